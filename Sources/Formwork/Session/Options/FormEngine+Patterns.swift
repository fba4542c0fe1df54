import FormworkCore

extension FormEngine {
    /// The fields at a path, in every item where that has empty brackets: `guests[].city`.
    package func nodes(at path: String) -> [NodeID] {
        let parts = path.split(separator: "[]", omittingEmptySubsequences: false)
        var places = [""]
        for part in parts.dropLast() {
            places = places.flatMap { place -> [String] in
                let section = place + part
                let count = node(at: section).map { itemIDs($0).count } ?? 0
                return (0..<count).map { "\(section)[\($0)]" }
            }
        }
        return places.compactMap { node(at: $0 + (parts.last ?? "")) }
    }

    /// The answer to a field whose id is looked up from the item of another field outward; blank if absent.
    func answer(called name: String, from path: String) -> FormValue {
        for candidate in FormPath.candidates(for: name, from: path) {
            if let node = node(at: candidate), let state = field(node) { return state.value }
        }
        return .blank
    }
}

extension FormPath {
    /// The paths that a name can mean at a field: in the same item, in the items around it, and outside of all items.
    static func candidates(for name: String, from path: String) -> [String] {
        var candidates: [String] = []
        var place = path[...]
        while let end = place.lastIndex(of: ".") {
            place = place[..<end]
            if place.hasSuffix("]") { candidates.append(place + "." + name) }
        }
        return candidates + [name]
    }
}

extension ChangeSet {
    /// Adds an update of a row to the change set. It adds nothing for a row that is not shown or that is inserted.
    mutating func mark(_ aspects: RowAspects, of field: NodeID, in engine: FormEngine) {
        let id = RowID(.field, field)
        if insertions.contains(where: { $0.row.id == id }) { return }
        if let index = updates.firstIndex(where: { $0.id == id }) {
            updates[index].aspects.formUnion(aspects)
            return
        }
        guard let place = engine.index(of: id) else { return }
        let next = updates.firstIndex { (engine.index(of: $0.id) ?? .max) > place }
        updates.insert(RowUpdate(id: id, aspects: aspects), at: next ?? updates.endIndex)
    }
}
