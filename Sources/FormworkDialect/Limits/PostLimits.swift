public import FormworkCore

/// The limits of one post.
///
/// Forms need different limits. A server has the same base for all forms, and each form adds its own extent
/// (`grown(by:)`). A server does not serve a form whose posts would all be refused.
public struct PostLimits: Equatable, Sendable {
    /// The maximum number of bytes of answers. The rest of a post, with the state of its page, may have five times as many.
    public var bytes: Int
    /// The maximum number of names and values in a post from a page.
    public var controls: Int
    /// The maximum number of items of repeating sections.
    public var items: Int
    /// The maximum work, in `EngineStatistics.steps`.
    public var steps: Int

    /// The work of hashing one secret, in the same steps: it takes about as long.
    public static let hashSteps = 900_000

    /// Makes limits. By default these are one mebibyte, 5 000 controls, 300 items and three million steps.
    public init(bytes: Int = 1 << 20, controls: Int = 5_000, items: Int = 300, steps: Int = 3_000_000) {
        self.bytes = bytes
        self.controls = controls
        self.items = items
        self.steps = steps
    }

    /// The maximum number of bytes of answers in any post, for the largest form too.
    public static let mostBytes = 16 << 20

    /// The maximum of bytes of a whole post from a page, with its answers and its state. Each byte of an answer may take three in the
    /// post (`%3C`), and two that take four thirds of their length in the state (`\"` in base64).
    public var pageBytes: Int { 6 * bytes }

    /// These limits, raised by the extent of a form.
    public func grown(by extent: FormExtent) -> PostLimits {
        var limits = self
        limits.items = Swift.min(items + extent.items, Swift.max(items, FormEngine.itemLimit))
        limits.controls = controls + extent.controls + limits.items * extent.itemControls
        let needed = extent.bytes + Swift.min(limits.items, Self.mostBytes) * extent.itemBytes
        limits.bytes = Swift.max(bytes, Swift.min(bytes + needed, Self.mostBytes))
        return limits
    }

    /// A sentence with the reason for which every post of a form would be refused; `nil` if posts can be accepted.
    public func problem(of form: CompiledForm, _ extent: FormExtent) -> String? {
        if extent.fewestItems > FormEngine.itemLimit {
            return "The form begins with \(extent.fewestItems) items; a form holds at most \(FormEngine.itemLimit)."
        }
        let hashes = form.elements.indices.count { form.field(at: $0)?.definition.store == .hash }
        if hashes > 0, hashes > steps / Self.hashSteps {
            return """
                The form stores hashes of \(hashes) secrets. Each takes \(Self.hashSteps) steps of work, and a post may take \
                \(steps).
                """
        }
        let engine = FormEngine(form, context: SessionContext(keepsHistory: false, stepLimit: steps))
        _ = engine.perform(.load(.object([])))
        _ = engine.perform(.submit)
        guard engine.isExhausted else { return nil }
        return "The empty form alone takes more work than a post may: the limit is \(steps) steps."
    }
}
