#if canImport(SwiftUI)
import Foundation
public import SwiftUI

/// The button that goes to the page before. It shows nothing on the first page, and for a form without pages.
public struct FormworkBackButton: View {
    @Environment(FormModel.self) private var model

    /// A button with the words of the form.
    public init() {}

    /// The words.
    public var body: some View {
        if let title = model.shownStep?.backTitle { Button(title) { model.goBack() } }
    }
}
#endif
