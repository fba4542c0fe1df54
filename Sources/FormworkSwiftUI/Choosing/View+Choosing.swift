#if canImport(SwiftUI)
import Foundation
import SwiftUI

extension View {
    /// Shows what a field is chosen from, where that points to the field: a popover or a sheet of actions. The form shows the others.
    ///
    /// - Parameter title: The title over the actions.
    @ViewBuilder func choosing(from row: RowModel, _ way: ChoiceStyle, title: String, in screen: FormScreen?)
        -> some View
    {
        let isOpen = screen?.isOpen(for: row) { $0 == .options(way) } ?? .constant(false)
        switch way {
        case .actionSheet:
            confirmationDialog(
                Text(verbatim: title), isPresented: isOpen, titleVisibility: .visible
            ) {
                OptionAnswers(row: row)
            } message: {
                Text(verbatim: row.presentation?.hint ?? "")
            }
        case .popover:
            // On an iPhone a popover would become a sheet. A list has no size by itself.
            popover(isPresented: isOpen) {
                OptionSheet(row: row)
                    .frame(minWidth: 320, minHeight: 320)
                    .presentationCompactAdaptation(.popover)
            }
        default: self
        }
    }
}

/// The buttons of an alert: one for each option, one that takes the answer back, and one that closes.
struct OptionAnswers: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen

    var body: some View {
        ForEach(row.offeredOptions) { option in
            // An alert has no place for a mark but the words.
            Button(option.isChosen ? option.title + " ✓" : option.title) { [row] in row.answer(with: option.id) }
        }
        if row.isClearable, let shown = row.presentation {
            Button(shown.clearTitle, role: .destructive) { [row] in row.clear() }
        }
        Button(screen?.words.cancel ?? "", role: .cancel) {}
    }
}

extension RowModel {
    /// The app's title of the screen on which the choice is made; `nil` for the question.
    func choiceTitle(_ style: FormworkStyle) -> String? {
        presentation.flatMap { style.choiceTitle?($0.state.field) }
    }

    /// The form may have changed while an alert was open: what is offered no more is not chosen.
    fileprivate func answer(with id: String) {
        if isEnabled, offeredOptions.contains(where: { $0.id == id }) { edit(TextEdit(id)) }
    }
}
#endif
