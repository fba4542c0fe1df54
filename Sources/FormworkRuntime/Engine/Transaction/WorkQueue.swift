/// Work that waits, sorted by rank. Work of the same rank is sorted by its second index.
struct WorkQueue<Rank: ListIndex, Place: ListIndex> {
    private var heap = PairHeap()

    var isEmpty: Bool { heap.isEmpty }

    /// - Complexity: O(log n).
    @inline(__always)
    mutating func insert(_ rank: Rank, _ place: Place) { heap.insert(rank.rawValue, place.rawValue) }

    /// - Complexity: O(log n).
    @inline(__always)
    mutating func removeFirst() -> (rank: Rank, place: Place)? {
        heap.removeFirst().map { (Rank(rawValue: $0), Place(rawValue: $1)) }
    }
}

/// Pairs of numbers, the least first: a binary heap.
///
/// A pair is packed into one number, so that the heap compares and moves plain integers. All queues share this code.
private struct PairHeap {
    private var heap: [UInt64] = []

    var isEmpty: Bool { heap.isEmpty }

    mutating func insert(_ first: Int32, _ second: Int32) {
        heap.append(UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second)))
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child] < heap[parent] else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    mutating func removeFirst() -> (Int32, Int32)? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        if !heap.isEmpty {
            heap[0] = last
            sink()
        }
        return (Int32(truncatingIfNeeded: first >> 32), Int32(truncatingIfNeeded: first))
    }

    private mutating func sink() {
        var parent = 0
        while true {
            var least = parent
            let left = parent * 2 + 1
            if left < heap.count, heap[left] < heap[least] { least = left }
            if left + 1 < heap.count, heap[left + 1] < heap[least] { least = left + 1 }
            guard least != parent else { return }
            heap.swapAt(parent, least)
            parent = least
        }
    }
}

/// The rank of a piece of work. A computation has two ranks: twice its index for finding the items in which it runs,
/// and one more for running there.
struct WorkRank: ListIndex {
    let rawValue: Int32
    init(rawValue: Int32) { self.rawValue = rawValue }
}

/// A piece of work that a computation has to do in an item.
enum QueuedWork {
    /// Find the items inside this one in which the computation runs.
    case scheduleInside(ItemIndex, ComputationIndex)
    /// Run the computation in this item.
    case run(ComputationIndex, in: ItemIndex)
}

extension WorkQueue<WorkRank, ItemIndex> {
    mutating func insert(_ work: QueuedWork) {
        switch work {
        case .scheduleInside(let item, let computation): insert(WorkRank(rawValue: computation.rawValue &* 2), item)
        case .run(let computation, let item): insert(WorkRank(rawValue: computation.rawValue &* 2 &+ 1), item)
        }
    }

    mutating func removeFirstWork() -> QueuedWork? {
        guard let (rank, item) = removeFirst() else { return nil }
        let computation = ComputationIndex(rawValue: rank.rawValue / 2)
        return rank.rawValue % 2 == 0 ? .scheduleInside(item, computation) : .run(computation, in: item)
    }
}
