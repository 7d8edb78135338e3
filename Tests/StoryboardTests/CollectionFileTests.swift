import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Collection views of storyboards.
@MainActor @Suite("Storyboards / Collection views")
struct CollectionFileTests {
    private static let layout = """
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" minimumInteritemSpacing="3" id="l">
        <size key="itemSize" width="100" height="60"/><size key="headerReferenceSize" width="50" height="40"/>
        <size key="footerReferenceSize" width="0" height="0"/><inset key="sectionInset" minX="4" minY="5" maxX="6" maxY="8"/>
        </collectionViewFlowLayout>
        """

    private static let cells = """
        <cells><collectionViewCell reuseIdentifier="item" id="c"><rect key="frame" x="0" y="0" width="100" height="60"/>
        <view key="contentView" id="c-v"><rect key="frame" x="0" y="0" width="100" height="60"/>
        <subviews><label text="From the file" id="c-t"><rect key="frame" x="5" y="5" width="80" height="20"/></label></subviews></view>
        <size key="customSize" width="1" height="2"/></collectionViewCell></cells>
        <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" id="h"><rect key="frame" x="0" y="0" width="390" height="40"/>
        <subviews><label text="Header" id="h-t"><rect key="frame" x="5" y="5" width="80" height="20"/></label></subviews></collectionReusableView>
        """

    private func controller(_ view: String) throws -> UICollectionViewController {
        let scene =
            #"<collectionViewController id="vc" clearsSelectionOnViewWillAppear="NO">\#(view)</collectionViewController>"#
        let files = InterfaceFiles(["Main.storyboard": InterfaceFiles.storyboard(scene)])
        return try #require(files.storyboard().instantiateInitialViewController() as? UICollectionViewController)
    }

    private func view(_ attributes: String = "", _ inside: String) -> String {
        """
        <collectionView key="view" dataMode="prototypes" \(attributes) id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
        \(inside)</collectionView>
        """
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    @Test(.oracle("COLL-34"))
    func `the controller's view is the collection view, with the layout of its file`() throws {
        let made = try controller(view(#"allowsMultipleSelection="YES" prefetchingEnabled="NO""#, Self.layout))
        let view = try #require(made.collectionView)
        #expect(
            made.view === view && view.dataSource === made && view.delegate === made && !made.clearsSelectionOnViewWillAppear)
        #expect(view.allowsMultipleSelection && !view.isPrefetchingEnabled)
        let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(made.collectionViewLayout === layout && layout.collectionView === view)
        #expect(layout.minimumLineSpacing == 7 && layout.minimumInteritemSpacing == 3)
        #expect(
            layout.itemSize == CGSize(width: 100, height: 60) && layout.headerReferenceSize == CGSize(width: 50, height: 40))
        #expect(layout.sectionInset == UIEdgeInsets(top: 5, left: 4, bottom: 8, right: 6))
        #expect(layout.estimatedItemSize == .zero && layout.scrollDirection == .vertical)
    }

    @Test(.documented("UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)"))
    func `prototypes are registered by their identifiers and made as often as they are needed`() throws {
        let plain = Self.layout.replacingOccurrences(of: #"width="50" height="40""#, with: #"width="0" height="0""#)
        let made = try controller(view("", plain + Self.cells))
        let source = Source()
        made.collectionView.dataSource = source
        let stage = Stage()
        stage.window.rootViewController = made
        stage.layoutNow()
        let cells = made.collectionView.visibleCells
        #expect(cells.count == 5 && Set(cells.map { ObjectIdentifier($0) }).count == 5)
        #expect(cells.allSatisfy { $0.frame.size == CGSize(width: 100, height: 60) && $0.reuseIdentifier == "item" })
        #expect(cells.allSatisfy { ($0.contentView.subviews.first as? UILabel)?.text == "From the file" })
        let header = made.collectionView.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head", for: IndexPath(item: 0, section: 0))
        #expect((header.subviews.first as? UILabel)?.text == "Header")
    }

    @Test(.oracle("COLL-34"))
    func `an automatic estimate makes cells measure themselves`() throws {
        let layout = Self.layout.replacingOccurrences(
            of: "minimumLineSpacing", with: #"automaticEstimatedItemSize="YES" scrollDirection="horizontal" minimumLineSpacing"#
        )
        let made = try controller(view("", layout))
        let flow = try #require(made.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(flow.estimatedItemSize == UICollectionViewFlowLayout.automaticSize && flow.scrollDirection == .horizontal)
    }
}
