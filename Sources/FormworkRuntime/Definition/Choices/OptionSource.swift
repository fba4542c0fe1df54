/// The source of a choice's options that are not in the form: code, an address or other answers.
public struct OptionSource: Equatable, Sendable {
    /// The name of a loader in the code of an app or a server. Blank if an address gives the options.
    public var loader: String
    /// The address from which the options are loaded, if the app or the server allows its host. Blank if a loader gives
    /// them.
    public var url: String
    /// The path of the field whose answers are the options, such as `kids[].name`, looked up from the nearest item outward.
    /// Blank if a loader or an address gives them.
    public var field = ""
    /// The ids of the fields whose answers the options depend on, looked up from the nearest item outward. The options
    /// are loaded only when none of them is blank.
    public var dependencies: [String]
    /// Whether the options come from code or from an address, and are loaded.
    package var isLoaded: Bool { field.isEmpty }
    /// Whether the person can search the options by typing, because not all of them are loaded at once.
    public var isSearched: Bool

    /// The maximum number of options that a page loads at once.
    public static var optionLimit: Int { 500 }

    /// Names a loader.
    public init(_ loader: String, dependingOn dependencies: [String] = [], isSearched: Bool = false) {
        self.loader = loader
        url = ""
        self.dependencies = dependencies
        self.isSearched = isSearched
    }

    /// Gives the address of the options, such as `https://api.example.org/cities`.
    public init(url: String, dependingOn dependencies: [String] = [], isSearched: Bool = false) {
        loader = ""
        self.url = url
        self.dependencies = dependencies
        self.isSearched = isSearched
    }

    /// Makes options of the answers to another field, such as `kids[].name` for the names in all items. Each answer is an option
    /// once, in the order of the items.
    public init(answersOf field: String) {
        self.init("")
        self.field = field
    }

    /// Whether both have the same options.
    public static func == (one: OptionSource, other: OptionSource) -> Bool {
        one.loader.isSame(as: other.loader) && one.url.isSame(as: other.url) && one.field.isSame(as: other.field)
            && one.isSearched == other.isSearched
            && one.dependencies.count == other.dependencies.count
            && zip(one.dependencies, other.dependencies).allSatisfy { $0.isSame(as: $1) }
    }
}
