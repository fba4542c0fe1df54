#if Server
import FormworkCore

/// What the engine in a page posts beside its controls (see `FormEngine.unshown`).
///
/// Like all that is posted it may be anybody's: it can do no more than a person with the page could.
struct UnshownAnswers: Sendable {
    /// The fields whose formula was replaced.
    private(set) var overridden: Set<FormPlace> = []
    /// The buttons that were tapped, in the order of the form.
    private(set) var tapped: [FormPlace] = []
    /// The fields whose answers no control shows, in the order of the form.
    private(set) var fields: [FormPlace] = []
    /// The texts of these answers.
    private(set) var texts: [FormPlace: String] = [:]

    /// Reads it; `nil` for a page that no engine ran in, and for anything else.
    ///
    /// - Parameter place: The place that a path of the form names.
    init?(_ text: String, place: (String) -> FormPlace?) {
        guard !text.isEmpty, let json = try? JSONParser.parse(Array(text.utf8)), json.objectValue != nil else {
            return nil
        }
        overridden = Set(Self.paths(json["overridden"]).compactMap(place))
        var known: Set<FormPlace> = []
        tapped = Self.paths(json["tapped"]).compactMap(place).filter { known.insert($0).inserted }
        for member in json["texts"]?.objectValue ?? [] {
            guard let place = place(member.key), let text = member.value.stringValue else { continue }
            if texts.updateValue(text, forKey: place) == nil { fields.append(place) }
        }
    }

    private static func paths(_ json: JSONValue?) -> [String] {
        (json?.arrayValue ?? []).compactMap(\.stringValue)
    }
}
#endif
