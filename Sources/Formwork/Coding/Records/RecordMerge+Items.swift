import FormworkCore

extension RecordMerge {
    /// The list of a repeat with the items of the session, each put into the record that it came from. `nil` leaves the
    /// record's list as it is.
    ///
    /// - Throws: A `FormCodingError` if an item has properties that the form does not ask for, and the model does not
    ///   have that item.
    func mergedList(_ part: RecordPart, _ node: NodeIndex, _ first: NodeIndex?) throws -> JSONValue? {
        guard isShown(node, in: now) else {
            // A list that was hidden all the time was answered by nobody.
            let wasHidden = first.map { !isShown($0, in: start) } ?? false
            return wasHidden || part.exact.isBlank ? nil : .array([])
        }
        let rows = now.items(of: node)
        let firstRows = first.map { start.items(of: $0) } ?? []
        var records = RecordItems(part, names: names(inside: node))
        var list: [JSONValue] = []
        for (place, row) in rows.enumerated() {
            let position = origins.position(of: row)
            if let position, let record = records.record(of: position) {
                list.append(try merged(record, row, firstRows.item(at: position)))
            } else if position.map({ records.hasMore($0) }) ?? (!origins.areKnown && records.hasMore) {
                let path = now.path(of: now.id(of: node)) + "[\(place)]"
                throw FormCodingError(path: path, reason: .recordNotFound)
            } else if let position, position >= records.loadedCount,
                now.members(of: row, ValueOptions()).isEmpty, !hasMalformed(row)
            {
                // Nobody answered an item that the form only began with.
                continue
            } else {
                list.append(try merged(RecordPart(), row, position.flatMap { firstRows.item(at: $0) }))
            }
        }
        // Items for which the session had no room were never shown.
        if firstRows.count < records.loadedCount, first != nil {
            for position in firstRows.count..<records.loadedCount {
                if let record = records.record(of: position)?.exact { list.append(record) }
            }
        }
        if list.isEmpty, part.exact.isBlank || rows.isEmpty && firstRows.isEmpty && records.loadedCount == 0 {
            return nil
        }
        return .array(list)
    }

    private func isShown(_ node: NodeIndex, in state: FormState) -> Bool {
        state.nodes[node].flags.contains(.relevant) || form.definition.whenHidden == .keep
    }

    private func names(inside node: NodeIndex) -> [String] {
        guard let scope = now.element(of: node).itemScope else { return [] }
        return form.scopes[scope].elements.map { form.name(of: $0) }.filter { !$0.isEmpty }
    }

    private func hasMalformed(_ item: ItemIndex) -> Bool {
        form.scopes[now.items[item].scope].elements.contains { element in
            now.nodes[now.node(element, in: item)].flags.contains(.malformed)
        }
    }
}

extension ItemArray {
    /// The item at a position; `nil` if absent.
    fileprivate func item(at position: Int) -> ItemIndex? {
        position >= 0 && position < count ? element(at: ItemPosition(position)) : nil
    }
}

/// The items of a list in a record, found by the items that were loaded.
struct RecordItems {
    private let exact: [JSONValue]
    private let civil: [JSONValue]
    private let loaded: [JSONValue]
    /// The names that the form asks for.
    private let names: [String]
    /// The positions of records by what the form does not ask of them, and by their `id`. They are made when needed.
    private var byRest: [ExactText: [Int]]?
    private var byID: [ExactText: [Int]]?

    init(_ part: RecordPart, names: [String]) {
        exact = part.exact?.arrayValue ?? []
        civil = part.civil?.arrayValue ?? []
        loaded = part.loaded?.arrayValue ?? []
        self.names = names
    }

    /// The number of items that were loaded.
    var loadedCount: Int { loaded.count }

    /// Whether an item in the record or in the loaded answers has properties that the form does not ask for.
    var hasMore: Bool { exact.contains { hasRest($0) } || loaded.contains { hasRest($0) } }

    /// Whether a loaded item has properties that the form does not ask for.
    func hasMore(_ position: Int) -> Bool { loaded.indices.contains(position) && hasRest(loaded[position]) }

    /// The record of the item that was loaded at a position; `nil` if the model does not have it.
    mutating func record(of position: Int) -> RecordPart? {
        guard loaded.indices.contains(position), exact.count == civil.count else { return nil }
        return match(loaded[position], position).map {
            RecordPart(exact: exact[$0], civil: civil[$0], loaded: loaded[position])
        }
    }

    /// The position of a loaded item in the model: where it was, unless the model is another one. Then it is found by
    /// its identity.
    private mutating func match(_ item: JSONValue, _ position: Int) -> Int? {
        let same = civil.indices.contains(position) ? civil[position] : nil
        if same == item { return position }
        if let id = item["id"], !id.isNull, !isAsked("id") {
            let all = byID ?? positions { $0["id"] }
            byID = all
            if let found = all[ExactText(id.text())] { return found.count == 1 ? found[0] : nil }
        }
        let rest = rest(of: item)
        if hasRest(item) {
            if let same, self.rest(of: same) == rest { return position }
            let all = byRest ?? positions { self.rest(of: $0) }
            byRest = all
            return all[ExactText(rest.text())].flatMap { $0.count == 1 ? $0[0] : nil }
        }
        guard let same, civil.count == loaded.count else { return nil }
        let isSame = names.allSatisfy { name in
            let (left, right) = (same.member(named: name), item.member(named: name))
            return left == right
                || left.map { FormValue($0).normalized } ?? .blank == right.map { FormValue($0).normalized } ?? .blank
        }
        return isSame ? position : nil
    }

    private func positions(_ key: (JSONValue) -> JSONValue?) -> [ExactText: [Int]] {
        var all: [ExactText: [Int]] = [:]
        for (position, item) in civil.enumerated() {
            if let key = key(item), !key.isNull { all[ExactText(key.text()), default: []].append(position) }
        }
        return all
    }

    private func isAsked(_ name: String) -> Bool { names.contains { ExactText.areSame($0, name) } }

    private func rest(of item: JSONValue) -> JSONValue { item.removingMembers(named: names) }

    private func hasRest(_ item: JSONValue) -> Bool { rest(of: item).objectValue?.isEmpty == false }
}
