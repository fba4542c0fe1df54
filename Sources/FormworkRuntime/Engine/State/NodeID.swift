/// Identifies a node, which is an element of the definition in one item.
public struct NodeID: Hashable, Sendable {
    /// The element. If the form changes while it runs, elements keep their numbers and new ones get higher ones.
    package let element: ElementNumber
    /// The item that the node belongs to.
    ///
    /// A new item never gets the index of a removed one, unless the session returns to a snapshot that is older than both.
    package let item: ItemIndex

    package init(_ element: ElementNumber, in item: ItemIndex) {
        self.element = element
        self.item = item
    }
}

extension NodeID: Comparable {
    /// Whether a node comes first in the order of elements, or of items if both are of the same element.
    public static func < (left: NodeID, right: NodeID) -> Bool {
        (left.element, left.item) < (right.element, right.item)
    }
}
