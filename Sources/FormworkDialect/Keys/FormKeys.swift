import FormworkCore

/// The keys of the root of a form.
enum FormKeys {
    typealias Key = DialectKey<FormDefinition>

    static let table = DialectTable(
        .form, "A form.", required: [], choices: ContentKeys.ofForm, words + behaviour + wording + content)

    private static let words: [Key] = [
        // Editors suggest keys by it. The form does not need it.
        .special("$schema", .text, "Where this schema is, for editors; forms do not need it."),
        .special("id", .text, "Names the form in addresses, storage and logs: letters, digits, - and _.") {
            $1.add("id", .string($0.id))
        },
        .text("title", "The heading of the page.", { $0.title }, { $0.title = $1 }),
        .text("description", "A paragraph under the heading.", { $0.info }, { $0.info = $1 }),
        .value(
            "locale", .text, "The language of the texts and of how numbers are written, such as zh-Hans.",
            read: { $0.locale = $1.language }, write: { $1.text("locale", $0.locale) }),
        .value(
            "time_zone", .text, "The zone of today(), such as Asia/Shanghai.",
            read: { $0.timeZone = $1.timeZone }, write: { $1.text("time_zone", $0.timeZone) }),
        .text("submit_title", "What the submit button says.", { $0.submitTitle }, { $0.submitTitle = $1 }),
        .value(
            "success", .either([.text, .object(.success)]), "What follows a stored submission.",
            read: { ($0.successTitle, $0.success) = SuccessReader.success($1) },
            write: { SuccessKeys.write($0, to: &$1) }),
    ]

    private static let behaviour: [Key] = [
        .flag("disabled", "Whether nothing in the form takes input.", { $0.isDisabled }, { $0.isDisabled = $1 }),
        .flag(
            "mark_required", default: true, "Whether fields that must be answered are marked; true if absent.",
            { $0.marksRequired }, { $0.marksRequired = $1 }),
        .word(
            "validate_on", default: .submit, "When a field's first error may show.", { $0.validateOn },
            { $0.validateOn = $1 }),
        .word(
            "when_hidden", default: .omit, "What becomes of answers that are not relevant.", { $0.whenHidden },
            { $0.whenHidden = $1 }),
        .flag(
            "drafts", default: true, "Whether unfinished answers may be kept; true if absent.", { $0.keepsDrafts },
            { $0.keepsDrafts = $1 }),
        .value(
            "opens", .text, "The day, or day and time, from which a server takes answers, such as 2026-12-01T08:00.",
            read: { $0.opens = $1.moment() }, write: { $1.text("opens", $0.opens?.description ?? "") }),
        .value(
            "closes", .text, "The last day, or day and time, at which a server takes answers, such as 2026-12-31.",
            read: { $0.closes = $1.moment(isLast: true) }, write: { $1.text("closes", $0.closes?.description ?? "") }),
    ]

    private static let wording: [Key] = [
        .messages(
            known: MessageCatalogs.keys, "Words that replace the catalog's, for errors and controls.", { $0.messages },
            { $0.messages = $1 }),
        .value(
            "formats", .list(.object(.format)), "The form's own formats for text, by name.",
            read: { $0.formats = FormatReader.formats($1) },
            write: { $1.list("formats", $0.formats.map(FormatKeys.table.json)) }),
        .styles(in: .form, { $0.styles }, { $0.styles = $1 }),
        // The reader compares the translations with all texts of the form.
        .special(
            "strings", .table(.table(.text)), "Texts in other languages: by language, then by the text in place."
        ) { StringsWriter.strings($0.strings, &$1) },
    ]

    private static let content: [Key] = [
        .flag(
            "review", "Whether the last page shows all answers before they are submitted.", { $0.hasReview },
            { $0.hasReview = $1 }),
        .special(
            "types", .list(.text),
            "The names of types of an app that fields have. Where nobody has them, placeholders are shown."),
        .special("templates", .object(.templates), "What dynamic sections are made of."),
        .special("pages", .list(.object(.page)), "The pages, for a form that is filled page by page.") {
            form, object in
            let pages = form.pages
            if !pages.isEmpty { object.add("pages", .array(pages.map(PageKeys.table.json))) }
        },
        .special("groups", .list(.object(.group)), "Collapsible collections of sections.") { form, object in
            if form.pages.isEmpty { ContentKeys.write(form.groups, to: &object) }
        },
        .special("sections", .list(.object(.section)), "The sections of a form without groups."),
        .special("fields", .list(.element), "The fields of a form without groups and sections."),
        .later("targets"), .later("actions"), .later("server_only"),
    ]
}

/// The keys for the content of a form or a page. It has one of them: groups, or sections without groups, or fields
/// without sections.
enum ContentKeys {
    static let ofPage = ["groups", "sections", "fields"]
    static let ofForm = ["pages"] + ofPage

