extension DefinitionCompiler {
    /// Warns of keys that have no effect on a field of this type.
    mutating func checkApplicability(_ field: SharedField, element: ElementIndex) {
        let kind = field.valueKind
        let isText = kind.isText
        let isNumber = kind.isNumber
        let isCivil = kind.isCivil
        // A later version of Formwork may know the type, and the rule may apply then.
        let isUnknown = field.definition.type == .unknown
        let isAnswered = field.definition.type.takesInput || isUnknown
        let isWritten = isText || isNumber || isUnknown
        let isCounted = isNumber || isUnknown
        func warn(_ key: String, unless applies: Bool, _ format: String = "") {
            if applies { return }
            problems.append(
                DefinitionProblem(
                    .ruleCannotApply, at: element, key: key, found: field.definition.type.rawValue,
                    expected: format.isEmpty ? [] : [format]))
        }
        /// The rules are passed on unchanged, so they are not copied.
        func checkRules(_ rules: Validations) {
            if rules.required { warn("required", unless: isAnswered) }
            if !rules.compareTo.isEmpty { warn("compare_to", unless: isAnswered) }
            if !rules.rules.isEmpty { warn("rules[0]", unless: isAnswered) }
            if !rules.validators.isEmpty { warn("validators", unless: isAnswered) }
            if !rules.asyncChecks.isEmpty { warn("async", unless: isAnswered) }
            if rules.minLength != nil { warn("min_length", unless: isWritten) }
            if rules.maxLength != nil { warn("max_length", unless: isWritten) }
            if rules.minValue != nil { warn("min_value", unless: isCounted) }
            if rules.maxValue != nil { warn("max_value", unless: isCounted) }
            if !rules.format.isEmpty { warn("format", unless: isWritten) }
            if !rules.pattern.isEmpty { warn("pattern", unless: isWritten) }
        }
        checkRules(field.definition.validations)
        if !field.definition.requiredWhen.isEmpty { warn("required_when", unless: isAnswered) }
        if !field.definition.mask.isEmpty { warn("mask", unless: isWritten) }
        if !field.definition.textFormat.isEmpty {
            let applies = field.isFormatOfNumbers ? isCounted : isWritten && !(isNumber && isFormatOfLetters(field))
            warn("format", unless: applies, field.definition.textFormat)
        }
        if !field.definition.formula.isEmpty { warn("formula", unless: kind != .none) }
        // Nobody presses or answers the field, so its targets never act. Only a target with a condition may act.
        if kind == .none, field.definition.type != .button {
            for (place, target) in field.definition.targets.enumerated() {
                warn("targets[" + String(place) + "]", unless: target.action.isState && !target.condition.isEmpty)
            }
        }
        if field.definition.minimum != nil { warn("min", unless: isCounted) }
        if field.definition.maximum != nil { warn("max", unless: isCounted) }
        if field.definition.step != nil { warn("step", unless: isCounted) }
        if field.definition.wraps { warn("wraps", unless: isCounted) }
        if !field.definition.minimumDate.isEmpty { warn("minimum_date", unless: isCivil || isUnknown) }
        if !field.definition.maximumDate.isEmpty { warn("maximum_date", unless: isCivil || isUnknown) }
        if field.definition.minuteInterval != 0 { warn("minute_interval", unless: kind == .time || kind == .dateTime) }
        if !field.definition.displayFormat.isEmpty {
            let isMade = !field.definition.components.isEmpty
            warn("display_format", unless: isCivil || kind == .any || isMade)
        }
        if !field.definition.saveFormat.isEmpty { warn("save_format", unless: isCivil || kind == .any) }
        if !field.definition.options.isEmpty {
            warn("options", unless: kind.isChoice || kind == .any)
        }
        if field.definition.multiple { warn("multiple", unless: kind == .options || isUnknown) }
        if field.definition.send == .nothing {
            warn("send", unless: isAnswered)
        } else if field.definition.send != .id {
            warn("send", unless: kind.isChoice)
        }
        if field.definition.secret { warn("secret", unless: isAnswered) }
        // Few fields have any of the following properties.
        if !field.hasOwnParts { return }
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
            // The condition is evaluated for options of the form only, not for those of a loader.
            if !field.definition.optionsWhen.isEmpty { warn("options_when", unless: false) }
        }
        if field.definition.store != nil { warn("store", unless: isText || isUnknown) }
        if field.definition.isSensitive {
            warn("sensitive", unless: isAnswered || !field.definition.formula.isEmpty)
        }
        if field.definition.prefill { warn("prefill", unless: isAnswered && !field.isSecret) }
    }
}

extension SharedField {
    /// Whether the field has a format that describes how a number is typed.
    var isFormatOfNumbers: Bool {
        definition.textFormat.isSame(as: NamedFormat.currency.rawValue)
            || definition.textFormat.isSame(as: NamedFormat.percent.rawValue)
    }
}
