public import Foundation

@MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }

    open private(set) var contentView: UIView
    open private(set) var textLabel: UILabel?
    open private(set) var detailTextLabel: UILabel?
    open private(set) var imageView: UIImageView?
    open private(set) var reuseIdentifier: String?
    open var accessoryType: UITableViewCell.AccessoryType = .none
    open var accessoryView: UIView? { didSet { replace(oldValue, by: accessoryView) } }
    open var editingAccessoryType: UITableViewCell.AccessoryType = .none
    open var editingAccessoryView: UIView?
    open var selectionStyle: UITableViewCell.SelectionStyle = .default
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var isSelected = false
    open var isHighlighted = false
    open var isEditing = false
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var indentationLevel = 0
    open internal(set) var editingStyle: UITableViewCell.EditingStyle = .none

    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        contentView = UIView(frame: .zero)
        super.init(frame: .zero)
        build(style)
    }
    public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
    public required init?(coder: NSCoder) {
        contentView = UIView(frame: .zero)
        super.init(coder: coder)
        build(.default)
    }

    private func build(_ style: CellStyle) {
        addSubview(contentView)
        let image = UIImageView(image: nil), title = UILabel()
        imageView = image
        textLabel = title
        contentView.addSubview(image)
        contentView.addSubview(title)
        guard style != .default else { return }
        let detail = UILabel()
        detailTextLabel = detail
        contentView.addSubview(detail)
    }

    /// Source: Apple, "prepareForReuse()": called before a cell comes back from the queue; it keeps everything that is not reset.
    open func prepareForReuse() {
        isSelected = false
        isHighlighted = false
    }
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// Whether a touch that began came to the cell itself.
    private(set) var isTouched = false
    // Source: experience of many apps: a view in a cell that takes a touch, and does not pass it on, keeps the row from being selected.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isTouched = true }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTouched else { return }
        isTouched = false
        table?.rowWasTouched(self)
    }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    open override func layoutSubviews() {
        contentView.frame = bounds
        super.layoutSubviews()
    }

    /// The table whose row this is.
    var table: UITableView? {
        var view = superview
        while let one = view {
            if let table = one as? UITableView { return table }
            view = one.superview
        }
        return nil
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        if let new { addSubview(new) }
    }
    override func contentHeight(width: CGFloat) -> CGFloat {
        max(contentView.fittedHeight(width: max(width - 32, 1)), accessoryView?.fittedHeight(width: 60) ?? 0)
    }
}

@MainActor open class UITableViewHeaderFooterView: UIView {
    open private(set) var contentView: UIView
    open private(set) var textLabel: UILabel?
    open private(set) var detailTextLabel: UILabel?
    open private(set) var reuseIdentifier: String?
    open var backgroundView: UIView?

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        contentView = UIView(frame: .zero)
        super.init(frame: .zero)
        build()
    }
    public required init?(coder: NSCoder) {
        contentView = UIView(frame: .zero)
        super.init(coder: coder)
        build()
    }
    private func build() {
        addSubview(contentView)
        let label = UILabel()
        textLabel = label
        contentView.addSubview(label)
    }
    open func prepareForReuse() {}
}
