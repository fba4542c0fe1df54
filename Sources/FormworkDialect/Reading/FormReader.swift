import FormworkCore

/// Reads the root of a definition and its groups.
struct FormReader {
    let context: ReadingContext
    /// The id that is used if the root has none; `nil` if none can be made of the file's name.
    let fallbackID: String?

    func form(_ root: JSONValue) -> FormDefinition? {
        context.repeats = RepeatSurvey(root)
        context.timeZone = root["time_zone"]?.stringValue ?? ""
        context.isOriginal = isOriginal(root)
        if case .array(let elements) = root.content {
            let placed = elements.enumerated().map { ($0.element, FilePath("").element($0.offset)) }
            return FormDefinition(id: id(nil, root), groups: placed.compactMap(group))
        }
        guard let object = ObjectReader(root, path: "", context: context) else { return nil }
        // Editors use this key to suggest keys. The form does not need it.
        _ = object.text("$schema")
        context.namedTypes = ValidationsReader.names("types", object)
        var form = FormDefinition(
            id: id(object.take("id"), root),
            title: object.text("title"),
            info: object.text("description"),
            locale: language(object),
            timeZone: object.timeZone("time_zone"),
            groups: content(object),
            submitTitle: object.text("submit_title"),
            success: .default,
            marksRequired: object.flag("mark_required", default: true),
            isDisabled: object.flag("disabled"),
            validateOn: object.word("validate_on", default: .submit),
            whenHidden: object.word("when_hidden", default: .omit),
            messages: object.messages("messages", known: MessageCatalogs.keys),
            styles: StylesReader.styles(object, in: .form),
            formats: FormatReader.formats(object),
            keepsDrafts: object.flag("drafts", default: true))
        form.hasReview = object.flag("review")
        (form.successTitle, form.success) = SuccessReader.success(object)
        notePlaces(ofSuccess: root["success"])
        form.strings = StringsReader.strings(object, of: form)
        readTemplates(object)
        object.finish(later: LaterKeys.form)
        return form
    }

    /// Whether the root has nothing but what the original Form read.
    private func isOriginal(_ root: JSONValue) -> Bool {
        guard let members = root.objectValue else { return root.arrayValue != nil }
        return members.contains { $0.key.isSame(as: "groups") }
            && members.allSatisfy { $0.key.isSame(as: "groups") || $0.key.isSame(as: "templates") }
    }

    /// The compiler reports problems of these texts at the first element of the form.
    private func notePlaces(ofSuccess value: JSONValue?) {
        guard let value, let first = context.origins.first else { return }
        first.parts["success_text"] = value["text"].map { ($0, "success.text") } ?? (value, "success")
        first.parts["success_title"] = value["title"].map { ($0, "success.title") }
    }

    /// Reports problems of templates. The templates themselves are read where they are used.
    private func readTemplates(_ form: ObjectReader) {
        guard let templates = form.object("templates") else { return }
        for template in templates.list("sections") where !context.repeats.isUsed(template.value) {
            guard let object = ObjectReader(template.value, path: template.path, context: context) else { continue }
            let id = object.text("id")
            if id.isEmpty {
                object.report(.missingKey, at: object.value, expected: ["id"])
            } else {
                object.report(.unusedTemplate, at: object.value, found: id.excerpt)
            }
            for key in ["type", "title", "fields"] { _ = object.take(key) }
            object.finish(later: LaterKeys.section)
        }
        // Form had templates of fields too, but did not use them.
        _ = templates.list("fields")
        templates.finish()
    }

    private func language(_ object: ObjectReader) -> String {
        let tag = object.text("locale")
        if !tag.isEmpty, LanguageTag(tag) == nil {
            object.report(
                .unknownLanguage, at: object.value["locale"] ?? object.value, key: "locale", found: tag.excerpt)
        }
        return tag
    }

