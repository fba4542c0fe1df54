import FormworkCore

extension FileKind {
    /// The number of bytes at the beginning of a file by which its kind is found.
    public static var sniffedBytes: Int { 4_096 }

    /// Finds the kind of a file by its first bytes.
    ///
    /// The name is used only if several kinds have the same content, such as a table among texts. It cannot change one
    /// kind to another.
    ///
    /// - Parameters:
    ///   - head: The first bytes, at least `sniffedBytes` of them if the file has as many.
    ///   - name: The name of the file.
    /// - Complexity: linear in the bytes.
    public static func sniff(_ head: some Sequence<UInt8>, name: String) -> FileKind {
        let head = Array(head.prefix(sniffedBytes))
        if let kind = marked(head) { return kind }
        if head.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return archive(head) }
        if let kind = boxed(head) { return kind }
        let end = FileName.end(of: name)
        if let text = plainText(head) { return written(text, end: end) }
        // A page stays one, whatever name it has.
        if let page = page(hiddenText(head)) { return page }
        guard isText(end), let text = otherText(head) else { return .unknown }
        return written(text, end: end)
    }

    /// The kind of a content that begins with bytes of its own.
    private static func marked(_ head: [UInt8]) -> FileKind? {
        func begins(_ text: StaticString, at place: Int = 0) -> Bool {
            text.withUTF8Buffer { head.dropFirst(place).starts(with: $0) }
        }
        // Readers of PDF allow a few bytes before the mark. A page that has it further on stays a page.
        if head.prefix(1_024).firstRange(of: Array("%PDF-".utf8)) != nil, !start(of: hiddenText(head)).hasPrefix("<") {
            return .pdf
        }
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        if head.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        if begins("GIF87a") || begins("GIF89a") { return .gif }
        if begins("RIFF"), begins("WEBP", at: 8) { return .webp }
        if begins("RIFF"), begins("WAVE", at: 8) { return .wav }
        if head.starts(with: [0x49, 0x49, 0x2A, 0x00]) || head.starts(with: [0x4D, 0x4D, 0x00, 0x2A]) { return .tiff }
        if begins("BM"), head.count > 14, head[6...9].allSatisfy({ $0 == 0 }) { return .bmp }
        if begins("{\\rtf") { return .rtf }
        if head.starts(with: [0x1F, 0x8B]) { return .gzip }
        if begins("ID3") || head.starts(with: [0xFF, 0xFB]) || head.starts(with: [0xFF, 0xF3]) { return .mp3 }
        if begins("OggS") { return .ogg }
        if begins("fLaC") { return .flac }
        if head.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) { return .webm }
        if head.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) { return .oldOffice }
        if begins("MZ") || head.starts(with: [0x7F, 0x45, 0x4C, 0x46]) || begins("#!") { return .program }
        if head.starts(with: [0xCF, 0xFA, 0xED, 0xFE]) || head.starts(with: [0xCA, 0xFE, 0xBA, 0xBE]) {
            return .program
        }
        return nil
    }

    /// The kind of an archive. Documents that are archives are recognised by the names of their first files.
    private static func archive(_ head: [UInt8]) -> FileKind {
        func has(_ text: String) -> Bool { head.firstRange(of: Array(text.utf8)) != nil }
        if has("mimetypeapplication/vnd.oasis.opendocument.text") { return .openText }
        if has("mimetypeapplication/vnd.oasis.opendocument.spreadsheet") { return .openTable }
        if has("mimetypeapplication/vnd.oasis.opendocument.presentation") { return .openSlides }
        if has("mimetypeapplication/epub+zip") { return .book }
        guard has("[Content_Types].xml") || has("_rels/.rels") || has("docProps/") else { return .zip }
        if has("word/") { return .officeText }
        if has("xl/") { return .officeTable }
        if has("ppt/") { return .officeSlides }
        return .zip
    }

    /// The kind of a content that begins with a box which names it, such as a film.
    private static func boxed(_ head: [UInt8]) -> FileKind? {
        guard head.count >= 12, head[4..<8].elementsEqual("ftyp".utf8) else { return nil }
        switch String(decoding: head[8..<12], as: UTF8.self) {
        case "heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1": return .heic
        case "avif", "avis": return .avif
        case "M4A ", "M4B ": return .m4a
        case "qt  ": return .quickTime
        default: return .mp4
        }
    }

    /// The beginning of a text in lower case; `nil` for a content that is not text. The last character may be
    /// incomplete.
    private static func plainText(_ head: [UInt8]) -> String? {
        if head.isEmpty { return nil }
        guard !head.contains(where: { isControl(UInt16($0)) }) else { return nil }
        for cut in 0...3 where head.count > cut && (cut == 0 || head.count == sniffedBytes) {
            if let text = String(validating: head.dropLast(cut), as: UTF8.self) { return text.lowercased() }
        }
        return nil
    }

    /// The text that a less strict reader could find in the content: bytes that are no UTF-8 as Latin-1, and UTF-16 by
    /// its lower halves. In lower case.
    static func hiddenText(_ head: [UInt8]) -> String {
        let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF]]
        let bytes = head.dropFirst(marks.first { head.starts(with: $0) }?.count ?? 0)
        var text = String.UnicodeScalarView()
        for byte in bytes where byte != 0 { text.append(Unicode.Scalar(byte)) }
        return String(text).lowercased()
    }

    private static func start(of text: String) -> Substring { text.drop { $0.isWhitespace || $0 == "\u{feff}" } }

    /// The kind of a text that is a page, a drawing or another document of XML; `nil` for others.
    private static func page(_ text: String) -> FileKind? {
        let start = start(of: text)
        guard start.hasPrefix("<") else { return nil }
        // Browsers look for these anywhere near the beginning. Elements of XML may have any prefix, but not another namespace.
        if text.contains("<svg") || text.contains("http://www.w3.org/2000/svg") { return .svg }
        let marks = [
            "<!doctype html", "<html", "<head", "<body", "<script", "<iframe", "<style", "<a ", "<img", "<div",
            "http://www.w3.org/1999/xhtml",
        ]
        if marks.contains(where: { text.contains($0) }) { return .html }
        return start.hasPrefix("<?xml") || text.contains("xmlns") ? .xml : nil
    }

    private static func written(_ text: String, end: String) -> FileKind {
        if let page = page(text) { return page }
        let start = start(of: text)
        switch end {
        case "csv": return .table
        case "tsv", "tab": return .tabbedTable
        case "md": return .markdown
        case "ics" where start.hasPrefix("begin:vcalendar"): return .calendar
        case "json" where start.hasPrefix("{") || start.hasPrefix("["): return .json
        default: return .text
        }
    }
}
