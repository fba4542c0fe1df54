/// A group of sections, with a title. It can be closed.
public struct FormGroup: Equatable, Sendable {
    /// The id, which is unique in the form. It is blank for the group of a form that was written without groups.
    public var id: String
    /// The heading; blank if absent.
    public var title: String
    /// Whether the heading opens and closes the group.
    public var collapsible: Bool
    /// Whether the group starts closed.
    public var collapsed: Bool
    /// Whether the group is hidden, unless a target shows it.
    public var hidden: Bool
    /// Whether nothing in the group takes input.
    public var disabled: Bool
    /// An expression; the group is visible while it is true. Blank means always.
    public var visibleWhen: String
    /// An expression; the fields of the group take input while it is true. Blank means always.
    public var enabledWhen: String
    /// The sections, in order.
    public var sections: [FormSection]
    /// The styles of the group's heading. They override those of the theme.
    public var styles: [Style]

    #if !hasFeature(Embedded)
    /// A sentence under the heading; blank if absent.
    public var info = ""
    /// The address of a picture before the heading; blank if absent.
    public var image = ""
    /// The name of a custom element that pages put under the heading, such as `club-header`; blank if absent.
    public var headerElement = ""
    /// The name of a custom element that pages put after the last section; blank if absent.
    public var footerElement = ""
    /// The page of the group; `nil` if it is on no page.
    var page: FormPage.Head?
    /// The heading with its marks, in a compiled form; `nil` if it has none.
    package var markedTitle: MarkedText?
    /// The sentence with its marks, in a compiled form; `nil` if it has none.
    package var markedInfo: MarkedText?
    #endif

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
    /// Whether the group has a row of its own. Without an id and a title it has none; its sections stand at the top.
    package var hasHeader: Bool { !id.isEmpty || !title.isEmpty }

    /// Whether the group starts closed. A group that cannot be opened starts open.
    package var startsClosed: Bool { collapsed && collapsible && hasHeader }
}
