#if PostgreSQL
import CPostgreSQL

/// The result of a statement.
struct Reply: Sendable {
    /// The parts of an error that are read: `PG_DIAG_SQLSTATE`, `PG_DIAG_MESSAGE_PRIMARY` and `PG_DIAG_CONSTRAINT_NAME`.
    static let stateField = Int32(UInt8(ascii: "C"))
    static let messageField = Int32(UInt8(ascii: "M"))
    static let constraintField = Int32(UInt8(ascii: "n"))

    let rows: [Row]
    /// How many rows were changed.
    let changed: Int
    /// The name of the command that was run, such as `COMMIT`.
    let command: String

    init(_ result: OpaquePointer) throws(DatabaseError) {
        changed = PQcmdTuples(result).flatMap { Int(String(cString: $0)) } ?? 0
        command = PQcmdStatus(result).map { String(cString: $0) } ?? ""
        let width = PQnfields(result)
        // Text: the names of columns.
        var columns: [String: Int] = [:]
        for column in 0..<width {
            if let name = PQfname(result, column) { columns[String(cString: name)] = Int(column) }
        }
        var rows: [Row] = []
        for row in 0..<PQntuples(result) {
            var values: [Value] = []
            for column in 0..<width {
                values.append(try Self.value(result, row, column))
            }
            rows.append(Row(columns: columns, values: values))
        }
        self.rows = rows
    }

    private static func value(_ result: OpaquePointer, _ row: Int32, _ column: Int32) throws(DatabaseError) -> Value {
        var bytes: UnsafeBufferPointer<UInt8>?
        if PQgetisnull(result, row, column) == 0, let start = PQgetvalue(result, row, column) {
            let count = Int(PQgetlength(result, row, column))
            bytes = UnsafeRawBufferPointer(start: start, count: count).assumingMemoryBound(to: UInt8.self)
        }
        guard let value = Value(bytes, type: PQftype(result, column)) else {
            throw DatabaseError.unexpected("A column has a type that is not known.")
        }
        return value
    }
}
#endif
