import Formwork
import Foundation
import Testing

/// Names and sizes of files, as people are shown them.
struct FileNameTests {
    private let pdf = FileKind.sniff(Array("%PDF-1.7".utf8), name: "")

    @Test(arguments: [
        ("passport.pdf", "passport.pdf"),
        ("C:\\Users\\Ada\\passport.pdf", "passport.pdf"),
        ("../../etc/passwd", "passwd.pdf"),
        ("/", "file.pdf"),
        ("", "file.pdf"),
        (".htaccess", "htaccess.pdf"),
        ("a\u{0}b\r\nc.pdf", "abc.pdf"),
        // The override would make it read "annexe.pdf".
        ("ann\u{202e}fdp.exe", "annfdp.exe.pdf"),
        ("\u{2066}a\u{2069}.pdf", "a.pdf"),
        ("a\"<b>:|?*.pdf", "a__b_____.pdf"),
        ("Résumé 履歴書.PDF", "Résumé 履歴書.PDF"),
    ])
    func aNameIsNoPathAndReadsAsItIs(_ name: String, _ clean: String) {
        #expect(FileName.cleaned(name, of: pdf) == clean)
    }

    /// A sign before a separator can be one character with it, and is left out afterwards. The rest would be a path.
    @Test(arguments: ["\u{600}", "\u{6DD}", "\u{8E2}", "\u{110BD}"], ["/", "\\"])
    func noSignHidesASeparator(_ sign: String, _ separator: String) {
        let hidden = sign + separator
        let name = ["a", "..", "..", "etc", "passwd"].joined(separator: hidden)
        #expect(FileName.cleaned(name, of: pdf) == "passwd.pdf")
        #expect(FileName.cleaned("a" + separator + "\u{301}b", of: pdf) == "\u{301}b.pdf")
    }

    /// Some systems leave out points and spaces at the end of a name.
    @Test(arguments: ["a.hta.", "a.hta ...", "a.hta . .", "a.hta.\u{200B}", "a.hta.\u{A0}", "a\u{D4E}.hta."])
    func nothingBehindTheEndOfANameHidesIt(_ name: String) {
        #expect(FileName.cleaned(name, of: .unknown).hasSuffix("hta.bin"))
    }

    @Test func aNameOfPointsIsNoName() {
        for name in ["...", ". .", ".\u{301}", "../..", ".\u{200B}."] {
            let clean = FileName.cleaned(name, of: .unknown)
            #expect(!clean.hasPrefix(".") && !clean.isEmpty, "\(name)")
        }
    }

    @Test func aLongNameKeepsItsEnd() {
        let name = FileName.cleaned(String(repeating: "a", count: 4_000) + ".pdf", of: pdf)
        #expect(name.count == 120)
        #expect(name.hasSuffix(".pdf"))
    }

    @Test func aNameNeverEndsInWhatTheContentIsNot() {
        #expect(FileName.cleaned("virus.exe", of: pdf) == "virus.exe.pdf")
        #expect(FileName.cleaned("plan.dwg", of: .unknown) == "plan.dwg")
        for end in ["html", "HTA", "bat", "js", "svg", "xml", "exe", "pdf", "lnk"] {
            #expect(FileName.cleaned("a." + end, of: .unknown) == "a.\(end).bin")
        }
    }

    @Test(arguments: [
        ("5 MB", 5_000_000), ("5MB", 5_000_000), ("1.5 kb", 1_500), ("2 GB", 2_000_000_000), ("12 B", 12),
        ("0.1 KB", 100),
    ])
    func aSizeIsReadWithItsUnit(_ text: String, _ bytes: Int) {
        #expect(FileSize(text)?.bytes == bytes)
    }

    @Test(arguments: ["", "MB", "5", "5 TB", "-5 MB", "5 MB!", "1e9 B", "99999999999999999999 GB", "5.5.5 MB"])
    func anythingElseIsNoSize(_ text: String) {
        #expect(FileSize(text) == nil)
    }

    @Test func aSizeIsWrittenInTheLanguage() {
        let german = LocaleRecord(languageTag: "de")
        #expect(FileSize(bytes: 1_234_567).text(in: german) == "1,2\u{a0}MB")
        #expect(FileSize(bytes: 12_345_678).text(in: german) == "12\u{a0}MB")
        #expect(FileSize(bytes: 999).text(in: german) == "999\u{a0}B")
        #expect(FileSize(bytes: 1_000).text(in: german) == "1\u{a0}KB")
    }

    @Test func aFileIsDecodedFromStoredAnswersAndDescribedWithoutItsName() throws {
        let json = #"{"id":"a1","name":"Ada.pdf","size":3,"type":"application/pdf","checksum":"ff"}"#
        let file = try JSONDecoder().decode(FormFile.self, from: Data(json.utf8))
        #expect(file == FormFile(id: "a1", name: "Ada.pdf", size: 3, type: "application/pdf", checksum: "ff"))
        #expect("\(file)" == "file a1")
    }
}
