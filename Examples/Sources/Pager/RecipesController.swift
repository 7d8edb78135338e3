import UIKit

/// One page: cards one below the other. It doesn't know that it is a page.
public final class RecipesController: UIViewController {
    public struct Recipe {
        let name: String
        let detail: String
        let symbol: String
        let color: UIColor

        public init(_ name: String, _ detail: String, _ symbol: String, _ color: UIColor) {
            self.name = name
            self.detail = detail
            self.symbol = symbol
            self.color = color
        }
    }

    private let recipes: [Recipe]

    public init(title: String, _ recipes: [Recipe]) {
        self.recipes = recipes
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let stack = UIStackView(arrangedSubviews: recipes.map(RecipeCard.init))
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        let page = UIView()
        page.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        page.addSubview(stack)
        let scroll = UIScrollView()
        scroll.alwaysBounceVertical = true
        scroll.addSubview(page)
        view.addSubview(scroll)
        for part in [page, scroll] { part.translatesAutoresizingMaskIntoConstraints = false }
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor), scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            page.topAnchor.constraint(equalTo: content.topAnchor), page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            page.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            stack.topAnchor.constraint(equalTo: page.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: page.readableContentGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: page.readableContentGuide.trailingAnchor),
        ])
    }
}

/// A picture of sorts with a name below it.
final class RecipeCard: UIView {
    init(_ recipe: RecipesController.Recipe) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 14
        clipsToBounds = true
        let picture = UIImageView(
            image: UIImage(
                systemName: recipe.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 44, weight: .light)))
        picture.tintColor = .white
        picture.contentMode = .center
        picture.backgroundColor = recipe.color
        let name = UILabel()
        name.text = recipe.name
        name.font = .preferredFont(forTextStyle: .headline)
        let detail = UILabel()
        detail.text = recipe.detail
        detail.font = .preferredFont(forTextStyle: .subheadline)
        detail.textColor = .secondaryLabel
        for part in [picture, name, detail] {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
        }
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: topAnchor), picture.leadingAnchor.constraint(equalTo: leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: trailingAnchor), picture.heightAnchor.constraint(equalToConstant: 120),
            name.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12),
            name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            name.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            detail.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
            detail.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            detail.trailingAnchor.constraint(equalTo: name.trailingAnchor),
            detail.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -14),
        ])
    }

    required init?(coder: NSCoder) { fatalError("This card is made in code.") }
}
