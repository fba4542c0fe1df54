#if Server
import Formwork
import FormworkCore

/// Forms and fields that deliveries name although they do not exist. A mail with a misspelt name would be sent with nothing in
/// its place.
extension Deliveries {
    /// Words that stand for no field in mails.
    private static let ownWords = ["reference", "answers"]

    /// The sentences about forms that are not served, and about fields that none of the forms of a mail has.
    var notices: [String] {
        var notices: [String] = []
        let ids = services.forms.ids
        for hook in options.webhooks {
            if let id = hook.form, !ids.contains(id) { notices.append(Self.notServed("post to \(hook.url)", id)) }
        }
        for mail in options.mails {
            if let id = mail.form, !ids.contains(id) { notices.append(Self.notServed("mail \"\(mail.name)\"", id)) }
        }
        let forms = ids.compactMap { services.forms.form($0)?.compiled }
        for mail in options.mails {
            let forms = forms.filter { mail.form == nil || mail.form == $0.definition.id }
            if forms.isEmpty { continue }
            for name in mail.names where !Self.ownWords.contains(name) {
                if forms.contains(where: { $0.hasAnswer(at: name, in: mail) }) { continue }
                let place = mail.form.map { "the form \"\($0)\"" } ?? "any form"
                notices.append("The mail \"\(mail.name)\" names \"\(name)\", which is no field of \(place).")
            }
        }
        return notices
    }

    private static func notServed(_ target: String, _ form: String) -> String {
        "The \(target) is for the form \"\(form)\", which is not served."
    }
}

extension CompiledForm {
    /// Whether a name in a mail stands for an answer.
    fileprivate func hasAnswer(at path: String, in mail: MailNotice) -> Bool {
        if mail.recipient == .answer(path: path) || !mail.format.isForPrograms { return hasField(at: path) }
        return hasParameter(at: path)
    }

    /// Whether a path names a parameter. What a choice writes below its name, and the numbers of items, are not compared.
    private func hasParameter(at path: String) -> Bool {
        // Text: a path of the operator.
        let wanted = path.split(separator: ".").map { $0.prefix { $0 != "[" } }
        return elements.indices.contains { element in
            guard let field = field(at: element), field.valueKind != .none else { return false }
            // Text: a path of the form.
            let found = parameterPattern(of: element).split(separator: ".").map { $0.prefix { $0 != "[" } }
            return wanted.elementsEqual(found)
                || field.definition.send == .flags && wanted.dropLast().elementsEqual(found)
        }
    }

    /// Whether a path names a field, also one of an item that a new session does not have yet.
    fileprivate func hasField(at path: String) -> Bool {
        var paths = PathReader(self)
        return paths.place(at: path).flatMap { field(at: $0.element) } != nil
    }
}

extension MailNotice {
    /// The fields that the mail names, each once, in their order.
    fileprivate var names: [String] {
        var names: [String] = []
        if case .answer(let path) = recipient { names.append(path) }
        for part in AnswerTemplate(subject).parts + AnswerTemplate(text).parts {
            if case .name(let name, _) = part, !names.contains(name) { names.append(name) }
        }
        return names
    }
}
#endif
