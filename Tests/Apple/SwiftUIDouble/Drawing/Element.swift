package import Foundation
package import UIKitDouble

/// What was drawn at one place: something that a person sees or uses, or a change to what is in it.
@MainActor package final class Element {
    /// What it is.
    package let kind: Kind
    /// The words that it shows itself.
    package var words = ""
    /// What is in it, by the names of SwiftUI's parameters.
    package var slots: [Slot: [Part]] = [:]
    /// What it holds and does.
    package var action = Action.none
    /// Where a layout of the app's puts what is in it; `nil` for other views.
    var place: (@MainActor (CGFloat, [Element]) -> [CGRect])?
    /// The values that it was drawn with.
    package let environment: EnvironmentValues

    init(_ kind: Kind, in drawing: Drawing, _ words: String = "") {
        self.kind = kind
        self.words = words
        environment = drawing.environment
    }

    package enum Kind: Equatable {
        case text, image, button, toggle, picker, stepper, slider, datePicker, textField, secureField, textEditor
        case hosted, divider, spacer, progress
        case stack, form, list, section, labeled, menu, disclosure, navigation, sheet
        case modified(Change)
    }

    package enum Slot: Hashable {
        case content, label, header, footer, actions, menu, background, toolbar
    }

    /// What a person can do with it.
    package enum Action {
        case none
        case press(() -> Void)
        case switching(Binding<Bool>, shown: Bool)
        case choosing(shown: AnyHashable, @MainActor (AnyHashable) -> Void)
        case stepping(up: (() -> Void)?, down: (() -> Void)?)
        case sliding((Double) -> Void, shown: Double, ClosedRange<Double>, step: Double?)
        case dating(Binding<Date>, shown: Date, ClosedRange<Date>)
        case typing(Binding<String>, shown: String)
        case hosting(UIView)
        case reading(AttributedString)
        case sheet(Binding<Bool>)
        case dragging((CGPoint, CGPoint) -> Void, end: (CGPoint, CGPoint) -> Void)
        case adjusting((AccessibilityAdjustmentDirection) -> Void)
        case moving((IndexSet, Int) -> Void)
        case deleting((IndexSet) -> Void)
        case importing(FileImporting)
    }

    /// What a modifier does to what is in it.
    package enum Change: Equatable {
        case label(String), value(String), hint(String), identifier(String), traits(AccessibilityTraits)
        case tapping, heard(Bool), isHiddenFromSpeech, children(AccessibilityChildBehavior)
        case actions, identity(AnyHashable), tag(AnyHashable), swipe, contextMenu, navigationTitle(String), toolbar
        case search, submitting, moving, deleting, adjusting, dragging, layoutValue(ObjectIdentifier, AnyHashable),
            focus(
                FocusPlace, isOn: Bool), background,
            foreground(String), size(Double), style(
                String), look
    }

    /// What is directly in it, in the order of the slots that show something.
    package var parts: [Part] {
        let order: [Slot] = [.header, .label, .content, .footer, .actions, .menu, .background, .toolbar]
        return order.flatMap { slots[$0] ?? [] }
    }
    /// What stands in each line of a list that can be moved or deleted.
    package var lines: [[Found]] {
        var element = self
        while element.kind == .modified(.moving) || element.kind == .modified(.deleting),
            let inner = element.elements(.content).first,
            inner.kind == .modified(.moving) || inner.kind == .modified(.deleting)
        {
            element = inner
        }
        return element.elements(.content).map(\.everything)
    }
    /// Everything in it, from the top.
    package var everything: [Found] {
        var found: [Found] = []
        gather(Found(element: self), into: &found)
        return found
    }
    /// The elements of one slot.
    package func elements(_ slot: Slot) -> [Element] { (slots[slot] ?? []).flatMap(\.elements) }
}

/// A piece of what a view drew: an element, or the place of another view, which may be drawn anew without this one.
@MainActor package enum Part {
    case element(Element)
    case place(Place)

    package var elements: [Element] {
        switch self {
        case .element(let element): [element]
        case .place(let place): place.parts.flatMap(\.elements)
        }
    }
}
