import AppleFoundation
import UIKit

extension MKShape {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(MKShape.self) { card in
            card.property("title", \.title)
            card.property("subtitle", \.subtitle)
            card.reading("coordinate", \.coordinate)
        }
    }
}

extension MKPointAnnotation {
    @section("uikit_cards") @used
    private static let pointCard: CardEntry = {
        Card.add(MKPointAnnotation.self) { card in card.property("coordinate", \.coordinate, .observable) }
    }
}

extension MKClusterAnnotation {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(MKClusterAnnotation.self) { card in
            card.property("title", \.title)
            card.property("subtitle", \.subtitle)
            card.reading("coordinate", \.coordinate)
            card.reading("memberAnnotations", \.memberAnnotations)
        }
    }
}

extension MKUserLocation {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(MKUserLocation.self) { card in
            card.property("title", \.title)
            card.property("subtitle", \.subtitle)
            card.reading("coordinate", \.coordinate)
            card.reading("location", \.location)
            card.reading("heading", \.heading)
            card.reading("isUpdating", \.isUpdating)
        }
    }
}

extension MKPlacemark {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(MKPlacemark.self) { card in
            card.reading("title", \.title)
            card.reading("subtitle", \.subtitle)
            card.reading("coordinate", \.coordinate)
            card.reading("countryCode", \.countryCode)
        }
    }
}

extension MKAnnotationView {
    @section("uikit_cards") @used
    private static let annotationCard: CardEntry = {
        Card.add(MKAnnotationView.self) { card in
            card.property("annotation", \.annotation)
            card.property("image", \.image)
            card.property("centerOffset", \.centerOffset)
            card.property("calloutOffset", \.calloutOffset)
            card.property("accessoryOffset", \.accessoryOffset)
            card.property("isEnabled", \.isEnabled)
            card.property("isHighlighted", \.isHighlighted)
            card.property("isSelected", \.isSelected)
            card.property("canShowCallout", \.canShowCallout)
            card.property("leftCalloutAccessoryView", \.leftCalloutAccessoryView)
            card.property("rightCalloutAccessoryView", \.rightCalloutAccessoryView)
            card.property("detailCalloutAccessoryView", \.detailCalloutAccessoryView)
            card.property("isDraggable", \.isDraggable)
            card.property("dragState", \.dragState)
            card.property("clusteringIdentifier", \.clusteringIdentifier)
            card.property("displayPriority", \.displayPriority)
            card.property("zPriority", \.zPriority)
            card.property("selectedZPriority", \.selectedZPriority)
            card.property("collisionMode", \.collisionMode)
            card.reading("reuseIdentifier", \.reuseIdentifier)
            card.reading("cluster", \.cluster)
        }
    }
}

extension MKMarkerAnnotationView {
    @section("uikit_cards") @used
    private static let markerCard: CardEntry = {
        Card.add(MKMarkerAnnotationView.self) { card in
            card.property("markerTintColor", \.markerTintColor)
            card.property("glyphTintColor", \.glyphTintColor)
            card.property("glyphText", \.glyphText)
            card.property("glyphImage", \.glyphImage)
            card.property("selectedGlyphImage", \.selectedGlyphImage)
            card.property("titleVisibility", \.titleVisibility)
            card.property("subtitleVisibility", \.subtitleVisibility)
            card.property("animatesWhenAdded", \.animatesWhenAdded)
        }
    }
}

extension MKPinAnnotationView {
    @section("uikit_cards") @used
    private static let pinCard: CardEntry = {
        Card.add(MKPinAnnotationView.self) { card in
            card.property("pinTintColor", \.pinTintColor)
            card.property("animatesDrop", \.animatesDrop)
        }
    }
}
