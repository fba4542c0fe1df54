#if Server
/// Something that a person may do with the results of a form.
public enum AdminRight: String, CaseIterable, Sendable {
    /// Sees lists, submissions, files, sums and tables.
    case read
    /// Sees sensitive answers too. Each look has its own entry in the log of accesses.
    case reveal
    /// Erases submissions.
    case erase
    /// Sends posts and mails again that have not been sent.
    case deliver
}

/// The actions that a person may perform, and the forms with which they may perform them.
public struct AdminRights: Equatable, Sendable {
    /// The ids of the forms; `nil` for all. Other forms are as if they were not there.
    public var forms: Set<String>?
    /// The actions that the person may perform with these forms.
    public var may: Set<AdminRight>

    /// Describes rights. By default they are to read everything but sensitive answers.
    public init(forms: Set<String>? = nil, may: Set<AdminRight> = [.read]) {
        self.forms = forms
        self.may = may
    }

    /// Everything, with all forms.
    public static let all = AdminRights(may: Set(AdminRight.allCases))

    /// Whether a form is among the forms.
    public func sees(_ form: String) -> Bool { forms?.contains(form) ?? true }
}

/// Somebody who is let in to results, with rights of their own.
public struct AdminPerson: Equatable, Sendable {
    /// The name with which they log in. It is noted in the log of accesses.
    public var name: String
    /// The hash of their password; `nil` for somebody who comes in another way, such as with a link of this name.
    public var password: PasswordHash?
    /// The second factor after a password; `nil` if absent. Other ways to come in need no code.
    public var secondFactor: SecondFactor?
    /// The rights of the person.
    public var rights: AdminRights

    /// Describes a person.
    public init(
        name: String, password: PasswordHash? = nil, secondFactor: SecondFactor? = nil,
        rights: AdminRights = AdminRights()
    ) {
        self.name = name
        self.password = password
        self.secondFactor = secondFactor
        self.rights = rights
    }
}
#endif
