#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// The title of a field, and a button with its answer: touching that opens what the answer is turned with, and closes it.
struct AnswerButton: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen

    var body: some View {
        let speech = Speech(row, in: screen)
        let answer = row.answerOrInvitation
        HStack {
            FieldTitle(row: row).accessibilityHidden(true)
            Spacer()
            Button(answer) { screen?.model.focusMoved(to: row.isFocused ? nil : row.id) }
                .buttonStyle(.borderless)
                .spoken(speech)
                .accessibilityValue(Text(verbatim: row.spokenAnswer))
            if row.isClearable, let shown = row.presentation {
                Button {
                    row.clear()
                } label: {
                    Image(systemName: "xmark.circle.fill")
                }
                .buttonStyle(.borderless)
                .accessibilityLabel(Text(verbatim: shown.spoken(shown.clearTitle)))
            }
        }
    }
}

extension RowModel {
    // The presentation is worked out and not observed, so both read what is.

    /// The answer as VoiceOver reads it.
    var spokenAnswer: String {
        _ = display
        return presentation?.spokenAnswer ?? ""
    }

    /// The text of a control that opens something: the answer, else the invitation to choose.
    var answerOrInvitation: String {
        _ = display
        return presentation?.answerOrInvitation ?? ""
    }
}
#endif
