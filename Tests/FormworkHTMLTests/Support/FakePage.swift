import FormworkCore
import FormworkHTML
import FormworkTestSupport
import Testing

/// A page that applies replies as the script in browsers does.
struct FakePage {
    let tree: HTMLElement

    func apply(_ reply: JSONValue) throws {
        for patch in reply["patches"]?.arrayValue ?? [] { try apply(patch: patch) }
        if let summary = reply["summary"]?.stringValue { try fill(tree.element(id: "fw-summary"), with: summary) }
        if let title = reply["title"]?.stringValue { tree.first { $0.name == "title" }?.children = [.text(title)] }
        if let focus = reply["focus"]?.stringValue { #expect(tree.element(id: focus) != nil, "focus on \(focus)") }
    }

    private func apply(patch: JSONValue) throws {
        if let id = patch["remove"]?.stringValue {
            let row = try #require(tree.row(id), "removal of \(id)")
            row.parent?.remove(row)
        } else if let html = patch["html"]?.stringValue {
            try insert(HTMLParser.parse(html).children, patch)
        } else if let id = patch["row"]?.stringValue, let row = tree.row(id) {
            // There may be a patch for the return key of a row that was just removed.
            try update(row, patch)
        }
    }

    private func insert(_ new: [HTMLElement.Child], _ patch: JSONValue) throws {
        #expect(tree.row(patch["insert"]?.stringValue ?? "") == nil, "the row is there already")
        if let id = patch["after"]?.stringValue {
            let sibling = try #require(tree.row(id), "insertion after \(id)")
            let parent = try #require(sibling.parent)
            parent.insert(new, at: (parent.index(of: sibling) ?? 0) + 1)
        } else {
            let id = patch["into"]?.stringValue ?? ""
            let outer = try #require(id.isEmpty ? tree : tree.row(id), "insertion into \(id)")
            try #require(outer.first { $0["data-fw-children"] != nil }).insert(new, at: 0)
        }
    }

    private func update(_ row: HTMLElement, _ patch: JSONValue) throws {
        for slot in patch["slots"]?.objectValue ?? [] {
            try fill(row.slot(slot.key), with: slot.value.stringValue ?? "")
        }
        let controls = row.own { $0["data-fw-control"] != nil }
        #expect(patch["attributes"] == nil || controls.count == 1)
        for attribute in patch["attributes"]?.objectValue ?? [] {
            for control in controls { control.attributes[attribute.key] = attribute.value.stringValue }
        }
        let inputs = row.own { $0["name"]?.hasPrefix("v.") == true && $0["type"] != "hidden" }
        if let name = patch["name"]?.stringValue { for input in inputs { input.attributes["name"] = name } }
        let buttons = row.own { $0.name == "button" && $0["data-fw-control"] != nil }
        if let value = patch["value"]?.stringValue { for control in inputs + buttons { Self.set(value, in: control) } }
        if let names = patch["class"]?.stringValue { row.attributes["class"] = names }
    }

    private func fill(_ element: HTMLElement?, with html: String) throws {
        let element = try #require(element)
        element.children = []
        element.insert(try HTMLParser.parse(html).children, at: 0)
    }

    /// Sets a control, as a person or a patch does.
    static func set(_ value: String, in input: HTMLElement) {
        let values = value.split(separator: "\u{1F}").map(String.init)
        if input.name == "textarea" {
            input.children = value.isEmpty ? [] : [.text(value)]
        } else if input.name == "select" {
            for option in input.elements {
                option.attributes["selected"] = option["value"].map(values.contains) == true ? "" : nil
            }
        } else if input["type"] == "checkbox" || input["type"] == "radio" {
            input.attributes["checked"] = values.contains(input["value"] ?? "") ? "" : nil
        } else {
            input.attributes["value"] = value
        }
    }

    /// The page without the parts that may differ between a patched page and one that is drawn anew: the person decides
    /// whether groups are open, and only a new summary is an alert.
    var outline: [String] {
        for element in tree.descendants {
            if element.name == "details" { element.attributes["open"] = nil }
            if element.classes == ["fw-summary"] { element.attributes["role"] = nil }
            // In a page that is drawn later, the deletions are in the signed state.
            if element["name"] == "fw.deleted" { element.parent?.remove(element) }
        }
        return [tree.first { $0.name == "title" }?.text ?? ""] + (tree.first { $0.name == "main" }?.outline ?? [])
    }
}
