import FormworkCore

extension OptionReply {
    /// The maximum number of options in one reply.
    static let optionLimit = 1_000

    /// Reads the options: a list of texts or of objects with an `id` and a `title`, or an object with such a list as
    /// `options` and the cursor of the next page as `next`.
    func page(maxBytes: Int) throws(OptionAddressProblem) -> OptionPage {
        guard status == 200 else { throw .failed }
        guard body.count <= maxBytes else { throw .tooLarge }
        let limits = JSONLimits(maxBytes: maxBytes, maxDepth: 32, maxNodes: 100_000)
        guard let json = try? JSONParser.parse(body, limits: limits),
            let list = json.arrayValue ?? json["options"]?.arrayValue
        else { throw .unreadable }
        guard list.count <= Self.optionLimit else { throw .tooLarge }
        var options: [FieldOption] = []
        for element in list { options.append(try Self.option(element)) }
        let next = json.objectValue == nil ? .blank : FormValue(json["next"] ?? .null)
        return OptionPage(options.withoutRepetitions, next: next.isBlank ? nil : next.canonicalText)
    }

    /// One option. Members that Formwork does not know are ignored, because the service may have other readers.
    private static func option(_ json: JSONValue) throws(OptionAddressProblem) -> FieldOption {
        let id = json.objectValue == nil ? FormValue(json) : FormValue(json["id"] ?? .null)
        let isOne =
            switch id {
            case .text(let text): !text.isEmpty
            case .number, .bool: true
            case .list, .blank: false
            }
        guard isOne else { throw .unreadable }
        let title = json["title"].flatMap { $0.stringValue } ?? ""
        return FieldOption(
            id: id, title: title.isEmpty ? id.canonicalText : title, info: json["info"]?.stringValue ?? "",
            accessibilityLabel: json["accessibility_label"]?.stringValue ?? "",
            value: FormValue(json["value"] ?? .null))
    }
}
