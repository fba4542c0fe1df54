#if canImport(SwiftUI)
import SwiftUI

extension View {
    /// Does what brings the focus to a row when it belongs there, also to a row that just came.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - isOwn: Whether the app draws the row. Then it has the focus until that moves on.
    ///   - take: Brings the focus.
    func takesFocus(_ row: RowModel, isOwn: Bool = false, _ take: @escaping @MainActor () -> Void) -> some View {
        FocusTaker(content: self, row: row, isOwn: isOwn, take: take)
    }
}

/// Waits for the focus to belong to a row.
private struct FocusTaker<Content: View>: View {
    let content: Content
    let row: RowModel
    let isOwn: Bool
    let take: @MainActor () -> Void
    @Environment(\.formScreen) private var screen

    var body: some View {
        content.onChange(of: row.isFocusRequested, initial: true) { _, isRequested in
            guard isRequested else { return }
            // A control that is typed into tells by itself that the focus has come.
            let control = screen?.control(of: row)
            if isOwn {
                screen?.model.focusMoved(to: row.id)
            } else if control?.isTyped != true {
                screen?.model.focusMoved(to: control?.staysWithFocus == true ? row.id : nil)
            }
            take()
        }
    }
}
#endif
