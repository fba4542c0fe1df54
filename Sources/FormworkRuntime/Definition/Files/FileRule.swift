/// The rule for the files that answer a field.
///
/// Such a field is a choice of several options, and its options are the files that were added. The code that stores the
/// files sets these options. So the engine needs no rules for files.
public struct FileRule: Equatable, Sendable {
    /// How a person makes the files.
    public enum Origin: String, CaseIterable, Equatable, Sendable {
        /// The person chooses files that exist already.
        case file
        /// The person signs: a drawing, or a typed name.
        case signature
    }

    /// How a person makes the files.
    public var origin: Origin
    /// The kinds of files that are taken; empty for all.
    public var accepted: [AcceptedFiles]
    /// The maximum number of bytes of one file; `nil` for the limit of the code that stores the files.
    public var maxBytes: Int?
    /// The maximum number of files.
    public var maxCount: Int

    /// The maximum number of files that a field can have.
    public static var countLimit: Int { 100 }

    /// Makes a rule; by default one file of any kind.
    public init(
        _ origin: Origin = .file, accepted: [AcceptedFiles] = [], maxBytes: Int? = nil, maxCount: Int = 1
    ) {
        self.origin = origin
        self.accepted = accepted
        self.maxBytes = maxBytes
        self.maxCount = maxCount
    }
}

/// Files of some kind, as HTML's `accept` names them: `image/*`, `application/pdf` or `.pdf`.
public struct AcceptedFiles: Equatable, Sendable {
    /// The name, in lower case.
    public let name: String

    /// Files of a kind; `nil` if the name is not that of a kind.
    public init?(_ name: String) {
        let bytes = WhiteSpace.trim(name).utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }
        let slashes = bytes.count { $0 == UInt8(ascii: "/") }
        let isExtension = bytes.first == UInt8(ascii: ".") && slashes == 0
        let isType = slashes == 1 && bytes.first != UInt8(ascii: "/") && bytes.last != UInt8(ascii: "/")
        guard isExtension || isType, (2...100).contains(bytes.count), bytes.allSatisfy(Self.mayContain) else {
            return nil
        }
        self.name = String(decoding: bytes, as: UTF8.self)
    }

    private init(known name: String) {
        self.name = name
    }

    /// PDF documents.
    public static var pdf: AcceptedFiles { AcceptedFiles(known: "application/pdf") }
    /// Pictures of all common kinds, without drawings that can contain scripts (SVG).
    public static var images: AcceptedFiles { AcceptedFiles(known: "image/*") }
    /// Plain texts.
    public static var text: AcceptedFiles { AcceptedFiles(known: "text/plain") }
    /// Sounds.
    public static var audio: AcceptedFiles { AcceptedFiles(known: "audio/*") }
    /// Films.
    public static var video: AcceptedFiles { AcceptedFiles(known: "video/*") }

    /// Whether both have the same name.
    public static func == (one: AcceptedFiles, other: AcceptedFiles) -> Bool { one.name.isSame(as: other.name) }

    private static func mayContain(_ byte: UInt8) -> Bool {
        byte.isASCIISmallLetter || byte.isASCIIDigit || ".-+_/*".utf8.contains(byte)
    }
}
