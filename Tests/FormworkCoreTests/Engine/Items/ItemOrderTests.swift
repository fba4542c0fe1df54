import FormworkCore
import FormworkTestSupport
import Testing

/// Rules that read the items of a repeat in their order: the item before, running sums, and items that may not be the same.
struct ItemOrderTests {
    /// A repeat of trips, with a field outside of it.
    private static func form(_ fields: [Field], items: Int = 0) -> FormDefinition {
        let repetition = Repetition(min: items, isReorderable: true)
        return FormDefinition(
            id: "trips",
            groups: [
                FormGroup(sections: [
                    FormSection(elements: [.field(Field(id: "rate", type: .decimal, value: .number(1)))]),
                    FormSection(id: "trip", repeats: repetition, elements: fields.map { .field($0) }),
                ])
            ])
    }

    private static let logBook = form([
        Field(id: "end", type: .decimal),
        Field(id: "driven", type: .info, formula: "$end - previous($end)"),
        Field(id: "total", type: .info, formula: "running_sum($end * $rate)"),
    ])

    private func engine(_ definition: FormDefinition, ends: [Int]) throws -> FormEngine {
        let engine = try Sample.session(definition)
        let items = ends.map { JSONValue.object([JSONMember("end", .number($0))]) }
        _ = engine.perform(.load(.object([JSONMember("trip", .array(items))])))
        return engine
    }

    private func list(_ engine: FormEngine, _ id: String) -> [String] {
        var list: [String] = []
        while let state = engine.state("trip[\(list.count)].\(id)") { list.append(state.display) }
        return list
    }

    @Test func anItemReadsTheOneBeforeItWhereverThatComesFrom() throws {
        let engine = try engine(Self.logBook, ends: [100, 130, 190])
        #expect(list(engine, "driven") == ["100", "30", "60"])
        engine.set("trip[0].end", 110)
        #expect(list(engine, "driven") == ["110", "20", "60"])
        engine.play(["op": "move_item", "field": "trip[2]", "to": 0])
        #expect(list(engine, "driven") == ["190", "-80", "20"])
        engine.play(["op": "remove_item", "field": "trip[0]"])
        #expect(list(engine, "driven") == ["110", "20"])
        engine.play(["op": "add_item", "field": "trip"])
        engine.set("trip[2].end", 150)
        #expect(list(engine, "driven") == ["110", "20", "20"])
    }

    @Test func aRunningSumFollowsEveryChange() throws {
        let engine = try engine(Self.logBook, ends: [2, -2, 5])
        #expect(list(engine, "total") == ["2", "0", "5"])
        // The sum up to the moved item is the same as before, but not those behind it.
        engine.play(["op": "move_item", "field": "trip[1]", "to": 0])
        #expect(list(engine, "total") == ["-2", "0", "5"])
        engine.play(["op": "move_item", "field": "trip[2]", "to": 0])
        #expect(list(engine, "total") == ["5", "3", "5"])
        engine.set("rate", 10)
        #expect(list(engine, "total") == ["50", "30", "50"])
        engine.play(["op": "remove_item", "field": "trip[1]"])
        #expect(list(engine, "total") == ["50", "70"])
        _ = engine.undo()
        #expect(list(engine, "total") == ["50", "30", "50"])
    }

    @Test func whatChangedIsComputedAgainAndNothingElse() throws {
        let engine = try engine(Self.logBook, ends: Array(1...1_000))
        #expect(engine.state("trip[999].total")?.display == "500,500")
        // Each of the last items has a sum and its display, and two items read the answer.
        var before = engine.statistics
        engine.set("trip[900].end", 0)
        #expect(engine.statistics.evaluations - before.evaluations == 100 * 2 + 2)
        before = engine.statistics
        engine.set("trip[999].end", 0)
        #expect(engine.statistics.evaluations - before.evaluations == 3)
        #expect(engine.statistics.steps - before.steps < 2_500)
        // A reset computes all that is calculated twice: before answers are compared with formulas, and after.
        before = engine.statistics
        _ = engine.perform(.reset)
        #expect(engine.statistics.evaluations - before.evaluations < 6_100)
    }

