import Foundation

/// What was asked for inside a batch of updates. Old places are those before the batch, new ones those after it.
// Source: Apple, "performBatchUpdates(_:completion:)" and "deleteRows(at:with:)".
struct TableBatch {
    var deletedRows: [IndexPath] = []
    var insertedRows: [IndexPath] = []
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var reloadedRows: [IndexPath] = []
    var reloadedSections: [Int] = []
    var moves: [(from: IndexPath, to: IndexPath)] = []

    /// The first thing that does not hold, in UIKit's words as users report them.
    func refusal(before: [Int], after: [Int]) -> String? {
        twice() ?? outside(before: before, after: after) ?? counts(before: before, after: after)
    }

    // Source: crash reports of many public projects; Eureka 980; 5calls/ios 57.
    private func outside(before: [Int], after: [Int]) -> String? {
        for section in deletedSections + reloadedSections where !before.indices.contains(section) {
            return "attempt to delete section \(section), but there are only \(before.count) sections before the update"
        }
        for section in insertedSections where !after.indices.contains(section) {
            return "attempt to insert section \(section) but there are only \(after.count) sections after the update"
        }
        for path in deletedRows + reloadedRows + moves.map(\.from) {
            guard before.indices.contains(path.section) else {
                return "attempt to delete row \(path.row) from section \(path.section), "
                    + "but there are only \(before.count) sections before the update"
            }
            if path.row >= before[path.section] {
                return "attempt to delete row \(path.row) from section \(path.section) "
                    + "which only contains \(before[path.section]) rows before the update"
            }
        }
        for path in insertedRows + moves.map(\.to) {
            guard after.indices.contains(path.section) else {
                return "attempt to insert row \(path.row) into section \(path.section), "
                    + "but there are only \(after.count) sections after the update"
            }
            if path.row >= after[path.section] {
                return "attempt to insert row \(path.row) into section \(path.section), "
                    + "but there are only \(after[path.section]) rows in section \(path.section) after the update"
            }
        }
        return nil
    }

    private func twice() -> String? {
        let deleted = Set(deletedRows)
        if deleted.count != deletedRows.count { return "attempt to delete the same index path twice" }
        if Set(insertedRows).count != insertedRows.count { return "attempt to insert the same index path twice" }
        if let path = reloadedRows.first(where: deleted.contains) {
            return "attempt to delete and reload the same index path (\(path))"
        }
        if let path = moves.map(\.from).first(where: deleted.contains) {
            return "attempt to perform a delete and a move from the same index path (\(path))"
        }
        if Set(deletedSections).count != deletedSections.count { return "attempt to delete the same section twice" }
        if Set(insertedSections).count != insertedSections.count { return "attempt to insert the same section twice" }
        return nil
    }

    // Source: Eureka 1553, 1928, 2146.
    private func counts(before: [Int], after: [Int]) -> String? {
        let expected = before.count - deletedSections.count + insertedSections.count
        if after.count != expected {
            return
                "Invalid update: invalid number of sections. The number of sections contained in the table view after "
                + "the update (\(after.count)) must be equal to the number of sections before the update (\(before.count)), "
                + "plus or minus the number of sections inserted or deleted "
                + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
        }
        for (new, old) in sections(before: before.count, after: after.count) {
            guard let old, !reloadedSections.contains(old) else { continue }
            let removed = deletedRows.count { $0.section == old } + moves.count { $0.from.section == old }
            let added = insertedRows.count { $0.section == new } + moves.count { $0.to.section == new }
            if after[new] != before[old] - removed + added {
                return
                    "Invalid update: invalid number of rows in section \(new). The number of rows contained in an existing "
                    + "section after the update (\(after[new])) must be equal to the number of rows contained in that "
                    + "section before the update (\(before[old])), plus or minus the number of rows inserted or deleted "
                    + "from that section (\(added) inserted, \(removed) deleted)."
            }
        }
        return nil
    }

    /// For each section after the update the one it was before, or nil for a new one.
    func sections(before: Int, after: Int) -> [(new: Int, old: Int?)] {
        let deleted = Set(deletedSections), inserted = Set(insertedSections)
        var old = 0
        return (0..<after).map { new in
            if inserted.contains(new) { return (new, nil) }
            while deleted.contains(old) { old += 1 }
            defer { old += 1 }
            return (new, old)
        }
    }

    /// Where each row that stays was before the update.
    func origins(before: [Int], after: [Int]) -> [IndexPath: IndexPath] {
        let gone = Set(deletedRows).union(moves.map(\.from))
        let new = Set(insertedRows).union(moves.map(\.to))
        var origins: [IndexPath: IndexPath] = [:]
        for (section, oldSection) in sections(before: before.count, after: after.count) {
            guard let oldSection else { continue }
            var row = 0
            for place in 0..<after[section] {
                let path = IndexPath(indexes: [section, place])
                if new.contains(path) { continue }
                while gone.contains(IndexPath(indexes: [oldSection, row])) { row += 1 }
                origins[path] = IndexPath(indexes: [oldSection, row])
                row += 1
            }
        }
        for move in moves { origins[move.to] = move.from }
        return origins
    }
}
