import FormworkCore
import FormworkTestSupport
import Testing

/// The work of a transaction is in proportion to its changes.
struct WorkTests {
    /// Fields in sections of ten, a sum at the end of every section.
    static func large(_ count: Int) -> FormDefinition {
        let sections = (0..<count / 10).map { section in
            let fields = (0..<9).map { Field(id: "f\(section)_\($0)", type: .decimal) }
            let sum = Field(
                id: "sum\(section)", type: .info, formula: fields.map { "$" + $0.id }.joined(separator: " + "))
            return FormSection(
                id: "s\(section)", visibleWhen: section == 0 ? "" : "$f0_0 != \(section)",
                elements: (fields + [sum]).map { .field($0) })
        }
        return FormDefinition(id: "large", groups: [FormGroup(sections: sections)])
    }

    @Test func everyTransactionIsCountedOnceWhateverItDoes() throws {
        let engine = try Sample.session(Self.large(10))
        func count(_ transaction: () -> Void) -> Int {
            let before = engine.statistics.transactions
            transaction()
            return engine.statistics.transactions - before
        }
        #expect(count { engine.set("f0_3", 5) } == 1)
        #expect(count { _ = engine.undo() } == 1)
        #expect(count { _ = engine.redo() } == 1)
        #expect(count { _ = engine.restore(engine.snapshot()) } == 1)
        #expect(count { _ = engine.forgetSecrets() } == 1)
        #expect(count { engine.adopt(engine.form) } == 1)
        #expect(count { _ = engine.values } == 0)
    }

    @Test func anEditVisitsOnlyWhatItAffects() throws {
        let engine = try Sample.session(Self.large(10_000))
        let before = engine.statistics
        engine.set("f7_3", 5)
        #expect(engine.statistics.evaluations - before.evaluations == 1)
        #expect(engine.statistics.visits - before.visits == 0)
        #expect(engine.statistics.rowsExamined - before.rowsExamined < 50)
    }

    @Test func hidingASectionVisitsItsNodesAndDoesNotWalkTheList() throws {
        let engine = try Sample.session(Self.large(10_000))
        engine.set("f7_3", 5)
        let before = engine.statistics
        let changes = engine.set("f0_0", 7)
        #expect(changes.removals.count == 11)
        #expect(engine.statistics.visits - before.visits == 11)
        #expect(engine.statistics.rowsExamined - before.rowsExamined < 500)
    }

    @Test func aComputationRunsOnceHoweverManyOfItsInputsChange() throws {
        let diamond = FormDefinition(
            id: "diamond",
            groups: [
                FormGroup(sections: [
                    FormSection(elements: [
                        .field(Field(id: "a", type: .decimal)),
                        .field(Field(id: "end", type: .info, formula: "$b + $c + $a")),
                        .field(Field(id: "b", type: .info, formula: "$a + 1")),
                        .field(Field(id: "c", type: .info, formula: "$b + $a")),
                    ])
                ])
            ])
        let engine = try Sample.session(diamond)
        let before = engine.statistics.evaluations
        engine.set("a", 2)
        #expect(engine.state("end")?.display == "10")
        #expect(engine.statistics.evaluations - before == 3)
    }

    @Test func addingAThousandItemsAtOnceIsOneChangeSet() throws {
        let form = FormDefinition(
            id: "bulk",
            groups: [
                FormGroup(sections: [
                    FormSection(id: "items", repeats: Repetition(), elements: [.field(Field(id: "x", type: .integer))])
                ])
            ])
        let engine = try Sample.session(form)
        let items = JSONValue.array((0..<1_000).map { ["x": .number($0)] })
        let changes = engine.perform(.load(["items": items]))
        #expect(changes.insertions.count == 2_000)
        #expect(changes.updates.count < 10)
        #expect(engine.state("items[999].x")?.text == "999")
    }

    @Test func addingAndRemovingAnItemEvaluatesWhatReadsOverItemsOnly() throws {
        let items = FormSection(
            id: "items", repeats: Repetition(),
            elements: [
                .field(Field(id: "x", type: .decimal)), .field(Field(id: "double", type: .info, formula: "$x * 2")),
            ])
        let sum = FormSection(
            id: "sums", elements: [.field(Field(id: "sum", type: .info, formula: "sum($items[].double)"))])
        let form = FormDefinition(id: "form", groups: [FormGroup(sections: [items, sum])])
        for count in [3, 300] {
            let engine = try Sample.session(form)
            _ = engine.perform(.load(["items": .array(Array(repeating: ["x": 2], count: count))]))
            var before = engine.statistics.evaluations
            engine.play(["op": "add_item", "field": "items"])
            #expect(engine.statistics.evaluations - before == 2)
            before = engine.statistics.evaluations
            guard let first = engine.node(at: "items[0].x") else { return }
            let header = NodeID(element: first.element.position - 1, item: first.item.position)
            #expect(engine.perform(.removeItem(header)).removals.count == 3)
            #expect(engine.statistics.evaluations - before == 1)
            #expect(engine.state("sum")?.value == .number(DecimalNumber(count * 4 - 4)))
        }
    }

    @Test func appendedItemsRunOnlyTheirOwnRules() throws {
        let items = FormSection(
            id: "items", repeats: Repetition(),
            elements: [
                .field(Field(id: "x", type: .decimal, validations: Validations(required: true))),
                .field(Field(id: "double", type: .info, visibleWhen: "$x > 1", formula: "$x * 2")),
            ])
        let form = FormDefinition(id: "form", groups: [FormGroup(sections: [items])])
        var costs: [[Int]] = []
        for count in [30, 900] {
            let engine = try Sample.session(form)
            _ = engine.perform(.load(["items": .array(Array(repeating: ["x": 2], count: count))]))
            let before = engine.statistics
            for number in 0..<20 {
                let end = engine.rows.count - 1
                let changes = engine.play(["op": "add_item", "field": "items"])
                #expect(changes.insertions.map(\.position) == [end, end + 1])
                #expect(changes.removals.isEmpty && changes.updates.count <= 1)
                #expect(engine.set("items[\(count + number)].x", 3).insertions.map(\.position) == [end + 2])
            }
            let after = engine.statistics
            costs.append([
                after.evaluations - before.evaluations, after.visits - before.visits,
                after.validations - before.validations,
            ])
        }
        #expect(costs[0] == costs[1])
        #expect(costs[0][0] == 20 * 4)
    }

    @Test func numbersOfItemsAreWorkedOutAgainWhenAnEarlierOneGoes() throws {
        let items = FormSection(
            id: "items", repeats: Repetition(), elements: [.field(Field(id: "n", type: .info, formula: "$index + 1"))])
        let engine = try Sample.session(FormDefinition(id: "form", groups: [FormGroup(sections: [items])]))
        _ = engine.perform(.load(["items": [[:], [:], [:]]]))
        guard let first = engine.node(at: "items[0].n") else { return }
        _ = engine.perform(.removeItem(NodeID(element: first.element.position - 1, item: first.item.position)))
        #expect(engine.state("items[1].n")?.display == "2")
    }
}
