public import FormworkPresentation

/// The parts of a form's page that the session does not have.
public struct PageOptions: Sendable {
    /// The address that the form is posted to.
    public var action: String
    /// The address to which the submit button posts without the script; `nil` for `action`.
    ///
    /// Browsers forget a page when something is posted to its own address, so Back loads a new one. With a different
    /// address, Back after the submission leads to the page with its key, and the same answers are not stored again.
    public var submitAction: String?
    /// Hidden inputs of the form, in order, such as the signed `fw.state`. The page does not interpret them.
    public var hiddenInputs: [HiddenInput]
    /// The addresses of the style sheet and the script.
    public var assets: PageAssets
    /// The address of the form's own styles (`FormStyleSheet`); `nil` if absent.
    public var styleSheet: String?
    /// The addresses of further scripts that the page loads, as modules. Only addresses on the page's own host are taken.
    public var scripts: [String]
    /// The `HydrationData` as JSON text, which the script passes to the engine; `nil` for a page without a script.
    public var hydration: String?
    /// Sentences to show above the form, such as why a post came back. Empty by default.
    public var notices: [String]
    /// The version of the definition, such as a hash. Answers that the script kept are restored only into a page with
    /// the same version. Blank if it is not known.
    public var version: String
    /// The choices whose options come from code, and their state; `nil` if there are none.
    public var choices: LoadedChoices?
    /// Whether the answers can only be read. The page then has no button that submits, and needs a session that takes no
    /// input.
    public var isReadOnly = false
    /// The last removal in words; the page then has a button that undoes it. `nil` if nothing was removed.
    public var removed: String?
    /// The element that gets the focus; `nil` leaves that to the browser.
    public var focus: PageFocus?
    /// Whether touch screens show a bar above their keyboard that leads to the question before and to the next one.
    public var hasBar = false
    /// Whether the page has a button that saves unfinished answers on the server.
    public var canSave = false
    /// How the page keeps unfinished answers in the browser; `nil` for a page that neither keeps them nor warns.
    public var kept: KeptAnswers?
    /// The upload address and the file fields; `nil` for a page without file fields.
    public var files: PageFiles?
    /// The languages that the page offers, its own among them; empty for a page without a choice of languages.
    public var languages: [PageLanguage] = []
    /// The answers that code on the server checks while a person fills in the page; `nil` if there are none.
    public var checks: LiveChecks?
    /// Whether a fragment has the list of the rows of its fields, which `attach.js` needs to find them.
    package var listsRows = false
    /// Formats answers in words of the app's own where the page lists them; `nil` for the usual words.
    public var answerWords: AnswerWords?
    /// The name of an input that people neither see nor reach, and that programs fill in; blank for a page without one.
    public var trap = ""
    /// The prefix of all ids in the form. It is `fw-` for a form that is alone on its page. Otherwise each form needs
    /// another prefix, such as `fw-loan-`. The hydration data has to have the same.
    public var ids: String

    /// Makes options.
    public init(
        action: String,
        hiddenInputs: [HiddenInput] = [],
        assets: PageAssets = PageAssets(),
        styleSheet: String? = nil,
        scripts: [String] = [],
        hydration: String? = nil,
        notices: [String] = [],
        version: String = "",
        choices: LoadedChoices? = nil,
        kept: KeptAnswers? = nil,
        files: PageFiles? = nil,
        ids: String = "fw-"
    ) {
        self.action = action
        self.hiddenInputs = hiddenInputs
        self.assets = assets
        self.styleSheet = styleSheet
        self.scripts = scripts
        self.hydration = hydration
        self.notices = notices
        self.version = version
        self.choices = choices
        self.kept = kept
        self.files = files
        self.ids = ids
    }
}

/// A hidden input.
public struct HiddenInput: Equatable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: String

    /// Pairs a name with a value.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
