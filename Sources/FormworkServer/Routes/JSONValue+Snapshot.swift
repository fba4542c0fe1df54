#if Server
import FormworkRuntime

extension JSONValue {
    /// A snapshot without the texts that were understood.
    ///
    /// A session reads the texts of a snapshot again. In another language `1,500` is another number, while the value that is
    /// also in the snapshot is the same everywhere. A text that could not be understood stays.
    var withoutUnderstoodTexts: JSONValue {
        guard case .object(let members) = content else { return self }
        return .object(members.map { $0.key.isSame(as: "form") ? JSONMember($0.key, $0.value.understoodItem) : $0 })
    }

    /// The same for the form or one item, and for the items in it.
    private var understoodItem: JSONValue {
        guard case .object(let members) = content else { return self }
        let malformed = self["malformed"]?.arrayValue ?? []
        return .object(
            members.map { member in
                switch member.key {
                case "texts":
                    let texts = member.value.objectValue ?? []
                    return JSONMember(member.key, .object(texts.filter { malformed.contains(.string($0.key)) }))
                case "items":
                    let sections = (member.value.objectValue ?? []).map { section in
                        JSONMember(section.key, .array((section.value.arrayValue ?? []).map(\.understoodItem)))
                    }
                    return JSONMember(member.key, .object(sections))
                default: return member
                }
            })
    }
}
#endif
