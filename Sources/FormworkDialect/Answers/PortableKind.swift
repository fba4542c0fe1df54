import FormworkCore

/// A class of characters, such as `\d`: what it has at most and at least, in sets that all languages understand.
struct PortableKind {
    /// A set that has all members of the class.
    let most: PortableSet
    /// A set that has only members of the class.
    let least: PortableSet
    /// The same two of the characters that are not in the class.
    private let others: (most: PortableSet, least: PortableSet)

    private init(_ ascii: PortableSet, not others: PortableSet) {
        (most, least) = (Self.widened(ascii), ascii)
        self.others = (Self.widened(others), others)
    }

    private init(most: PortableSet, least: PortableSet, others: (most: PortableSet, least: PortableSet)) {
        (self.most, self.least, self.others) = (most, least, others)
    }

    /// The characters that are not in the class.
    var negated: PortableKind { PortableKind(most: others.most, least: others.least, others: (most, least)) }

    /// The class of an escape; `nil` for any other letter.
    init?(letter: Unicode.Scalar) {
        switch letter {
        case "d": self = .digits
        case "D": self = Self.digits.negated
        case "w": self = .words
        case "W": self = Self.words.negated
        case "s": self = .space
        case "S": self = Self.space.negated
        default: return nil
        }
    }

    /// The class of `\p{…}`. Of most names nothing is known.
    static func property(_ name: String, ignoresCase: Bool) -> PortableKind {
        switch name {
        case "L", "Latin": return .letters
        case "Lu", "Ll":
            if ignoresCase { return .letters }
            return name == "Lu"
                ? PortableKind(PortableSet(0x41...0x5A), not: PortableSet(0...0x40, 0x5B...0x7F))
                : PortableKind(PortableSet(0x61...0x7A), not: PortableSet(0...0x60, 0x7B...0x7F))
        case "N", "Nd": return .digits
        case "Arabic", "Cyrillic", "Devanagari", "Greek", "Han", "Hangul", "Hebrew", "Hiragana", "Katakana", "Thai",
            "M":
            return PortableKind(PortableSet(), not: PortableSet(0...0x7F))
        default:
            return PortableKind(most: .all, least: PortableSet(), others: (.all, PortableSet()))
        }
    }

    private static let digits = PortableKind(
        PortableSet(0x30...0x39), not: PortableSet(0...0x2F, 0x3A...0x7F))
    private static let words = PortableKind(
        PortableSet(0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A),
        not: PortableSet(0...0x2F, 0x3A...0x40, 0x5B...0x5E, 0x60...0x60, 0x7B...0x7F))
    /// Some separators of ASCII are white space in one language and not in another.
    private static let space = PortableKind(
        most: widened(PortableSet(0x9...0xD, 0x1C...0x20)), least: PortableSet(0x9...0xD, 0x20...0x20),
        others: (widened(PortableSet(0...0x8, 0xE...0x1F, 0x21...0x7F)), PortableSet(0...0x8, 0xE...0x1B, 0x21...0x7F)))
    private static let letters = PortableKind(
        PortableSet(0x41...0x5A, 0x61...0x7A), not: PortableSet(0...0x40, 0x5B...0x60, 0x7B...0x7F))

    private static func widened(_ set: PortableSet) -> PortableSet {
        var set = set
        set.insertAllOthers()
        return set
    }
}
