import FormworkCore
public import FormworkPresentation

/// Where the picture of a field comes from.
public enum ImageSource: Equatable, Sendable {
    /// An address on the web, or a path that the server knows.
    case address(String)
    /// A symbol of the system, such as `star.fill`.
    case symbol(String)
    /// A picture of the app's own resources.
    case asset(String)

    /// Reads what a definition says: `symbol:star.fill`, `asset:Logo`, anything else as an address; `nil` if it is blank.
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
    /// The picture of the field: the field itself for an image, else beside the title. `nil` for none.
    public var image: ImageSource? { ImageSource(state.field.image) }
}

extension String {
    fileprivate func dropping(_ prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
