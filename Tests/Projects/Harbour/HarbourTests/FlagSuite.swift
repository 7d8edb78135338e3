import Testing
import UIKit

@testable import My_Harbour

@MainActor @Suite struct QuaySuite {
    @Test func `the window is the app's`() throws {
        let delegate = try #require(UIApplication.shared.delegate as? AppDelegate)
        #expect(delegate.window?.rootViewController is QuayViewController)
        #expect(Bundle.main.path(forResource: "Main", ofType: "storyboardc") != nil)
    }

    @Test(arguments: ["Aurora", "Änne"]) func `ships have names`(name: String) { #expect(!name.isEmpty) }
}
