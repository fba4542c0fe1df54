/// The original offsets of the pieces of a rewritten text, so that problems are reported where the author wrote them.
package struct Rewriting {
    /// The original offset of the first byte.
    private let start: ByteOffset
    /// Pairs of offsets after the start, in ascending order. The rewritten text from the one offset on is the original
    /// text from the other offset on. Most texts have no such pairs.
    private var steps: [(rewritten: ByteOffset, original: ByteOffset)] = []

    /// Makes the rewriting of a text that is a part of the original one, from an offset on.
    package init(from start: ByteOffset = 0) { self.start = start }

    /// Notes that the text from a rewritten offset on comes from an original one.
    package mutating func note(rewritten: ByteOffset, original: ByteOffset) {
        steps.append((rewritten, original))
    }

    /// The original offset of a byte of the rewritten text.
    package func original(_ offset: ByteOffset) -> ByteOffset {
        guard let step = steps.last(where: { $0.rewritten <= offset }) else { return start + offset.utf8 }
        return step.original + (offset.utf8 - step.rewritten.utf8)
    }
}
