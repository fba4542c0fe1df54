import FormworkRuntime
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
        }
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
