/// One of the lists that make a choice together, such as the hours of a time.
public struct ChoiceComponent: Equatable, Sendable {
    /// The name of the list in the format of the answer.
    public var id: String
    /// The title of the list; blank if absent.
    public var title: String
    /// The options of the list.
    public var options: [Option]

    /// Describes a list.
    public init(_ id: String, _ title: String = "", options: [Option]) {
        self.id = id
        self.title = title
        self.options = options
    }

    /// An option of one list.
    public struct Option: Equatable, Sendable {
        /// The text of the option in the answer.
        public var id: String
        /// The text that the person reads.
        public var title: String
        /// The ids of those options in the list before this one with which the option can be combined. Empty means all
        /// of them.
        public var of: [String]

        /// Describes an option. Without a title it shows its id.
        public init(_ id: String, _ title: String = "", of: [String] = []) {
            self.id = id
            self.title = title.isEmpty ? id : title
            self.of = of
        }

        /// Whether both are the same.
        public static func == (one: Option, other: Option) -> Bool {
            one.id.isSame(as: other.id) && one.title.isSame(as: other.title) && one.of.count == other.of.count
                && zip(one.of, other.of).allSatisfy { $0.isSame(as: $1) }
        }
    }

    /// Whether both are the same.
    public static func == (one: ChoiceComponent, other: ChoiceComponent) -> Bool {
        one.id.isSame(as: other.id) && one.title.isSame(as: other.title) && one.options == other.options
    }
}

extension ChoiceComponent {
    /// The maximum number of combinations of a choice. Each combination is an option of the choice.
    package static var combinationLimit: Int { 2_000 }

    /// All combinations of options that are allowed, as the positions of the options in their lists. The option of the
    /// last list changes first.
    ///
    /// - Returns: `nil` if there are more than a choice can have.
    package static func combinations(of components: [ChoiceComponent]) -> [[Int]]? {
        var combinations: [[Int]] = components.isEmpty ? [] : [[]]
        var before: ChoiceComponent?
        for component in components {
            var longer: [[Int]] = []
            for combination in combinations {
                let chosen = combination.last.flatMap { place in before?.options[place] }
                for (place, option) in component.options.enumerated() where option.goes(with: chosen) {
                    longer.append(combination + [place])
                    if longer.count > combinationLimit { return nil }
                }
            }
            combinations = longer
            before = component
        }
        return combinations
    }
}

extension ChoiceComponent.Option {
    fileprivate func goes(with chosen: ChoiceComponent.Option?) -> Bool {
        guard let chosen, !of.isEmpty else { return true }
        return of.contains { $0.isSame(as: chosen.id) }
    }
}
