/// Sorts things so that each comes after those that it needs, and finds those that need each other in a circle.
///
/// - Complexity: linear in the things and their needs. Finding a circle may take a walk through all of them.
struct TopologicalSort<Index: ListIndex> {
    /// The most circles that are reported in one form.
    static var circleLimit: Int { 100 }

    /// What each one needs.
    private let before: IndexedArray<Index, [Index]>
    private var after: IndexedArray<Index, [Index]>
    /// How many of those that it needs have no place yet.
    private var waiting: IndexedArray<Index, Int>
    /// Those that have a place, in the order of their places.
    private(set) var order: [Index]
    /// How many of them have been passed on to those after them.
    private var passed = 0
    /// All before this one have a place.
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

    /// The next circle, in which each is needed by the one after it; `nil` if all have a place.
    ///
    /// Those that need something in the circle are sorted as if it did not exist. Then only other circles are left.
    mutating func nextCircle() -> [Index]? {
        guard let circle = circle() else { return nil }
        for index in circle { waiting[index] = 0 }
        order += circle
        sortRest()
        return circle
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

    /// Follows what is needed until something occurs twice. All in between make a circle.
    private mutating func circle() -> [Index]? {
        while first < waiting.endIndex, waiting[first] == 0 { first = first.next }
        guard first < waiting.endIndex else { return nil }
        var current = first
        var place: [Index: Int] = [:]
        var path: [Index] = []
        while place[current] == nil {
            place[current] = path.count
            path.append(current)
            guard let previous = before[current].first(where: { waiting[$0] > 0 }) else { return nil }
            current = previous
        }
        return path[(place[current] ?? 0)...].reversed()
    }
}

extension Array where Element: Comparable {
    /// A circle that begins with its least element.
    var turnedToLeast: [Element] {
        guard let least = self.min(), let turn = firstIndex(of: least) else { return self }
        return Array(self[turn...] + self[..<turn])
    }
}
