/// The rank of a row in the order of all rows that a session could have. Two ranks are compared part by part, like
/// words.
///
/// The parts alternate: a multiple of the index of an element, plus an offset that orders the rows of that element; then
/// the position of the item.
package struct RowOrder {
    /// Rows outside of items have only this part, so comparing them needs no list.
    private var first: Int
    private var others: [Int]

    init(_ parts: [Int], _ last: Int?) {
        first = parts.first ?? last ?? 0
        others = Array(parts.dropFirst())
        if let last, !parts.isEmpty { others.append(last) }
    }

    init(_ only: Int) {
        first = only
        others = []
    }

    package func isBefore(_ other: RowOrder) -> Bool {
        if first != other.first { return first < other.first }
        for index in 0..<min(others.count, other.others.count) where others[index] != other.others[index] {
            return others[index] < other.others[index]
        }
        return others.count < other.others.count
    }
}

/// A row that is about to be put into a change set or a list of errors.
struct OrderedRow {
    var order: RowOrder
    var row: FormRow
    /// The position of the row in the list of rows, while that is patched.
    var position = RowPosition(0)
    var aspects: RowAspects = []

    /// Sorts rows in the order in which renderers draw them. All code uses this function, because another function for
    /// another type would make the page larger.
    @inline(never)
    static func sort(_ list: inout [OrderedRow]) {
        var width = 1
        while width < list.count, !isSorted(list) {
            var merged: [OrderedRow] = []
            var start = 0
            while start < list.count {
                var (left, right) = (start, start + width)
                start = right + width
                while merged.count < min(start, list.count) {
                    let hasLeft = left < min(start - width, list.count)
                    let hasRight = right < min(start, list.count)
                    if hasLeft, !hasRight || !list[right].order.isBefore(list[left].order) {
                        merged.append(list[left])
                        left += 1
                    } else {
                        merged.append(list[right])
                        right += 1
                    }
                }
            }
            list = merged
            width *= 2
        }
    }

    private static func isSorted(_ list: [OrderedRow]) -> Bool {
        var index = 1
        while index < list.count {
            if list[index].order.isBefore(list[index - 1].order) { return false }
            index += 1
        }
        return true
    }
}

extension FormState {
    /// Ranks of elements are this far apart. Add buttons and footers use the ranks before the next element. Those of
    /// deeper sections come first.
    private static var step: Int { 64 }

    @inline(never)
    package func order(of row: RowID) -> RowOrder {
        let element = form.element(numbered: row.node.element) ?? ElementIndex(0)
        let item = row.node.item
        let last: Int?
        switch row.kind {
        case .itemHeader: last = nil
        case .addItem: last = tail(of: element)
        case .inlineEditor: last = element.position * Self.step + 1
        case .footer: last = tail(of: element) + 1
        case .field, .groupHeader, .sectionHeader: last = element.position * Self.step
        }
        if item == .form, let last { return RowOrder(last) }
        return RowOrder(prefix(ofItem: item), last)
    }

    private func prefix(ofItem item: ItemIndex) -> [Int] {
        guard let parent = items[item].parent, let section = form.scopes[items[item].scope].element else { return [] }
        return prefix(ofItem: parent) + [section.position * Self.step + 1, items[item].position.position]
    }

    private func tail(of element: ElementIndex) -> Int {
        form.elements[element].end.position * Self.step - 2 * (form.elements[element].depth + 1)
    }
}
