/// An element with everything that the modifiers around it say.
@MainActor package struct Found {
    package let element: Element
    /// The identifiers around it, the outermost first.
    package var identifiers: [String] = []
    package var spokenLabel: String?
    package var spokenValue: String?
    package var hint: String?
    package var traits: AccessibilityTraits = []
    package var isHiddenFromSpeech = false
    package var styles: [String] = []
    package var colors: [String] = []
    package var heights: [Double] = []
    package var tag: AnyHashable?
    /// What has to be opened to reach it.
    package var surface = Surface.screen
    /// Where the view keeps whether this has the focus, and whether it has it.
    package var focus: FocusPlace?
    package var isFocused = false
    /// What the return key does.
    package var submit: (() -> Void)?
    /// Whether the focus of assistive technology is on it.
    package var isHeard = false

    package enum Surface: Equatable { case screen, label, menu, swipe, contextMenu, actions, toolbar, background }

    package var isEnabled: Bool { element.environment.isEnabled }

    /// The words that it shows, with those in it.
    package var words: String {
        ([element.words] + element.parts.flatMap(\.elements).map { Found(element: $0).shownWords })
            .filter { !$0.isEmpty }.joined(separator: " ")
    }
    private var shownWords: String { element.kind == .image ? "" : words }

    /// What a screen reader calls it.
    package var label: String {
        if let spokenLabel { return spokenLabel }
        let own = element.elements(.label).map { Found(element: $0).shownWords }.filter { !$0.isEmpty }
        return own.isEmpty ? element.words : own.joined(separator: " ")
    }
}

extension Element {
    /// This element and everything in it, from the top.
    package func gather(_ found: Found, into list: inout [Found]) {
        var here = found
        if case .modified(let change) = kind { here.with(self, taking: change) } else { list.append(found) }
        if [.modified(.adjusting), .modified(.dragging), .modified(.tapping)].contains(kind) {
            list.append(found.with(self))
        }
        if kind == .modified(.moving) || kind == .modified(.deleting) { list.append(found.with(self)) }
        for (slot, surface) in surfaces(outer: found.surface) {
            var inner = here
            inner.surface = surface
            for element in elements(slot) { element.gather(inner.with(element), into: &list) }
        }
        if kind == .modified(.search) { list.append(found.with(self)) }
    }

    private func surfaces(outer: Found.Surface) -> [(Slot, Found.Surface)] {
        let isControl = kind != .section && kind != .stack && kind != .labeled && kind != .disclosure
        let menu: Found.Surface =
            kind == .modified(.swipe) ? .swipe : kind == .modified(.contextMenu) ? .contextMenu : .menu
        return [
            (.header, outer), (.label, isControl ? .label : outer), (.content, outer), (.footer, outer),
            (.actions, .actions), (.menu, menu), (.toolbar, .toolbar), (.background, .background),
        ]
    }
}

extension Found {
    func with(_ element: Element) -> Found {
        var new = Found(element: element)
        new.identifiers = identifiers
        (new.spokenLabel, new.spokenValue, new.hint, new.traits) = (spokenLabel, spokenValue, hint, traits)
        (new.isHiddenFromSpeech, new.styles, new.colors, new.tag) = (isHiddenFromSpeech, styles, colors, tag)
        (new.surface, new.isHeard, new.heights) = (surface, isHeard, heights)
        (new.focus, new.isFocused, new.submit) = (focus, isFocused, submit)
        return new
    }

    mutating func with(_ element: Element, taking change: Element.Change) {
        switch change {
        case .label(let label): spokenLabel = label
        case .value(let value): spokenValue = value
        case .hint(let words): hint = words
        case .identifier(let identifier): identifiers.append(identifier)
        case .traits(let new): traits.formUnion(new)
        case .isHiddenFromSpeech: isHiddenFromSpeech = true
        case .heard(let isFocused): isHeard = isFocused
        case .style(let style): styles.append(style)
        case .foreground(let color): colors.append(color)
        case .size(let height): heights.append(height)
        case .tag(let value): tag = value
        case .focus(let place, let isOn): (focus, isFocused) = (place, isOn)
        case .moving, .deleting, .adjusting, .dragging, .tapping: break
        case .submitting: if case .press(let action) = element.action { submit = action }
        default: break
        }
    }
}

extension Display {
    /// Everything that is shown, from the top: of a sheet where one is open, because it covers the rest.
    package var found: [Found] {
        var list: [Found] = []
        for element in (topSheet?.elements(.content) ?? parts.flatMap(\.elements)) {
            element.gather(Found(element: element), into: &list)
        }
        return list
    }

    /// What stands before the sheets, whether one is open or not.
    package var foundBehindSheets: [Found] {
        var list: [Found] = []
        for element in parts.flatMap(\.elements) { element.gather(Found(element: element), into: &list) }
        return list
    }

    package var topSheet: Element? { foundBehindSheets.last { $0.element.kind == .sheet }?.element }

    /// What can be seen and is of a kind, perhaps only below an identifier.
    package func all(_ kind: Element.Kind, in identifier: String? = nil) -> [Found] {
        found.filter { found in
            found.element.kind == kind && found.surface == .screen
                && (identifier.map { found.identifiers.contains($0) } ?? true)
        }
    }
}
