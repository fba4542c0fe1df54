public import FormworkRuntime

/// Everything that a renderer shows and reads aloud of one field, so that all renderers do the same.
///
/// A presentation is computed when it is asked for. It does not follow the session: after a change ask for another one.
public final class FieldPresentation {
    /// The state of the field in the session: its answer, text and error, and whether it takes input.
    public let state: FieldState
    /// The compiled field.
    package let compiled: CompiledField
    /// The session, which has the words and the locale.
    package let engine: FormEngine

    package init(_ state: FieldState, in engine: FormEngine) {
        self.state = state
        compiled = state.compiled
        self.engine = engine
    }

    @inline(never)
    package func words(_ key: String) -> String { engine.settings.context.messages.text(key, []) }

    @inline(never)
    package func words(_ key: String, title: String) -> String {
        engine.settings.context.messages.text(key, [ErrorParameter("title", .text(title))])
    }
}

extension FormEngine {
    /// The presentation of a field; `nil` if there is no such field.
    public func presentation(of id: NodeID) -> FieldPresentation? {
        field(id).map { FieldPresentation($0, in: self) }
    }
}
