#if canImport(SwiftUI)
import Foundation
public import SwiftUI

/// All answers of a form with pages before they are submitted. Touching one goes to its question.
///
/// It shows nothing while another step is shown.
public struct FormworkReview: View {
    @Environment(FormModel.self) private var model

    /// Shows the answers of the model around it.
    public init() {}

    /// A section for the answers that belong together.
    public var body: some View {
        ForEach(model.review) { block in
            Section {
                ForEach(block.answers) { AnswerRow(answer: $0) }
            } header: {
                if !block.title.isEmpty { Text(verbatim: block.title).accessibilityAddTraits(.isHeader) }
            }
        }
    }
}

/// A question with its answer, and where it can be changed the words that say so.
private struct AnswerRow: View {
    let answer: ListedAnswer
    @Environment(FormModel.self) private var model

    var body: some View {
        if answer.step == nil {
            spoken(texts)
        } else {
            spoken(
                Button {
                    model.change(answer)
                } label: {
                    HStack {
                        texts
                        Spacer()
                        Text(verbatim: words.changeTitle).foregroundStyle(Color.accentColor)
                    }
                }
                .buttonStyle(.plain)
            )
            .accessibilityHint(Text(verbatim: words.changeTitle))
        }
    }

    private var words: FormPresentation { FormPresentation(model.session.engine) }

    private var text: String { answer.text.isEmpty ? words.notAnsweredWords : answer.text }

    private var texts: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: answer.title).font(.subheadline).foregroundStyle(.secondary)
            Text(verbatim: text)
        }
    }

    /// For VoiceOver, the row is one element.
    private func spoken(_ row: some View) -> some View {
        row.accessibilityElement()
            .accessibilityLabel(Text(verbatim: answer.title))
            .accessibilityValue(Text(verbatim: text))
            .accessibilityIdentifier(answer.path)
    }
}
#endif
