public import FormworkCore
public import Foundation

/// Answers outside a session, such as those of a submission on a server, which can be read and written as Swift types.
///
///     let values = FormValues(submission.values, zone: .gmt)
///     let trip = try values.decode(Trip.self)
public struct FormValues: Sendable, Equatable {
    /// The answers, nested by path.
    public let json: JSONValue
    /// The zone in which days and times become points in time.
    public let zone: CivilZone
    private let form: CompiledForm?

    /// Makes values of answers, which are nested or have paths as keys.
    ///
    /// - Parameters:
    ///   - json: The answers.
    ///   - zone: The zone in which the answers were given. Use that of the form.
    ///   - form: The form that was answered. With it, `decode` knows a property that the form does not ask for.
    public init(_ json: JSONValue, zone: TimeZone, form: CompiledForm? = nil) {
        self.init(json, zone: CivilZone(zone), form: form)
    }

    init(_ json: JSONValue, zone: CivilZone, form: CompiledForm? = nil) {
        self.json = json
        self.zone = zone
        self.form = form
    }

    /// Writes a model as answers.
    ///
    /// - Throws: A `FormCodingError` for a value that cannot be an answer, and errors of the model's own encoding.
    public init(encoding model: some Encodable, zone: TimeZone) throws {
        self.init(try AnswerEncoder.json(model, zone: CivilZone(zone)), zone: zone)
    }

    /// The answer to a field; `nil` if absent, or if it cannot be read as the type of the key.
    public subscript<Value: FormValueConvertible>(key: FieldKey<Value>) -> Value? {
        json.value(at: key.path).flatMap { Value(answer: FormValue($0), in: zone) }
    }

    /// Reads a model: objects as nested models, the items of repeats as lists.
    ///
    /// If there is no answer, an optional property is `nil`, a `String` is "", a `Bool` is `false`, and lists are
    /// empty. With a `form`, a property that it does not ask for is an error with the nearest name, unless the property
    /// is optional or has a default, as with `decodeIfPresent`.
    ///
    /// - Throws: A `FormCodingError` with the path and the reason, and errors of the model's own decoding.
    public func decode<Model: Decodable>(_ type: Model.Type = Model.self) throws -> Model {
        try AnswerDecoder.model(type, json, zone: zone, asked: form.map { AskedPaths($0) })
    }

    /// Compares the answers.
    public static func == (left: FormValues, right: FormValues) -> Bool { left.json == right.json }
}
