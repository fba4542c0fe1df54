/// A part of a snapshot that does not fit the form into which it was restored.
public struct RestoreMismatch: Equatable, Sendable {
    /// The reason why the part does not fit.
    public enum Reason: String, CaseIterable, Equatable, Sendable {
        /// No field has the id.
        case unknownField = "unknown_field"
        /// The answer has another kind than the field has now.
        case wrongType = "wrong_type"
        /// The answer is no longer among the options.
        case unknownOption = "unknown_option"
        /// The snapshot has more items than the repeating section may have, or than the session has room for. The path
        /// is that of the first item too many.
        case tooManyItems = "too_many_items"
        /// The JSON is no snapshot, so nothing was restored and the session keeps its answers. The path is blank.
        case notASnapshot = "not_a_snapshot"
    }

    /// The path of the answer, such as `companies[0].name`.
    public var path: String
    /// The reason why the part does not fit.
    public var reason: Reason

    /// Makes a mismatch.
    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }
}

extension FormEngine {
    /// The parts of a snapshot that did not fit when the session was restored from it, in the order of the snapshot.
    ///
    /// Call this right after `restore` or `adopt`, because it compares the snapshot with the present answers.
    ///
    /// - Complexity: linear in the size of the snapshot.
    public func mismatches(with snapshot: JSONValue) -> [RestoreMismatch] {
        guard Self.isSnapshot(snapshot) else { return [RestoreMismatch(path: "", reason: .notASnapshot)] }
        var found: [RestoreMismatch] = []
        state.compare(snapshot["form"] ?? .object([]), item: .form, path: "", &found)
        return found
    }
}

extension FormState {
    fileprivate func compare(_ snapshot: JSONValue, item: ItemIndex, path: String, _ found: inout [RestoreMismatch]) {
        let names = form.scopes[items[item].scope].names
        let prefix = path.isEmpty ? "" : path + "."
        for member in snapshot["values"]?.objectValue ?? [] {
            let reason = names[ExactText(member.key)].map { mismatch(at: node($0, in: item)) } ?? .unknownField
            if let reason { found.append(RestoreMismatch(path: prefix + member.key, reason: reason)) }
        }
        for member in snapshot["items"]?.objectValue ?? [] {
            let list = member.value.arrayValue ?? []
            guard let element = names[ExactText(member.key)], form.elements[element].isRepeating else {
                found.append(RestoreMismatch(path: prefix + member.key, reason: .unknownField))
                continue
            }
            let items = items(of: node(element, in: item))
            let limit = min(sectionLimit(element), items.count)
            if list.count > limit {
                let path = prefix + member.key + "[" + String(limit) + "]"
                found.append(RestoreMismatch(path: path, reason: .tooManyItems))
            }
            for (index, pair) in zip(list, items).enumerated() {
                compare(pair.0, item: pair.1, path: prefix + member.key + "[" + String(index) + "]", &found)
            }
        }
    }

    private func mismatch(at node: NodeIndex) -> RestoreMismatch.Reason? {
        guard let field = field(of: node), field.valueKind != .none else { return .unknownField }
        if nodes[node].flags.contains(.malformed) { return .wrongType }
        if nodes[node].value.isBlank { return nil }
        return field.allows(nodes[node].value) ? nil : .unknownOption
    }

    private func sectionLimit(_ element: ElementIndex) -> Int {
        form.section(at: element)?.limits?.room(0) ?? 0
    }
}
