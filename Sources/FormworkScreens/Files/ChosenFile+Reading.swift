public import Foundation

extension ChosenFile {
    /// Reads a file that the person chose; `nil` where that is not possible.
    ///
    /// - Parameters:
    ///   - url: The address of the file.
    ///   - limit: The maximum number of bytes of a file. A larger one is refused without being read.
    public init?(reading url: URL, limit: Int) {
        #if canImport(Darwin)
        // A file outside of the app's own folder can be read only between these two.
        let isOpened = url.startAccessingSecurityScopedResource()
        defer { if isOpened { url.stopAccessingSecurityScopedResource() } }
        #endif
        // A file that is sent is not mapped into memory: whoever owns it may make it shorter meanwhile.
        let size = try? FileManager.default.attributesOfItem(atPath: url.path(percentEncoded: false))[.size] as? Int
        guard let size, let content = try? Data(contentsOf: url, options: size > limit ? .mappedIfSafe : []) else {
            return nil
        }
        self.init(name: url.lastPathComponent, content: content)
    }
}

extension FormFiles {
    /// Reads the files that the person chose from a list of documents.
    public func read(_ urls: [URL], for rule: FileRule) -> [ChosenFile] {
        urls.compactMap { ChosenFile(reading: $0, limit: rule.maxBytes ?? limit) }
    }
}
