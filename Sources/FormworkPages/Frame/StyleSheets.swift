import FormworkHTML
import FormworkPresentation
import FormworkRuntime

/// Formwork's own style sheets that a page loads: one for all pages, and others for parts that only some pages have.
enum StyleSheets {
    /// The files for pages that are not forms.
    static let site = ["formwork.css", "site.css"]

    /// Some files, and after the first one the fonts for a language, if it needs any.
    static func adding(fontsFor locale: LocaleRecord, to files: [String]) -> [String] {
        let language = locale.identifier.prefix { $0 != "-" && $0 != "_" }
        guard ["zh", "ja", "ko", "ar", "fa", "ur"].contains(language) else { return files }
        return files.prefix(1) + ["fonts.css"] + files.dropFirst()
    }

    /// The files for a part of another page, in the order of the cascade: all that a form can need.
    ///
    /// A page may have several forms. If each linked its own files, the first file of the second form would undo the others of the first
    /// form. The same files twice change nothing, and browsers load them once.
    static let forFragments = [
        "formwork.css", "fonts.css", "groups.css", "widths.css", "long.css", "numbers.css", "figures.css",
        "switches.css", "heights.css", "segments.css", "passwords.css", "days.css", "texts.css", "items.css",
        "files.css", "counters.css", "looks.css", "pages.css", "languages.css", "bar.css",
    ]

    /// The files for the page of a form, in the order of the cascade.
    static func forForm(of engine: FormEngine) -> [String] {
        let form = engine.form
        var files = ["formwork.css"]
        if form.groups.contains(where: { $0.hasHeader }) { files.append("groups.css") }
        if form.sharesLines { files.append("widths.css") }
        if engine.isLong { files.append("long.css") }
        if form.fields.contains(where: { hasNumberControl($0) }) { files.append("numbers.css") }
        if form.fields.contains(where: { hasFigures($0) }) || hasHeadingPictures(form) {
            files.append("figures.css")
        }
        if form.fields.contains(where: { [.toggle, .box].contains($0.basicControl) }) { files.append("switches.css") }
        if form.fields.contains(where: { $0.definition.size.height > 1 }) { files.append("heights.css") }
        if form.fields.contains(where: { $0.definition.style == .segmented }) { files.append("segments.css") }
        if form.hasPasswords { files.append("passwords.css") }
        if form.fields.contains(where: { $0.isTypedDay }) { files.append("days.css") }
        if MarkWriter.hasMarks(form) { files.append("texts.css") }
        if form.elements.indices.contains(where: { form.elements[$0].isRepeating }) { files.append("items.css") }
        if form.fields.contains(where: { $0.definition.files != nil }) { files.append("files.css") }
        if form.fields.contains(where: { $0.countedLength != nil }) { files.append("counters.css") }
        if LookWriter(form).isNeeded { files.append("looks.css") }
        if form.groups.contains(where: { $0.pageID != nil }) { files.append("pages.css") }
        return files
    }

    /// Whether a field is a picture, a line or a space, or has pictures beside its words. Options that are loaded may have some.
    private static func hasFigures(_ field: CompiledField) -> Bool {
        switch field.basicControl {
        case .picture, .rule, .room: return true
        default:
            let field = field.definition
            return !field.image.isEmpty || field.optionSource?.isLoaded == true
                || field.options.contains { !$0.image.isEmpty }
        }
    }

    /// Whether a group or a section has a picture that a page may show.
    private static func hasHeadingPictures(_ form: CompiledForm) -> Bool {
        form.groups.contains { SafeLink.isPicture($0.image) }
            || form.sections.contains { SafeLink.isPicture($0.definition.image) }
    }

    private static func hasNumberControl(_ field: CompiledField) -> Bool {
        switch field.basicControl {
        case .slider, .stepper, .duration: true
        default: false
        }
    }
}

extension FormEngine {
    /// Whether the browser should lay out only the rows on the screen. The scroll bar is less exact then.
    var isLong: Bool { rows.count > 250 }
}

extension CompiledForm {
    /// Whether there are fields that share a line. Without them the rows of a card are stacked, which takes browsers half the time.
    var sharesLines: Bool { fields.contains { $0.definition.size.width < 100 } }

    /// Whether there are questions for passwords, which have a button that shows them.
    var hasPasswords: Bool { fields.contains { $0.definition.type == .password } }

    /// Whether there are choices that do not offer all their options at any time.
    var hasChangingOffers: Bool {
        fields.contains { field in
            !field.definition.optionsWhen.isEmpty || field.definition.optionSource?.isLoaded == false
                || field.definition.options.contains { !$0.visibleWhen.isEmpty }
        }
    }

    /// Whether there are lists that need an answer, always or at times.
    var hasNeededLists: Bool {
        fields.contains { field in
            let definition = field.definition
            guard definition.validations.required || !definition.requiredWhen.isEmpty else { return false }
            return field.isChosenTime || field.basicControl == .menu
        }
    }
}

extension CompiledField {
    fileprivate var basicControl: FieldControl { basicControl(options: definition.options.count) }
}
