import FormworkCore
import FormworkTestSupport
import Testing

/// A value that many items share is computed once.
struct SummaryTests {
    /// Items with their share of a sum. The formula of every item contains the sum.
    private static func shares(_ formula: String = "$price / sum($items[].price)") throws -> FormEngine {
        let items = FormSection(
            id: "items", repeats: Repetition(max: 1_000),
            elements: [
                .field(Field(id: "price", type: .decimal)), .field(Field(id: "share", type: .info, formula: formula)),
            ])
        return try Sample.session(FormDefinition(id: "shares", groups: [FormGroup(sections: [items])]))
    }

    private static func prices(_ count: Int) -> JSONValue {
        ["items": .array(Array(repeating: ["price": 5], count: count))]
    }

    @Test func aPriceThatChangesChangesTheShareInEveryItem() throws {
        let engine = try Self.shares()
        _ = engine.perform(.load(Self.prices(2)))
        #expect(engine.state("items[1].share")?.display == "0.5")
        engine.set("items[0].price", 15)
        #expect(engine.state("items[0].share")?.display == "0.75")
        #expect(engine.state("items[1].share")?.display == "0.25")
        guard let first = engine.node(at: "items[0]") else { return }
        _ = engine.perform(.removeItem(first))
        #expect(engine.state("items[0].share")?.display == "1")
    }

    @Test func loadingItemsWithAShareOfASumTakesStepsThatGrowWithTheItems() throws {
        var costs: [Int] = []
        for count in [200, 400, 800] {
            let engine = try Self.shares()
            let before = engine.statistics
            _ = engine.perform(.replaceAnswers(Self.prices(count)))
            #expect(engine.statistics.evaluations - before.evaluations <= count * 3)
            costs.append(engine.statistics.steps - before.steps)
        }
        #expect(costs[1] - costs[0] <= 200 * 60, "\(costs)")
        #expect(abs((costs[2] - costs[1]) - 2 * (costs[1] - costs[0])) < 400, "\(costs)")
    }

    @Test func aRepeatInARepeatHasSharesToo() throws {
        let lines = FormSection(
            id: "lines", repeats: Repetition(max: 100),
            elements: [
                .field(Field(id: "price", type: .decimal)),
                .field(Field(id: "share", type: .info, formula: "$price / sum($orders[].lines[].price) * $rate")),
                .field(Field(id: "part", type: .info, formula: "$price / (sum($lines[].price) * $weight)")),
            ])
        let orders = FormSection(
            id: "orders", repeats: Repetition(max: 100),
            elements: [.field(Field(id: "weight", type: .decimal)), .section(lines)])
        let top = FormSection(id: "top", elements: [.field(Field(id: "rate", type: .decimal))])
        let form = FormDefinition(id: "nested", groups: [FormGroup(sections: [top, orders])])
        var costs: [Int] = []
        for count in [10, 20, 40] {
            let engine = try Sample.session(form)
            let list = JSONValue.array(Array(repeating: ["price": 4], count: 20))
            let answers = JSONValue.array(Array(repeating: ["weight": 2, "lines": list], count: count))
            _ = engine.perform(.replaceAnswers(["rate": 1, "orders": answers]))
            #expect(engine.state("orders[1].lines[1].part")?.display == "0.025")
            costs.append(engine.statistics.steps)
            let before = engine.statistics
            engine.set("orders[3].lines[7].price", 84)
            // The line itself, the other lines of its order, and all shares.
            #expect(engine.statistics.evaluations - before.evaluations <= 20 + 20 * count + 4)
            #expect(engine.state("orders[3].lines[0].part")?.display == "0.0125")
        }
        #expect(abs((costs[2] - costs[1]) - 2 * (costs[1] - costs[0])) < 800, "\(costs)")
    }

    @Test func aSumThatFailsMakesWhatItIsAPartOfBlankAndNothingMore() throws {
        let engine = try Self.shares("concat('x', coalesce(sum($items[].price) / 0, 'none'))")
        _ = engine.perform(.load(Self.prices(2)))
        #expect(engine.state("items[1].share")?.display == "")
        let other = try Self.shares("$price > 1 ? join($items[].price, ' ') : 'none'")
        _ = other.perform(.load(Self.prices(2)))
        #expect(other.state("items[1].share")?.display == "5 5")
        other.set("items[1].price", 1)
        #expect(other.state("items[0].share")?.display == "5 1")
        #expect(other.state("items[1].share")?.display == "none")
    }

    @Test func archivesCarrySummariesAndOnesThatRunInCirclesAreRefused() throws {
        let engine = try Self.shares()
        let archive = engine.form.archive()
        let copy = FormEngine(try CompiledForm(archive: archive))
        _ = copy.perform(.load(Self.prices(4)))
        #expect(copy.state("items[3].share")?.display == "0.25")
        let text = archive.text()
        #expect(text.contains("[],[0,1]]"))
        let other = text.replacing("[],[0,1]]", with: "[],[1,1]]")
        #expect(throws: ArchiveProblem.self) { try CompiledForm(archive: try JSONParser.parse(Array(other.utf8))) }
    }
}
