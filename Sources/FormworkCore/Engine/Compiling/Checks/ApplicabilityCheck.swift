/// Finds the keys of one field that have no effect on a field of its type.
///
/// The parts of the field are read where they are, because copying a field takes long.
struct ApplicabilityCheck {
    private let field: SharedField
    private let element: ElementIndex
    private let kind: ValueKind
    /// Whether only a later version of Formwork knows the type. The key may have an effect then.
    private let isUnknown: Bool
    /// Whether a person answers the field.
    private let isAnswered: Bool
    /// Whether the answer is a text or a number.
    private let isWritten: Bool
    /// Whether the answer is a number.
    private let isCounted: Bool
    /// The warnings that were found.
    private var problems: [DefinitionProblem] = []

    /// Warnings of keys that have no effect on a field of this type.
    static func problems(of field: SharedField, at element: ElementIndex, in form: NamedForm) -> [DefinitionProblem] {
        var check = ApplicabilityCheck(field, at: element)
        check.checkRules(field.definition.validations)
        check.checkTexts(isFormatOfLetters: check.hasNumberFormat && field.isFormatOfLetters(form.header))
        check.checkTargets()
        check.checkNumbers()
        check.checkDays()
        check.checkChoices()
        // Few fields have any of these properties.
        if field.hasOwnParts { check.checkOwnParts() }
        return check.problems
    }

    private init(_ field: SharedField, at element: ElementIndex) {
        self.field = field
        self.element = element
        kind = field.valueKind
        isUnknown = field.definition.type == .unknown
        isAnswered = field.definition.type.takesInput || isUnknown
        isWritten = kind.isText || kind.isNumber || isUnknown
        isCounted = kind.isNumber || isUnknown
    }

    /// Adds a warning of a key that does not apply.
    private mutating func warn(_ key: String, unless applies: Bool, _ format: String = "") {
        if applies { return }
        problems.append(
            DefinitionProblem(
                .ruleCannotApply, at: element, key: key, found: field.definition.typeName,
                expected: format.isEmpty ? [] : [format]))
    }

    /// The rules for the answer. They are passed on unchanged, so they are not copied.
    private mutating func checkRules(_ rules: Validations) {
        if rules.required { warn("required", unless: isAnswered) }
        if !rules.compareTo.isEmpty { warn("compare_to", unless: isAnswered) }
        if rules.unique { warn("unique", unless: isAnswered) }
        if !rules.rules.isEmpty { warn("rules[0]", unless: isAnswered) }
        if !rules.validators.isEmpty { warn("validators", unless: isAnswered) }
        if !rules.asyncChecks.isEmpty { warn("async", unless: isAnswered) }
        if rules.minLength != nil { warn("min_length", unless: isWritten) }
        if rules.maxLength != nil { warn("max_length", unless: isWritten) }
        let isList = kind == .options || isUnknown
        if rules.minChoices != nil { warn("min_choices", unless: isList) }
        if rules.maxChoices != nil { warn("max_choices", unless: isList) }
        if rules.minValue != nil { warn("min_value", unless: isCounted) }
        if rules.maxValue != nil { warn("max_value", unless: isCounted) }
        if !rules.format.isEmpty { warn("format", unless: isWritten) }
        if !rules.pattern.isEmpty { warn("pattern", unless: isWritten) }
    }

    /// Whether the answer is a number that is typed in a format.
    private var hasNumberFormat: Bool { kind.isNumber && !field.definition.textFormat.isEmpty }

    /// The condition under which an answer is required, and the mask and the format in which it is typed.
    private mutating func checkTexts(isFormatOfLetters: Bool) {
        if !field.definition.requiredWhen.isEmpty { warn("required_when", unless: isAnswered) }
        // A slider has no text.
        let isSlider = field.definition.type == .slider
        if !field.definition.mask.isEmpty { warn("mask", unless: isWritten && !isSlider) }
        if !field.definition.textFormat.isEmpty {
            // A length of time is shown in hours and minutes.
            let isAmount = isCounted && field.definition.type != .countDown
            let applies = !isSlider && (field.isFormatOfNumbers ? isAmount : isWritten && !isFormatOfLetters)
            warn("format", unless: applies, field.definition.textFormat)
        }
    }

