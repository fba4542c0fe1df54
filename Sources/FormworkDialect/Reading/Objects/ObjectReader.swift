import FormworkCore

/// Reads a JSON object by keys. Each member is looked up once among the keys of its kind of object, and unknown ones are
/// reported at once.
///
/// Null and "" count as absent, as in the original Form.
final class ObjectReader {
    let context: ReadingContext
    let value: JSONValue
    let path: FilePath
    let members: [JSONMember]
    /// The keys that the object can have; `nil` if it can have any.
    let keys: KeyNames?
    /// The index of each member's key among `keys`; `nil` for an unknown key. Empty if the object can have any keys.
    private let found: [KeyIndex?]
    /// The bits of all keys in the object (see `mark`). A key whose bit is not set is absent.
    private let marks: UInt64
    /// The names in the item around the object, in forms that were written for the original Form; `nil` elsewhere.
    var names: ItemNames?
    /// The element that the object belongs to, where its rules and targets are reported.
    var origin: ElementOrigin?

    /// Opens an object; `nil` for another value, which is reported.
    ///
    /// - Parameter keys: The keys that the object can have; `nil` if it can have any.
    init?(_ value: JSONValue, _ keys: KeyNames?, path: FilePath, context: ReadingContext) {
        guard case .object(let members) = value.content else {
            context.report(
                .dialect(.wrongType), at: value.offset, path: path, found: value.excerpt, expected: ["an object"])
            return nil
        }
        self.context = context
        self.value = value
        self.path = path
        self.members = members
        self.keys = keys
        var marks: UInt64 = 0
        for member in members { marks |= Self.mark(member.key) }
        self.marks = marks
        guard let keys else {
            found = []
            return
        }
        var lookups = 0
        var hasUnknown = false
        found = members.map { member in
            let index = keys.index(of: member.key, &lookups)
            if index.map({ keys.isLater(at: $0) }) ?? true { hasUnknown = true }
            return index
        }
        context.count(lookups: lookups)
        if hasUnknown { reportUnknown(keys) }
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

    /// Opens a group, section or field, to which others may refer.
    static func element(
        _ value: JSONValue, _ keys: KeyNames?, path: FilePath, context: ReadingContext
    ) -> ObjectReader? {
        let reader = ObjectReader(value, keys, path: path, context: context)
        if reader == nil { context.loseElement() }
        return reader
    }

    /// The value of a key; `nil` if it is absent.
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
        guard let place = place(of: key), !members[place].value.isAbsent else { return nil }
        return members[place].value
    }

    private func place(of key: String) -> Int? {
        if let keys {
            var lookups = 0
            let index = keys.index(of: key, &lookups)
            context.count(lookups: lookups)
            return index == nil ? nil : found.firstIndex(of: index)
        }
        context.count(lookups: members.count)
        return members.firstIndex { $0.key == key }
    }

    /// Calls a function with each member whose key is known and whose value is not absent: its position, and the index
    /// of its key.
    @inline(__always)
    func eachKnown(_ body: (Int, KeyIndex) -> Void) {
        for place in found.indices {
            guard let index = found[place], !members[place].value.isAbsent else { continue }
            body(place, index)
        }
    }

    /// Whether the object has a member under a preferred name of its key, too. This is reported.
    func isRepeated(_ place: Int, _ index: KeyIndex, _ keys: KeyNames) -> Bool {
        for other in found.indices {
            guard let preferred = found[other], preferred < index, !members[other].value.isAbsent,
                keys.key(at: preferred) == keys.key(at: index)
            else { continue }
            reportConflict(of: members[place], with: keys[preferred].name)
            return true
        }
        return false
    }

    private func reportConflict(of member: JSONMember, with key: String) {
        context.loseElement()
        report(.conflictingKeys, at: member.value, key: member.key, found: member.key, expected: [key])
    }

    /// The value of the first key that is there, of several keys with the same meaning.
    func take(firstOf keys: [String]) -> (key: String, value: JSONValue)? {
        var taken: (key: String, value: JSONValue)?
        for key in keys {
            guard let value = take(key) else { continue }
            if let taken {
                reportConflict(of: JSONMember(key, value), with: taken.key)
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

    /// Reports the keys without effect: those that the dialect does not have here, and those of a later version.
    private func reportUnknown(_ keys: KeyNames) {
        for (place, index) in found.enumerated() {
            guard let index else {
                reportUnknown(members[place], keys)
                continue
            }
            if keys.isLater(at: index) { reportUnknown(members[place], keys, isLater: true) }
        }
    }

    private func reportUnknown(_ member: JSONMember, _ keys: KeyNames, isLater: Bool = false) {
        context.report(
            .dialect(isLater ? .unsupportedKey : .unknownKey), at: member.keyOffset, path: path,
            found: member.key.excerpt, expected: keys.guess(member.key, isLater: isLater).map { [$0] } ?? [])
    }

    /// Reports keys that mean nothing beside the other keys of this object.
    func refuse(_ names: [String]) {
        guard let keys else { return }
        for name in names where mayHave(name) {
            guard let member = members.first(where: { $0.key == name }) else { continue }
            context.report(
                .dialect(.unknownKey), at: member.keyOffset, path: path, found: name,
                expected: keys.guess(name, without: names).map { [$0] } ?? [])
        }
    }
}

extension JSONValue {
    /// Whether the value counts as absent.
    var isAbsent: Bool {
        switch content {
        case .null, .string(""): true
        default: false
        }
    }
}
