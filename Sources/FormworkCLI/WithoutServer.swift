#if !Server
import Foundation

/// The command of a package that was built without its server.
@main
enum WithoutServer {
    static func main() {
        print("This formwork was built without its server; the package trait `Server`, on by default, brings it.")
        exit(2)
    }
}
#endif
