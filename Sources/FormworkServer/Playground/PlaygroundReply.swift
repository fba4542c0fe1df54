#if Server
import FormworkCore
import FormworkDialect

/// The replies to the page of the playground, as JSON. Places are UTF-16 units, as browsers count them.
enum PlaygroundReply {
    /// The problems and notes about a text, and the address of its form if it can be tried.
    ///
    /// - Parameter form: The address of the form that is tried.
    static func json(of trial: TriedForms.Trial, form: String, text: String) -> JSONValue {
        let places = trial.reading.places
        var members = [
            JSONMember("summary", .string(summary(places.map(\.diagnostic.severity), trial.notes.count))),
            JSONMember("problems", .array(places.map { json(of: $0) })),
            JSONMember("notes", .array(trial.notes.map { .string($0) })),
        ]
        if trial.isUsable {
            members.append(JSONMember("form", .string(form)))
            members.append(JSONMember("version", .string(contentHash(Array(text.utf8)))))
        }
        return .object(members)
    }

    /// The suggestions for a place.
    static func json(of completion: Completion) -> JSONValue {
        .object([
            JSONMember("from", .number(DecimalNumber(completion.range.lowerBound.utf16))),
            JSONMember("to", .number(DecimalNumber(completion.range.upperBound.utf16))),
            JSONMember("summary", .string(count(completion.entries.count, "suggestion"))),
            JSONMember("entries", .array(completion.entries.map { json(of: $0) })),
        ])
    }

    private static func json(of entry: Completion.Entry) -> JSONValue {
        .object([
            JSONMember("word", .string(entry.word)), JSONMember("meaning", .string(entry.meaning)),
            JSONMember("text", .string(entry.text)), JSONMember("caret", .number(DecimalNumber(entry.caret.utf16))),
            JSONMember("leads", .bool(entry.leadsToWords)),
        ])
    }

    private static func json(of place: DiagnosticPlace) -> JSONValue {
        let diagnostic = place.diagnostic
        let kind = diagnostic.severity == .error ? "Error" : "Warning"
        let (line, column) = (diagnostic.line ?? 1, diagnostic.column ?? 1)
        var members = [
            JSONMember("isError", .bool(diagnostic.severity == .error)),
            JSONMember("place", .string("\(kind) in line \(line), column \(column)")),
            JSONMember("sentence", .string(DiagnosticExplainer.sentence(for: diagnostic))),
            JSONMember("line", .number(DecimalNumber(line))),
            JSONMember("offset", .number(DecimalNumber(place.offset.utf16))),
        ]
        if let repair = place.repair {
            members.append(
                JSONMember(
                    "repair",
                    .object([
                        JSONMember("title", .string("Write \(repair.text)")),
                        JSONMember("from", .number(DecimalNumber(repair.range.lowerBound.utf16))),
                        JSONMember("to", .number(DecimalNumber(repair.range.upperBound.utf16))),
                        JSONMember("text", .string(repair.text)),
                    ])))
        }
        return .object(members)
    }

    private static func summary(_ severities: [Diagnostic.Severity], _ notes: Int) -> String {
        let errors = severities.count { $0 == .error }
        let warnings = severities.count - errors + notes
        let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map { count($0.0, $0.1) }
        return parts.isEmpty ? "No problems." : parts.joined(separator: " and ") + "."
    }

    private static func count(_ number: Int, _ word: String) -> String {
        "\(number) \(word)" + (number == 1 ? "" : "s")
    }
}
#endif
