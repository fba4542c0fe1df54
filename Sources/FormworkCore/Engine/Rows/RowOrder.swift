/// Where a row stands in the list of all rows a session could have: compared like words, part by part.
///
/// Each part is a place among the elements of one item; between two parts stands the item's index.
struct RowOrder {
    fileprivate var parts: [Int]

    func isBefore(_ other: RowOrder) -> Bool {
        for index in 0..<min(parts.count, other.parts.count) where parts[index] != other.parts[index] {
            return parts[index] < other.parts[index]
        }
        return parts.count < other.parts.count
    }
}

/// A row on its way into a change set.
struct OrderedRow {
    var order: RowOrder
    var row: FormRow
    var position = 0
    var aspects: RowAspects = []

    /// Sorts in the order of the page; the one place that sorts, since every sort of its own costs code.
    static func sort(_ list: inout [OrderedRow]) {
        var width = 1
        while width < list.count {
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
}

extension FormEngine {
    /// Room between two elements for the rows that end the sections closing there, innermost first.
    private static let step = 64

    func order(of row: FormRow) -> RowOrder {
        let element = form.place(of: row.id.node.element) ?? 0
        let item = Int(row.id.node.item)
        switch row.id.kind {
        case .itemHeader: return RowOrder(parts: prefix(ofItem: item))
        case .addItem: return RowOrder(parts: prefix(ofItem: item) + [tail(of: element)])
        case .inlineEditor: return RowOrder(parts: prefix(ofItem: item) + [element * Self.step + 1])
        case .footer: return RowOrder(parts: prefix(ofItem: item) + [tail(of: element) + 1])
        default: return RowOrder(parts: prefix(ofItem: item) + [element * Self.step])
        }
    }

    private func prefix(ofItem item: Int) -> [Int] {
        let record = items[item]
        guard record.parent >= 0 else { return [] }
        let section = form.scopes[record.scope].element
        return prefix(ofItem: record.parent) + [section * Self.step + 1, record.index]
    }

    private func tail(of element: Int) -> Int {
        form.elements[element].end * Self.step - 2 * (form.elements[element].depth + 1)
    }
}
