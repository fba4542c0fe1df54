public import FormworkCore
public import Foundation

/// Answers outside a session, read and written as Swift types: what a server has of a submission.
///
///     let values = FormValues(submission.values, zone: .gmt)
///     let trip = try values.decode(Trip.self)
public struct FormValues: Sendable, Equatable {
    /// The answers, nested by path.
    public let json: JSONValue
    /// The zone in which days and times become points in time.
    public let zone: CivilZone

    /// Takes answers over, nested or in one level by path.
    ///
    /// - Parameters:
    ///   - json: The answers.
    ///   - zone: The zone in which the answers were given; best that of the form.
    public init(_ json: JSONValue, zone: TimeZone) {
        self.init(json, zone: CivilZone(zone))
    }

    init(_ json: JSONValue, zone: CivilZone) {
        self.json = json
        self.zone = zone
    }

    /// Writes a model as answers.
    ///
    /// - Throws: `FormCodingError` for a value that can be no answer; and what the model's own encoding throws.
    public init(encoding model: some Encodable, zone: TimeZone) throws {
        self.init(try AnswerEncoder.json(model, zone: CivilZone(zone)), zone: zone)
    }

    /// The answer to a field; `nil` if there is none or if it is no such value.
    public subscript<Value: FormValueConvertible>(key: FieldKey<Value>) -> Value? {
        json.value(at: key.path).flatMap { Value(answer: FormValue($0), in: zone) }
    }

    /// Reads a model: objects as nested models, the items of repeats as lists.
    ///
    /// Optional properties are `nil` where nothing is answered. Of the others, a `String` is "", a `Bool` is `false`, and
    /// lists are empty.
    ///
    /// - Throws: `FormCodingError`, which says where and why; and what the model's own decoding throws.
    public func decode<Model: Decodable>(_ type: Model.Type = Model.self) throws -> Model {
        try AnswerDecoder.model(type, json, zone: zone)
    }

    /// Compares the answers.
    public static func == (left: FormValues, right: FormValues) -> Bool { left.json == right.json }
}
