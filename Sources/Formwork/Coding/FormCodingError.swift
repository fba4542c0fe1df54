public import Foundation

/// An error in making a model of answers, or answers of a model. It has the path and the reason, never the answer.
public struct FormCodingError: LocalizedError, Equatable, Sendable {
    /// The reasons for such an error.
    public enum Reason: Equatable, Sendable {
        /// The model needs a value, and there is no answer.
        case notAnswered
        /// The answer cannot be read as the type of the model.
        case unreadable(type: String)
        /// The model's value cannot be an answer, such as a number that is not finite.
        case unwritable(type: String)
        /// A single answer is where the model has an object or a list.
        case notNested
        /// The model needs a property that the form does not ask for. `nearest` has the names that were probably meant,
        /// the nearest first.
        case notAsked(nearest: [String])
        /// The model does not have the item that was loaded, so its other properties cannot be kept.
        case recordNotFound
    }

    /// The path, such as `companies[0].name`; blank for the model as a whole.
    public let path: String
    /// The reason for the error.
    public let reason: Reason

    /// Makes an error.
    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// A sentence that names the path.
    public var errorDescription: String? {
        let place = path.isEmpty ? "The model" : "`\(path)`"
        return switch reason {
        case .notAnswered: "\(place) is not answered, and the model needs a value there."
        case .unreadable(let type): "The answer to \(place) cannot be read as \(type)."
        case .unwritable(let type): "\(place) has a value of type \(type) that cannot be an answer."
        case .notNested: "\(place) has a single answer where the model has several."
        case .notAsked(let nearest):
            "The form has no field `\(path)`, and the model needs a value there."
                + (nearest.first.map { " Did you mean `\($0)`?" } ?? " An optional property can be without one.")
        case .recordNotFound:
            "\(place) is no item of this model, so what the form does not ask there cannot be kept. "
                + "Load the model with `load(from:)` before."
        }
    }
}

extension FormCodingError: CustomStringConvertible {
    /// The same sentence.
    public var description: String { errorDescription ?? path }
}

/// A component of a path that is a position in a list.
struct PositionKey: CodingKey {
    let position: Int

    init(_ position: Int) { self.position = position }
    init?(intValue: Int) { position = intValue }
    init?(stringValue: String) { return nil }

    var intValue: Int? { position }
    var stringValue: String { "\(position)" }
}

extension [any CodingKey] {
    /// The keys as a path such as `companies[0].name`.
    var formPath: String {
        reduce("") { path, key in
            if let position = key as? PositionKey { return path + "[\(position.position)]" }
            return path.isEmpty ? key.stringValue : path + "." + key.stringValue
        }
    }
}
