#if Server
@testable import FormworkServer
import Testing

/// The bytes of files that no submission has.
struct FileBudgetTests {
    @Test func filesThatAreNotKeptGiveTheirRoomBack() {
        let budget = FileBudget(FileBudget.Amount(files: 10, bytes: 10))
        do {
            let share = FileBudget.Share(of: budget)
            #expect(share.take(6) && share.take(4) && !share.take(1))
        }
        let other = FileBudget.Share(of: budget)
        #expect(other.take(10))
    }

    @Test func filesThatAreKeptTakeRoomUntilTheyAreClaimedOrCountedAnew() {
        let budget = FileBudget(FileBudget.Amount(files: 10, bytes: 10))
        do {
            let share = FileBudget.Share(of: budget)
            #expect(share.take(8))
            share.keep()
        }
        let next = FileBudget.Share(of: budget)
        #expect(!next.take(3) && next.take(2))
        budget.claim([FileTally(sender: nil, files: 0, bytes: 8)])
        #expect(next.take(8) && !next.take(1))
        #expect(budget.recount([FileTally(sender: nil, files: 1, bytes: 1)], after: 0))
        #expect(!FileBudget.Share(of: budget).take(1))
    }

    /// The store may have been counted before the file was in it, or after that.
    @Test func aFileThatArrivesWhileTheStoreIsCountedCountsOnce() {
        let budget = FileBudget(FileBudget.Amount(files: 10, bytes: 10))
        let share = FileBudget.Share(of: budget)
        #expect(share.take(8))
        let before = budget.moves
        share.beginMove()
        #expect(
            !budget.recount([FileTally(sender: nil, files: 1, bytes: 8)], after: before),
            "it is in the store, and was not kept yet")
        share.keep()
        share.endMove()
        #expect(!budget.recount([], after: before), "it was not in the store yet")
        #expect(!FileBudget.Share(of: budget).take(3) && FileBudget.Share(of: budget).take(2))
        #expect(budget.recount([FileTally(sender: nil, files: 1, bytes: 8)], after: budget.moves))
        #expect(!FileBudget.Share(of: budget).take(3) && FileBudget.Share(of: budget).take(2))
    }

    @Test func anyNumberOfBytesIsAnswered() {
        let budget = FileBudget(FileBudget.Amount(files: .max, bytes: .max))
        #expect(FileBudget.Share(of: budget).take(.max))
        #expect(budget.recount([FileTally(sender: nil, files: 1, bytes: .max)], after: 0))
        #expect(!FileBudget.Share(of: budget).take(1))
        budget.claim([FileTally(sender: nil, files: 1, bytes: .max)])
        #expect(FileBudget.Share(of: budget).take(1))
    }
}
#endif
