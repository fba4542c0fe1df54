#if Server
/// How long one try to deliver may take.
struct DeliveryTimes: Equatable, Sendable {
    /// How long a post may take at most, with looking up its host.
    var longestPost = Duration.seconds(15)
    /// How long the mail program may take at most.
    var longestMail = Duration.seconds(20)
    /// When a delivery is due again if the process ends meanwhile. It is longer than any try; see `Deliveries.timeLeft`.
    var lease = Duration.seconds(30)
    /// How long before the end of its lease a try has to end. The outcome is noted in that time.
    var margin = Duration.seconds(5)
}
#endif
