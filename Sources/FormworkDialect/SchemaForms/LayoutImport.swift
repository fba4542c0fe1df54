import FormworkCore

/// Makes a form of a UI schema of JSON Forms: its layouts say which properties are asked for, and where.
struct LayoutImport {
    let source: SchemaSource
    let root: SchemaShape
    private var scoped: [String] = []
    private static let depthLimit = 24

    private var notes: SchemaImportNotes { source.notes }
    private var conditions: SchemaConditions { SchemaConditions(source: source) }
    private var objects: ObjectImport { ObjectImport(source) }

    init(_ source: SchemaSource, _ root: SchemaShape) {
        (self.source, self.root) = (source, root)
    }

    mutating func fill(_ form: inout FormDefinition, with ui: JSONValue) {
        if ui["type"]?.stringValue == "Categorization" {
            form.pages = pages(of: ui)
        } else if let only = ui["elements"]?.arrayValue, only.count == 1,
            only[0]["type"]?.stringValue == "Categorization"
        {
            form.pages = pages(of: only[0])
        } else {
            form.groups = [FormGroup(sections: sections(of: ui, "ui:", 0))]
        }
        for property in root.properties where !scoped.contains(where: { Self.begins($0, with: property.name) }) {
            notes.lose(
                property.part.path, "The UI schema does not ask for `\(property.name.excerpt)`, so the form does not.")
        }
        if !root.conditions.isEmpty || !root.dependencies.isEmpty || !root.alternatives.isEmpty {
            notes.lose("", "Conditions in the schema are left out where a UI schema says what is asked for.")
        }
    }

    private static func begins(_ path: String, with name: String) -> Bool {
        let id = SchemaNames.id(name)
        return path.isSame(as: id) || path.utf8.starts(with: (id + ".").utf8)
    }

    // MARK: Layouts

    private mutating func pages(of ui: JSONValue) -> [FormPage] {
        var pages: [FormPage] = []
        for (place, category) in (ui["elements"]?.arrayValue ?? []).enumerated().prefix(100) {
            let path = "ui:/elements/\(place)"
            var page = FormPage(id: "page_\(place + 1)", groups: [])
            page.title = label(category)
            if category["type"]?.stringValue == "Categorization" {
                notes.lose(path, "Pages inside pages are one page.")
            }
            let rule = rule(of: category, path)
            page.visibleWhen = rule.visible
            var group = FormGroup(sections: sections(of: category, path, 1, isInside: true))
            group.enabledWhen = rule.enabled
            page.groups = [group]
            if !group.sections.allSatisfy({ $0.elements.isEmpty }) { pages.append(page) }
        }
        return pages
    }

    /// The sections of a layout: groups are sections, and what stands between them is in sections without a title.
    private mutating func sections(of ui: JSONValue, _ path: String, _ depth: Int, isInside: Bool = false)
        -> [FormSection]
    {
        var sections: [FormSection] = []
        var loose: [FormElement] = []
        func close() {
            if !loose.isEmpty { sections.append(FormSection(elements: loose)) }
            loose = []
        }
        let isLayout = ui["elements"]?.arrayValue != nil && (isInside || ui["type"]?.stringValue != "Group")
        let parts = isLayout ? ui["elements"]?.arrayValue ?? [] : [ui]
        let outer = isLayout && !isInside ? rule(of: ui, path) : LayoutRule()
        for (place, part) in parts.enumerated().prefix(2_000) {
            for element in elements(of: part, isLayout ? "\(path)/elements/\(place)" : path, depth + 1) {
                if case .section(var section) = element, section.repeats == nil, !section.isNested {
                    close()
                    outer.apply(to: &section)
                    sections.append(section)
                } else {
                    loose.append(outer.applied(to: element))
                }
            }
        }
        close()
        return sections
    }

