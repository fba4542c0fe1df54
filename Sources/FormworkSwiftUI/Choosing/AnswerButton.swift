#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// The title of a field, and a button with its answer: touching that opens what the answer is turned with, and closes it.
struct AnswerButton: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen

    var body: some View {
        let speech = Speech(row, in: screen)
        let answer = row.answer(in: screen)
        HStack {
            FieldTitle(row: row).accessibilityHidden(true)
            Spacer()
            Button(answer) { screen?.model.focusMoved(to: row.isFocused ? nil : row.id) }
                .buttonStyle(.borderless)
                .spoken(speech)
                .accessibilityValue(Text(verbatim: row.spokenAnswer(in: screen)))
            if row.isClearable, let shown = row.presentation {
                Button {
                    row.clear()
                } label: {
                    Image(systemName: "xmark.circle.fill")
                }
                .buttonStyle(.borderless)
                .accessibilityLabel(Text(verbatim: shown.clearTitle + ", " + shown.name))
            }
        }
    }
}

extension RowModel {
    /// What those who listen hear of the answer. The words that invite to choose are none.
    func spokenAnswer(in screen: FormScreen?) -> String {
        display.isEmpty ? screen?.model.session.engine.words("ui.not_answered") ?? "" : display
    }

    /// What a control shows that opens something: the answer, else what invites to choose.
    func answer(in screen: FormScreen?) -> String {
        if !display.isEmpty { return display }
        let placeholder = presentation?.placeholder ?? ""
        return placeholder.isEmpty ? screen?.model.session.engine.words("ui.choose") ?? "" : placeholder
    }
}
#endif
