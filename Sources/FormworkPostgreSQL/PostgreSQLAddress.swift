#if PostgreSQL
import CPostgreSQL

/// The address of a database, as `postgresql://forms@db.example.org/answers`. It may have a password.
public struct PostgreSQLAddress: Equatable, Sendable {
    /// The address as it was written.
    let text: String
    private let host: String
    private let port: String
    private let name: String

    /// Reads an address: one that begins with `postgresql://` or `postgres://`, with everything that libpq takes in one.
    ///
    /// For parts that the address leaves out, the variables and files of `psql` apply, such as `PGPASSWORD` and `~/.pgpass`.
    ///
    /// - Returns: `nil` for anything else.
    public init?(_ text: String) {
        guard Self.isOne(text), !text.utf8.contains(0), let options = PQconninfoParse(text, nil) else { return nil }
        defer { PQconninfoFree(options) }
        // Text: the address that the operator wrote.
        var values: [String: String] = [:]
        var option = options
        while let keyword = option.pointee.keyword {
            if let value = option.pointee.val { values[String(cString: keyword)] = String(cString: value) }
            option += 1
        }
        self.text = text
        host = values["host"] ?? values["hostaddr"] ?? ""
        port = values["port"] ?? ""
        name = values["dbname"] ?? ""
    }

    /// Whether a text means to be such an address.
    public static func isOne(_ text: String) -> Bool {
        text.hasPrefix("postgresql://") || text.hasPrefix("postgres://")
    }
}

extension PostgreSQLAddress: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The host and the name of the database, without the account and the password.
    public var description: String {
        "postgresql://" + host + (port.contains { $0 != "," } ? ":" + port : "") + "/" + name
    }

    /// The same.
    public var debugDescription: String { description }

    /// Nothing, so that no log has the password.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
#endif
