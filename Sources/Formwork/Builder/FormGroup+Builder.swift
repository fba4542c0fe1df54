public import FormworkCore

extension FormGroup {
    /// Makes a group of sections with a title.
    public init(_ id: String = "", _ title: String = "", @GroupBuilder content: () -> [FormNode]) {
        self.init(id: id, title: title, sections: content().sections)
    }

    /// Lets the heading open and close the group. With `collapsed`, the group starts closed.
    public func collapsible(_ collapsible: Bool = true, collapsed: Bool = false) -> FormGroup {
        with(self) {
            $0.collapsible = collapsible
            $0.collapsed = collapsed
        }
    }

    /// Sets the sentence under the heading.
    public func info(_ text: String) -> FormGroup {
        with(self) { $0.info = text }
    }

    /// Sets the address of a picture before the heading.
    public func image(_ address: String) -> FormGroup {
        with(self) { $0.image = address }
    }

    /// Adds a custom element of the app, such as `club-header`, which pages put under the heading.
    public func headerElement(_ name: String) -> FormGroup {
        with(self) { $0.headerElement = name }
    }

    /// Adds a custom element of the app, which pages put after the last section.
    public func footerElement(_ name: String) -> FormGroup {
        with(self) { $0.footerElement = name }
    }

    /// Shows the group only while an expression is true.
    public func visible(when expression: String) -> FormGroup {
        with(self) { $0.visibleWhen = expression }
    }

    /// Lets the fields of the group take input only while an expression is true.
    public func enabled(when expression: String) -> FormGroup {
        with(self) { $0.enabledWhen = expression }
    }

    /// Hides the group, unless a target shows it.
    public func hidden(_ hidden: Bool = true) -> FormGroup {
        with(self) { $0.hidden = hidden }
    }

    /// Lets the fields of the group take no input. Their answers are shown.
    public func disabled(_ disabled: Bool = true) -> FormGroup {
        with(self) { $0.disabled = disabled }
    }
}
