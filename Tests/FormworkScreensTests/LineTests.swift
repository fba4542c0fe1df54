import FormworkScreens
import FormworkTestSupport
import Testing

struct LineTests {
    private let header = FormRow(id: RowID(.sectionHeader, NodeID(element: 0)), parent: nil)
    private func field(_ number: Int, _ kind: RowKind = .field) -> FormRow {
        FormRow(id: RowID(kind, NodeID(element: number)), parent: header.id)
    }
    private func lines(_ rows: [FormRow], _ room: @escaping (FormRow) -> RowRoom) -> [[Int32]] {
        ScreenTable([header] + rows, room: room).sections[0].lines.map { $0.rows.map(\.node.element.rawValue) }
    }

    @Test func fieldsThatFitStandSideBySide() {
        let found = lines([field(1), field(2), field(3)]) { _ in .twelfths(6) }
        #expect(found == [[1, 2], [3]])
    }

    @Test func anEditorOpensUnderTheWholeLine() {
        let found = lines([field(1), field(1, .inlineEditor), field(2)]) {
            $0.id.kind == .inlineEditor ? .below : .twelfths(6)
        }
        #expect(found == [[1, 2], [1]])
    }

    @Test func fieldsOfDifferentItemsNeverShareALine() {
        let one = FormRow(
            id: RowID(.field, NodeID(element: 1, item: 1)), parent: RowID(.itemHeader, NodeID(element: 9, item: 1)))
        let other = FormRow(
            id: RowID(.field, NodeID(element: 1, item: 2)), parent: RowID(.itemHeader, NodeID(element: 9, item: 2)))
        #expect(lines([one, other]) { _ in .twelfths(4) } == [[1], [1]])
    }

    @Test func aFooterIsNoLine() {
        let footer = field(5, .footer)
        let table = ScreenTable([header, field(1), footer]) { _ in .line }
        #expect(table.sections[0].footer == footer.id && table.sections[0].lines.count == 1)
    }

    @Test func movingGoesThroughLinesAndSectionsAndSkips() {
        let other = FormRow(id: RowID(.sectionHeader, NodeID(element: 10)), parent: nil)
        let table = ScreenTable([header, field(1), field(2), field(3), other, field(11)]) { _ in .twelfths(6) }
        func go(_ direction: FocusDirection, _ from: RowID?) -> Int32? {
            table.row(direction, from: from) { $0.node.element.rawValue != 3 }?.node.element.rawValue
        }
        #expect(go(.next, nil) == 1)
        #expect(go(.next, field(1).id) == 2)
        #expect(go(.next, field(2).id) == 11)
        #expect(go(.next, field(11).id) == nil)
        #expect(go(.previous, field(11).id) == 2)
        #expect(go(.previous, field(1).id) == nil)
        #expect(go(.previous, nil) == 11)
    }
}