    @Test func sumsAreThoseOfAFreshSessionAfterAnyChange() throws {
        var generator = SeededGenerator(share: 37)
        let engine = try engine(Self.logBook, ends: [1, 2, 3, 4])
        for _ in 0..<LawPlay.tries(120) {
            let count = list(engine, "end").count
            let place = Int.random(in: 0..<max(count, 1), using: &generator)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0 where count < 30: engine.play(["op": "add_item", "field": "trip"])
            case 1 where count > 2: engine.play(["op": "remove_item", "field": .string("trip[\(place)]")])
            case 2 where count > 2:
                let target = Int.random(in: 0..<count, using: &generator)
                engine.play(["op": "move_item", "field": .string("trip[\(place)]"), "to": .number(target)])
            default:
                let number = Int.random(in: -2...2, using: &generator)
                engine.set("trip[\(place)].end", .number(number))
            }
            let fresh = try Sample.session(Self.logBook)
            _ = fresh.perform(.load(engine.values(ValueOptions())))
            #expect(list(fresh, "total") == list(engine, "total"))
            #expect(list(fresh, "driven") == list(engine, "driven"))
        }
    }

    @Test func nestedItemsReadTheOuterItemBefore() throws {
        let inner = FormSection(
            id: "stop", repeats: Repetition(min: 2),
            elements: [
                .field(Field(id: "km", type: .decimal, value: .number(5))),
                .field(Field(id: "since", type: .info, formula: "running_sum($km) + previous($end)")),
                .field(Field(id: "all", type: .info, formula: "running_sum($end)")),
            ])
        let definition = FormDefinition(
            id: "trips",
            groups: [
                FormGroup(sections: [
                    FormSection(
                        id: "trip", repeats: Repetition(),
                        elements: [.field(Field(id: "end", type: .decimal)), .section(inner)])
                ])
            ])
        let engine = try engine(definition, ends: [100, 200])
        #expect(engine.state("trip[0].stop[1].since")?.display == "10")
        #expect(engine.state("trip[1].stop[0].since")?.display == "105")
        #expect(engine.state("trip[1].stop[1].since")?.display == "110")
        #expect(engine.state("trip[1].stop[1].all")?.display == "300")
        engine.set("trip[0].end", 1)
        #expect(engine.state("trip[1].stop[1].since")?.display == "11")
        #expect(engine.state("trip[1].stop[0].all")?.display == "201")
    }

    @Test func theSecondOfTwoEqualItemsHasTheError() throws {
        var field = Field(id: "mail", type: .text)
        field.validations.unique = true
        let engine = try Sample.session(Self.form([field], items: 3))
        for (place, text) in ["a", "b", "a"].enumerated() { engine.set("trip[\(place)].mail", .string(text)) }
        engine.play(["op": "submit"])
        #expect(engine.errors.map(\.path) == ["trip[2].mail"])
        #expect(engine.errors.map(\.code) == ["duplicate"])
        #expect(engine.errors.map(\.parameters) == [[ErrorParameter("item", .number(1))]])
        engine.set("trip[0].mail", "b")
        #expect(engine.errors.map(\.path) == [])
        engine.play(["op": "submit"])
        #expect(engine.errors.map(\.path) == ["trip[1].mail"])
        engine.set("trip[0].mail", .null)
        engine.set("trip[2].mail", .null)
        #expect(engine.errors.isEmpty)
    }

    @Test func itemsMayShareAnAnswerIfAnotherOneDiffers() throws {
        var field = Field(id: "last", type: .text)
        field.validations.uniqueWith = ["first"]
        let engine = try Sample.session(Self.form([Field(id: "first", type: .text), field], items: 2))
        engine.set("trip[0].last", "Lovelace")
        engine.set("trip[1].last", "Lovelace")
        engine.set("trip[1].first", "Ada")
        engine.play(["op": "submit"])
        #expect(engine.errors.isEmpty)
        engine.set("trip[0].first", "Ada")
        engine.play(["op": "submit"])
        #expect(engine.errors.map(\.path) == ["trip[1].last"])
    }

    @Test func pagesComputeTheSame() throws {
        var field = Field(id: "end", type: .decimal)
        field.validations.unique = true
        let form = try CompiledForm(
            Self.form([
                field, Field(id: "driven", type: .info, formula: "$end - previous($end)"),
                Field(id: "total", type: .info, formula: "running_sum($end > 2 ? $end : 0) / running_sum($end)"),
            ]))
        let copy = try CompiledForm(archive: form.archive())
        #expect(copy.archive() == form.archive())
        let engines = [form, copy].map { FormEngine($0) }
        for engine in engines {
            let items = [1, 3, 3].map { JSONValue.object([JSONMember("end", .number($0))]) }
            _ = engine.perform(.load(.object([JSONMember("trip", .array(items))])))
            _ = engine.perform(.submit)
        }
        #expect(engines[0].values(ValueOptions()) == engines[1].values(ValueOptions()))
        #expect(engines.map { $0.errors.map(\.code) } == [["duplicate"], ["duplicate"]])
        #expect(list(engines[1], "driven") == ["1", "2", "0"])
    }

    @Test func mistakesAreFound() throws {
        let wrong: [(String, DefinitionProblem.Code)] = [
            ("previous($rate)", .expressionType), ("previous($end + 1)", .expressionType),
            ("running_sum($rate)", .expressionType), ("running_sum(1)", .expressionType),
            ("previous($index)", .expressionType), ("previous($total)", .cycle),
            ("$trip[$index - 1].end", .expressionSyntax), ("previous($ende)", .unknownReference),
        ]
        for (formula, code) in wrong {
            let definition = Self.form([
                Field(id: "end", type: .decimal), Field(id: "total", type: .info, formula: formula),
            ])
            #expect(CompiledForm.problems(in: definition).map(\.code) == [code], "\(formula)")
        }
        var outside = Field(id: "end", type: .decimal)
        outside.validations.unique = true
        let alone = FormDefinition(id: "f", groups: [FormGroup(sections: [FormSection(elements: [.field(outside)])])])
        #expect(CompiledForm.problems(in: alone).map(\.code) == [.ruleCannotApply])
        var calculated = Field(id: "end", type: .text, disabled: true, formula: "'a'")
        calculated.validations.unique = true
        let warnings = CompiledForm.problems(in: Self.form([calculated]))
        #expect(warnings.map(\.code) == [.ruleCannotApply] && warnings.map(\.key) == ["unique"])
    }

    @Test func conditionsOfOptionsReadTheItemBeforeAndNoRunningSum() throws {
        func choice(own: String = "", all: String = "") -> FormDefinition {
            let options = [
                FieldOption(id: .text("a"), title: "A"), FieldOption(id: .text("b"), title: "B", visibleWhen: own),
            ]
            return Self.form([
                Field(id: "end", type: .decimal),
                Field(id: "pick", type: .select, options: options, optionsWhen: all),
            ])
        }
        for definition in [choice(own: "running_sum($end) > 5"), choice(all: "running_sum($end) > 5")] {
            let problems = CompiledForm.problems(in: definition)
            #expect(problems.map(\.code) == [.expressionType])
            #expect(problems.map(\.expected) == [["field_of_its_own"]])
        }
        for definition in [
            choice(own: "previous($end) > 5"), choice(all: "$option == 'a' or previous($end) > 5"),
        ] {
            let engine = try engine(definition, ends: [3, 9, 1])
            for item in 0..<3 { engine.set("trip[\(item)].pick", "b") }
            let kept = (0..<3).map { engine.values["trip"]?.arrayValue?[$0]["pick"] != nil }
            #expect(kept == [false, false, true])
        }
    }

    /// Answers with signs that separate others are errors, and still no other answer is said to be the same.
    @Test func answersAreComparedWhole() throws {
        var field = Field(id: "last", type: .text)
        field.validations.uniqueWith = ["first"]
        let engine = try Sample.session(Self.form([Field(id: "first", type: .text), field], items: 2))
        engine.set("trip[0].last", "a\u{1F}b")
        engine.set("trip[0].first", "c")
        engine.set("trip[1].last", "a")
        engine.set("trip[1].first", "b\u{1F}c")
        engine.play(["op": "submit"])
        #expect(!engine.errors.map(\.code).contains("duplicate"))
    }

    @Test(arguments: ["3000000000", "99999999999999999999"])
    func moreCharactersThanATextHasAreAllOfThem(number: String) throws {
        let definition = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(
                        elements: ["left('abc', N)", "right('abc', N)", "mid('abc', 2, N)", "mid('abc', N)"]
                            .enumerated()
                            .map {
                                let formula = $0.element.replacing("N", with: number)
                                return .field(Field(id: "f\($0.offset)", type: .info, formula: formula))
                            })
                ])
            ])
        let engine = try Sample.session(definition)
        #expect((0..<4).map { engine.state("f\($0)")?.display } == ["abc", "abc", "bc", ""])
    }

    @Test func aSumInARuleOfTheServerStaysThere() throws {
        var field = Field(id: "end", type: .decimal)
        field.validations.rules = [AssertionRule("running_sum($end * 7919) < 100000", isServerOnly: true)]
        let form = try CompiledForm(Self.form([field]))
        #expect(!form.archive().description.contains("7919"))
        let engine = FormEngine(form)
        let items = [10, 20].map { JSONValue.object([JSONMember("end", .number($0))]) }
        _ = engine.perform(.load(.object([JSONMember("trip", .array(items))])))
        _ = engine.perform(.submit)
        #expect(engine.errors.map(\.path) == ["trip[1].end"])
    }
}
