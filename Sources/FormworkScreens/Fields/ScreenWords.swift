/// Words that screens of apps need and pages do not. They are those of the catalog under `ui.previous` and `ui.next`.
public struct ScreenWords: Sendable {
    /// What goes to the field before.
    public let previous: String
    /// What goes to the field after.
    public let next: String

    /// The words of a catalog; in English where it has none.
    public init(_ messages: MessageCatalog) {
        previous = messages.template("ui.previous") ?? "Previous"
        next = messages.template("ui.next") ?? "Next"
    }
}
