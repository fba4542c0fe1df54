/// A part of a program that does not depend on the item it runs in, such as the sum in
/// `$price / sum($items[].price)`: a computation of its own computes it once for all items.
public struct AggregateUse: Hashable, Sendable {
    /// The computation that computes the part.
    package let computation: ComputationIndex
    /// How many levels out the item is that the computation runs in.
    package let up: Int32

    package init(computation: ComputationIndex, up: Int32) {
        self.computation = computation
        self.up = up
    }
}

extension Program {
    /// What the program itself reads, without what only its aggregates read.
    var ownReferences: [Reference] {
        if aggregates.isEmpty { return references }
        var isRead = [Bool](repeating: false, count: references.count)
        for word in code {
            if case .reference(let index)? = Instruction(word: word), index < isRead.count { isRead[index] = true }
        }
        return references.indices.filter { isRead[$0] }.map { references[$0] }
    }
}
