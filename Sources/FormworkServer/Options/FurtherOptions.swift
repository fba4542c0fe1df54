#if Server
import FormworkCore
import FormworkPages

/// The button that brings further options of a choice into a page: `more:3:street` for three pages of them.
struct FurtherOptions {
    /// The choice.
    let node: NodeID
    /// How many pages of options it has then.
    let pages: Int

    /// The maximum number of pages that are loaded. A choice has at most `OptionSource.optionLimit` options in any case.
    static let pageLimit = 100

    /// Reads the button; `nil` for another one, or if the form has no such choice.
    init?(_ action: String, in engine: FormEngine) {
        guard action.hasPrefix(LoadedChoices.furtherAction) else { return nil }
        let parts = action.dropFirst(LoadedChoices.furtherAction.count).split(separator: ":", maxSplits: 1)
        guard parts.count == 2, let pages = Int(parts[0]), (1...Self.pageLimit).contains(pages),
            let node = engine.node(at: String(parts[1]))
        else { return nil }
        self.node = node
        self.pages = pages
    }
}
#endif
