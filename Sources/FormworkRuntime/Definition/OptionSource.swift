/// Code that gives the options of a choice, and what it has to know.
public struct OptionSource: Equatable, Sendable {
    /// The name of a loader, which an app or a server has.
    public var loader: String
    /// The ids of the fields whose answers the options depend on, looked up from the nearest item outward. Nothing is
    /// loaded while one of them is blank.
    public var dependencies: [String]
    /// Whether the person can type to find an option, because the loader has more than it gives at once.
    public var isSearched: Bool

    /// The most options that a page is given at once.
    public static var optionLimit: Int { 500 }

    /// Names a loader.
    public init(_ loader: String, dependingOn dependencies: [String] = [], isSearched: Bool = false) {
        self.loader = loader
        self.dependencies = dependencies
        self.isSearched = isSearched
    }

    /// Whether both name the same loader in the same way.
    public static func == (one: OptionSource, other: OptionSource) -> Bool {
        one.loader.isSame(as: other.loader) && one.isSearched == other.isSearched
            && one.dependencies.count == other.dependencies.count
            && zip(one.dependencies, other.dependencies).allSatisfy { $0.isSame(as: $1) }
    }
}
