import FormworkCore

/// Reads the texts of a form in other languages: `"strings": { "de": { "Name": "Name", "Amount": "Betrag" } }`.
enum StringsReader {
    /// The maximum number of unknown texts that get a suggestion. Each takes time in proportion to the size of the form.
    private static let guessLimit = 20

    static func strings(_ form: ObjectReader, of definition: FormDefinition) -> [FormTranslation] {
        guard let languages = form.object("strings", nil) else { return [] }
        let texts = definition.texts
        let known = Set(texts.map { ExactText($0) })
        let answers = TranslatedAnswers(definition)
        var guesses = 0
        return languages.members.compactMap { member in
            guard LanguageTag(member.key) != nil else {
                languages.context.report(
                    .dialect(.unknownLanguage), at: member.keyOffset, path: languages.path, found: member.key.excerpt)
                return nil
            }
            guard let object = languages.object(of: member) else { return nil }
            for entry in object.members where !known.contains(ExactText(entry.key)) {
                guesses += 1
                let mayGuess = guesses <= guessLimit
                object.context.report(
                    .dialect(.unknownString), at: entry.keyOffset, path: object.path, found: entry.key.excerpt,
                    expected: mayGuess ? NearestWord.to(entry.key, among: texts).map { [$0] } ?? [] : [])
            }
            for entry in object.members {
                guard case .string(let text) = entry.value.content,
                    let name = answers.otherName(in: text, for: entry.key)
                else { continue }
                object.context.report(
                    .dialect(.otherAnswer), at: entry.value.offset, path: object.path, found: "{\(name)}",
                    expected: answers.names(in: entry.key).map { "{\($0)}" })
            }
            return FormTranslation(
                language: member.key,
                entries: object.members.compactMap { entry in
                    object.text(of: entry).map { FormTranslation.Entry(entry.key, $0) }
                })
        }
    }
}

extension ObjectReader {
    /// The object of a member; `nil` if it is absent, or not an object, which is a problem. The key is not searched again,
    /// because there may be many.
    fileprivate func object(of member: JSONMember) -> ObjectReader? {
        switch member.value.content {
        case .null, .string(""): nil
        default: ObjectReader(member.value, nil, path: path(to: member.key), context: context)
        }
    }

    /// The translation of a text of the form; `nil` if it is blank. If it is not a text, a problem is reported.
    fileprivate func text(of member: JSONMember) -> String? {
        switch member.value.content {
        case .null, .string(""): return nil
        case .string(let text): return text
        default:
            report(.wrongType, at: member.value, found: member.value.excerpt, expected: ["a text"])
            return nil
        }
    }
}
