#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// Something to read.
struct InfoField: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen
    var body: some View {
        let speech = Speech(row, in: screen?.model)
        LabeledContent {
            StyledText(
                words: row.presentation?.displayOrEmptyText ?? "", look: row.looks(in: screen).text, usual: .answer)
        } label: {
            FieldTitle(row: row)
        }
        .accessibilityElement(children: .ignore)
        .spoken(speech)
        .accessibilityValue(Text(verbatim: speech.value))
        .accessibilityAddTraits(.updatesFrequently)
    }
}

/// Something to press.
struct ButtonField: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen
    @Environment(\.formworkSlots) private var slots

    var body: some View {
        let row = row
        control
            .tint(row.looks(in: screen).button.color)
            .spoken(Speech(row, in: screen?.model))
    }

    @ViewBuilder private var control: some View {
        if let destination = slots.destinations[row.presentation?.state.field.id ?? ""] {
            NavigationLink {
                destination(row).onAppear { row.tap() }
            } label: {
                Text(verbatim: row.title)
            }
        } else {
            Button(row.title) { row.tap() }
        }
    }
}

/// A picture, of the system, of the app, or fetched by it.
struct PictureField: RowPart {
    let row: RowModel
    @Environment(\.formworkStyle) private var style
    @State private var fetched: Image?

    var body: some View {
        let words = row.presentation?.imageDescription ?? ""
        picture
            .accessibilityHidden(words.isEmpty)
            .accessibilityLabel(Text(verbatim: words))
            .accessibilityAddTraits(.isImage)
            .task(id: row.presentation?.image) {
                fetched = nil
                if case .address(let address)? = row.presentation?.image { fetched = await style.image?(address) }
            }
    }

    @ViewBuilder private var picture: some View {
        switch row.presentation?.image {
        case .symbol(let name): Image(systemName: name)
        case .asset(let name): Image(name).resizable().scaledToFit()
        case .address:
            if let fetched { fetched.resizable().scaledToFit() } else { Color.clear }
        case nil: EmptyView()
        }
    }
}

/// Room.
struct RoomField: RowPart {
    let row: RowModel

    var body: some View {
        Color.clear
            .frame(height: 22 * Double(row.presentation?.lines ?? 1))
            .accessibilityHidden(true)
    }
}
#endif
