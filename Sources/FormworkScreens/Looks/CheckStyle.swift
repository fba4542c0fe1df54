/// How a screen draws a `check`, with which a person agrees to something.
public enum CheckStyle: Hashable, CaseIterable, Sendable {
    /// A switch, as for every question that is answered with yes.
    case toggle
    /// A box before the words. Touching it or the words ticks it.
    case box
}
