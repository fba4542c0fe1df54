import FormworkCore

// Members of a record by the names of fields. The points of a name are levels, unless the record has the whole name as a key.

extension JSONValue {
    /// The member at a name; `nil` if absent.
    func member(named name: String) -> JSONValue? {
        if let found = self[name] { return found }
        guard let (level, rest) = name.levelAndRest else { return nil }
        return self[level]?.member(named: rest)
    }

    /// The value with another member at a name, or without it for `nil`.
    func replacingMember(named name: String, by value: JSONValue?) -> JSONValue {
        var members = objectValue ?? []
        if let index = members.firstIndex(where: { ExactText.areSame($0.key, name) }) {
            if let value { members[index].value = value } else { members.remove(at: index) }
            return .object(members)
        }
        guard let (level, rest) = name.levelAndRest else {
            if let value { members.append(JSONMember(name, value)) }
            return .object(members)
        }
        if let index = members.firstIndex(where: { ExactText.areSame($0.key, level) }) {
            members[index].value = members[index].value.replacingMember(named: rest, by: value)
        } else if value != nil {
            members.append(JSONMember(level, JSONValue.object([]).replacingMember(named: rest, by: value)))
        }
        return .object(members)
    }

    /// The value without the members at some names, and without levels that have nothing else.
    func removingMembers(named names: [String]) -> JSONValue {
        names.reduce(self) { $0.member(named: $1) == nil ? $0 : $0.replacingMember(named: $1, by: nil) }
            .withoutEmptyLevels
    }

    private var withoutEmptyLevels: JSONValue {
        guard let members = objectValue else { return self }
        return .object(
            members.compactMap { member in
                let value = member.value.withoutEmptyLevels
                return value.isNull || value.objectValue?.isEmpty == true ? nil : JSONMember(member.key, value)
            })
    }
}

extension String {
    /// The text up to the first point, and the text behind it; `nil` without a point.
    fileprivate var levelAndRest: (String, String)? {
        guard let point = utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
        return (String(self[..<point]), String(self[utf8.index(after: point)...]))
    }
}
