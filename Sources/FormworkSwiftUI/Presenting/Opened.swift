#if canImport(SwiftUI)
import SwiftUI
import UniformTypeIdentifiers

/// The list, screen or buttons that a row opened over the form, or beside itself.
///
/// The screen keeps it, and not the row's view: a list takes the views of rows away that scroll out of sight, as they do when the device
/// is turned, and what such a view presents is closed with it.
@MainActor struct Opened {
    enum Way: Equatable {
        /// A list of options, or buttons for them.
        case options(ChoiceStyle)
        /// The system's list of documents.
        case documents
        /// The person's pictures, or the camera.
        case pictures(FileSource)
        /// The paper for a signature.
        case paper
    }

    let row: RowID
    let way: Way
    /// The app's options for the row, which may be more than those for the whole form.
    let style: FormworkStyle
    let slots: FormworkSlots
}

extension FormScreen {
    /// Opens something for a row.
    func open(_ opened: Opened) {
        state.opened = opened
        state.isOpen = true
    }

    /// Closes what is open. What it was stays known, because it is drawn until it is out of sight.
    func close() {
        guard state.isOpen else { return }
        state.isOpen = false
        if let opened = state.opened, case .options = opened.way { focusChanged(to: false, in: opened.row) }
    }

    /// The row that opened something, as it is now; `nil` if it is gone.
    var openedRow: RowModel? { state.opened.flatMap { model.row($0.row) } }

    /// Whether something is open in a way, for a row or, without one, for any.
    func isOpen(for row: RowModel? = nil, _ fits: @escaping @MainActor (Opened.Way) -> Bool) -> Binding<Bool> {
        let (screen, row) = (self, row?.id)
        return Binding {
            guard screen.state.isOpen, let opened = screen.state.opened, screen.openedRow != nil else { return false }
            return fits(opened.way) && (row == nil || opened.row == row)
        } set: {
            if !$0 { screen.close() }
        }
    }
}

/// Shows what a row opened over the whole form. It draws nothing itself, and stands as long as the form does.
struct OpenedView: View {
    @Environment(\.formScreen) private var screen

    var body: some View {
        if let screen {
            Color.clear
                .presentsOptions(screen)
                .background { OpenedFiles(screen: screen) }
                // A row that comes back does not open anything by itself.
                .onChange(of: screen.openedRow == nil) { _, isGone in if isGone { screen.close() } }
        }
    }
}

extension View {
    /// Shows lists of options on a sheet, and options in an alert. What points to its row, the row shows.
    fileprivate func presentsOptions(_ screen: FormScreen) -> some View {
        let (opened, row) = (screen.state.opened, screen.openedRow)
        return sheet(isPresented: screen.isOpen { $0.isSheet }) {
            if let opened, let row {
                OptionSheet(row: row)
                    .environment(\.formworkStyle, opened.style)
                    .environment(\.formworkSlots, opened.slots)
                    .presentationDetents([.medium, .large])
            }
        }
        .alert(
            Text(verbatim: row?.choiceTitle(opened?.style ?? screen.style) ?? row?.presentation?.name ?? ""),
            isPresented: screen.isOpen { $0 == .options(.alert) }
        ) {
            if let row { OptionAnswers(row: row) }
        } message: {
            Text(verbatim: row?.presentation?.hint ?? "")
        }
    }
}

extension Opened.Way {
    /// Whether options stand on a sheet.
    fileprivate var isSheet: Bool {
        guard case .options(let style) = self else { return false }
        switch style {
        case .alert, .actionSheet, .popover: return false
        default: return true
        }
    }
}

/// Shows what files and signatures come from.
private struct OpenedFiles: View {
    let screen: FormScreen

    var body: some View {
        let (screen, row) = (screen, screen.openedRow)
        let request = row.flatMap { screen.state.files?.request(for: $0) }
        Color.clear
            .fileImporter(
                isPresented: screen.isOpen { $0 == .documents }, allowedContentTypes: request?.contentTypes ?? [.item],
                allowsMultipleSelection: (request?.most ?? 1) > 1
            ) {
                if let row, let request { screen.state.files?.add($0, request, to: row) }
            }
            #if canImport(UIKit)
        // A sheet could be pulled down by a stroke.
        .fullScreenCover(isPresented: screen.isOpen { $0.coversScreen }) {
            if let way = screen.state.opened?.way, let row {
                OpenedCover(screen: screen, way: way, row: row).ignoresSafeArea()
            }
        }
        #else
        .sheet(isPresented: screen.isOpen { $0.coversScreen }) {
            if let way = screen.state.opened?.way, let row { OpenedCover(screen: screen, way: way, row: row) }
        }
        #endif
    }
}

/// The paper for a signature, or the screen of pictures.
private struct OpenedCover: View {
    let screen: FormScreen
    let way: Opened.Way
    let row: RowModel

    var body: some View {
        #if canImport(UIKit)
        if case .pictures(let source) = way { pictures(from: source) } else { paper }
        #else
        paper
        #endif
    }

    private var paper: some View {
        let (screen, node) = (screen, row.id.node)
        return SignaturePaper(
            title: row.presentation?.name ?? "",
            words: { [engine = screen.model.session.engine] in engine.words($0) },
            close: { screen.close() },
            sign: { screen.state.files?.adding.add([$0], to: node) })
    }

    #if canImport(UIKit)
    private func pictures(from source: FileSource) -> some View {
        let (screen, node) = (screen, row.id.node)
        let format = screen.state.files?.request(for: row)?.rule.pictureFormat ?? .jpeg
        return PictureScreen(source: source, format: format, name: screen.words.picture) { file in
            screen.close()
            if let file { screen.state.files?.adding.add([file], to: node) }
        }
    }
    #endif
}

extension Opened.Way {
    /// Whether it takes the whole screen.
    fileprivate var coversScreen: Bool {
        switch self {
        case .options, .documents: false
        case .pictures, .paper: true
        }
    }
}
#endif
