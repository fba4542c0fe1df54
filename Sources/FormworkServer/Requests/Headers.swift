#if Server
import HTTPTypes

extension HTTPFields {
    /// A header by its name. For names without a constant in `HTTPTypes`.
    subscript(name: String) -> String? {
        get { HTTPField.Name(name).flatMap { self[$0] } }
        set {
            if let name = HTTPField.Name(name) { self[name] = newValue }
        }
    }
}

/// A part of a header without the white space around it.
func trimmed(_ text: some StringProtocol) -> String {
    func isVisible(_ byte: UInt8) -> Bool { byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t") }
    let bytes = Array(text.utf8)
    guard let first = bytes.firstIndex(where: isVisible), let last = bytes.lastIndex(where: isVisible) else {
        return ""
    }
    return String(decoding: bytes[first...last], as: UTF8.self)
}
#endif
