/// Computes a value for each item from the items before it: a running sum, or the first item with the same answers.
///
/// It walks the items once, in their order.
@usableFromInline
package struct RunningFold {
    /// How the value goes on from one item to the next. The raw value is part of the archive format.
    @usableFromInline
    package enum Kind: Int, Sendable {
        /// The sum of the values of all items up to this one.
        case sum = 0
        /// The position of the first item with the same values, from 1; blank if that is this item.
        case earlierItem = 1

        /// Whether an item needs the own value of every item before it, and not only their result.
        var readsAllItems: Bool { self == .earlierItem }
    }

    private let kind: Kind
    private var total: FormValue? = .number(0)
    private var firstItems: [ExactText: Int] = [:]
    private var position = 0
    /// Whether a value was calculated from an answer that cannot be read.
    private(set) var isIncomplete = false

    init(_ kind: Kind) { self.kind = kind }

    /// Goes on to the next item.
    ///
    /// - Parameter value: The own value of the item; `nil` if it failed.
    /// - Returns: The result for the item; `nil` if it failed. A sum after a failed one fails, too.
    mutating func next(_ value: FormValue?, isIncomplete: Bool) -> FormValue? {
        position += 1
        switch kind {
        case .sum:
            self.isIncomplete = self.isIncomplete || isIncomplete
            if let before = total, let value { total = Operation.sum.apply(to: [before, value]) } else { total = nil }
            return total
        case .earlierItem:
            // The first value decides whether there is anything to compare.
            guard case .list(let values)? = value, values.first?.isBlank == false else { return .blank }
            var key = ""
            for value in values {
                let text = value.canonicalText
                // With its length, no answer can look like the end of another one.
                key += DecimalNumber(text.utf8.count).description
                key += ":"
                key += text
            }
            if let first = firstItems[ExactText(key)] { return .number(DecimalNumber(first)) }
            firstItems[ExactText(key)] = position
            return .blank
        }
    }

    /// Goes on to the next item, whose result is known.
    mutating func skip(_ result: FormValue?, isIncomplete: Bool) {
        position += 1
        total = result
        self.isIncomplete = isIncomplete
    }
}
