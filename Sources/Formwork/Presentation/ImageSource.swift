import FormworkCore
public import FormworkPresentation

/// The source of a field's picture.
public enum ImageSource: Equatable, Sendable {
    /// An address on the web, or a path that the server knows.
    case address(String)
    /// A symbol of the system, such as `star.fill`.
    case symbol(String)
    /// A picture in the resources of the app.
    case asset(String)

    /// Reads the source in a definition: `symbol:star.fill` and `asset:Logo`, or any other text as an address; `nil` if
    /// it is blank.
    public init?(_ text: String) {
        if text.isEmpty { return nil }
        if let name = text.dropping("symbol:") {
            self = .symbol(name)
        } else if let name = text.dropping("asset:") {
            self = .asset(name)
        } else {
            self = .address(text)
        }
    }
}

extension FieldPresentation {
    /// The source of the picture of an image field, or of the one beside the title of another field; `nil` if
    /// absent.
    public var image: ImageSource? { ImageSource(state.field.image) }
}

extension String {
    fileprivate func dropping(_ prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
