package import FormworkRuntime

/// The parts of a row that a page shows and does not decide, as members of JSON. `fill-row.js` fills a row with them.
///
/// A row that comes gets all parts that can differ from its blank row; a row that stays gets those that changed. So the script has one
/// function for both.
package struct RowState {
    /// The parts.
    private(set) var members: [JSONMember] = []

    /// The parts of a row that belong to some aspects.
    init(_ row: RowID, _ aspects: RowAspects, in form: FormPresentation) {
        let engine = form.engine
        switch row.kind {
        case .field:
            if let field = engine.presentation(of: row.node) { add(field, aspects) }
        case .itemHeader:
            if let item = engine.item(row.node) { add(item, aspects, form) }
        case .addItem:
            if aspects.contains(.title) { add("name", engine.addItemTitle(row.node)) }
            if aspects.contains(.enabled) { add("enabled", engine.canAddItem(row.node)) }
            if aspects.contains(.path) { add("path", engine.path(of: row.node)) }
        case .sectionHeader:
            if aspects.contains(.title) { addTexts(of: row, in: engine) }
            if !aspects.isDisjoint(with: [.error, .title]) { add("error", engine.sectionError(row.node)) }
        case .groupHeader:
            if aspects.contains(.title) { addTexts(of: row, in: engine) }
            if aspects.contains(.collapsed) { add("open", !engine.isCollapsed(row.node)) }
        case .footer, .inlineEditor: break
        }
    }

    #if !hasFeature(Embedded)
    /// All parts of a row.
    package static func all(of row: RowID, in form: FormPresentation) -> JSONValue {
        .object(RowState(row, .all, in: form).members)
    }
    #endif

    private mutating func add(_ field: FieldPresentation, _ aspects: RowAspects) {
        let (state, control) = (field.state, field.basicControl)
        let takesInput = field.compiled.type.takesInput
        let mayDelete = state.isDeletable && aspects.contains(.enabled)
        if mayDelete || aspects.contains(.path) { add("path", state.path) }
        if aspects.contains(.title) {
            add("name", field.name)
            add("hint", ifPresent: field.ownHint)
            add("label", ifPresent: field.compiled.definition.accessibilityLabel)
            add("placeholder", ifPresent: field.compiled.definition.placeholder)
        }
        if aspects.contains(.required) {
            add("required", state.isRequired)
            if !control.saysRequired { add("worded", true) }
        }
        // The words of an error have the title in them.
        if !aspects.isDisjoint(with: [.error, .title]), takesInput {
            add("error", state.error)
            add("notice", state.notice)
        }
        if aspects.contains(.enabled) { add("enabled", state.isEnabled) }
        if mayDelete { add("delete", state.isEnabled ? field.name : nil) }
        if aspects.contains(.display), control == .output || control == .slider {
            add("display", control == .slider ? field.position : state.display)
            add("blank", state.value.isBlank)
        }
        // The track of a slider reaches to an answer that is beyond its limit.
        if state.hasMovingLimits, !aspects.isDisjoint(with: [.limits, .value]),
            control == .slider || field.compiled.valueKind.isCivil && aspects.contains(.limits)
        {
            add("limits", .texts(field.ends))
        }
        if aspects.contains(.options), control.choosing != nil { addOptions(of: field) }
        if !aspects.isDisjoint(with: [.value, .required, .enabled]),
            field.hasClear || control.choosing == .one && control != .menu
        {
            add("clear", field.isClearable ? field.name : nil)
        }
        // A row that changes its text while it is typed gets no text; one that comes gets it in any case.
        if takesInput, aspects.contains(.text) || aspects.contains(.value) && !field.compiled.type.isTyped {
            add("text", state.text)
        }
        // The answer of a disabled control is in hidden inputs beside it.
        let keeping: RowAspects = state.isEnabled ? .enabled : [.path, .enabled, .value, .text]
        if takesInput, !aspects.isDisjoint(with: keeping) {
            add("kept", .texts(state.isEnabled ? [] : state.controlTexts))
        }
    }

    /// Adds the texts of a group or a section in which answers stand. Its other texts are in its blank row.
    private mutating func addTexts(of row: RowID, in engine: FormEngine) {
        if let title = engine.state.answeredText(.title, of: row.node) { add("name", title) }
        if let info = engine.state.answeredText(.info, of: row.node) { add("hint", info) }
    }

    private mutating func addOptions(of field: FieldPresentation) {
        var options: [JSONValue] = []
        var chosen: [JSONValue] = []
        for option in field.compiled.definition.options {
            let value = option.id.canonicalText
            options.append(.texts([value, option.title, option.info, option.accessibilityLabel]))
            if field.state.isChosen(option) { chosen.append(.string(value)) }
        }
        add("options", .array(options))
        add("chosen", .array(chosen))
    }

    private mutating func add(_ item: ItemState, _ aspects: RowAspects, _ form: FormPresentation) {
        if aspects.isDisjoint(with: [.title, .path, .enabled]) { return }
        add("path", item.path)
        add("name", item.title)
        add("removal", item.isRemovable ? form.removeTitle(item) : nil)
        add("moves", .array(item.isMovable ? [.bool(item.index > 0), .bool(item.index + 1 < item.count)] : []))
    }

    // MARK: Members

    // These are functions, because writing members out at every use would make the engine much larger.

    @inline(never)
    private mutating func add(_ key: String, _ value: JSONValue) { members.append(JSONMember(key, value)) }

    @inline(never)
    private mutating func add(_ key: String, _ text: String?) { add(key, text.map { .string($0) } ?? .null) }

    @inline(never)
    private mutating func add(_ key: String, _ isSo: Bool) { add(key, .bool(isSo)) }

    @inline(never)
    private mutating func add(_ key: String, ifPresent text: String) { if !text.isEmpty { add(key, text) } }
}

extension RowAspects {
    /// All aspects, for a row that comes.
    static var all: RowAspects {
        [.value, .text, .display, .error, .enabled, .required, .options, .title, .path, .collapsed, .limits]
    }
}
