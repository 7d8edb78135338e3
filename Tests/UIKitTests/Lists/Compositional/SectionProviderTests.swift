import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Who says what sections are made of: when he is asked, and what he is told.
@MainActor @Suite("Lists / Collection / Section providers")
struct SectionProviderTests {
    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func rows() -> NSCollectionLayoutSection {
        let size = size(.fractionalWidth(1), .absolute(44))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    @Test(.documented("UICollectionViewCompositionalLayoutSectionProvider, UITraitCollection"))
    func `a provider is asked again when there are other sections, other traits, and when the app says so`() {
        var asked: [String] = []
        let layout = UICollectionViewCompositionalLayout { section, environment in
            asked.append("\(section) \(environment.traitCollection.userInterfaceStyle == .dark ? "dark" : "light")")
            return self.rows()
        }
        let scene = CollectionScene(CollectionItems([["a"], ["b"]]), layout)
        func take() -> [String] {
            scene.stage.layoutNow()
            defer { asked = [] }
            return asked
        }
        #expect(take() == ["0 light", "1 light"] && take() == [])
        scene.items.sections.append(["c"])
        scene.view.insertSections([2])
        scene.stage.settle()
        #expect(take() == ["0 light", "1 light", "2 light"])
        scene.items.sections.removeLast()
        scene.view.reloadData()
        #expect(take() == ["0 light", "1 light"])
        scene.view.traitOverrides.userInterfaceStyle = .dark
        #expect(take() == ["0 dark", "1 dark"])
        layout.invalidateLayout()
        #expect(take() == ["0 dark", "1 dark"])
        scene.view.contentOffset.y = 5
        #expect(take() == [])
    }

    @Test(.documented("NSCollectionLayoutEnvironment, NSCollectionLayoutContainer"))
    func `a provider is told how much room there is, what of it is kept free, and the traits`() throws {
        var told: (any NSCollectionLayoutEnvironment)?
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.contentInsetsReference = .layoutMargins
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { _, environment in
                told = environment
                return self.rows()
            }, configuration: configuration)
        let scene = CollectionScene(CollectionItems(count: 1), layout) {
            $0.insetsLayoutMarginsFromSafeArea = false
            $0.layoutMargins = UIEdgeInsets(top: 4, left: 30, bottom: 6, right: 20)
            $0.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 80, right: 5)
        }
        let environment = try #require(told)
        #expect(environment.container.contentSize == CGSize(width: 370, height: 400))
        #expect(
            environment.container.contentInsets == NSDirectionalEdgeInsets(top: 4, leading: 30, bottom: 0, trailing: 15))
        #expect(environment.container.effectiveContentInsets == environment.container.contentInsets)
        #expect(environment.container.effectiveContentSize == CGSize(width: 325, height: 396))
        #expect(environment.traitCollection == scene.view.traitCollection)
    }

    @Test(.documented("NSCollectionLayoutGroup.custom(layoutSize:itemProvider:)"))
    func `a group of the app's own says frames from its corner, and knows its size`() throws {
        var told: [CGSize] = []
        let own = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(0.5), .absolute(100))) { environment in
            let room = environment.container.contentSize
            told.append(room)
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: room.width, height: 60)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 40, width: 50, height: 60), zIndex: 3),
            ]
        }
        let beside = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [beside, own]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 15, bottom: 0, trailing: 0)
        let scene = CollectionScene(CollectionItems(count: 6), UICollectionViewCompositionalLayout(section: section))
        #expect(told.first == CGSize(width: 180, height: 100))
        #expect(scene.frame(0) == CGRect(x: 15, y: 7, width: 180, height: 100))
        #expect(scene.frame(1) == CGRect(x: 195, y: 7, width: 180, height: 60))
        #expect(scene.frame(2) == CGRect(x: 205, y: 47, width: 50, height: 60))
        #expect(scene.frame(5) == CGRect(x: 205, y: 147, width: 50, height: 60))
        func depth(_ item: Int) -> Int? { scene.view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.zIndex }
        #expect(depth(0) == 0 && depth(1) == 0 && depth(2) == 3)
        #expect(NSCollectionLayoutGroupCustomItem(frame: .zero).zIndex == 0)
    }
}
