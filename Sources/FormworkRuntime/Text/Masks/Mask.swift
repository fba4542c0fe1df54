/// A fixed way of writing a code: slots for digits and letters with literals between them.
///
/// A mask has alternatives. The first alternative into which the typed characters fit shows them.
package struct Mask: Equatable, Sendable {
    /// The elements of the alternatives in the order in which they are tried, each with `MaskElement.end` after it.
    package private(set) var units = TextUnits()
    /// The different literals. A mask of many countries has thousands of elements and a few literals, and each sign that a
    /// person writes is looked for among them.
    private(set) var literals = TextUnits()

    /// Makes a mask without alternatives.
    package init() {}

    /// Makes a mask of the units of its elements, as an archive has them.
    package init(units: TextUnits) {
        for unit in units.list { append(MaskElement(unit: unit)) }
        if !units.isEmpty, self[MaskIndex(count - 1)] != .end { append(.end) }
    }

    package mutating func append(_ element: MaskElement) {
        units.append(element.unit)
        if !element.isSlot, element != .end, !literals.list.contains(element.unit) { literals.append(element.unit) }
    }

    /// How many elements there are, with the ends of alternatives.
    package var count: Int { units.count }

    package subscript(index: MaskIndex) -> MaskElement { MaskElement(unit: units.list[index.position]) }

    /// The indices of all elements.
    package var indices: Range<MaskIndex> { MaskIndex(0)..<MaskIndex(count) }

    /// The maximum number of characters that an alternative takes.
    var capacity: Int {
        var most = 0
        var slots = 0
        for index in indices {
            if self[index] == .end { slots = 0 }
            if self[index].isSlot { slots += 1 }
            most = max(most, slots)
        }
        return most
    }

    /// The result of looking for an alternative that shows the characters of a code.
    struct Fit {
        /// The index of the first element of the alternative; `nil` if the typed characters fit into no alternative.
        var start: MaskIndex?
        /// Whether the characters fill an alternative.
        var isFull = false
    }

    /// How the characters of a code fit into one alternative.
    private enum Match {
        /// They fill all its slots.
        case full
        /// They fill some of its slots.
        case partial
        /// They do not begin with the characters with which the alternative has to begin.
        case otherStart
        /// There are too many characters, or one of them is wrong.
        case wrong
    }

    /// Finds the alternative for the characters that were typed so far.
    @inline(never)
    func fit(_ code: TextTokens) -> Fit {
        var fit = Fit()
        var start = MaskIndex(0)
        while start < MaskIndex(count) {
            switch match(code, from: start) {
            case .full: return Fit(start: fit.start ?? start, isFull: true)
            case .partial: fit.start = fit.start ?? start
            case .otherStart: break
            // The start of the code chose this alternative. No other alternative may show the code then.
            case .wrong: if fit.start == nil, self[start].isExact { return fit }
            }
            start = end(from: start).next
        }
        return fit
    }

    private func match(_ code: TextTokens, from start: MaskIndex) -> Match {
        var next = TokenIndex(0)
        for index in start..<end(from: start) where self[index].isSlot {
            if next == code.end { return .partial }
            if !self[index].takes(code[next]) { return self[index].isExact ? .otherStart : .wrong }
            next = next.next
        }
        return next == code.end ? .full : .wrong
    }

    /// Whether there is only one way of writing a code.
    var hasOneAlternative: Bool { count > 0 && end(from: MaskIndex(0)) == MaskIndex(count - 1) }

    /// Whether a literal stands between the slots of an alternative before and after a number of characters.
    func isBoundary(_ count: Int, from start: MaskIndex) -> Bool {
        var slots = 0
        var isAfterLiteral = false
        for index in start..<end(from: start) {
            if self[index].isSlot, slots == count { return isAfterLiteral }
            if self[index].isSlot { slots += 1 }
            isAfterLiteral = !self[index].isSlot
        }
        return false
    }

    /// The index of the end of an alternative.
    private func end(from start: MaskIndex) -> MaskIndex {
        var end = start
        while end < MaskIndex(count), self[end] != .end { end = end.next }
        return end
    }

    /// Lays out the characters of a code between their literals, or without literals if they fit into no alternative.
    ///
    /// A literal appears together with the character after it. Literals at the end appear with the last character. So
    /// Backspace always deletes a character of the code.
    func layout(_ code: TextTokens) -> TextLayout {
        var layout = TextLayout()
        guard !code.isEmpty, let start = fit(code).start else {
            for index in code.indices { layout.append(code[index].unit, code[index]) }
            return layout
        }
        var shown = start
        var next = TokenIndex(0)
        for index in start..<end(from: start).next
        where self[index].isSlot || self[index] == .end {
            let isEnd = self[index] == .end
            if !isEnd, next == code.end { break }
            while shown < index {
                layout.append(self[shown].unit, .literal)
                shown = shown.next
            }
            if isEnd { break }
            layout.append(code[next].unit, code[next])
            next = next.next
            shown = shown.next
        }
        return layout
    }

    /// Separates the literals in a text from the characters of the code, if the text is written as in one of the
    /// alternatives; otherwise `nil`.
    ///
    /// In `text`, each unit has the token that it would be in a slot of the mask.
    func reading(of text: TextLayout) -> TextLayout? {
        var start = MaskIndex(0)
        while start < MaskIndex(count) {
            if let layout = reading(of: text, from: start) { return layout }
            start = end(from: start).next
        }
        return nil
    }

    private func reading(of text: TextLayout, from start: MaskIndex) -> TextLayout? {
        var layout = TextLayout()
        for element in start..<end(from: start) {
            let offset = layout.end
            // A text that ends inside an alternative ends with a character of the code.
            if offset == text.end { return layout.isLiteral(before: layout.end) ? nil : layout }
            let cell = text[offset]
            let isSlot = self[element].isSlot
            guard isSlot ? self[element].takes(cell.token) : self[element].unit == cell.unit else { return nil }
            layout.append(cell.unit, isSlot ? cell.token : .literal)
        }
        return layout.count == text.count ? layout : nil
    }
}
