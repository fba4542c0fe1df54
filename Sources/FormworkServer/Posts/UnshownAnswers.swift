#if Server
import FormworkCore

/// The answers that the engine in a page posts because no control shows them (see `FormEngine.unshown`).
///
/// Anybody can post anything here. So these answers can change nothing that a person with the page could not change.
struct UnshownAnswers: Sendable {
    /// The version of the protocol in which the engine posted them.
    let version: PageProtocol
    /// The fields whose formula was replaced.
    private(set) var overridden: Set<FormPlace> = []
    /// The buttons that were tapped, in the order of the form.
    private(set) var tapped: [FormPlace] = []
    /// The fields whose answers no control shows, in the order of the form.
    private(set) var fields: [FormPlace] = []
    /// The texts of these answers.
    private(set) var texts: [FormPlace: String] = [:]

    /// Reads the posted text; `nil` if it is not what an engine posts.
    ///
    /// - Parameter place: The place that a path of the form names.
    init?(_ text: String, place: (String) -> FormPlace?) {
        guard !text.isEmpty, let json = try? JSONParser.parse(Array(text.utf8)), json.objectValue != nil,
            let version = PageProtocol(of: json)
        else { return nil }
        self.version = version
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
