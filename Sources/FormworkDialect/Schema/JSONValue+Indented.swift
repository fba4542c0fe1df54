public import FormworkCore

extension JSONValue {
    /// The value as JSON for people to read. A list or object that does not fit into 100 characters has a line for each
    /// of its elements.
    public func indentedText() -> String {
        lines(indent: "", room: 100)
    }

    private func lines(indent: String, room: Int) -> String {
        let text = text()
        let inner = indent + "  "
        if text.utf8.count + indent.utf8.count <= room { return spaced() }
        switch content {
        case .array(let elements) where !elements.isEmpty:
            let lines = elements.map { inner + $0.lines(indent: inner, room: room) }
            return "[\n" + lines.joined(separator: ",\n") + "\n" + indent + "]"
        case .object(let members) where !members.isEmpty:
            let lines = members.map { member in
                inner + JSONValue.string(member.key).text() + ": " + member.value.lines(indent: inner, room: room)
            }
            return "{\n" + lines.joined(separator: ",\n") + "\n" + indent + "}"
        default: return text
        }
    }

    /// The value in one line, with spaces after commas and colons.
    private func spaced() -> String {
        switch content {
        case .array(let elements): return "[" + elements.map { $0.spaced() }.joined(separator: ", ") + "]"
        case .object(let members) where !members.isEmpty:
            let texts = members.map { JSONValue.string($0.key).text() + ": " + $0.value.spaced() }
            return "{ " + texts.joined(separator: ", ") + " }"
        default: return text()
        }
    }
}
