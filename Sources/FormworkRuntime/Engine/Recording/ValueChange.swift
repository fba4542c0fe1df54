/// One answer that a transaction changed.
public struct ValueChange: Equatable, Sendable {
    /// Which field, in which item.
    public var node: NodeID
    /// Where the answer is among the values now, such as `companies[0].name`.
    public var path: String
    /// The answer before the transaction.
    public var old: FormValue
    /// The answer after it; never the same.
    public var new: FormValue

    package init(node: NodeID, path: String, old: FormValue, new: FormValue) {
        self.node = node
        self.path = path
        self.old = old
        self.new = new
    }

    /// The change as JSON.
    public var json: JSONValue {
        .object([
            JSONMember("path", .string(path)), JSONMember("old", old.json), JSONMember("new", new.json),
        ])
    }
}
