import FormworkCore

/// Reads the root of a definition and its groups.
struct FormReader {
    let context: ReadingContext
    /// The id of a form whose root has no id; `nil` if it cannot be made of the file's name.
    let fallbackID: String?

    func form(_ root: JSONValue) -> FormDefinition? {
        context.repeats = RepeatSurvey(root)
        context.timeZone = root["time_zone"]?.stringValue ?? ""
        context.isOriginal = isOriginal(root)
        if case .array(let elements) = root.content {
            let placed = elements.enumerated().map { ($0.element, FilePath("").element($0.offset)) }
            return FormDefinition(id: id(nil, root), groups: placed.compactMap(group))
        }
        guard let object = ObjectReader(root, FormKeys.table.names, path: "", context: context) else { return nil }
        // The text means nothing, but it has to be one.
        _ = object.text("$schema")
        context.namedTypes = object.take("types").map { object.names($0, "types") } ?? []
        var form = FormDefinition(id: id(object.take("id"), root), groups: content(object))
        FormKeys.table.read(object, into: &form)
        notePlaces(in: root)
        form.strings = StringsReader.strings(object, of: form)
        readTemplates(object)
        return form
    }

    /// Whether the root has only keys that the original Form read.
    private func isOriginal(_ root: JSONValue) -> Bool {
        guard let members = root.objectValue else { return root.arrayValue != nil }
        return members.contains { $0.key.isSame(as: "groups") }
            && members.allSatisfy { $0.key.isSame(as: "groups") || $0.key.isSame(as: "templates") }
    }

    /// The compiler reports problems of these texts at the first element of the form.
    private func notePlaces(in root: JSONValue) {
        guard let first = context.origins.first else { return }
        first.parts["closes"] = root["closes"].map { ($0, "closes") }
        guard let value = root["success"] else { return }
        first.parts["success_text"] = value["text"].map { ($0, "success.text") } ?? (value, "success")
        first.parts["success_title"] = value["title"].map { ($0, "success.title") }
    }

    /// Reports problems of templates. The templates themselves are read where they are used.
    private func readTemplates(_ form: ObjectReader) {
        guard let templates = form.object("templates", TemplateKeys.table.names) else { return }
        for template in templates.list("sections") where !context.repeats.isUsed(template.value) {
            guard
                let object = ObjectReader(
                    template.value, SectionKeys.original, path: template.path, context: context)
            else { continue }
            let id = object.text("id")
            if id.isEmpty {
                object.report(.missingKey, at: object.value, expected: ["id"])
            } else {
                object.report(.unusedTemplate, at: object.value, found: id.excerpt)
            }
        }
        // Form had templates of fields too, but did not use them.
        _ = templates.list("fields")
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
        guard let (shape, value) = object.take(firstOf: ContentKeys.ofForm) else {
            object.report(.missingKey, at: object.value, expected: ContentKeys.ofForm)
            return []
        }
        guard shape == "pages" else { return groups(object, shape, value) }
        var form = FormDefinition(id: "", groups: [])
        form.pages = object.elements(of: value, key: shape).compactMap(page)
        return form.groups
    }

    private func page(_ value: JSONValue, path: FilePath) -> FormPage? {
        guard let object = ObjectReader.element(value, PageKeys.table.names, path: path, context: context) else {
            return nil
        }
        let first = context.origins.count
        var page = FormPage(id: "", groups: [])
        PageKeys.table.read(object, into: &page)
        if let (shape, value) = object.take(firstOf: ContentKeys.ofPage) {
            page.groups = groups(object, shape, value)
        } else {
            object.report(.missingKey, at: object.value, expected: ContentKeys.ofPage)
        }
        if context.origins.indices.contains(first) {
            // The compiler reports problems of a page at its first group.
            context.origins[first].parts["page.id"] = (value["id"] ?? value, object.path(to: "id"))
            if let condition = value["visible_when"] {
                context.origins[first].parts["page.visible_when"] = (condition, object.path(to: "visible_when"))
            }
        }
        return page
    }

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
        guard let object = ObjectReader.element(value, GroupKeys.table.names, path: path, context: context) else {
            return nil
        }
        context.beginElement(value, path: path)
        var group = FormGroup(sections: [])
        GroupKeys.table.read(object, into: &group)
        if value["sections"] == nil {
            object.report(.missingKey, at: value, expected: ["sections"])
        }
        return group
    }
}

extension KeyedValue {
    /// The tag of a language.
    var language: String {
        let tag = text
        if !tag.isEmpty, LanguageTag(tag) == nil {
            object.report(.unknownLanguage, at: value, key: key, found: tag.excerpt)
        }
        return tag
    }
}
