/// The form itself (`ItemIndex.form`), or one item of a repeating section.
package struct ItemRecord {
    package let scope: ScopeIndex
    /// The item around this one; `nil` for the form.
    package let parent: ItemIndex?
    /// The item's nodes.
    package let block: NodeTable.Block
    /// The position among the items of its repeating section.
    package internal(set) var position: ItemPosition
    /// The items of each repeating section directly inside, by the slot of its scope.
    package internal(set) var children: IndexedArray<RepeatSlot, ItemArray>
    /// Whether the item was added in this transaction.
    package internal(set) var isNew = false
    /// The last value of each aggregate of the scope; `nil` if it failed.
    package internal(set) var aggregates: IndexedArray<AggregateSlot, FormValue?>
    /// Whether each of them was calculated from an answer that cannot be read.
    package internal(set) var incompleteAggregates: IndexedArray<AggregateSlot, Bool>
    /// The computations that wait to run, one bit for each: aggregates in this item, and other computations in the
    /// items inside it.
    private var waiting: [UInt64] = []

    init(
        scope: ScopeIndex, parent: ItemIndex?, block: NodeTable.Block, position: ItemPosition, childCount: Int,
        aggregateCount: Int
    ) {
        self.scope = scope
        self.parent = parent
        self.block = block
        self.position = position
        children = IndexedArray(repeating: [], count: childCount)
        aggregates = IndexedArray(repeating: nil, count: aggregateCount)
        incompleteAggregates = IndexedArray(repeating: false, count: aggregateCount)
    }

    /// Whether a computation waits here.
    package func waits(for computation: ComputationIndex) -> Bool {
        let position = computation.position
        return position / 64 < waiting.count && waiting[position / 64] >> UInt64(position % 64) & 1 == 1
    }

    /// Whether any computation waits here.
    package var waitsForSomething: Bool { waiting.contains { $0 != 0 } }

    /// Notes that a computation waits; `false` if it was waiting already. `count` is the number of all computations.
    mutating func wait(for computation: ComputationIndex, of count: Int) -> Bool {
        if waiting.isEmpty { waiting = Array(repeating: 0, count: count / 64 + 1) }
        guard !waits(for: computation) else { return false }
        waiting[computation.position / 64] |= 1 << UInt64(computation.position % 64)
        return true
    }

    /// Notes that a computation does not wait any more; `false` if it was not waiting.
    mutating func stopWaiting(for computation: ComputationIndex) -> Bool {
        guard waits(for: computation) else { return false }
        waiting[computation.position / 64] &= ~(1 << UInt64(computation.position % 64))
        return true
    }
}

/// The items of a session by identity. Each item has an identity of its own. A removed item that is restored gets its
/// old identity again.
package struct ItemTable {
    private var records: IndexedArray<ItemIndex, ItemRecord> = []
    /// Whether each identity belongs to an item that has not been removed.
    private var isAlive: IndexedArray<ItemIndex, Bool> = []
    /// How many items exist now. The form itself is one of them.
    package private(set) var liveCount = 0

    init() {}

    /// How many identities were used so far.
    package var identityCount: Int { records.count }

    package internal(set) subscript(_ item: ItemIndex) -> ItemRecord {
        @inline(__always) _read { yield records[item] }
        @inline(__always) _modify { yield &records[item] }
    }

    /// Whether the item exists now.
    package func contains(_ item: ItemIndex) -> Bool {
        item >= .form && item < isAlive.endIndex && isAlive[item]
    }

    /// The identity of the next item: the wanted one if a removed item had it, otherwise a new one.
    func nextIdentity(wanted: ItemIndex?) -> ItemIndex {
        if let wanted, wanted > .form, wanted < records.endIndex, !contains(wanted) { return wanted }
        return records.endIndex
    }

    mutating func insert(_ record: ItemRecord, as item: ItemIndex) {
        if item == records.endIndex {
            records.append(record)
            isAlive.append(true)
        } else {
            records[item] = record
            isAlive[item] = true
        }
        liveCount += 1
    }

    mutating func remove(_ item: ItemIndex) {
        records[item].children = []
        isAlive[item] = false
        liveCount -= 1
    }

    /// Keeps identities below a count for the items that had them when a snapshot was made.
    mutating func reserveIdentities(upTo count: Int, like record: ItemRecord) {
        while records.count < count {
            records.append(record)
            isAlive.append(false)
        }
    }

    /// Makes the latest identities free again, down to a count. It stops at an identity whose item still exists.
    mutating func returnIdentities(downTo count: Int) {
        while records.count > count, isAlive.last == false {
            records.removeLast()
            isAlive.removeLast()
        }
    }

    /// The items that exist now, in the order of their identities.
    package var live: [ItemIndex] {
        isAlive.indices.filter { isAlive[$0] }
    }
}
