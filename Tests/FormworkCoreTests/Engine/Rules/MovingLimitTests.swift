import FormworkCore
import FormworkTestSupport
import Testing

/// Limits that expressions give.
struct MovingLimitTests {
    private static let noon: Int64 = 1_795_262_400_000

    private func field(_ id: String, _ type: FieldType, _ limits: [FieldLimit: String]) -> Field {
        var field = Field(id: id, type: type, title: id.uppercased())
        for (limit, expression) in limits { field.setExpression(of: limit, to: expression) }
        return field
    }

    private func session(_ fields: Field...) throws -> FormEngine {
        let form = try CompiledForm(FormDefinition(fields: fields))
        #expect(form.warnings.isEmpty)
        return try FormDefinition(fields: fields).session(context: SessionContext(clock: Self.noon))
    }

    private func codes(_ engine: FormEngine) -> [String] { engine.allErrors.map { "\($0.path) \($0.code)" } }

    @Test func aLimitFollowsAnotherAnswerInTheSameTransaction() throws {
        let engine = try session(
            Field(id: "from", type: .date), field("to", .date, [.minimumDate: "add_days($from, 1)"]))
        engine.set("to", "2026-01-01")
        #expect(codes(engine).isEmpty)
        let changes = engine.set("from", "2026-03-01")
        #expect(changes.updates.contains { $0.aspects == .limits })
        #expect(engine.state("to")?.field.minimumDate == "2026-03-02")
        #expect(engine.allErrors.first?.parameters == [ErrorParameter("min", .text("2026-03-02"))])
        #expect(codes(engine) == ["to min_date"] && engine.values["to"] == "2026-01-01")
        engine.set("to", "2026-03-02")
        #expect(codes(engine).isEmpty)
    }

    @Test func aShownErrorComesAndGoesWithTheLimit() throws {
        let engine = try session(Field(id: "most", type: .integer), field("n", .integer, [.maxValue: "$most * 2"]))
        engine.set("most", 5)
        engine.set("n", 11)
        _ = engine.perform(.submit)
        #expect(engine.errors.map(\.code) == ["max_value"])
        #expect(engine.errors.first?.parameters == [ErrorParameter("max", .number(10))])
        engine.set("most", 6)
        #expect(engine.errors.isEmpty)
        engine.set("most", 1)
        #expect(engine.errors.map(\.code) == ["max_value"])
    }

    @Test func aBlankOrUnreadableAnswerGivesNoLimit() throws {
        let engine = try session(Field(id: "most", type: .integer), field("n", .integer, [.maxValue: "$most"]))
        engine.set("n", 11)
        #expect(codes(engine).isEmpty)
        engine.set("most", 5)
        #expect(codes(engine) == ["n max_value"])
        engine.type("most", "ten")
        #expect(engine.state("n")?.field.validations.maxValue == nil)
        #expect(codes(engine) == ["most type"])
        // In arithmetic blank is 0, but an answer that cannot be read is no number.
        let sum = try session(Field(id: "most", type: .integer), field("n", .integer, [.maxValue: "$most + 1"]))
        #expect(sum.state("n")?.field.validations.maxValue == 1)
        sum.type("most", "ten")
        #expect(sum.state("n")?.field.validations.maxValue == nil)
        sum.set("most", .null)
        #expect(sum.state("n")?.field.validations.maxValue == 1)
    }

    @Test func anAnswerThatIsHiddenGivesNoLimit() throws {
        var most = Field(id: "most", type: .integer, value: .number(5))
        most.visibleWhen = "$on"
        let engine = try session(
            Field(id: "on", type: .toggle), most, field("n", .stepper, [.maximum: "$most"]))
        #expect(engine.state("n")?.field.maximum == nil)
        engine.set("on", true)
        #expect(engine.state("n")?.field.maximum == 5)
    }

    @Test func todayMovesWithTheClockAndTheZoneOfThePerson() throws {
        let engine = try session(field("d", .date, [.minimumDate: "today()", .maximumDate: "add_days(today(), 3)"]))
        #expect(engine.state("d")?.field.minimumDate == "2026-11-21")
        #expect(engine.state("d")?.field.maximumDate == "2026-11-24")
        _ = engine.perform(.tick(Self.noon, zone: 50_400))
        #expect(engine.state("d")?.field.minimumDate == "2026-11-22")
        _ = engine.perform(.tick(Self.noon + 86_400_000))
        #expect(engine.state("d")?.field.maximumDate == "2026-11-26")
    }

