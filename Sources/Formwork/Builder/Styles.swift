public import FormworkCore

/// A part of a form that can have styles, which override the theme.
public protocol Styled {
    /// The styles of the part. If two set the same property, the later one is used.
    var styles: [Style] { get set }
}

extension FormDefinition: Styled {}
extension FormGroup: Styled {}
extension FormSection: Styled {}
extension Field: Styled {}

extension Styled {
    /// Sets a colour, such as `.color(.background, 0xF5F5F5)`.
    public func color(_ property: ColorStyle, _ color: StyleColor) -> Self {
        with(self) { $0.styles.append(.color(property, color)) }
    }

    /// Sets a length in points, such as `.length(.cornerRadius, 8)`. A length outside 0 to 200 is replaced by the
    /// nearer end.
    public func length(_ property: LengthStyle, _ points: DecimalNumber) -> Self {
        guard let length = StyleLength(max(0, min(points, StyleLength.limit))) else { return self }
        return with(self) { $0.styles.append(.length(property, length)) }
    }

    /// Sets a font, such as `.font(.heading, "Avenir Next")`. A text that is no name of a font changes nothing.
    public func font(_ property: FontStyle, _ name: String) -> Self {
        guard let font = StyleFont(name) else { return self }
        return with(self) { $0.styles.append(.font(property, font)) }
    }

    /// Aligns the text in controls, such as `.textAlignment(.end)` for numbers. It follows the direction of writing.
    public func textAlignment(_ alignment: StyleAlignment) -> Self {
        with(self) { $0.styles.append(.alignment(alignment)) }
    }

    /// Explains a length that is given as text.
    @available(*, unavailable, message: "a length is a number of points: .length(.cornerRadius, 8)")
    public func length(_ property: LengthStyle, _ points: String) -> Self { self }

    /// Explains a colour that is given as text.
    @available(*, unavailable, message: "a color is a number: .color(.background, 0xF5F5F5)")
    public func color(_ property: ColorStyle, _ color: String) -> Self { self }
}

extension FormDefinition {
    /// Places the mark of required fields before or after their titles. Its colour is `.color(.requiredMark, 0xC1121F)`.
    public func requiredMark(_ place: RequiredMarkPlace) -> FormDefinition {
        with(self) { $0.styles.append(.requiredMark(place)) }
    }
}

extension StyleColor: ExpressibleByIntegerLiteral {
    /// Makes a colour of `0xRRGGBB`. Higher digits are ignored.
    public init(integerLiteral value: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
            blue: UInt8(truncatingIfNeeded: value))
    }
}
