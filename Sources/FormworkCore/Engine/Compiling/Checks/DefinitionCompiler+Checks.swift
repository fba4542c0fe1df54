extension DefinitionCompiler {
    /// Checks each element by itself, and the ids of each scope.
    mutating func checkElements() {
        var groupIDs: Set<ExactText> = []
        var sectionIDs: Set<ExactText> = []
        checkPages()
        for index in elements.indices {
            switch elements[index].content {
            case .group(let group):
                let group = outline.groups[group]
                checkSectionID(group.id, element: index, &groupIDs)
                checkElementNames(header: group.headerElement, footer: group.footerElement, element: index)
            case .section(let section):
                let section = outline.sections[section]
                checkSectionID(section.id, element: index, &sectionIDs)
                checkElementNames(header: section.headerElement, footer: section.footerElement, element: index)
                if section.isNested, section.id.isEmpty {
                    problems.append(DefinitionProblem(.missingID, at: index))
                }
                if let repeats = section.repeats {
                    checkRepetition(repeats, element: index)
                    checkItems(repeats, element: index)
                    checkName(section.id, element: index)
                }
            case .field(let field):
                checkName(outline.fields[field].definition.id, element: index)
                checkField(outline.fields[field], element: index)
            }
        }
    }

    /// Checks the id of a field or repeating section. It is a key among the values, so it has to be unique in its
    /// scope.
    private mutating func checkName(_ id: String, element: ElementIndex) {
        if id.isEmpty {
            problems.append(DefinitionProblem(.missingID, at: element))
        } else if scopes[elements[element].scope].names[ExactText(id)] != element {
            problems.append(DefinitionProblem(.duplicateID, at: element, key: "id", found: id))
        } else if !FormPath.reads(id), valueName(of: element, .ids) != nil {
            problems.append(DefinitionProblem(.malformedID, at: element, key: "id", found: id))
        } else {
            checkCharacters(of: id, element: element)
        }
    }

    /// Checks the id of a group or section. Only rules use it, so it has to be unique among groups, or among sections.
    private mutating func checkSectionID(_ id: String, element: ElementIndex, _ seen: inout Set<ExactText>) {
        if !id.isEmpty, !seen.insert(ExactText(id)).inserted {
            problems.append(DefinitionProblem(.duplicateID, at: element, key: "id", found: id))
        }
    }

    private mutating func checkRepetition(_ repeats: Repetition, element: ElementIndex) {
        if repeats.min < 0 || repeats.max < repeats.min || repeats.max > Repetition.itemLimit {
            problems.append(
                DefinitionProblem(
                    .emptyRange, at: element, key: "repeat",
                    found: String(repeats.min) + "..." + String(repeats.max),
                    expected: ["0..." + String(Repetition.itemLimit)]))
        }
    }

    private mutating func checkField(_ field: SharedField, element: ElementIndex) {
        checkRanges(field.definition.validations, element: element)
        checkLimits(of: field, element: element)
        checkNumbers(of: field, element: element)
        checkDates(of: field, element: element)
        checkAnswer(field.definition.value, of: element, at: element, key: "value")
        checkPatternLetters(of: field, element: element)
        checkCurrency(of: field, element: element)
        checkChoices(of: field, element: element)
        checkApplicability(field, element: element)
        if !field.definition.value.isBlank, !field.definition.formula.isEmpty {
            problems.append(DefinitionProblem(.unusedValue, at: element, key: "value"))
        }
        if !field.definition.value.isBlank, field.isSecret {
            problems.append(
                DefinitionProblem(.unusedValue, at: element, key: "value", found: field.definition.type.rawValue))
        }
        if field.definition.type == .unknown,
            field.definition.validations.required || !field.definition.requiredWhen.isEmpty
        {
            problems.append(DefinitionProblem(.cannotBeAnswered, at: element, key: "type"))
        }
        if field.hasOwnParts {
            checkElementName(field.definition.element, key: "element", element: element)
            checkComponents(of: field, element: element)
        }
        if !field.definition.options.isEmpty { checkOptions(of: field, element: element) }
    }

    private mutating func checkElementNames(header: String, footer: String, element: ElementIndex) {
        checkElementName(header, key: "header_element", element: element)
        checkElementName(footer, key: "footer_element", element: element)
    }

    private mutating func checkElementName(_ name: String, key: String, element: ElementIndex) {
        if name.isEmpty || ElementName.isValid(name) { return }
        problems.append(DefinitionProblem(.elementName, at: element, key: key, found: name))
    }

    private mutating func checkOptions(of field: SharedField, element: ElementIndex) {
        let isChoice = field.valueKind.isChoice
        let options = field.definition.options
        for place in options.indices where isChoice && Invisible.isAll(of: options[place].title) {
            problems.append(
                DefinitionProblem(
                    .missingTitle, at: element, key: "options[" + String(place) + "]",
                    found: options[place].id.canonicalText))
        }
        var seen = Set<ExactText>(minimumCapacity: options.count)
        for place in options.indices where !seen.insert(ExactText(options[place].id.canonicalText)).inserted {
            problems.append(
                DefinitionProblem(
                    .duplicateOption, at: element, key: "options", found: options[place].id.canonicalText))
        }
        if isChoice {
            checkOptionIDs(of: field.definition, element: element)
            optionIDs[element] = seen
        }
    }

    private mutating func checkRanges(_ rules: Validations, element: ElementIndex) {
        if let min = rules.minLength, let max = rules.maxLength, min > max {
            problems.append(
                DefinitionProblem(
                    .emptyRange, at: element, key: "min_length", found: String(min) + "..." + String(max)))
        }
        if let min = rules.minValue, let max = rules.maxValue, min > max {
            problems.append(
                DefinitionProblem(
                    .emptyRange, at: element, key: "min_value", found: min.description + "..." + max.description))
        }
    }

    private mutating func checkLimits(of field: SharedField, element: ElementIndex) {
        if let min = field.definition.minimum, let max = field.definition.maximum, min > max {
            problems.append(
                DefinitionProblem(
                    .emptyRange, at: element, key: "min", found: min.description + "..." + max.description))
        } else {
            checkBothLimits(of: field, element: element)
        }
        let (first, last) = (field.definition.minimumDate, field.definition.maximumDate)
        if !first.isEmpty, !last.isEmpty, ExactText(last) < ExactText(first) {
            problems.append(
                DefinitionProblem(.emptyRange, at: element, key: "minimum_date", found: first + "..." + last))
        }
    }
}
