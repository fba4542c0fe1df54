public import FormworkCore

/// A type of an app's own: a question of Formwork with its rules, its words and a control of the app, under one name.
///
/// ```swift
/// let colorPicker = CustomType(
///     "color-picker", basedOn: .text("").pattern("#[0-9a-f]{6}").element("color-picker"), script: "/color-picker.js")
/// ```
///
/// In Swift, `Field.custom(colorPicker, "wall", "Wall")` is a field of the type. In JSON, a field has `"type":
/// "color-picker"`, and a `FormEnvironment` must have the type. Renderers find their control for it by its name.
public struct CustomType: Equatable, Sendable {
    /// The name, which forms have as `type`.
    public let name: String
    /// The properties of a field of this type, unless the field sets others: type, rules, element and words. Its id and
    /// title are not used.
    public let base: Field
    /// The address on the page's host of the script that defines the element. Blank if pages get it in another way.
    public let script: String

    /// Makes a type.
    ///
    /// - Parameters:
    ///   - name: A name of small letters, digits, `-` and `_` that begins with a letter. It must not be the name of a
    ///     type of Formwork.
    ///   - base: The properties of a field of this type, unless the field sets others.
    ///   - script: The address on the page's host of the script that defines the element of `base`.
    public init(_ name: String, basedOn base: Field, script: String = "") {
        self.name = name
        self.base = base
        self.script = script
    }

    /// Whether forms can use the type by its name. They cannot if the name is spelled wrong or belongs to Formwork.
    public var hasUsableName: Bool {
        guard let first = name.utf8.first, first.isASCIISmallLetter, !FieldTypeNames.isTaken(name) else { return false }
        return name.utf8.allSatisfy { byte in
            byte.isASCIISmallLetter || byte.isASCIIDigit || "-_".utf8.contains(byte)
        }
    }

    /// Makes a field of this type.
    public func field(_ id: String, _ title: String = "") -> Field {
        var field = base
        field.id = id
        field.title = title
        field.customType = name
        return field
    }
}
