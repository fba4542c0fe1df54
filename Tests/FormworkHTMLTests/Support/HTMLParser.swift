/// A problem of HTML text.
struct MarkupProblem: Error, CustomStringConvertible {
    var description: String
}

/// Reads strict HTML: every element is closed, every attribute is in double quotes, and every special character is
/// escaped. Anything else is a problem, so text that became markup is found.
struct HTMLParser {
    private let bytes: [UInt8]
    private var position = 0
    private static let voids: Set = ["input", "meta", "link", "br", "hr", "img"]
    private static let entities: [(entity: StaticString, byte: UInt8)] = [
        ("&amp;", 38), ("&lt;", 60), ("&gt;", 62), ("&quot;", 34), ("&#13;", 13),
    ]

    static func parse(_ html: String) throws -> HTMLElement {
        var parser = HTMLParser(bytes: Array(html.utf8))
        _ = parser.skip("<!DOCTYPE html>\n")
        let root = HTMLElement("#root")
        try parser.parseChildren(of: root)
        guard parser.position == parser.bytes.count else { throw parser.problem("something after the end") }
        return root
    }

    private mutating func parseChildren(of element: HTMLElement) throws {
        while position < bytes.count, !isNext("</") {
            if isNext("<") {
                element.append(.element(try parseElement()))
            } else {
                let text = try unescape(upTo: UInt8(ascii: "<"))
                if element.name != "#root" || !text.allSatisfy(\.isWhitespace) { element.append(.text(text)) }
            }
        }
    }

    private mutating func parseElement() throws -> HTMLElement {
        _ = skip("<")
        let element = HTMLElement(try parseName())
        while skip(" ") {
            let name = try parseName()
            var value = ""
            if skip("=\"") {
                value = try unescape(upTo: UInt8(ascii: "\""))
                guard skip("\"") else { throw problem("an open quote") }
            }
            guard element.attributes.updateValue(value, forKey: name) == nil else { throw problem("\(name) twice") }
        }
        guard skip(">") else { throw problem("a tag that does not end") }
        if Self.voids.contains(element.name) { return element }
        if element.name == "script" {
            let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
            element.append(.text(String(decoding: bytes[position..<end], as: UTF8.self)))
            position = end
        } else {
            // A line break right after the tag is not part of the text.
            if element.name == "textarea" { _ = skip("\n") }
            try parseChildren(of: element)
            // What a template has is not in the page.
            if element.name == "template" { swap(&element.children, &element.content) }
        }
        guard skip("</"), try parseName() == element.name, skip(">") else {
            throw problem("\(element.name) is not closed")
        }
        return element
    }

    private mutating func parseName() throws -> String {
        let start = position
        while position < bytes.count, isNamePart(bytes[position]) { position += 1 }
        guard start < position else { throw problem("no name") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private func isNamePart(_ byte: UInt8) -> Bool {
        (97...122).contains(byte) || (48...57).contains(byte) || byte == UInt8(ascii: "-")
    }

    private mutating func unescape(upTo end: UInt8) throws -> String {
        var text: [UInt8] = []
        while position < bytes.count, bytes[position] != end {
            switch bytes[position] {
            case UInt8(ascii: "&"):
                guard let (entity, byte) = Self.entities.first(where: { isNext($0.entity) }) else {
                    throw problem("a bare &")
                }
                text.append(byte)
                position += entity.utf8CodeUnitCount
            case 60, 62, 34, 13, 0:
                throw problem("a bare special character")
            default:
                text.append(bytes[position])
                position += 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private func isNext(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }

    private mutating func skip(_ text: StaticString) -> Bool {
        guard isNext(text) else { return false }
        position += text.utf8CodeUnitCount
        return true
    }

    private func problem(_ what: String) -> MarkupProblem {
        MarkupProblem(description: what + " before: " + String(decoding: bytes[position...].prefix(80), as: UTF8.self))
    }
}
