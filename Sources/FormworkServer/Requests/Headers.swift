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
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return String(String(text.drop(while: isSpace).reversed()).drop(while: isSpace).reversed())
}
#endif
