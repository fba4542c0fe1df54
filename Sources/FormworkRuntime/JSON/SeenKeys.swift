/// The names of the members that were read of one object. A name is found in constant time, even among very many.
struct SeenKeys {
    /// It is a dictionary because a set would add the code of another kind of table to the page.
    private var names: [ExactText: Int] = [:]

    /// Objects with fewer members have no table. Comparing a few names is cheaper, because few of them have the same
    /// length.
    private static let tableLimit = 24

    /// Adds a name; `false` if one of the members has it already.
    mutating func insert(_ key: String, after members: [JSONMember]) -> Bool {
        if members.count < Self.tableLimit {
            for member in members where ExactText.areSame(member.key, key) { return false }
            return true
        }
        if names.isEmpty {
            for member in members { names[ExactText(member.key)] = 0 }
        }
        return names.updateValue(0, forKey: ExactText(key)) == nil
    }
}
