import FormworkCore
import FormworkScreens
import Foundation
import SwiftUIDouble
import Synchronization
import Testing
import UIKitDouble

@testable import AppExampleOnDoubles
@testable import FormworkUIKitOnDouble

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The app of `Examples/AppExample`, with a server that a test plays.
@MainActor struct AppExampleTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Examples").standardizedFileURL

    private let forms = ExampleForms.forms(in: folder)

    /// A server that gives one reply, and remembers what it was asked.
    private final class Server: Sendable {
        let requests = Mutex<[URLRequest]>([])
        let status: Int
        let reply: String

        init(_ status: Int, _ reply: String) {
            self.status = status
            self.reply = reply
        }

        var sender: FormSender {
            var sender = FormSender()
            sender.transport = { [self] request in
                requests.withLock { $0.append(request) }
                let url = try #require(request.url)
                let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)
                return (Data(reply.utf8), try #require(response))
            }
            return sender
        }
    }

    private func open(_ row: Int, _ server: Server) throws -> Display {
        let display = Display(FormList(forms: forms, sender: server.sender))
        let links = display.all(.button).filter { $0.surface == .screen }
        let link = try #require(links.indices.contains(row) ? links[row] : nil)
        guard case .press(let open) = link.element.action else { return display }
        open()
        display.settle()
        return display
    }

    private func fillEvent(_ display: Display) {
        #expect(display.fill("name", "Ada Lovelace"))
        #expect(display.tap("One day", in: "ticket"))
        #expect(display.flip(in: "terms"))
    }

    private func wait(_ display: Display, until isDone: () -> Bool) async {
        // Only a process that hangs waits that long.
        let end = ContinuousClock.now + .seconds(1_200)
        while ContinuousClock.now < end {
            display.settle()
            if isDone() { return }
            await Task.yield()
        }
        Issue.record("This did not come to pass.")
    }

    /// The draft sheet, in a window that a test puts away and takes up again.
    private struct Window: View {
        let forms: [CompiledForm]
        @State private var phase = ScenePhase.active
        var body: some View {
            Button("Leave") { phase = .background }
            FormList(forms: forms).environment(\.scenePhase, phase)
        }
    }

    @Test func aDraftIsThereAgainWhenTheSystemEndedTheApp() throws {
        SceneShelf.clear()
        defer { SceneShelf.clear() }
        let first = Display(Window(forms: forms))
        #expect(first.tap("Draft"))
        #expect(first.fill("name", "Ada"))
        let leave = try #require(first.foundBehindSheets.first { $0.words == "Leave" })
        guard case .press(let press) = leave.element.action else { return #expect(Bool(false)) }
        press()
        first.settle()
        first.close()
        let second = Display(Window(forms: forms))
        #expect(second.tap("Draft"))
        #expect(second.hosted(in: "name", UITextField.self)?.text == "Ada")
        // The answers differ from those that the form began with, so it asks.
        #expect(second.tap("Cancel"))
        #expect(second.all(.text).contains { $0.words == "Discard changes?" })
        #expect(second.tap("Discard"))
        #expect(second.topSheet == nil)
        #expect(second.tap("Draft"))
        #expect(second.hosted(in: "name", UITextField.self)?.text == "")
        #expect(second.tap("Cancel"))
        #expect(second.topSheet == nil, "nothing was changed, so it does not ask")
        second.close()
    }

    @Test func bothFormsAreListed() {
        let display = Display(FormList(forms: forms))
        #expect(display.all(.text).map(\.words) == forms.map(\.definition.title) && forms.count == 3)
        #expect(display.all(.button).map(\.words) == ["SwiftUI", "UIKit", "SwiftUI", "UIKit", "SwiftUI", "UIKit"])
    }

    @Test func whatSwiftUIAcceptedIsSentAndStored() async throws {
        let server = Server(201, #"{"valid": true}"#)
        let display = try open(2, server)
        fillEvent(display)
        #expect(display.tap("Register"))
        await wait(display) { display.found.contains { $0.words.contains("You are registered") } }
        let request = try #require(server.requests.withLock { $0.first })
        #expect(request.url?.path() == "/event" && request.httpMethod == "POST")
        #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/json")
        #expect(request.value(forHTTPHeaderField: "Idempotency-Key")?.isEmpty == false)
        let body = try JSONParser.parse([UInt8](try #require(request.httpBody)))
        #expect(body["name"]?.stringValue == "Ada Lovelace")
    }

    @Test func whatTheServerRefusesIsShownAtTheField() async throws {
        let server = Server(
            422, #"{"valid": false, "errors": [{"path": "name", "code": "taken", "message": "You are on the list"}]}"#)
        let display = try open(2, server)
        fillEvent(display)
        #expect(display.tap("Register"))
        await wait(display) { display.all(.text, in: "name").contains { $0.words == "You are on the list" } }
    }

    @Test func aServerThatIsAwayIsSaid() async throws {
        let display = try open(2, Server(503, ""))
        fillEvent(display)
        #expect(display.tap("Register"))
        await wait(display) { display.found.contains { $0.words.contains("Nothing was stored") } }
    }

    @Test func whatUIKitAcceptedIsSent() async throws {
        let server = Server(201, #"{"valid": true}"#)
        let display = try open(3, server)
        let table = try #require(display.hosted(UIView.self) as? FormTableView)
        let session = table.session
        session.set("name", to: "Ada Lovelace")
        session.set("ticket", to: "day")
        session.set("terms", to: true)
        table.submit()
        await wait(display) { !server.requests.withLock { $0.isEmpty } }
        let request = try #require(server.requests.withLock { $0.first })
        #expect(request.url?.path() == "/event")
    }

    @Test func theReferenceOfTheServerIsSaid() async throws {
        let server = Server(201, #"{"valid": true, "reference": "7K3F-9QXM"}"#)
        let display = try open(2, server)
        fillEvent(display)
        #expect(display.tap("Register"))
        await wait(display) { display.found.contains { $0.words.contains("7K3F-9QXM") } }
    }

    @Test func aFileIsUploadedAndNamedByItsReference() async throws {
        let server = Server(201, #"{"reference": "signed", "name": "a.pdf"}"#)
        let file = ChosenFile(name: "my pass.pdf", content: Data("%PDF-1.7".utf8))
        let reference = try await server.sender.add(
            file, for: FileQuestion(form: "visa", path: "guests[].photo"))
        #expect(reference == "signed")
        let request = try #require(server.requests.withLock { $0.first })
        #expect(request.url?.absoluteString.hasSuffix("/visa/files/guests%5B%5D%2Ephoto") == true)
        #expect(request.value(forHTTPHeaderField: "Formwork-Name") == "my%20pass%2Epdf")
        #expect(request.httpBody == file.content && request.httpMethod == "POST")
        _ = try await server.sender.add(.typedName("Ada"), for: FileQuestion(form: "visa", path: "sign"))
        let signed = try #require(server.requests.withLock { $0.last })
        #expect(signed.value(forHTTPHeaderField: "Content-Type")?.hasPrefix("text/plain") == true)
    }

    @Test func whatTheServerSaysOfAFileIsForThePerson() async throws {
        let question = FileQuestion(form: "visa", path: "pass")
        let refusing = Server(422, #"{"error": "file_empty", "message": "This file is empty."}"#)
        await #expect(throws: FileRefusal("This file is empty.")) {
            try await refusing.sender.add(ChosenFile(name: "a", content: Data()), for: question)
        }
        await #expect(throws: URLError.self) {
            try await Server(503, "").sender.add(ChosenFile(name: "a", content: Data()), for: question)
        }
    }

    @Test func theFirstScreenIsTheList() {
        let group = AppExampleApp().body
        #expect(String(describing: type(of: group)).contains("FormList"))
    }
}

extension Display {
    /// The first view of UIKit on the screen.
    fileprivate func hosted<Hosted: UIView>(_ type: Hosted.Type) -> Hosted? {
        for found in all(.hosted) {
            if case .hosting(let view) = found.element.action, let view = view as? Hosted { return view }
        }
        return nil
    }
}
