/// Where pieces of a rewritten text come from, so that problems found in it point at what the author wrote.
struct Rewriting {
    /// Ascending: from each rewritten offset on, the text is that from the original offset on.
    private var steps: [(rewritten: Int, original: Int)] = []

    /// Notes that what follows a rewritten offset was written at an original one.
    mutating func note(rewritten: Int, original: Int) {
        steps.append((rewritten, original))
    }

    /// Where a byte of the rewritten text was written.
    func original(_ offset: Int) -> Int {
        guard let step = steps.last(where: { $0.rewritten <= offset }) else { return offset }
        return step.original + offset - step.rewritten
    }
}
