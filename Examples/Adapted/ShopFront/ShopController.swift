import UIKit

/// A shop's front: what is new in the window, departments in a row, everything else on shelves.
public final class ShopController: UIViewController, UICollectionViewDelegate {
    public private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: ShopLayout.make())
    public private(set) var department: String?
    private let products: [Product]
    private lazy var source = makeSource()

    public init(_ products: [Product] = Product.samples) {
        self.products = products
        super.init(nibName: nil, bundle: nil)
        title = "Shop"
    }

    required init?(coder: NSCoder) { fatalError("This controller is made in code.") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        show(animated: false)
    }

    private func show(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<ShopSection, ShopItem>()
        snapshot.appendSections(ShopSection.allCases)
        snapshot.appendItems(products.prefix(4).map(ShopItem.featured), toSection: .featured)
        snapshot.appendItems(["Everything", "On sale", "Under $20"].map(ShopItem.department), toSection: .departments)
        snapshot.appendItems(shown.map(ShopItem.product), toSection: .products)
        source.apply(snapshot, animatingDifferences: animated)
    }

    private var shown: [Product] {
        switch department {
        case "On sale": products.filter(\.isOnSale)
        case "Under $20": products.filter { $0.price < 20 }
        default: products
        }
    }

    // MARK: Cells
    private func makeSource() -> UICollectionViewDiffableDataSource<ShopSection, ShopItem> {
        let window = UICollectionView.CellRegistration<ProductCell, Product> { cell, _, product in
            cell.show(product, large: true)
        }
        let shelf = UICollectionView.CellRegistration<ProductCell, Product> { cell, _, product in
            cell.show(product, large: false)
        }
        let pill = UICollectionView.CellRegistration<DepartmentCell, String> { cell, _, name in cell.name.text = name }
        let header = UICollectionView.SupplementaryRegistration<ShopHeader>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in view.title.text = ShopSection(rawValue: path.section)?.title }
        let badge = UICollectionView.SupplementaryRegistration<SaleBadge>(elementKind: ShopLayout.badge) {
            [weak self] view, _, path in
            guard case .product(let product)? = self?.source.itemIdentifier(for: path) else { return }
            view.isHidden = !product.isOnSale
        }
        let source = UICollectionViewDiffableDataSource<ShopSection, ShopItem>(collectionView: collectionView) {
            view, path, item in
            switch item {
            case .featured(let product): view.dequeueConfiguredReusableCell(using: window, for: path, item: product)
            case .department(let name): view.dequeueConfiguredReusableCell(using: pill, for: path, item: name)
            case .product(let product): view.dequeueConfiguredReusableCell(using: shelf, for: path, item: product)
            }
        }
        source.supplementaryViewProvider = { view, kind, path in
            kind == ShopLayout.badge
                ? view.dequeueConfiguredReusableSupplementary(using: badge, for: path)
                : view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        return source
    }

    // MARK: Departments
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        indexPath.section == ShopSection.departments.rawValue
    }

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard case .department(let name)? = source.itemIdentifier(for: indexPath) else { return }
        department = name
        collectionView.deselectItem(at: indexPath, animated: true)
        show(animated: true)
    }
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: ShopController.self); switch i { case 0: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), shouldSelectItemAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), didSelectItemAt: _objcArg(a, 1, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ShopController.self }, "ShopFront.ShopController") { r in r.c("-collectionView:shouldSelectItemAtIndexPath: -collectionView:didSelectItemAtIndexPath:", call); r.t("collectionView:shouldSelectItemAtIndexPath:", { unsafeDowncast($0, to: ShopController.self).collectionView($1, shouldSelectItemAt: $2) } as @MainActor (AnyObject, UICollectionView, IndexPath) -> Bool, as: ((AnyObject, UICollectionView, IndexPath) -> Bool).self); r.t("collectionView:didSelectItemAtIndexPath:", { unsafeDowncast($0, to: ShopController.self).collectionView($1, didSelectItemAt: $2) } as @MainActor (AnyObject, UICollectionView, IndexPath) -> Void, as: ((AnyObject, UICollectionView, IndexPath) -> Void).self) } } } }