    /// The formula, and the targets, which act when the field is answered or pressed.
    private mutating func checkTargets() {
        if !field.definition.formula.isEmpty { warn("formula", unless: kind != .none) }
        // Nobody presses or answers the field, so its targets never act. Only a target with a condition may act.
        if kind == .none, field.definition.type != .button {
            for (place, target) in field.definition.targets.enumerated() {
                warn("targets[" + String(place) + "]", unless: target.action.isState && !target.condition.isEmpty)
            }
        }
    }

    /// The limits and the step of a number.
    private mutating func checkNumbers() {
        if field.definition.minimum != nil { warn("min", unless: isCounted) }
        if field.definition.maximum != nil { warn("max", unless: isCounted) }
        if field.definition.step != nil { warn("step", unless: isCounted) }
        if field.definition.wraps { warn("wraps", unless: isCounted) }
    }

    /// The limits and the formats of days and times.
    private mutating func checkDays() {
        if !field.definition.minimumDate.isEmpty { warn("minimum_date", unless: kind.isCivil || isUnknown) }
        if !field.definition.maximumDate.isEmpty { warn("maximum_date", unless: kind.isCivil || isUnknown) }
        if field.definition.minuteInterval != 0 { warn("minute_interval", unless: kind == .time || kind == .dateTime) }
        if !field.definition.displayFormat.isEmpty {
            let isMade = !field.definition.components.isEmpty
            warn("display_format", unless: kind.isCivil || kind == .any || isMade)
        }
        if !field.definition.saveFormat.isEmpty { warn("save_format", unless: kind.isCivil || kind == .any) }
    }

    /// The options, how many may be chosen, and what is sent of them.
    private mutating func checkChoices() {
        if !field.definition.options.isEmpty {
            warn("options", unless: kind.isChoice || kind == .any)
        }
        for place in field.definition.options.indices where field.definition.options[place].isExclusive {
            warn("options[" + String(place) + "].exclusive", unless: kind == .options || isUnknown)
        }
        if field.definition.multiple { warn("multiple", unless: kind == .options || isUnknown) }
        if field.definition.send == .nothing {
            // A field that nobody answers has a value too, such as that of a formula.
            warn("send", unless: kind != .none || isUnknown)
        } else if field.definition.send != .id {
            warn("send", unless: kind.isChoice)
        }
        if field.definition.secret { warn("secret", unless: isAnswered) }
    }

    /// The properties that few fields have.
    private mutating func checkOwnParts() {
        if !field.definition.element.isEmpty { warn("element", unless: field.definition.type != .hidden) }
        if field.definition.labelStyle != nil {
            warn("label_style", unless: field.definition.type.isTyped || kind.isChoice || isUnknown)
        }
        if let look = field.definition.look, look != .matrix {
            warn("style", unless: kind.isChoice || isUnknown)
        }
        if !field.definition.components.isEmpty { warn("components", unless: kind == .option) }
        if field.definition.optionSource != nil {
            warn("options_from", unless: kind.isChoice)
            // The condition is evaluated for options of the form only, not for those of a loader or of answers.
            if !field.definition.optionsWhen.isEmpty { warn("options_when", unless: false) }
        }
        if field.definition.store != nil { warn("store", unless: kind.isText || isUnknown) }
        for moving in field.definition.movingLimits {
            warn(moving.limit.key, unless: moving.limit.applies(to: kind) || isUnknown)
        }
        if field.definition.isSensitive {
            warn("sensitive", unless: isAnswered || !field.definition.formula.isEmpty)
        }
        if field.definition.prefill {
            // A link also answers fields that people do not see.
            warn("prefill", unless: (isAnswered || kind != .none) && !field.isSecret)
        }
    }
}

extension SharedField {
    /// Whether the field has a format that describes how a number is typed.
    var isFormatOfNumbers: Bool {
        definition.textFormat.isSame(as: NamedFormat.currency.rawValue)
            || definition.textFormat.isSame(as: NamedFormat.percent.rawValue)
    }

    /// Whether the field has a format in which no number can be written, because it needs letters.
    fileprivate func isFormatOfLetters(_ header: FormDefinition) -> Bool {
        let name = definition.textFormat
        if header.formats.contains(where: { $0.name.isSame(as: name) }) { return false }
        switch NamedFormat(word: name) {
        case .lettersOnly, .name, .email, .url, .uri, .password, .iban, .postalCodeCA, .postalCodeGB, .postalCodeNL:
            return true
        default: return false
        }
    }
}

extension Field {
    /// The type as definitions in JSON name it.
    fileprivate var typeName: String {
        if let files { return files.origin.rawValue }
        if let look, look.isType { return look.rawValue }
        return type.rawValue
    }
}
