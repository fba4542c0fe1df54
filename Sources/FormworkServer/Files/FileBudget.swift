#if Server
import Synchronization

/// Counts the bytes of the files that no submission has, so that nobody can fill the disk with them.
///
/// Files that come in count with every portion. What the store has is counted when the first file comes, and again after
/// each sweep; in between the files that are added and claimed are counted along. So the number is right also where several
/// processes share a store, at most an hour late.
final class FileBudget: Sendable {
    private struct Count {
        var stored = 0
        var incoming = 0
        /// How many files are on their way now, and how many have been.
        var moving = 0
        var moves = 0
    }

    private let most: Int
    private let count = Mutex(Count())

    /// Begins with an empty store.
    ///
    /// - Parameter most: The most bytes of all these files together.
    init(most: Int) {
        self.most = most
    }

    /// Says that files are on their way into the store, or to a submission. Until `endMove` nobody knows whether the store
    /// counts them, and they are counted along.
    func beginMove() {
        count.withLock { count in
            count.moving += 1
            count.moves += 1
        }
    }

    /// Says that they have arrived and were counted, or that they did not arrive.
    func endMove() { count.withLock { $0.moving -= 1 } }

    /// How many moves there were before the store is counted.
    var moves: Int { count.withLock { $0.moves } }

    /// Says how many bytes the store has; `false` if that is not known, because files were on their way since.
    ///
    /// - Parameter moves: How many moves there were before the store was counted.
    func recount(_ stored: Int, after moves: Int) -> Bool {
        count.withLock { count in
            guard count.moving == 0, count.moves == moves else { return false }
            count.stored = stored
            return true
        }
    }

    /// Says that a submission has files of so many bytes now.
    func claim(_ bytes: Int) {
        count.withLock { $0.stored = max(0, $0.stored - bytes) }
    }

    /// The room that one file takes. A file that is not kept gives it back.
    final class Share: Sendable {
        private let budget: FileBudget
        private let bytes = Mutex(0)

        init(of budget: FileBudget) {
            self.budget = budget
        }

        deinit {
            let bytes = bytes.withLock { $0 }
            budget.count.withLock { $0.incoming -= bytes }
        }

        /// Takes room for more bytes; `false` if there is none.
        func take(_ more: Int) -> Bool {
            let isTaken = budget.count.withLock { count in
                guard more <= budget.most - count.stored - count.incoming else { return false }
                count.incoming += more
                return true
            }
            if isTaken { bytes.withLock { $0 += more } }
            return isTaken
        }

        /// Says that the file is on its way into the store.
        func beginMove() { budget.beginMove() }

        /// Says that it was kept, or did not get there.
        func endMove() { budget.endMove() }

        /// Says that the file is in the store.
        func keep() {
            let kept = bytes.withLock { bytes in
                defer { bytes = 0 }
                return bytes
            }
            budget.count.withLock { count in
                count.incoming -= kept
                count.stored += kept
            }
        }
    }
}
#endif
