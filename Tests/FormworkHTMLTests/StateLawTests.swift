import FormworkCore
import FormworkPages
import FormworkPresentation
import FormworkTestSupport
import Testing

/// A law: the parts of rows that a page was told of, one reply after the other, are those that all rows have now.
///
/// `test_drawn_once.py` plays pages in a browser, and compares what `fill-row.js` makes of these parts with a page of the server.
struct StateLawTests {
    @Test(arguments: LawPlay.fewSeeds) func repliesTellAllThatChanged(seed: UInt64) throws {
        try play(lively, seed: seed)
    }

    @Test(arguments: LawPlay.fewSeeds) func repliesTellAllThatChangedInEveryType(seed: UInt64) throws {
        try play(everyType, seed: seed + 1_000)
    }

    @Test(arguments: LawPlay.fewSeeds) func repliesTellAllThatChangedInARandomForm(seed: UInt64) throws {
        var forms = RandomForm(seed: seed)
        let form = forms.definition()
        if (try? CompiledForm(form)) != nil { try play(form, seed: seed) }
    }

    @Test(arguments: LawPlay.fewSeeds) func repliesTellAllThatChangedInTitles(seed: UInt64) throws {
        let answers = FormSection(elements: [
            .field(Field(id: "host", type: .text, title: "Host", validations: Validations(required: true))),
            .field(Field(id: "late", type: .toggle, title: "Is {host|the host} late?")),
            .field(Field(id: "why", type: .text, title: "Why is {host} late?", info: "{late}", visibleWhen: "$late")),
        ])
        let guests = FormSection(
            id: "guests", title: "Guests of {host}", info: "{guests[].name}", visibleWhen: "!$late",
            repeats: Repetition(min: 1, itemTitle: "{name}"),
            elements: [
                .field(Field(id: "name", type: .text, title: "Guest {index} of {host}")),
                .field(Field(id: "age", type: .integer, title: "Age of {name|the guest}")),
            ])
        var group = FormGroup(id: "g", title: "Party of {host}", collapsible: true, sections: [answers, guests])
        group.info = "At {host}'s"
        try play(FormDefinition(id: "f", title: "F", groups: [group]), seed: seed)
    }

    private func play(_ form: FormDefinition, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let twin = try engine(form)
        let session = try #require(BrowserSession(hydration: HydrationData(twin).json))
        var page = ToldRows(twin)
        for step in 0..<40 {
            let tree = try HTMLParser.parse(HTMLPage(twin, PageOptions(action: "/f")).html())
            let command = randomCommand(tree, &random)
            if let input = CommandReader.input(command, for: twin) { _ = twin.perform(input) }
            page.note(command)
            page.apply(session.send(command))
            let difference = page.firstDifference(from: ToldRows(twin))
            #expect(difference == nil, "after step \(step): \(command.text())")
            if difference != nil { return }
        }
    }

    /// Something that a person could do on this page.
    private func randomCommand(_ tree: HTMLElement, _ random: inout SeededGenerator) -> JSONValue {
        let rows = tree.descendants.filter { $0["data-fw-row"] != nil }
        guard let row = rows.randomElement(using: &random), let id = row["data-fw-row"] else { return ["op": "submit"] }
        switch id.first {
        case "f":
            if Int.random(in: 0..<5, using: &random) == 0 { return ["op": "blur", "row": .string(id)] }
            let inputs = row.own {
                $0["name"]?.hasPrefix("v.") == true && $0["type"] != "hidden" && $0["disabled"] == nil
            }
            guard let input = inputs.randomElement(using: &random), !row.classes.contains("fw-disabled") else {
                return ["op": "tap", "row": .string(id)]
            }
            let actions = row.own { $0["name"] == "fw.action" }.compactMap { $0["value"] }
            if let action = actions.randomElement(using: &random), Bool.random(using: &random) {
                return ["op": "press", "action": .string(action)]
            }
            let text = randomText(input, among: inputs, &random)
            return ["op": "edit", "row": .string(id), "text": .string(text)]
        case "a": return ["op": "add_item", "row": .string(id)]
        case "i":
            let actions = row.own { $0["name"] == "fw.action" }.compactMap { $0["value"] }
            return ["op": "press", "action": .string(actions.randomElement(using: &random) ?? "")]
        case "g": return ["op": "collapse", "row": .string(id), "collapsed": .bool(Bool.random(using: &random))]
        default: return ["op": Int.random(in: 0..<3, using: &random) == 0 ? "submit" : "reset"]
        }
    }

