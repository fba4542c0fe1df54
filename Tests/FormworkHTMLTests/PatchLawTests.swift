import FormworkCore
import FormworkHTML
import Testing

/// The law of replies: a page that applies them looks like one that is drawn afresh, whatever happened.
@Suite struct PatchLawTests {
    @Test(arguments: 0..<24) func changedPageEqualsFreshPage(seed: Int) throws {
        var random = Random(seed: UInt64(seed))
        let twin = try engine(lively)
        let handover = Handover(twin)
        let session = try #require(BrowserSession(handover: handover.json))
        let page = FakePage(tree: try draw(twin))
        for step in 0..<40 {
            let command = randomCommand(page.tree, &random)
            if let input = CommandReader.input(command, for: twin) { _ = twin.perform(input) }
            try page.apply(session.send(command))
            let fresh = FakePage(tree: try draw(twin))
            let difference = firstDifference(page.outline, fresh.outline)
            #expect(difference == nil, "after step \(step): \(command.text())")
            if difference != nil { return }
        }
    }

    private func draw(_ engine: FormEngine) throws -> HTMLElement {
        try HTMLParser.parse(FormPage(engine, PageOptions(action: "/f")).html())
    }

    private func firstDifference(_ changed: [String], _ fresh: [String]) -> String? {
        let place = zip(changed, fresh).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        if place == nil, changed.count == fresh.count { return nil }
        func part(_ lines: [String]) -> String { lines.dropFirst(place ?? 0).prefix(2).joined(separator: "\n") }
        return "changed: " + part(changed) + "\nfresh: " + part(fresh)
    }

    /// Something that a person could do on this page.
    private func randomCommand(_ tree: HTMLElement, _ random: inout Random) -> JSONValue {
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
            let text: String =
                switch input["type"] {
                case "checkbox": input["checked"] == nil ? "true" : ""
                case "radio": input["value"] ?? ""
                default: ["", "a", "5", "500", "1", "24", " x ", "1,000.50", "<b>"].randomElement(using: &random) ?? ""
                }
            for control in inputs { FakePage.set(text, in: control) }
            return ["op": "edit", "row": .string(id), "text": .string(text)]
        case "a": return ["op": "add_item", "row": .string(id)]
        case "i": return ["op": "remove_item", "row": .string(id)]
        case "g": return ["op": "collapse", "row": .string(id), "collapsed": .bool(Bool.random(using: &random))]
        default: return ["op": Int.random(in: 0..<3, using: &random) == 0 ? "submit" : "reset"]
        }
    }
}
