#if PostgreSQL
/// A row that a statement returned.
struct Row: Sendable {
    /// The places of the columns by their names.
    let columns: [String: Int]
    let values: [Value]

    /// - Throws: `DatabaseError` if there is no such column, it has another type, or it is null.
    func text(_ name: String) throws(DatabaseError) -> String {
        guard let text = try optionalText(name) else { throw DatabaseError.unexpected("The column \(name) is null.") }
        return text
    }

    func optionalText(_ name: String) throws(DatabaseError) -> String? {
        guard case .text(let text) = try value(name) else { throw Self.otherType(name) }
        return text
    }

    func integer(_ name: String) throws(DatabaseError) -> Int64 {
        guard let number = try optionalInteger(name) else {
            throw DatabaseError.unexpected("The column \(name) is null.")
        }
        return number
    }

    func optionalInteger(_ name: String) throws(DatabaseError) -> Int64? {
        guard case .integer(let number) = try value(name) else { throw Self.otherType(name) }
        return number
    }

    func bytes(_ name: String) throws(DatabaseError) -> [UInt8] {
        guard case .bytes(let bytes?) = try value(name) else { throw Self.otherType(name) }
        return bytes
    }

    func bool(_ name: String) throws(DatabaseError) -> Bool {
        guard case .bool(let isTrue?) = try value(name) else { throw Self.otherType(name) }
        return isTrue
    }

    private func value(_ name: String) throws(DatabaseError) -> Value {
        guard let place = columns[name] else { throw DatabaseError.unexpected("There is no column \(name).") }
        return values[place]
    }

    private static func otherType(_ name: String) -> DatabaseError {
        .unexpected("The column \(name) has another type.")
    }
}
#endif
