import FormworkRuntime

/// The changes of rows that stay in the page.
extension RowRenderer {
    /// The members of a patch for one row; empty if nothing visible changed.
    func members(for update: RowUpdate) -> [JSONMember] {
        let (row, aspects) = (update.id, update.aspects)
        var slots = SlotWriter()
        switch row.kind {
        case .field:
            guard let state = engine.field(row.node) else { return [] }
            writeSlots(state, row, aspects, to: &slots)
            return slots.members + otherMembers(state, row, aspects)
        case .addItem:
            return addButtonMembers(row, aspects)
        case .sectionHeader where aspects.contains(.error):
            writeError(engine.sectionError(row.node), row, to: &slots.html)
            slots.end("error")
        case .itemHeader:
            writeSlots(engine.item(row.node), row, aspects, to: &slots)
        case .groupHeader, .sectionHeader, .inlineEditor, .footer: break
        }
        return slots.members
    }

    private func writeSlots(_ state: FieldState, _ row: RowID, _ aspects: RowAspects, to slots: inout SlotWriter) {
        let control = state.control
        if !aspects.isDisjoint(with: [.title, .required]), hasLabel(state) {
            writeLabel(state, to: &slots.html)
            slots.end("label")
        }
        if aspects.contains(.error), state.compiled.definition.type.takesInput {
            writeError(state.error, row, to: &slots.html)
            slots.end("error")
        }
        if aspects.contains(.display), control == .output || control == .slider {
            slots.html.text(control == .slider ? position(state) : state.display)
            slots.end("output")
        }
        // The buttons that raise and lower a number are not replaced, because they have the focus while they are
        // pressed.
        let pressing: RowAspects =
            state.compiled.definition.hasSteps ? [.path, .enabled] : [.path, .value, .required, .enabled]
        if !aspects.isDisjoint(with: pressing),
            state.compiled.definition.hasSteps || state.compiled.definition.hasClear || control == .radios
        {
            writeActions(state, to: &slots.html)
            slots.end("actions")
        }
        if aspects.contains(.options) {
            writeOptions(state, row, to: &slots.html)
            slots.end("options")
        }
        if aspects.contains(.enabled), state.isDeletable {
            writeDeletion(state, to: &slots.html)
            slots.end("delete")
        }
        // The answer of a disabled control is in a hidden input.
        let keeping: RowAspects = state.isEnabled ? [.path, .enabled] : [.path, .enabled, .value, .text]
        if !aspects.isDisjoint(with: keeping), state.compiled.definition.type.takesInput {
            writeKept(state, to: &slots.html)
            slots.end("kept")
        }
    }

    private func otherMembers(_ state: FieldState, _ row: RowID, _ aspects: RowAspects) -> [JSONMember] {
        var members: [JSONMember] = []
        let type = state.compiled.definition.type
        var saying: RowAspects = [.error, .enabled, .required]
        if state.control == .slider { saying.insert(.display) }
        if !aspects.isDisjoint(with: saying), type.takesInput || type == .button {
            let changing = attributes(state, row).map { name, value in
                JSONMember(name.description, value.map { .string($0) } ?? .null)
            }
            members.append(.object("attributes", changing))
        }
        if !aspects.isDisjoint(with: saying.subtracting(.required)) { members.append(.text("class", rowClass(state))) }
        if aspects.contains(.path) {
            members.append(type == .button ? .text("value", tapAction(state)) : .text("name", controlName(state)))
        }
        if aspects.contains(.text) || (aspects.contains(.value) && !type.isTyped), type.takesInput {
            members.append(.text("value", state.text))
        }
        return members
    }

    private func writeSlots(_ item: ItemState?, _ row: RowID, _ aspects: RowAspects, to slots: inout SlotWriter) {
        if aspects.contains(.title) {
            slots.html.text(item?.title ?? "")
            slots.end("title")
        }
        if aspects.contains(.path) {
            writeItemMarker(item, row, to: &slots.html)
            slots.end("kept")
        }
        if !aspects.isDisjoint(with: [.title, .path, .enabled]) {
            writeItemActions(item, row, to: &slots.html)
            slots.end("actions")
        }
    }

    private func addButtonMembers(_ row: RowID, _ aspects: RowAspects) -> [JSONMember] {
        var members: [JSONMember] = []
        if aspects.contains(.title) {
            var slots = SlotWriter()
            slots.html.text(engine.addItemTitle(row.node))
            slots.end("title")
            members = slots.members
        }
        if aspects.contains(.enabled) {
            let disabled = JSONMember("disabled", engine.canAddItem(row.node) ? .null : .string(""))
            members.append(.object("attributes", [disabled]))
        }
        if aspects.contains(.path) { members.append(.text("value", addAction(row))) }
        return members
    }
}
