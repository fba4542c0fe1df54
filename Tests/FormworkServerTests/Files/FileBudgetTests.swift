#if Server
@testable import FormworkServer
import Testing

/// The bytes of files that no submission has.
struct FileBudgetTests {
    @Test func filesThatAreNotKeptGiveTheirRoomBack() {
        let budget = FileBudget(most: 10)
        do {
            let share = FileBudget.Share(of: budget)
            #expect(share.take(6) && share.take(4) && !share.take(1))
        }
        let other = FileBudget.Share(of: budget)
        #expect(other.take(10))
    }

    @Test func filesThatAreKeptTakeRoomUntilTheyAreClaimedOrCountedAnew() {
        let budget = FileBudget(most: 10)
        do {
            let share = FileBudget.Share(of: budget)
            #expect(share.take(8))
            share.keep()
        }
        let next = FileBudget.Share(of: budget)
        #expect(!next.take(3) && next.take(2))
        budget.claim(8)
        #expect(next.take(8) && !next.take(1))
        budget.recount(1)
        #expect(!FileBudget.Share(of: budget).take(1))
    }

    @Test func anyNumberOfBytesIsAnswered() {
        let budget = FileBudget(most: .max)
        #expect(FileBudget.Share(of: budget).take(.max))
        budget.recount(.max)
        #expect(!FileBudget.Share(of: budget).take(1))
        budget.claim(.max)
        #expect(FileBudget.Share(of: budget).take(1))
    }
}
#endif
