import FormworkCore

/// Reads a JSON object by keys, and notes which of its members were asked for. All others are reported as unknown.
///
/// Null and "" count as absent, as in the original Form.
final class ObjectReader {
    let context: ReadingContext
    let value: JSONValue
    let path: FilePath
    let members: [JSONMember]
    /// The keys that were asked for, if the context has them remembered.
    private var known: [String] = []
    /// The bits of all keys in the object (see `mark`). A key whose bit is not set is absent. All bits are set if the
    /// context remembers the keys that were asked for.
    private let marks: UInt64
    /// The bits of the members that were asked for, among the first 64 members.
    private var taken: UInt64 = 0

    init?(_ value: JSONValue, path: FilePath, context: ReadingContext) {
        guard case .object(let members) = value.content else {
            context.report(
                .dialect(.wrongType), at: value.offset, path: path, found: value.excerpt, expected: ["an object"])
            return nil
        }
        self.context = context
        self.value = value
        self.path = path
        self.members = members
        var marks: UInt64 = context.remembersKeys ? .max : 0
        for member in members { marks |= Self.mark(member.key) }
        self.marks = marks
    }

    /// The bit for the length and the first byte of a key. The compiler computes it if the key is a literal. With these
    /// factors, few keys of fields have the bit of another key.
    @inline(__always)
    private static func mark(_ key: String) -> UInt64 {
        let bytes = key.utf8
        // The compiler cannot evaluate literals that need more memory than a string itself.
        let first = (1...15).contains(bytes.count) ? Int(bytes[bytes.startIndex]) : 0
        return 1 << UInt64((bytes.count &* 27 ^ first &* 7) & 63)
    }

    /// Reads a group, section or field, to which others may refer.
    static func element(_ value: JSONValue, path: FilePath, context: ReadingContext) -> ObjectReader? {
        let reader = ObjectReader(value, path: path, context: context)
        if reader == nil { context.loseElement() }
        return reader
    }

    /// The value of a key; `nil` if it is absent. The key counts as known from now on.
    ///
    /// Most keys are absent in most objects, so this check is inlined.
    @inline(__always)
    func take(_ key: String) -> JSONValue? {
        mayHave(key) ? search(key) : nil
    }

    /// Whether the object has a key, or another one with the same bit.
    @inline(__always)
    func mayHave(_ key: String) -> Bool { marks & Self.mark(key) != 0 }

    private func search(_ key: String) -> JSONValue? {
        if context.remembersKeys { known.append(key) }
        guard let place = place(of: key) else { return nil }
        if place < 64 { taken |= 1 << UInt64(place) }
        let value = members[place].value
        switch value.content {
        case .null, .string(""): return nil
        default: return value
        }
    }

    private func place(of key: String) -> Int? {
        // Keys of the dialect are ASCII. So a text of the same length is equal only if its bytes are.
        let length = key.utf8.count
        for place in members.indices where members[place].key.utf8.count == length && members[place].key == key {
            context.count(lookups: place + 1)
            return place
        }
        context.count(lookups: members.count)
        return nil
    }

    /// The value of the first key that is there, of several keys with the same meaning.
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
    func path(to key: String) -> FilePath { path.member(key) }

    /// Reports the keys that no reader asked for.
    ///
    /// - Parameter later: Keys of the dialect that this version of Formwork ignores.
    func finish(later: [String] = []) {
        for place in members.indices {
            if place < 64 && taken >> UInt64(place) & 1 == 1 { continue }
            guard context.remembersKeys else { return context.lackKeys() }
            let member = members[place]
            if known.contains(member.key) { continue }
            let isLater = later.contains(member.key)
            context.report(
                .dialect(isLater ? .unsupportedKey : .unknownKey), at: member.keyOffset, path: path,
                found: member.key.excerpt,
                expected: guess(member.key, later: later, isLater: isLater).map { [$0] } ?? [])
        }
    }

    /// The key that was probably meant by a key without effect.
    private func guess(_ key: String, later: [String], isLater: Bool) -> String? {
        if isLater { return ForeignWords.key(key, among: known) }
        return ForeignWords.key(key, among: known) ?? NearestWord.to(key, among: known + later)
    }
}
