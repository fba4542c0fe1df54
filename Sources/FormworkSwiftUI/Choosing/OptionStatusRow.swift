#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// How far the options are that a loader gives, and what can be done about it; see `OptionStatus`.
struct OptionStatusRow: RowPart {
    let row: RowModel
    /// Whether no option is listed.
    let isEmpty: Bool
    @Environment(\.formScreen) private var screen

    var body: some View {
        if let screen {
            let row = row
            let status = OptionStatus(row.optionLoading, isEmpty: isEmpty, words: screen.words)
            if !status.isEmpty {
                VStack(alignment: .leading, spacing: 8) {
                    if status.isLoading { ProgressView() }
                    if !status.text.isEmpty {
                        Text(verbatim: status.text)
                            .font(.footnote)
                            .foregroundStyle(status.isFailed ? .red : .secondary)
                    }
                    if !status.buttonTitle.isEmpty {
                        Button(status.buttonTitle) { screen.model.session.perform(status.act, at: row.path) }
                            .buttonStyle(.borderless)
                    }
                }
                .onChange(of: status.isFailed, initial: true) {
                    if status.isFailed { screen.model.announce?(status.text) }
                }
            }
        }
    }
}
#endif
