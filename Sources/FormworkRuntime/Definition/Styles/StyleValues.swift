/// An opaque colour.
public struct StyleColor: Equatable, Sendable {
    /// Red, 0 to 255.
    public var red: UInt8
    /// Green, 0 to 255.
    public var green: UInt8
    /// Blue, 0 to 255.
    public var blue: UInt8

    /// Makes a colour of its parts.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Reads `#455C73` or `455C73`; `nil` for anything else.
    public init?(_ text: String) {
        var digits = Array(text.utf8)
        if digits.first == UInt8(ascii: "#") { digits.removeFirst() }
        guard digits.count == 6 else { return nil }
        var number = 0
        for digit in digits {
            switch digit {
            case 48...57: number = number * 16 + Int(digit - 48)
            case 65...70: number = number * 16 + Int(digit - 55)
            case 97...102: number = number * 16 + Int(digit - 87)
            default: return nil
            }
        }
        self.init(
            red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
            blue: UInt8(truncatingIfNeeded: number))
    }

    /// Whether black text is easier to read on the colour than white text.
    public var isLight: Bool {
        // Accessibility guidelines define contrast. By them, black and white have the same contrast to a colour of
        // luminance 0.179. The square used here is close enough to the curve of the guidelines.
        let (red, green, blue) = (Int(red), Int(green), Int(blue))
        return 2_126 * red * red + 7_152 * green * green + 722 * blue * blue > 1_790 * 255 * 255
    }
}

/// A length in points: 96 to the inch, 16 to the usual size of text.
public struct StyleLength: Equatable, Sendable {
    /// The largest length in points.
    public static let limit: DecimalNumber = 200

    /// Points, from 0 to `limit`, with two decimals at most.
    public let points: DecimalNumber

    /// Makes a length; `nil` if the number is below 0 or above `limit`.
    public init?(_ points: DecimalNumber) {
        guard points >= 0, points <= Self.limit else { return nil }
        self.points = points.rounded(places: 2)
    }

    /// A whole number of points, at most `limit`.
    package init(whole points: UInt8) { self.points = min(DecimalNumber(Int(points)), Self.limit) }

    /// Reads `16`, `16.0` or `16.0f`; `nil` for anything else.
    public init?(_ text: String) {
        var bytes = Array(text.utf8)
        if let last = bytes.last, last | 32 == UInt8(ascii: "f") { bytes.removeLast() }
        guard let points = DecimalNumber(String(decoding: bytes, as: UTF8.self)) else { return nil }
        self.init(points)
    }
}

/// The name of a font, such as `Avenir Next`, or of one of its faces, such as `AvenirNext-DemiBold`.
public struct StyleFont: Equatable, Sendable {
    /// The name. It has at most 100 letters, digits, spaces and hyphens.
    public let name: String

    /// Makes a font; `nil` if the name is blank, too long or has other characters.
    public init?(_ name: String) {
        let isPlain = name.unicodeScalars.allSatisfy {
            $0 == " " || $0 == "-" || $0.properties.isAlphabetic || $0.isDigit
        }
        guard isPlain, !name.isEmpty, name.utf8.count <= 100 else { return nil }
        self.name = name
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { value >= 48 && value <= 57 }
}
