#if Server
import FormworkBrowser
import Foundation

/// The files that pages load: style sheet, scripts and, unless it is missing, the engine.
public struct FormAssets: Sendable {
    let files: [String: Asset]

    /// Several of them as one.
    let joined: JoinedAssets

    /// A hash of all files. Pages put it into every URL, so a changed file has a new URL.
    let version: String

    /// Whether the engine is there. Pages without it work by posting.
    public let hasEngine: Bool

    /// The names of the host's own scripts, which define elements that fields name.
    let ownScripts: [String]

    /// The folder of the files; `nil` if none was found.
    public let folder: String?

    /// Reads the files.
    ///
    /// - Parameters:
    ///   - folder: The folder with the files; `nil` to look beside the executable.
    ///   - engine: A file to use as `engine.wasm`; `nil` for the one in the folder.
    ///   - scripts: Files with scripts of one's own, which pages of forms with elements of one's own load as modules.
    /// - Throws: `AssetProblem` with a sentence if a file or folder that was named cannot be used.
    public init(folder: String? = nil, engine: String? = nil, scripts: [String] = []) throws(AssetProblem) {
        if let folder, !AssetFolder.isComplete(folder) {
            throw AssetProblem("The folder \(folder) has no formwork.js and formwork.css that can be read.")
        }
        let place = folder ?? AssetFolder.find()
        // Text: the names of the program's own files.
        var files: [String: Asset] = [:]
        for asset in BrowserAsset.allCases {
            if let path = place.map({ $0 + "/" + asset.fileName }), let bytes = Self.read(path) {
                // The build compresses the engine.
                let compressed = asset == .engine ? Self.read(path + ".gz") : nil
                files[asset.fileName] = Asset(
                    asset.delivered(bytes), contentType: asset.contentType, compressed: compressed)
            }
        }
        if let engine {
            guard let bytes = Self.read(engine), bytes.starts(with: [0x00, 0x61, 0x73, 0x6D]) else {
                throw AssetProblem("\(engine) is not a WebAssembly file that can be read.")
            }
            files[BrowserAsset.engine.fileName] = Asset(bytes, contentType: BrowserAsset.engine.contentType)
        }
        var ownScripts: [String] = []
        for script in scripts {
            guard let bytes = Self.read(script) else { throw AssetProblem("\(script) is no script that can be read.") }
            // The number keeps the names of two files in different folders apart.
            let name = "own-\(ownScripts.count + 1).js"
            files[name] = Asset(bytes, contentType: BrowserAsset.script.contentType)
            ownScripts.append(name)
        }
        self.folder = place
        joined = JoinedAssets(files)
        // The script is there if all that it imports is.
        hasEngine = files[BrowserAsset.engine.fileName] != nil && joined.file(BrowserAsset.script.fileName) != nil
        for asset in BrowserAsset.allCases where asset.contentType == BrowserAsset.script.contentType {
            files[asset.fileName] = files[asset.fileName].map {
                Asset(ScriptTrimmer.trimmed($0.bytes), contentType: $0.contentType)
            }
        }
        self.files = files
        self.ownScripts = ownScripts
        let tags = (BrowserAsset.allCases.map(\.fileName) + ownScripts).map { files[$0]?.tag ?? "" }
            .joined(separator: " ")
        version = String(contentHash(Array(tags.utf8)).prefix(12))
    }

    private static func read(_ path: String) -> [UInt8]? {
        FileManager.default.contents(atPath: path).flatMap { $0.isEmpty ? nil : Array($0) }
    }
}

/// Why the files that pages load cannot be used, in one sentence.
public struct AssetProblem: Error, Equatable, CustomStringConvertible, Sendable {
    /// The sentence.
    public var description: String

    init(_ description: String) {
        self.description = description
    }
}
#endif
