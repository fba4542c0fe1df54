/// Words that screens of apps need and pages do not. A form says them in its own way under `ui.previous`, `ui.next` and
/// `ui.done`.
public struct ScreenWords: Sendable {
    /// What goes to the field before.
    public let previous: String
    /// What goes to the field after.
    public let next: String
    /// What closes a screen of options.
    public let done: String

    /// The words in the language of a catalog; in English where there are none.
    public init(_ messages: MessageCatalog) {
        let isChinese = messages.language.hasPrefix("zh")
        previous = messages.template("ui.previous") ?? (isChinese ? "上一项" : "Previous")
        next = messages.template("ui.next") ?? (isChinese ? "下一项" : "Next")
        done = messages.template("ui.done") ?? (isChinese ? "完成" : "Done")
    }
}
