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
        func nodes(_ count: Int) -> Range<NodeIndex> {
            let start = NodeIndex(rawValue: start)
            return start..<start.advanced(by: count)
        }
    }

    private var records: IndexedArray<NodeIndex, NodeRecord> = []
    /// Whether each record belongs to a live item.
    private var isInUse: IndexedArray<NodeIndex, Bool> = []
    /// Free blocks by scope.
    private var freeBlocks: IndexedArray<ScopeIndex, [Block]>

    package init(scopeCount: Int) {
        freeBlocks = IndexedArray(repeating: [], count: scopeCount)
    }

    package internal(set) subscript(_ node: NodeIndex) -> NodeRecord {
        @inline(__always) _read { yield records[node] }
        @inline(__always) _modify { yield &records[node] }
    }

    // These are functions of their own because they are called from many places. Inlined, each call would make the page
    // larger.

    /// Sets some flags of a node.
    @inline(never)
    mutating func insert(_ flags: NodeFlags, at node: NodeIndex) {
        records[node].flags.formUnion(flags)
    }

    /// Clears some flags of a node.
    @inline(never)
    mutating func remove(_ flags: NodeFlags, at node: NodeIndex) {
        records[node].flags.subtract(flags)
    }

    /// Sets or clears a flag of a node.
    mutating func set(_ flag: NodeFlags, _ isSet: Bool, at node: NodeIndex) {
        if isSet { insert(flag, at: node) } else { remove(flag, at: node) }
    }

    /// Takes a free block for the nodes of an item, or adds one. Every node of it has to be set before it is read.
    mutating func takeBlock(of scope: ScopeIndex, count: Int) -> Block {
        if let block = freeBlocks[scope].popLast() {
            for node in block.nodes(count) { isInUse[node] = true }
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
            records[node] = NodeRecord(element: records[node].element, item: .form, flags: [])
            isInUse[node] = false
        }
        freeBlocks[scope].append(block)
    }

    /// Whether a node belongs to an item that has not been removed.
    package func contains(_ node: NodeIndex) -> Bool {
        node < isInUse.endIndex && isInUse[node]
    }

    /// The first node in use at or after an index; `nil` if absent.
    package func first(from node: NodeIndex) -> NodeIndex? {
        var node = node
        while node < isInUse.endIndex {
            if isInUse[node] { return node }
            node = node.next
        }
        return nil
    }

    /// How many nodes the table has, in use or free.
    package var count: Int { records.count }

    /// The free blocks of a scope.
    package func freeBlocks(of scope: ScopeIndex) -> [Block] { freeBlocks[scope] }

    /// Calls `body` with every node of a live item.
    package func forEach(_ body: (NodeIndex) -> Void) {
        var upcoming = first(from: NodeIndex(0))
        while let node = upcoming {
            body(node)
            upcoming = first(from: node.next)
        }
    }
}
