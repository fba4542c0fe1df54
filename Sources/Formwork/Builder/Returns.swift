public import FormworkCore

// A `return` switches a builder off, and the compiler then reports types that nobody wrote. These overloads report the
// mistake in words.

extension FormDefinition {
    /// Explains a `return` in the closure of a form.
    @available(*, unavailable, message: "leave out `return`: the closure of a form lists its parts")
    public init<Part: BuilderPart>(
        _ id: String, title: String = "", info: String = "", locale: String = "", submitTitle: String = "",
        success: SuccessReply = .default, content: () -> Part
    ) {
        self.init(id: id, groups: [])
    }
}

extension FormPage {
    /// Explains a `return` in the closure of a page.
    @available(*, unavailable, message: "leave out `return`: the closure of a page lists its groups or fields")
    public init<Part: BuilderPart>(_ id: String, _ title: String = "", content: () -> Part) {
        self.init(id: id, groups: [])
    }
}

extension FormGroup {
    /// Explains a `return` in the closure of a group.
    @available(*, unavailable, message: "leave out `return`: the closure of a group lists its sections or fields")
    public init<Part: BuilderPart>(_ id: String = "", _ title: String = "", content: () -> Part) {
        self.init(sections: [])
    }
}

extension FormSection {
    /// Explains a `return` in the closure of a section.
    @available(*, unavailable, message: "leave out `return`: the closure of a section lists its fields")
    public init<Part: BuilderPart>(_ id: String = "", _ title: String = "", content: () -> Part) {
        self.init(elements: [])
    }
}

/// The parts of a form that a closure of a builder can list.
public protocol BuilderPart {}

extension FormPage: BuilderPart {}
extension FormGroup: BuilderPart {}
extension FormSection: BuilderPart {}
extension Field: BuilderPart {}
