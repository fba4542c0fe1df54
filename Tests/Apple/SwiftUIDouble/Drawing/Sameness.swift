/// Whether two views of one type have the same properties.
@MainActor enum Sameness {
    static func areSame(_ one: Any, _ other: Any) -> Bool {
        guard type(of: one) == type(of: other) else { return false }
        if one is any Connecting { return true }
        if type(of: one) is AnyObject.Type { return (one as AnyObject) === (other as AnyObject) }
        if let one = one as? any Equatable { return areEqual(one, other) }
        let first = Mirror(reflecting: one), second = Mirror(reflecting: other)
        guard first.displayStyle == .struct || first.displayStyle == .tuple || first.displayStyle == .optional else {
            return false
        }
        guard first.children.count == second.children.count else { return false }
        return zip(first.children, second.children).allSatisfy { areSame($0.value, $1.value) }
    }

    private static func areEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { one == other as? Value }
}
