import FormworkPresentation
import FormworkRuntime

/// Patches for rows that stay in the page.
extension RowRenderer {
    /// The members of a patch for one row; empty if nothing changed that can be seen.
    func members(for update: RowUpdate) -> [JSONMember] {
        let (row, aspects) = (update.id, update.aspects)
        var slots = SlotWriter()
        switch row.kind {
        case .field:
            guard let field = engine.presentation(of: row.node) else { return [] }
            writeSlots(field, row, aspects, to: &slots)
            return slots.members + otherMembers(field, row, aspects)
        case .addItem:
            return addButtonMembers(row, aspects)
        case .sectionHeader where aspects.contains(.error):
            writeError(engine.sectionError(row.node), row, to: &slots.html)
            slots.end("error")
        case .itemHeader:
            writeSlots(engine.item(row.node), row, aspects, to: &slots)
        case .groupHeader where aspects.contains(.collapsed):
            let open = JSONMember("open", engine.isCollapsed(row.node) ? .null : .string(""))
            return [.object("attributes", [open])]
        case .groupHeader, .sectionHeader, .inlineEditor, .footer: break
        }
        return slots.members
    }

    private func writeSlots(_ field: FieldPresentation, _ row: RowID, _ aspects: RowAspects, to slots: inout SlotWriter)
    {
        let control = field.basicControl
        if !aspects.isDisjoint(with: [.title, .required]), field.showsLabel {
            writeLabel(field, to: &slots.html)
            slots.end("label")
        }
        if aspects.contains(.error), field.compiled.definition.type.takesInput {
            writeMessages(field, row, to: &slots.html)
            slots.end("error")
        }
        if aspects.contains(.display), control == .output || control == .slider {
            slots.html.text(control == .slider ? field.position : field.state.display)
            slots.end("output")
        }
        // The buttons that raise and lower a number are not replaced: while they are pressed, they have the focus.
        let pressing: RowAspects =
            field.hasSteps ? [.path, .enabled] : [.path, .value, .required, .enabled]
        if !aspects.isDisjoint(with: pressing),
            field.hasSteps || field.hasClear || control.choosing == .one && control != .menu
        {
            writeActions(field, to: &slots.html)
            slots.end("actions")
        }
        if aspects.contains(.options) {
            writeOptions(field, row, to: &slots.html)
            slots.end("options")
        }
        if aspects.contains(.enabled), field.state.isDeletable {
            writeDeletion(field, to: &slots.html)
            slots.end("delete")
        }
        // The answer of a disabled control is in a hidden input beside it.
        let keeping: RowAspects = field.state.isEnabled ? [.path, .enabled] : [.path, .enabled, .value, .text]
        if !aspects.isDisjoint(with: keeping), field.compiled.definition.type.takesInput {
            writeKept(field, to: &slots.html)
            slots.end("kept")
        }
    }

    private func otherMembers(_ field: FieldPresentation, _ row: RowID, _ aspects: RowAspects) -> [JSONMember] {
        var members: [JSONMember] = []
        let type = field.compiled.definition.type
        var saying: RowAspects = [.error, .enabled, .required]
        if field.basicControl == .slider { saying.insert(.display) }
        if !aspects.isDisjoint(with: saying), type.takesInput || type == .button {
            let changing = attributes(field, row).map { name, value in
                JSONMember(name.description, value.map { .string($0) } ?? .null)
            }
            members.append(.object("attributes", changing))
        }
        if !aspects.isDisjoint(with: saying.subtracting(.required)) { members.append(.text("class", rowClass(field))) }
        if aspects.contains(.path) {
            members.append(type == .button ? .text("value", tapAction(field)) : .text("name", controlName(field)))
        }
        if aspects.contains(.text) || (aspects.contains(.value) && !type.isTyped), type.takesInput {
            members.append(.text("value", field.state.text))
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
