public import Foundation

@MainActor open class UISegmentedControl: UIControl {
    private struct Segment {
        var title: String?
        var action: UIAction?
        var isEnabled = true
    }
    private var segments: [Segment] = []
    private var selected = UISegmentedControl.noSegment

    open var numberOfSegments: Int { segments.count }
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false
    open var selectedSegmentTintColor: UIColor?
    open var selectedSegmentIndex: Int {
        get { selected }
        set {
            // Source: Apple, "selectedSegmentIndex": beyond the segments is an exception.
            guard newValue >= UISegmentedControl.noSegment, newValue < segments.count else {
                return Refusals.refuse("selectedSegmentIndex \(newValue) beyond \(segments.count) segments")
            }
            selected = newValue
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = false
    }
    public init(items: [Any]?) {
        super.init(frame: .zero)
        isAccessibilityElement = false
        segments = (items ?? []).map { Segment(title: $0 as? String) }
    }
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { Segment(title: $0.title, action: $0) }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
    }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        segments.insert(Segment(title: action.title, action: action), at: min(max(segment, 0), segments.count))
    }
    open func removeAllSegments() {
        segments = []
        selected = UISegmentedControl.noSegment
    }
    open func removeSegment(at segment: Int, animated: Bool) { segments.remove(at: segment) }
    open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { segments[segment].title = title }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { segments[segment].isEnabled = enabled }
    open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }
    open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }

    /// A person touches a segment. Touching the one that is selected says nothing.
    // Source: Apple, "insertSegment(action:at:animated:)": the segment's action runs; then value changed is sent.
    func touch(segment: Int) {
        guard segments[segment].isEnabled, isMomentary || segment != selected else { return }
        selected = segment
        if let action = segments[segment].action { sendAction(action) }
        sendActions(for: .valueChanged)
    }
    override func contentHeight(width: CGFloat) -> CGFloat { 32 }
    nonisolated public class var noSegment: Int { -1 }
}
