/// The original offsets of the pieces of a rewritten text, so that problems are reported where the author wrote them.
struct Rewriting {
    /// Pairs of offsets, in ascending order. The rewritten text from the one offset on is the original text from the
    /// other offset on.
    private var steps: [(rewritten: Int, original: Int)] = []

    /// Notes that the text from a rewritten offset on comes from an original one.
    mutating func note(rewritten: Int, original: Int) {
        steps.append((rewritten, original))
    }

    /// The original offset of a byte of the rewritten text.
    func original(_ offset: Int) -> Int {
        guard let step = steps.last(where: { $0.rewritten <= offset }) else { return offset }
        return step.original + offset - step.rewritten
    }
}
