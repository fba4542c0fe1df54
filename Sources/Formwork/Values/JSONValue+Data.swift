public import FormworkCore
public import Foundation

extension JSONValue {
    /// Reads JSON that was kept somewhere, such as a draft.
    ///
    /// - Throws: `JSONProblem` with the place of what is not JSON.
    public init(_ data: Data) throws(JSONProblem) {
        self = try JSONParser.parse(Array(data))
    }

    /// The JSON as UTF-8, to be kept somewhere.
    public var data: Data {
        var bytes: [UInt8] = []
        write(into: &bytes)
        return Data(bytes)
    }
}
