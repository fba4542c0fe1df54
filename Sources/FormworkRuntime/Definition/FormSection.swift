/// Fields that belong together, with a header and a footer. A section with `repeats` can occur several times.
public struct FormSection: Equatable, Sendable {
    /// The maximum depth of sections inside each other.
    public static let nestingLimit = 8

    /// The id, which is unique in its scope. The id of a repeating section is the key of its items among the values.
    public var id: String
    /// The header; blank if absent.
    public var title: String
    /// A sentence under the header; blank if absent.
    public var info: String
    /// A sentence after the last field; blank if absent.
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
    /// Whether the section is a nested form. Its fields are then members of an object under its id, among the values.
    public var isNested: Bool
    /// How often the section can occur. `nil` means once; then its id adds no level to the values.
    public var repeats: Repetition?
    /// Fields and inner sections, in order.
    public var elements: [FormElement]
    /// The styles of the section's lines and fields. They override those of the theme and the form.
    public var styles: [Style]

    #if !hasFeature(Embedded)
    /// The address of a picture before the header; blank if absent.
    public var image = ""
    /// The name of a custom element that pages put under the header, such as `club-header`; blank if absent.
    public var headerElement = ""
    /// The name of a custom element that pages put after the last field; blank if absent.
    public var footerElement = ""
    /// The texts of the section that have marks, in a compiled form.
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

/// A field of a section, or a section inside it.
public enum FormElement: Equatable, Sendable {
    /// A field.
    indirect case field(Field)
    /// A section inside the section, such as a repeat inside an item.
    indirect case section(FormSection)
}

/// How often a repeating section occurs, and the words of its controls.
public struct Repetition: Equatable, Sendable {
    /// The maximum number of items of any repeat, whatever the definition asks for.
    public static let itemLimit = 1_000

    /// The fewest items; a session starts with this many.
    public var min: Int
    /// The maximum number of items, up to `itemLimit`.
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

    /// The answers of the items with which a session starts, unless `load` is given items. Each is an object, as among
    /// the values.
    public var items: [JSONValue]

    #if !hasFeature(Embedded)
    /// An expression for the fewest items. Blank means `min`, and so does a blank result.
    public var minExpression = ""
    /// An expression for the maximum number of items. Blank means `max`, and so does a blank result.
    public var maxExpression = ""
    #endif

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
