/// The names that one object already has, found in constant time however many there are.
struct SeenKeys {
    /// A dictionary as everywhere, since a set would be another kind of table in the browser.
    private var names: [ExactText: Int] = [:]

    /// Notes a name; `false` if one of the members has it.
    ///
    /// Most objects are small, and comparing a few names is cheaper than a table.
    mutating func insert(_ key: String, after members: [JSONMember]) -> Bool {
        if members.count < 8 {
            for member in members where ExactText.areSame(member.key, key) { return false }
            return true
        }
        if names.isEmpty {
            for member in members { names[ExactText(member.key)] = 0 }
        }
        return names.updateValue(0, forKey: ExactText(key)) == nil
    }
}
