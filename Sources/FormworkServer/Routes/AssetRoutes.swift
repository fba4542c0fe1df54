#if Server
import Formwork
import Foundation
import HTTPTypes
import Hummingbird

/// Files that pages load: `/_formwork/…` and `/ID/style.css`.
struct AssetRoutes: Sendable {
    /// The name of the theme's style sheet.
    static let themeFile = "theme.css"

    let services: Services

    /// A file that pages load.
    func file(_ name: String, _ call: ServerCall) -> Response {
        let assets = services.assets
        if name == Self.themeFile, let sheet = services.themeSheet { return reply(sheet, version: sheet.tag, call) }
        guard let asset = assets.joined.file(name) ?? assets.files[name] else {
            return services.problem(.notFound, call)
        }
        var response = reply(asset, version: assets.version, call)
        // This script is for pages of other sites.
        if name == "embed.js", !services.options.embeddingSites.isEmpty {
            response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
        }
        return response
    }

    /// The styles of a form.
    func styleSheet(of id: String, _ call: ServerCall) -> Response {
        guard let sheet = services.forms.form(id, call)?.styleSheet else { return services.problem(.notFound, call) }
        return reply(sheet, version: sheet.tag, call)
    }

    /// A file. Browsers that ask for it with its version may keep it for ever.
    private func reply(_ asset: Asset, version: String, _ call: ServerCall) -> Response {
        let isNamedByVersion = call.parameter("v") == version
        let caching = isNamedByVersion ? "public, max-age=31536000, immutable" : "no-cache"
        let isGzipped = acceptsGzip(call.head.headerFields[.acceptEncoding])
        let (bytes, tag) = asset.variant(gzipped: isGzipped)
        var response =
            call.head.headerFields[.ifNoneMatch]?.contains(tag) ?? false
            ? Reply.notModified(tag: tag, caching: caching)
            : Reply.response(.ok, asset.contentType, bytes, caching: caching)
        response.headers[.eTag] = tag
        response.headers[.vary] = "Accept-Encoding"
        if isGzipped, asset.compressed != nil { response.headers[.contentEncoding] = "gzip" }
        return response
    }
}
#endif
