/// A change of an answer in a transaction.
public struct ValueChange: Equatable, Sendable {
    /// The node of the field.
    public var node: NodeID
    /// The path of the answer after the transaction, such as `companies[0].name`.
    public var path: String
    /// The answer before the transaction.
    public var old: FormValue
    /// The answer after the transaction. It is never the same as the one before.
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