    @Test func onlyLimitsThatReadTheAnswerAreComputedAgain() throws {
        let engine = try session(
            Field(id: "a", type: .integer), Field(id: "b", type: .integer),
            field("n", .integer, [.minValue: "$a", .maxValue: "$b"]), field("m", .integer, [.maxValue: "$b"]))
        let before = engine.statistics.evaluations
        engine.set("a", 3)
        #expect(engine.statistics.evaluations - before == 1)
        // The same answer again changes no limit.
        engine.set("a", 3)
        #expect(engine.statistics.evaluations - before == 1)
    }

    @Test func dayLimitsFitTheKindOfTheField() throws {
        let engine = try session(
            Field(id: "day", type: .date),
            field("at", .dateTime, [.minimumDate: "$day", .maximumDate: "$day"]),
            field("on", .date, [.maximumDate: "now()"]), field("time", .time, [.minimumDate: "now()"]))
        engine.set("day", "2026-03-01")
        #expect(engine.state("at")?.field.minimumDate == "2026-03-01T00:00")
        #expect(engine.state("at")?.field.maximumDate == "2026-03-01T23:59:59")
        engine.set("at", "2026-03-01T23:59")
        #expect(engine.state("on")?.field.maximumDate == "2026-11-21")
        #expect(engine.state("time")?.field.minimumDate == "12:00")
        #expect(codes(engine).isEmpty)
    }

