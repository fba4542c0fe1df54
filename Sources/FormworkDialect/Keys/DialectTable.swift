import FormworkCore

/// The keys of one kind of object, in the order in which they are written.
///
/// To add a key, add a line to the table of its kind. A key that depends on others (`DialectKey.special`) is read by the
/// reader of the kind, by its name.
struct DialectTable<Subject>: Sendable {
    let keys: [DialectKey<Subject>]
    let names: KeyNames
    /// The description of the kind of object in the schema.
    let schema: SchemaObject

    /// How the keys are read, in the order of `keys`. Copying one of these is cheaper than copying a key.
    private let readings: [DialectKey<Subject>.Reading?]
    /// How the keys that are written are written.
    private let writings: [DialectKey<Subject>.Writing]

    /// - Parameters:
    ///   - name: The kind.
    ///   - meaning: One sentence about objects of this kind.
    ///   - required: The keys that the object needs.
    ///   - choices: Keys of which the object has exactly one.
    init(
        _ name: SchemaObject.Name, _ meaning: String, required: [String] = [], choices: [String] = [],
        _ keys: [DialectKey<Subject>]
    ) {
        self.keys = keys
        names = KeyNames(
            keys.enumerated().flatMap { place, key in
                [KeyNames.Entry(name: key.name, key: place, isLater: key.isLater)]
                    + key.aliases.map { KeyNames.Entry(name: $0, key: place, isAlias: true, isLater: key.isLater) }
            })
        readings = keys.map(\.read)
        writings = keys.compactMap(\.write)
        schema = SchemaObject(
            name: name, meaning: meaning,
            keys: keys.filter { !$0.isLater }.flatMap { key in
                ([key.name] + key.aliases).map { SchemaObject.Key($0, key.takes, key.meaning) }
            }, required: required, choices: choices)
    }

    /// Reads the keys of an object that depend on no others, in the order of the file. Each member was looked up when
    /// the object was opened.
    @inline(__always)
    func read(_ object: ObjectReader, into subject: inout Subject) {
        object.eachKnown { place, index in
            guard let read = readings[names.key(at: index)] else { return }
            if names.isAlias(at: index), object.isRepeated(place, index, names) { return }
            let member = object.members[place]
            read(&subject, KeyedValue(object: object, key: member.key, value: member.value))
        }
    }

    /// Writes the keys of a subject that are not at their defaults.
    func write(_ subject: Subject, to object: inout ObjectWriter) {
        var subject = subject
        for write in writings { write(&subject, &object) }
    }

    /// The subject as an object.
    func json(_ subject: Subject) -> JSONValue { written(subject).json }

    /// The subject as an object, to which members can be added.
    func written(_ subject: Subject) -> ObjectWriter {
        var object = ObjectWriter()
        write(subject, to: &object)
        return object
    }
}
