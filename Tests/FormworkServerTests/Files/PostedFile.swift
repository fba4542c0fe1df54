#if Server
/// A file as a browser posts it.
struct PostedFile {
    static let boundary = "----FormworkBoundary7MA4YWxkTrZu0gW"

    var control: String
    var name: String
    var bytes: [UInt8]

    init(_ path: String, _ name: String, _ bytes: [UInt8]) {
        control = "fw.file." + path
        self.name = name
        self.bytes = bytes
    }

    static func body(_ texts: [(name: String, value: String)], _ files: [PostedFile]) -> [UInt8] {
        var body: [UInt8] = []
        for (name, value) in texts {
            body += Array("--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".utf8)
        }
        for file in files {
            let head = "Content-Disposition: form-data; name=\"\(file.control)\"; filename=\"\(file.name)\""
            body += Array("--\(boundary)\r\n\(head)\r\nContent-Type: image/png\r\n\r\n".utf8) + file.bytes + [13, 10]
        }
        return body + Array("--\(boundary)--\r\n".utf8)
    }

    static let pdf = Array("%PDF-1.7\nhello".utf8)
    static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
}
#endif
