/// Work that waits to be done, in order of rank and then of place: a binary heap.
///
/// Rank and place are packed into one number, so that the queue compares and moves plain integers.
struct WorkQueue {
    private var heap: [UInt64] = []

    var isEmpty: Bool { heap.isEmpty }

    /// - Complexity: O(log n).
    mutating func insert(rank: Int32, place: Int32) {
        heap.append(UInt64(UInt32(bitPattern: rank)) << 32 | UInt64(UInt32(bitPattern: place)))
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child] < heap[parent] else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    /// - Complexity: O(log n).
    mutating func removeFirst() -> (rank: Int32, place: Int32)? {
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

/// Something that a computation has to do in an item.
enum QueuedWork {
    /// Find the items inside this one that the computation runs in.
    case schedule(ComputationIndex, under: ItemIndex)
    /// Run in this item.
    case run(ComputationIndex, in: ItemIndex)
}

extension WorkQueue {
    /// Scheduling comes right before running, so the rank of a computation is twice its index.
    mutating func insert(_ work: QueuedWork) {
        switch work {
        case .schedule(let computation, let item): insert(rank: computation.rawValue &* 2, place: item.rawValue)
        case .run(let computation, let item): insert(rank: computation.rawValue &* 2 &+ 1, place: item.rawValue)
        }
    }

    mutating func removeFirstWork() -> QueuedWork? {
        guard let (rank, place) = removeFirst() else { return nil }
        let computation = ComputationIndex(rawValue: rank / 2)
        let item = ItemIndex(rawValue: place)
        return rank % 2 == 0 ? .schedule(computation, under: item) : .run(computation, in: item)
    }
}
