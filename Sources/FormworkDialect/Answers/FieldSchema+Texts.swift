import FormworkCore

extension FieldSchema {
    /// The rules of a text.
    ///
    /// People count characters in another way than JSON Schema, whose length is the number of code points: an emoji of a family
    /// is one character of seven. So a maximum is exact for texts of ASCII, and wide for others.
    func textRules(_ notes: inout SchemaNotes) -> [JSONMember] {
        let rules = definition.validations
        let rule = field.patterns.text?.rule
        let literals = rule?.kind == .masked && rule?.keepsLiterals == true
        let least = max(rules.minLength ?? 0, literals ? 0 : rule?.minimumLength ?? 0, isRequired ? 1 : 0)
        let limits = [rules.maxLength, literals ? nil : rule?.maximumLength].compactMap { $0 }.filter { $0 > 0 }
        var (members, further) = ([JSONMember](), [JSONValue]())
        if let format { members.append(JSONMember("format", .string(format))) }
        if least > 0, isRequired {
            members.append(JSONMember("minLength", .number(least)))
        } else if least > 1 {
            // A blank text is no answer.
            further.append(["if": ["minLength": 1], "then": .object([JSONMember("minLength", .number(least))])])
        }
        var patterns = [String?]()
        if let rule { patterns += codePatterns(rule, &notes) }
        // The pattern of a code has its length.
        let isCode = rule?.kind == .masked && !patterns.isEmpty && limits.isEmpty
        if !isCode { addLimit(limits.min(), &members, &further) }
        if !rules.format.isEmpty {
            patterns.append(
                PortablePattern.text(of: rules.format, isWhole: false, ignoresCase: true, allowsEmpty: !isRequired))
        }
        let whole = rules.pattern.isEmpty ? ownFormat?.pattern ?? "" : rules.pattern
        if !whole.isEmpty {
            patterns.append(PortablePattern.text(of: whole, isWhole: true, allowsEmpty: !isRequired))
        }
        for pattern in patterns {
            guard let pattern else {
                notes.add("It has to match a pattern that cannot be written here.")
                continue
            }
            if members.contains(where: { $0.key == "pattern" }) {
                further.append(.object([JSONMember("pattern", .string(pattern))]))
            } else {
                members.append(JSONMember("pattern", .string(pattern)))
            }
        }
        if !further.isEmpty { members.append(JSONMember("allOf", .array(further))) }
        return members
    }

    private func addLimit(_ most: Int?, _ members: inout [JSONMember], _ further: inout [JSONValue]) {
        guard let most else {
            let bytes = definition.type == .textView ? TextLimits.lines : TextLimits.line
            return members.append(JSONMember("maxLength", .number(bytes)))
        }
        let (wide, isTooMany) = most.multipliedReportingOverflow(by: TextLimits.character)
        if !isTooMany { members.append(JSONMember("maxLength", .number(wide))) }
        let isASCII: JSONValue = .object([JSONMember("pattern", "^[\\x00-\\x7F]*$")])
        further.append(
            .object([JSONMember("if", isASCII), JSONMember("then", .object([JSONMember("maxLength", .number(most))]))]))
    }

    private var format: String? {
        if definition.type == .password { return "password" }
        return field.patterns.text?.rule.name == "email" ? "idn-email" : nil
    }

    /// The format of the form's own that the field names; `nil` if it names none.
    private var ownFormat: CustomTextFormat? {
        let name = definition.textFormat
        return form.definition.formats.first { !name.isEmpty && $0.name.isSame(as: name) }
    }

    // MARK: Formats

    /// The patterns of the field's mask or format.
    private func codePatterns(_ rule: TextRule, _ notes: inout SchemaNotes) -> [String?] {
        let end = isRequired ? "$" : "?$"
        if !rule.checkDigits.isEmpty { notes.add("Its check digits are right.") }
        switch rule.name {
        case "email": return ["^(?:[^@\\s]+@[^@\\s]+\\.[^@\\s]+)" + end]
        case "url": return ["^(?:[Hh][Tt][Tt][Pp][Ss]?://[\\s\\S]+)" + end]
        default: break
        }
        if rule.kind == .masked {
            if let pattern = MaskPattern.text(of: rule) { return ["^(?:" + pattern + ")" + end] }
            notes.add("It has the characters of its mask" + (definition.mask.isEmpty ? "." : " `\(definition.mask)`."))
        } else if !rule.name.isEmpty, ownFormat == nil {
            notes.add("It has the format `\(rule.name)`.")
        }
        if rule.kind == .plain, rule.characters == .digits, rule.furtherCharacters.isEmpty { return ["^[0-9]*$"] }
        if ownFormat != nil, rule.kind == .plain, !rule.characters.isEmpty || !rule.furtherCharacters.isEmpty {
            notes.add("Only some characters are taken.")
        }
        return []
    }
}
