@_exported import Testing
@_exported import UIKit
