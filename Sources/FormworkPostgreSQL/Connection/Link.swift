#if PostgreSQL
import CPostgreSQL

/// An open connection of libpq. It blocks the thread that uses it.
///
/// It is not `Sendable`: an actor with a thread of its own has it.
final class Link {
    private let connection: OpaquePointer

    /// Connects.
    ///
    /// - Throws: `DatabaseError.unreachable`.
    init(_ address: PostgreSQLAddress, patience: Duration) throws(DatabaseError) {
        let seconds = max(2, patience.components.seconds)
        // Parameters of the address override those before `dbname`, and those after it override the address.
        let parameters = [
            ("fallback_application_name", "formwork"), ("connect_timeout", String(seconds)),
            // After a failover, the server that can write is the right one of several.
            ("target_session_attrs", "read-write"),
            // A server that is cut off is noticed after some seconds and not after a quarter of an hour.
            ("tcp_user_timeout", "10000"), ("keepalives_idle", "10"), ("keepalives_interval", "5"),
            ("dbname", address.text), ("client_encoding", "UTF8"),
        ]
        let opened = Self.withCStrings(parameters.map(\.0)) { keys in
            Self.withCStrings(parameters.map(\.1)) { values in PQconnectdbParams(keys, values, 1) }
        }
        guard let opened else { throw DatabaseError.unreachable("there is no memory.") }
        connection = opened
        // Otherwise libpq writes to standard error.
        PQsetNoticeProcessor(connection, { _, _ in }, nil)
        guard PQstatus(connection) == CONNECTION_OK else {
            throw DatabaseError.unreachable(Self.sentence(PQerrorMessage(connection)))
        }
        guard PQserverVersion(connection) >= 120_000 else {
            throw DatabaseError.unexpected("It is older than version 12.")
        }
    }

    deinit {
        PQfinish(connection)
    }

    var isAlive: Bool { PQstatus(connection) == CONNECTION_OK }

    /// Runs a statement with its values.
    func run(_ statement: Statement) throws(DatabaseError) -> Reply {
        let values = statement.values
        var bytes: [UInt8] = []
        var places: [(start: Int, count: Int32)?] = []
        for value in values {
            guard let encoded = value.encoded else {
                places.append(nil)
                continue
            }
            guard let count = Int32(exactly: encoded.count) else {
                throw DatabaseError.unexpected("A value is too long.")
            }
            places.append((bytes.count, count))
            bytes += encoded
        }
        // An empty text has an address too, because a missing address means null.
        bytes.append(0)
        let result = bytes.withUnsafeBytes { bytes -> OpaquePointer? in
            let pointers = places.map { place in
                place.flatMap { bytes.baseAddress?.advanced(by: $0.start).assumingMemoryBound(to: CChar.self) }
            }
            return PQexecParams(
                connection, statement.sql, Int32(values.count), values.map(\.type), pointers,
                places.map { $0?.count ?? 0 }, values.map { _ in 1 }, 1)
        }
        return try reply(result)
    }

    /// Runs several statements without values.
    func run(script: StaticString) throws(DatabaseError) {
        _ = try reply(PQexec(connection, script.description))
    }

    private func reply(_ result: OpaquePointer?) throws(DatabaseError) -> Reply {
        guard let result else { throw DatabaseError.lost }
        defer { PQclear(result) }
        switch PQresultStatus(result) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK: return try Reply(result)
        default: throw error(of: result)
        }
    }

    private func error(of result: OpaquePointer) -> DatabaseError {
        guard let code = PQresultErrorField(result, Reply.stateField) else { return .lost }
        let state = SQLState(code: String(cString: code))
        if !isAlive || state.isConnection { return .lost }
        let message =
            state.mayQuoteValues
            ? PQresultErrorField(result, Reply.constraintField).map { "the rule \(String(cString: $0)) is broken" }
            : PQresultErrorField(result, Reply.messageField).map { String(cString: $0) }
        return .refused(state, message ?? "a value does not fit")
    }

    /// An error message of libpq as one sentence. It names the host, the account and the database, and never the password.
    private static func sentence(_ message: UnsafePointer<CChar>?) -> String {
        guard let message else { return "no reason was given." }
        return String(cString: message).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func withCStrings<Result>(
        _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
    ) -> Result {
        let bytes = texts.map { Array($0.utf8CString) }
        let all = bytes.flatMap { $0 }
        let starts = bytes.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
        return all.withUnsafeBufferPointer { all in
            var pointers = starts.dropLast().map { start in all.baseAddress.map { $0 + start } }
            pointers.append(nil)
            return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
        }
    }
}
#endif
