#if Server
import FormworkCore

/// The head of one part of a multipart body.
struct MultipartPart: Equatable {
    /// The name of the control.
    var name: String
    /// What the sender calls the file; `nil` for a part that is no file.
    var fileName: String?

    init(name: String, fileName: String? = nil) {
        self.name = name
        self.fileName = fileName
    }

    /// Reads a head; `nil` if it names no control. Everything but the names is ignored, also the type of a file, which the
    /// sender can choose freely.
    init?(head: ArraySlice<UInt8>) {
        guard let text = String(validating: head, as: UTF8.self) else { return nil }
        let lines = text.split(separator: "\r\n", omittingEmptySubsequences: true)
        let start = "content-disposition:"
        let found = lines.filter { $0.lowercased().hasPrefix(start) }
        guard found.count == 1, let line = found.first else { return nil }
        var rest = Substring(line.unicodeScalars.dropFirst(start.unicodeScalars.count))
        guard Self.token(&rest).lowercased() == "form-data" else { return nil }
        var values: [String: String] = [:]
        while Self.skip(";", in: &rest) {
            let key = Self.token(&rest).lowercased()
            if key.isEmpty, rest.isEmpty { break }
            guard !key.isEmpty, Self.skip("=", in: &rest), let value = Self.value(&rest) else { return nil }
            guard values.updateValue(value, forKey: key) == nil else { return nil }
        }
        guard rest.isEmpty, let name = values["name"] else { return nil }
        self.init(name: name, fileName: values["filename"])
    }

    private static func skipSpace(_ text: inout Substring) {
        text = text.drop { $0 == " " || $0 == "\t" }
    }

    private static func skip(_ mark: Character, in text: inout Substring) -> Bool {
        skipSpace(&text)
        guard text.first == mark else { return false }
        text.removeFirst()
        return true
    }

    private static func token(_ text: inout Substring) -> String {
        skipSpace(&text)
        let token = text.prefix { !" \t;=\"".contains($0) }
        text = text.dropFirst(token.count)
        skipSpace(&text)
        return String(token)
    }

    /// A value in quotation marks, or a word. Browsers write a quotation mark inside as `%22`, others with a backslash.
    private static func value(_ text: inout Substring) -> String? {
        guard skip("\"", in: &text) else { return token(&text) }
        var value = ""
        while let next = text.popFirst() {
            if next == "\"" {
                skipSpace(&text)
                return value.replacing("%22", with: "\"").replacing("%0D", with: "\r").replacing("%0A", with: "\n")
            }
            if next == "\\", let escaped = text.first, escaped == "\"" || escaped == "\\" {
                value.append(text.removeFirst())
            } else {
                value.append(next)
            }
        }
        return nil
    }
}
#endif
