public import FormworkCore

/// Parts of a form that can look other than the theme says.
public protocol Styled {
    /// How the part looks, beside what the theme says; of two styles for one property the later counts.
    var styles: [Style] { get set }
}

extension FormDefinition: Styled {}
extension FormGroup: Styled {}
extension FormSection: Styled {}
extension Field: Styled {}

extension Styled {
    /// Colours a property, such as `.color(.background, 0xF5F5F5)`.
    public func color(_ property: ColorStyle, _ color: StyleColor) -> Self {
        with(self) { $0.styles.append(.color(property, color)) }
    }

    /// Gives a property a length in points, such as `.length(.cornerRadius, 8)`. What is outside 0 to 200 counts as the
    /// nearer end.
    public func length(_ property: LengthStyle, _ points: DecimalNumber) -> Self {
        guard let length = StyleLength(max(0, min(points, StyleLength.limit))) else { return self }
        return with(self) { $0.styles.append(.length(property, length)) }
    }

    /// Writes a property in a font, such as `.font(.heading, "Avenir Next")`. What is no name of a font changes nothing.
    public func font(_ property: FontStyle, _ name: String) -> Self {
        guard let font = StyleFont(name) else { return self }
        return with(self) { $0.styles.append(.font(property, font)) }
    }

    /// Explains a length that is given as text.
    @available(*, unavailable, message: "a length is a number of points: .length(.cornerRadius, 8)")
    public func length(_ property: LengthStyle, _ points: String) -> Self { self }

    /// Explains a colour that is given as text.
    @available(*, unavailable, message: "a color is a number: .color(.background, 0xF5F5F5)")
    public func color(_ property: ColorStyle, _ color: String) -> Self { self }
}

extension StyleColor: ExpressibleByIntegerLiteral {
    /// Red, green and blue as `0xRRGGBB`; higher digits do not count.
    public init(integerLiteral value: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
            blue: UInt8(truncatingIfNeeded: value))
    }
}
