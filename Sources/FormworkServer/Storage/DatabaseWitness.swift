#if Server
import GRDB
import Synchronization

/// Finds out whether anything but SQLite wrote into an open database or its log.
///
/// SQLite writes into the database only when it copies the log there, and its index says when. If the file was written at
/// another time, somebody else did that. As SQLite may have copied the log at the same moment, each transaction also
/// adds one to a number in the header of the database: a header with a smaller number than before is that of an older copy,
/// and so is a database in which a transaction reads a smaller number than was committed.
///
/// A few bytes are read for that, from the files themselves and not from SQLite's memory.
final class DatabaseWitness: Sendable {
    /// The part that somebody else wrote into.
    enum Finding: Sendable {
        /// The header of the database: another database, or another state of it, is in the file.
        case header
        /// Some other place of the database.
        case database
        /// The log.
        case log
    }

    private struct State {
        /// The number in the file, which the log may be ahead of.
        var change: Int32
        /// The number of the last transaction that this process committed or saw.
        var committed: Int32
        var status: FileHeader.Status?
        var copying: LogIndex.Copying?
        var finding: Finding?
    }

    private let header: FileHeader
    private let log: LogFile?
    /// The identities in the headers of the file and of its log, which may be ahead of the file.
    private let identities: Set<UInt32>
    private let state: Mutex<State>

    /// Begins with a database as it was just opened.
    init(_ header: FileHeader, log: LogFile?, in database: Database) throws {
        let identity = try UInt32.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        let content = header.content
        self.header = header
        self.log = log
        identities = [identity, content?.identity ?? identity]
        // The index comes first. If it is older than the status, the next look finds out that it has changed.
        let copying = LogIndex(database)?.copying
        let committed = try Int32.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        state = Mutex(
            State(
                change: content?.change ?? 0, committed: committed, status: header.status, copying: copying))
    }

    /// Notes in a transaction that there was another one.
    ///
    /// - Returns: Its number, for `noteCommit`.
    func countChange(in database: Database) throws -> Int32 {
        let change = try Int32.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        state.withLock { state in
            if change &- state.committed < 0 { state.finding = .header }
        }
        try database.execute(sql: "PRAGMA application_id = \(change &+ 1)")
        return change &+ 1
    }

    /// Notes that a transaction was committed.
    func noteCommit(_ change: Int32) {
        state.withLock { $0.committed = change }
    }

    /// The part that somebody else wrote into; `nil` as long as nobody did.
    ///
    /// - Parameter database: The connection, to ask for the index of the log; `nil` to look at the header only.
    func finding(_ database: Database?) -> Finding? {
        state.withLock { state in
            if state.finding == nil { state.finding = look(database, &state) }
            return state.finding
        }
    }

    private func look(_ database: Database?, _ state: inout State) -> Finding? {
        guard let content = header.content, identities.contains(content.identity), content.change &- state.change >= 0
        else { return .header }
        state.change = content.change
        guard let database else { return nil }
        if let finding = lookAtFile(database, &state) { return finding }
        return lacksLog(database) ? .log : nil
    }

    private func lookAtFile(_ database: Database, _ state: inout State) -> Finding? {
        let before = LogIndex(database)?.copying
        let status = header.status
        let after = LogIndex(database)?.copying
        guard let before, let after, let known = state.copying else {
            state.status = status
            state.copying = before
            return nil
        }
        if status != state.status, before == known, after == known, !known.isGoingOn { return .database }
        state.status = status
        state.copying = before
        return nil
    }

    /// Whether the log does not have what its index says.
    private func lacksLog(_ database: Database) -> Bool {
        guard let log else { return false }
        for _ in 0..<8 {
            guard let index = LogIndex(database), !log.has(index) else { return false }
            // Others may have begun the log anew after the index was read.
            if LogIndex(database) == index { return true }
        }
        return false
    }
}
#endif
