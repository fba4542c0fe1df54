public import Foundation

@MainActor open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

    open var datePickerMode: UIDatePicker.Mode = .dateAndTime
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { invalidateIntrinsicContentSize() } }
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
    open var date = Date(timeIntervalSince1970: 0) { didSet { keepInside() } }
    open var minimumDate: Date? { didSet { keepInside() } }
    open var maximumDate: Date? { didSet { keepInside() } }
    open var countDownDuration: TimeInterval = 0
    open var minuteInterval = 1
    open var roundsToMinuteInterval = true
    open var locale: Locale?
    open var calendar: Calendar! = .current
    open var timeZone: TimeZone?

    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    // Source: Apple, "minimumDate" and "maximumDate": ignored when they contradict each other and in countdowns.
    private func keepInside() {
        guard datePickerMode != .countDownTimer else { return }
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return }
        if let minimumDate, date < minimumDate { date = minimumDate }
        if let maximumDate, date > maximumDate { date = maximumDate }
    }

    func turn(to date: Date) {
        self.date = date
        sendActions(for: .valueChanged)
    }
    func turn(toCountdown seconds: TimeInterval) {
        countDownDuration = seconds
        sendActions(for: .valueChanged)
    }
    override func contentHeight(width: CGFloat) -> CGFloat {
        switch datePickerStyle {
        case .wheels: 216
        case .inline: 330
        default: 34
        }
    }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
