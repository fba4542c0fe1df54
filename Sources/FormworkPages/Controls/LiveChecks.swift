import FormworkHTML
import FormworkRuntime

/// The fields whose answers code on the server checks while somebody fills in the page.
public struct LiveChecks: Sendable {
    /// The address to which the script sends answers that need a check.
    public var address: String
    /// The fields.
    public var fields: [Field]

    /// A field with checks.
    public struct Field: Sendable {
        /// The path of the field, with empty brackets for the items around it: `guests[].user`.
        public var path: String
        /// How many milliseconds nothing must be typed before the script asks; `nil` if it asks when the focus leaves the
        /// field.
        public var delay: Int?

        /// Describes a field.
        public init(path: String, delay: Int? = nil) {
            self.path = path
            self.delay = delay
        }
    }

    /// Describes the checks of a page.
    public init(address: String, fields: [Field]) {
        self.address = address
        self.fields = fields
    }
}

extension LiveChecks {
    /// Writes a template for each field, and the script that uses them. Without the script the answers are checked when they
    /// are submitted.
    func writeTemplates(ids: String, words: MessageCatalog, to html: inout HTMLWriter, _ scripts: inout PageScripts) {
        html.markup("<div hidden")
        html.attribute("id", ids + "checks")
        html.attribute("data-fw-address", address)
        html.attribute("data-fw-checking", words.text("ui.checking"))
        html.markup(">")
        for field in fields {
            html.markup("<template")
            html.attribute("data-fw-path", field.path)
            if let delay = field.delay { html.attribute("data-fw-delay", String(delay)) }
            html.markup("><p class=\"fw-hint\" role=\"status\" data-fw-check></p></template>")
        }
        html.markup("</div>")
        scripts.add("live-checks.js")
    }
}
