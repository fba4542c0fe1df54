import FormworkCore

/// Writes the root of a definition, its groups and its formats.
enum FormWriter {
    static func form(_ form: FormDefinition) -> JSONValue {
        var object = ObjectWriter()
        object.add("id", .string(form.id))
        object.text("title", form.title)
        object.text("description", form.info)
        object.text("locale", form.locale)
        object.text("time_zone", form.timeZone)
        object.text("submit_title", form.submitTitle)
        success(form, &object)
        object.flag("disabled", form.isDisabled)
        object.flag("mark_required", form.marksRequired, default: true)
        object.word("validate_on", form.validateOn, default: .submit)
        object.word("when_hidden", form.whenHidden, default: .omit)
        object.flag("drafts", form.keepsDrafts, default: true)
        object.messages(form.messages)
        object.list("formats", form.formats.map(format))
        object.object("styles", StylesWriter.styles(form.styles))
        strings(form.strings, &object)
        object.flag("review", form.hasReview)
        let pages = form.pages
        if pages.isEmpty {
            content(form.groups, &object)
        } else {
            object.add("pages", .array(pages.map(page)))
        }
        return object.json
    }

    private static func page(_ page: FormPage) -> JSONValue {
        var object = ObjectWriter()
        object.text("id", page.id)
        object.text("title", page.title)
        object.text("visible_when", page.visibleWhen)
        content(page.groups, &object)
        return object.json
    }

    /// Writes the content of a form or page: its groups, or only its sections, or only its fields.
    private static func content(_ groups: [FormGroup], _ object: inout ObjectWriter) {
        guard let group = groups.first, groups.count == 1, group == FormGroup(sections: group.sections) else {
            return object.add("groups", .array(groups.map(self.group)))
        }
        let sections = group.sections
        guard let section = sections.first, sections.count == 1, section == FormSection(elements: section.elements)
        else {
            return object.add("sections", .array(sections.map(SectionWriter.section)))
        }
        object.add("fields", .array(SectionWriter.elements(section.elements)))
    }

    private static func group(_ group: FormGroup) -> JSONValue {
        var object = ObjectWriter()
        object.text("id", group.id)
        object.text("title", group.title)
        object.text("info", group.info)
        object.text("image", group.image)
        object.text("header_element", group.headerElement)
        object.text("footer_element", group.footerElement)
        object.flag("collapsible", group.collapsible, default: true)
        object.flag("collapsed", group.collapsed)
        object.flag("hidden", group.hidden)
        object.flag("disabled", group.disabled)
        object.text("visible_when", group.visibleWhen)
        object.text("enabled_when", group.enabledWhen)
        object.object("styles", StylesWriter.styles(group.styles))
        object.add("sections", .array(group.sections.map(SectionWriter.section)))
        return object.json
    }

    private static func success(_ form: FormDefinition, _ object: inout ObjectWriter) {
        switch form.success {
        case .default: break
        case .text(let text) where form.successTitle.isEmpty: object.text("success", text)
        case .text(let text): object.add("success", ["title": .string(form.successTitle), "text": .string(text)])
        case .url(let address): object.add("success", ["url": .string(address)])
        }
    }

    private static func format(_ format: CustomTextFormat) -> JSONValue {
        var object = ObjectWriter()
        object.add("name", .string(format.name))
        for kind in FormatReader.Kind.allCases {
            object.flag(kind.rawValue, format.characters.contains(kind.kind))
        }
        object.text("characters", format.furtherCharacters)
        object.count("min_length", format.minimumLength, default: 0)
        object.count("max_length", format.maximumLength, default: 0)
        object.text("mask", format.mask)
        object.text("pattern", format.pattern)
        let keyboard = FormatReader.Keyboard.allCases.first { $0.keyboard == format.keyboard }
        object.word("keyboard", keyboard ?? .text, default: .text)
        return object.json
    }

    private static func strings(_ translations: [FormTranslation], _ object: inout ObjectWriter) {
        var languages = ObjectWriter()
        var seen: Set<ExactText> = []
        for translation in translations where seen.insert(ExactText(translation.language)).inserted {
            let texts = ObjectWriter.table(translation.entries.map { ($0.text, $0.translation) })
            languages.add(translation.language, texts.json)
        }
        object.object("strings", languages)
    }
}
