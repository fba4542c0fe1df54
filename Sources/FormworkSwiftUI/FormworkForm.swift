#if canImport(SwiftUI)
import Foundation
public import SwiftUI

/// A form as a whole screen.
///
/// ```swift
/// FormworkForm(model) { answers in send(answers) }
/// ```
///
/// Keep the model outside of the view, for example in a `@State` of the view around it.
public struct FormworkForm: View {
    private let model: FormModel
    private let onAccept: (@MainActor (JSONValue) -> Void)?

    /// Shows a running form.
    ///
    /// - Parameters:
    ///   - model: The form and its answers.
    ///   - onAccept: What to do with answers that were accepted: every rule of the form holds.
    public init(_ model: FormModel, onAccept: (@MainActor (JSONValue) -> Void)? = nil) {
        self.model = model
        self.onAccept = onAccept
    }

    /// The sentence under the form's title, the list of what is wrong, the sections, and the button that submits. A form with pages shows one at a time, with its
    /// heading, and the review in place of sections.
    public var body: some View {
        ScrollViewReader { proxy in
            FormContent()
                .background { FocusScroller(proxy: proxy) }
        }
        .formwork(model, onAccept: onAccept)
    }
}

/// The form inside of what all views of a form need.
struct FormContent: View {
    @Environment(\.formworkStyle) private var style
    @Environment(\.formScreen) private var screen

    var body: some View {
        Form {
            FormworkPageHeader()
            FormworkIntroduction()
            if style.errorDisplay == .summary { FormworkErrors() }
            FormworkSections()
            FormworkReview()
            if style.showsSubmitButton {
                FormworkSubmitButton()
                FormworkBackButton()
            }
            if style.showsResetButton { FormworkResetButton() }
        }
        .formStyle(.grouped)
        // As in a page and a table, fields stand side by side where there is room for two of them.
        .onGeometryChange(for: Bool.self) { geometry in
            geometry.size.width >= 480
        } action: { isWide in
            screen?.state.isWide = isWide
        }
        .scrollDismissesKeyboard(style.endsEditingOnScroll ? .immediately : .interactively)
    }
}

/// Scrolls to where the focus belongs. It is a view of its own, so that a focus that moves redraws nothing else.
struct FocusScroller: View {
    let proxy: ScrollViewProxy
    @Environment(FormModel.self) private var model
    @Environment(\.formScreen) private var screen
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        Color.clear
            .onChange(of: model.requestedFocus) {
                switch model.requestedFocus {
                case .row(let row): proxy.scrollTo(place(of: row))
                case .errorSummary: proxy.scrollTo(FormworkErrors.place, anchor: .top)
                case nil: break
                }
            }
            .onChange(of: model.shownStep?.step) { proxy.scrollTo(FormworkPageHeader.place, anchor: .top) }
            .onChange(of: screen?.state.pointedError) {
                if let row = screen?.state.pointedError { proxy.scrollTo(place(of: row)) }
            }
    }

    private func place(of row: RowID) -> RowID { screen?.line(of: row, textSize) ?? row }
}
#endif
