package import Foundation
package import UIKitDouble

// What a person does. Each returns false where nothing could be done, as with a control that is switched off.

extension Display {
    /// Touches a button that says this.
    @discardableResult package func tap(_ words: String, in identifier: String? = nil) -> Bool {
        press(words, on: .screen, identifier) || press(words, on: .toolbar, identifier)
    }
    /// Opens the menu, and touches an entry of it.
    @discardableResult package func choose(_ words: String, in identifier: String) -> Bool {
        press(words, on: .menu, identifier)
    }
    /// Swipes a row, and touches what is behind it.
    @discardableResult package func swipe(_ identifier: String, and words: String) -> Bool {
        press(words, on: .swipe, identifier)
    }
    /// Does what a screen reader offers for an element.
    @discardableResult package func act(_ words: String, on identifier: String) -> Bool {
        press(words, on: .actions, identifier)
    }

    /// Touches a link in a text by its words.
    // Source: Apple, "Text": links of an attributed string open by the environment's `openURL`. Those inside of buttons are part of
    // the button; not certain.
    @discardableResult package func touch(link words: String, in identifier: String? = nil) -> Bool {
        for text in found where text.element.kind == .text && text.surface == .screen {
            guard identifier.map(text.identifiers.contains) ?? true, case .reading(let content) = text.element.action
            else { continue }
            for run in content.runs where String(content[run.range].characters) == words {
                guard let link = run.link else { continue }
                text.element.environment.openURL(link)
                settle()
                return true
            }
        }
        return false
    }

    private func press(_ words: String, on surface: Found.Surface, _ identifier: String?) -> Bool {
        let button = found.first {
            $0.element.kind == .button && $0.surface == surface && ($0.words == words || $0.label == words)
                && (identifier.map($0.identifiers.contains) ?? true)
        }
        guard let button, button.isEnabled, case .press(let action) = button.element.action else { return false }
        action()
        settle()
        return true
    }

    @discardableResult package func flip(in identifier: String) -> Bool {
        let toggle = (all(.toggle, in: identifier) + all(.disclosure, in: identifier)).first
        guard let toggle, toggle.isEnabled, case .switching(let isOn, let shown) = toggle.element.action else {
            return false
        }
        isOn.wrappedValue = !shown
        settle()
        return true
    }

    /// Raises or lowers what can be adjusted, as a screen reader does.
    @discardableResult package func adjust(up: Bool, in identifier: String) -> Bool {
        let found = found.first { $0.element.kind == .modified(.adjusting) && $0.identifiers.contains(identifier) }
        guard let found, found.isEnabled, case .adjusting(let adjust) = found.element.action else { return false }
        adjust(up ? .increment : .decrement)
        settle()
        return true
    }

    /// Drags a line of the list that it stands in to a gap between lines; false where it cannot be moved.
    @discardableResult package func drag(_ identifier: String, toGap gap: Int) -> Bool {
        for list in found where list.element.kind == .modified(.moving) {
            let lines = list.element.lines
            guard let from = lines.firstIndex(where: { $0.contains { $0.identifiers.contains(identifier) } }),
                !lines[from].contains(where: { $0.styles.contains("not movable") }),
                case .moving(let move) = list.element.action
            else { continue }
            move(IndexSet(integer: from), gap)
            settle()
            return true
        }
        return false
    }

    /// Touches the sign in front of a line that deletes it; false where it is missing.
    @discardableResult package func delete(_ identifier: String) -> Bool {
        for list in found where list.element.kind == .modified(.deleting) {
            let lines = list.element.lines
            guard let from = lines.firstIndex(where: { $0.contains { $0.identifiers.contains(identifier) } }),
                !lines[from].contains(where: { $0.styles.contains("not deletable") }),
                case .deleting(let delete) = list.element.action
            else { continue }
            delete(IndexSet(integer: from))
            settle()
            return true
        }
        return false
    }

    /// Chooses an option of a picker by its words.
    @discardableResult package func pick(_ words: String, in identifier: String) -> Bool {
        for picker in all(.picker, in: identifier) where picker.isEnabled {
            guard case .choosing(_, let choose) = picker.element.action else { continue }
            var options: [Found] = []
            for element in picker.element.elements(.content) { element.gather(picker.with(element), into: &options) }
            guard let tag = options.first(where: { $0.words == words })?.tag else { continue }
            choose(tag)
            settle()
            return true
        }
        return false
    }

    @discardableResult package func step(up: Bool, in identifier: String) -> Bool {
        guard let stepper = all(.stepper, in: identifier).first, stepper.isEnabled,
            case .stepping(let raise, let lower) = stepper.element.action, let step = up ? raise : lower
        else { return false }
        step()
        settle()
        return true
    }

    @discardableResult package func slide(to wanted: Double, in identifier: String) -> Bool {
        guard let slider = all(.slider, in: identifier).first, slider.isEnabled,
            case .sliding(let set, _, let bounds, let step) = slider.element.action
        else { return false }
        let inside = min(max(wanted, bounds.lowerBound), bounds.upperBound)
        set(step.map { bounds.lowerBound + ((inside - bounds.lowerBound) / $0).rounded() * $0 } ?? inside)
        settle()
        return true
    }

    @discardableResult package func turn(to date: Date, in identifier: String) -> Bool {
        guard let picker = all(.datePicker, in: identifier).first, picker.isEnabled,
            case .dating(let selection, _, let range) = picker.element.action
        else { return false }
        selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
        settle()
        return true
    }

    /// Types into the search field.
    package func search(_ text: String) {
        guard let field = found.first(where: { $0.element.kind == .modified(.search) }),
            case .typing(let query, _) = field.element.action
        else { return }
        query.wrappedValue = text
        settle()
    }

    /// The view of UIKit below an identifier.
    package func hosted<Hosted: UIView>(in identifier: String, _ type: Hosted.Type = Hosted.self) -> Hosted? {
        for found in all(.hosted, in: identifier) {
            if case .hosting(let view) = found.element.action, let view = view as? Hosted { return view }
        }
        return nil
    }

    /// The person in front of the views of UIKit.
    package var person: Person { Person(window) }

    /// Touches the text below an identifier and types, in place of what is there.
    @discardableResult package func fill(_ identifier: String, _ text: String) -> Bool {
        guard let view = hosted(in: identifier, UIView.self), person.tap(view) else { return false }
        settle()
        person.select(0, length: person.typedText?.utf16.count ?? 0)
        person.type(text)
        settle()
        return true
    }
}

// Text fields of SwiftUI itself.

extension Display {
    private func field(in identifier: String) -> Found? {
        (all(.textField, in: identifier) + all(.secureField, in: identifier)).first
    }

    /// What a text field shows.
    package func shownText(in identifier: String) -> String? {
        guard case .typing(_, let shown)? = field(in: identifier)?.element.action else { return nil }
        return shown
    }

    /// Touches a text field, and types in place of what is there.
    @discardableResult package func type(_ text: String, in identifier: String) -> Bool {
        guard let field = field(in: identifier), field.isEnabled, case .typing(let typed, _) = field.element.action
        else { return false }
        for other in found where other.isFocused && other.focus != field.focus { other.focus?.move(false) }
        field.focus?.move(true)
        settle()
        typed.wrappedValue = text
        settle()
        return true
    }

    /// Presses return in a text field.
    package func pressReturn(in identifier: String) {
        field(in: identifier)?.submit?()
        settle()
    }

    /// Whether the keyboard types into the field below an identifier.
    package func isFocused(_ identifier: String) -> Bool { field(in: identifier)?.isFocused ?? false }
}
