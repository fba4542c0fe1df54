import FormworkCore

/// Reads one JSON object by key and remembers which keys were asked for, so that all others fall out as unknown.
///
/// Null and "" count as absent, as they did in Form.
final class ObjectReader {
    let context: ReadingContext
    let value: JSONValue
    let path: String
    let members: [JSONMember]
    private var known: [String] = []

    init?(_ value: JSONValue, path: String, context: ReadingContext) {
        guard case .object(let members) = value.content else {
            context.report(
                .dialect(.wrongType), at: value.offset, path: path, found: value.excerpt, expected: ["an object"])
            return nil
        }
        self.context = context
        self.value = value
        self.path = path
        self.members = members
    }

    /// Reads a group, section or field, to which others may refer.
    static func element(_ value: JSONValue, path: String, context: ReadingContext) -> ObjectReader? {
        let reader = ObjectReader(value, path: path, context: context)
        if reader == nil { context.loseElement() }
        return reader
    }

    /// The value of a key, which is known from now on; `nil` if it is absent.
    func take(_ key: String) -> JSONValue? {
        known.append(key)
        context.count(lookups: members.count)
        guard let value = members.first(where: { $0.key == key })?.value else { return nil }
        switch value.content {
        case .null, .string(""): return nil
        default: return value
        }
    }

    /// The value of the first of several keys that mean the same.
    func take(firstOf keys: [String]) -> (key: String, value: JSONValue)? {
        var taken: (key: String, value: JSONValue)?
        for key in keys {
            guard let value = take(key) else { continue }
            if let taken {
                context.loseElement()
                report(.conflictingKeys, at: value, key: key, found: key, expected: [taken.key])
            } else {
                taken = (key, value)
            }
        }
        return taken
    }

    func report(
        _ problem: DialectProblem, at value: JSONValue, key: String = "", found: String = "",
        expected: @autoclosure () -> [String] = []
    ) {
        context.report(
            .dialect(problem), at: value.offset, path: path(to: key), found: found, expected: expected())
    }

    /// The path of a key; that of the object for a blank key.
    func path(to key: String) -> String {
        path.isEmpty || key.isEmpty ? path + key : path + "." + key
    }

    /// Reports the keys that nothing asked for.
    ///
    /// - Parameter later: Keys of the dialect that this version does not act on.
    func finish(later: [String] = []) {
        for member in members where !known.contains(member.key) {
            let isLater = later.contains(member.key)
            context.report(
                .dialect(isLater ? .unsupportedKey : .unknownKey), at: member.keyOffset, path: path,
                found: member.key.excerpt,
                expected: isLater ? [] : NearestWord.to(member.key, among: known + later).map { [$0] } ?? [])
        }
    }
}
