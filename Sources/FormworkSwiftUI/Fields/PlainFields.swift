#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// Something to read.
struct InfoField: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen
    @Environment(\.formworkStyle) private var style
    var body: some View {
        let speech = Speech(row, in: screen)
        LabeledContent {
            StyledText(
                words: row.presentation?.displayOrEmptyText ?? "",
                marked: row.presentation?.flowingDisplay(site: style.site), look: row.looks(in: screen).text,
                usual: .answer, ground: row.looks(in: screen).background)
        } label: {
            FieldTitle(row: row)
        }
        .accessibilityElement(children: .ignore)
        .spoken(speech)
        .accessibilityValue(Text(verbatim: speech.value))
        .accessibilityAddTraits(.updatesFrequently)
        .onTapGesture { [row] in row.tap() }
    }
}

/// Something to press.
struct ButtonField: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen
    @Environment(\.formworkSlots) private var slots
    @Environment(\.formworkStyle) private var style

    var body: some View {
        let links = row.presentation?.buttonLinks(site: style.site) ?? []
        if links.isEmpty {
            button
        } else {
            VStack(alignment: .leading) {
                button.buttonStyle(.borderless)
                LinkButtons(links: links)
            }
        }
    }

    private var button: some View {
        let row = row
        return
            control
            .frame(
                maxWidth: row.looks(in: screen).alignment == nil ? nil : .infinity,
                alignment: row.looks(in: screen).alignment?.place ?? .center
            )
            .tint(row.looks(in: screen).button.color)
            .spoken(Speech(row, in: screen))
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

/// A picture.
struct PictureField: RowPart {
    let row: RowModel

    var body: some View {
        let words = row.presentation?.imageDescription ?? ""
        SourceImage(source: row.presentation?.image)
            .onTapGesture { [row] in row.tap() }
            .accessibilityHidden(words.isEmpty)
            .accessibilityLabel(Text(verbatim: words))
            .accessibilityAddTraits(.isImage)
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
