/// Identifies a node, which is an element of the definition in one item.
public struct NodeID: Hashable, Sendable {
    /// The element: its position in the definition's order, from 0. If the form changes while it runs, elements
    /// keep their numbers and new ones get higher ones.
    public package(set) var element: Int32
    /// The item the node belongs to; 0 is the form itself.
    ///
    /// A new item never gets the number of a removed one, unless the session returns to a snapshot that is older than both.
    public package(set) var item: Int32

    /// Pairs the number of an element with an item.
    package init(number: Int32, item: ItemIndex) {
        element = number
        self.item = item.rawValue
    }
}
