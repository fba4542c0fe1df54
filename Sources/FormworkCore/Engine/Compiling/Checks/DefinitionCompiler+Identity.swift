extension DefinitionCompiler {
    /// Checks that browsers send the id of an answer as it is. They change line breaks in the name of a control, and leave
    /// out U+0000, so such an answer would never arrive.
    mutating func checkCharacters(of id: String, element: ElementIndex) {
        guard Self.hasControls(id), valueName(of: element, .ids) != nil else { return }
        report(.controls, id, at: element, key: "id")
    }

    /// Checks that a choice can be made: the answer of a choice is a text without white space at its ends, and a text that
    /// cannot be seen is no answer.
    mutating func checkOptionIDs(of field: Field, element: ElementIndex) {
        let options = field.options
        for place in options.indices {
            guard case .text(let id) = options[place].id else { continue }
            // Combinations whose parts have no id; the reader tells of these.
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

    private static func hasControls(_ id: String) -> Bool {
        id.utf8.contains { $0 < 0x20 || $0 == 0x7F }
    }

    private mutating func report(_ reason: IDFlaw, _ id: String, at element: ElementIndex, key: String) {
        problems.append(
            DefinitionProblem(.malformedID, at: element, key: key, found: id, expected: [reason.rawValue]))
    }
}

/// Why an id that is a path can name no answer or option; the `expected` of a `DefinitionProblem.Code.malformedID`.
package enum IDFlaw: String, Sendable {
    /// It has a control character, such as a line break.
    case controls
    /// None of its characters can be seen.
    case invisible
    /// White space stands before or behind it.
    case surrounded
}
