/// A file that pages need in the browser. The build puts them all into one folder beside the executable.
public enum BrowserAsset: String, CaseIterable, Sendable {
    /// Draws what the engine says and sends back what the person did.
    case script = "formwork.js"
    /// Loads the engine and passes text to it; the script imports it.
    case engineScript = "engine.js"
    /// Lets changes wait for the mouse; the script imports it.
    case presses = "presses.js"
    /// Keeps what was typed in the browser's tab; the script imports it.
    case shelf = "shelf.js"
    /// The look.
    case style = "formwork.css"
    /// Connects inputs in a page's own markup; pages of forms do without it.
    case attach = "attach.js"
    /// The engine. Absent where the toolchain that built the package cannot compile for WebAssembly;
    /// pages then work as ordinary forms.
    case engine = "engine.wasm"

    /// The file's name.
    public var fileName: String { rawValue }

    /// The value of the `Content-Type` header to serve the file with.
    public var contentType: String {
        switch self {
        case .script, .engineScript, .presses, .shelf, .attach: "text/javascript; charset=utf-8"
        case .style: "text/css; charset=utf-8"
        case .engine: "application/wasm"
        }
    }

    /// What the folder with the assets is called beside the executable: on Linux, on Apple's systems.
    /// Looked for by name, since `Bundle.module` traps where it is absent.
    public static let folderNames = ["formwork_FormworkBrowser.resources", "formwork_FormworkBrowser.bundle"]
}
