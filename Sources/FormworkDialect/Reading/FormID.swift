import FormworkCore

/// The id of a form. It is a part of URLs, and the name of the form in storage and logs.
enum FormID {
    /// Whether an id has only letters and digits without accents, `-` and `_`. It begins with a letter or digit, so
    /// that no form has an address of the server, such as `/_formwork/`.
    static func isUsable(_ id: String) -> Bool {
        guard let first = id.utf8.first, first.isASCIILetterOrDigit, id.utf8.count <= 100 else { return false }
        return id.utf8.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    }

    /// A usable id made of a text; `nil` if the text has no letter and no digit.
    static func slug(_ text: String) -> String? {
        var slug: [UInt8] = []
        for byte in text.lowercased().utf8.prefix(400) {
            if byte.isASCIILetterOrDigit || byte == UInt8(ascii: "_") && !slug.isEmpty {
                slug.append(byte)
            } else if slug.last != UInt8(ascii: "-"), !slug.isEmpty {
                slug.append(UInt8(ascii: "-"))
            }
        }
        while slug.count > 100 || slug.last == UInt8(ascii: "-") { slug.removeLast() }
        return slug.isEmpty ? nil : String(decoding: slug, as: UTF8.self)
    }

    /// The id of a form whose root has no id. It is made of the name of the file.
    static func slug(ofFile path: String) -> String? {
        let name = path.split(separator: "/", omittingEmptySubsequences: true).last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return slug(String(name)) }
        return slug(String(name[..<dot]))
    }
}
