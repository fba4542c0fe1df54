/// The address of a field, section or group in a definition.
public enum ElementAddress: Hashable, Sendable {  // Text: ids in the developer's code.
    /// A field by its id, with the repeats and nested forms around it: `amount`, `companies[].name`, `address.street`.
    case field(String)
    /// A section by its id.
    case section(String)
    /// A group by its id; blank for the group of a form that was written without groups.
    case group(String)
}

/// A place in a definition where a field or section can be inserted.
public enum ElementPlace: Equatable, Sendable {
    /// Before everything in a section or group.
    case start(of: ElementAddress)
    /// After everything in a section or group.
    case end(of: ElementAddress)
    /// Right before another element.
    case before(ElementAddress)
    /// Right after another element.
    case after(ElementAddress)
}
