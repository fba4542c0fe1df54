import Foundation
import Testing
import UIKitDouble

@MainActor struct TableLayoutTests {
    @Test func onlyRowsInViewHaveCells() {
        let rows = Rows([(0..<100).map(String.init)])
        let person = Person(opening: rows, height: 400)
        #expect(rows.shown.first == "0")
        #expect(rows.shown.count < 12)
        #expect(rows.tableView.cellForRow(at: path(0, 50)) == nil)
        #expect(person.reach(path(0, 50), in: rows.tableView)?.textLabel?.text == "50")
        #expect(rows.tableView.cellForRow(at: path(0, 0)) == nil)
    }

    @Test func anAnimatedScrollMakesNoCellAtOnce() {
        let rows = Rows([(0..<100).map(String.init)])
        let person = Person(opening: rows, height: 400)
        rows.tableView.scrollToRow(at: path(0, 90), at: .none, animated: true)
        rows.tableView.layoutIfNeeded()
        #expect(rows.tableView.cellForRow(at: path(0, 90)) == nil)
        person.settle()
        #expect(rows.tableView.cellForRow(at: path(0, 90)) != nil)
    }

    @Test func cellsOfRowsThatStayAreKept() {
        let rows = Rows([["a", "b", "c"]])
        _ = Person(opening: rows)
        let c = rows.tableView.cellForRow(at: path(0, 2))
        rows.asked = []
        rows.tableView.performBatchUpdates {
            rows.sections = [["x", "c"]]
            rows.tableView.deleteRows(at: [path(0, 1), path(0, 0)], with: .fade)
            rows.tableView.insertRows(at: [path(0, 0)], with: .fade)
        }
        #expect(rows.tableView.cellForRow(at: path(0, 1)) === c)
        #expect(rows.asked == [path(0, 0)])
        #expect(rows.shown == ["x", "c"])
    }

    @Test func completionsComeLater() {
        let rows = Rows([["a"]])
        let person = Person(opening: rows)
        var done = false
        rows.tableView.performBatchUpdates(nil) { done = $0 }
        #expect(!done)
        person.settle()
        #expect(done)
    }

    @Test func aTouchOnARowAsksTheDelegate() {
        let rows = Rows([["a", "b"]])
        let person = Person(opening: rows)
        #expect(person.tap(rows.tableView.visibleCells[1]))
        #expect(rows.tableView.indexPathForSelectedRow == path(0, 1))
        #expect(person.listen().map(\.label) == ["a", "b"])
    }
}
