import FormworkRuntime
import FormworkTestSupport
import Testing

/// Texts whose characters have very many code points. What goes over characters, or compares them as Unicode does, takes time
/// in the square of such a text.
enum HostileText: String, CaseIterable, Sendable {
    /// A letter with marks in an order that has to be sorted.
    case marks
    /// Flags without anything between them. Where one begins depends on how many are before it.
    case flags
    /// One picture of very many people.
    case family
    /// A syllable of Hangul with very many letters.
    case hangul
    /// Marks behind the separators of every protocol.
    case separators
    /// Letters of a script that joins them by marks, each with a joiner.
    case conjuncts
    /// Signs that belong to the one before them or after them, drawn from all of Unicode. `FORMWORK_SEED` draws others.
    case drawn

    /// A text of about so many bytes.
    func text(_ bytes: Int) -> String {
        switch self {
        case .marks: "a" + String(repeating: "\u{0315}\u{0300}\u{05ae}\u{0301}", count: bytes / 8)
        case .flags: String(repeating: "\u{1F1E9}\u{1F1EA}", count: bytes / 8)
        case .family: String(repeating: "\u{1F468}\u{200D}", count: bytes / 7)
        case .hangul:
            String(repeating: "\u{1100}", count: bytes / 9) + String(repeating: "\u{1161}", count: bytes / 9)
                + String(repeating: "\u{11A8}", count: bytes / 9)
        case .separators: String(repeating: ",\u{0315}\u{0300}:;\u{05ae}.=\u{0301}[", count: bytes / 14)
        case .conjuncts: String(repeating: "\u{0915}\u{094D}\u{200D}", count: bytes / 9)
        case .drawn: Self.drawn(bytes)
        }
    }

    /// Every sign that ends no character, by the properties that Unicode gives it.
    private static let joining: [Unicode.Scalar] = (0x300...0xE0200).compactMap { Unicode.Scalar($0) }.filter {
        scalar in
        let properties = scalar.properties
        return properties.isGraphemeExtend || properties.canonicalCombiningClass != .notReordered
            || properties.generalCategory == .spacingMark || properties.isJoinControl
            || (0x1F1E6...0x1F1FF).contains(scalar.value) || (0x1F3FB...0x1F3FF).contains(scalar.value)
            || (0x1100...0x11FF).contains(scalar.value) || (0x600...0x605).contains(scalar.value)
    }

    /// A few signs in many turns, so that a text of every length is of the same kind.
    private static func drawn(_ bytes: Int) -> String {
        var random = SeededGenerator(share: 31)
        let signs = (0..<12).map { _ in joining[Int(random.next() % UInt64(joining.count))] }
        var text = String.UnicodeScalarView()
        text.append(Unicode.Scalar(UInt8(ascii: "a")))
        var length = 1
        while length < bytes {
            let sign = signs[Int(random.next() % 12)]
            text.append(sign)
            length += UTF8.width(sign)
        }
        return String(text)
    }

    /// As many bytes as make work in the square of them last long: one comparison of so many marks takes ten seconds, and
    /// one search from the end of so many flags half a minute.
    static let large = 280_000

    /// Expects that the steps grow with the bytes: four times as many bytes have at most five times as many steps.
    ///
    /// - Parameter body: Does something with a text. It is called for texts of several lengths.
    func expectLinearSteps(
        _ what: String, of size: Int = 10_000, isolation: isolated (any Actor)? = #isolation,
        _ body: (String) async throws -> Void
    ) async throws {
        var counts: [Int] = []
        for bytes in [size, size * 4] {
            let steps = TextSteps()
            let text = text(bytes)
            try await TextSteps.$current.withValue(steps) { try await body(text) }
            counts.append(steps.count)
        }
        #if DEBUG
        // What does not depend on the text is in both.
        #expect(counts[1] <= counts[0] * 5 + 100_000, "\(what) with \(rawValue): \(counts)")
        #endif
    }
}
