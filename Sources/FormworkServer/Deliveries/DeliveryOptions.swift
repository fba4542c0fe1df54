#if Server
/// The actions after submissions besides `FormRoutesOptions.didSubmit`: posts to addresses, and mails.
///
/// Each happens at least once, however often the process dies in between: the store has to be an `OutboxStore`, and the host
/// runs `FormRoutes.runDeliveries()`.
public struct DeliveryOptions: Equatable, Sendable {
    /// The addresses that are told.
    public var webhooks: [Webhook]
    /// The mails.
    public var mails: [MailNotice]
    /// The sender of mails; mails need one.
    public var sender: MailAddress?
    /// The program that takes mails, with the arguments of `sendmail`.
    public var mailProgram: String
    /// How long to wait after each failed try. After the last one the delivery is given up.
    public var retries: [Duration]
    /// How long one try may take.
    var times = DeliveryTimes()

    /// The waiting times of Standard Webhooks: from five seconds to a day, about three days together.
    public static let usualRetries: [Duration] = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400].map {
        .seconds($0)
    }

    /// Describes what happens; nothing unless it is told.
    public init(
        webhooks: [Webhook] = [], mails: [MailNotice] = [], sender: MailAddress? = nil,
        mailProgram: String = "/usr/sbin/sendmail", retries: [Duration] = usualRetries
    ) {
        self.webhooks = webhooks
        self.mails = mails
        self.sender = sender
        self.mailProgram = mailProgram
        self.retries = retries
    }

    /// Whether nothing happens.
    var isEmpty: Bool { webhooks.isEmpty && mails.isEmpty }

    /// The names of the targets of a form's submissions.
    func targets(of form: String) -> [String] {
        let hooks = webhooks.filter { $0.form == nil || $0.form == form }.map { DeliveryTarget.webhook($0).name }
        let notices = mails.filter { $0.form == nil || $0.form == form }.map { DeliveryTarget.mail($0).name }
        return hooks + notices
    }

    /// The target with a name; `nil` if it is not there any more.
    func target(_ name: String) -> DeliveryTarget? {
        let all = webhooks.map { DeliveryTarget.webhook($0) } + mails.map { DeliveryTarget.mail($0) }
        return all.first { $0.name == name }
    }
}

/// The target of a delivery.
enum DeliveryTarget {
    case webhook(Webhook)
    case mail(MailNotice)

    /// The name under which deliveries are stored.
    var name: String {
        switch self {
        case .webhook(let hook): "post " + hook.url
        case .mail(let notice): "mail " + notice.name
        }
    }
}

/// Why a try failed. The words have no answers.
enum DeliveryProblem: Error, Equatable {
    /// It is tried again.
    case failed(String)
    /// Trying again is of no use.
    case final(String)

    /// An earlier Formwork stored the submission, and its form may have changed since.
    static let withoutParameters = final("the submission was stored without parameters")
}
#endif
