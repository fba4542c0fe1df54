extension String {
    /// The text without a prefix of bytes; the same text if it does not begin with them.
    ///
    /// A point and an accent after it are one `Character`. So a text is not divided into characters here.
    func removingPrefix(_ prefix: String) -> String {
        guard utf8.starts(with: prefix.utf8) else { return self }
        return String(decoding: utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
    }

    /// The beginning of a text from outside, for messages.
    var shortened: String {
        let limit = 100
        guard utf8.count > limit else { return self }
        var short = String.UnicodeScalarView()
        short.append(contentsOf: unicodeScalars.prefix(limit))
        return String(short) + "…"
    }
}
