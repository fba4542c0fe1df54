public import Foundation

@MainActor open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

    /// Settings that were made anew though nothing differed: each stops wheels that are still turning.
    package private(set) var idleSettings = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        UIPickerView.made += 1
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var datePickerMode: UIDatePicker.Mode = .dateAndTime { didSet { noteSetting(datePickerMode == oldValue) } }
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { invalidateIntrinsicContentSize() } }
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
    open var date = Date(timeIntervalSince1970: 0) { didSet { keepInside() } }
    open var minimumDate: Date? {
        didSet {
            noteSetting(minimumDate == oldValue)
            keepInside()
        }
    }
    open var maximumDate: Date? {
        didSet {
            noteSetting(maximumDate == oldValue)
            keepInside()
        }
    }
    open var countDownDuration: TimeInterval = 0
    open var minuteInterval = 1 { didSet { noteSetting(minuteInterval == oldValue) } }
    open var roundsToMinuteInterval = true
    open var locale: Locale? { didSet { noteSetting(locale == oldValue) } }
    open var calendar: Calendar! = .current
    open var timeZone: TimeZone?

    private func noteSetting(_ isSame: Bool) { if isSame { idleSettings += 1 } }

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
