#if Server
import Formwork
import FormworkBrowser
import FormworkCore
import FormworkHTML
import FormworkPages
import HTTPTypes
import Hummingbird

/// Pages with an example of every type and style, live, with its code in Swift and in JSON.
///
/// They are for authors of forms. What is submitted there is lost when the process ends.
package final class FormGallery: Sendable {
    private let examples: GalleryExamples
    private let server: FormServer
    private let prefix: String

    /// The address of the gallery, after the prefix of the forms.
    static let path = "/_formwork/gallery"
    static let picturePath = path + "/pictures/"

    /// Prepares the gallery.
    ///
    /// - Parameters:
    ///   - assets: The files of pages, with the examples among them.
    ///   - files: The store of files that people give to the examples.
    /// - Returns: `nil` if the examples are missing.
    package init?(assets: FormAssets, files: any FileStore) async throws {
        guard let file = assets.files[BrowserAsset.gallery.fileName], let examples = GalleryExamples(file.bytes) else {
            return nil
        }
        self.examples = examples
        prefix = Self.path + "/forms"
        var options = FormRoutesOptions(prefix: prefix, assets: assets)
        options.isTrial = true
        let environment = Self.environment
        let forms = try FixedForms(
            examples.sections.flatMap { $0.examples.map(\.form) }, environment: environment, limits: options.limits.post
        )
        server = try await FormServer(
            source: forms, store: try SQLiteSubmissionStore.inMemory(), files: files, options: options)
    }

    /// The code beside the examples.
    private static var environment: FormEnvironment {
        FormEnvironment().loader("cities") { request in
            let cities = ["de": ["Berlin", "Hamburg"], "no": ["Bergen", "Oslo"], "tr": ["Ankara", "İzmir"]]
            let country = request.answers["list"]?.canonicalText ?? ""
            return OptionPage((cities[country] ?? []).map { FieldOption($0) })
        }
    }

    /// The reply to a request.
    ///
    /// - Parameter parts: The parts of the address after that of the gallery.
    func answer(_ parts: [String], _ call: ServerCall) async -> Response {
        switch (parts.count, parts.first ?? "") {
        case (0, _): return Reply.page(page(of: nil, []))
        case (2, "pictures"): return picture(call)
        case (2..., "forms"):
            let destination = Destination(call.request.uri.path, skipping: 3)
            return await server.answer(
                ServerCall(request: call.request, destination: destination, address: call.address, peer: call.peer))
        default:
            guard parts.count == 1, let section = examples.sections.first(where: { $0.name == parts[0] }) else {
                return server.services.problem(.notFound, call)
            }
            var shown: [FieldExamplePage.Example] = []
            for example in section.examples {
                let form = await server.pages.fragment(
                    example.form.id, named: example.form.id, languages: [], FormOpening())
                shown.append(
                    FieldExamplePage.Example(
                        form: form ?? HTMLWriter(), swift: example.swift, json: example.json,
                        isSubmitted: example.isSubmitted))
            }
            return Reply.page(page(of: section, shown))
        }
    }

    private func page(of section: GalleryExamples.Section?, _ shown: [FieldExamplePage.Example]) -> String {
        FieldExamplePage(
            title: section?.title ?? "Examples of all fields", base: Self.path,
            sections: examples.sections.map { section in
                FieldExamplePage.Section(
                    title: section.title, name: section.name, texts: section.examples.map(\.text))
            },
            examples: shown, assets: server.services.pageAssets
        ).html()
    }

    private func picture(_ call: ServerCall) -> Response {
        guard let asset = server.services.assets.files[BrowserAsset.galleryPicture.fileName] else {
            return server.services.problem(.notFound, call)
        }
        return Reply.response(.ok, asset.contentType, asset.bytes, caching: "no-cache")
    }
}
#endif
