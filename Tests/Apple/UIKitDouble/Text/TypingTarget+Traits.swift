/// What a text control asks of the keyboard, as UIKit begins with it.
@MainActor struct KeyboardWishes {
    var inputView: UIView?
    var accessoryView: UIView?
    var autocapitalizationType: UITextAutocapitalizationType = .sentences
    var autocorrectionType: UITextAutocorrectionType = .default
    var spellCheckingType: UITextSpellCheckingType = .default
    var smartQuotesType: UITextSmartQuotesType = .default
    var smartDashesType: UITextSmartDashesType = .default
    var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    var inlinePredictionType: UITextInlinePredictionType = .default
    var keyboardType: UIKeyboardType = .default
    var returnKeyType: UIReturnKeyType = .default
    var enablesReturnKeyAutomatically: Bool = false
    var isSecureTextEntry: Bool = false
    var textContentType: UITextContentType!
}

// What both text controls have of `UITextInputTraits`.
extension TypingTarget {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { wishes.autocapitalizationType }
        set { wishes.autocapitalizationType = newValue }
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { wishes.autocorrectionType }
        set { wishes.autocorrectionType = newValue }
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { wishes.spellCheckingType }
        set { wishes.spellCheckingType = newValue }
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { wishes.smartQuotesType }
        set { wishes.smartQuotesType = newValue }
    }
    public var smartDashesType: UITextSmartDashesType {
        get { wishes.smartDashesType }
        set { wishes.smartDashesType = newValue }
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { wishes.smartInsertDeleteType }
        set { wishes.smartInsertDeleteType = newValue }
    }
    public var inlinePredictionType: UITextInlinePredictionType {
        get { wishes.inlinePredictionType }
        set { wishes.inlinePredictionType = newValue }
    }
    public var keyboardType: UIKeyboardType {
        get { wishes.keyboardType }
        set { wishes.keyboardType = newValue }
    }
    public var returnKeyType: UIReturnKeyType {
        get { wishes.returnKeyType }
        set { wishes.returnKeyType = newValue }
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { wishes.enablesReturnKeyAutomatically }
        set { wishes.enablesReturnKeyAutomatically = newValue }
    }
    public var isSecureTextEntry: Bool {
        get { wishes.isSecureTextEntry }
        set { wishes.isSecureTextEntry = newValue }
    }
    public var textContentType: UITextContentType! {
        get { wishes.textContentType }
        set { wishes.textContentType = newValue }
    }
}
