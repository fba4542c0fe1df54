#if PostgreSQL
@testable import FormworkPostgreSQL
import Testing

/// What becomes of values in statements, and of passwords in addresses.
struct StatementTests {
    @Test func valuesAreParametersAndNeverPartsOfTheSQL() {
        let name = "'; DROP TABLE submission; --"
        let condition: Statement = "name = \(name) AND created >= \(Int64(5))"
        let statement: Statement = "SELECT 1 WHERE \(condition) LIMIT \(3)"
        #expect(statement.sql == "SELECT 1 WHERE name = $1 AND created >= $2 LIMIT $3")
        #expect(statement.values == [.text(name), .integer(5), .integer(3)])
    }

    @Test func listsHaveTheirSeparatorsBetweenThem() {
        let rows = [1, 2].map { number -> Statement in "(\(number))" }
        #expect(Statement(rows, separator: ", ").sql == "($1), ($2)")
        #expect(Statement([], separator: ", ").sql == "")
    }

    @Test(arguments: [Int64.min, -1, 0, 1, 255, 256, Int64.max]) func numbersComeBackAsTheyWere(_ number: Int64) throws
    {
        let bytes = try #require(Value.integer(number).encoded)
        #expect(bytes.withUnsafeBufferPointer { Value($0, type: 20) } == .integer(number))
    }

    @Test(arguments: [
        ("postgresql://ada:hush@db.example.org:5433/answers", "postgresql://db.example.org:5433/answers"),
        ("postgres:///answers?host=/run/forms&password=hush", "postgresql:///run/forms/answers"),
        ("postgresql://ada:hush@a.org,b.org/answers", "postgresql://a.org,b.org/answers"),
    ]) func anAddressIsPrintedWithoutItsPassword(_ text: String, _ printed: String) throws {
        let address = try #require(PostgreSQLAddress(text))
        #expect("\(address)" == printed)
        var dumped = ""
        dump(address, to: &dumped)
        #expect(!dumped.contains("hush") && !String(reflecting: address).contains("hush"))
    }

    @Test(arguments: [
        "answers.sqlite", "postgresql://[", "postgresql://a.org/x?nothing=1", "host=a.org", "http://a.org",
    ])
    func whatIsNoAddressIsRefused(_ text: String) {
        #expect(PostgreSQLAddress(text) == nil)
    }
}
#endif
