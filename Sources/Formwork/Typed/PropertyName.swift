import FormworkCore

/// The name of a key path of stored properties: `birth` for `\Booking.birth`, `address.city` for `\Booking.address.city`.
///
/// Swift prints these names from the metadata of the types. Computed properties and subscripts have none, and neither does a
/// program that is compiled without reflection metadata.
struct PropertyName {
    /// The name; `nil` if a part of the path has none.
    let text: String?
    /// The name of the type that has the property.
    let model: String

    init(_ path: AnyKeyPath) {
        model = String(describing: type(of: path).rootType)
        text = Self.name(in: String(reflecting: path), of: model)
    }

    /// Takes the name from a text such as `\Booking.address?.city?`.
    private static func name(in words: String, of model: String) -> String? {
        let words = words.utf8.filter { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "!") }
        let start = model.utf8.filter { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "!") }.count + 2
        guard words.count > start, words[start - 1] == UInt8(ascii: ".") else { return nil }
        let name = words[start...]
        // `<computed 0x… (Int)>` and `<offset 8 (Int)>` stand for what has no name.
        let isNamed = name.allSatisfy { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") || $0 > 127 || $0.isWord }
        let text = String(decoding: name, as: UTF8.self)
        return isNamed && text != "self" ? text : nil
    }
}

extension UInt8 {
    /// Whether the byte is a letter or digit of ASCII.
    fileprivate var isWord: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
    }
}

extension String {
    /// The reference of expressions to the answer at this path: `$name`, or `${été}` if the path has other letters.
    var reference: String {
        let isPlain = utf8.allSatisfy { byte in
            byte.isWord || [UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "]")].contains(byte)
        }
        return isPlain ? "$" + self : "${" + self + "}"
    }
}
