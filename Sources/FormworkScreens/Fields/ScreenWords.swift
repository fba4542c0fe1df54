/// Words that screens of apps need and pages do not.
///
/// A form says them in its own way under the keys `ui.previous`, `ui.next`, `ui.done`, `ui.cancel`, `ui.close`, `ui.retry`, `ui.load_more`,
/// `ui.loading`, `ui.load_failed`, `ui.load_waiting`, `ui.nothing_found`, `ui.photo`, `ui.photo_choose` and `ui.photo_take`.
public struct ScreenWords: Sendable {
    private let messages: MessageCatalog

    /// The words of a catalog; in English where it has none.
    public init(_ messages: MessageCatalog) { self.messages = messages }

    /// The label of the button that goes to the previous field.
    public var previous: String { text("previous", "Previous") }
    /// The label of the button that goes to the next field.
    public var next: String { text("next", "Next") }
    /// The label of the button that closes a screen of options.
    public var done: String { text("done", "Done") }
    /// The label of the button that closes without choosing.
    public var cancel: String { text("cancel", "Cancel") }
    /// The label of the button that closes a message.
    public var close: String { text("close", "Close") }
    /// The label of the button that loads again after a failure.
    public var retry: String { text("retry", "Try again") }
    /// The label of the button that loads more options.
    public var loadMore: String { text("load_more", "Show more") }
    /// Options are on their way.
    public var loading: String { text("loading", "Loading…") }
    /// Options did not arrive.
    public var loadFailed: String { text("load_failed", "This could not be loaded.") }
    /// Options cannot be loaded before other questions are answered.
    public var loadWaiting: String { text("load_waiting", "Answer the questions before this one first.") }
    /// No option is like what was typed.
    public var nothingFound: String { text("nothing_found", "Nothing was found.") }

    /// The label for choosing a file from the system's list of documents.
    public var chooseFile: String { text("file_choose", "Choose a file") }
    /// The label for choosing one of the person's pictures.
    public var choosePicture: String { text("photo_choose", "Choose a photo") }
    /// The label for taking a picture with the camera.
    public var takePicture: String { text("photo_take", "Take a photo") }
    /// The name of a picture that has none.
    public var picture: String { text("photo", "Photo") }

    private func text(_ key: String, _ english: String) -> String { messages.template("ui." + key) ?? english }
}
