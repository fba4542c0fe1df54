/// A name as an expression writes it after `$`, such as `items[].price`, taken apart.
public struct ReferenceName: Hashable, Sendable {
    /// A step of the name.
    public enum Component: Hashable, Sendable {
        /// An id.
        case name(String)
        /// One item, `[0]`.
        case item(Int)
        /// All items, `[]`.
        case everyItem
    }

    /// The steps, outermost first; never empty, and the first is always an id.
    public var components: [Component]

    /// Makes a name from its steps.
    public init(_ components: [Component]) {
        self.components = components
    }

    /// The name without a last step `value` or `title`, and what that step asks for; `nil` without such a step.
    ///
    /// A field may be called `value` itself, so a scope looks for the complete name first.
    public var splittingProperty: (name: ReferenceName, property: Reference.Property)? {
        guard components.count > 1, case .name(let last) = components[components.count - 1] else { return nil }
        let name = ReferenceName(Array(components.dropLast()))
        switch last {
        case "value": return (name, .optionValue)
        case "title": return (name, .optionTitle)
        default: return nil
        }
    }

    /// The name as written inside `${…}`.
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
