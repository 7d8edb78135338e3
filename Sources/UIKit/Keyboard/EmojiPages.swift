/// The pictures that the keyboard offers, in its groups.
enum EmojiPages {
    static let groups: [String] = [
        "😀😃😄😁😆😅😂🤣🥲😊😇🙂🙃😉😌😍🥰😘😋😛😜🤪😎🥳😏😒😞😢😭😤😡🤯😱🤗🤔😴",
        "🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🐦🦆🦅🦉🐝🦋🐌🐞🐢🐍🐙🐠🐬🐳🐘🌵🌲🌻🌈",
        "🍏🍎🍐🍊🍋🍌🍉🍇🍓🫐🍒🍑🥭🍍🥥🥝🍅🥑🥦🥕🌽🥔🥐🍞🧀🥚🍳🥞🍔🍟🍕🌮🍣🍦🎂☕",
        "⚽🏀🏈⚾🎾🏐🏉🎱🏓🏸🥅⛳🏹🎣🥊🛹⛸🎿🏂🏋🏄🏊🚴🏆🥇🎫🎭🎨🎬🎤🎧🎼🎹🥁🎲🎯",
        "🚗🚕🚙🚌🏎🚓🚑🚒🚚🚜🛵🏍🚲🛴🚨🚔🚍🚂🚆🚇🚊✈🚀🛸🚁⛵🚤🛳⚓⛽🚦🗺🗽🗼🏰🏠",
        "⌚📱💻⌨🖥🖨🖱📷🎥📞📺📻⏰⏳🔋🔌💡🔦🕯💵💳💎🔧🔨🔩🧲💊🩺🧬🔑🚪🛏🎁🎈📦✉",
        "❤🧡💛💚💙💜🖤🤍🤎💔💕💞💯💢💥💫💦💨💬💭♠♥♦♣🔇🔔🎵✅❌❓❗⚠♻🔴🟢🔵",
        "🏁🚩🎌🏴🏳🇦🇹🇦🇺🇧🇪🇧🇷🇨🇦🇨🇭🇨🇳🇨🇿🇩🇪🇩🇰🇪🇸🇪🇺🇫🇮🇫🇷🇬🇧🇬🇷🇭🇺🇮🇪🇮🇱🇮🇳🇮🇸🇮🇹🇯🇵🇰🇷🇲🇽🇳🇱🇳🇴🇵🇱🇵🇹🇸🇪🇺🇸",
    ].map { $0.map { String($0) + (needsLook($0) ? "\u{FE0F}" : "") }.joined() }

    /// Signs that are letters unless it is said that they are pictures.
    private static func needsLook(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return false }
        return !scalar.properties.isEmojiPresentation
    }
}
