import FormworkCore
import FormworkScreens
import FormworkTestSupport
import Testing

struct ItemOrderTests {
    private func row(_ kind: RowKind, _ number: Int, of parent: Int = 0) -> FormRow {
        FormRow(
            id: RowID(kind, NodeID(element: number)),
            parent: RowID(.sectionHeader, NodeID(element: parent)))
    }

    @Test func aGapIsAnIndexAmongTheItemsOfTheRepeat() {
        let rows = [row(.field, 1), row(.itemHeader, 2), row(.itemHeader, 3), row(.itemHeader, 4), row(.addItem, 5)]
        func index(_ line: Int, _ gap: Int) -> Int? { ItemOrder.index(moving: line, toGap: gap, in: rows) }
        #expect(index(1, 3) == 1 && index(1, 4) == 2 && index(1, 5) == 2)
        #expect(index(3, 0) == 0 && index(3, 2) == 1)
        #expect(index(2, 2) == nil && index(2, 3) == nil, "it stays where it is")
        #expect(index(0, 3) == nil && index(4, 1) == nil && index(9, 1) == nil, "only items are moved")
    }

    @Test func itemsOfOtherRepeatsDoNotCount() {
        let rows = [row(.itemHeader, 1, of: 8), row(.itemHeader, 2, of: 9), row(.itemHeader, 3, of: 9)]
        #expect(ItemOrder.index(moving: 2, toGap: 0, in: rows) == 0)
    }
}
