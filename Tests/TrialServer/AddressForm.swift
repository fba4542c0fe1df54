import Formwork
import Synchronization

/// A form with choices that a loader gives.
enum AddressForm {
    static let form = FormDefinition("address", title: "Address") {
        FormSection("home", "Home") {
            Field.select("country", "Country", options: countries, style: .list)
            Field.select("city", "City", from: OptionSource("cities", dependingOn: ["country"])).required()
            Field.select("street", "Street", from: OptionSource("streets", isSearched: true))
            Field.select("way", "Way", from: OptionSource("streets", isSearched: true)).look(.search)
            Field.select("paths", "Paths", from: OptionSource("streets", isSearched: true), multiple: true)
            Field.text("note", "Note")
        }
        FormSection("guests", "Guests") {
            Field.select("country", "Country", options: countries, style: .list)
            Field.select("towns", "Towns", from: OptionSource("cities", dependingOn: ["country"]), multiple: true)
        }
        .repeating(0...3)
    }

    static let environment = FormEnvironment().loader("cities", Cities()).loader("streets", Streets())

    private static let countries = [
        FieldOption("ch", "Switzerland"), FieldOption("fr", "France"), FieldOption("lost", "Atlantis"),
    ]
}

/// The cities of some countries. Those of one come only when they are asked for again.
private final class Cities: OptionLoader {
    private struct Lost: Error {}

    private static let cities = [
        "ch": [FieldOption("be", "Bern"), FieldOption("ge", "Genf")], "fr": [FieldOption("pa", "Paris")],
        "lost": [FieldOption("po", "Poseidonis")],
    ]
    private let questions = Mutex(0)

    func options(for request: OptionRequest) async throws -> OptionPage {
        let country = request["country"].canonicalText
        if country == "lost" {
            let count = questions.withLock { count in
                count += 1
                return count
            }
            if count % 2 == 1 { throw CustomError(code: "lost", message: "Atlantis has sunk.") }
        }
        return OptionPage(Self.cities[country] ?? [])
    }

    func options(withIDs ids: [FormValue], for request: OptionRequest) async throws -> [FieldOption] {
        (Self.cities[request["country"].canonicalText] ?? []).filter { ids.contains($0.id) }
    }
}

/// More streets than anybody would look through, ten at a time.
private struct Streets: OptionLoader {
    private static let streets = (1...5000).map { FieldOption(.text("s\($0)"), "Street \($0)") }

    func options(for request: OptionRequest) async throws -> OptionPage {
        let found = Self.streets.filter {
            $0.title.hasSuffix(" " + request.search) || $0.title.hasPrefix(request.search)
        }
        let start = request.page.flatMap { Int($0) } ?? 0
        let end = start + 10
        return OptionPage(Array(found.dropFirst(start).prefix(10)), next: found.count > end ? String(end) : nil)
    }

    func options(withIDs ids: [FormValue], for request: OptionRequest) async throws -> [FieldOption] {
        Self.streets.filter { ids.contains($0.id) }
    }
}
