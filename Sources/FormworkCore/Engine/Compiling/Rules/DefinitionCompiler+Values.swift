// Checks of the numbers, dates and defaults of a field. The reader of JSON refuses most wrong ones already, so these
// are mainly for forms written in Swift.

extension DefinitionCompiler {
    /// Checks the numbers of keys that take only some numbers.
    mutating func checkNumbers(of field: SharedField, element: ElementIndex) {
        let lines = field.definition.size.height
        checkNumber("width", field.definition.size.width, 1...100, element)
        checkNumber("height", lines, 1...100, element)
        let longest = 1_000_000
        let (least, most) = (field.definition.validations.minLength, field.definition.validations.maxLength)
        if let least { checkNumber("min_length", least, 0...longest, element) }
        if let most { checkNumber("max_length", most, 0...longest, element) }
        let minutes = field.definition.minuteInterval
        if minutes < 0 || minutes > 60 || (minutes > 0 && 60 % minutes != 0) {
            report("minute_interval", String(minutes), "a number of minutes that divides an hour", element)
        }
        if let step = field.definition.step, step <= 0 { report("step", step.description, "a number above 0", element) }
    }

    private mutating func checkNumber(_ key: String, _ number: Int, _ range: ClosedRange<Int>, _ element: ElementIndex)
    {
        if range.contains(number) { return }
        let words = "a number from " + String(range.lowerBound) + " to " + String(range.upperBound)
        report(key, String(number), words, element)
    }

    private mutating func report(_ key: String, _ found: String, _ expected: String, _ element: ElementIndex) {
        problems.append(DefinitionProblem(.wrongValue, at: element, key: key, found: found, expected: [expected]))
    }

    /// Checks that the first and last day or time are canonical text of what the field asks for.
    mutating func checkDates(of field: SharedField, element: ElementIndex) {
        let (first, last) = (field.definition.minimumDate, field.definition.maximumDate)
        if first.isEmpty && last.isEmpty { return }
        for (key, text) in [("minimum_date", first), ("maximum_date", last)] {
            guard !text.isEmpty, let example = field.valueKind.example, !field.valueKind.reads(text) else { continue }
            problems.append(
                DefinitionProblem(.unreadableDate, at: element, key: key, found: text, expected: [example]))
        }
    }

    /// Warns of an answer in the definition that its field does not accept or that is not one of its options.
    ///
    /// - Parameters:
    ///   - answered: The field that is answered.
    ///   - key: The key of the answer in the element that has the problem.
    mutating func checkAnswer(
        _ value: FormValue, of answered: ElementIndex, at element: ElementIndex, key: String
    ) {
        if value.isBlank { return }
        guard let field = field(at: answered) else { return }
        let type = field.definition.type.rawValue
        guard value.fits(field.valueKind) else {
            problems.append(
                DefinitionProblem(
                    .wrongDefault, at: element, key: key, found: value.canonicalText, expected: [type]))
            return
        }
        guard !field.definition.options.isEmpty, field.valueKind.isChoice else { return }
        let ids = optionIDs(of: field, at: answered)
        for chosen in value.choices where !chosen.isBlank {
            let text = chosen.canonicalText
            if ids.contains(ExactText(text)) { continue }
            let guesses = suggestions.suggest(for: text) { field.definition.options.map { $0.id.canonicalText } }
            problems.append(
                DefinitionProblem(
                    .wrongDefault, at: element, key: key, found: text, expected: [type] + guesses))
        }
    }

    /// The ids of the options of a choice. They are collected once.
    mutating func optionIDs(of field: SharedField, at element: ElementIndex) -> Set<ExactText> {
        if let known = optionIDs[element] { return known }
        let ids = Set(field.definition.options.map { ExactText($0.id.canonicalText) })
        optionIDs[element] = ids
        return ids
    }
}

extension ValueKind {
    /// An example of a day or time as it is written; `nil` for other kinds.
    fileprivate var example: String? {
        switch self {
        case .date: "2026-11-21"
        case .time: "08:30"
        case .dateTime: "2026-11-21T08:30"
        default: nil
        }
    }

    /// Whether a text is a day or time in canonical form.
    func reads(_ text: String) -> Bool {
        switch self {
        case .date: CivilDate(text) != nil
        case .time: CivilTime(text) != nil
        default: CivilDateTime(text) != nil
        }
    }
}

extension FormValue {
    /// The values that can answer a choice.
    fileprivate var choices: [FormValue] {
        if case .list(let values) = self { values } else { [self] }
    }

    /// Whether a session would accept the value as an answer of a kind.
    func fits(_ kind: ValueKind) -> Bool {
        var isList = false
        if case .list = self { isList = true }
        var isFlag = false
        if case .bool = self { isFlag = true }
        let text = canonicalText
        switch kind {
        case .none, .any, .options: return true
        case .text, .exactText, .option: return !isList
        case .integer: return !isList && !isFlag && number?.int64Value != nil
        case .number: return !isList && !isFlag && number != nil
        case .bool:
            return !isList && ["true", "false", "0", "1"].contains { $0.isSame(as: text) }
        case .date, .time, .dateTime:
            // A session converts instants to days and times, and takes midnight for the day alone.
            let isMidnight = kind == .date && CivilDateTime(text)?.time.secondOfDay == 0
            return !isList && (kind.reads(text) || isMidnight || CivilInstant(text) != nil)
        }
    }

    /// The number that a session reads; `nil` if it reads none.
    private var number: DecimalNumber? {
        if case .number(let number) = self { return number }
        return DecimalNumber(canonical: canonicalText)
    }
}
