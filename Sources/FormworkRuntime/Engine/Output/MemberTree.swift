/// The members of an object that is being built. A point in an id begins an object inside.
struct MemberTree {
    var members: [JSONMember] = []
    /// The positions of the objects inside, by the part of the id before the point.
    private var branches: [ExactText: Int] = [:]

    mutating func insert(_ value: JSONValue, at id: String) {
        let bytes = Array(id.utf8)
        guard let point = bytes.firstIndex(of: UInt8(ascii: ".")) else {
            members.append(JSONMember(id, value))
            return
        }
        let head = String(decoding: bytes[..<point], as: UTF8.self)
        let rest = String(decoding: bytes[(point + 1)...], as: UTF8.self)
        let place = branches[ExactText(head)] ?? members.count
        var inner = MemberTree()
        if place < members.count {
            inner = MemberTree(members: members[place].value.objectValue ?? [])
        } else {
            branches[ExactText(head)] = place
            members.append(JSONMember(head, .object([])))
        }
        inner.insert(value, at: rest)
        members[place].value = .object(inner.members)
    }

    init(members: [JSONMember] = []) {
        self.members = members
        for (place, member) in members.enumerated() where member.value.objectValue != nil {
            branches[ExactText(member.key)] = place
        }
    }
}
