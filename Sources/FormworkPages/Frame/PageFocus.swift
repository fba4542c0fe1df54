import FormworkHTML
public import FormworkRuntime

/// The element that has the focus when a page comes back after a button was pressed. The browser scrolls to it.
public enum PageFocus: Equatable, Sendable {
    /// The control of a field, the button that adds an item, or the heading of a group, a section or an item.
    case row(RowID)
    /// The button that posts an action.
    case button(String)

    /// Marks the element in a page; nothing if the page does not have it.
    func mark(_ renderer: RowRenderer, in html: inout HTMLWriter) {
        switch self {
        case .row(let row): html.insert(" autofocus", before: "id", renderer.focusID(row))
        case .button(let action): html.insert(" autofocus", before: "value", action)
        }
    }
}
