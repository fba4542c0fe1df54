/// Fields that belong together, with a header and a footer; repeated if it has a `repeats`.
public struct FormSection: Equatable, Sendable {
    /// How deep sections may be nested.
    public static let nestingLimit = 8

    /// Unique in its scope. A repeating section's id is the key of its items among the values.
    public var id: String
    /// The header. Blank means none.
    public var title: String
    /// A sentence under the header. Blank means none.
    public var info: String
    /// A sentence after the last field. Blank means none.
    public var footer: String
    /// An expression; the section is visible while it is true. Blank means always.
    public var visibleWhen: String
    /// An expression; the section's fields take input while it is true. Blank means always.
    public var enabledWhen: String
    /// Whether the section starts out hidden.
    public var hidden: Bool
    /// Whether the section's fields take no input.
    public var disabled: Bool
    /// Whether a person may delete the section's fields while the form runs; see `FormEngine.deleteField`.
    public var isDeletable: Bool
    /// Whether the section is a nested form. Among the values its fields are members of an object under its id.
    public var isNested: Bool
    /// How often the section occurs. `nil` means once, without a level of its own among the values.
    public var repeats: Repetition?
    /// Fields and inner sections, in order.
    public var elements: [FormElement]
    /// The styles of the section's lines and fields. They override those of the theme and the form.
    public var styles: [Style]

    #if !hasFeature(Embedded)
    /// The address of a picture before the header. Blank means none.
    public var image = ""
    /// The name of a custom element that pages put under the header, such as `club-header`. Blank means none.
    public var headerElement = ""
    /// The name of a custom element that pages put after the last field. Blank means none.
    public var footerElement = ""
    /// The texts with marks, in a compiled form.
    package var marks: TextMarks?
    #endif

    /// Makes a section.
    public init(
        id: String = "",
        title: String = "",
        info: String = "",
        footer: String = "",
        visibleWhen: String = "",
        enabledWhen: String = "",
        hidden: Bool = false,
        disabled: Bool = false,
        isDeletable: Bool = false,
        isNested: Bool = false,
        repeats: Repetition? = nil,
        elements: [FormElement],
        styles: [Style] = []
    ) {
        self.id = id
        self.title = title
        self.info = info
        self.footer = footer
        self.visibleWhen = visibleWhen
        self.enabledWhen = enabledWhen
        self.hidden = hidden
        self.disabled = disabled
        self.isDeletable = isDeletable
        self.isNested = isNested
        self.repeats = repeats
        self.elements = elements
        self.styles = styles
    }
}

/// An element of a section.
public enum FormElement: Equatable, Sendable {
    /// A field.
    indirect case field(Field)
    /// A section inside the section, such as a repeat inside an item.
    indirect case section(FormSection)
}

/// How often a repeating section occurs, and the words of its controls.
public struct Repetition: Equatable, Sendable {
    /// The largest number of items any repeat may have, whatever the definition says.
    public static let itemLimit = 1_000

    /// The fewest items; a session starts with this many.
    public var min: Int
    /// The most items, at most `itemLimit`.
    public var max: Int
    /// The title of the button that adds an item. Blank means the catalog's words.
    public var addTitle: String
    /// The title of the button that removes an item. Blank means the catalog's words.
    public var removeTitle: String
    /// Whether a person may change the order of the items.
    public var isReorderable: Bool
    /// The targets that act when an item is added.
    public var targets: [FieldTarget]
    /// The header of each item; `{index}` becomes its number, from 1. Blank means the section's title and the number.
    public var itemTitle: String

    /// The answers of the items that a session starts with if `load` is given none: objects, as among the values.
    public var items: [JSONValue]

    /// Makes a repetition.
    public init(
        min: Int = 0, max: Int = Repetition.itemLimit, addTitle: String = "", removeTitle: String = "",
        itemTitle: String = "", isReorderable: Bool = false, targets: [FieldTarget] = [], items: [JSONValue] = []
    ) {
        self.min = min
        self.max = max
        self.addTitle = addTitle
        self.removeTitle = removeTitle
        self.itemTitle = itemTitle
        self.isReorderable = isReorderable
        self.targets = targets
        self.items = items
    }
}
