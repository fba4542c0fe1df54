public import FormworkCore

extension FormGroup {
    /// A titled collection of sections.
    public init(_ id: String = "", _ title: String = "", @GroupBuilder content: () -> [FormNode]) {
        self.init(id: id, title: title, sections: content().sections)
    }

    /// Whether the heading opens and closes the group, and whether it starts closed.
    public func collapsible(_ collapsible: Bool = true, collapsed: Bool = false) -> FormGroup {
        with(self) {
            $0.collapsible = collapsible
            $0.collapsed = collapsed
        }
    }

    /// Shows the group only while an expression holds.
    public func visible(when expression: String) -> FormGroup {
        with(self) { $0.visibleWhen = expression }
    }

    /// Lets what is in the group take input only while an expression holds.
    public func enabled(when expression: String) -> FormGroup {
        with(self) { $0.enabledWhen = expression }
    }

    /// Hides the group unless something shows it.
    public func hidden(_ hidden: Bool = true) -> FormGroup {
        with(self) { $0.hidden = hidden }
    }

    /// Makes the group show its answers without taking input.
    public func disabled(_ disabled: Bool = true) -> FormGroup {
        with(self) { $0.disabled = disabled }
    }
}
