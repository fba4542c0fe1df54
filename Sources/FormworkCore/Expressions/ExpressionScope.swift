/// The names that an expression can use.
public protocol ExpressionScope {
    /// The reference that a name means; `nil` if nothing has the name.
    ///
    /// Names are looked up from the nearest item outward. `index` means the position of the nearest item
    /// (`.itemIndex`). `items[]` on its own means the positions of all items, so that they can be counted.
    func resolve(_ name: ReferenceName) -> ResolvedReference?

    /// Names to suggest instead of an unknown one, as they are written after `$`. It is read only if a name is unknown.
    var knownNames: [String] { get }

    /// How many repeating sections are around the expression. Functions that read other items need one.
    var itemDepth: Int { get }

    /// Whether values that go on from item to item, such as running sums, can be used. Each needs a place in every item.
    var takesRunningValues: Bool { get }

    /// Whether a reference can have the option with this id; `true` if its options are not known.
    func hasOption(_ id: String, at reference: Reference) -> Bool

    /// The ids of the options that a reference can have. It is called only if there is no option with an id.
    func options(of reference: Reference) -> [String]
}

extension ExpressionScope {
    /// By default an expression is in no item.
    public var itemDepth: Int { 0 }

    /// By default they can be used.
    public var takesRunningValues: Bool { true }

    /// By default a scope does not know options, so this is `true`.
    public func hasOption(_ id: String, at reference: Reference) -> Bool { true }

    /// By default a scope knows no options.
    public func options(of reference: Reference) -> [String] { [] }
}

/// The reference that a name means, with the type of its value.
public struct ResolvedReference: Hashable, Sendable {
    /// The reference.
    public var reference: Reference
    /// The type of the answer: `.option` for a choice, and `.list(of: .option)` if several options can be chosen.
    public var type: StaticType

    /// Pairs a reference with its type.
    public init(_ reference: Reference, type: StaticType) {
        self.reference = reference
        self.type = type
    }
}
