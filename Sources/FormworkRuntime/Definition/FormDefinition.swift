/// A form as its author wrote it, in Swift or in JSON.
///
/// A definition is plain data, and nothing in it has been checked. Compiling it to a `CompiledForm` checks it and
/// reports all problems at once. Sessions run the compiled form.
public struct FormDefinition: Equatable, Sendable {
    /// The name of the form in URLs, storage and logs. It consists of letters, digits, `-` and `_`.
    public var id: String
    /// The heading of the page; blank if absent.
    public var title: String
    /// A paragraph under the heading; blank if absent.
    public var info: String
    /// The language of the texts in the definition, as a BCP 47 tag such as `zh-Hans`. Blank means English.
    public var locale: String
    /// The time zone as an IANA name, such as `Europe/Berlin`. It decides which day `today()` is, and the day and time
    /// of instants that are set as answers of date fields. Blank means the zone of the page.
    public var timeZone: String
    /// The groups. A form that was written without groups has one group whose id is blank.
    public var groups: [FormGroup]
    /// The title of the submit button. Blank means the catalog's words.
    public var submitTitle: String
    /// The reply that a person sees after a submission was stored.
    public var success: SuccessReply
    /// Whether required fields have a visible mark. Screen readers announce it in any case.
    public var marksRequired: Bool
    /// Whether nothing in the form takes input.
    public var isDisabled: Bool
    /// When a field's first error may be shown.
    public var validateOn: ValidationTiming
    /// The policy for answers of fields that are not relevant.
    public var whenHidden: HiddenValuePolicy
    /// Words for error codes, which replace those of the catalog, in the order in which the author wrote them.
    public var messages: [MessageOverride]
    /// The styles of all sections and fields. They override those of the theme.
    public var styles: [Style]
    /// The texts of the form in other languages, in order of preference where several fit a reader equally.
    public var strings: [FormTranslation]

    /// Formats that fields can name, beside those of `NamedFormat`.
    public var formats: [CustomTextFormat]

    #if !hasFeature(Embedded)
    /// Whether unfinished answers may be kept: in the browser of the person, and on the server for a link.
    public var keepsDrafts: Bool
    /// Whether the last page shows all answers before they are submitted.
    public var hasReview = false
    /// The local day and time from which a server shows the form and takes answers, in the zone of the form, or in that of
    /// the server if the form has none; `nil` for always. Apps decide for themselves.
    public var opens: CivilDateTime?
    /// The last local day and time at which a server takes answers; `nil` for always.
    public var closes: CivilDateTime?
    /// The heading of the page that a person sees after a submission was stored. Blank means the catalog's words.
    public var successTitle = ""
    /// Problems of the code that made the definition, such as a key path without a name.
    package var codeProblems: [DefinitionProblem] = []
    /// The texts without a translation, in a form that was translated; `nil` if every text has one.
    package var untranslated: UntranslatedTexts?
    /// The heading with its marks, in a compiled form; `nil` if it has none.
    package var markedTitle: MarkedText?
    /// The paragraph under the heading with its marks, in a compiled form; `nil` if it has none.
    package var markedInfo: MarkedText?
    #else
    /// Always `true` in a page. The server decides which pages load the script that keeps drafts.
    public var keepsDrafts: Bool {
        get { true }
        set {}
    }
    package var successTitle: String { "" }
    #endif

    /// Makes a definition; everything but the id and the groups has a default.
    public init(
        id: String,
        title: String = "",
        info: String = "",
        locale: String = "",
        timeZone: String = "",
        groups: [FormGroup],
        submitTitle: String = "",
        success: SuccessReply = .default,
        marksRequired: Bool = true,
        isDisabled: Bool = false,
        validateOn: ValidationTiming = .submit,
        whenHidden: HiddenValuePolicy = .omit,
        messages: [MessageOverride] = [],
        strings: [FormTranslation] = [],
        styles: [Style] = [],
        formats: [CustomTextFormat] = [],
        keepsDrafts: Bool = true
    ) {
        self.id = id
        self.title = title
        self.info = info
        self.locale = locale
        self.timeZone = timeZone
        self.groups = groups
        self.submitTitle = submitTitle
        self.success = success
        self.marksRequired = marksRequired
        self.isDisabled = isDisabled
        self.validateOn = validateOn
        self.whenHidden = whenHidden
        self.messages = messages
        self.styles = styles
        self.strings = strings
        self.formats = formats
        self.keepsDrafts = keepsDrafts
    }
}

/// The reply that a person sees after a submission was stored.
public enum SuccessReply: Equatable, Sendable {
    /// A page with the catalog's words.
    case `default`
    /// A page with these words.
    case text(String)
    /// The address of another page. Only `https`, `http` and paths on the same host are followed.
    case url(String)
}

/// When a field that has not shown an error may show its first one.
///
/// A field that has shown an error is validated again after each change, with any timing.
public enum ValidationTiming: String, CaseIterable, Equatable, Sendable {
    /// When the person presses the submit button.
    case submit
    /// When the focus leaves the field.
    case blur
    /// When the answer changes.
    case change
}

/// The policy for answers of fields that are not relevant.
public enum HiddenValuePolicy: String, CaseIterable, Equatable, Sendable {
    /// The session keeps the answer, and `values` leaves it out.
    case omit
    /// The answer is cleared as soon as the field stops being relevant.
    case clear
    /// The session keeps the answer, and `values` includes it.
    case keep
}

/// Words for one error code that replace the catalog's.
public struct MessageOverride: Equatable, Sendable {
    /// The error's code, such as `min_length`.
    public var code: String
    /// A message template; `{title}` and the error's parameters are filled in.
    public var text: String

    /// Pairs a code with a template.
    public init(code: String, text: String) {
        self.code = code
        self.text = text
    }
}
