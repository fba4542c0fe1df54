extension NamedForm {
    /// The condition under which a state is active, as a program that runs in the item of the element that it acts on.
    ///
    /// If the source is in a repeat and the element is outside, the state is active while the condition holds in at least
    /// one item.
    ///
    /// - Returns: `nil` if the condition reads the item of the source, and the element is outside of it.
    func activity(of source: TargetSource, _ condition: Program?, at destination: ElementIndex) -> Program? {
        let depth = scopes[elements[destination].scope].depth - scopes[elements[source.element].scope].depth
        var parts = depth >= 0 ? parts(of: source, condition, up: depth) : outerParts(of: source, condition)
        if let condition {
            guard let condition = condition.seen(from: -depth) else { return nil }
            parts.append(condition)
        }
        return .conjunction(parts)
    }

    /// The conditions besides the target's own, if the destination is in the source's item or inside it.
    private func parts(of source: TargetSource, _ condition: Program?, up: Int) -> [Program] {
        let reference = Reference(source.element, route: .near(up: up))
        var parts: [Program] = []
        if !source.option.isBlank {
            parts.append(.isChosen(source.option, of: reference))
        } else if elements[source.element].isRepeating {
            parts.append(hasItems(source.element, up: up))
        } else if isButton(source.element) {
            parts.append(Program(reading: reference.reading(.tapped)))
        } else if condition == nil {
            parts.append(.isPresent(reference))
        }
        parts.append(Program(reading: reference.reading(.relevant)))
        return parts
    }

    /// The conditions besides the target's own, if the destination is outside of the source's items. The answers of a
    /// source that is not relevant read as blank, and its button as not pressed.
    private func outerParts(of source: TargetSource, _ condition: Program?) -> [Program] {
        let reference = Reference(source.element, route: .all(up: 0))
        if !source.option.isBlank { return [.isChosenAnywhere(source.option, of: reference)] }
        if elements[source.element].isRepeating { return [hasItems(source.element, up: 0)] }
        if isButton(source.element) { return [.isTrueAnywhere(reference.reading(.tapped))] }
        return [condition == nil ? .isPresent(reference) : .isTrueAnywhere(reference.reading(.relevant))]
    }

    /// Adding an item triggers an event. A state target of a repeat is active while the repeat has items.
    private func hasItems(_ section: ElementIndex, up: Int) -> Program {
        .isPresent(Reference(section, property: .itemIndex, route: .all(up: up)))
    }

    private func isButton(_ element: ElementIndex) -> Bool {
        field(at: element)?.definition.type == .button
    }
}

extension Program {
    /// A program that is true while an option is chosen in any of several items.
    fileprivate static func isChosenAnywhere(_ option: FormValue, of reference: Reference) -> Program {
        var builder = ProgramBuilder()
        builder.emit(constant: option)
        builder.emit(reference)
        // If several options can be chosen, the answers are lists. This makes one list of them.
        builder.emit(.list(count: 1))
        builder.emit(.apply(.isIn, count: 2))
        return builder.program
    }

    /// A program that is true while a reference is true in any of several items.
    fileprivate static func isTrueAnywhere(_ reference: Reference) -> Program {
        var builder = ProgramBuilder()
        builder.emit(reference)
        builder.emit(.apply(.anyOf, count: 1))
        return builder.program
    }

    /// The same program for an item that is some levels further out, or further in if the number is negative.
    ///
    /// - Returns: `nil` if the program reads an item that is not around the new one.
    fileprivate func seen(from up: Int) -> Program? {
        if up == 0 { return self }
        guard references.allSatisfy({ $0.route.levels >= up }) else { return nil }
        return Program(
            code: code, constants: constants, references: IndexedArray(references.map { $0.seen(from: up) }),
            patterns: patterns)
    }
}
