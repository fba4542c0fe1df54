#if Server
import HTTPTypes

/// Why a request fails. The raw value is the public code.
enum ServerProblem: String, CaseIterable, Sendable {
    case notFound = "not_found"
    case methodNotAllowed = "method_not_allowed"
    case crossSite = "cross_site"
    case tooManyRequests = "too_many_requests"
    case tooLarge = "too_large"
    case tooMuchWork = "too_much_work"
    case busy
    case unsupportedMediaType = "unsupported_media_type"
    case malformed
    case conflict
    case unchecked
    case storeFailed = "store_failed"
    case loadFailed = "load_failed"
    case draftGone = "draft_gone"
    case notOpen = "not_open"
    case closed

    var status: HTTPResponse.Status {
        switch self {
        case .notFound: .notFound
        case .methodNotAllowed: .methodNotAllowed
        case .crossSite: .forbidden
        case .tooManyRequests: .tooManyRequests
        case .tooLarge: .contentTooLarge
        case .tooMuchWork: .unprocessableContent
        case .unsupportedMediaType: .unsupportedMediaType
        case .malformed: .badRequest
        case .conflict: .conflict
        case .busy, .unchecked, .storeFailed, .loadFailed: .serviceUnavailable
        case .draftGone, .closed: .gone
        case .notOpen: .forbidden
        }
    }

    /// The catalog's key of the sentence that tells people what happened and what to do.
    var messageKey: String {
        switch self {
        case .notFound: "ui.not_found"
        case .methodNotAllowed: "ui.method"
        case .crossSite: "ui.cross_site"
        case .tooManyRequests: "ui.too_many"
        case .tooLarge: "ui.too_large"
        case .tooMuchWork: "ui.too_much_work"
        case .busy: "ui.busy"
        case .unsupportedMediaType: "ui.media_type"
        case .malformed: "ui.malformed"
        case .conflict: "ui.conflict"
        case .unchecked: "ui.unchecked"
        case .storeFailed: "ui.store_failed"
        case .loadFailed: "ui.load_failed"
        case .draftGone: "ui.draft_gone"
        case .notOpen: "ui.not_open"
        case .closed: "ui.closed"
        }
    }

    /// The catalog's key of the heading.
    var titleKey: String {
        switch self {
        case .notFound: "ui.not_found_title"
        case .notOpen: "ui.not_open_title"
        case .closed: "ui.closed_title"
        case .methodNotAllowed, .crossSite, .tooManyRequests, .tooLarge, .tooMuchWork, .busy, .unsupportedMediaType,
            .malformed, .conflict, .unchecked, .storeFailed, .loadFailed, .draftGone:
            "ui.error_summary"
        }
    }
}
#endif
