/// Pairs each sign that ends an emphasis with the sign that begins it.
///
/// One sign means emphasis, two mean importance, three mean both. An end belongs to the nearest beginning with the same
/// sign and count. Signs without a pair are plain text.
struct EmphasisReader {
    private var pieces: [MarkPiece] = []
    /// The positions of beginnings without an end, outermost first.
    private var open: [Int] = []
    /// How many such beginnings there are of each sign and count. If there are none, nothing has to be searched.
    private var counts = [0, 0, 0, 0]

    /// The pieces, in which paired signs are replaced by beginnings and ends.
    ///
    /// - Complexity: linear in the number of pieces.
    static func paired(_ pieces: ArraySlice<MarkPiece>) -> [MarkPiece] {
        var reader = EmphasisReader()
        for piece in pieces { reader.read(piece) }
        // Signs without a pair are text.
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

    /// Ends the emphasis of some signs; `false` if none has begun.
    private mutating func end(_ mark: MarkPiece.Emphasis) -> Bool {
        let (one, two) = (Self.kind(mark.sign, 1), Self.kind(mark.sign, 2))
        switch mark.count {
        case 3:
            guard counts[one] > 0, counts[two] > 0 else { return false }
            // The inner emphasis ends first. If the two were not nested, the outer one may lose its beginning.
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

    /// Pairs the end with the innermost beginning. Beginnings inside have no end any more.
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
