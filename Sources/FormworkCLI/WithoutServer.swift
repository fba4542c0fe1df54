#if !Server
import Foundation

/// The command of a package that was built without its server.
@main
enum WithoutServer {
    static func main() {
        let words =
            "This formwork was built without its server. Build it with: swift run --traits Server formwork serve Examples\n"
        FileHandle.standardError.write(Data(words.utf8))
        exit(2)
    }
}
#endif
