/// The sentences for problems that the reader of the dialect finds.
enum DialectSentences {
    static func sentence(for code: DialectProblem, _ diagnostic: Diagnostic) -> String {
        let found = diagnostic.found
        let key = diagnostic.key
        switch code {
        case .wrongType:
            let subject = key == "this" ? "Here belongs" : "\(key) takes"
            return "\(subject) \(Diagnostic.list(diagnostic.expected)), not \(found).\(unquoting(diagnostic))"
        case .outOfRange:
            return "\(key) goes from \(diagnostic.expected.joined(separator: " to ")); \(found) is outside."
        case .missingKey:
            return "\(diagnostic.choices) is missing here."
        case .conflictingKeys:
            return "`\(found)` and \(diagnostic.choices) mean the same place; only one of them can be given."
        case .unknownWord:
            return "\(key) cannot be \"\(found)\". It takes \(diagnostic.choices)."
        case .formID:
            return formID(diagnostic)
        case .address:
            return "\"\(found)\" is not followed. Give an address that begins with `https://`, or a path with `/`."
        case .unknownKey:
            return "`\(found)` means nothing here and is ignored.\(diagnostic.guess)"
        case .unsupportedKey:
            return "`\(found)` is not supported yet by this version and is ignored.\(diagnostic.guess)"
        case .unansweredType:
            return "A field of type \"\(found)\" cannot be answered in this version: take it out of the form."
        case .misspeltType:
            return
                "There is no field type \"\(found)\".\(diagnostic.guess) A type of an app is named in `types` of the form."
        case .unknownType:
            return "There is no field type \"\(found)\"; a placeholder is shown. Types are \(diagnostic.choices)."
        case .unsupportedStyle:
            return "There is no style \"\(found)\" in this version; the usual one is used. Styles are "
                + "\(diagnostic.choices)."
        case .convertedValue:
            return
                "\(key) is written as \(found) and read as \(diagnostic.expected.first ?? "").\(unquoting(diagnostic))"
        case .unknownInputType:
            return "There is no keyboard for \"\(found)\"; that of the field's type is used. Types are "
                + "\(diagnostic.choices)."
        case .unknownSectionType:
            return "There is no section type \"\(found)\"; the section occurs once. Types are \(diagnostic.choices)."
        case .ignoredTarget:
            return ignoredTarget(diagnostic)
        case .missingTemplate:
            return missingTemplate(diagnostic)
        case .unusedTemplate:
            return "No section uses the template \"\(found)\". A section with this id and `type` `dynamic` would."
        case .itemDiffers:
            guard let near = diagnostic.expected.first else {
                return "The items of a repeat are alike: \"\(found)\" stays as it is in the first one."
            }
            return "The items of a repeat are alike: \"\(found)\" is left out, as the first one has none."
                + (near.isEmpty ? "" : " Did you mean `\(near)`?")
        case .itemGap:
            return "Items before `\(found)` are missing, so it becomes \(diagnostic.choices)."
        case .fileRule:
            return "\(key) cannot be \"\(found)\". Write it like \(diagnostic.choices)."
        case .unreadableDate:
            return "\(key) cannot be read from \"\(found)\" and is ignored. Write it like \(diagnostic.choices)."
        case .instant:
            return
                "\"\(found)\" is a point in time; \(key) becomes \(diagnostic.choices), as written. Write that, or give "
                + "the form a `time_zone`."
        case .styleValue:
            return "\(key) takes \(diagnostic.expected.joined()), not \(found); it is ignored."
        case .unknownMessage:
            return "No rule reports `\(found)`, so this text is never shown.\(diagnostic.guess)"
        case .unknownPlaceholder:
            return "Nothing stands for `\(found)` in this text, so it is shown as it is."
                + (diagnostic.expected.isEmpty ? "" : " It can have \(diagnostic.choices).")
        case .otherAnswer:
            return "This translation names `\(found)`, which the text does not name, so it is not used."
                + (diagnostic.expected.isEmpty ? "" : " It can name \(diagnostic.choices).")
        case .unknownLanguage:
            let effect = key == "`locale`" ? "the form is taken to be in English" : "these texts are never shown"
            return "\"\(found)\" is no language tag, such as `de` or `zh-Hant`, so \(effect)."
        case .unknownTimeZone:
            return "There is no time zone \"\(found)\"; that of the machine is used.\(diagnostic.guess)"
        case .formatName:
            return diagnostic.expected.isEmpty
                ? "Another format of this form is called \"\(found)\" already; this one is never used."
                : "There is a format \"\(found)\" in every form; in this one the name means what is written here."
        case .unknownString:
            return "No text of this form is \"\(found)\", so its translation is never shown.\(diagnostic.guess)"
        case .trailingComma:
            return "A comma stands before a closing bracket. Strict JSON has none there; leave it out."
        case .tooMany:
            return "There are more than \(found) problems; the rest is not listed."
        }
    }

    /// Advice for a common mistake with numbers and flags, which is to write them as texts.
    private static func unquoting(_ diagnostic: Diagnostic) -> String {
        guard diagnostic.found.hasPrefix("\""), diagnostic.found.hasSuffix("\"") else { return "" }
        let inner = diagnostic.found.dropFirst().dropLast()
        let isNumber = !inner.isEmpty && inner.utf8.allSatisfy { (48...57).contains($0) }
        let isPlain = isNumber || inner == "true" || inner == "false"
        guard isPlain, diagnostic.expected.first != "a text" else { return "" }
        return " Leave out the quotation marks."
    }

    private static func formID(_ diagnostic: Diagnostic) -> String {
        let rule =
            "A form's id is part of its address: letters a to z, digits, `-` and `_`, beginning with a letter "
            + "or digit."
        guard !diagnostic.found.isEmpty else { return rule + " Give the form an `id`." }
        return "\"\(diagnostic.found)\" cannot be the form's id. \(rule)\(diagnostic.guess)"
    }

    private static func ignoredTarget(_ diagnostic: Diagnostic) -> String {
        if diagnostic.key == "`targets`" {
            return "Targets of a section act when an item is added; this one never has any."
        }
        if diagnostic.found.isEmpty { return "A target without \(diagnostic.choices) is ignored." }
        return "A target with the \(diagnostic.key) \"\(diagnostic.found)\" is ignored. It takes \(diagnostic.choices)."
    }

    private static func missingTemplate(_ diagnostic: Diagnostic) -> String {
        let others = diagnostic.expected.isEmpty ? "There are no templates." : "Templates are \(diagnostic.choices)."
        return "The items of \"\(diagnostic.found)\" have no fields: no template has this `id`. \(others)"
    }
}