    /// Writes groups in their shortest shape: only the sections or the fields, if the groups have no other properties.
    static func write(_ groups: [FormGroup], to object: inout ObjectWriter) {
        guard let group = groups.first, groups.count == 1, group == FormGroup(sections: group.sections) else {
            return object.add("groups", .array(groups.map(GroupKeys.table.json)))
        }
        let sections = group.sections
        guard let section = sections.first, sections.count == 1, section == FormSection(elements: section.elements)
        else {
            return object.add("sections", .array(sections.map(SectionKeys.table.json)))
        }
        object.add("fields", .array(SectionWriter.elements(section.elements)))
    }
}

/// The keys of pages.
enum PageKeys {
    static let table = DialectTable<FormPage>(
        .page, "A page of a form that is filled page by page.", required: ["id"], choices: ContentKeys.ofPage,
        [
            .text("id", "Unique among the pages.", { $0.id }, { $0.id = $1 }),
            .text("title", "The heading.", { $0.title }, { $0.title = $1 }),
            .text(
                "visible_when", "An expression: the page is there while it holds.", { $0.visibleWhen },
                { $0.visibleWhen = $1 }),
            .special("groups", .list(.object(.group)), "Collapsible collections of sections.") {
                ContentKeys.write($0.groups, to: &$1)
            },
            .special("sections", .list(.object(.section)), "The sections of a page without groups."),
            .special("fields", .list(.element), "The fields of a page without groups and sections."),
        ])
}

/// The keys of groups.
enum GroupKeys {
    static let table = DialectTable<FormGroup>(
        .group, "A titled collection of sections, which opens and closes.", required: ["sections"], words + state)

    private static let words: [DialectKey<FormGroup>] = [
        .text("id", "Unique among groups and sections.", { $0.id }, { $0.id = $1 }),
        .text("title", "The heading.", { $0.title }, { $0.title = $1 }),
        .text("info", "A sentence under the heading.", { $0.info }, { $0.info = $1 }),
        .text("image", "The address of a picture before the heading.", { $0.image }, { $0.image = $1 })
            .or("image_url"),
        .text(
            "header_element", "A custom element that pages put under the heading.", { $0.headerElement },
            { $0.headerElement = $1 }),
        .text(
            "footer_element", "A custom element that pages put after the last section.", { $0.footerElement },
            { $0.footerElement = $1 }),
    ]

    private static let state: [DialectKey<FormGroup>] = [
        .flag(
            "collapsible", default: true, "Whether the heading opens and closes the group; true if absent.",
            { $0.collapsible }, { $0.collapsible = $1 }),
        .flag("collapsed", "Whether the group starts closed.", { $0.collapsed }, { $0.collapsed = $1 }),
        .flag("hidden", "Whether the group starts out hidden.", { $0.hidden }, { $0.hidden = $1 }),
        .flag("disabled", "Whether nothing in the group takes input.", { $0.disabled }, { $0.disabled = $1 }),
        .text(
            "visible_when", "An expression: the group is visible while it holds.", { $0.visibleWhen },
            { $0.visibleWhen = $1 }),
        .text(
            "enabled_when", "An expression: the group takes input while it holds.", { $0.enabledWhen },
            { $0.enabledWhen = $1 }),
        .styles(in: .group, { $0.styles }, { $0.styles = $1 }),
        .value(
            "sections", .list(.object(.section)), "The sections, in order.",
            read: { group, value in
                let reader = SectionReader(context: value.object.context)
                group.sections = value.list.compactMap(reader.section)
            }, write: { $1.add("sections", .array($0.sections.map(SectionKeys.table.json))) }),
    ]
}

/// The keys of `success`, if it is an object.
enum SuccessKeys {
    static let table = DialectTable<String>(
        .success, "What follows a stored submission.", choices: ["text", "url"],
        [
            .text("title", "The heading of the page.", { $0 }, { $0 = $1 }),
            .special("text", .text, "A page with these words."),
            .special("url", .text, "Another page: https, http, or a path on the same host."),
        ])

    static func write(_ form: FormDefinition, to object: inout ObjectWriter) {
        switch form.success {
        case .default: break
        case .text(let text) where form.successTitle.isEmpty: object.text("success", text)
        case .text(let text):
            var success = table.written(form.successTitle)
            success.add("text", .string(text))
            object.object("success", success)
        case .url(let address): object.add("success", ["url": .string(address)])
        }
    }
}

/// The keys of `templates`.
enum TemplateKeys {
    static let table = DialectTable<Void>(
        .templates, "What dynamic sections are made of, as the original Form has them.",
        [
            .special("sections", .list(.object(.section)), "A section for each dynamic one, found by its id."),
            .special("fields", .list(.anything), "Nothing uses these."),
        ])
}
