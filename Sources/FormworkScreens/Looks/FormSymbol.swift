/// A small picture that a screen draws beside words: a symbol of the system, or a picture of the app, with its size and colour.
///
/// ```swift
/// options.symbols.ticked = "checkmark.seal.fill"
/// options.symbols.unticked = .asset("EmptyBox", size: 24)
/// options.symbols.error = .symbol("xmark.octagon.fill", size: 13, tint: StyleColor("#B00020"))
/// ```
public struct FormSymbol: Equatable, Sendable, ExpressibleByStringLiteral {
    /// The symbol or picture.
    public var source: ImageSource
    /// The height in points; `nil` for that of the words beside a symbol, and for the height of a picture in the app's resources.
    public var size: Double?
    /// The colour; `nil` for that of the control, and for the colours of a picture in the app's resources.
    public var tint: StyleColor?

    /// A symbol of the system, by its name in SF Symbols.
    public init(stringLiteral name: String) { source = .symbol(name) }

    /// This picture in another size; `nil` for its own.
    public func sized(_ points: Double?) -> FormSymbol {
        guard let points else { return self }
        return FormSymbol(source, points, tint)
    }

    private init(_ source: ImageSource, _ size: Double?, _ tint: StyleColor?) {
        self.source = source
        self.size = size
        self.tint = tint
    }

    /// A symbol of the system, by its name in SF Symbols.
    public static func symbol(_ name: String, size: Double? = nil, tint: StyleColor? = nil) -> FormSymbol {
        FormSymbol(.symbol(name), size, tint)
    }

    /// A picture in the resources of the app.
    public static func asset(_ name: String, size: Double? = nil, tint: StyleColor? = nil) -> FormSymbol {
        FormSymbol(.asset(name), size, tint)
    }
}