    private mutating func elements(of ui: JSONValue, _ path: String, _ depth: Int) -> [FormElement] {
        guard depth < Self.depthLimit else {
            notes.lose(path, "Layouts are too deep inside each other here.")
            return []
        }
        let type = ui["type"]?.stringValue ?? ""
        switch type {
        case "Control": return control(ui, path).map { [$0] } ?? []
        case "Label":
            var field = Field(
                id: "label_\(scoped.count)_\(depth)_" + String(path.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 99_991 }),
                type: .info)
            field.value = .text(ui["text"]?.stringValue ?? ui["label"]?.stringValue ?? "")
            return field.value.isBlank ? [] : [rule(of: ui, path).applied(to: .field(field))]
        case "Group", "Category", "Categorization", "VerticalLayout", "HorizontalLayout":
            var inner: [FormElement] = []
            for (place, part) in (ui["elements"]?.arrayValue ?? []).enumerated().prefix(2_000) {
                inner += elements(of: part, "\(path)/elements/\(place)", depth + 1)
            }
            let rule = rule(of: ui, path)
            if type == "HorizontalLayout" { inner = beside(inner) }
            if type == "VerticalLayout" || type == "HorizontalLayout" { return inner.map { rule.applied(to: $0) } }
            if inner.isEmpty { return [] }
            var section = FormSection(title: label(ui), elements: inner)
            rule.apply(to: &section)
            return [.section(section)]
        case "ListWithDetail": return control(ui, path).map { [$0] } ?? []
        default:
            notes.lose(path, "The layout `\(type.excerpt)` is not known.")
            return []
        }
    }

    /// Fields in one line get a share of its width.
    private func beside(_ elements: [FormElement]) -> [FormElement] {
        guard (2...4).contains(elements.count) else { return elements }
        return elements.map { element in
            guard case .field(var field) = element else { return element }
            field.size.width = 100 / elements.count
            return .field(field)
        }
    }

    private func label(_ ui: JSONValue) -> String {
        ui["label"]?.stringValue ?? ui["label"]?["text"]?.stringValue ?? ""
    }

    // MARK: Controls

    private mutating func control(_ ui: JSONValue, _ path: String) -> FormElement? {
        guard let found = property(ui["scope"]?.stringValue ?? "") else {
            notes.lose(path, "The scope of the control names nothing in the schema.")
            return nil
        }
        let options = ui["options"] ?? .null
        let id = found.names.map { SchemaNames.id($0) }.joined(separator: ".")
        if scoped.contains(where: { $0.isSame(as: id) }) {
            notes.lose(path, "`\(id.excerpt)` is asked for twice; the second question is left out.")
            return nil
        }
        guard
            var element = objects.element(
                found.names.last ?? "", found.part, isRequired: found.isRequired, hints(of: options),
                depth: found.names.count - 1)
        else { return nil }
        scoped.append(id)
        let title = ui["label"]
        switch element {
        case .field(var field):
            field.id = id
            if let text = title?.stringValue { field.title = text }
            if title?.boolValue == false {
                field.accessibilityLabel = field.title
                field.title = ""
            }
            apply(options, to: &field, path)
            element = .field(field)
        case .section(var section):
            section.id = id
            if let text = title?.stringValue { section.title = text }
            if options["showSortButtons"]?.boolValue == true { section.repeats?.isReorderable = true }
            if options["detail"]?.objectValue != nil {
                notes.lose(path, "The layout of the items is left out; all of their properties are asked for.")
            }
            element = .section(section)
        }
        return rule(of: ui, path).applied(to: element)
    }

    /// The options of a control as the hints of rjsf that mean the same.
    private func hints(of options: JSONValue) -> JSONValue {
        var members: [JSONMember] = []
        if options["multi"]?.boolValue == true { members.append(JSONMember("ui:widget", "textarea")) }
        if options["slider"]?.boolValue == true { members.append(JSONMember("ui:widget", "range")) }
        if options["format"]?.stringValue == "radio" { members.append(JSONMember("ui:widget", "radio")) }
        if options["format"]?.stringValue == "password" { members.append(JSONMember("ui:widget", "password")) }
        if let format = options["format"]?.stringValue,
            ["date", "time", "date-time"].contains(where: { $0.isSame(as: format) })
        {
            members.append(JSONMember("ui:widget", .string(format)))
        }
        for (name, key) in [
            ("placeholder", "ui:placeholder"), ("autocomplete", "ui:autocomplete"), ("readonly", "ui:readonly"),
            ("readOnly", "ui:readonly"),
        ] {
            if let value = options[name], members.allSatisfy({ !$0.key.isSame(as: key) }) {
                members.append(JSONMember(key, value))
            }
        }
        return .object(members)
    }

    private func apply(_ options: JSONValue, to field: inout Field, _ path: String) {
        let known = [
            "multi", "slider", "format", "placeholder", "autocomplete", "readonly", "readOnly", "toggle",
            "showUnfocusedDescription",
            "focus", "trim", "restrict", "hideRequiredAsterisk", "variant", "elementLabelProp", "showSortButtons",
            "detail",
            "initCollapsed", "useGrouping",
        ]
        for option in options.objectValue ?? [] where !known.contains(where: { $0.isSame(as: option.key) }) {
            notes.lose(path + "/options", "The option `\(option.key.excerpt)` is left out.")
        }
        if options["restrict"]?.boolValue == true { field.limitsTyping = field.validations.maxLength != nil }
        if options["useGrouping"]?.boolValue == true { field.grouping = .onLeaving }
    }

    /// The property that a scope names, such as `#/properties/address/properties/street`.
    private func property(_ scope: String) -> (names: [String], part: SchemaShape.Part, isRequired: Bool)? {
        guard scope.utf8.starts(with: "#/".utf8), scope.utf8.count < 1_000 else { return nil }
        let steps = scope.utf8.dropFirst(2).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { JSONValue.unescaped(Array($0)) }
        var names: [String] = []
        var shape = root
        var found: (SchemaShape.Part, Bool)?
        var place = 0
        while place + 1 < steps.count, steps[place] == "properties", names.count < 16 {
            let name = steps[place + 1]
            guard let property = shape.properties.first(where: { $0.name.isSame(as: name) }) else { return nil }
            names.append(name)
            found = (property.part, shape.isRequired(name))
            shape = source.shape(of: property.part)
            place += 2
        }
        guard place == steps.count, let found else { return nil }
        return (names, found.0, found.1)
    }

    // MARK: Rules

    private func rule(of ui: JSONValue, _ path: String) -> LayoutRule {
        guard let rule = ui["rule"], rule.objectValue != nil else { return LayoutRule() }
        guard let condition = rule["condition"], let test = test(condition, 0) else {
            notes.lose(path + "/rule", "The condition cannot be written, so the rule is left out.")
            return LayoutRule()
        }
        // Without an answer a comparison with a constant fails in JSON Forms too, and other conditions hold.
        if condition["failWhenUndefined"]?.boolValue != true, !Self.names(aConstant: condition, 0) {
            notes.guess(path + "/rule", "The condition `\(test.excerpt)` does not hold while there is no answer.")
        }
        let other = SchemaConditions.negation(of: test)
        switch rule["effect"]?.stringValue ?? "" {
        case "SHOW": return LayoutRule(visible: test)
        case "HIDE": return LayoutRule(visible: other)
        case "ENABLE": return LayoutRule(enabled: test)
        case "DISABLE": return LayoutRule(enabled: other)
        default:
            notes.lose(path + "/rule", "The effect `\((rule["effect"]?.stringValue ?? "").excerpt)` is not known.")
            return LayoutRule()
        }
    }

    private static func names(aConstant condition: JSONValue, _ depth: Int) -> Bool {
        if depth < 8, let parts = condition["conditions"]?.arrayValue {
            return parts.allSatisfy { names(aConstant: $0, depth + 1) }
        }
        if condition["expectedValue"] != nil { return true }
        return condition["schema"]?["const"] != nil || condition["schema"]?["enum"] != nil
    }

    private func test(_ condition: JSONValue, _ depth: Int) -> String? {
        guard depth < 8 else { return nil }
        if let parts = condition["conditions"]?.arrayValue {
            return SchemaConditions.joined(
                parts.prefix(50).map { test($0, depth + 1) }, condition["type"]?.stringValue == "OR" ? "or" : "and")
        }
        guard let scope = condition["scope"]?.stringValue else { return nil }
        var schema = condition["schema"]
        if schema == nil, let value = condition["expectedValue"] { schema = .object([JSONMember("const", value)]) }
        guard let schema else { return nil }
        let part = SchemaShape.Part(schema: schema, path: "ui:", references: [])
        if scope == "#" || scope == "#/" { return conditions.condition(part) }
        guard let found = property(scope) else { return nil }
        return conditions.value(part, name: found.names.map { SchemaNames.id($0) }.joined(separator: "."))
    }
}

/// When an element of a layout is shown and takes input. Blank means always.
struct LayoutRule {
    var visible = ""
    var enabled = ""

    func apply(to section: inout FormSection) {
        section.visibleWhen = Self.both(visible, section.visibleWhen)
        section.enabledWhen = Self.both(enabled, section.enabledWhen)
    }

    func applied(to element: FormElement) -> FormElement {
        switch element {
        case .field(var field):
            field.visibleWhen = Self.both(visible, field.visibleWhen)
            field.enabledWhen = Self.both(enabled, field.enabledWhen)
            return .field(field)
        case .section(var section):
            apply(to: &section)
            return .section(section)
        }
    }

    private static func both(_ one: String, _ other: String) -> String {
        if one.isEmpty || other.isEmpty { return one + other }
        return one.isSame(as: other) ? one : "(\(one)) and (\(other))"
    }
}
