import FormworkScreens
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends answers to `formwork serve`.
struct FormSender: Sendable {
    /// Where the server is. A device needs the address of the computer in its network.
    var server = "http://127.0.0.1:8080"
    /// What goes over the network.
    var transport: @Sendable (URLRequest) async throws -> (Data, URLResponse) = {
        try await URLSession.shared.data(for: $0)
    }

    /// What became of the answers.
    enum Outcome {
        /// The person can name the submission by the reference; `nil` if the server gave none.
        case stored(reference: String?)
        case refused([ReportedError])
        case failed(String)
    }

    /// Posts answers to their form.
    ///
    /// The key makes sure that answers are stored once, also if they are sent again because no reply came.
    func send(_ answers: JSONValue, of form: CompiledForm, key: UUID = UUID()) async -> Outcome {
        guard let address = URL(string: server)?.appending(path: form.definition.id) else {
            return .failed("This is no address of a server.")
        }
        var request = URLRequest(url: address)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue(key.uuidString, forHTTPHeaderField: "Idempotency-Key")
        request.httpBody = Data(answers.text().utf8)
        guard let (data, response) = try? await transport(request) else {
            return .failed("Nothing was sent: the server cannot be reached.")
        }
        switch (response as? HTTPURLResponse)?.statusCode {
        case 201:
            let reply = try? JSONParser.parse([UInt8](data))
            return .stored(reference: reply?["reference"]?.stringValue)
        case 422: return .refused(errors(in: data))
        default: return .failed("Nothing was stored. Try again later.")
        }
    }

    private func errors(in data: Data) -> [ReportedError] {
        guard let reply = try? JSONParser.parse([UInt8](data)), let list = reply["errors"]?.arrayValue else {
            return []
        }
        return list.map { error in
            ReportedError(
                path: error["path"]?.stringValue ?? "", code: error["code"]?.stringValue ?? "",
                message: error["message"]?.stringValue ?? "")
        }
    }
}

/// Files are uploaded as soon as they are chosen. The answers name them by the references that the server gives.
extension FormSender: FormFileStore {
    func add(_ file: ChosenFile, for question: FileQuestion) async throws -> String {
        // An item's brackets are no signs of an address, and a slash would begin another part of it.
        let field = question.path.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        guard let address = URL(string: server + "/" + question.form + "/files/" + field) else {
            throw FileRefusal("This is no address of a server.")
        }
        var request = URLRequest(url: address)
        request.httpMethod = "POST"
        let type = file.isTypedName ? "text/plain; charset=utf-8" : "application/octet-stream"
        request.setValue(type, forHTTPHeaderField: "Content-Type")
        let name = file.name.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        request.setValue(name, forHTTPHeaderField: "Formwork-Name")
        request.httpBody = file.content
        let (data, response) = try await transport(request)
        let reply = try? JSONParser.parse([UInt8](data))
        if (response as? HTTPURLResponse)?.statusCode == 201, let reference = reply?["reference"]?.stringValue {
            return reference
        }
        // What the server says is wrong with the file is for the person. Without words it can be tried again.
        if let message = reply?["message"]?.stringValue { throw FileRefusal(message) }
        throw URLError(.badServerResponse)
    }
}
