public import FormworkCore

/// The styles of a field and what is around it, for the state of its control.
///
/// A property that is `nil` has the usual look. Renderers draw this and look up no styles themselves.
public struct FieldLooks: Equatable, Sendable {
    /// The look of the title.
    public var title = TextLook()
    /// The look of the hint under the title.
    public var hint = TextLook()
    /// The colour behind the hint.
    public var hintBackground: StyleColor?
    /// The look of the text in the control.
    public var text = TextLook()
    /// Whether the form says the colour of the title of a field that takes no input, and the field takes none. Such a title is not
    /// made pale.
    public var saysDisabledTitle = false
    /// The look of the placeholder.
    public var placeholder = TextLook()
    /// The colour of the mark of required fields; `nil` for the usual one.
    public var requiredMark: StyleColor?
    /// The look of the options in a list.
    public var option = TextLook()
    /// The look of the sentences under them.
    public var optionInfo = TextLook()
    /// The width and height of the pictures of options in points; `nil` for the usual size.
    public var optionPictureSize: Double?
    /// The width and height of boxes and circles in points; `nil` for the usual size.
    public var boxSize: Double?
    /// The place of the text in the control; `nil` for the usual one.
    public var alignment: StyleAlignment?
    /// The room between and around the parts.
    public var insets = PartInsets()
    /// The colour behind the control.
    public var background: StyleColor?
    /// The edge of the control; `nil` for the usual one.
    public var edge: EdgeLook?
    /// The colour of switches that are on, and of chosen options.
    public var tint: StyleColor?
    /// The colour of the title of a button.
    public var button: StyleColor?
    /// The colour of the title of a button that is pressed.
    public var pressedButton: StyleColor?
    /// The colour of the button that clears an answer.
    public var clearButton: StyleColor?
    /// The colour of the button that lowers a number.
    public var minusButton: StyleColor?
    /// The colour of the button that raises a number.
    public var plusButton: StyleColor?
    /// The look of the line between fields.
    public var separator = SeparatorLook()

    /// Makes the usual look.
    public init() {}
}

/// The look of a text. A property that is `nil` is the usual one.
public struct TextLook: Equatable, Sendable {
    /// The colour.
    public var color: StyleColor?
    /// The font.
    public var font: StyleFont?
    /// The size in points, before it is scaled by the text size that the person has chosen.
    public var size: Double?

    /// Makes the usual look.
    public init(color: StyleColor? = nil, font: StyleFont? = nil, size: Double? = nil) {
        self.color = color
        self.font = font
        self.size = size
    }

    /// Whether the font or its size is not the usual one.
    public var changesFont: Bool { font != nil || size != nil }

    /// This look, with what it leaves open taken from another one.
    func over(_ other: TextLook) -> TextLook {
        TextLook(color: color ?? other.color, font: font ?? other.font, size: size ?? other.size)
    }
}

/// The room between the parts of a field and around them, in points. A property that is `nil` is the usual room.
public struct PartInsets: Equatable, Sendable {
    /// Between label, control, hint and error.
    public var spacing: Double?
    /// Above and below the field in its row.
    public var row: Double?
    /// At both sides of the text in the control.
    public var text: Double?

    /// Makes insets.
    public init(spacing: Double? = nil, row: Double? = nil, text: Double? = nil) {
        self.spacing = spacing
        self.row = row
        self.text = text
    }
}

/// The look of the edge of a control.
public struct EdgeLook: Equatable, Sendable {
    /// The colour; `nil` for the usual one of edges.
    public var color: StyleColor?
    /// The width in points; 0 for no edge.
    public var width: Double
    /// The radius of the corners in points.
    public var radius: Double

    /// Makes the look of an edge.
    public init(color: StyleColor? = nil, width: Double, radius: Double = 0) {
        self.color = color
        self.width = width
        self.radius = radius
    }
}

/// The look of the lines between fields. A property that is `nil` is the usual one.
public struct SeparatorLook: Equatable, Sendable {
    /// The colour.
    public var color: StyleColor?
    /// The height of the lines in points.
    public var height: Double?

    /// Makes the usual look.
    public init(color: StyleColor? = nil, height: Double? = nil) {
        self.color = color
        self.height = height
    }
}
