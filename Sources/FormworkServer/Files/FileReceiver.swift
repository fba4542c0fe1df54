#if Server
import Formwork
import FormworkCore
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Takes one file from the body of a request.
struct FileReceiver: Sendable {
    private let services: Services
    private let shelf: FileShelf
    private let call: ServerCall

    init(_ services: Services, _ shelf: FileShelf, _ call: ServerCall) {
        self.services = services
        self.shelf = shelf
        self.call = call
    }

    /// Takes a file that is the body, or the first one in it. For a signature the body may be a name.
    func receive(_ field: FileField) async throws -> StoredFile {
        let type = call.head.headerFields[.contentType] ?? ""
        let limit = field.rule.maxBytes ?? shelf.limits.bytes
        if case .multipart(let boundary)? = BodyKind(contentType: type) {
            return try await receivePart(field, boundary: boundary)
        }
        if let length = call.head.headerFields[.contentLength].flatMap({ Int($0) }), length > limit {
            throw FileProblem.tooLarge
        }
        if field.rule.origin == .signature, type.lowercased().hasPrefix("text/plain") {
            let body = try await call.request.body.collect(upTo: SignedName.longest * 32)
            let text = String(validating: body.readableBytesView, as: UTF8.self)
            guard let name = text.flatMap({ SignedName.cleaned($0) }) else { throw FileProblem.empty }
            return try await sign(name, field)
        }
        let name = call.head.headerFields["Formwork-Name"]?.removingPercentEncoding ?? ""
        var file = try await begin(field, name: name)
        do {
            for try await portion in call.request.body {
                try admit(portion.readableBytes, for: field)
                try await file.write(Array(portion.readableBytesView))
            }
            return try await file.finish()
        } catch {
            await file.cancel()
            throw error
        }
    }

    /// The first file of a multipart body.
    private func receivePart(_ field: FileField, boundary: String) async throws -> StoredFile {
        var reader = MultipartReader(boundary: boundary, mostParts: 16)
        var file: IncomingFile?
        var stored: StoredFile?
        do {
            for try await portion in call.request.body {
                try admit(portion.readableBytes, for: field)
                for event in try reader.read(Array(portion.readableBytesView)) where stored == nil {
                    switch event {
                    case .begin(let part):
                        guard let name = part.fileName else { continue }
                        file = try await begin(field, name: name)
                    case .bytes(let bytes): try await file?.write(bytes)
                    case .end: stored = try await file?.finish()
                    }
                }
            }
        } catch is MultipartReader.Problem {
            await file?.cancel()
            throw FilePostProblem.malformed
        } catch {
            await file?.cancel()
            throw error
        }
        guard let stored else { throw FilePostProblem.malformed }
        return stored
    }

    /// Keeps a typed name as a signature.
    func sign(_ name: String, _ field: FileField) async throws -> StoredFile {
        var file = try await begin(field, name: name)
        try await file.write(SignedName.picture(name))
        return try await file.finish(.signedName)
    }

    private func begin(_ field: FileField, name: String) async throws -> IncomingFile {
        try await IncomingFile(field, name: name, in: shelf, created: services.now(), from: services.sender(of: call))
    }

    private func admit(_ bytes: Int, for field: FileField) throws(FilePostProblem) {
        guard shelf.admit(bytes, from: call.address, for: field.form) else { throw .tooMuch }
    }
}

extension Services {
    /// The sender of a request; `nil` if its address is not known.
    func sender(of call: ServerCall) -> FileSender? {
        // Files stay for days, in which somebody can use all addresses of a network. So a network has one share of them.
        call.address.map {
            FileSender(address: $0, marks: keys.fileSeal.marks(of: AddressKey.network($0) ?? $0, sending: "file"))
        }
    }
}
#endif
