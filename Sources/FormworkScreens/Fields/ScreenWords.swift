/// Words that screens of apps need and pages do not.
///
/// A form says them in its own way under the keys `ui.previous`, `ui.next`, `ui.done`, `ui.cancel`, `ui.close`, `ui.retry`, `ui.load_more`,
/// `ui.loading`, `ui.load_failed`, `ui.load_waiting` and `ui.nothing_found`.
public struct ScreenWords: Sendable {
    private let messages: MessageCatalog

    /// The words in the language of a catalog; in English where there are none.
    public init(_ messages: MessageCatalog) { self.messages = messages }

    /// What goes to the field before.
    public var previous: String { text("previous", "Previous", "上一项") }
    /// What goes to the field after.
    public var next: String { text("next", "Next", "下一项") }
    /// What closes a screen of options.
    public var done: String { text("done", "Done", "完成") }
    /// What closes without choosing.
    public var cancel: String { text("cancel", "Cancel", "取消") }
    /// What closes a message.
    public var close: String { text("close", "Close", "关闭") }
    /// What loads again what failed.
    public var retry: String { text("retry", "Try again", "重试") }
    /// What loads more options.
    public var loadMore: String { text("load_more", "Show more", "加载更多") }
    /// Options are on their way.
    public var loading: String { text("loading", "Loading…", "正在加载…") }
    /// Options did not arrive.
    public var loadFailed: String { text("load_failed", "This could not be loaded.", "无法加载。") }
    /// Options cannot be loaded before other questions are answered.
    public var loadWaiting: String {
        text("load_waiting", "Answer the questions before this one first.", "请先回答前面的问题。")
    }
    /// No option is like what was typed.
    public var nothingFound: String { text("nothing_found", "Nothing was found.", "没有找到。") }

    private func text(_ key: String, _ english: String, _ chinese: String) -> String {
        messages.template("ui." + key) ?? (messages.language.hasPrefix("zh") ? chinese : english)
    }
}
