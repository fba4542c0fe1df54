import FormworkCore

/// Writes the translations of a form.
enum StringsWriter {
    static func strings(_ translations: [FormTranslation], _ object: inout ObjectWriter) {
        var languages = ObjectWriter()
        var seen: Set<ExactText> = []
        for translation in translations where seen.insert(ExactText(translation.language)).inserted {
            let texts = ObjectWriter.table(translation.entries.map { ($0.text, $0.translation) })
            languages.add(translation.language, texts.json)
        }
        object.object("strings", languages)
    }
}
