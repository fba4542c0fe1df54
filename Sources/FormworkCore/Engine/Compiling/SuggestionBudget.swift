/// How much work one compiler does to find the names that misspelt ones may mean.
///
/// Each search takes time in the size of the form, so a form full of unknown names would take time in the square of its
/// size. All searches of a compiler take from one budget.
final class SuggestionBudget {
    /// The number of names after which no further search begins.
    static let limit = 100_000
    private(set) var left = limit

    /// The known words that a misspelt word probably means; none if the budget is used up.
    func suggest(for word: String, among known: () -> [String]) -> [String] {
        NearestWords.suggest(for: word, among: names(known))
    }

    /// The names for a search; none if the budget is used up.
    func names(_ known: () -> [String]) -> [String] {
        guard left > 0 else { return [] }
        let names = known()
        left -= names.count + 1
        return names
    }
}
