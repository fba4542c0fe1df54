import FormworkCore
import FormworkHTML
import FormworkPages
import FormworkTestSupport
import Testing

/// A law: a page that applies all replies equals a page that is drawn anew.
struct PatchLawTests {
    @Test(arguments: LawPlay.fewSeeds) func changedPageEqualsFreshPage(seed: UInt64) throws {
        try play(lively, seed: seed)
    }

    @Test(arguments: LawPlay.fewSeeds) func changedPageWithEveryTypeEqualsFreshPage(seed: UInt64) throws {
        try play(everyType, seed: seed + 1_000)
    }

    @Test(arguments: LawPlay.fewSeeds) func changedPageOfARandomFormEqualsFreshPage(seed: UInt64) throws {
        var forms = RandomForm(seed: seed)
        let form = forms.definition()
        if (try? CompiledForm(form)) != nil { try play(form, seed: seed) }
    }

    private func play(_ form: FormDefinition, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let twin = try engine(form)
        let hydration = HydrationData(twin)
        let session = try #require(BrowserSession(hydration: hydration.json))
        let page = FakePage(tree: try draw(twin))
        for step in 0..<40 {
            let command = randomCommand(page.tree, &random)
            if let input = CommandReader.input(command, for: twin) { _ = twin.perform(input) }
            try page.apply(session.send(command))
            let fresh = FakePage(tree: try draw(twin))
            let secrets = secretNames(twin)
            let difference = firstDifference(
                page.outline.map { withoutSecret($0, secrets) }, fresh.outline.map { withoutSecret($0, secrets) })
            #expect(difference == nil, "after step \(step): \(command.text())")
            if difference != nil { return }
        }
    }

    /// A page as the engine draws it. Where texts say how many characters they can have, a script of the page adds that.
    private func draw(_ engine: FormEngine) throws -> HTMLElement {
        let page = try HTMLParser.parse(HTMLPage(engine, PageOptions(action: "/f")).html())
        for row in page.descendants {
            let parts = row.elements
            for (counter, status) in zip(parts, parts.dropFirst()) where counter.classes.contains("fw-counter") {
                row.remove(counter)
                row.remove(status)
            }
        }
        return page
    }

    /// The names of controls that hold secrets.
    private func secretNames(_ engine: FormEngine) -> [String] {
        engine.rows.compactMap { row in
            guard row.id.kind == .field, let state = engine.field(row.id.node), state.field.isSecret else { return nil }
            return "name=v." + state.path + " "
        }
    }

    /// A page that is drawn anew has no passwords, neither in their controls nor kept beside them.
    private func withoutSecret(_ line: String, _ secrets: [String]) -> String {
        let isSecret = line.contains("type=password") || secrets.contains(where: line.contains)
        guard isSecret, let value = line.firstRange(of: " value=") else { return line }
        return String(line[..<value.lowerBound])
    }

    private func firstDifference(_ changed: [String], _ fresh: [String]) -> String? {
        let place = zip(changed, fresh).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        if place == nil, changed.count == fresh.count { return nil }
        func part(_ lines: [String]) -> String { lines.dropFirst(place ?? 0).prefix(2).joined(separator: "\n") }
        return "changed: " + part(changed) + "\nfresh: " + part(fresh)
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
            for control in inputs { FakePage.set(text, in: control) }
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
