public import FormworkCore

extension FormDefinition {
    /// Makes a form in Swift. The value equals the one that is read from the same form in JSON.
    ///
    /// - Parameters:
    ///   - id: The name of the form in its address: letters, digits, `-` and `_`.
    ///   - title: The heading.
    ///   - info: A paragraph under the heading.
    ///   - locale: The language of the texts, such as `zh-Hans`; English if blank.
    ///   - submitTitle: The title of the submit button. Blank means the catalog's words.
    ///   - success: The reply that a person sees after a submission was stored.
    ///   - content: Pages, or groups, or only sections, or only fields.
    public init(
        _ id: String, title: String = "", info: String = "", locale: String = "", submitTitle: String = "",
        success: SuccessReply = .default, @FormBuilder content: () -> [FormNode]
    ) {
        self.init(
            id: id, title: title, info: info, locale: locale, groups: [], submitTitle: submitTitle, success: success)
        let nodes = content()
        let pages = nodes.pages
        if pages.isEmpty { groups = nodes.groups } else { self.pages = pages }
    }

    /// Sets when a field's first error may be shown. The default is after the first attempt to submit.
    public func validating(on timing: ValidationTiming) -> FormDefinition {
        with(self) { $0.validateOn = timing }
    }

    /// Sets what happens to the answers of fields that are not relevant.
    public func whenHidden(_ policy: HiddenValuePolicy) -> FormDefinition {
        with(self) { $0.whenHidden = policy }
    }

    /// Sets the zone of `today()`, and of instants that are set as answers of date fields, as an IANA name.
    public func timeZone(_ name: String) -> FormDefinition {
        with(self) { $0.timeZone = name }
    }

    /// Sets whether unfinished answers may be kept, in the browser and on the server.
    public func keepsDrafts(_ keeps: Bool) -> FormDefinition {
        with(self) { $0.keepsDrafts = keeps }
    }

    /// Sets when a server takes answers. Before and after, it says so in the place of the form. Apps decide for themselves.
    ///
    /// - Parameters:
    ///   - opens: The first local day and time, such as `2026-12-01T08:00`, in the zone of the form (`timeZone(_:)`), or in
    ///     that of the server if the form has none; `nil` for always.
    ///   - closes: The last one; `nil` for always.
    public func takingAnswers(from opens: CivilDateTime? = nil, until closes: CivilDateTime? = nil) -> FormDefinition {
        with(self) {
            $0.opens = opens
            $0.closes = closes
        }
    }

    /// Sets whether required fields have a visible mark. Screen readers announce it in any case.
    public func marksRequired(_ marks: Bool = true) -> FormDefinition {
        with(self) { $0.marksRequired = marks }
    }

    /// Lets nothing in the form take input.
    public func disabled(_ disabled: Bool = true) -> FormDefinition {
        with(self) { $0.isDisabled = disabled }
    }

    /// Adds a format for text that fields can name, beside those of `NamedFormat`.
    public func format(_ format: CustomTextFormat) -> FormDefinition {
        with(self) { $0.formats.append(format) }
    }

    /// Replaces the words of an error code in the whole form.
    public func message(_ code: String, _ text: String) -> FormDefinition {
        with(self) { $0.messages.append(MessageOverride(code: code, text: text)) }
    }

    /// Adds a language to the form. A text without a translation stays as it is.
    ///
    /// - Parameters:
    ///   - language: A BCP 47 tag such as `de` or `zh-Hant`.
    ///   - strings: The texts of the form with their translations.
    public func strings(_ language: String, _ strings: KeyValuePairs<String, String>) -> FormDefinition {
        with(self) { form in
            form.strings.append(
                FormTranslation(language: language, entries: strings.map { FormTranslation.Entry($0.key, $0.value) }))
        }
    }
}

/// Copies a value and changes the copy.
func with<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var copy = value
    change(&copy)
    return copy
}
