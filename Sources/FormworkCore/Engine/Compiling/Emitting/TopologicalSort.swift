/// Sorts indices so that each comes after its prerequisites, and finds cycles of prerequisites.
///
/// - Complexity: linear in the indices and their prerequisites. Finding a cycle may take a walk through all of them.
struct TopologicalSort<Index: ListIndex> {
    /// The maximum number of cycles that are reported in one form.
    static var cycleLimit: Int { 100 }

    /// For each index, the indices that have to come before it.
    private let before: IndexedArray<Index, [Index]>
    /// For each index, the indices that have it as a prerequisite.
    private var after: IndexedArray<Index, [Index]>
    /// For each index, how many of its prerequisites are not sorted yet.
    private var waiting: IndexedArray<Index, Int>
    /// The sorted indices.
    private(set) var order: [Index]
    /// How many sorted indices have been subtracted from the counts of their followers.
    private var passed = 0
    /// All indices before this one are sorted.
    private var first: Index

    init(_ before: IndexedArray<Index, [Index]>) {
        self.before = before
        after = IndexedArray(repeating: [], count: before.count)
        for index in before.indices {
            for needed in before[index] { after[needed].append(index) }
        }
        let waiting = IndexedArray<Index, Int>(before.map { $0.count })
        self.waiting = waiting
        order = before.indices.filter { waiting[$0] == 0 }
        first = before.startIndex
        sortRest()
    }

    /// The next cycle, in which each index is a prerequisite of the one after it; `nil` if all are sorted.
    ///
    /// Indices that have a part of the cycle as a prerequisite are sorted as if it did not exist. Then only other cycles
    /// are left.
    mutating func nextCycle() -> [Index]? {
        guard let cycle = cycle() else { return nil }
        for index in cycle { waiting[index] = 0 }
        order += cycle
        sortRest()
        return cycle
    }

    private mutating func sortRest() {
        while passed < order.count {
            for follower in after[order[passed]] where waiting[follower] > 0 {
                waiting[follower] -= 1
                if waiting[follower] == 0 { order.append(follower) }
            }
            passed += 1
        }
    }

    /// Follows prerequisites until an index occurs twice. The indices from its first occurrence on are a cycle.
    private mutating func cycle() -> [Index]? {
        while first < waiting.endIndex, waiting[first] == 0 { first = first.next }
        guard first < waiting.endIndex else { return nil }
        var current = first
        var firstVisit: [Index: Int] = [:]
        var path: [Index] = []
        while firstVisit[current] == nil {
            firstVisit[current] = path.count
            path.append(current)
            guard let previous = before[current].first(where: { waiting[$0] > 0 }) else { return nil }
            current = previous
        }
        return path[(firstVisit[current] ?? 0)...].reversed()
    }
}

extension Array where Element: Comparable {
    /// The same cycle, beginning with its least element.
    var rotatedToLeast: [Element] {
        guard let least = self.min(), let turn = firstIndex(of: least) else { return self }
        return Array(self[turn...] + self[..<turn])
    }
}
