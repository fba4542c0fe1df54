#if canImport(SwiftUI)
import Foundation
public import SwiftUI

/// A form as a whole screen.
///
/// ```swift
/// FormworkForm(model) { answers in send(answers) }
/// ```
///
/// Keep the model outside of the view, for example in a `@State` of the view around it. A screen that needs only the answers leaves the
/// model to the form:
///
/// ```swift
/// FormworkForm(form) { answers in send(answers) }
/// ```
public struct FormworkForm: View {
    /// The origin of the running form.
    private enum Source {
        /// The app keeps it.
        case model(FormModel)
        /// The view begins it, and keeps it as long as the view is there.
        case form(CompiledForm, FormEnvironment)
    }

    private let source: Source
    private let onAccept: (@MainActor (JSONValue) -> Void)?

    /// Shows a running form.
    ///
    /// - Parameters:
    ///   - model: The form and its answers.
    ///   - onAccept: Called with answers that were accepted: every rule of the form holds.
    public init(_ model: FormModel, onAccept: (@MainActor (JSONValue) -> Void)? = nil) {
        source = .model(model)
        self.onAccept = onAccept
    }

    /// Begins a form with its defaults, and shows it. The answers stay while the views around it are drawn again, and as long as this view
    /// is there; a form with another id begins anew.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - environment: The code that fields of the form name.
    ///   - onAccept: Called with answers that were accepted: every rule of the form holds.
    public init(
        _ form: CompiledForm, environment: FormEnvironment = FormEnvironment(),
        onAccept: (@MainActor (JSONValue) -> Void)? = nil
    ) {
        source = .form(form, environment)
        self.onAccept = onAccept
    }

    /// The sentence under the form's title, the list of what is wrong, the sections, and the button that submits. A form with pages shows one at a time, with its
    /// heading, and the review in place of sections.
    public var body: some View {
        switch source {
        case .model(let model): ModelForm(model: model, onAccept: onAccept)
        case .form(let form, let environment):
            OwnedForm(form, environment, onAccept).id(form.definition.id)
        }
    }
}

/// The form of a model as a whole screen.
struct ModelForm: View {
    let model: FormModel
    let onAccept: (@MainActor (JSONValue) -> Void)?

    var body: some View {
        ScrollViewReader { proxy in
            content.background { FocusScroller(proxy: proxy) }
        }
        .formwork(model, onAccept: onAccept)
    }

    private var content: some View {
        #if canImport(UIKit)
        BackByPages(content: FormContent())
        #else
        FormContent()
        #endif
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
            if style.showsSubmitButton, !style.pinsSubmitButton {
                FormworkSubmitButton()
                FormworkBackButton()
            }
            if style.showsResetButton { FormworkResetButton() }
        }
        .formStyle(.grouped)
        .safeAreaInset(edge: .bottom, spacing: 0) { PinnedButtons() }
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

    var body: some View {
        // Each action gets the value that it was called for: by the time it runs, another one may have changed that already.
        Color.clear
            .onChange(of: model.requestedFocus) { _, target in
                switch target {
                case .row(let row): scroll(to: screen?.line(of: row) ?? row)
                case .errorSummary: scroll(to: FormworkErrors.place, anchor: .top)
                case nil: break
                }
            }
            .onChange(of: model.shownStep?.step) { scroll(to: FormworkPageHeader.place, anchor: .top) }
            .onChange(of: screen?.state.pointedError) { _, row in
                if let row { scroll(to: screen?.line(of: row) ?? row) }
            }
    }

    /// Scrolls, and does so again in the next turn: what came with this very change is not in the list yet, and rows on the way may turn
    /// out to be higher than the list expected.
    private func scroll(to place: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        proxy.scrollTo(place, anchor: anchor)
        let proxy = proxy
        Task { proxy.scrollTo(place, anchor: anchor) }
    }
}
#endif
