public import FormworkCore

/// A kind of file that can be recognised by its content.
public struct FileKind: Equatable, Sendable {
    /// The media type, such as `image/png`.
    public let type: String
    /// The extensions of names, without points. The first is the usual one. Empty for a kind without a usual extension.
    public let extensions: [String]
    /// Whether browsers can show the file as a picture, and no program in it can run.
    public let isPicture: Bool
    /// Whether `image/*` and `text/*` do not include the kind, because browsers run programs in such files.
    let isActive: Bool

    init(_ type: String, _ extensions: [String], isPicture: Bool = false, isActive: Bool = false) {
        self.type = type
        self.extensions = extensions
        self.isPicture = isPicture
        self.isActive = isActive
    }

    /// The kind of a content of no known kind.
    public static let unknown = FileKind("application/octet-stream", [])

    static let pdf = FileKind("application/pdf", ["pdf"])
    package static let png = FileKind("image/png", ["png"], isPicture: true)
    package static let jpeg = FileKind("image/jpeg", ["jpg", "jpeg", "jfif"], isPicture: true)
    static let gif = FileKind("image/gif", ["gif"], isPicture: true)
    static let webp = FileKind("image/webp", ["webp"], isPicture: true)
    static let avif = FileKind("image/avif", ["avif"], isPicture: true)
    static let heic = FileKind("image/heic", ["heic", "heif"])
    static let tiff = FileKind("image/tiff", ["tif", "tiff"])
    static let bmp = FileKind("image/bmp", ["bmp"])
    static let svg = FileKind("image/svg+xml", ["svg"], isActive: true)
    static let html = FileKind("text/html", ["html", "htm"], isActive: true)
    static let xml = FileKind("application/xml", ["xml"], isActive: true)
    static let text = FileKind("text/plain", ["txt", "text", "log"])
    static let table = FileKind("text/csv", ["csv"])
    static let tabbedTable = FileKind("text/tab-separated-values", ["tsv", "tab"])
    static let markdown = FileKind("text/markdown", ["md"])
    static let calendar = FileKind("text/calendar", ["ics"])
    static let json = FileKind("application/json", ["json"])
    static let rtf = FileKind("application/rtf", ["rtf"])
    static let zip = FileKind("application/zip", ["zip"])
    static let gzip = FileKind("application/gzip", ["gz", "tgz"])
    static let mp3 = FileKind("audio/mpeg", ["mp3"])
    static let wav = FileKind("audio/wav", ["wav"])
    static let ogg = FileKind("audio/ogg", ["ogg", "oga", "opus"])
    static let flac = FileKind("audio/flac", ["flac"])
    static let m4a = FileKind("audio/mp4", ["m4a"])
    static let mp4 = FileKind("video/mp4", ["mp4", "m4v"])
    static let quickTime = FileKind("video/quicktime", ["mov"])
    static let webm = FileKind("video/webm", ["webm", "mkv"])
    static let program = FileKind("application/x-executable", ["exe", "dll", "so"], isActive: true)
    static let officeText = FileKind(
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document", ["docx"])
    static let officeTable = FileKind("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", ["xlsx"])
    static let officeSlides = FileKind(
        "application/vnd.openxmlformats-officedocument.presentationml.presentation", ["pptx"])
    static let oldOffice = FileKind("application/x-ole-storage", ["doc", "xls", "ppt", "msg"])
    static let openText = FileKind("application/vnd.oasis.opendocument.text", ["odt"])
    static let openTable = FileKind("application/vnd.oasis.opendocument.spreadsheet", ["ods"])
    static let openSlides = FileKind("application/vnd.oasis.opendocument.presentation", ["odp"])
    static let book = FileKind("application/epub+zip", ["epub"])

    /// All known kinds.
    static let all = [
        pdf, png, jpeg, gif, webp, avif, heic, tiff, bmp, svg, html, xml, text, table, tabbedTable, markdown, calendar,
        json, rtf,
        zip, gzip, mp3, wav, ogg, flac, m4a, mp4, quickTime, webm, program, officeText, officeTable, officeSlides,
        oldOffice, openText, openTable, openSlides, book,
    ]
}

extension AcceptedFiles {
    /// The known kinds that the name includes.
    public var kinds: [FileKind] { FileKind.all.filter { includes($0) } }

    /// Whether the name includes a kind.
    public func includes(_ kind: FileKind) -> Bool {
        if name == "*/*" { return !kind.isActive }
        if name.hasPrefix(".") { return kind.extensions.contains(String(name.dropFirst())) }
        if name.hasSuffix("/*") { return !kind.isActive && kind.type.hasPrefix(name.dropLast()) }
        return kind.type == name || kind.alternatives.contains(name)
    }
}

extension FileKind {
    /// Other media types by which forms name the kind.
    fileprivate var alternatives: [String] {
        switch type {
        case "application/x-ole-storage":
            ["application/msword", "application/vnd.ms-excel", "application/vnd.ms-powerpoint"]
        case "application/xml": ["text/xml"]
        case "image/jpeg": ["image/jpg"]
        case "image/heic": ["image/heif"]
        case "audio/mpeg": ["audio/mp3"]
        default: []
        }
    }
}
