#if Server
import FormworkCore
import FormworkPages
import FormworkPresentation

/// The place of the button that posted a page. A page without scripts comes back at this place.
struct PressedPlace {
    private let action: String
    /// The action of the button; `nil` for those that not every page has.
    private let operation: ButtonAction?
    /// The field, item or other node that the button belongs to; `nil` for a button of the whole page.
    private let node: NodeID?
    /// The header above it, for what is gone afterwards.
    private let header: RowID?

    /// Finds the place. The button was not performed yet.
    init(_ action: String, in engine: FormEngine) {
        self.action = action
        operation = ButtonAction.read(action)?.action
        // No path has a colon. Buttons of steps lead away from their place.
        let path = action.split(separator: ":").last.map { String($0) } ?? ""
        node = action.contains(":") && PageAction(action) == nil ? engine.node(at: path) : nil
        header = node.flatMap { node in engine.rows.first { $0.id.node == node }?.parent }
    }

    /// Opens the group around the place. The server does not know which groups the person has opened, but this one was open.
    func openGroup(in engine: FormEngine) {
        guard let node else { return }
        let rows = engine.rows
        var row = rows.first { $0.id.node == node }
        while let inner = row {
            if inner.id.kind == .groupHeader { _ = engine.perform(.collapse(inner.id.node, false)) }
            row = inner.parent.flatMap { parent in rows.first { $0.id == parent } }
        }
    }

    /// The element that has the focus after the button was performed; `nil` if no element has it.
    ///
    /// - Parameter target: The target to which the session moves the focus.
    func focus(after target: FocusTarget?, in engine: FormEngine) -> PageFocus? {
        guard let node else { return nil }
        if let item = engine.item(node), operation == .moveUp || operation == .moveDown {
            // A button that has reached the end of its way cannot be pressed again, so the other one is next.
            let goesUp = item.index == 0 ? false : item.index + 1 == item.count ? true : operation == .moveUp
            return .button((goesUp ? ButtonAction.moveUp : .moveDown).text(item.path))
        }
        if case .row(let row)? = target { return .row(row) }
        if let rank = RankAction(action) { return .button(rank.following(in: engine)) }
        if [.stepUp, .stepDown, .tap].contains(operation) { return .button(action) }
        if engine.field(node) != nil, operation != .delete { return .row(RowID(.field, node)) }
        return header.map { .row($0) }
    }
}

extension RankAction {
    /// The action of the button that moves the same option on; back, if it has reached the end of its way.
    fileprivate func following(in engine: FormEngine) -> String {
        var next = self
        let count = engine.node(at: path).flatMap { engine.field($0)?.field.options.count } ?? 0
        switch move {
        case .up: next.place = max(place - 1, 0)
        case .down: next.place = min(place + 1, max(count - 1, 0))
        case .keep: next.move = .down
        }
        if next.place == 0 { next.move = .down } else if next.place == count - 1 { next.move = .up }
        return next.text
    }
}
#endif
