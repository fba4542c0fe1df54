import FormworkHTML
import FormworkPresentation
import FormworkRuntime

/// A language that a page offers.
public struct PageLanguage: Equatable, Sendable {
    /// The BCP 47 tag.
    public var tag: String
    /// The name of the language in the language itself.
    public var name: String
    /// Whether it is written from right to left.
    public var isRightToLeft: Bool
    /// The address of the page in this language, to which the answers are posted.
    public var address: String

    /// Describes a language.
    public init(tag: String, name: String, isRightToLeft: Bool, address: String) {
        self.tag = tag
        self.name = name
        self.isRightToLeft = isRightToLeft
        self.address = address
    }
}

/// The action that the button of a language posts.
package enum LanguageAction {
    private static let prefix = "language:"

    /// The value of the button for a language.
    package static func text(_ tag: String) -> String { prefix + tag }

    /// The language that a button chooses; `nil` for any other button.
    package static func tag(in action: String) -> String? {
        action.hasPrefix(prefix) ? String(action.dropFirst(prefix.count)) : nil
    }
}

/// Writes the languages of a page: buttons that post the answers, so that the page comes back with them in the language.
struct LanguageWriter {
    let languages: [PageLanguage]
    let engine: FormEngine

    /// Whether the page is in a language, in whatever region. A page of `zh-Hant` is not in `zh` if the form has both.
    private func isCurrent(_ language: PageLanguage) -> Bool {
        let locale = engine.settings.context.locale
        let longest = languages.filter { locale.isIn($0.tag) }.max { $0.tag.utf8.count < $1.tag.utf8.count }
        return longest?.tag.isSame(as: language.tag) ?? false
    }

    func write(to html: inout HTMLWriter) {
        if languages.count < 2 { return }
        html.markup("<nav class=\"fw-languages\"")
        html.attribute("aria-label", engine.settings.context.messages.text("ui.languages"))
        html.markup("><ul>")
        for language in languages {
            html.markup("<li")
            html.attribute("lang", language.tag)
            html.attribute("dir", language.isRightToLeft ? "rtl" : "ltr")
            html.markup(">")
            if isCurrent(language) {
                html.markup("<span class=\"fw-language\" aria-current=\"true\">")
                html.text(language.name)
                html.markup("</span>")
            } else {
                writeButton(language, to: &html)
            }
            html.markup("</li>")
        }
        html.markup("</ul></nav>")
    }

    private func writeButton(_ language: PageLanguage, to html: inout HTMLWriter) {
        html.markup("<button type=\"submit\" class=\"fw-plain fw-language\" name=\"fw.action\"")
        html.attribute("value", LanguageAction.text(language.tag))
        if let link = SafeLink(language.address) { html.attribute("formaction", link.address) }
        html.markup(">")
        html.text(language.name)
        html.markup("</button>")
    }
}
