#if Server
public import FormworkCore

extension AdminPerson {
    /// The maximum number of people in a file.
    private static let most = 1_000

    /// Reads people from JSON: a list of objects with `name`, `password`, `totp`, `forms` and `may`.
    ///
    /// - Throws: `AdminPeopleProblem` with a sentence that names the place. No sentence has a hash or a secret.
    public static func list(_ json: JSONValue) throws(AdminPeopleProblem) -> [AdminPerson] {
        guard let elements = json.arrayValue, !elements.isEmpty, elements.count <= most else {
            throw AdminPeopleProblem("The whole has to be a list of 1 to \(most) people.")
        }
        var people: [AdminPerson] = []
        for (index, element) in elements.enumerated() {
            let person = try AdminPerson(element, at: "[\(index)]")
            guard !people.contains(where: { $0.name == person.name }) else {
                throw AdminPeopleProblem("[\(index)].name: two people have this name.")
            }
            people.append(person)
        }
        return people
    }

    private init(_ json: JSONValue, at path: String) throws(AdminPeopleProblem) {
        try Self.checkNames(of: json, at: path)
        guard let name = json["name"]?.stringValue, !name.isEmpty, name.utf8.count <= 200 else {
            throw AdminPeopleProblem("\(path).name has to be a text of 1 to 200 bytes.")
        }
        let password = try Self.password(json["password"], at: path)
        let factor = try Self.secondFactor(json["totp"], at: path, hasPassword: password != nil)
        var rights = AdminRights()
        rights.forms = try Self.forms(json["forms"], at: path)
        if let may = json["may"] { rights.may = try Self.rights(may, at: path) }
        self.init(name: name, password: password, secondFactor: factor, rights: rights)
    }

    private static func checkNames(of json: JSONValue, at path: String) throws(AdminPeopleProblem) {
        let keys = ["name", "password", "totp", "forms", "may"]
        guard let members = json.objectValue else { throw AdminPeopleProblem("\(path) has to be an object.") }
        if let unknown = members.first(where: { !keys.contains($0.key) }) {
            throw AdminPeopleProblem(
                "\(path).\(unknown.key) means nothing here; there are \(keys.joined(separator: ", ")).")
        }
    }

    private static func password(_ json: JSONValue?, at path: String) throws(AdminPeopleProblem) -> PasswordHash? {
        guard let json else { return nil }
        guard let hash = json.stringValue.flatMap({ PasswordHash(text: $0) }) else {
            throw AdminPeopleProblem(
                "\(path).password has to be a hash, such as `formwork keys password` prints, and not the password.")
        }
        return hash
    }

    private static func secondFactor(
        _ json: JSONValue?, at path: String, hasPassword: Bool
    ) throws(AdminPeopleProblem) -> SecondFactor? {
        guard let json else { return nil }
        guard let factor = json.stringValue.flatMap({ SecondFactor(text: $0) }), hasPassword else {
            throw AdminPeopleProblem(
                "\(path).totp has to be a secret, such as `formwork keys totp` prints, beside a password.")
        }
        return factor
    }

    /// The forms that somebody sees; `nil` for all.
    private static func forms(_ json: JSONValue?, at path: String) throws(AdminPeopleProblem) -> Set<String>? {
        guard let json else {
            throw AdminPeopleProblem("\(path).forms is needed: \"all\" or a list of ids of forms.")
        }
        if json.stringValue == "all" { return nil }
        guard let ids = texts(json) else {
            throw AdminPeopleProblem("\(path).forms has to be \"all\" or a list of ids of forms.")
        }
        return Set(ids)
    }

    private static func rights(_ json: JSONValue, at path: String) throws(AdminPeopleProblem) -> Set<AdminRight> {
        let names = texts(json) ?? []
        let rights = names.compactMap { AdminRight(word: $0) }
        guard !rights.isEmpty, rights.count == names.count else {
            let all = AdminRight.allCases.map(\.rawValue).joined(separator: ", ")
            throw AdminPeopleProblem("\(path).may has to be a list of some of these: \(all).")
        }
        return Set(rights)
    }

    private static func texts(_ json: JSONValue) -> [String]? {
        guard let elements = json.arrayValue else { return nil }
        let texts = elements.compactMap(\.stringValue)
        return texts.count == elements.count ? texts : nil
    }
}

/// Why a list of people cannot be used, in one sentence.
public struct AdminPeopleProblem: Error, Equatable, CustomStringConvertible, Sendable {
    /// The sentence.
    public var description: String

    init(_ description: String) {
        self.description = description
    }
}
#endif
