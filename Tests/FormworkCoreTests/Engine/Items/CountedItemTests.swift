import FormworkCore
import FormworkTestSupport
import Testing

/// Repeats that have as many items as an answer says.
struct CountedItemTests {
    /// A number of children, with a repeat that follows it.
    private static func form(
        min: String = "$n", max: String = "$n", _ fields: [Field] = [Field(id: "name", type: .text)],
        value: FormValue = .blank
    ) -> FormDefinition {
        var repeats = Repetition()
        repeats.minExpression = min
        repeats.maxExpression = max
        return FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(elements: [
                        .field(Field(id: "n", type: .decimal, value: value)),
                        .field(Field(id: "count", type: .info, formula: "count($kids[])")),
                    ]),
                    FormSection(id: "kids", title: "Child", repeats: repeats, elements: fields.map { .field($0) }),
                ])
            ])
    }

    /// The error about too many items has their number in it.
    @Test func noSensitiveAnswerSaysHowManyItemsThereAre() {
        var form = Self.form()
        #expect(CompiledForm.problems(in: form).isEmpty)
        guard case .field(var count) = form.groups[0].sections[0].elements[0] else { return #expect(Bool(false)) }
        count.isSensitive = true
        form.groups[0].sections[0].elements[0] = .field(count)
        #expect(CompiledForm.problems(in: form).map(\.code) == [.wrongValue])
    }

    private func session(_ definition: FormDefinition) throws -> FormEngine {
        let engine = try Sample.session(definition)
        _ = engine.perform(.load(.object([])))
        return engine
    }

    private func count(_ engine: FormEngine) -> Int { engine.node(at: "kids").map { engine.itemIDs($0).count } ?? -1 }

    private func canAdd(_ engine: FormEngine) -> Bool { engine.node(at: "kids").map { engine.canAddItem($0) } ?? false }

    @Test func itemsComeAndGoWithTheAnswerInOneTransaction() throws {
        let engine = try session(Self.form())
        #expect(count(engine) == 0)
        let old = engine.rows
        let change = engine.type("n", "3")
        #expect(change.applied(to: old) == engine.rows)
        #expect(count(engine) == 3)
        #expect(engine.state("count")?.display == "3")
        let rows = engine.rows
        #expect(engine.type("n", "1").applied(to: rows) == engine.rows)
        #expect(count(engine) == 1)
        #expect(engine.state("count")?.display == "1")
        #expect(engine.checkInvariants().isEmpty)
    }

    @Test(
        arguments: [
            (.number(2), 2), (.number(0), 0), (.number(-4), 0), ("2.9", 2), ("x", 0), (.null, 0),
            (.number(1_001), 1_000),
        ] as [(JSONValue, Int)])
    func aCountIsRoundedDownAndKeptWithinBounds(_ answer: JSONValue, _ items: Int) throws {
        let engine = try session(Self.form())
        engine.set("n", answer)
        #expect(count(engine) == items)
    }

    @Test func aCountAboveEveryBoundIsAnError() throws {
        let engine = try session(Self.form())
        engine.set("n", "100000000000000000000")
        #expect(count(engine) == Repetition.itemLimit)
        #expect(engine.submit() == ["kids min_items"])
        #expect(!engine.lacksItems)
        let minimum = try session(Self.form(max: ""))
        minimum.set("n", 1_001)
        #expect(minimum.submit() == ["kids min_items"])
    }

    @Test func aBlankOrMalformedCountIsNoLimit() throws {
        let engine = try session(Self.form())
        #expect(canAdd(engine))
        engine.play("add_item", "kids")
        #expect(count(engine) == 1)
        engine.type("n", "2")
        #expect(!canAdd(engine))
        engine.type("n", "2x")
        #expect(canAdd(engine))
        #expect(count(engine) == 0)
    }

    @Test func whatWasAnsweredStaysWithAnError() throws {
        let engine = try session(Self.form())
        engine.type("n", "3")
        engine.type("kids[1].name", "Ada")
        engine.type("n", "1")
        #expect(count(engine) == 2)
        #expect(engine.submit() == ["kids max_items"])
        #expect(engine.item(try #require(engine.node(at: "kids[1]")))?.isRemovable == true)
        engine.play("remove_item", "kids[0]")
        #expect(engine.submit() == [])
        #expect(engine.item(try #require(engine.node(at: "kids[0]")))?.isRemovable == false)
        #expect(engine.state("kids[0].name")?.text == "Ada")
    }

    @Test func anItemThatBecameBlankIsRemovedWhenTheFormIsSubmitted() throws {
        let engine = try session(Self.form())
        engine.type("n", "2")
        engine.type("kids[1].name", "Ada")
        engine.type("n", "1")
        engine.type("kids[1].name", "")
        #expect(count(engine) == 2)
        #expect(engine.submit() == [])
        #expect(count(engine) == 1)
    }

    @Test func itemsThatAMinimumAskedForGoWithIt() throws {
        let engine = try session(Self.form(max: ""))
        for text in ["1", "12", "1", "", "2"] { engine.type("n", text) }
        #expect(count(engine) == 2)
        engine.play("add_item", "kids")
        engine.type("n", "1")
        // A person asked for the third item, so nothing that they see goes.
        #expect(count(engine) == 3)
    }

    @Test func addedItemsHaveDefaultsThatAreNoAnswers() throws {
        let engine = try session(
            Self.form([
                Field(id: "country", type: .text, value: .text("NL")), Field(id: "name", type: .text),
                Field(id: "place", type: .info, formula: "$index + 1"),
            ]))
        engine.type("n", "2")
        #expect(engine.state("kids[1].country")?.text == "NL")
        #expect(engine.state("kids[1].place")?.display == "2")
        engine.type("n", "1")
        #expect(count(engine) == 1)
        engine.type("kids[0].country", "BE")
        engine.type("n", "0")
        #expect(count(engine) == 1)
    }

    @Test func aDefaultOfTheCountMakesItems() throws {
        let engine = try session(Self.form(value: .number(2)))
        #expect(count(engine) == 2)
        _ = engine.perform(.load(["n": 1, "kids": [["name": "Ada"], [:], [:]]]))
        #expect(count(engine) == 1)
        _ = engine.perform(.load(["n": 1, "kids": [["name": "Ada"], ["name": "Bo"]]]))
        #expect(count(engine) == 2)
        #expect(engine.submit() == ["kids max_items"])
        _ = engine.perform(.replaceAnswers(["n": 3, "kids": [["name": "Ada"]]]))
        #expect(count(engine) == 3)
        #expect(engine.submit() == [])
    }

    @Test func typingTheCountIsOneStepToUndo() throws {
        let engine = try session(Self.form())
        engine.type("n", "1")
        engine.type("n", "12")
        _ = engine.perform(.blur(try #require(engine.node(at: "n"))))
        let ids = engine.itemIDs(try #require(engine.node(at: "kids")))
        engine.type("kids[11].name", "Ada")
        let before = engine.snapshot()
        _ = engine.undo()
        _ = engine.undo()
        #expect(count(engine) == 0)
        #expect(!engine.canUndo)
        _ = engine.redo()
        _ = engine.redo()
        #expect(engine.snapshot() == before)
        #expect(engine.itemIDs(try #require(engine.node(at: "kids"))) == ids)
        engine.type("n", "2")
        #expect(count(engine) == 12)
        engine.type("kids[11].name", "")
        _ = engine.undo()
        #expect(engine.state("kids[11].name")?.text == "Ada")
    }

    @Test func undoBringsBlankItemsBackInTheirOrder() throws {
        let engine = try session(Self.form())
        engine.type("n", "4")
        _ = engine.perform(.blur(try #require(engine.node(at: "n"))))
        let ids = engine.itemIDs(try #require(engine.node(at: "kids")))
        engine.startRecording()
        engine.type("n", "1")
        #expect(engine.removedValues == .object([]))
        _ = engine.undo()
        #expect(engine.itemIDs(try #require(engine.node(at: "kids"))) == ids)
        _ = engine.redo()
        #expect(count(engine) == 1)
        #expect(engine.checkInvariants().isEmpty)
    }

    @Test func aSnapshotBringsBackTheSameItems() throws {
        let engine = try session(Self.form())
        engine.type("n", "2")
        engine.type("kids[1].name", "Ada")
        engine.type("n", "1")
        engine.type("kids[1].name", "")
        let other = FormEngine(engine.form)
        _ = other.restore(engine.snapshot())
        #expect(other.rows == engine.rows)
        #expect(!canAdd(other))
        #expect(other.snapshot() == engine.snapshot())
    }

    @Test func anArchiveFollowsTheCountToo() throws {
        let archive = try session(Self.form()).form.archive()
        let engine = FormEngine(try CompiledForm(archive: archive))
        engine.type("n", "2")
        #expect(count(engine) == 2)
    }

    @Test func aRepeatInsideAnItemReadsTheItem() throws {
        var inner = Repetition()
        inner.minExpression = "$pets"
        var form = Self.form([Field(id: "pets", type: .integer)])
        form.groups[0].sections[1].elements.append(
            .section(FormSection(id: "pet", repeats: inner, elements: [.field(Field(id: "name", type: .text))])))
        let engine = try session(form)
        engine.type("n", "2")
        engine.type("kids[1].pets", "3")
        #expect(engine.node(at: "kids[1].pet[2].name") != nil)
        #expect(engine.node(at: "kids[0].pet[0].name") == nil)
        engine.type("kids[1].pet[2].name", "Rex")
        engine.type("kids[1].pets", "")
        engine.type("n", "0")
        // The pet was answered, so its owner stays.
        #expect(count(engine) == 2)
    }

    @Test func aCountThatReadsItsOwnItemsIsAMistake() {
        var form = Self.form(min: "count($kids[].name)")
        #expect(CompiledForm.problems(in: form).map(\.code) == [.cycle])
        form = Self.form()
        form.groups[0].sections[0].elements[0] = .field(Field(id: "n", type: .info, formula: "$count + 1"))
        #expect(CompiledForm.problems(in: form).map(\.code) == [.cycle])
        form = Self.form(min: "$missing")
        #expect(CompiledForm.problems(in: form).map(\.key) == ["min"])
    }

    @Test func aPageWithoutAnEngineKeepsWhatWasTypedInAnItemThatGoes() throws {
        let engine = try session(Self.form())
        engine.type("n", "3")
        engine.holdingItems {
            engine.type("n", "1")
            #expect(count(engine) == 3)
            engine.type("kids[1].name", "Ada")
        }
        #expect(count(engine) == 2)
        #expect(engine.state("kids[1].name")?.text == "Ada")
    }
}
