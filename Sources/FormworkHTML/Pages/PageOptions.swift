/// What the page of a form needs to know beside the session.
public struct PageOptions: Sendable {
    /// Where the form is posted to.
    public var action: String
    /// Hidden inputs of the form, in order, such as the signed `fw.state`; opaque here.
    public var hiddenInputs: [HiddenInput]
    /// Where the style sheet and the script are.
    public var assets: PageAssets
    /// Where the form's own styles are (`FormStyleSheet`); `nil` for none.
    public var styleSheet: String?
    /// The JSON text that the script hands to the engine; `nil` for a page without a script.
    public var hydration: String?
    /// Sentences to show above the form, such as why a post came back. Empty for none.
    public var notices: [String]
    /// Tells the definition from others that the form had or will have, such as a hash: answers that the script kept go back
    /// under the same name only into the same definition. Blank where nobody knows.
    public var version: String
    /// What the ids of the form's elements begin with: `fw-` alone on a page, else another text for each form, such as
    /// `fw-loan-`; the hydration data has to have the same.
    public var ids: String

    /// Makes options.
    public init(
        action: String,
        hiddenInputs: [HiddenInput] = [],
        assets: PageAssets = PageAssets(),
        styleSheet: String? = nil,
        hydration: String? = nil,
        notices: [String] = [],
        version: String = "",
        ids: String = "fw-"
    ) {
        self.action = action
        self.hiddenInputs = hiddenInputs
        self.assets = assets
        self.styleSheet = styleSheet
        self.hydration = hydration
        self.notices = notices
        self.version = version
        self.ids = ids
    }
}

/// Something that a form posts and nobody sees.
public struct HiddenInput: Equatable, Sendable {
    /// What it is posted under.
    public var name: String
    /// What is posted.
    public var value: String

    /// Pairs a name with a value.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
