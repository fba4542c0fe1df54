import FormworkCore

/// The keys of each kind of object, with their values and meanings.
///
/// Keys that the reader ignores are left out by `SchemaTables.acted`.
enum SchemaTables {
    static let form = SchemaObject(
        name: .form, meaning: "A form.",
        keys: acted(
            [
                .init("$schema", .text, "Where this schema is, for editors; forms do not need it."),
                .init("id", .text, "Names the form in addresses, storage and logs: letters, digits, - and _."),
                .init("title", .text, "The heading of the page."),
                .init("description", .text, "A paragraph under the heading."),
                .init("locale", .text, "The language of the texts and of how numbers are written, such as zh-Hans."),
                .init("time_zone", .text, "The zone of today(), such as Asia/Shanghai."),
                .init("pages", .list(.object(.page)), "The pages, for a form that is filled page by page."),
                .init("groups", .list(.object(.group)), "Collapsible collections of sections."),
                .init("sections", .list(.object(.section)), "The sections of a form without groups."),
                .init("fields", .list(.element), "The fields of a form without groups and sections."),
                .init("review", .flag, "Whether the last page shows all answers before they are submitted."),
                .init("submit_title", .text, "What the submit button says."),
                .init("success", .either([.text, .object(.success)]), "What follows a stored submission."),
                .init("disabled", .flag, "Whether nothing in the form takes input."),
                .init("mark_required", .flag, "Whether fields that must be answered are marked; true if absent."),
                .init("validate_on", .word(words(ValidationTiming.self)), "When a field's first error may show."),
                .init(
                    "when_hidden", .word(words(HiddenValuePolicy.self)),
                    "What becomes of answers that are not relevant."),
                .init("drafts", .flag, "Whether unfinished answers may be kept; true if absent."),
                .init(
                    "messages", .texts(MessageCatalogs.keys),
                    "Words that replace the catalog's, for errors and controls."),
                .init(
                    "types", .list(.text),
                    "The names of types of an app that fields have. Where nobody has them, placeholders are shown."),
                .init("templates", .object(.templates), "What dynamic sections are made of."),
                .init(
                    "strings", .table(.table(.text)),
                    "Texts in other languages: by language, then by the text in place."),
                .init("styles", .styles(in: .form), "Colours, fonts and lengths."),
                .init("formats", .list(.object(.format)), "The form's own formats for text, by name."),
            ], later: LaterKeys.form),
        choices: ["pages", "groups", "sections", "fields"])

    static let page = SchemaObject(
        name: .page, meaning: "A page of a form that is filled page by page.",
        keys: [
            .init("id", .text, "Unique among the pages."),
            .init("title", .text, "The heading."),
            .init("visible_when", .text, "An expression: the page is there while it holds."),
            .init("groups", .list(.object(.group)), "Collapsible collections of sections."),
            .init("sections", .list(.object(.section)), "The sections of a page without groups."),
            .init("fields", .list(.element), "The fields of a page without groups and sections."),
        ],
        required: ["id"], choices: ["groups", "sections", "fields"])

    static let success = SchemaObject(
        name: .success, meaning: "What follows a stored submission.",
        keys: [
            .init("title", .text, "The heading of the page."),
            .init("text", .text, "A page with these words."),
            .init("url", .text, "Another page: https, http, or a path on the same host."),
        ],
        choices: ["text", "url"])

    static let group = SchemaObject(
        name: .group, meaning: "A titled collection of sections, which opens and closes.",
        keys: acted(
            [
                .init("id", .text, "Unique among groups and sections."),
                .init("title", .text, "The heading."),
                .init("info", .text, "A sentence under the heading."),
                .init("image", .text, "The address of a picture before the heading."),
                .init("image_url", .text, "The address of a picture before the heading."),
                .init("header_element", .text, "A custom element that pages put under the heading."),
                .init("footer_element", .text, "A custom element that pages put after the last section."),
                .init("collapsible", .flag, "Whether the heading opens and closes the group; true if absent."),
                .init("collapsed", .flag, "Whether the group starts closed."),
                .init("hidden", .flag, "Whether the group starts out hidden."),
                .init("disabled", .flag, "Whether nothing in the group takes input."),
                .init("visible_when", .text, "An expression: the group is visible while it holds."),
                .init("enabled_when", .text, "An expression: the group takes input while it holds."),
                .init("sections", .list(.object(.section)), "The sections, in order."),
                .init("styles", .styles(in: .group), "Colours, fonts and lengths."),
            ], later: LaterKeys.group),
        required: ["sections"])

    static let section = SchemaObject(
        name: .section, meaning: "Fields that belong together; repeated if it has `repeat`.",
        keys: acted(
            [
                .init("id", .text, "Unique in the form or in its repeat. A repeating section needs one."),
                .init(
                    "type",
                    .word([
                        SchemaWord(word: "default", meaning: "Occurs once."),
                        SchemaWord(word: "dynamic", meaning: "Repeats, from the template of the same id."),
                    ]), "How the original Form wrote repeating sections."),
                .init("title", .text, "The header."),
                .init("info", .text, "A sentence under the header."),
                .init("footer", .text, "A sentence after the last field."),
                .init("action_title", .text, "What the button of a dynamic section says."),
                .init("visible_when", .text, "An expression: the section is visible while it holds."),
                .init("enabled_when", .text, "An expression: the section takes input while it holds."),
                .init("hidden", .flag, "Whether the section starts out hidden."),
                .init("disabled", .flag, "Whether nothing in the section takes input."),
                .init("repeat", .object(.repetition), "Makes the section repeat, one item after the other."),
                .init("targets", .list(.object(.target)), "What adding an item does to fields and sections."),
                .init("deletable", .flag, "Whether a person may delete the section's fields."),
                .init("nest", .flag, "Whether the section's answers get an object of their own."),
                .init("fields", .list(.element), "Fields, and sections inside the section."),
                .init("styles", .styles(in: .section), "Colours, fonts and lengths."),
                .init("image", .text, "The address of a picture before the header."),
                .init("image_url", .text, "The address of a picture before the header."),
                .init("header_element", .text, "A custom element that pages put under the header."),
                .init("footer_element", .text, "A custom element that pages put after the last field."),
            ], later: LaterKeys.section))

    static let repetition = SchemaObject(
        name: .repetition, meaning: "How often a section occurs.",
        keys: [
            .init("min", .whole(0...Repetition.itemLimit), "The fewest items; a form starts with as many."),
            .init("max", .whole(0...Repetition.itemLimit), "The most items."),
            .init("add_title", .text, "What the button that adds an item says."),
            .init("remove_title", .text, "What the button that removes an item says."),
            .init("item_title", .text, "The header of each item; {index} becomes its number."),
            .init("reorder", .flag, "Whether items can change places."),
            .init("items", .list(.anyObject), "The answers of the items that a form starts with."),
            .init("targets", .list(.object(.target)), "What adding an item does to fields and sections."),
        ])

    static let templates = SchemaObject(
        name: .templates, meaning: "What dynamic sections are made of, as the original Form has them.",
        keys: [
            .init("sections", .list(.object(.section)), "A section for each dynamic one, found by its id."),
            .init("fields", .list(.anything), "Nothing uses these."),
        ])

    /// The keys that the reader does not ignore.
    static func acted(_ keys: [SchemaObject.Key], later: [String]) -> [SchemaObject.Key] {
        keys.filter { !later.contains($0.name) }
    }

    /// The words of a type.
    static func words<Word: SchemaWords>(_ type: Word.Type) -> [SchemaWord] {
        type.allCases.map { SchemaWord(word: $0.rawValue, meaning: $0.meaning) }
    }
}
