#if Server
import Synchronization

/// Counts the files that no submission has, so that nobody can fill the disk with them: their number and their bytes, of all
/// senders and of each.
///
/// Files that come in count with every portion. What the store has is counted when the first file comes, and again after
/// each sweep; in between the files that are added and claimed are counted along. So the numbers are right also where several
/// processes share a store, at most an hour late.
final class FileBudget: Sendable {
    /// A number of files and of bytes.
    struct Amount: Equatable, Sendable {
        var files = 0
        var bytes = 0

        fileprivate mutating func add(_ other: Amount) {
            files = Self.sum(files, other.files)
            bytes = Self.sum(bytes, other.bytes)
        }

        fileprivate mutating func remove(_ other: Amount) {
            files = max(0, files - other.files)
            bytes = max(0, bytes - other.bytes)
        }

        /// Whether more fits beside this into a limit.
        fileprivate func has(room more: Amount, within most: Amount) -> Bool {
            Self.fits(more.files, files, most.files) && Self.fits(more.bytes, bytes, most.bytes)
        }

        private static func fits(_ more: Int, _ used: Int, _ most: Int) -> Bool {
            more == 0 || used <= most && more <= most - used
        }

        private static func sum(_ one: Int, _ other: Int) -> Int {
            let (sum, isTooLarge) = one.addingReportingOverflow(other)
            return isTooLarge ? .max : sum
        }
    }

    private struct Count {
        var stored: [String?: Amount] = [:]
        var incoming: [String?: Amount] = [:]
        var all = Amount()
        /// How many files are on their way now, and how many have been.
        var moving = 0
        var moves = 0

        func of(_ marks: [String]) -> Amount {
            var sum = Amount()
            for mark in marks {
                sum.add(stored[mark] ?? Amount())
                sum.add(incoming[mark] ?? Amount())
            }
            return sum
        }
    }

    private let most: Amount
    private let mostOfSender: Amount
    private let count = Mutex(Count())

    /// Begins with an empty store.
    ///
    /// - Parameters:
    ///   - most: The maximum of all these files together.
    ///   - mostOfSender: The maximum of one sender.
    init(_ most: Amount, ofSender mostOfSender: Amount = Amount(files: .max, bytes: .max)) {
        self.most = most
        self.mostOfSender = mostOfSender
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

    /// Says what the store has; `false` if that is not known, because files were on their way since.
    ///
    /// - Parameter moves: How many moves there were before the store was counted.
    func recount(_ stored: [FileTally], after moves: Int) -> Bool {
        count.withLock { count in
            guard count.moving == 0, count.moves == moves else { return false }
            count.stored = [:]
            for tally in stored { count.stored[tally.sender, default: Amount()].add(Amount(tally)) }
            count.all = Amount()
            for amount in count.stored.values { count.all.add(amount) }
            for amount in count.incoming.values { count.all.add(amount) }
            return true
        }
    }

    /// Says that a submission has these files now.
    func claim(_ files: [FileTally]) {
        count.withLock { count in
            for tally in files { Self.remove(Amount(tally), of: tally.sender, from: &count.stored, &count.all) }
        }
    }

    private static func remove(
        _ amount: Amount, of sender: String?, from amounts: inout [String?: Amount], _ all: inout Amount
    ) {
        guard var left = amounts[sender] else { return }
        left.remove(amount)
        amounts[sender] = left == Amount() ? nil : left
        all.remove(amount)
    }

    /// The room that one file takes. A file that is not kept gives it back.
    final class Share: Sendable {
        private let budget: FileBudget
        private let marks: [String]
        private let taken = Mutex(Amount())

        /// - Parameter marks: The marks of the sender of the file, first the one that the file gets; empty if the sender is
        ///   not known.
        init(of budget: FileBudget, sender marks: [String] = []) {
            self.budget = budget
            self.marks = marks
        }

        private var sender: String? { marks.first }

        deinit {
            let taken = taken.withLock { $0 }
            budget.count.withLock { FileBudget.remove(taken, of: sender, from: &$0.incoming, &$0.all) }
        }

        /// Takes room for a file; `false` if there are too many.
        func takeFile() -> Bool { take(Amount(files: 1)) }

        /// Takes room for more bytes; `false` if absent.
        func take(_ more: Int) -> Bool { take(Amount(bytes: more)) }

        private func take(_ more: Amount) -> Bool {
            let isTaken = budget.count.withLock { count in
                guard count.all.has(room: more, within: budget.most) else { return false }
                if !marks.isEmpty, !count.of(marks).has(room: more, within: budget.mostOfSender) { return false }
                count.incoming[sender, default: Amount()].add(more)
                count.all.add(more)
                return true
            }
            if isTaken { taken.withLock { $0.add(more) } }
            return isTaken
        }

        /// Says that the file is on its way into the store.
        func beginMove() { budget.beginMove() }

        /// Says that it was kept, or did not get there.
        func endMove() { budget.endMove() }

        /// Says that the file is in the store.
        func keep() {
            let kept = taken.withLock { taken in
                defer { taken = Amount() }
                return taken
            }
            budget.count.withLock { count in
                FileBudget.remove(kept, of: sender, from: &count.incoming, &count.all)
                count.stored[sender, default: Amount()].add(kept)
                count.all.add(kept)
            }
        }
    }
}

extension FileBudget.Amount {
    fileprivate init(_ tally: FileTally) {
        self.init(files: tally.files, bytes: tally.bytes)
    }
}
#endif
