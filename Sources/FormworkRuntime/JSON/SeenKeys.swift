/// The names that one object already has, found in constant time however many there are.
struct SeenKeys {
    /// This is a dictionary because a set would add the code of another kind of table to the page.
    private var names: [ExactText: Int] = [:]

    /// Objects with fewer members have no table: comparing a few names, of which few are of one length, is cheaper.
    private static let tableLimit = 24

    /// Notes a name; `false` if one of the members has it.
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
