#if canImport(SwiftUI)
import SwiftUI

/// Options that are chosen from elsewhere: a screen, a sheet, a popover or an alert.
struct ListField: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen
    @Environment(\.formworkStyle) private var style
    @Environment(\.formworkSlots) private var slots

    var body: some View {
        let speech = Speech(row, in: screen)
        opener
            .buttonStyle(.plain)
            .spoken(speech)
            .accessibilityValue(Text(verbatim: row.spokenAnswer))
    }

    @ViewBuilder private var opener: some View {
        if pushes {
            NavigationLink {
                OptionScreen(row: row)
                    .onAppear { screen?.model.focusMoved(to: row.id) }
                    .onDisappear { screen?.focusChanged(to: false, in: row.id) }
            } label: {
                ListLabel(row: row)
            }
        } else {
            Button {
                screen?.model.focusMoved(to: row.id)
                screen?.open(Opened(row: row.id, way: .options(way), style: style, slots: slots))
            } label: {
                ListLabel(row: row)
            }
            .choosing(from: row, way, title: row.choiceTitle(style) ?? row.presentation?.name ?? "", in: screen)
        }
    }

    /// Only an app knows whether there is a stack of screens around its form.
    private var pushes: Bool {
        row.presentation.map { style.choice?($0.state.field) == .screen } ?? false
    }

    private var way: ChoiceStyle {
        guard let screen, let shown = row.presentation else { return .sheet }
        return screen.model.session.choiceStyle(of: shown, choosing: style.choice) ?? .sheet
    }
}

/// The title of a field and its answer.
private struct ListLabel: RowPart {
    let row: RowModel

    var body: some View {
        LabeledContent {
            Text(verbatim: row.answerOrInvitation)
        } label: {
            FieldTitle(row: row)
        }
    }
}
#endif
