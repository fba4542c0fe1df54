extension DefinitionCompiler {
    /// Checks that browsers send the id of an answer as it is. They change line breaks in the name of a control, and leave
    /// out U+0000, so such an answer would never arrive.
    mutating func checkCharacters(of id: String, element: ElementIndex) {
        guard Self.hasControls(id), valueName(of: element, .ids) != nil else { return }
        report(.controls, id, at: element, key: "id")
    }

    /// Checks that the option can be chosen. The answer of a choice is a text without white space at its ends, and a
    /// text without visible characters is no answer.
    mutating func checkOptionIDs(of field: Field, element: ElementIndex) {
        let options = field.options
        for place in options.indices {
            guard case .text(let id) = options[place].id, !Self.isPlain(id) else { continue }
            // These are combinations whose parts have no id. The reader reports them.
            if id.isEmpty, !field.components.isEmpty { continue }
            let key = "options[" + String(place) + "]"
            if Invisible.isAll(of: id) {
                report(.invisible, id, at: element, key: key)
            } else if Self.hasControls(id) {
                report(.controls, id, at: element, key: key)
            } else if WhiteSpace.surrounds(id) {
                report(.surrounded, id, at: element, key: key)
            }
        }
    }

    /// Whether an id has only visible characters of ASCII, as most have.
    private static func isPlain(_ id: String) -> Bool {
        !id.isEmpty && id.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }

    private static func hasControls(_ id: String) -> Bool {
        id.utf8.contains { $0 < 0x20 || $0 == 0x7F }
    }

    private mutating func report(_ reason: IDFlaw, _ id: String, at element: ElementIndex, key: String) {
        problems.append(
            DefinitionProblem(.malformedID, at: element, key: key, found: id, expected: [reason.rawValue]))
    }
}

/// The reasons why an id cannot name an answer or option although it is a path. They are the `expected` of a
/// `DefinitionProblem.Code.malformedID`.
package enum IDFlaw: String, Sendable {
    /// The id has a control character, such as a line break.
    case controls
    /// All characters of the id are invisible.
    case invisible
    /// The id begins or ends with white space.
    case surrounded
}
