public import FormworkCore
public import Foundation

extension JSONValue {
    /// Reads JSON that was stored, such as a draft.
    ///
    /// - Throws: A `JSONProblem` with the offset of the first problem.
    public init(_ data: Data) throws(JSONProblem) {
        self = try JSONParser.parse(Array(data))
    }

    /// The JSON as UTF-8, for storing it.
    public var data: Data {
        var bytes: [UInt8] = []
        write(into: &bytes)
        return Data(bytes)
    }
}
