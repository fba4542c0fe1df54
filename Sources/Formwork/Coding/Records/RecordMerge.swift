import FormworkCore

/// A part of a record: the form, or one item of a repeat.
struct RecordPart {
    /// The part as the model writes it, without loss; `nil` for an item that the model does not have.
    var exact: JSONValue?
    /// The part as `load(from:)` writes it.
    var civil: JSONValue?
    /// The answers that were loaded.
    var loaded: JSONValue?

    /// The part at a name.
    func member(named name: String) -> RecordPart {
        RecordPart(
            exact: exact?.member(named: name), civil: civil?.member(named: name), loaded: loaded?.member(named: name))
    }
}

/// Puts the answers of a session into a record, and leaves everything else in it as it was.
///
/// A property that nobody changed since `load` keeps the value of the record, also where a form keeps less of it, such as a day
/// of a point in time. Only a calculated value, and a default where the record had nothing, come from an untouched form.
struct RecordMerge {
    let form: CompiledForm
    /// The session now.
    let now: FormState
    /// The session right after `load`.
    let start: FormState
    let origins: ItemOrigins

    init(_ engine: FormEngine, _ origins: ItemOrigins) {
        form = engine.form
        now = engine.state
        start = engine.loadedSession.state
        self.origins = origins
    }

    /// The part of a record with the answers of an item.
    ///
    /// - Parameters:
    ///   - part: The part.
    ///   - item: The item, or the form itself.
    ///   - first: The same item right after `load`; `nil` for a new one.
    func merged(_ part: RecordPart, _ item: ItemIndex, _ first: ItemIndex?) throws -> JSONValue {
        var result = part.exact ?? .object([])
        for element in form.scopes[now.items[item].scope].elements {
            let node = now.node(element, in: item)
            let firstNode = first.map { start.node(element, in: $0) }
            let name = form.name(of: element)
            let inner = part.member(named: name)
            if form.elements[element].isRepeating {
                guard let list = try mergedList(inner, node, firstNode) else { continue }
                result = result.replacingMember(named: name, by: list)
            } else if let field = now.field(of: node), field.valueKind != .none, field.definition.send != .nothing {
                let answer = RecordAnswer(node, in: now)
                let before = firstNode.map { RecordAnswer($0, in: start) }
                if isKept(inner, answer, before, node) { continue }
                result = result.replacingMember(named: name, by: answer.json)
            }
        }
        return result
    }

    /// Whether the record keeps its value for a field.
    private func isKept(
        _ part: RecordPart, _ answer: RecordAnswer, _ before: RecordAnswer?, _ node: NodeIndex
    ) -> Bool {
        guard part.exact != nil, let before, answer == before else {
            return part.exact.isBlank && answer == .absent
        }
        if part.exact.isBlank { return answer == .absent }
        if case .value = answer, now.hasFormula(node), !now.nodes[node].flags.contains(.overridden) { return false }
        if part.civil == part.loaded { return true }
        let isSame = part.civil.map { FormValue($0).normalized } == part.loaded.map { FormValue($0).normalized }
        // A blank answer to a value that was never loaded was given by nobody. So it is with a secret in a restored draft.
        return isSame || answer == .absent && part.loaded.isBlank && !now.nodes[node].flags.contains(.emptied)
    }
}

/// The answer of a field as a record gets it.
enum RecordAnswer: Equatable {
    /// There is no answer, or the field is hidden.
    case absent
    /// The text is no answer of the field.
    case malformed(String?)
    /// An answer.
    case value(FormValue)

    init(_ node: NodeIndex, in state: FormState) {
        let record = state.nodes[node]
        let isShown = record.flags.contains(.relevant)
        if record.flags.contains(.deleted) || !isShown && state.form.definition.whenHidden != .keep {
            self = .absent
        } else if isShown, record.flags.contains(.malformed) {
            self = .malformed(record.text)
        } else {
            self = record.value.isBlank ? .absent : .value(record.value)
        }
    }

    /// The answer for the decoder; `nil` if absent. An empty object is read as no type, so decoding fails there.
    var json: JSONValue? {
        switch self {
        case .absent: nil
        case .malformed: .object([])
        case .value(let value): value.json
        }
    }
}
