import FormworkCore

/// The schema of the answers in one object: those of the form, or those of an item.
struct ScopeSchema {
    let form: CompiledForm
    let scope: ScopeIndex
    let includesSecrets: Bool
    /// Whether everything in the scope takes input whenever it is there.
    private let isAlwaysActive: Bool
    private var tree = PropertyTree()
    private var conditions: [JSONValue] = []
    private var reader: ConditionReader

    init(_ form: CompiledForm, _ scope: ScopeIndex, includesSecrets: Bool) {
        (self.form, self.scope, self.includesSecrets) = (form, scope, includesSecrets)
        reader = ConditionReader(form, scope)
        var isAlwaysActive = true
        if let owner = form.scopes[scope].element {
            let keepsHidden = form.definition.whenHidden == .keep
            for place in form.elements.selfAndAncestors(of: owner) {
                let rules = form.elements[place].rules
                if rules.enabled != nil || keepsHidden && rules.visible != nil { isAlwaysActive = false }
            }
        }
        self.isAlwaysActive = isAlwaysActive
    }

    /// The members of the schema of the object.
    mutating func members() -> [JSONMember] {
        for element in form.scopes[scope].elements { add(element) }
        var members = tree.members
        if !conditions.isEmpty { members.append(JSONMember("allOf", .array(conditions))) }
        return members
    }

    private mutating func add(_ element: ElementIndex) {
        let path = form.name(of: element).dottedParts
        if let section = form.section(at: element) {
            if form.elements[element].isRepeating { add(section, element, path) }
        } else if let field = form.field(at: element), field.valueKind != .none {
            let isSecret = form.secrets[element]
            if !includesSecrets, isSecret || field.definition.send == .nothing { return }
            add(field, element, path)
        }
    }

    // MARK: Fields

    private mutating func add(_ field: CompiledField, _ element: ElementIndex, _ path: [String]) {
        var notes = SchemaNotes()
        let isReadOnly = form.isNeverAnswered(element)
        let state = AnswerState(form, element, in: scope, isAlwaysActive: isAlwaysActive, &reader)
        var isRequired = false
        if !isReadOnly {
            isRequired = demands(field, element, state, path, &notes)
            if let condition = state.condition { notes.add("It counts only while \(condition).") }
        }
        let writer = FieldSchema(form, field, element, isRequired: isRequired)
        let rules = isReadOnly ? [] : writer.rules(&notes)
        var members = writer.described
        if isReadOnly {
            members += writer.kind
            members.append(JSONMember("readOnly", true))
        } else if state.isActiveWhereverItIs {
            members += writer.merged(rules)
        } else {
            members += writer.kind
            if let active = state.active, !rules.isEmpty {
                conditions.append(
                    .object([
                        JSONMember("if", active.schema),
                        JSONMember("then", PropertyTree.nested(path[...], .object(rules))),
                    ]))
            } else if !rules.isEmpty {
                notes.add("While it takes input it also fits \(JSONValue.object(rules).text()).")
            }
        }
        if !isReadOnly, form.secrets[element] || field.definition.send == .nothing {
            members.append(JSONMember("writeOnly", true))
        }
        if let comment = notes.comment { members.append(JSONMember("$comment", .string(comment))) }
        tree.insert(.object(members), at: path[...], isRequired: isRequired)
    }

    /// Whether the answer must always be there. If it must be there under a condition, that is added.
    private mutating func demands(
        _ field: CompiledField, _ element: ElementIndex, _ state: AnswerState, _ path: [String],
        _ notes: inout SchemaNotes
    ) -> Bool {
        let rules = form.elements[element].rules
        let isDemanded = form.initialFlags(of: element).contains(.ownRequired)
        if rules.required == nil, !isDemanded { return false }
        if rules.value != nil {
            // The formula answers where nothing is sent.
            notes.add("It must have an answer.")
            return false
        }
        // An answer that nobody can give now may be missing although it is required.
        guard isAlwaysActive else {
            notes.add("It is required while it takes input.")
            return false
        }
        var condition = state.active
        if let required = rules.required {
            condition = condition.flatMap { active in
                reader.condition(form.computations[required].program).map { active.and($0) }
            }
        }
        guard let condition else {
            let texts = [state.condition, rules.required.flatMap { form.words(of: $0) }].compactMap { $0 }
            notes.add(
                "It is required" + (texts.isEmpty ? " at times." : " while " + texts.joined(separator: " and ") + "."))
            return false
        }
        switch condition {
        case .never: return false
        case .always: return true
        default:
            let demand = FieldSchema(form, field, element, isRequired: true).demand
            conditions.append(
                .object([
                    JSONMember("if", condition.schema),
                    JSONMember("then", AnswerCondition.schema(of: path[...], demand)),
                ]))
            return false
        }
    }

    // MARK: Items

    private mutating func add(_ section: CompiledSection, _ element: ElementIndex, _ path: [String]) {
        guard let inner = form.elements[element].itemScope, let repeats = section.definition.repeats else { return }
        var notes = SchemaNotes()
        var writer = ScopeSchema(form, inner, includesSecrets: includesSecrets)
        let item = writer.members()
        let state = AnswerState(form, element, in: scope, isAlwaysActive: isAlwaysActive, &reader)
        // Missing items are added as blank ones, so there may be too few where an item may be blank.
        let isDemanded = repeats.min > 0 && writer.tree.hasDemands
        var isRequired = false
        var members: [JSONMember] = []
        if !section.definition.title.isEmpty { members.append(JSONMember("title", .string(section.definition.title))) }
        if let condition = state.condition { notes.add("It counts only while \(condition).") }
        var limits = [JSONMember("maxItems", .number(min(repeats.max, Repetition.itemLimit)))]
        if !repeats.minExpression.isEmpty {
            notes.add("It has at least as many items as \(repeats.minExpression) says.")
        }
        if !repeats.maxExpression.isEmpty {
            notes.add("It has at most as many items as \(repeats.maxExpression) says.")
        }
        if isDemanded { limits.append(JSONMember("minItems", .number(repeats.min))) }
        if repeats.min > 0, !isDemanded {
            notes.add("If there are fewer than \(repeats.min) items, blank ones are added.")
        }
        if form.isNeverAnswered(element) {
            (limits, isRequired) = ([], false)
            members.append(JSONMember("readOnly", true))
        } else if state.isActiveWhereverItIs {
            if isDemanded, case .always? = state.active { isRequired = true }
        } else {
            notes.add("While it takes input it has at most \(repeats.max) items.")
            limits = []
        }
        members.append(JSONMember("type", isRequired ? "array" : ["array", "null"]))
        members.append(JSONMember("items", .object(item)))
        members += limits
        if let comment = notes.comment { members.append(JSONMember("$comment", .string(comment))) }
        tree.insert(.object(members), at: path[...], isRequired: isRequired)
    }
}
