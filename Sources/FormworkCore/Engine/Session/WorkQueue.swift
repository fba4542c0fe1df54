/// Computations that wait to run, taken in order of rank and then of item: a binary heap.
struct WorkQueue {
    private var heap: [UInt64] = []

    var isEmpty: Bool { heap.isEmpty }

    /// - Complexity: O(log n).
    mutating func insert(computation: Int, item: Int) {
        heap.append(UInt64(UInt32(truncatingIfNeeded: computation)) << 32 | UInt64(UInt32(truncatingIfNeeded: item)))
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child] < heap[parent] else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    /// - Complexity: O(log n).
    mutating func removeFirst() -> (computation: Int, item: Int)? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        if !heap.isEmpty {
            heap[0] = last
            sink()
        }
        return (Int(first >> 32), Int(first & 0xFFFF_FFFF))
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
