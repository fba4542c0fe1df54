/// Finds for each sign that ends an emphasis the one that begins it.
///
/// One sign is an emphasis, two are importance, three are both. An end belongs to the nearest beginning with the same
/// sign and count, and what is between them and has no pair is text.
struct EmphasisReader {
    private var pieces: [MarkPiece] = []
    /// The places of beginnings without an end, outermost first.
    private var open: [Int] = []
    /// How many of them there are of each sign and count, so that nothing is searched in vain.
    private var counts = [0, 0, 0, 0]

    /// The pieces, with beginnings and ends in place of the signs that are paired.
    ///
    /// - Complexity: linear in the number of pieces.
    static func paired(_ pieces: ArraySlice<MarkPiece>) -> [MarkPiece] {
        var reader = EmphasisReader()
        for piece in pieces { reader.read(piece) }
        // Without a pair, signs are text.
        return reader.pieces.map { piece in
            if case .emphasis(let mark) = piece { .text(mark.text) } else { piece }
        }
    }

    private mutating func read(_ piece: MarkPiece) {
        guard case .emphasis(let mark) = piece, mark.count <= 3 else { return pieces.append(piece) }
        if mark.closes, end(mark) { return }
        guard mark.opens else { return pieces.append(piece) }
        for weight in mark.count == 3 ? [1, 2] : [mark.count] {
            open.append(pieces.count)
            counts[Self.kind(mark.sign, weight)] += 1
            var part = mark
            part.count = weight
            pieces.append(.emphasis(part))
        }
    }

    /// Ends the emphasis that the signs end; `false` if none has begun.
    private mutating func end(_ mark: MarkPiece.Emphasis) -> Bool {
        let (one, two) = (Self.kind(mark.sign, 1), Self.kind(mark.sign, 2))
        switch mark.count {
        case 3:
            guard counts[one] > 0, counts[two] > 0 else { return false }
            // The inner one ends first. The one around it may be lost with it, if the two were not nested.
            let first = innermost(mark.sign)
            end(mark.sign, first)
            let second = 3 - first
            if counts[Self.kind(mark.sign, second)] > 0 {
                end(mark.sign, second)
            } else {
                var rest = mark
                rest.count = second
                pieces.append(.emphasis(rest))
            }
        default:
            guard counts[mark.count == 1 ? one : two] > 0 else { return false }
            end(mark.sign, mark.count)
        }
        return true
    }

    private func innermost(_ sign: Unicode.Scalar) -> Int {
        for place in open.reversed() {
            if case .emphasis(let mark) = pieces[place], mark.sign == sign { return mark.count }
        }
        return 1
    }

    /// Pairs the end with the innermost beginning. Those inside have no end any more.
    private mutating func end(_ sign: Unicode.Scalar, _ weight: Int) {
        while let place = open.popLast() {
            guard case .emphasis(let mark) = pieces[place] else { continue }
            counts[Self.kind(mark.sign, mark.count)] -= 1
            if mark.sign == sign, mark.count == weight {
                pieces[place] = .begin(weight)
                pieces.append(.end(weight))
                return
            }
        }
    }

    private static func kind(_ sign: Unicode.Scalar, _ weight: Int) -> Int { (sign == "*" ? 0 : 2) + weight - 1 }
}
