import Formwork
import FormworkTestSupport
import FormworkTesting
import Foundation
import Testing

/// What Documentation/Typed-forms.md and Isolation.md show compiles, and does what the pages say.
@MainActor @Suite struct TypedFormsPageTests {
    struct SignUp: Codable, Equatable {
        enum Plan: String, Codable, FormChoice { case free, team, wholeCompany }
        enum News: String, Codable, FormChoice { case releases, events }
        struct Address: Codable, Equatable {
            var street: String?
            var city: String
        }
        struct Member: Codable, Equatable {
            var name: String
            var hours: Int?
        }

        var name: String
        var email: String
        var password: String
        var birth: CivilDate
        var plan: Plan
        var news: Set<News>
        var address: Address
        var members: [Member]
        var price: Double?
        var agrees: Bool
    }

    let signUp = FormDefinition("sign-up", title: "Sign up", submitTitle: "Sign up", of: SignUp.self) { field, its in
        FormSection("account", "Your account") {
            field.name(\.name, "Name").required()
            field.email(\.email, "E-mail").required().asyncChecks("free")
            field.password(\.password, "Password").required().length(12...).stored(.hash).confirmed()
            field.date(\.birth, "Date of birth").required()
                .rule(its.birth.age >= 18, message: "You must be 18 or older")
        }
        FormSection("plan", "Your plan") {
            field.select(\.plan, "Plan", style: .segmented, default: .free) { option, plan in
                option.value(plan == .free ? 0 : 12.5)
            }
            .required()
            field.checkGroup(\.news, "Send me news of")
            field.info(\.price, "Each month", formula: its.plan.value * (its.members.count + 1)).currency("EUR")
                .visible(when: its.plan != .free)
        }
        field.nested(\.address, "Address") { field, its in
            field.text(\.street, "Street").enabled(when: its.city.isAnswered)
            field.text(\.city, "City").required()
        }
        field.items(\.members, "Your team") { field, member in
            field.name(\.name, "Name").required()
            field.integer(\.hours, "Hours a week", default: 40).rule(member.hours <= 60, message: "60 at most")
        }
        .repeating(1...20, addTitle: "Add a member").visible(when: its.plan == .team || its.plan == .wholeCompany)
        FormSection("end") {
            Field.info("hours", "All hours").formula(its.members.sum(\.hours)).visible(when: its.plan == .team)
            field.check(\.agrees, "I agree to the terms").required()
        }
    }

    func contact(_ field: FormFields<SignUp>, _ its: FormAnswers<SignUp>) -> FormSection {
        FormSection("contact", "Contact") {
            field.name(\.name, "Name").required()
            field.email(\.email, "E-mail").visible(when: its.name.isAnswered)
        }
    }

    private final class Screen {
        var showsTeam = false
    }

    @Test func theFormIsFilledByKeyPaths() async throws {
        #expect(signUp.mistakes == [])
        let names: Set<String> = ["ada@example.com"]
        let environment = FormEnvironment().check("free") { answer in
            names.contains(answer.value.canonicalText) ? CustomError(code: "taken", message: "Taken") : nil
        }
        let screen = Screen()
        let session = try FormSession(signUp, environment: environment)
        session.load()
        session.onChange(\SignUp.plan, owner: screen) { screen, old, new in screen.showsTeam = new != .free }
        session[\SignUp.plan] = .team
        let answers = session.typed(SignUp.self)
        answers[\.name] = "Ada"
        answers[\.address.city] = "Bern"
        answers[\.members, 0, \.name] = "Grace"
        #expect(screen.showsTeam)
        #expect(session[\SignUp.price] == 25)
        #expect(session.value("hours") == 40)
        answers[\.email] = "ada@example.com"
        answers[\.birth] = CivilDate("2001-02-03")
        answers[\.password] = "correct horse"
        answers[\.news] = [.events]
        answers[\.agrees] = true
        session.set("password_again", to: "correct horse")
        guard case .refused(let errors) = await session.submit() else {
            return #expect(Bool(false), "the name is taken")
        }
        #expect(errors.map(\.code) == ["taken"])
        answers[\.email] = "grace@example.com"
        #expect(await session.submit().isAccepted)
        #expect(try session.decode(SignUp.self).members == [SignUp.Member(name: "Grace", hours: 40)])
        #expect(
            signUp.allFields.map(\.id).contains("plan")
                && Field.select("plan", "Plan", SignUp.Plan.self).options.map(\.title) == [
                    "Free", "Team", "Whole company",
                ])
    }

    @Test func aSectionCanBeAFunction() throws {
        let short = FormDefinition("short", of: SignUp.self) { field, its in
            contact(field, its)
        }
        #expect(short.allFields.map(\.id) == ["name", "email"] && short.mistakes == [])
    }

    @Test func theRulesOfTheTableAreThoseOfTheForm() {
        struct Trip { var from: CivilDate?, to: CivilDate?, plan: SignUp.Plan, hours: Int, price: Double, name: String }
        let form = FormDefinition("f", of: Trip.self) { field, its in
            field.date(\.from).rule(its.to > its.from).rule(its.from >= .today && its.from != .day(2026, 12, 24))
            field.select(\.plan).rule(its.plan == .free).rule(its.plan.isOne(of: .free, .team))
            field.integer(\.hours).rule(its.hours + 1 <= 40).rule(its.price.number > its.hours.number)
            field.name(\.name).rule(its.name.contains("x") || its.name.matches("[a-z]+"))
            Field.info("months").formula(FormExpression<Int>("months_between($from, $to)"))
        }
        let rules = form.allFields.flatMap { field in field.validations.rules.map { $0.assertion } }
        let texts = [
            "$to > $from", "$from >= today() and $from != date(2026, 12, 24)", "$plan == 'free'",
            "$plan in ['free', 'team']", "$hours + 1 <= 40", "$price > $hours",
            "contains($name, 'x') or matches($name, '[a-z]+')",
        ]
        #expect(rules == texts)
    }

    @Test func theExampleIsShort() throws {
        let page = try String(
            contentsOf: RepositoryFolder.root.appending(path: "Documentation/Typed-forms.md"), encoding: .utf8)
        let blocks = page.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "\n```").first
        }
        #expect(blocks.count == 3 && blocks[0].split(separator: "\n", omittingEmptySubsequences: false).count < 85)
        func lines(_ text: some StringProtocol) -> [String] {
            text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
        }
        let code = Set(lines(try String(contentsOfFile: #filePath, encoding: .utf8)))
        for line in blocks.flatMap({ lines($0) }) { #expect(code.contains(line), "\(line)") }
    }
}
