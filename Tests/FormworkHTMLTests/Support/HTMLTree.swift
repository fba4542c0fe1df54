/// An element of a parsed page. It is a small DOM with the functions that tests need.
final class HTMLElement {
    enum Child {
        case element(HTMLElement)
        case text(String)
    }

    let name: String
    var attributes: [String: String]
    var children: [Child] = []
    /// What a template has.
    var content: [Child] = []
    private(set) weak var parent: HTMLElement?

    init(_ name: String, _ attributes: [String: String] = [:]) {
        self.name = name
        self.attributes = attributes
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    var classes: [String] { (self["class"] ?? "").split(separator: " ").map(String.init) }

    var elements: [HTMLElement] {
        children.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// Everything inside, in the order of the page.
    var descendants: [HTMLElement] { elements.flatMap { [$0] + $0.descendants } }

    /// The text inside, as people would read it.
    var text: String {
        children.map { child in
            switch child {
            case .element(let element): element.text
            case .text(let text): text
            }
        }.joined()
    }

    func append(_ child: Child) { insert([child], at: children.count) }

    func insert(_ new: [Child], at index: Int) {
        for case .element(let element) in new { element.parent = self }
        children.insert(contentsOf: new, at: index)
    }

    func remove(_ element: HTMLElement) {
        children.removeAll { if case .element(let child) = $0 { child === element } else { false } }
    }

    func index(of element: HTMLElement) -> Int? {
        children.firstIndex { if case .element(let child) = $0 { child === element } else { false } }
    }

    func first(where condition: (HTMLElement) -> Bool) -> HTMLElement? {
        for case .element(let element) in children {
            if condition(element) { return element }
            if let found = element.first(where: condition) { return found }
        }
        return nil
    }

    func element(id: String) -> HTMLElement? { first { $0["id"] == id } }

    func row(_ id: String) -> HTMLElement? { first { $0["data-fw-row"] == id } }

    /// The items of repeating sections.
    var items: [HTMLElement] { descendants.filter { $0["data-fw-row"]?.hasPrefix("i") == true } }

    /// The elements that satisfy a condition and belong to this row itself, not to rows inside it.
    func own(_ condition: (HTMLElement) -> Bool) -> [HTMLElement] {
        (condition(self) ? [self] : []) + elements.flatMap { $0["data-fw-row"] == nil ? $0.own(condition) : [] }
    }

    func slot(_ name: String) -> HTMLElement? { own { $0["data-fw-slot"] == name }.first }

    /// The tree as lines, with attributes in alphabetical order: equal for equal trees.
    var outline: [String] {
        var lines: [String] = []
        write(depth: 0, to: &lines)
        return lines
    }

    private func write(depth: Int, to lines: inout [String]) {
        let list = attributes.sorted { $0.key < $1.key }.map { " " + $0.key + "=" + $0.value }.joined()
        lines.append(String(repeating: " ", count: depth) + name + list)
        for child in children {
            switch child {
            case .element(let element): element.write(depth: depth + 1, to: &lines)
            case .text(let text): lines.append("“" + text + "”")
            }
        }
    }
}
