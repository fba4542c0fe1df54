#if Server
import FormworkCore

/// Whether two submissions say the same. A file that was sent twice has two ids and one checksum.
func haveSameAnswers(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    guard let one = withoutFileIDs(one), let other = withoutFileIDs(other) else { return false }
    return one == other
}

private func withoutFileIDs(_ values: String) -> String? {
    (try? JSONParser.parse(Array(values.utf8), limits: .definition))?.withoutFileIDs.text()
}

extension JSONValue {
    /// The keys of a file among stored answers, in their order.
    private static let fileKeys = ["id", "name", "size", "type", "checksum"]

    fileprivate var withoutFileIDs: JSONValue {
        if let list = arrayValue { return .array(list.map(\.withoutFileIDs)) }
        guard let members = objectValue else { return self }
        let rest = members.map(\.key) == Self.fileKeys ? members.dropFirst() : members[...]
        return .object(rest.map { JSONMember($0.key, $0.value.withoutFileIDs) })
    }
}
#endif
