/// The parts of an option that servers and apps draw. The engine in a page does not get them.
final class OwnOptionParts: Equatable, Sendable {
    let content: Content

    /// The parts themselves.
    struct Content: Equatable, Sendable {
        var image = ""
        var isDisabled = false
        var marks: TextMarks?

        static func == (one: Content, other: Content) -> Bool {
            one.image.isSame(as: other.image) && one.isDisabled == other.isDisabled && one.marks == other.marks
        }
    }

    init(_ content: Content) {
        self.content = content
    }

    static func == (one: OwnOptionParts, other: OwnOptionParts) -> Bool { one.content == other.content }
}

#if hasFeature(Embedded)
extension FieldOption {
    /// The address of a picture. A page does not get it.
    public var image: String {
        get { "" }
        set {}
    }

    /// Whether the option cannot be chosen. A page does not get it, and does not offer the option.
    public var isDisabled: Bool {
        get { false }
        set {}
    }

    /// The texts with marks. A page does not get them.
    package var marks: TextMarks? { nil }
}
#else
extension FieldOption {
    /// The address of a picture beside the title; blank if absent.
    public var image: String {
        get { own?.content.image ?? "" }
        set { setOwnParts { $0.image = newValue } }
    }

    /// Whether the option is shown and cannot be chosen. It is not an answer.
    public var isDisabled: Bool {
        get { own?.content.isDisabled ?? false }
        set { setOwnParts { $0.isDisabled = newValue } }
    }

    /// The texts with marks, in a compiled form.
    package var marks: TextMarks? {
        get { own?.content.marks }
        set { setOwnParts { $0.marks = newValue } }
    }

    private mutating func setOwnParts(_ change: (inout OwnOptionParts.Content) -> Void) {
        var content = own?.content ?? OwnOptionParts.Content()
        change(&content)
        own = content == OwnOptionParts.Content() ? nil : OwnOptionParts(content)
    }
}
#endif
