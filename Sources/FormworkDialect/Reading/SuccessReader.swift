import FormworkCore

/// Reads the reply to a person after a submission: a text, or an object with `text` and perhaps a `title`, or with
/// `url`.
enum SuccessReader {
    static func success(_ value: KeyedValue) -> (title: String, reply: SuccessReply) {
        if case .string(let text) = value.value.content { return ("", .text(text)) }
        guard case .object = value.value.content else {
            value.object.report(
                .wrongType, at: value.value, key: value.key, found: value.value.excerpt,
                expected: ["a text", "an object with \"text\" or \"url\""])
            return ("", .default)
        }
        guard let object = value.inner(SuccessKeys.table.names) else { return ("", .default) }
        var title = ""
        SuccessKeys.table.read(object, into: &title)
        return (title, reply(object))
    }

    private static func reply(_ object: ObjectReader) -> SuccessReply {
        guard let (key, reply) = object.take(firstOf: ["text", "url"]) else {
            object.report(.missingKey, at: object.value, expected: ["text", "url"])
            return .default
        }
        guard case .string(let text) = reply.content else {
            return object.mismatch(reply, key, "a text") ?? .default
        }
        guard key == "url" else { return .text(text) }
        if !isFollowed(text) { object.report(.address, at: reply, key: key, found: text.excerpt) }
        return .url(text)
    }

    /// Whether an address can be followed. It must not run a script. `//host` looks like a path but leads to another
    /// host.
    private static func isFollowed(_ address: String) -> Bool {
        let start = address.prefix(8).lowercased()
        let isPath = address.hasPrefix("/") && !address.hasPrefix("//") && !address.hasPrefix("/\\")
        return (start.hasPrefix("https://") || start.hasPrefix("http://") || isPath)
            && address.unicodeScalars.allSatisfy { $0.value > 32 && $0.value != 127 }
    }
}
