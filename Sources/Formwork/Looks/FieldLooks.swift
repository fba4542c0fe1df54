public import FormworkCore

/// How a field looks as far as its form says: looked up from the field outwards, for the state that its control is in.
///
/// What is `nil` looks as it usually does. Renderers draw this and look nothing up themselves.
public struct FieldLooks: Equatable, Sendable {
    /// The title.
    public var title = TextLook()
    /// The hint under it.
    public var hint = TextLook()
    /// The colour behind the hint.
    public var hintBackground: StyleColor?
    /// What the control shows.
    public var text = TextLook()
    /// The colour behind the control.
    public var background: StyleColor?
    /// The edge of the control; `nil` for the usual one.
    public var edge: EdgeLook?
    /// Switches that are on, and chosen options.
    public var tint: StyleColor?
    /// The words of a button.
    public var button: StyleColor?
    /// The words of a button that is pressed.
    public var pressedButton: StyleColor?
    /// The button that clears an answer.
    public var clearButton: StyleColor?
    /// The button that lowers a number.
    public var minusButton: StyleColor?
    /// The button that raises a number.
    public var plusButton: StyleColor?
    /// The line between fields.
    public var separator = SeparatorLook()

    /// The usual looks.
    public init() {}
}

/// How a text looks; `nil` for the usual.
public struct TextLook: Equatable, Sendable {
    /// The colour.
    public var color: StyleColor?
    /// The font.
    public var font: StyleFont?
    /// The size in points, before it grows with the person's texts.
    public var size: Double?

    /// The usual looks.
    public init(color: StyleColor? = nil, font: StyleFont? = nil, size: Double? = nil) {
        self.color = color
        self.font = font
        self.size = size
    }

    /// Whether a font of another name or size than the usual is asked for.
    public var changesFont: Bool { font != nil || size != nil }
}

/// How the edge of a control looks.
public struct EdgeLook: Equatable, Sendable {
    /// The colour; `nil` for the usual one of edges.
    public var color: StyleColor?
    /// How wide it is in points; 0 for none.
    public var width: Double
    /// How round the corners are.
    public var radius: Double

    /// Describes an edge.
    public init(color: StyleColor? = nil, width: Double, radius: Double = 0) {
        self.color = color
        self.width = width
        self.radius = radius
    }
}

/// How the lines between fields look; `nil` for the usual.
public struct SeparatorLook: Equatable, Sendable {
    /// The colour.
    public var color: StyleColor?
    /// How high they are in points.
    public var height: Double?

    /// The usual looks.
    public init(color: StyleColor? = nil, height: Double? = nil) {
        self.color = color
        self.height = height
    }
}
