#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// The files of a question: a line for each, and a button that adds one. A signature is a file that is drawn or typed.
struct FilesField: RowPart {
    let row: RowModel
    @Environment(FormModel.self) private var model
    @Environment(\.formScreen) private var screen

    var body: some View {
        if let files = screen?.state.files, let request = files.request(for: row) {
            let entries = files.entries(of: row)
            VStack(alignment: .leading, spacing: 8) {
                FieldTitle(row: row, isAbove: true).spoken(Speech(row, in: screen))
                ForEach(entries) { FileLine(row: row, entry: $0, adding: files.adding) }
                if entries.isEmpty {
                    Text(verbatim: model.noFilesWords(request.rule)).foregroundStyle(.secondary)
                }
                if request.rule.origin == .signature {
                    if request.most > 0 { SignButton(row: row) }
                } else {
                    let limits = files.adding.limits(request.rule)
                    if !limits.isEmpty { Text(verbatim: limits).font(.footnote).foregroundStyle(.secondary) }
                    if request.most > 0 { AddFileButton(row: row, files: files, request: request) }
                }
            }
        } else {
            Text(verbatim: model.unsupportedWords).foregroundStyle(.secondary)
        }
    }
}

/// A file with its name, its size or what happens to it, and what can be done.
struct FileLine: RowPart {
    let row: RowModel
    let entry: FileEntry
    let adding: FileAdding
    @Environment(\.formScreen) private var screen

    var body: some View {
        HStack(spacing: 12) {
            VStack(alignment: .leading) {
                Text(verbatim: entry.title)
                if !entry.info.isEmpty {
                    Text(verbatim: entry.info).font(.footnote).foregroundStyle(entry.isWrong ? Color.red : .secondary)
                }
            }
            .accessibilityElement(children: .combine)
            Spacer()
            if entry.progress == .failed {
                button(screen?.words.retry ?? "") { [adding, entry] in adding.retry(entry) }
            }
            button(screen?.model.session.engine.words("ui.remove") ?? "") { [adding, entry, node = row.id.node] in
                adding.remove(entry, of: node)
            }
            .disabled(!row.isEnabled)
        }
    }

    private func button(_ title: String, _ act: @escaping @MainActor () -> Void) -> some View {
        Button(action: act) {
            Text(verbatim: title).frame(minHeight: 44)
        }
        // Several buttons in a row of a form are touched together unless they are borderless.
        .buttonStyle(.borderless)
        .accessibilityLabel(Text(verbatim: title + " " + entry.title))
    }
}
#endif
