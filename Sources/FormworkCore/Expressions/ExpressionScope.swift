/// The names that an expression can use.
public protocol ExpressionScope {
    /// What a name stands for; `nil` if there is no such thing.
    ///
    /// Names are looked up from the nearest item outward. `index` is the position of the nearest item
    /// (`.itemIndex`), `items[]` on its own the positions of all items, so that they can be counted.
    func resolve(_ name: ReferenceName) -> ResolvedReference?

    /// Names to suggest where one is not known, as written after `$`. Asked for only then.
    var knownNames: [String] { get }

    /// Whether what is read can be the option with this id; `true` where the options are not known.
    func hasOption(_ id: String, at reference: Reference) -> Bool

    /// The ids of the options of what is read. Asked for only where there is no such option.
    func options(of reference: Reference) -> [String]
}

extension ExpressionScope {
    /// Options are not known unless a scope says otherwise.
    public func hasOption(_ id: String, at reference: Reference) -> Bool { true }

    /// No options unless a scope says otherwise.
    public func options(of reference: Reference) -> [String] { [] }
}

/// What a name stands for, and what is known about its value.
public struct ResolvedReference: Hashable, Sendable {
    /// What is read.
    public var reference: Reference
    /// The type of the answer: `.option` for a `select`, `.list(of: .option)` where several can be chosen.
    public var type: StaticType

    /// Pairs a reference with its type.
    public init(_ reference: Reference, type: StaticType) {
        self.reference = reference
        self.type = type
    }
}
