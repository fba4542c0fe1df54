#if Server
import FormworkBrowser
import Foundation

/// Finds the folder with `formwork.js` and `formwork.css`.
///
/// SwiftPM puts the folder beside the executable. The accessor that SwiftPM generates stops the process if the folder
/// is missing, so the server searches by itself and reports a missing folder as an error.
enum AssetFolder {
    /// The folders in which SwiftPM and installers put the files, relative to the executable.
    private static let places =
        BrowserAsset.folderNames + BrowserAsset.folderNames.map { $0 + "/Contents/Resources" } + ["../share/formwork"]

    /// The first folder that has the files; `nil` if none does.
    static func find() -> String? {
        var starts: [URL] = []
        if let executable = Bundle.main.executableURL {
            starts.append(executable.deletingLastPathComponent())
            starts.append(executable.resolvingSymlinksInPath().deletingLastPathComponent())
        }
        starts += [Bundle.main.resourceURL, Bundle.main.bundleURL.deletingLastPathComponent()].compactMap { $0 }
        for start in starts {
            for place in places {
                let folder = start.appendingPathComponent(place).standardizedFileURL.path
                if isComplete(folder) { return folder }
            }
        }
        return nil
    }

    /// Whether a folder has what every page needs.
    static func isComplete(_ folder: String) -> Bool {
        [BrowserAsset.script, .style].allSatisfy {
            FileManager.default.isReadableFile(atPath: folder + "/" + $0.fileName)
        }
    }
}
#endif
