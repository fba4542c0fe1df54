/// The reasons why an id cannot name an answer or option although it is a path. They are the `expected` of a
/// `DefinitionProblem.Code.malformedID`.
package enum IDFlaw: String, Sendable {
    /// The id has a control character, such as a line break.
    case controls
    /// All characters of the id are invisible.
    case invisible
    /// The id begins or ends with white space.
    case surrounded

    /// The flaw of an answer's id; `nil` if browsers send the id as it is. They change line breaks in the name of a
    /// control, and leave out U+0000, so such an answer would never arrive.
    init?(ofAnswer id: String) {
        guard Self.hasControls(id) else { return nil }
        self = .controls
    }

    /// The flaw of an option's id; `nil` if the option can be chosen.
    init?(ofOption id: String) {
        if Self.isPlain(id) { return nil }
        if Invisible.isAll(of: id) {
            self = .invisible
        } else if Self.hasControls(id) {
            self = .controls
        } else if WhiteSpace.surrounds(id) {
            self = .surrounded
        } else {
            return nil
        }
    }

    /// Whether an id has only visible characters of ASCII, as most have.
    private static func isPlain(_ id: String) -> Bool {
        !id.isEmpty && id.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }

    private static func hasControls(_ id: String) -> Bool {
        id.utf8.contains { $0 < 0x20 || $0 == 0x7F }
    }
}
