#if Server
import FormworkCore
@testable import FormworkServer
import Testing

/// Formula injection: an answer in a table is never calculated by the spreadsheet of whoever reads it.
struct SpreadsheetTests {
    private func cell(_ text: String) -> String {
        String(decoding: CSVWriter(separator: ",").row([.text(text)]).dropLast(2), as: UTF8.self)
    }

    @Test(arguments: [
        "=1+1", "+1+1", "-1+1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1+1", "＋1", "－1", "＠A", "−1+1", "=\u{301}1",
        "\u{200B}=1", "\u{FEFF}=1",
    ])
    func whatBeginsAFormulaHasAnApostrophe(_ text: String) {
        let written = CSVWriter.guarded(text)
        #expect(written != text)
        let bare = written.unicodeScalars.drop { $0.properties.isDefaultIgnorableCodePoint }
        #expect(bare.first == "'")
    }

    @Test(arguments: [
        "a;=1+1", "a,=1+1", "a\t=1+1", "a\n=1+1", "a\r\n=1", "\"=1", "a\" , =1", "a;  @A", "a;;\"+1",
    ])
    func soHasWhatWouldBeginOneUnderAnotherSeparator(_ text: String) {
        // No sign comes first in any piece between separators, quotation marks and line breaks.
        for piece in cell(text).split(whereSeparator: { ",;\t\"".contains($0) || $0.isNewline }) {
            let first = piece.unicodeScalars.first { !$0.properties.isWhitespace }
            #expect(first.map { !"=+-@".unicodeScalars.contains($0) } ?? true, "\(piece)")
        }
    }

    @Test func otherTextsStayAsTheyAre() {
        for text in ["Ada", "a=b", "1-2", "ada@example.org", "5 + 5", "it's", "", "Łódź", "👩‍👩‍👧"] {
            #expect(CSVWriter.guarded(text) == text)
        }
        #expect(cell("Ada") == "Ada")
    }

    @Test func numbersStayNumbers() {
        let row = CSVWriter(separator: ",").row([.number(DecimalNumber(-5)), .text("-5")])
        #expect(String(decoding: row, as: UTF8.self) == "-5,\"'-5\"\r\n")
    }

    @Test func aCellThatIsGuardedIsQuoted() {
        #expect(cell("=HYPERLINK(\"http://evil.test\",\"x\")") == #""'=HYPERLINK(""http://evil.test"",""x"")""#)
        #expect(cell("+47 123") == "\"'+47 123\"")
    }

    /// Heads are texts too: a form may be made by somebody else.
    @Test func headsAreGuarded() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        _ = try await store.store(
            Submission(id: "=1", form: "f", definition: "", created: 0, values: #"{"=cmd":"x"}"#))
        var text = ""
        try await ResultTable(SubmissionQuery(form: "f")).write(from: store) {
            text += String(decoding: $0, as: UTF8.self)
        }
        #expect(text.contains("\"'=cmd\"") && text.contains("\"'=1\"") && !text.contains(",=") && !text.contains("\"="))
    }
}
#endif
