/// The use of an aggregate in a program: of a part that does not depend on the item in which the program runs, such as
/// the sum in `$price / sum($items[].price)`. A computation of its own computes this part once for all items.
public struct AggregateUse: Hashable, Sendable {
    /// The computation of the aggregate.
    package let computation: ComputationIndex
    /// How many levels out from the program's item the computation runs.
    package let up: Int32

    package init(computation: ComputationIndex, up: Int32) {
        self.computation = computation
        self.up = up
    }
}

extension Program {
    /// The references of the program itself, without those that only its aggregates read.
    var ownReferences: [Reference] {
        if aggregates.isEmpty { return references.elements }
        var isRead = IndexedArray<ReferenceIndex, Bool>(repeating: false, count: references.count)
        for word in code {
            if case .reference(let index)? = Instruction(word: word), index < references.endIndex {
                isRead[index] = true
            }
        }
        return references.indices.filter { isRead[$0] }.map { references[$0] }
    }
}
