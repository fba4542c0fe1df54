import FormworkCore

/// The types of an app that a reader knows.
///
/// Before a field of such a type is read, the keys of the type are added that the field does not have itself. So there
/// is one reader of fields.
struct CustomTypeTable {
    /// The names, in the order in which messages list them.
    let names: [String]
    private let bases: [ExactText: [JSONMember]]

    init(_ types: [CustomType] = []) {
        let usable = types.filter(\.hasUsableName)
        names = usable.map(\.name)
        bases = Dictionary(
            usable.map { (ExactText($0.name), Self.members(of: $0.base)) }, uniquingKeysWith: { _, last in last })
    }

    /// The properties of a type, as keys of a field.
    private static func members(of base: Field) -> [JSONMember] {
        var base = base
        base.customType = ""
        let json = FieldWriter.field(base)
        let members = (json.objectValue ?? []).filter { !["id", "title"].contains($0.key) }
        // A line of text is written without a type.
        return json["type"] == nil ? [JSONMember("type", .string(base.type.rawValue))] + members : members
    }

    /// A field of one of these types with the keys of the type; `nil` for any other field.
    func expand(_ field: JSONValue) -> (field: JSONValue, name: String)? {
        guard !names.isEmpty, case .object(let own) = field.content, let type = field["type"],
            let name = type.stringValue, let base = bases[ExactText(name)]
        else { return nil }
        let others = own.filter { !$0.key.isSame(as: "type") }
        let said = Self.merge(others, over: Self.notReplaced(base, by: field), at: type.offset)
        return (JSONValue(.object(said), offset: field.offset), name)
    }

    /// The members of a type without keys that mean the same as another key of the field.
    private static func notReplaced(_ base: [JSONMember], by field: JSONValue) -> [JSONMember] {
        base.filter { member in
            let names = FieldKeys.table.names
            if names.synonyms(of: member.key).contains(where: { $0 != member.key && field[$0] != nil }) { return false }
            return switch member.key {
            case "options": field["options_from"] == nil
            case "options_from": !names.synonyms(of: "options").contains { field[$0] != nil }
            case "minimum_date": field["validations"]?["min_date"] == nil
            case "maximum_date": field["validations"]?["max_date"] == nil
            default: true
            }
        }
    }

    /// The members of an object, and those of another one that it does not have. Rules, words and styles are merged one
    /// by one.
    ///
    /// Problems of a type's members are reported at the name of the type, because the file does not have these members.
    private static func merge(_ own: [JSONMember], over base: [JSONMember], at offset: ByteOffset) -> [JSONMember] {
        var merged = own
        for member in base {
            guard let place = merged.firstIndex(where: { $0.key.isSame(as: member.key) }) else {
                merged.append(JSONMember(member.key, member.value.placed(at: offset), keyOffset: offset))
                continue
            }
            guard ["validations", "messages", "styles"].contains(member.key),
                let inner = merged[place].value.objectValue, let below = member.value.objectValue
            else { continue }
            merged[place].value.content = .object(merge(inner, over: below, at: offset))
        }
        return merged
    }
}

extension JSONValue {
    /// The same value with one offset for all its parts.
    fileprivate func placed(at offset: ByteOffset) -> JSONValue {
        switch content {
        case .array(let elements): JSONValue(.array(elements.map { $0.placed(at: offset) }), offset: offset)
        case .object(let members):
            JSONValue(
                .object(members.map { JSONMember($0.key, $0.value.placed(at: offset), keyOffset: offset) }),
                offset: offset)
        default: JSONValue(content, offset: offset)
        }
    }
}
