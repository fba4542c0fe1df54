/// A kind of file, by its identifier.
public struct UTType: Hashable, Sendable {
    public let identifier: String

    private init(_ identifier: String) { self.identifier = identifier }

    // Source: Apple, "init(mimeType:conformingTo:)": an unknown media type gets an identifier of its own; other texts give nil.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard mimeType.contains("/"), !mimeType.hasSuffix("/*") else { return nil }
        identifier = "mime " + mimeType
    }
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        guard !filenameExtension.isEmpty else { return nil }
        identifier = "end " + filenameExtension
    }
    public static var item: UTType { UTType("public.item") }
    public static var data: UTType { UTType("public.data") }
    public static var image: UTType { UTType("public.image") }
}
