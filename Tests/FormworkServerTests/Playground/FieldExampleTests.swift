#if Server
import Formwork
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FormworkServer

@Suite(.tags(.waiting)) struct FieldExampleTests {
    private static let path = "/_formwork/gallery"

    private let folder: TemporaryFolder
    private let served: ServedForms
    private let examples: GalleryExamples

    init() async throws {
        folder = try TemporaryFolder()
        try folder.write("trip.json", TriedPlayground.form)
        let assets = try FormAssets()
        examples = try #require(assets.files["gallery.json"].flatMap { GalleryExamples($0.bytes) })
        var options = FormRoutesOptions(assets: assets)
        options.gallery = try await FormGallery(assets: assets, files: try DiskFileStore(folder: folder.path("files")))
        served = try await ServedForms(library: try FormLibrary(paths: [folder.path("trip.json")]), options: options)
    }

    @Test func theListOfFormsLeadsToThem() async throws {
        try await served.test { client in
            let list = try await client.get("/").text
            #expect(list.contains("href=\"\(Self.path)\""))
            let subjects = try await client.get(Self.path).text
            #expect(subjects.contains("href=\"\(Self.path)/texts\""))
        }
    }

    @Test func thereAreNoneUnlessTheyAreAskedFor() async throws {
        let library = try FormLibrary(paths: [folder.path("trip.json")])
        try await ServedForms(library: library).test { client in
            let list = try await client.get("/").text
            #expect(!list.contains(Self.path))
            #expect(try await client.get(Self.path).status == .notFound)
        }
    }

    @Test func everyExampleIsAFormWithItsCode() async throws {
        #expect(examples.sections.count > 10)
        try await served.test { client in
            for section in examples.sections {
                let page = try await client.get("\(Self.path)/\(section.name)").text
                for example in section.examples {
                    #expect(page.contains("data-fw-form=\"\(example.form.id)\""), "\(example.form.id)")
                }
                #expect(page.matches(of: /<pre>/).count == 2 * section.examples.count)
            }
        }
    }

    @Test func anExampleWorksByPosting() async throws {
        try await served.testLive { client in
            var browser = Browser(client)
            try await browser.open(Self.path + "/forms/rules-required")
            try await browser.press("submit")
            #expect(browser.status == .unprocessableContent)
            browser.fill("required", "Elm Street")
            try await browser.press("submit")
            #expect(browser.status == .seeOther)
        }
        #expect(try await served.store.forms().isEmpty)
    }

    @Test func optionsFromCodeAreThere() async throws {
        let form = try #require(
            examples.sections.flatMap(\.examples).map(\.form).first {
                $0.id.hasPrefix("choices-") && $0.id.hasSuffix("city")
            })
        try await served.test { client in
            let page = try await client.get(Self.path + "/forms/\(form.id)").text
            #expect(page.contains("Bergen"))
        }
    }

    @Test func picturesAreTheGallerysOwn() async throws {
        try await served.test { client in
            let page = try await client.get(Self.path + "/forms/shown-image").text
            #expect(page.contains("src=\"\(Self.path)/pictures/lighthouse.png\""))
            let picture = try await client.get(Self.path + "/pictures/lighthouse.png")
            #expect(picture.headers[.contentType] == "image/svg+xml")
        }
    }
}
#endif
