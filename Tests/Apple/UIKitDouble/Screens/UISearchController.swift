public import Foundation

@MainActor open class UISearchController: UIViewController {
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var isActive = false
    open private(set) var searchBar = UISearchBar(frame: .zero)
    open private(set) var searchResultsController: UIViewController?

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.changed = { [weak self] in
            guard let self else { return }
            searchResultsUpdater?.updateSearchResults(for: self)
        }
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}

@MainActor open class UISearchBar: UIView {
    open var placeholder: String?
    open var prompt: String?
    open var text: String? { didSet { changed?() } }
    var changed: (() -> Void)?
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
