#if Server
import FormworkCore

/// The head of one part of a multipart body.
struct MultipartPart: Equatable {
    /// The name of the control.
    var name: String
    /// The name that the sender gives to the file; `nil` for a part that is not a file.
    var fileName: String?

    init(name: String, fileName: String? = nil) {
        self.name = name
        self.fileName = fileName
    }

    /// Reads a head; `nil` if it names no control. Everything but the names is ignored, also the type of a file, which the
    /// sender can choose freely.
    init?(head: ArraySlice<UInt8>) {
        guard let text = String(validating: head, as: UTF8.self) else { return nil }
        let start = "content-disposition:"
        let found = text.split(separator: "\r\n").filter { $0.lowercased().hasPrefix(start) }
        guard found.count == 1, let line = found.first else { return nil }
        var reader = HeaderReader(line.utf8.dropFirst(start.utf8.count))
        guard reader.token().lowercased() == "form-data" else { return nil }
        var values: [ExactText: String] = [:]
        while reader.skip(";") {
            let key = reader.token().lowercased()
            if key.isEmpty, reader.isAtEnd { break }
            guard !key.isEmpty, reader.skip("="), let value = reader.value() else { return nil }
            guard values.updateValue(value, forKey: ExactText(key)) == nil else { return nil }
        }
        guard reader.isAtEnd, let name = values["name"] else { return nil }
        self.init(name: name, fileName: values["filename"])
    }
}

/// Reads the parameters of a header byte by byte.
private struct HeaderReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: some Sequence<UInt8>) {
        rest = Array(bytes)[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    private mutating func skipSpace() {
        rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    mutating func skip(_ mark: Unicode.Scalar) -> Bool {
        skipSpace()
        guard rest.first == UInt8(ascii: mark) else { return false }
        rest.removeFirst()
        return true
    }

    mutating func token() -> String {
        skipSpace()
        let token = rest.prefix { !" \t;=\"".utf8.contains($0) }
        rest = rest.dropFirst(token.count)
        skipSpace()
        return String(decoding: token, as: UTF8.self)
    }

    /// A value in quotation marks, or a word. Browsers write a quotation mark inside as `%22`, others with a backslash.
    mutating func value() -> String? {
        guard skip("\"") else { return token() }
        let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
        var value: [UInt8] = []
        while let next = rest.popFirst() {
            if next == quote {
                skipSpace()
                return String(decoding: value, as: UTF8.self)
                    .replacing("%22", with: "\"").replacing("%0D", with: "\r").replacing("%0A", with: "\n")
            }
            if next == backslash, let escaped = rest.first, escaped == quote || escaped == backslash {
                value.append(rest.removeFirst())
            } else {
                value.append(next)
            }
        }
        return nil
    }
}
#endif
