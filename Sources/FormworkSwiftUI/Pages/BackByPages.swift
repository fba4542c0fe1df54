#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
import UIKit

/// Has the button of the navigation bar that goes back show the page before. While it does, swiping from the edge does not leave the
/// form, because the system's own button is hidden.
struct BackByPages<Content: View>: View {
    let content: Content
    @Environment(FormModel.self) private var model
    @Environment(\.formworkStyle) private var style

    var body: some View {
        let title = style.goesBackByPages ? model.shownStep?.backTitle : nil
        let model = model
        content
            .navigationBarBackButtonHidden(title != nil)
            .toolbar {
                if let title {
                    ToolbarItem(placement: .topBarLeading) {
                        Button {
                            model.goBack()
                        } label: {
                            Label(title, systemImage: "chevron.backward")
                        }
                    }
                }
            }
    }
}
#endif
