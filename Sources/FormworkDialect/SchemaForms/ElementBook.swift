import FormworkCore

/// The elements of one object that were made, by id.
struct ElementBook {
    private(set) var elements: [FormElement] = []
    private var places: [ExactText: Int] = [:]

    private static func id(of element: FormElement) -> String {
        switch element {
        case .field(let field): field.id
        case .section(let section): section.id
        }
    }

    func has(_ name: String) -> Bool { places[ExactText(SchemaNames.id(name))] != nil }

    /// An id that no element has.
    func free(_ name: String) -> String {
        var (id, count) = (name, 1)
        while has(id) {
            count += 1
            id = "\(name)_\(count)"
        }
        return id
    }

    /// Adds an element. If another one has its id, it gets a further one.
    mutating func add(_ element: FormElement, while test: String? = nil) {
        var element = element
        let id = free(Self.id(of: element))
        switch element {
        case .field(var field):
            field.id = id
            if let test { field.visibleWhen = test }
            element = .field(field)
        case .section(var section):
            section.id = id
            if let test { section.visibleWhen = test }
            element = .section(section)
        }
        places[ExactText(id)] = elements.count
        elements.append(element)
    }

    /// Has a field answered while a condition holds. Returns whether there is such an element.
    mutating func require(_ id: String, while test: String) -> Bool {
        guard let place = places[ExactText(id)] else { return false }
        guard case .field(var field) = elements[place] else { return true }
        if !field.validations.required {
            field.requiredWhen = Self.either(field.requiredWhen, test)
            elements[place] = .field(field)
        }
        return true
    }

    /// Has an element that is there already do what another schema says while a condition holds.
    ///
    /// Fields that are shown at times are shown at more times. Choices get further options. Other rules are lost.
    mutating func change(
        _ name: String, while test: String, to make: () -> FormElement?, _ notes: SchemaImportNotes,
        _ part: SchemaShape.Part, _ shape: SchemaShape
    ) {
        guard let place = places[ExactText(SchemaNames.id(name))] else { return }
        let isBare = part.schema.boolValue != nil || (part.schema.objectValue ?? []).isEmpty
        switch elements[place] {
        case .section(var section):
            if !section.visibleWhen.isEmpty { section.visibleWhen = Self.either(section.visibleWhen, test) }
            elements[place] = .section(section)
            if !isBare { notes.lose(part.path, "What holds at times for an object or a list is left out.") }
        case .field(var field):
            let wasShown = field.visibleWhen
            guard !isBare, case .field(let other)? = make() else {
                if isBare, !wasShown.isEmpty { field.visibleWhen = Self.either(wasShown, test) }
                elements[place] = .field(field)
                return
            }
            if !wasShown.isEmpty { field.visibleWhen = Self.either(wasShown, test) }
            if other.validations.required, !field.validations.required {
                field.requiredWhen = Self.either(field.requiredWhen, test)
            }
            let isChoice = !field.options.isEmpty && !other.options.isEmpty && field.type == other.type
            if isChoice, field.options != other.options || wasShown.isEmpty {
                Self.join(other.options, while: test, to: &field, before: wasShown)
            } else if !Self.haveSameRules(field, other) || field.type != other.type && shape.hasLimits {
                notes.lose(part.path, "A rule for `\(name.excerpt)` that holds while `\(test.excerpt)` is left out.")
            }
            elements[place] = .field(field)
        }
    }

    /// Offers options while a condition holds, beside those that are there.
    private static func join(_ options: [FieldOption], while test: String, to field: inout Field, before: String) {
        let alwaysOffered = before.isEmpty
        for place in field.options.indices {
            let text = field.options[place].id.canonicalText
            let isBoth = options.contains { $0.id.canonicalText.isSame(as: text) }
            if alwaysOffered {
                // The schema limits the options while the condition holds.
                if !isBoth {
                    let other = SchemaConditions.negation(of: test)
                    let own = field.options[place].visibleWhen
                    field.options[place].visibleWhen = own.isEmpty ? other : "(\(own)) and (\(other))"
                }
            } else {
                let own = field.options[place].visibleWhen
                let offered = own.isEmpty ? before : own
                field.options[place].visibleWhen = isBoth ? either(offered, test) : offered
            }
        }
        if alwaysOffered { return }
        for option in options
        where !field.options.contains(where: { $0.id.canonicalText.isSame(as: option.id.canonicalText) }) {
            var option = option
            option.visibleWhen = test
            field.options.append(option)
        }
    }

    private static func haveSameRules(_ one: Field, _ other: Field) -> Bool {
        var (one, other) = (one, other)
        for field in [\Field.title, \Field.info, \Field.visibleWhen, \Field.requiredWhen, \Field.placeholder] {
            one[keyPath: field] = ""
            other[keyPath: field] = ""
        }
        one.validations.required = other.validations.required
        if other.type == .text, one.type != .text {
            // The schema only says that there is an answer.
            other.type = one.type
        }
        return one == other
    }

    private static func either(_ one: String, _ other: String) -> String {
        one.isEmpty || one.isSame(as: other) ? other : "(\(one)) or (\(other))"
    }
}
