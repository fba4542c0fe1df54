// As UIKit does.
@_exported public import Foundation
