import FormworkCore

/// A title in one of several items. It may contain the number of the item: "Name 1", "Name 2".
struct ItemTitle {
    private let text: String
    private let item: Int

    init(_ text: String, item: Int) {
        self.text = text
        self.item = item
    }

    /// One title for all items. If they differ only in the number of the item, it contains `{index}`; otherwise it is
    /// the first title.
    static func common(_ titles: [ItemTitle]) -> String {
        guard let first = titles.first else { return "" }
        if titles.allSatisfy({ $0.text == first.text }) { return first.text }
        let pattern = first.pattern
        return titles.allSatisfy { $0.pattern == pattern } ? pattern : first.text
    }

    /// The title with `{index}` in place of the last number that equals the item's.
    private var pattern: String {
        let number = Array(String(item + 1).utf8)
        let bytes = Array(text.utf8)
        func isDigit(_ position: Int) -> Bool {
            bytes.indices.contains(position) && bytes[position].isASCIIDigit
        }
        for start in bytes.indices.reversed() where bytes[start...].starts(with: number) {
            let end = start + number.count
            if isDigit(start - 1) || isDigit(end) { continue }
            return String(decoding: bytes[..<start] + Array("{index}".utf8) + bytes[end...], as: UTF8.self)
        }
        return text
    }
}
