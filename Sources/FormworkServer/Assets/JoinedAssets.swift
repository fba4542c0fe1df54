#if Server
import FormworkBrowser
import Foundation
import Synchronization

/// Files that are joined when a page first asks for them, and kept.
///
/// The name of a joined file lists its parts, such as `formwork+days.js`, so every server of several makes the same file from it.
final class JoinedAssets: Sendable {
    /// How many files are kept. A host has about one for each of its forms.
    private static let maximum = 200

    private let scripts: [String: String]
    private let styles: [String: [UInt8]]
    private let kept = Mutex(Kept())

    /// - Parameter files: The files by their names, as browsers get them.
    init(_ files: [String: Asset]) {
        // Text: the names and the code of the program's own files.
        var (scripts, styles) = ([String: String](), [String: [UInt8]]())
        for asset in BrowserAsset.allCases {
            guard let file = files[asset.fileName] else { continue }
            // Text: a name of the program.
            let name = asset.fileName.prefix { $0 != "." }
            if asset.fileName.hasSuffix(".js") { scripts[String(name)] = String(decoding: file.bytes, as: UTF8.self) }
            if asset.fileName.hasSuffix(".css") { styles[String(name)] = file.bytes }
        }
        (self.scripts, self.styles) = (scripts, styles)
    }

    /// The file with a name; `nil` if it is not the name of a joined file.
    ///
    /// - Complexity: linear in the bytes of the parts, once for each name. No part stands in a name twice, so a name is short.
    func file(_ name: String) -> Asset? {
        guard name.utf8.count <= 1_000, name.utf8.allSatisfy(Self.isPart),
            name.utf8.contains(UInt8(ascii: "+")) || name.isSame(as: BrowserAsset.script.fileName)
        else { return nil }
        if let file = kept.withLock({ $0.files[ExactText(name)] }) { return file }
        guard let file = join(name) else { return nil }
        kept.withLock { $0.keep(file, ExactText(name), maximum: Self.maximum) }
        return file
    }

    /// Whether a byte can stand in a name: the names of the parts have letters and hyphens.
    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): true
        default: false
        }
    }

    /// How many files are kept now.
    var count: Int { kept.withLock { $0.files.count } }

    private func join(_ name: String) -> Asset? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let names = parts[0].split(separator: "+", omittingEmptySubsequences: false).map { String($0) }
        guard Set(names.map { ExactText($0) }).count == names.count else { return nil }
        switch parts[1] {
        case "js":
            guard let text = JoinedScript.joining(names, from: scripts) else { return nil }
            return Asset(ScriptTrimmer.trimmed(Array(text.utf8)), contentType: BrowserAsset.script.contentType)
        case "css":
            var bytes: [UInt8] = []
            for name in names {
                guard let style = styles[name] else { return nil }
                bytes += style
            }
            return Asset(bytes, contentType: BrowserAsset.style.contentType)
        default: return nil
        }
    }

    /// The joined files, the oldest first.
    private struct Kept {
        var files: [ExactText: Asset] = [:]
        var order: [ExactText] = []

        /// Keeps a file in place of the oldest one if there are too many, so that names which nobody uses do not stay.
        mutating func keep(_ file: Asset, _ name: ExactText, maximum: Int) {
            guard files.updateValue(file, forKey: name) == nil else { return }
            order.append(name)
            if order.count > maximum { files[order.removeFirst()] = nil }
        }
    }
}
#endif
