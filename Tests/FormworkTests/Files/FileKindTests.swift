import Formwork
import Testing

/// What a file is, by its content.
struct FileKindTests {
    private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    static let contents: [(String, [UInt8], String)] = [
        ("a.pdf", bytes("%PDF-1.7\n"), "application/pdf"),
        ("a.pdf", bytes("\n\n%PDF-1.4\n"), "application/pdf"),
        ("a.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], "image/png"),
        ("a.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 0], "image/jpeg"),
        ("a.gif", bytes("GIF89a"), "image/gif"),
        ("a.webp", bytes("RIFF\u{1}\u{1}\u{1}\u{1}WEBPVP8 "), "image/webp"),
        ("a.wav", bytes("RIFF\u{1}\u{1}\u{1}\u{1}WAVEfmt "), "audio/wav"),
        ("a.heic", [0, 0, 0, 24] + bytes("ftypheic"), "image/heic"),
        ("a.avif", [0, 0, 0, 24] + bytes("ftypavif"), "image/avif"),
        ("a.mp4", [0, 0, 0, 24] + bytes("ftypisom"), "video/mp4"),
        ("a.mov", [0, 0, 0, 24] + bytes("ftypqt  "), "video/quicktime"),
        ("a.tiff", [0x49, 0x49, 0x2A, 0x00], "image/tiff"),
        ("a.mp3", bytes("ID3\u{3}"), "audio/mpeg"),
        ("a.zip", [0x50, 0x4B, 3, 4] + bytes("a.txt"), "application/zip"),
        (
            "a.docx", [0x50, 0x4B, 3, 4] + bytes("[Content_Types].xml word/document.xml"),
            "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        ),
        (
            "a.xlsx", [0x50, 0x4B, 3, 4] + bytes("[Content_Types].xml xl/workbook.xml"),
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        ),
        (
            "a.odt", [0x50, 0x4B, 3, 4] + bytes("mimetypeapplication/vnd.oasis.opendocument.text"),
            "application/vnd.oasis.opendocument.text"
        ),
        ("a.doc", [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], "application/x-ole-storage"),
        ("a.txt", bytes("Grüße"), "text/plain"),
        ("a.csv", bytes("a,b\n1,2"), "text/csv"),
        ("a.json", bytes("{\"a\": 1}"), "application/json"),
        ("a.svg", bytes("<?xml version=\"1.0\"?><svg xmlns=\"\">"), "image/svg+xml"),
        ("a.xml", bytes("<?xml version=\"1.0\"?><a/>"), "application/xml"),
        ("a.html", bytes("<!DOCTYPE html><p>"), "text/html"),
        ("a.bin", [0, 1, 2, 3], "application/octet-stream"),
    ]

    @Test(arguments: contents)
    func aContentIsWhatItBeginsWith(_ name: String, _ content: [UInt8], _ type: String) {
        #expect(FileKind.sniff(content, name: name).type == type)
    }

    /// What matters: nothing that browsers or systems run becomes something else by its name.
    @Test(arguments: [
        ("photo.png", "<html><script>alert(1)</script>", "text/html"),
        ("photo.jpg", "<svg onload=alert(1)>", "image/svg+xml"),
        ("table.csv", " \n <ScRiPt>alert(1)</script>", "text/html"),
        ("notes.md", "\u{feff}<iframe src=x>", "text/html"),
        ("letter.pdf", "<html>%PDF-1.4", "text/html"),
        ("letter.pdf", "MZ\u{90}", "application/x-executable"),
        ("run.txt", "#!/bin/sh\nrm", "application/x-executable"),
        ("letter.pdf", "just text", "text/plain"),
        ("image.png", "GIF89a", "image/gif"),
    ])
    func aNameMakesNothingElseOfIt(_ name: String, _ content: String, _ type: String) {
        #expect(FileKind.sniff(Array(content.utf8), name: name).type == type)
    }

    private static let script = "<script>alert(1)</script>"

    static let hidden: [[UInt8]] = [
        bytes("<html>" + script) + [0xFF],
        [0xFF, 0xFE] + bytes(script).flatMap { byte -> [UInt8] in [byte, 0] },
        [0xFE, 0xFF] + bytes(script).flatMap { byte -> [UInt8] in [0, byte] },
        bytes("<s:svg xmlns:s=\"http://www.w3.org/2000/svg\"><s:script>alert(1)</s:script></s:svg>"),
        bytes("<?xml version=\"1.0\"?><s:svg xmlns:s=\"http://www.w3.org/2000/svg\"/>"),
        bytes("<x:p xmlns:x=\"http://www.w3.org/1999/xhtml\"><x:script>alert(1)</x:script></x:p>"),
        bytes("\n " + script + "%PDF-1.7"), bytes("\u{feff}<html>" + script + "%PDF-1.7") + [0xFF],
        bytes("<?xml version=\"1.0\"?><!--" + String(repeating: " ", count: 5_000) + "--><s:svg/>"),
        bytes("<a xmlns=\"urn:a\"/>"), [0, 1, 2, 3], bytes("alert(1) // ") + [0xFF],
    ]

    /// Programs that show pages are less strict than Unicode, and XML has many names for one element.
    @Test(arguments: hidden)
    func whatSomebodyCouldRunIsNotTakenUnlessItIsNamed(_ content: [UInt8]) {
        for name in ["a.html", "a.hta", "a.bat", "a.js", "a.svg", "a.xml", "a"] {
            #expect(!FileRule().takes(FileKind.sniff(content, name: name), name: name), "\(name)")
        }
    }

    /// `Müller;4,50` as spreadsheets save it, and `名前,住所`.
    static let encoded: [(String, [UInt8])] = [
        ("Windows-1252", [0x4D, 0xFC, 0x6C, 0x6C, 0x65, 0x72, 0x3B, 0x34, 0x2C, 0x35, 0x30, 13, 10]),
        ("Windows-1251", [0xC8, 0xEC, 0xFF, 0x3B, 0xC3, 0xEE, 0xF0, 0xEE, 0xE4, 13, 10]),
        (
            "UTF-16, little end first",
            [0xFF, 0xFE] + "Müller,名前 🧵\r\n".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        ),
        (
            "UTF-16, big end first",
            [0xFE, 0xFF] + "Müller,名前 🧵\r\n".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        ),
        ("Shift-JIS", [0x96, 0xBC, 0x91, 0x4F, 0x2C, 0x8F, 0x5A, 0x8F, 0x8A, 13, 10]),
        ("GBK", [0xD0, 0xD5, 0xC3, 0xFB, 0x2C, 0xB5, 0xD8, 0xD6, 0xB7, 13, 10]),
        ("a long one", [0xFF, 0xFE] + (0..<6_000).flatMap { _ in [0x3D, 0xD8, 0xF5, 0xDD] as [UInt8] }),
    ]

    @Test(arguments: encoded)
    func aTextInAnotherEncodingIsOneUnderItsName(_ encoding: String, _ content: [UInt8]) {
        for (name, type) in [
            ("members.csv", "text/csv"), ("MEMBERS.CSV", "text/csv"), ("members.tsv", "text/tab-separated-values"),
            ("members.txt", "text/plain"), ("members.log", "text/plain"), ("members.md", "text/markdown"),
        ] {
            #expect(FileKind.sniff(content, name: name).type == type, "\(encoding)")
        }
        // Another name does not make a text of it, and it is nothing that a system runs.
        for name in ["members", "members.bat", "members.js", "members.hta", "members.html", "members.svg", "m.pdf"] {
            let kind = FileKind.sniff(content, name: name)
            #expect(kind == .unknown && !FileRule().takes(kind, name: name), "\(encoding) \(name)")
        }
        let tables = FileRule(accepted: AcceptedFiles(".csv").map { [$0] } ?? [])
        #expect(tables.takes(FileKind.sniff(content, name: "a.csv"), name: "a.csv"))
        #expect(!tables.takes(FileKind.sniff(content, name: "a.bat"), name: "a.bat"))
    }

    /// What is hidden in another encoding is not a text because of its name.
    @Test(arguments: hidden.prefix(4) + [[0, 1, 2, 3], [0xFF, 0xFE, 0x41], [0xFF, 0xFE, 0x00, 0xD8, 0x41, 0x00]])
    func aNameMakesNoTextOfAPage(_ content: [UInt8]) {
        for name in ["a.csv", "a.txt", "a.md", "a.tsv"] {
            let kind = FileKind.sniff(content, name: name)
            #expect(!kind.type.hasPrefix("text/") || kind.type == "text/html", "\(name)")
            #expect(!FileRule().takes(kind, name: name), "\(name)")
        }
    }

    @Test func aTextMayBeCutInTheMiddleOfACharacter() {
        let head = Array(String(repeating: "é", count: 3_000).utf8.dropFirst().prefix(FileKind.sniffedBytes))
        #expect(FileKind.sniff(Array("a".utf8) + Array("é".utf8) + head, name: "").type == "application/octet-stream")
        let text = Array(("a" + String(repeating: "é", count: 3_000)).utf8)
        #expect(FileKind.sniff(text, name: "").type == "text/plain")
    }

    @Test func aFieldTakesWhatItNames() {
        let pdf = FileKind.sniff(Array("%PDF-1.7".utf8), name: "")
        let png = FileKind.sniff([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], name: "")
        let svg = FileKind.sniff(Array("<svg>".utf8), name: "")
        let html = FileKind.sniff(Array("<html>".utf8), name: "")
        let any = FileRule()
        #expect(any.takes(pdf) && any.takes(png) && !any.takes(.unknown))
        #expect(!any.takes(svg) && !any.takes(html))
        #expect(FileRule(accepted: AcceptedFiles("*/*").map { [$0] } ?? []).takes(.unknown))
        let pictures = FileRule(accepted: [.images])
        #expect(pictures.takes(png) && !pictures.takes(pdf) && !pictures.takes(svg))
        #expect(FileRule(accepted: [.pdf]).takes(pdf))
        #expect(FileRule(accepted: AcceptedFiles(".PDF").map { [$0] } ?? []).takes(pdf))
        #expect(FileRule(accepted: AcceptedFiles("image/svg+xml").map { [$0] } ?? []).takes(svg))
        // A kind that cannot be told from its content is taken where its name's end is asked for, and nothing else is.
        let plans = FileRule(accepted: AcceptedFiles(".dwg").map { [$0] } ?? [])
        #expect(plans.takes(.unknown) && !plans.takes(pdf) && !plans.takes(html))
        #expect(plans.takes(.unknown, name: "house.DWG") && !plans.takes(.unknown, name: "house.dwg.html"))
        let drawings = FileRule(accepted: AcceptedFiles("application/acad").map { [$0] } ?? [])
        #expect(drawings.takes(.unknown, name: "house.dwg"))
        let signature = FileRule(.signature)
        #expect(signature.takes(png) && signature.takes(.signedName) && !signature.takes(svg) && !signature.takes(pdf))
    }

    @Test func aProblemIsTheFirstThatApplies() {
        let rule = FileRule(accepted: [.pdf], maxBytes: 10)
        let text = FileKind.sniff(Array("a".utf8), name: "")
        #expect(rule.problem(size: 0, kind: text, limit: 99) == .empty)
        #expect(rule.problem(size: 11, kind: text, limit: 99) == .tooLarge)
        #expect(rule.problem(size: 10, kind: text, limit: 99) == .wrongType)
        #expect(FileRule().problem(size: 100, kind: text, limit: 99) == .tooLarge)
        #expect(FileRule().problem(size: 99, kind: text, limit: 99) == nil)
    }

    @Test func namesOfKindsAreThoseThatPeopleKnow() {
        #expect(FileRule(accepted: [.pdf, .images]).acceptedNames == "PDF, PNG, JPG, GIF, WEBP, AVIF, HEIC, TIF, BMP")
        #expect(FileRule(accepted: [.pdf]).acceptAttribute == "application/pdf,.pdf")
        #expect(FileRule(accepted: [.images]).acceptAttribute == "image/*")
        #expect(FileRule().acceptAttribute.isEmpty)
    }
}
