/// A name that follows a `$` in an expression, such as `items[].price`, split into its components.
public struct ReferenceName: Hashable, Sendable {  // Text: its components hash bytes.
    /// A component of a name.
    public enum Component: Hashable, Sendable {  // Text: `hash(into:)` below hashes bytes.
        /// An id.
        case name(String)
        /// One item, `[0]`.
        case item(Int)
        /// All items, `[]`.
        case everyItem

        /// Hashes the bytes of a name.
        public func hash(into hasher: inout Hasher) {
            switch self {
            case .name(let name): hasher.combine(ExactText(name))
            case .item(let index): hasher.combine(index)
            case .everyItem: hasher.combine(-1)
            }
        }
    }

    /// The components, outermost first. There is at least one, and the first is always an id.
    public var components: [Component]

    /// Makes a name of its components.
    public init(_ components: [Component]) {
        self.components = components
    }

    /// The name without its last component if that is `value` or `title`, and the property that it names; `nil` for any
    /// other last component.
    ///
    /// A field may have the id `value`, so a scope looks up the complete name first.
    public var splittingProperty: (name: ReferenceName, property: Reference.Property)? {
        guard components.count > 1, case .name(let last) = components[components.count - 1] else { return nil }
        let name = ReferenceName(Array(components.dropLast()))
        switch last {
        case "value": return (name, .optionValue)
        case "title": return (name, .optionTitle)
        default: return nil
        }
    }

    /// The name as it is written inside `${…}`.
    public var text: String {
        var text = ""
        for component in components {
            switch component {
            case .name(let name):
                if !text.isEmpty { text += "." }
                text += name
            case .item(let index):
                text += "["
                text += String(index)
                text += "]"
            case .everyItem:
                text += "[]"
            }
        }
        return text
    }
}
