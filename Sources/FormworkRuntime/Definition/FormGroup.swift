/// A titled, collapsible collection of sections.
public struct FormGroup: Equatable, Sendable {
    /// Unique in the form; blank for the group of a form written without groups.
    public var id: String
    /// The heading. Blank for none.
    public var title: String
    /// Whether the heading opens and closes the group.
    public var collapsible: Bool
    /// Whether the group starts closed.
    public var collapsed: Bool
    /// Whether the group is hidden unless something shows it.
    public var hidden: Bool
    /// Whether nothing in the group takes input.
    public var disabled: Bool
    /// An expression; the group is visible while it holds. Blank for always.
    public var visibleWhen: String
    /// An expression; what is in the group takes input while it holds. Blank for always.
    public var enabledWhen: String
    /// The sections, in order.
    public var sections: [FormSection]
    /// How the group's heading looks, beside what the theme says.
    public var styles: [Style]

    /// Makes a group.
    public init(
        id: String = "",
        title: String = "",
        collapsible: Bool = true,
        collapsed: Bool = false,
        hidden: Bool = false,
        disabled: Bool = false,
        visibleWhen: String = "",
        enabledWhen: String = "",
        sections: [FormSection],
        styles: [Style] = []
    ) {
        self.id = id
        self.title = title
        self.collapsible = collapsible
        self.collapsed = collapsed
        self.hidden = hidden
        self.disabled = disabled
        self.visibleWhen = visibleWhen
        self.enabledWhen = enabledWhen
        self.sections = sections
        self.styles = styles
    }
}

extension FormGroup {
    /// Whether the group is closed at first: what nothing opens is not closed.
    package var startsClosed: Bool { collapsed && collapsible && !(title.isEmpty && id.isEmpty) }
}
