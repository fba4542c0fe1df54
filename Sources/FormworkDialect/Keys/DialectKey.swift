import FormworkCore

/// A key of one kind of object in the dialect, which is read into a subject and written from it.
///
/// Everything that knows keys follows from the tables of these: the reader, suggestions for unknown keys, the writer,
/// the schema, completion, and the tests of the documentation and of the builder.
struct DialectKey<Subject>: Sendable {
    typealias Reading = @Sendable (inout Subject, KeyedValue) -> Void
    /// It does not change the subject. A large one would be copied for each key if it were not passed in place.
    typealias Writing = @Sendable (inout Subject, inout ObjectWriter) -> Void

    /// The name, as the writer writes it.
    let name: String
    /// Other names with the same meaning. An object has only one of them.
    var aliases: [String] = []
    /// The kind of value.
    let takes: SchemaValue
    /// One sentence for authors.
    let meaning: String
    /// Whether this version ignores the key with a warning. The key has a meaning, but no effect yet.
    var isLater = false
    /// Reads the value. It is `nil` if code reads the key, because its meaning depends on other keys.
    var read: Reading?
    /// Writes the value, unless it is the default. It is `nil` if the key is never written.
    var write: Writing?

    /// The same key with other names.
    func or(_ aliases: String...) -> DialectKey {
        var key = self
        key.aliases = aliases
        return key
    }

    /// A key that the reader of the object reads itself, because its meaning depends on other keys.
    static func special(_ name: String, _ takes: SchemaValue, _ meaning: String, _ write: Writing? = nil) -> DialectKey
    {
        DialectKey(name: name, takes: takes, meaning: meaning, write: write)
    }

    /// A key that depends on no other key, with code of its own for its value.
    static func value(
        _ name: String, _ takes: SchemaValue, _ meaning: String, read: @escaping Reading, write: @escaping Writing
    ) -> DialectKey {
        DialectKey(name: name, takes: takes, meaning: meaning, read: read, write: write)
    }

    /// A key with a meaning and no effect yet.
    static func later(_ name: String) -> DialectKey {
        DialectKey(name: name, takes: .anything, meaning: "", isLater: true)
    }
}

/// The value of a key in an object that is read. It is neither `null` nor a blank text, which count as absent.
struct KeyedValue {
    let object: ObjectReader
    /// The key, as the file spells it.
    let key: String
    let value: JSONValue
}

// Keys of the usual kinds. Closures get and set the property, because key paths are slow.
extension DialectKey {
    typealias Getting<Value> = @Sendable (inout Subject) -> Value
    typealias Setting<Value> = @Sendable (inout Subject, Value) -> Void

    static func text(
        _ name: String, _ meaning: String, _ get: @escaping Getting<String>, _ set: @escaping Setting<String>
    ) -> DialectKey {
        DialectKey(
            name: name, takes: .text, meaning: meaning,
            read: { subject, value in set(&subject, value.text) },
            write: { subject, object in object.text(name, get(&subject)) })
    }

    /// A key for an expression. In forms for the original Form the names in it are translated.
    static func expression(
        _ name: String, _ meaning: String, _ get: @escaping Getting<String>, _ set: @escaping Setting<String>
    ) -> DialectKey {
        DialectKey(
            name: name, takes: .text, meaning: meaning,
            read: { subject, value in set(&subject, value.expression) },
            write: { subject, object in object.text(name, get(&subject)) })
    }

    static func flag(
        _ name: String, default fallback: Bool = false, _ meaning: String, _ get: @escaping Getting<Bool>,
        _ set: @escaping Setting<Bool>
    ) -> DialectKey {
        DialectKey(
            name: name, takes: .flag, meaning: meaning,
            read: { subject, value in set(&subject, value.flag ?? fallback) },
            write: { subject, object in object.flag(name, get(&subject), default: fallback) })
    }

    static func number(
        _ name: String, _ meaning: String, _ get: @escaping Getting<DecimalNumber?>,
        _ set: @escaping Setting<DecimalNumber?>
    ) -> DialectKey {
        DialectKey(
            name: name, takes: .number, meaning: meaning,
            read: { subject, value in set(&subject, value.number) },
            write: { subject, object in object.number(name, get(&subject)) })
    }

    /// A key for a whole number in a range. A value that cannot be read leaves the default.
    static func whole(
        _ name: String, _ range: ClosedRange<Int>, default fallback: Int? = nil, _ meaning: String,
        _ get: @escaping Getting<Int?>, _ set: @escaping Setting<Int>
    ) -> DialectKey {
        DialectKey(
            name: name, takes: .whole(range), meaning: meaning,
            read: { subject, value in if let whole = value.whole(in: range) { set(&subject, whole) } },
            write: { subject, object in object.count(name, get(&subject), default: fallback) })
    }

    /// A key for one of the words of a type. `nil` and the default are not written.
    static func word<Word: SchemaWords & Equatable & Sendable>(
        _ name: String, default fallback: Word? = nil, _ meaning: String, _ get: @escaping Getting<Word?>,
        _ set: @escaping Setting<Word>
    ) -> DialectKey {
        DialectKey(
            name: name, takes: .word(of: Word.self), meaning: meaning,
            read: { subject, value in if let word: Word = value.word() { set(&subject, word) } },
            write: { subject, object in
                if let word = get(&subject), word != fallback { object.add(name, .string(word.rawValue)) }
            })
    }

    /// A key for a list of names.
    static func names(
        _ name: String, _ meaning: String, _ get: @escaping Getting<[String]>, _ set: @escaping Setting<[String]>
    ) -> DialectKey {
        DialectKey(
            name: name, takes: .list(.text), meaning: meaning,
            read: { subject, value in set(&subject, value.names) },
            write: { subject, object in object.list(name, get(&subject).map { .string($0) }) })
    }

    /// The key for the styles that have an effect in a place.
    static func styles(
        in place: StylePlace, _ get: @escaping Getting<[Style]>, _ set: @escaping Setting<[Style]>
    ) -> DialectKey {
        DialectKey(
            name: "styles", takes: .styles(in: place), meaning: "Colours, fonts and lengths.",
            read: { subject, value in set(&subject, StylesReader.styles(value, in: place)) },
            write: { subject, object in object.object("styles", StylesWriter.styles(get(&subject))) })
    }

    /// The key for words that replace those of the catalog.
    static func messages(
        known: [String], _ meaning: String, _ get: @escaping Getting<[MessageOverride]>,
        _ set: @escaping Setting<[MessageOverride]>
    ) -> DialectKey {
        DialectKey(
            name: "messages", takes: .texts(known), meaning: meaning,
            read: { subject, value in set(&subject, value.messages(known: known)) },
            write: { subject, object in object.messages(get(&subject)) })
    }
}