    private func id(_ written: JSONValue?, _ root: JSONValue) -> String {
        if case .string(let id) = written?.content {
            if !FormID.isUsable(id) {
                context.report(
                    .dialect(.formID), at: written?.offset ?? 0, path: "id", found: id.excerpt,
                    expected: FormID.slug(id).map { [$0] } ?? [])
            }
            return id
        }
        if let written {
            context.report(
                .dialect(.wrongType), at: written.offset, path: "id", found: written.excerpt, expected: ["a text"])
        } else if fallbackID == nil {
            context.report(.dialect(.formID), at: root.offset, path: "id")
        }
        return fallbackID ?? ""
    }

    /// The groups of a form. A form has pages, or the content of a page.
    private func content(_ object: ObjectReader) -> [FormGroup] {
        let shapes = ["pages"] + Self.shapes
        guard let (shape, value) = object.take(firstOf: shapes) else {
            object.report(.missingKey, at: object.value, expected: shapes)
            return []
        }
        guard shape == "pages" else { return groups(object, shape, value) }
        var form = FormDefinition(id: "", groups: [])
        form.pages = object.elements(of: value, key: shape).compactMap(page)
        return form.groups
    }

    private func page(_ value: JSONValue, path: FilePath) -> FormPage? {
        guard let object = ObjectReader.element(value, path: path, context: context) else { return nil }
        let first = context.origins.count
        var page = FormPage(
            id: object.text("id"), title: object.text("title"), visibleWhen: object.text("visible_when"), groups: [])
        if let (shape, value) = object.take(firstOf: Self.shapes) {
            page.groups = groups(object, shape, value)
        } else {
            object.report(.missingKey, at: object.value, expected: Self.shapes)
        }
        if context.origins.indices.contains(first) {
            // The compiler reports problems of a page at its first group.
            context.origins[first].parts["page.id"] = (value["id"] ?? value, object.path(to: "id"))
            if let condition = value["visible_when"] {
                context.origins[first].parts["page.visible_when"] = (condition, object.path(to: "visible_when"))
            }
        }
        object.finish()
        return page
    }

    /// The keys for the content of a form or a page. It has one of them: groups, or sections without groups, or fields
    /// without sections.
    private static let shapes = ["groups", "sections", "fields"]

    private func groups(_ object: ObjectReader, _ shape: String, _ value: JSONValue) -> [FormGroup] {
        let elements = object.elements(of: value, key: shape)
        guard shape != "groups" else { return elements.compactMap(group) }
        let sections = SectionReader(context: context)
        context.beginElement(object.value, path: object.path)
        if shape == "sections" { return [FormGroup(sections: elements.compactMap(sections.section))] }
        context.beginElement(object.value, path: object.path)
        var section = FormSection(elements: [])
        sections.inside.read(elements, into: &section.elements)
        return [FormGroup(sections: [section])]
    }

    private func group(_ value: JSONValue, path: FilePath) -> FormGroup? {
        guard let object = ObjectReader.element(value, path: path, context: context) else { return nil }
        context.beginElement(value, path: path)
        var group = FormGroup(
            id: object.text("id"),
            title: object.text("title"),
            collapsible: object.flag("collapsible", default: true),
            collapsed: object.flag("collapsed"),
            hidden: object.flag("hidden"),
            disabled: object.flag("disabled"),
            visibleWhen: object.text("visible_when"),
            enabledWhen: object.text("enabled_when"),
            sections: object.list("sections").compactMap(SectionReader(context: context).section),
            styles: StylesReader.styles(object, in: .group))
        group.info = object.text("info")
        group.image = object.take(firstOf: ["image", "image_url"]).map { object.text($0.key) } ?? ""
        group.headerElement = object.text("header_element")
        group.footerElement = object.text("footer_element")
        if value["sections"] == nil {
            object.report(.missingKey, at: value, expected: ["sections"])
        }
        object.finish(later: LaterKeys.group)
        return group
    }
}
