#if PostgreSQL
/// An error of the database. No sentence contains a stored value or one that was searched for.
enum DatabaseError: Error, Equatable, CustomStringConvertible {
    /// There is no connection, and connecting fails. Nothing has happened.
    case unreachable(String)
    /// The connection ended. A transaction was not committed, so nothing has happened. A single statement may have happened, so
    /// `Database` throws `undecided` for it.
    case lost
    /// The connection ended while the transaction was committed, or while a statement without a transaction ran. Whether it has
    /// happened is unknown.
    case undecided
    /// The server refused a statement. Nothing has happened.
    case refused(SQLState, String)
    /// The server sent a reply that no statement of Formwork asks for.
    case unexpected(String)

    var description: String {
        switch self {
        case .unreachable(let reason): "PostgreSQL cannot be reached: \(reason)"
        case .lost: "PostgreSQL ended the connection."
        case .undecided: "PostgreSQL ended the connection before it replied."
        case .refused(let state, let reason): "PostgreSQL error \(state.code): \(reason)"
        case .unexpected(let reason): "PostgreSQL replied with something else. \(reason)"
        }
    }

    /// Whether the same may be tried again, because nothing has happened and it may go well the next time.
    var isPassing: Bool {
        switch self {
        case .unreachable, .lost: true
        case .refused(let state, _): state.isPassing
        case .undecided, .unexpected: false
        }
    }
}

/// The five signs with which PostgreSQL names an error, as listed in its appendix A.
struct SQLState: Equatable, Sendable {
    let code: String

    /// Whether the server is starting, stopping, or chose this transaction to end a deadlock.
    var isPassing: Bool { isConnection || code == "40001" || code == "40P01" }

    /// Whether the connection is of no use any more.
    var isConnection: Bool { code.hasPrefix("08") || code.hasPrefix("57P") || code == "25006" }

    /// Whether the server's message may quote a value: data that does not fit, and rows that break a constraint.
    var mayQuoteValues: Bool { code.hasPrefix("22") || code.hasPrefix("23") || code.hasPrefix("P0") }
}
#endif
