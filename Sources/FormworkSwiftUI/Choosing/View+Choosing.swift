#if canImport(SwiftUI)
import SwiftUI

extension View {
    /// Opens what a field is chosen from.
    ///
    /// - Parameter title: What stands over an alert.
    @ViewBuilder func choosing(
        from row: RowModel, _ way: ChoiceStyle, title: String, isOpen: Binding<Bool>
    ) -> some View {
        switch way {
        case .alert:
            alert(Text(verbatim: title), isPresented: isOpen) {
                OptionAnswers(row: row)
            } message: {
                Text(verbatim: row.presentation?.hint ?? "")
            }
        case .actionSheet:
            confirmationDialog(
                Text(verbatim: title), isPresented: isOpen, titleVisibility: .visible
            ) {
                OptionAnswers(row: row)
            } message: {
                Text(verbatim: row.presentation?.hint ?? "")
            }
        case .popover:
            // On an iPhone a popover would become a sheet.
            popover(isPresented: isOpen) {
                OptionSheet(row: row).presentationCompactAdaptation(.popover)
            }
        default:
            sheet(isPresented: isOpen) {
                OptionSheet(row: row).presentationDetents([.medium, .large])
            }
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
    /// What the app calls the screen on which the choice is made; `nil` for the question.
    func choiceTitle(_ style: FormworkStyle) -> String? {
        presentation.flatMap { style.choiceTitle?($0.state.field) }
    }

    /// The form may have changed while an alert was open: what is offered no more is not chosen.
    fileprivate func answer(with id: String) {
        if isEnabled, offeredOptions.contains(where: { $0.id == id }) { edit(TextEdit(id)) }
    }
}
#endif
