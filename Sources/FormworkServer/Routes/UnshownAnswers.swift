#if Server
import FormworkCore

/// What the engine in a page posts beside its controls (see `FormEngine.unshown`).
///
/// Like all that is posted it may be anybody's: it can do no more than a person with the page could.
struct UnshownAnswers: Sendable {
    /// The paths of fields whose formula was replaced.
    let overridden: Set<String>
    /// The paths of buttons that were tapped, in the order of the form.
    let tapped: [String]
    /// The texts of answers that no control shows, by path.
    let texts: [String: String]
    /// Those paths, in the order of the form.
    let paths: [String]

    /// Reads it; `nil` for a page that no engine ran in, and for anything else.
    init?(_ text: String?) {
        guard let text, !text.isEmpty, let json = try? JSONParser.parse(Array(text.utf8)), json.objectValue != nil
        else {
            return nil
        }
        overridden = Set(Self.names(json["overridden"]))
        tapped = Self.names(json["tapped"])
        let members = json["texts"]?.objectValue ?? []
        paths = members.map(\.key)
        texts = Dictionary(members.map { ($0.key, $0.value.stringValue ?? "") }, uniquingKeysWith: { $1 })
    }

    private static func names(_ json: JSONValue?) -> [String] {
        (json?.arrayValue ?? []).compactMap(\.stringValue)
    }
}
#endif
