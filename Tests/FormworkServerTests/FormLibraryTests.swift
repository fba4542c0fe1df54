#if Server
@testable import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import Testing

@Suite(.tags(.waiting)) struct FormLibraryTests {
    private let good = #"{ "id": "good", "title": "Good", "fields": [ { "id": "a", "type": "text" } ] }"#

    @Test func listsGoodAndBrokenForms() async throws {
        let folder = try TemporaryFolder()
        try folder.write("good.json", good)
        try folder.write("broken.json", #"{ "id": "broken", "#)
        try folder.write("notes.txt", "not a form")
        try folder.write(".hidden.json", "{}")
        let library = try FormLibrary(paths: [folder.path()])
        #expect(library.reports.map(\.id) == [nil, "good"])
        #expect(library.reports.map(\.errors) == [1, 0])
        #expect(library.reports.first?.text.contains("broken.json:1:") == true)
        try await ServedForms(library: library).test { client in
            let gallery = try await client.get("/")
            #expect(gallery.status == .ok)
            #expect(gallery.text.contains("href=\"/good\""))
            #expect(gallery.text.contains("This form cannot be shown yet"))
            #expect(!gallery.text.contains("broken.json"))
            #expect(!gallery.text.contains(folder.path()))
            #expect(try await client.get("/good").status == .ok)
            #expect(try await client.get("/broken").status == .notFound)
            #expect(try await client.get("/no/such/page").status == .notFound)
        }
    }

    @Test func showsWhatIsWrongToThoseWhoMaySeeIt() async throws {
        let folder = try TemporaryFolder()
        try folder.write("broken.json", #"{ "id": "broken", "#)
        let library = try FormLibrary(paths: [folder.path()])
        try await ServedForms(library: library, options: FormRoutesOptions(showsProblems: true)).test { client in
            let text = try await client.get("/").text
            #expect(text.contains("\(folder.path("broken.json")):1:"))
        }
    }

    @Test func readsChangedFilesAgain() async throws {
        let folder = try TemporaryFolder()
        try folder.write("good.json", good)
        let library = try FormLibrary(paths: [folder.path()])
        #expect(library.form("good")?.title == "Good")
        try folder.write("good.json", good.replacing("\"Good\"", with: "\"Better\""))
        try folder.write("new.json", #"{ "fields": [ { "id": "a", "type": "text" } ] }"#)
        #expect(await eventually { library.form("new") != nil })
        #expect(library.form("good")?.title == "Better")

        // If the author makes a mistake, people who are filling the form keep it.
        try folder.write("good.json", "{")
        try folder.remove("new.json")
        #expect(await eventually { library.form("new") == nil })
        #expect(library.form("good")?.title == "Better")
        #expect(library.reports.map(\.errors) == [1])
    }

    @Test func refusesTheSameIDTwice() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.json", good)
        try folder.write("b.json", good)
        let reports = try FormLibrary(paths: [folder.path("b.json"), folder.path()]).reports
        #expect(reports.map(\.errors) == [0, 1])
        #expect(reports.last?.text.contains("b.json") == true)
    }

    @Test func saysWhichPathIsNotThere() throws {
        let problem = #expect(throws: FormSourceProblem.self) { try FormLibrary(paths: ["/no/such/form.json"]) }
        #expect(problem?.description == "/no/such/form.json does not exist.")
    }

    @Test func survivesAnyContent() throws {
        let folder = try TemporaryFolder()
        var generator = SeededGenerator(share: 7)
        for index in 0..<20 {
            let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) }
            try folder.write("\(index).json", String(decoding: bytes, as: UTF8.self))
        }
        #expect(try FormLibrary(paths: [folder.path()]).reports.allSatisfy { $0.errors > 0 })
    }
}
#endif
