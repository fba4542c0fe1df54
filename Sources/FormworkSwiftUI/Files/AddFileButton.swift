#if canImport(SwiftUI)
import Foundation
import SwiftUI
#if canImport(UIKit)
import FormworkUIKit
#endif

/// The button that lets the person choose files: in the app's way, or on the system's screens.
struct AddFileButton: RowPart {
    let row: RowModel
    let files: ScreenFiles
    let request: FileRequest
    @Environment(\.formScreen) private var screen
    @Environment(\.formworkSlots) private var slots
    @Environment(\.formworkStyle) private var style

    /// The sources that files can be taken from. If the app has its own way of choosing files, that way decides.
    private var places: [FileSource] {
        if files.options.choose != nil { return [.documents] }
        #if canImport(UIKit)
        return files.options.sources(for: request.rule) { PictureChoosing.isThere($0) }
        #else
        return [.documents]
        #endif
    }

    @ViewBuilder var body: some View {
        let places = places
        if places.count > 1 {
            Menu {
                ForEach(places, id: \.self) { place in
                    Button(screen?.words.take(from: place) ?? "") { open(place) }
                }
            } label: {
                Text(verbatim: screen?.words.chooseFile ?? "").frame(minHeight: 44)
            }
            .spokenAction(row, screen?.words.chooseFile ?? "", in: screen)
        } else {
            FileButton(row: row, title: screen?.words.chooseFile ?? "") { open(places.first ?? .documents) }
        }
    }

    private func open(_ place: FileSource) {
        screen?.model.focusMoved(to: nil)
        if let choose = files.options.way(from: place) { return files.choose(request, for: row, choose) }
        let way: Opened.Way = place == .documents ? .documents : .pictures(place)
        screen?.open(Opened(row: row.id, way: way, style: style, slots: slots))
    }
}

/// A button of a question for files, whose accessibility label says what it is for.
struct FileButton: RowPart {
    let row: RowModel
    let title: String
    let act: @MainActor () -> Void
    @Environment(\.formScreen) private var screen

    var body: some View {
        Button(action: act) {
            Text(verbatim: title).frame(minHeight: 44)
        }
        // Several buttons in a row of a form are touched together unless they are borderless.
        .buttonStyle(.borderless)
        .spokenAction(row, title, in: screen)
    }
}

extension View {
    /// Says what a button does, and for which question.
    fileprivate func spokenAction(_ row: RowModel, _ title: String, in screen: FormScreen?) -> some View {
        let speech = Speech(row, in: screen)
        return tint(row.looks(in: screen).button.color)
            .accessibilityLabel(Text(verbatim: title + ": " + speech.label))
            .accessibilityHint(Text(verbatim: speech.hint))
    }
}
#endif
