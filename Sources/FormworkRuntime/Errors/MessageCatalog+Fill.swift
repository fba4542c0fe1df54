extension MessageCatalog {
    /// Replaces the names of parameters in a template, such as `{min}`, by their values. Other braces stay as they are.
    ///
    /// Values are not templates, so braces in them stay too.
    public func fill(_ template: String, _ parameters: [ErrorParameter]) -> String {
        guard !parameters.isEmpty else { return template }
        let bytes = Array(template.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var brace: Int?
        for position in bytes.indices {
            result.append(bytes[position])
            if bytes[position] == UInt8(ascii: "{") {
                brace = position
            } else if bytes[position] == UInt8(ascii: "}"), let opening = brace {
                let name = bytes[(opening + 1)..<position]
                for parameter in parameters where parameter.name.utf8.elementsEqual(name) {
                    result.removeLast(position + 1 - opening)
                    result.append(contentsOf: parameter.value.canonicalText.utf8)
                    break
                }
                brace = nil
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The catalog as JSON.
    public var json: JSONValue {
        let messages = entries.map { JSONMember($0.code, .string($0.text)) }
        return ["language": .string(language), "messages": .object(messages)]
    }

    /// Reads a catalog that `json` wrote; `nil` for any other JSON.
    public init?(_ json: JSONValue) {
        guard let language = json["language"]?.stringValue, let messages = json["messages"]?.objectValue else {
            return nil
        }
        self.init(language: language)
        for message in messages {
            guard let text = message.value.stringValue else { return nil }
            add(MessageOverride(code: message.key, text: text))
        }
    }
}