    /// A possible text of a control after an edit.
    private func randomText(_ input: HTMLElement, among inputs: [HTMLElement], _ random: inout SeededGenerator)
        -> String
    {
        switch input["type"] ?? input.name {
        case "checkbox":
            return inputs.filter { ($0 === input) != ($0["checked"] != nil) }.compactMap { $0["value"] }
                .joined(separator: "\u{1F}")
        case "radio": return input["value"] ?? ""
        case "select": return input.elements.randomElement(using: &random)?["value"] ?? ""
        case "range": return [input["min"], "2.5", "5", "10"].randomElement(using: &random).flatMap { $0 } ?? ""
        case "date": return ["", "2026-11-21", "2027-01-01"].randomElement(using: &random) ?? ""
        case "time": return ["", "08:30"].randomElement(using: &random) ?? ""
        case "datetime-local": return ["", "2026-11-21T08:30"].randomElement(using: &random) ?? ""
        default:
            return ["", "a", "5", "500", "1", "24", " x ", "1,000.50", "<b>", "\n\n"].randomElement(using: &random)
                ?? ""
        }
    }
}

/// What a page knows of its rows: their order, and the parts of each.
private struct ToldRows {
    private var order: [FormRow] = []
    private var parts: [String: [String: JSONValue]] = [:]

    /// Everything that a page could be told of a session.
    init(_ engine: FormEngine) {
        let form = FormPresentation(engine)
        order = engine.rows
        for row in order { parts[row.id.text] = Self.parts(RowState.all(of: row.id, in: form)) }
    }

    /// A person has typed this, so the reply has no text.
    mutating func note(_ command: JSONValue) {
        guard command["op"] == "edit", let row = command["row"]?.stringValue, parts[row]?["text"] != nil else { return }
        parts[row]?["text"] = command["text"]
    }

    mutating func apply(_ reply: JSONValue) {
        for change in reply["rows"]?.arrayValue ?? [] {
            if let row = change["remove"]?.stringValue {
                remove(row)
            } else if let row = change["insert"]?.stringValue {
                insert(row, change)
            } else if let row = change["row"]?.stringValue, parts[row] != nil {
                parts[row]?.merge(Self.parts(change)) { $1 }
            }
        }
    }

    private mutating func remove(_ row: String) {
        for inner in order.filter({ $0.parent?.text == row }) { remove(inner.id.text) }
        #expect(order.contains { $0.id.text == row }, "removal of \(row)")
        order.removeAll { $0.id.text == row }
        parts[row] = nil
    }

    private mutating func insert(_ row: String, _ change: JSONValue) {
        #expect(parts[row] == nil, "the row is there already")
        guard let id = RowID(row) else { return }
        let after = change["after"]?.stringValue
        let parent = after.map { after in order.first { $0.id.text == after }?.parent }
        let inside = (change["first"] ?? change["last"])?.stringValue.flatMap { RowID($0) }
        let new = FormRow(id: id, parent: parent ?? inside)
        var place = order.endIndex
        if let after {
            place = end(of: after)
        } else if change["first"] != nil {
            place = inside.flatMap { inside in order.firstIndex { $0.id == inside } }.map { $0 + 1 } ?? 0
        } else if let inside {
            place = end(of: inside.text)
        }
        order.insert(new, at: place)
        parts[row] = Self.parts(change)
    }

    /// The place after a row and everything inside it.
    private func end(of row: String) -> Int {
        var inside: Set = [row]
        var place = (order.firstIndex { $0.id.text == row } ?? order.endIndex - 1) + 1
        while place < order.endIndex, let parent = order[place].parent?.text, inside.contains(parent) {
            inside.insert(order[place].id.text)
            place += 1
        }
        return place
    }

    /// The parts, without those that the page finds elsewhere: what is chosen is in the text, and the label of the return key is
    /// the next row's.
    private static func parts(_ state: JSONValue) -> [String: JSONValue] {
        var parts: [String: JSONValue] = [:]
        for member in state.objectValue ?? []
        where !["chosen", "enter", "insert", "row", "after", "first", "last"].contains(member.key) {
            parts[member.key] = member.value
        }
        return parts
    }

    func firstDifference(from other: ToldRows) -> String? {
        if order != other.order { return "rows: \(order.map(\.id.text)) and not \(other.order.map(\.id.text))" }
        for row in order.map(\.id.text) where parts[row] != other.parts[row] {
            return "\(row): \(parts[row] ?? [:]) and not \(other.parts[row] ?? [:])"
        }
        return nil
    }
}
