/// Animations that were asked for: values change at once, completions come later.
// Source: Apple, "animate(withDuration:animations:completion:)": the model's values change when the block runs.
@MainActor package enum Animations {
    static var areOn = true
    /// How many animations ran.
    package private(set) static var count = 0

    static func run(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
        if areOn { count += 1 }
        changes()
        if let completion { Later.run { completion(true) } }
    }
}

extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var layoutSubviews: UIView.AnimationOptions { .init(rawValue: 1) }
        public static var allowUserInteraction: UIView.AnimationOptions { .init(rawValue: 2) }
        public static var beginFromCurrentState: UIView.AnimationOptions { .init(rawValue: 4) }
        public static var transitionCrossDissolve: UIView.AnimationOptions { .init(rawValue: 8) }
    }
}
