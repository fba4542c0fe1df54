/// Everything that a row shows. Two pictures are compared after the form itself has changed.
struct RowPicture {
    private var field: FieldState?
    private var item: ItemState?
    private var title = ""
    private var error: String?
    private var isEnabled = true
    private var isCollapsed = false

    init(_ row: RowID, in engine: FormEngine) {
        switch row.kind {
        case .field, .inlineEditor: field = engine.field(row.node)
        case .itemHeader: item = engine.item(row.node)
        case .addItem:
            title = engine.addItemTitle(row.node)
            isEnabled = engine.canAddItem(row.node)
        case .groupHeader:
            title = engine.group(row.node)?.title ?? ""
            isCollapsed = engine.isCollapsed(row.node)
        case .sectionHeader:
            title = engine.section(row.node)?.title ?? ""
            error = engine.sectionError(row.node)
        case .footer: break
        }
    }

    /// The pictures of all rows of a session.
    ///
    /// - Complexity: linear in the number of rows.
    static func pictures(of engine: FormEngine) -> [RowID: RowPicture] {
        var pictures: [RowID: RowPicture] = [:]
        for row in engine.rows { pictures[row.id] = RowPicture(row.id, in: engine) }
        return pictures
    }

    /// The aspects that differ from an earlier picture of the same row.
    func aspects(changedFrom old: RowPicture) -> RowAspects {
        var aspects: RowAspects = []
        if title != old.title || item?.title != old.item?.title { aspects.insert(.title) }
        if error != old.error { aspects.insert(.error) }
        if isEnabled != old.isEnabled || item?.isRemovable != old.item?.isRemovable
            || item?.isMovable != old.item?.isMovable
        {
            aspects.insert(.enabled)
        }
        if item?.path != old.item?.path { aspects.insert(.path) }
        if isCollapsed != old.isCollapsed { aspects.insert(.collapsed) }
        if let field, let before = old.field { aspects.formUnion(field.aspects(changedFrom: before)) }
        return aspects
    }
}

extension FieldState {
    fileprivate func aspects(changedFrom old: FieldState) -> RowAspects {
        var aspects: RowAspects = []
        if value != old.value { aspects.insert(.value) }
        if text != old.text { aspects.insert(.text) }
        if display != old.display { aspects.insert(.display) }
        if error != old.error { aspects.insert(.error) }
        if isEnabled != old.isEnabled || isDeletable != old.isDeletable { aspects.insert(.enabled) }
        if isRequired != old.isRequired { aspects.insert(.required) }
        if path != old.path { aspects.insert(.path) }
        if compiled.definition.title != old.compiled.definition.title { aspects.insert(.title) }
        if compiled.definition.options != old.compiled.definition.options { aspects.insert(.options) }
        if !compiled.definition.hasSameLimits(as: old.compiled.definition) { aspects.insert(.limits) }
        return aspects
    }
}

extension RowAspects {
    /// All aspects.
    public static let all = RowAspects(names.map { $0.0 })
}

extension Field {
    /// Whether the limits are those of another field.
    fileprivate func hasSameLimits(as other: Field) -> Bool {
        minimum == other.minimum && maximum == other.maximum && validations.minValue == other.validations.minValue
            && validations.maxValue == other.validations.maxValue && minimumDate.isSame(as: other.minimumDate)
            && maximumDate.isSame(as: other.maximumDate)
    }

    /// The field without the properties that have an aspect of their own, and without its rules, whose results are
    /// among the aspects.
    var withoutAspects: Field {
        var field = self
        field.title = ""
        // If the renderer chooses the style, another number of options may need another control.
        field.options = style == .automatic ? options.map { _ in FieldOption(id: .blank, title: "") } : []
        field.send = .id
        field.validations = Validations(maxLength: validations.maxLength)
        field.targets = []
        field.value = .blank
        (field.hidden, field.disabled) = (false, false)
        (field.visibleWhen, field.enabledWhen, field.requiredWhen) = ("", "", "")
        (field.optionsWhen, field.formula) = ("", "")
        field.movingLimits = movingLimits.map { MovingLimit($0.limit, "") }
        (field.parameterName, field.saveFormat, field.data) = ("", "", .null)
        return field
    }
}
