import SwiftUI

/// Two forms, each as a screen of SwiftUI and as one of UIKit.
@main struct AppExampleApp: App {
    var body: some Scene {
        WindowGroup { FormList(forms: ExampleForms.ofApp) }
    }
}
