public import FormworkCore

/// What one post of a form may be and cost. A server keeps to these limits, and a checker knows them, so that no form is
/// served whose posts would all be refused.
///
/// Forms need different amounts, so a server has the same base for all of them, and each adds what it can hold
/// (`grown(for:)`).
public struct PostLimits: Equatable, Sendable {
    /// The most bytes of answers. The state that a page carries along may have three times as many beside them, since it
    /// holds the answers again.
    public var bytes: Int
    /// The most names and values in a post from a page.
    public var controls: Int
    /// The most items of repeating sections.
    public var items: Int
    /// The most work, in `EngineStatistics.steps`.
    public var steps: Int

    /// Makes limits; by default one mebibyte, 5 000 controls, 300 items, three million steps.
    public init(bytes: Int = 1 << 20, controls: Int = 5_000, items: Int = 300, steps: Int = 3_000_000) {
        self.bytes = bytes
        self.controls = controls
        self.items = items
        self.steps = steps
    }

    /// However much a form may hold, no post has more bytes of answers.
    public static let mostBytes = 16 << 20

    /// The bytes of a whole post from a page: of answers and of the state that comes with them.
    public var pageBytes: Int { 4 * bytes }

    /// The limits for one form: these, and what the form can hold by itself.
    public func grown(by extent: FormExtent) -> PostLimits {
        var limits = self
        limits.items = Swift.min(items + extent.items, Swift.max(items, FormEngine.itemLimit))
        limits.controls = controls + extent.controls + limits.items * extent.itemControls
        let needed = extent.bytes + Swift.min(limits.items, Self.mostBytes) * extent.itemBytes
        limits.bytes = Swift.max(bytes, Swift.min(bytes + needed, Self.mostBytes))
        return limits
    }

    /// Why no post of a form could be taken, as a sentence; `nil` if posts can be.
    public func problem(of form: CompiledForm, _ extent: FormExtent) -> String? {
        if extent.fewestItems > FormEngine.itemLimit {
            return "The form begins with \(extent.fewestItems) items; a form holds at most \(FormEngine.itemLimit)."
        }
        let engine = FormEngine(form, context: SessionContext(keepsHistory: false, stepLimit: steps))
        _ = engine.perform(.load(.object([])))
        _ = engine.perform(.submit)
        guard engine.isExhausted else { return nil }
        return "The empty form alone takes more work than a post may: the limit is \(steps) steps."
    }
}
