/// An object that draws the table of a form: a table view, or a test.
@MainActor public protocol FormSurface: AnyObject {
    /// Rows or sections come or go. `adopt` makes the new table the driver's; call it where the kit asks for counts anew.
    func follow(_ update: TableUpdate, adopt: @escaping () -> Void)
    /// A row looks different. Nothing is to be done where it is not visible.
    func refresh(_ row: RowID, _ aspects: RowAspects, caret: TextOffset?)
    /// A line holds other rows beside its first one.
    func relayOut(_ line: RowID)
    /// Another page is shown: everything is drawn anew, and VoiceOver reads its heading.
    func turnPage()
    /// The page that is shown cannot be left, because something on it is wrong.
    func refuseToLeavePage()
    /// Announces words with VoiceOver.
    func announce(_ words: String)
    /// Everything that had to be drawn for a change was drawn.
    func finish(_ change: SessionChange)
    /// The focus belongs elsewhere. Everything is drawn when this is called.
    func focus(_ target: FocusTarget)
}
