import Foundation

/// The definition as plain Swift reads it, with `JSONDecoder` and without checks.
struct PlainDefinition: Decodable {
    struct Section: Decodable {
        var id: String
        var title: String
        var fields: [Field]
    }

    struct Field: Decodable {
        var id: String
        var title: String
        var type: String
        var formula: String?
        var visible_when: String?
        var validations: Limits?
    }

    struct Limits: Decodable {
        var required: Bool
        var min_value: Double
        var max_value: Double
    }

    var id: String
    var sections: [Section]

    init(_ bytes: [UInt8]) throws {
        self = try JSONDecoder().decode(PlainDefinition.self, from: Data(bytes))
    }
}
