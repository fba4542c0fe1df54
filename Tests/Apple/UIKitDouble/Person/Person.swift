package import Foundation

/// What a person does with a window: touches, types, swipes. A touch goes only where a finger could reach.
@MainActor package struct Person {
    package let window: UIWindow

    package init(_ window: UIWindow) { self.window = window }

    /// Shows a controller in a window of this height, as an app that was just opened does.
    package init(
        opening controller: UIViewController, width: CGFloat = 390, height: CGFloat = 800,
        settings: UITraitCollection? = nil
    ) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        if let settings { window.settings = settings }
        window.makeKeyAndVisible()
        window.rootViewController = controller
        settle()
    }

    /// Closes the window, and lets go of what it showed.
    package func close() {
        window.rootViewController = nil
        UIApplication.only.forget(window)
        Later.settle()
    }

    /// Waits until nothing moves any more.
    package func settle() {
        window.layoutIfNeeded()
        Later.settle()
        window.layoutIfNeeded()
    }

    /// The controller on top: what was presented last, and the top of a stack.
    package var top: UIViewController? {
        var controller = window.rootViewController
        while let shown = controller?.presentedViewController { controller = shown }
        return (controller as? UINavigationController)?.topViewController ?? controller
    }

    /// Whether a finger reaches this view.
    package func canReach(_ view: UIView) -> Bool {
        guard view.window === window, window.openMenu == nil else { return false }
        if let surface = surface, !view.isDescendant(of: surface), !isAboveKeyboard(view) { return false }
        var here: UIView? = view
        while let one = here {
            if one.isHidden || one.alpha < 0.01 || !one.isUserInteractionEnabled { return false }
            here = one.superview
        }
        return true
    }
    private var surface: UIView? {
        var controller = window.rootViewController
        while let shown = controller?.presentedViewController { controller = shown }
        return controller?.viewIfLoaded
    }
    private func isAboveKeyboard(_ view: UIView) -> Bool {
        [window.firstResponder?.inputAccessoryView, window.firstResponder?.inputView]
            .contains { $0.map(view.isDescendant(of:)) ?? false }
    }

    /// A touch on a control or a cell; false if nothing could be touched.
    @discardableResult package func tap(_ view: UIView) -> Bool {
        if let cell = view as? UITableViewCell { return tap(cell: cell) }
        var view = view
        // Source: Apple, "isUserInteractionEnabled": a touch on what takes none is one on what it stands in.
        while !view.isUserInteractionEnabled, let outer = view.superview { view = outer }
        guard canReach(view) else { return false }
        guard let control = view as? UIControl else {
            // What takes no touch of its own leaves it to what it stands in.
            if let typing = view as? any TypingTarget { return typing.becomeFirstResponder() }
            guard enclosingCell(of: view) != nil else { return false }
            let touch = UITouch(at: .zero, in: view)
            view.touchesBegan([touch], with: nil)
            view.touchesEnded([touch], with: nil)
            settle()
            return true
        }
        guard control.isEnabled else { return false }
        control.touched()
        settle()
        return true
    }

    private func enclosingCell(of view: UIView) -> UITableViewCell? {
        var here: UIView? = view
        while let one = here, !(one is UITableViewCell) { here = one.superview }
        return here as? UITableViewCell
    }

    private func tap(cell: UITableViewCell) -> Bool {
        guard canReach(cell), let table = cell.table, table.rowWasTouched(cell) else { return false }
        settle()
        return true
    }

    @discardableResult package func tap(segment: Int, of control: UISegmentedControl) -> Bool {
        guard canReach(control), control.isEnabled else { return false }
        control.touch(segment: segment)
        settle()
        return true
    }
    @discardableResult package func step(_ stepper: UIStepper, up: Bool) -> Bool {
        guard canReach(stepper), stepper.isEnabled else { return false }
        stepper.step(up: up)
        settle()
        return true
    }
    @discardableResult package func drag(_ slider: UISlider, to value: Float) -> Bool {
        guard canReach(slider), slider.isEnabled else { return false }
        slider.move(to: value)
        settle()
        return true
    }
    @discardableResult package func turn(_ picker: UIDatePicker, to date: Date) -> Bool {
        guard picker.isEnabled else { return false }
        picker.turn(to: date)
        settle()
        return true
    }
    @discardableResult package func turn(_ picker: UIDatePicker, toCountdown seconds: TimeInterval) -> Bool {
        guard picker.isEnabled else { return false }
        picker.turn(toCountdown: seconds)
        settle()
        return true
    }
    package func turn(_ picker: UIPickerView, component: Int = 0, to row: Int) {
        picker.turn(component: component, to: row)
        settle()
    }

    @discardableResult package func tap(_ item: UIBarButtonItem) -> Bool {
        guard item.isEnabled, !item.isHidden else { return false }
        if let action = item.primaryAction {
            action.perform(from: item)
        } else if let menu = item.menu {
            window.openMenu = OpenMenu(menu: menu, source: nil)
        } else {
            return false
        }
        settle()
        return true
    }

    /// Touches the button at the place of the back button.
    package func goBack() {
        if let item = top?.navigationItem.leftBarButtonItem {
            tap(item)
        } else {
            top?.navigationController?.popViewController(animated: true)
        }
        settle()
    }
    /// Swipes from the edge of the screen; false if the screen stays.
    // Source: openradar 19031955, many projects: with an item of its own in place of the back button a screen does not hear of the swipe.
    @discardableResult package func swipeBack() -> Bool {
        guard let item = top?.navigationItem, item.leftBarButtonItem == nil, !item.hidesBackButton else { return false }
        let popped = top?.navigationController?.popViewController(animated: true)
        settle()
        return popped != nil
    }
}

extension UITableView {
    /// Selects a row that was touched.
    // Source: Apple, delegate methods in this order: should highlight, will select, did select.
    @discardableResult func rowWasTouched(_ cell: UITableViewCell) -> Bool {
        guard let path = indexPath(for: cell), isEditing ? allowsSelectionDuringEditing : allowsSelection,
            delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return false }
        var wanted: IndexPath? = path
        if let delegate { wanted = delegate.tableView(self, willSelectRowAt: path) }
        guard let chosen = wanted else { return false }
        selectRow(at: chosen, animated: false, scrollPosition: .none)
        delegate?.tableView(self, didSelectRowAt: chosen)
        return true
    }
}
