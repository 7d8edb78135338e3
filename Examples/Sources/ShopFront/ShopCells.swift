import UIKit

/// A product with its picture, name and price; large in the window, small on the shelves.
final class ProductCell: UICollectionViewCell {
    let name = UILabel()
    let price = UILabel()
    private let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 14
        picture.contentMode = .center
        picture.tintColor = .label
        price.textColor = .secondaryLabel
        for label in [name, price] { label.adjustsFontForContentSizeCategory = true }
        name.font = .preferredFont(forTextStyle: .headline)
        price.font = .preferredFont(forTextStyle: .subheadline)
        let stack = UIStackView(arrangedSubviews: [picture, name, price])
        stack.axis = .vertical
        stack.spacing = 2
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
        ])
        picture.setContentHuggingPriority(.defaultLow - 1, for: .vertical)
    }

    required init?(coder: NSCoder) { fatalError("This cell is made in code.") }

    func show(_ product: Product, large: Bool) {
        contentView.backgroundColor = product.color
        picture.image = UIImage(
            systemName: product.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: large ? 56 : 40))
        name.text = product.name
        price.text = "$\(product.price)"
    }
}

/// A department's name in a pill that is as wide as the name.
final class DepartmentCell: UICollectionViewCell {
    let name = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemFill
        contentView.layer.cornerRadius = 17
        name.font = .preferredFont(forTextStyle: .subheadline)
        name.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(name)
        NSLayoutConstraint.activate([
            name.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
            name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
        ])
    }

    required init?(coder: NSCoder) { fatalError("This cell is made in code.") }
}

/// "Sale" at a product's corner.
final class SaleBadge: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        layer.cornerRadius = 11
        label.text = "Sale"
        label.textColor = .white
        label.font = .systemFont(ofSize: 12, weight: .semibold)
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("This view is made in code.") }
}

/// A section's title, which stays at the top while its section goes by.
final class ShopHeader: UICollectionReusableView {
    let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        title.font = .preferredFont(forTextStyle: .title2)
        title.frame = bounds
        title.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(title)
    }

    required init?(coder: NSCoder) { fatalError("This view is made in code.") }
}
