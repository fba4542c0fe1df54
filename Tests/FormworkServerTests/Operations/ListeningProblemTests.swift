#if Server
import FormworkServer
import Foundation
import NIOCore
import Testing

@testable import FormworkCLI

/// What is said of a server that cannot listen, for forms and for metrics.
struct ListeningProblemTests {
    private func sentence(_ error: any Error) -> String? {
        ListeningProblem(error, host: "192.0.2.1", port: 80, hostOption: "--host", portOption: "--port")?.description
    }

    @Test(arguments: [
        (EADDRINUSE, "Port 80 of 192.0.2.1 is in use; `--port` names another."),
        (EACCES, "Port 80 of 192.0.2.1 may not be used by this account; `--port` names another."),
        (EADDRNOTAVAIL, "192.0.2.1:80 cannot be listened at: \(SystemError(EADDRNOTAVAIL).words)."),
    ]) func whatTheSystemRefusesIsSaid(_ code: Int32, _ words: String) {
        #expect(sentence(IOError(errnoCode: code, reason: "bind")) == words)
    }

    @Test func anAddressThatDoesNotExistIsSaid() {
        #expect(
            sentence(SocketAddressError.unknown(host: "x", port: 1))
                == "There is no address 192.0.2.1; `--host` names another.")
    }

    @Test func anotherErrorIsNoProblemOfTheAddress() {
        #expect(sentence(StoreProblem("The store is gone.")) == nil)
        #expect(sentence(CancellationError()) == nil)
    }
}
#endif
