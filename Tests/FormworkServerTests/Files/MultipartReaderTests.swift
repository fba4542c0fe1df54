#if Server
@testable import FormworkServer
import FormworkTestSupport
import Testing

/// Bodies in parts, also those that no browser sends.
struct MultipartReaderTests {
    /// What a body consists of, read in portions of a size.
    private func read(_ body: [UInt8], boundary: String = "B", portion: Int, mostParts: Int = 9) throws -> [Found] {
        var reader = MultipartReader(boundary: boundary, mostParts: mostParts)
        var found: [Found] = []
        for start in stride(from: 0, to: body.count, by: portion) {
            for event in try reader.read(Array(body[start..<min(start + portion, body.count)])) {
                switch event {
                case .begin(let part): found.append(Found(part: part))
                case .bytes(let bytes): found[found.count - 1].content += bytes
                case .end: found[found.count - 1].isComplete = true
                }
            }
        }
        if !reader.isComplete { throw MultipartReader.Problem.malformed }
        return found
    }

    private struct Found: Equatable {
        var part: MultipartPart
        var content: [UInt8] = []
        var isComplete = false
    }

    private func body(_ parts: (head: String, content: String)...) -> [UInt8] {
        Array((parts.map { "--B\r\n\($0.head)\r\n\r\n\($0.content)\r\n" }.joined() + "--B--\r\n").utf8)
    }

    private func head(_ rest: String) -> String { "Content-Disposition: form-data; \(rest)" }

    @Test(arguments: 1...40)
    func aBodyIsReadInWhateverPortionsItComes(_ portion: Int) throws {
        let content = "line\r\n--B is not a separator\r\n--\r\n\r\n-\r"
        let body = body(
            (head("name=\"a\""), ""), (head("name=\"b\"; filename=\"x.bin\"\r\nContent-Type: a/b"), content),
            (head("name=c"), "\r\n"))
        #expect(throws: MultipartReader.Problem.malformed) { try read(body, portion: portion) }
        let plain = content.replacing("\r\n--B is", with: "\r\n--C is")
        let good = Array(String(decoding: body, as: UTF8.self).replacing(content, with: plain).utf8)
        let found = try read(good, portion: portion)
        #expect(
            found.map(\.part) == [
                MultipartPart(name: "a"), MultipartPart(name: "b", fileName: "x.bin"), MultipartPart(name: "c"),
            ])
        #expect(found.map { String(decoding: $0.content, as: UTF8.self) } == ["", plain, "\r\n"])
        #expect(found.allSatisfy { $0.isComplete })
    }

    @Test func everyContentComesBackByteForByte() throws {
        var random = SeededGenerator(share: 15)
        let letters = Array("\r\n-B\u{0}x".utf8)
        for _ in 0..<300 {
            let size = Int.random(in: 0...80, using: &random)
            let content = (0..<size).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] }
            // A boundary that cannot be in the content.
            let body =
                Array("--bound\r\n\(head("name=\"f\"; filename=\"f\""))\r\n\r\n".utf8) + content
                + Array("\r\n--bound--".utf8)
            let portion = Int.random(in: 1...20, using: &random)
            #expect(try read(body, boundary: "bound", portion: portion).first?.content == content)
        }
    }

    @Test(
        arguments: [
            ("name=\"a\"", "a", nil), ("name=a", "a", nil), ("name=\"a\"; filename=\"\"", "a", ""),
            ("name=\"v.guests[0].photo\"; filename=\"C:\\\\x.png\"", "v.guests[0].photo", "C:\\x.png"),
            ("name=\"a%22b\"; filename=\"q%22%0D%0Ax\"", "a\"b", "q\"\r\nx"),
            ("name=\"a\\\"b\"", "a\"b", nil), ("filename=\"ü;=.png\"; name=\"a\"", "a", "ü;=.png"),
            ("name=\"a\";", "a", nil),
        ] as [(String, String, String?)])
    func namesAreReadAsBrowsersWriteThem(_ rest: String, _ name: String, _ file: String?) {
        let part = MultipartPart(head: Array(head(rest).utf8)[...])
        #expect(part == MultipartPart(name: name, fileName: file))
    }

    @Test(arguments: [
        "", "Content-Type: text/plain", "Content-Disposition: attachment; name=\"a\"",
        "Content-Disposition: form-data", "Content-Disposition: form-data; name=\"a",
        "Content-Disposition: form-data; name=\"a\"; name=\"b\"", "Content-Disposition: form-data; name",
        "Content-Disposition: form-data; =\"a\"", "Content-Disposition: form-data; name=\"a\" x",
        "Content-Disposition: form-data; name=\"a\"\r\nContent-Disposition: form-data; name=\"b\"",
    ])
    func aHeadThatNamesNothingIsAProblem(_ head: String) {
        #expect(MultipartPart(head: Array(head.utf8)[...]) == nil)
    }

    @Test func bytesThatAreNoTextAreNoHead() {
        let bytes = Array(head("name=\"").utf8) + [0xFF, 0xFE] + Array("\"".utf8)
        #expect(MultipartPart(head: bytes[...]) == nil)
    }

    @Test(arguments: [
        "", "--", "--B", "--B\r\n", "no separator", "--B\r\nContent-Disposition: form-data; name=a\r\n\r\n",
    ])
    func aBodyWithoutItsEndIsNotComplete(_ text: String) {
        #expect(throws: MultipartReader.Problem.self) { try read(Array(text.utf8), portion: 3) }
    }

    @Test func aLongHeadAndManyPartsAreRefused() {
        let long = Array(("--B\r\n" + String(repeating: "x", count: 10_000)).utf8)
        #expect(throws: MultipartReader.Problem.longHead) { try read(long, portion: 100) }
        let preamble = Array(String(repeating: "x", count: 10_000).utf8)
        #expect(throws: MultipartReader.Problem.malformed) { try read(preamble, portion: 100) }
        let many = body((head("name=a"), ""), (head("name=a"), ""), (head("name=a"), ""))
        #expect(throws: MultipartReader.Problem.tooManyParts) { try read(many, portion: 100, mostParts: 2) }
    }

    @Test func noBytesTrapAndNothingIsKept() {
        var random = SeededGenerator(share: 7)
        let pieces = [
            "--B", "\r\n", "--", "\r\n\r\n", "Content-Disposition: form-data; name=\"a\"", "\"", "x", "\u{0}",
        ]
        for _ in 0..<2_000 {
            let count = Int.random(in: 0...12, using: &random)
            let text = (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
            _ = try? read(Array(text.utf8), portion: Int.random(in: 1...9, using: &random))
        }
    }

    @Test(
        arguments: [
            ("multipart/form-data; boundary=abc", "abc"), ("multipart/form-data; boundary=\"a b\"", nil),
            ("multipart/form-data; charset=utf-8; Boundary=\"x'y\"", "x'y"), ("multipart/form-data", nil),
            ("multipart/form-data; boundary=", nil), ("multipart/form-data; boundary=a\u{e9}", nil),
            ("multipart/form-data; boundary=" + String(repeating: "a", count: 71), nil),
        ] as [(String, String?)])
    func theSeparatorIsNamedByTheType(_ type: String, _ boundary: String?) {
        #expect(BodyKind(contentType: type) == boundary.map { .multipart(boundary: $0) })
    }
}
#endif