    @Test func inAnItemANameMeansTheItemsOwnAnswer() throws {
        let form = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(
                        id: "stays", repeats: Repetition(min: 2, max: 9),
                        elements: [
                            .field(Field(id: "from", type: .date)),
                            .field(field("to", .date, [.minimumDate: "$from"])),
                            .field(field("next", .date, [.minimumDate: "previous($to)"])),
                        ])
                ])
            ])
        let engine = try Sample.session(form)
        engine.set("stays[0].from", "2026-03-01")
        #expect(engine.state("stays[0].to")?.field.minimumDate == "2026-03-01")
        #expect(engine.state("stays[1].to")?.field.minimumDate == "")
        engine.set("stays[0].to", "2026-03-05")
        #expect(engine.state("stays[1].next")?.field.minimumDate == "2026-03-05")
        engine.play(["op": "add_item", "field": "stays"])
        engine.set("stays[1].to", "2026-03-09")
        #expect(engine.state("stays[2].next")?.field.minimumDate == "2026-03-09")
        #expect(engine.checkInvariants().isEmpty)
    }

    @Test func limitsThatCrossAreBothRulesAndTheSmallestNumberIsReached() throws {
        let engine = try session(
            Field(id: "a", type: .integer), Field(id: "b", type: .integer),
            field("n", .stepper, [.minimum: "$a", .maximum: "$b"]))
        engine.set("a", 8)
        engine.set("b", 3)
        engine.set("n", 5)
        #expect(codes(engine) == ["n min_value"])
        engine.set("n", 9)
        #expect(codes(engine) == ["n max_value"])
        let scale = try #require(engine.state("n").map { NumberScale($0.field) })
        #expect(scale.minimum == 8 && scale.maximum == 8 && scale.number(1, from: 3) == 8)
    }

    @Test func stepsGoToThePresentLimit() throws {
        let engine = try session(
            Field(id: "seats", type: .integer, value: .number(3)), field("n", .stepper, [.maximum: "$seats"]))
        engine.set("n", 3)
        let node = try #require(engine.state("n")?.node)
        _ = engine.perform(.step(node, 1))
        #expect(engine.values["n"] == 3)
        engine.set("seats", 4)
        _ = engine.perform(.step(node, 1))
        #expect(engine.values["n"] == 4)
        // An answer beyond a new limit stays.
        engine.set("seats", 2)
        #expect(engine.values["n"] == 4 && codes(engine) == ["n max_value"])
    }

    @Test func theTrackOfASliderBeginsWhereItDid() throws {
        let engine = try session(
            Field(id: "a", type: .integer), field("s", .slider, [.minimum: "$a", .maximum: "$a + 1"]))
        let blank = try #require(engine.state("s")?.text)
        engine.set("a", 20)
        #expect(engine.state("s")?.text == blank)
        let scale = try #require(engine.state("s").map { NumberScale($0.field) })
        #expect(scale.minimum == 0 && scale.maximum == 21 && scale.step == 1)
        engine.set("s", 19)
        #expect(codes(engine) == ["s min_value"])
    }

    @Test func minutesAreCountedFromTheFullHourIfTheFirstTimeMoves() throws {
        var time = field("t", .time, [.minimumDate: "$open"])
        time.minuteInterval = 15
        let engine = try session(Field(id: "open", type: .time), time)
        engine.set("open", "08:10")
        engine.set("t", "08:15")
        #expect(codes(engine).isEmpty)
        engine.set("t", "08:25")
        #expect(codes(engine) == ["t minute_interval"])
    }

    @Test func twoFieldsMayLimitEachOther() throws {
        let engine = try session(
            field("from", .date, [.maximumDate: "$to"]), field("to", .date, [.minimumDate: "$from"]))
        engine.set("from", "2026-03-05")
        engine.set("to", "2026-03-01")
        #expect(codes(engine) == ["from max_date", "to min_date"])
    }

    @Test func mistakesAreProblems() {
        func problems(_ fields: Field...) -> [String] {
            CompiledForm.problems(in: FormDefinition(fields: fields)).map { "\($0.code.rawValue) \($0.key)" }
        }
        #expect(problems(field("n", .integer, [.maxValue: "$x"])) == ["unknown_reference max_value"])
        #expect(problems(field("n", .integer, [.minimum: "today()"])) == ["expression_type min"])
        #expect(problems(field("d", .date, [.minimumDate: "1 + 2"])) == ["expression_type minimum_date"])
        #expect(problems(field("t", .time, [.minimumDate: "today()"])) == ["expression_type minimum_date"])
        #expect(problems(field("n", .integer, [.maximum: "$n + 1"])) == ["cycle max"])
        #expect(problems(field("t", .text, [.maximum: "3"])) == ["rule_cannot_apply max"])
        #expect(problems(field("n", .integer, [.minimumDate: "today()"])) == ["rule_cannot_apply minimum_date"])
    }

    /// The words of an error have the limit in them.
    @Test func noLimitReadsAnAnswerThatStaysConfidential() {
        let secret = Field(id: "s", type: .password)
        var pay = Field(id: "pay", type: .integer)
        pay.isSensitive = true
        var own = field("n", .integer, [.maximum: "$pay"])
        func problems(_ fields: Field...) -> [String] {
            CompiledForm.problems(in: FormDefinition(fields: fields)).map { "\($0.code.rawValue) \($0.key)" }
        }
        #expect(problems(secret, field("n", .integer, [.maximum: "length($s)"])) == ["wrong_value max"])
        #expect(problems(pay, own) == ["wrong_value max"])
        let twice = Field(id: "twice", type: .info, formula: "$pay * 2")
        #expect(problems(pay, twice, field("n", .integer, [.minValue: "$twice"])) == ["wrong_value min_value"])
        own.isSensitive = true
        #expect(problems(pay, own).isEmpty)
    }

    @Test func anArchiveHasTheLimits() throws {
        let engine = try session(
            Field(id: "a", type: .integer), field("n", .stepper, [.minimum: "$a", .maximum: "$a * 2"]))
        let read = FormEngine(
            try CompiledForm(archive: engine.form.archive()), context: SessionContext(clock: Self.noon))
        read.set("a", 4)
        #expect(read.state("n")?.field.minimum == 4 && read.state("n")?.field.maximum == 8)
        guard case .object(var members) = engine.form.archive().content,
            let place = members.firstIndex(where: { $0.key == "rules" }),
            var rules = members[place].value.arrayValue, var rule = rules[0].arrayValue
        else { return #expect(Bool(false)) }
        for wrong: JSONValue in [9, -1, "x", []] {
            rule[3] = wrong
            rules[0] = .array(rule)
            members[place].value = .array(rules)
            #expect(throws: ArchiveProblem.notReadable) { try CompiledForm(archive: .object(members)) }
        }
    }
}
