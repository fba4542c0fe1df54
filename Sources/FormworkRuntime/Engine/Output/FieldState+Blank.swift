// Rows that a server writes before there is an answer. The engine in a page writes none.
#if !hasFeature(Embedded)
extension FieldState {
    /// The state of a field without an answer, which takes input and has no error.
    package init(blank compiled: CompiledField, node: NodeID, path: String, isDeletable: Bool, options count: Int) {
        self.init(
            node: node, compiled: compiled, path: path, value: .blank, kept: .blank, text: "", display: "",
            isEnabled: true, isRequired: false, isDeletable: isDeletable, error: nil, notice: nil,
            writtenOptionCount: count)
    }
}

extension CompiledField {
    /// The field with other texts, and without its options.
    package func blank(_ change: (inout Field) -> Void) -> CompiledField {
        var field = definition
        field.options = []
        field.value = .blank
        field.marks = nil
        change(&field)
        return replacing(field, written: [])
    }
}

extension CompiledForm {
    /// The elements whose rows can come while the form runs: those that depend on answers, those in items, and those that can
    /// be deleted and brought back. Fields with answers in their texts are among them, because the words of their controls and buttons
    /// change with the title.
    ///
    /// - Parameter keepsCollapsedRows: Whether the rows of closed groups stay in the list.
    package func comingElements(keepsCollapsedRows: Bool) -> [ElementIndex] {
        var coming: [ElementIndex] = []
        var isComing: Set<ElementIndex> = []
        for place in elements.indices {
            let element = elements[place]
            let parent = element.parent
            let isInClosedGroup = !keepsCollapsedRows && parent.flatMap { group(at: $0) }?.collapsible == true
            let isDeletable = parent.flatMap { section(at: $0) }?.definition.isDeletable == true
            let comes =
                element.rules.visible != nil || element.scope != .form || element.isRepeating || isInClosedGroup
                || isDeletable || element.kind == .field && !links[place].texts.isEmpty
                // The elements are in the order of the form, so the one around it is there already.
                || parent.map { isComing.contains($0) } == true
            if comes {
                coming.append(place)
                isComing.insert(place)
            }
        }
        return coming
    }
}
#endif
