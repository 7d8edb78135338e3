import TestEvidence
import Testing

@testable import InterfaceBuilder

@Suite("Elements / Views, controllers, constraints, connections", .oracle("XIB-4"))
struct IBElementsTests {
    private func view(_ text: String) throws -> IBView {
        let document = try Reading.xib(text)
        #expect(document.diagnostics == [])
        return try #require(document.topLevelObjects.first.flatMap(IBView.init))
    }

    @Test(.oracle("XIB-2"))
    func `absent attributes mean the format's defaults`() throws {
        let view = try view(#"<view id="v"/>"#)
        #expect(view.contentMode == "scaleToFill" && view.alpha == 1 && view.tag == 0)
        #expect(view.isOpaque && view.isUserInteractionEnabled && view.translatesAutoresizingMask && view.clearsBeforeDrawing)
        #expect(!view.isHidden && !view.clipsToBounds && !view.preservesSuperviewMargins)
        #expect(view.backgroundColor == nil && view.frame == nil && view.autoresizing == [])
    }

    @Test func `frames, masks, margins and priorities are read`() throws {
        let view = try view(
            """
            <view id="v" horizontalHuggingPriority="251" verticalCompressionResistancePriority="749" fixedFrame="YES" misplaced="YES">
            <rect key="frame" x="0.0" y="-20" width="43.666666666666664" height="1e2"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
            <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
            </view>
            """)
        #expect(view.frame == IBRect(x: 0, y: -20, width: 43.666666666666664, height: 100))
        #expect(view.autoresizing == [.flexibleWidth, .flexibleBottom])
        #expect(view.directionalLayoutMargins.map { [$0.top, $0.left, $0.bottom, $0.right] } == [1, 2, 3, 4])
        #expect(view.hugging(.horizontal) == 251 && view.compressionResistance(.vertical) == 749)
        #expect(view.hugging(.vertical) == nil && view.hasFixedFrame && view.isMisplaced)
    }

    @Test func `subviews keep their order, content views and guides are found`() throws {
        let view = try view(
            """
            <visualEffectView id="v"><view key="contentView" id="content"/>
            <subviews><label id="1"/><button id="2"/></subviews><viewLayoutGuide key="safeArea" id="guide"/></visualEffectView>
            """)
        #expect(view.subviews.map(\.kind) == ["label", "button"])
        #expect(view.contentView?.id == "content" && view.guide("safeArea") == "guide" && view.guide("keyboard") == nil)
    }

    @Test func `a constraint's absent parts have defaults`() throws {
        let view = try view(#"<view id="v"><constraints><constraint firstAttribute="width" id="c"/></constraints></view>"#)
        let constraint = try #require(view.constraints.first)
        #expect(constraint.firstItem == nil && constraint.secondItem == nil && constraint.relation == .equal)
        #expect(
            constraint.constant == 0 && constraint.multiplier == 1 && constraint.priority == 1000 && !constraint.isPlaceholder)
    }

    @Test(.oracle("XIB-3"), arguments: [("0.8", 0.8), ("1:2", 0.5), ("16/9", 16.0 / 9), ("1:1", 1)])
    func `multipliers are factors or quotients`(text: String, value: Double) throws {
        let view = try view(
            #"<view id="v"><constraints><constraint firstAttribute="width" secondItem="v" secondAttribute="height" multiplier="\#(text)" id="c"/></constraints></view>"#
        )
        #expect(view.constraints[0].multiplier == value)
    }

    @Test func `priorities stay within bounds, placeholders are marked`() throws {
        let view = try view(
            #"<view id="v"><constraints><constraint firstAttribute="width" priority="5000" placeholder="YES" id="c"/></constraints></view>"#
        )
        #expect(view.constraints[0].priority == 1000 && view.constraints[0].isPlaceholder)
    }

    @Test func `variations apply from the general to the specific`() throws {
        let view = try view(
            """
            <view id="v">
            <variation key="heightClass=regular-widthClass=compact"><mask key="subviews"><include reference="v"/></mask></variation>
            <variation key="widthClass=compact" alpha="0.5"/>
            <variation key="default"><mask key="subviews"><exclude reference="v"/></mask></variation>
            </view>
            """)
        #expect(view.variations.map(\.rank) == [0, 1, 2])
        #expect(view.variations[0].isDefault && view.variations[0].excluded("subviews") == ["v"])
        #expect(view.variations[1].width == .compact && view.variations[1].height == nil)
        #expect(view.variations[2].height == .regular && view.variations[2].included("subviews") == ["v"])
    }

    @Test func `connections keep their order and their parts`() throws {
        let view = try view(
            """
            <button id="b"><connections>
            <outlet property="label" destination="b" id="o"/>
            <outletCollection property="all" destination="b" appends="YES" id="p"/>
            <action selector="tap:" destination="b" eventType="touchUpInside" id="q"/>
            <segue destination="b" kind="presentation" identifier="go" animates="NO" modalPresentationStyle="fullScreen" id="s"/>
            </connections></button>
            """)
        let kinds = view.connections.map { connection -> String in
            switch connection {
            case .outlet(let property, let destination, _): "outlet \(property) \(destination)"
            case .collection(let property, _, let appends, _): "collection \(property) \(appends)"
            case .action(let selector, _, let event, _): "action \(selector) \(event ?? "-")"
            case .segue(let segue):
                "segue \(segue.kind) \(segue.identifier ?? "-") \(segue.animates) \(segue.presentationStyle ?? "-")"
            }
        }
        #expect(
            kinds == [
                "outlet label b", "collection all true", "action tap: touchUpInside", "segue presentation go false fullScreen",
            ])
    }

    @Test func `a container view knows its embed segue`() throws {
        let document = try Reading.storyboard(
            """
            <viewController id="vc"><view key="view" id="r"><subviews><containerView id="c"><connections>
            <segue destination="vc" kind="embed" destinationCreationSelector="make:" id="e"/></connections></containerView></subviews></view></viewController>
            """)
        let container = try #require(document.scenes[0].controller?.view?.subviews.first)
        #expect(container.embedSegue?.creationSelector == "make:")
    }

    @Test func `a controller's items, guides and edges are read`() throws {
        let document = try Reading.storyboard(
            """
            <viewController id="vc" hidesBottomBarWhenPushed="YES" customClass="Onion" customModule="Kitchen" customModuleProvider="target">
            <layoutGuides><viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
            <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
            <navigationItem key="navigationItem" title="Peel" id="n"/>
            </viewController>
            """)
        let controller = try #require(document.scenes[0].controller)
        #expect(controller.layoutGuide("top")?.id == "t" && controller.layoutGuide("bottom")?.id == "b")
        #expect(controller.extendedEdges == ["bottom"] && controller.hidesBottomBarWhenPushed)
        #expect(controller.navigationItem?.string("title") == "Peel")
        #expect(controller.customClass?.name == "Onion" && controller.customClass?.isOfTarget == true)
    }
}
