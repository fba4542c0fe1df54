/// The names that one object already has, found in constant time however many there are.
struct SeenKeys {
    private var names: Set<ExactText> = []

    /// Notes a name; `false` if one of the members has it.
    ///
    /// Most objects are small, and comparing a few names is cheaper than a table.
    mutating func insert(_ key: String, after members: [JSONMember]) -> Bool {
        if members.count < 8 {
            for member in members where ExactText.areSame(member.key, key) { return false }
            return true
        }
        if names.isEmpty {
            for member in members { names.insert(ExactText(member.key)) }
        }
        return names.insert(ExactText(key)).inserted
    }
}
