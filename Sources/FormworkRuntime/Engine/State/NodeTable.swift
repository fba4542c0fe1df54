/// The nodes of a session. The nodes of one item are next to each other, in a block.
///
/// When an item is removed, another item of the same scope may get its block. So after a transaction a node is
/// remembered by its `NodeID`, never by its index.
package struct NodeTable {
    /// The nodes of one item, by the index of the first.
    package struct Block: Equatable, Sendable {
        package let start: Int32

        /// The node with a slot.
        package func node(_ slot: NodeSlot) -> NodeIndex { NodeIndex(rawValue: start &+ slot.rawValue) }

        /// The first nodes of the block.
        func nodes(_ count: Int) -> ListIndices<NodeIndex> {
            let start = NodeIndex(rawValue: start)
            return ListIndices(from: start, to: NodeIndex(start.position + count))
        }
    }

    private var records: [NodeRecord] = []
    /// Whether each record belongs to a live item.
    private var isInUse: [Bool] = []
    /// Free blocks by scope.
    private var freeBlocks: [[Block]]

    package init(scopeCount: Int) {
        freeBlocks = Array(repeating: [], count: scopeCount)
    }

    package subscript(_ node: NodeIndex) -> NodeRecord {
        @inline(__always) _read { yield records[node.position] }
        @inline(__always) _modify { yield &records[node.position] }
    }

    // These are functions of their own because they are called from many places. Inlined, each call would make the page
    // larger.

    /// Sets some flags of a node.
    @inline(never)
    package mutating func insert(_ flags: NodeFlags, at node: NodeIndex) {
        records[node.position].flags.formUnion(flags)
    }

    /// Clears some flags of a node.
    @inline(never)
    package mutating func remove(_ flags: NodeFlags, at node: NodeIndex) {
        records[node.position].flags.subtract(flags)
    }

    /// Sets or clears a flag of a node.
    package mutating func set(_ flag: NodeFlags, _ isSet: Bool, at node: NodeIndex) {
        if isSet { insert(flag, at: node) } else { remove(flag, at: node) }
    }

    /// Takes a free block for the nodes of an item, or adds one. Every node of it has to be set before it is read.
    mutating func takeBlock(of scope: ScopeIndex, count: Int) -> Block {
        if let block = freeBlocks[scope.position].popLast() {
            for node in block.nodes(count) { isInUse[node.position] = true }
            return block
        }
        let block = Block(start: Int32(truncatingIfNeeded: records.count))
        let empty = NodeRecord(element: ElementIndex(0), item: .form, flags: [])
        for _ in 0..<count {
            records.append(empty)
            isInUse.append(true)
        }
        return block
    }

    /// Frees the nodes of a removed item and clears their answers.
    mutating func freeBlock(_ block: Block, of scope: ScopeIndex, count: Int) {
        for node in block.nodes(count) {
            records[node.position] = NodeRecord(element: records[node.position].element, item: .form, flags: [])
            isInUse[node.position] = false
        }
        freeBlocks[scope.position].append(block)
    }

    /// Whether a node belongs to an item that has not been removed.
    package func contains(_ node: NodeIndex) -> Bool {
        node.position < isInUse.count && isInUse[node.position]
    }

    /// The first node in use at or after an index; `nil` if there is none.
    package func first(from node: NodeIndex) -> NodeIndex? {
        var position = node.position
        while position < isInUse.count {
            if isInUse[position] { return NodeIndex(position) }
            position += 1
        }
        return nil
    }

    /// How many nodes the table has, in use or free.
    package var count: Int { records.count }

    /// The free blocks of a scope.
    package func freeBlocks(of scope: ScopeIndex) -> [Block] { freeBlocks[scope.position] }

    /// Calls `body` with every node of a live item.
    package func forEach(_ body: (NodeIndex) -> Void) {
        var upcoming = first(from: NodeIndex(0))
        while let node = upcoming {
            body(node)
            upcoming = first(from: node.next)
        }
    }
}
