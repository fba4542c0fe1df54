public import FormworkCore

extension FormDefinition {
    /// Writes a form in Swift; the value is the same that its JSON is read as.
    ///
    /// - Parameters:
    ///   - id: The form's part of its address: letters, digits, `-` and `_`.
    ///   - title: The heading.
    ///   - info: A paragraph under the heading.
    ///   - locale: The language of the texts, such as `zh-Hans`; English if blank.
    ///   - submitTitle: What the submit button says.
    ///   - success: What follows a stored submission.
    ///   - content: Groups, or sections alone, or fields alone.
    public init(
        _ id: String, title: String = "", info: String = "", locale: String = "", submitTitle: String = "",
        success: SuccessReply = .default, @FormBuilder content: () -> [FormNode]
    ) {
        self.init(
            id: id, title: title, info: info, locale: locale, groups: content().groups, submitTitle: submitTitle,
            success: success)
    }

    /// When a field's first error may be shown.
    public func validating(on timing: ValidationTiming) -> FormDefinition {
        with(self) { $0.validateOn = timing }
    }

    /// What becomes of the answers of fields that are not relevant.
    public func whenHidden(_ policy: HiddenValuePolicy) -> FormDefinition {
        with(self) { $0.whenHidden = policy }
    }

    /// The zone of `today()` and of instants given to civil fields, as an IANA name.
    public func timeZone(_ name: String) -> FormDefinition {
        with(self) { $0.timeZone = name }
    }

    /// Replaces the words for an error code in the whole form.
    public func message(_ code: String, _ text: String) -> FormDefinition {
        with(self) { $0.messages.append(MessageOverride(code: code, text: text)) }
    }

    /// Gives the form's texts in another language; a text without a translation stays as it is.
    ///
    /// - Parameters:
    ///   - language: A BCP 47 tag such as `de` or `zh-Hant`.
    ///   - strings: Texts as they stand in the form, with their translations.
    public func strings(_ language: String, _ strings: KeyValuePairs<String, String>) -> FormDefinition {
        with(self) { form in
            form.strings.append(
                FormTranslation(language: language, entries: strings.map { FormTranslation.Entry($0.key, $0.value) }))
        }
    }
}

/// A copy with a change.
func with<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var copy = value
    change(&copy)
    return copy
}
