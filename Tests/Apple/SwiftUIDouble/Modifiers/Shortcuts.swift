extension View {
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        Modified(self, shortcut.map { .style($0.name) } ?? .look)
    }
}

public struct KeyboardShortcut: Hashable, Sendable {
    let key: KeyEquivalent
    let modifiers: Int
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers.rawValue
    }
    var name: String { "shortcut \(key.name) \(modifiers)" }
}

public struct KeyEquivalent: Hashable, Sendable {
    let name: String
    public static let `return` = KeyEquivalent(name: "return")
}

public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let command = EventModifiers(rawValue: 16)
}
