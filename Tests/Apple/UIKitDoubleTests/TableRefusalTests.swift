import Foundation
import Testing
import UIKitDouble

@MainActor struct TableRefusalTests {
    /// Does updates on a table of two sections and returns what was refused.
    private func refusals(_ change: @escaping (Rows, UITableView) -> Void) -> [String] {
        let rows = Rows([["a", "b", "c"], ["d"]])
        _ = Person(opening: rows)
        return Refusals.collect {
            let table: UITableView = rows.tableView
            table.performBatchUpdates { change(rows, table) }
        }
    }

    @Test func aCorrectUpdateIsNotRefused() {
        let refused = refusals { rows, table in
            rows.sections = [["b", "x", "c"], ["d"]]
            table.deleteRows(at: [path(0, 0)], with: .fade)
            table.insertRows(at: [path(0, 1)], with: .fade)
        }
        #expect(refused == [])
    }

    @Test func aRowThatIsNotAnnouncedIsRefused() {
        let refused = refusals { rows, _ in rows.sections[0].append("x") }
        #expect(refused.first?.contains("invalid number of rows in section 0") == true)
    }

    @Test func aSectionThatIsNotAnnouncedIsRefused() {
        let refused = refusals { rows, _ in rows.sections.append([]) }
        #expect(refused.first?.contains("invalid number of sections") == true)
    }

    @Test func deletionsReferToTheRowsBefore() {
        let refused = refusals { rows, table in
            rows.sections[1] = ["d", "e"]
            table.deleteRows(at: [path(1, 1)], with: .none)
        }
        #expect(refused.first?.contains("which only contains 1 rows before the update") == true)
    }

    @Test func insertionsReferToTheRowsAfter() {
        let refused = refusals { rows, table in
            rows.sections[0] = ["a", "b", "c", "x"]
            table.insertRows(at: [path(0, 4)], with: .none)
        }
        #expect(refused.first?.contains("there are only 4 rows in section 0 after the update") == true)
    }

    @Test func aRowIsNotDeletedAndReloaded() {
        let refused = refusals { rows, table in
            rows.sections[0] = ["b", "c"]
            table.deleteRows(at: [path(0, 0)], with: .none)
            table.reloadRows(at: [path(0, 0)], with: .none)
        }
        #expect(refused.first?.contains("delete and reload the same index path") == true)
    }

    @Test func countsThatFitOverWrongRowsAreRefusedToo() {
        let refused = refusals { rows, table in
            rows.sections[0] = ["b", "c", "x"]
            table.deleteRows(at: [path(0, 2)], with: .none)
            table.insertRows(at: [path(0, 2)], with: .none)
        }
        #expect(refused.count == 1 && refused[0].contains("shows another thing"))
    }

    @Test func sectionsComeAndGoInOneUpdate() {
        let refused = refusals { rows, table in
            rows.sections = [["new"], ["d"], ["last"]]
            table.deleteSections(IndexSet(integer: 0), with: .fade)
            table.insertSections(IndexSet([0, 2]), with: .fade)
        }
        #expect(refused == [])
    }

    @Test func anUnregisteredCellIsRefused() {
        let rows = Rows([["a"]])
        _ = Person(opening: rows)
        let refused = Refusals.collect {
            _ = rows.tableView.dequeueReusableCell(withIdentifier: "other", for: path(0, 0))
        }
        #expect(refused.first?.contains("must register a nib or a class") == true)
    }

    @Test func scrollingBeyondTheRowsIsRefused() {
        let rows = Rows([["a"]])
        _ = Person(opening: rows)
        let refused = Refusals.collect {
            rows.tableView.scrollToRow(at: path(0, 1), at: .none, animated: false)
            rows.tableView.scrollToRow(at: path(1, 0), at: .none, animated: false)
        }
        #expect(refused == ["row (1) beyond bounds (1) for section (0)", "section (1) beyond bounds (1)"])
    }
}
