#if Server
import Formwork
import FormworkCore

extension JSONValue {
    /// Stored answers in another layout. They are nested.
    func laidOut(_ layout: ValueOptions.Layout) -> JSONValue {
        switch layout {
        case .nested: return self
        case .flat:
            var list: [JSONMember] = []
            flatten(at: "", into: &list)
            return .object(list)
        case .attributes: return withAttributes
        }
    }

    /// One object with paths as keys. Files and encrypted answers stay whole.
    private func flatten(at path: String, into list: inout [JSONMember]) {
        if let items = AnswerShape.items(in: self) {
            for (index, item) in items.enumerated() {
                let count = list.count
                item.flatten(at: "\(path)[\(index)]", into: &list)
                // As in a session, an item without answers is written where the items would be fewer without it.
                if list.count == count, index == items.count - 1 {
                    list.append(JSONMember("\(path)[\(index)]", .object([])))
                }
            }
        } else if let members = AnswerShape.members(of: self) {
            for member in members {
                member.value.flatten(at: path.isEmpty ? member.key : path + "." + member.key, into: &list)
            }
        } else {
            list.append(JSONMember(path, self))
        }
    }

    /// The form that Rails expects for associated records. Among stored parameters only a section without items is an empty
    /// list: blank answers are `null`.
    private var withAttributes: JSONValue {
        guard let members = AnswerShape.members(of: self) else { return self }
        return .object(
            members.map { member in
                let items = AnswerShape.items(in: member.value) ?? (member.value.arrayValue?.isEmpty == true ? [] : nil)
                guard let items else { return JSONMember(member.key, member.value.withAttributes) }
                let numbered = items.enumerated().map { JSONMember(String($0.offset), $0.element.withAttributes) }
                return JSONMember(member.key + "_attributes", .object(numbered))
            })
    }

    /// The same without blank answers and sections without items. Items stay, so that those after them keep their places.
    var withoutBlanks: JSONValue {
        if let items = AnswerShape.items(in: self) { return .array(items.map(\.withoutBlanks)) }
        guard let members = AnswerShape.members(of: self) else { return self }
        return .object(
            members.compactMap { member in
                if member.value.isNull || member.value.arrayValue?.isEmpty == true { return nil }
                let rest = member.value.withoutBlanks
                return rest.objectValue?.isEmpty == true ? nil : JSONMember(member.key, rest)
            })
    }
}
#endif
