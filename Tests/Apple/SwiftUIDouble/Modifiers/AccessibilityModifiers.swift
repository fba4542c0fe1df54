extension View {
    public func accessibilityLabel(_ label: Text) -> some View { Modified(self, .label(label.words)) }
    public func accessibilityValue(_ value: Text) -> some View { Modified(self, .value(value.words)) }
    public func accessibilityHint(_ hint: Text) -> some View { Modified(self, .hint(hint.words)) }
    public func accessibilityIdentifier(_ identifier: String) -> some View { Modified(self, .identifier(identifier)) }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { Modified(self, .traits(traits)) }
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        Modified(self, hidden ? .isHiddenFromSpeech : .look)
    }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        Modified(self, .children(children))
    }
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        Modified(self, .actions, [(.actions, Button(name.words) { handler() })])
    }
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        Modified(self, .adjusting, action: .adjusting(handler))
    }
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        Modified(self, .actions, [(.actions, content())])
    }
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        Modified(self, .heard(condition.wrappedValue))
    }
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isLink = AccessibilityTraits(rawValue: 64)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isImage = AccessibilityTraits(rawValue: 8)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 16)
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}
