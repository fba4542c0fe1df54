/// What a choice was written as, where the engine needs no type or style of its own for it.
///
/// The engine has an ordinary choice with an ordinary style. Renderers that know the word draw it in its own way, and all
/// others draw the ordinary choice.
public enum ChoiceLook: String, CaseIterable, Equatable, Sendable {
    /// A number of stars.
    case rating
    /// Some of the days of the week.
    case weekdays
    /// A choice in which the person finds an option by typing.
    case search
    /// The chosen options as tags, and an input that adds further ones.
    case tags
    /// All options in an order of the person's.
    case ranking
    /// The pictures of the options.
    case images
    /// Several lists beside each other whose options make the answer together; see `Field.select(_:_:components:format:)`.
    case components
    /// A row or a cell of a matrix, with the others in one table; see `FormSection.matrix`.
    case matrix

    /// Whether the word is a type of the dialect.
    public var isType: Bool { self == .rating || self == .weekdays || self == .ranking }

    /// Whether the word is a style of the dialect.
    public var isStyle: Bool { self == .search || self == .tags || self == .images }

    /// Whether the options belong to the word, and are not written with the field.
    public var hasOwnOptions: Bool { self == .rating || self == .weekdays || self == .components }

    /// The style of the ordinary choice.
    public var style: FieldStyle {
        switch self {
        case .rating, .weekdays: .segmented
        case .search, .components: .list
        case .tags: .automatic
        case .ranking: .ordered
        case .images, .matrix: .radio
        }
    }

    /// Whether several options can be chosen in any case.
    public var isMultiple: Bool { self == .weekdays || self == .tags || self == .ranking }
}
