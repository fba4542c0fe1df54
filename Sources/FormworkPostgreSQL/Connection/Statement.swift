#if PostgreSQL
/// A statement with its values.
///
/// An interpolation `\(…)` becomes a parameter, or a part of the statement if it is a statement itself. So no text from
/// outside gets into the SQL.
struct Statement: ExpressibleByStringInterpolation, Sendable {
    struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var parts: [Part] = []

        init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(interpolationCount * 2 + 1)
        }

        mutating func appendLiteral(_ literal: StaticString) { parts.append(.sql(literal.description)) }
        mutating func appendInterpolation(_ text: String?) { parts.append(.value(.text(text))) }
        mutating func appendInterpolation(_ number: Int64?) { parts.append(.value(.integer(number))) }
        mutating func appendInterpolation(_ number: Int) { parts.append(.value(.integer(Int64(number)))) }
        mutating func appendInterpolation(_ bytes: [UInt8]) { parts.append(.value(.bytes(bytes))) }
        mutating func appendInterpolation(_ part: Statement) { parts += part.parts }
    }

    fileprivate enum Part: Sendable {
        case sql(String)
        case value(Value)
    }

    private var parts: [Part]

    init(stringInterpolation: StringInterpolation) {
        parts = stringInterpolation.parts
    }

    init(stringLiteral literal: StaticString) {
        parts = [.sql(literal.description)]
    }

    /// Joins statements with a separator.
    init(_ list: [Statement], separator: StaticString) {
        parts = Array(list.map(\.parts).joined(separator: [.sql(separator.description)]))
    }

    /// The SQL, with `$1` and so on in the place of values.
    var sql: String {
        var count = 0
        return parts.reduce(into: "") { sql, part in
            switch part {
            case .sql(let text): sql += text
            case .value:
                count += 1
                sql += "$\(count)"
            }
        }
    }

    /// The values, in the order of their places.
    var values: [Value] {
        parts.compactMap { part in
            guard case .value(let value) = part else { return nil }
            return value
        }
    }
}
#endif
