/// What the system declares, a type in a line: identifier | the types that it is a kind of | extensions | MIME types | what people call it.
/// Of several extensions and MIME types the first is the preferred one.
enum SystemTypes {
    static let table = """
        public.item||||
        public.content||||
        public.composite-content|public.content|||
        public.disk-image|public.archive|||
        public.data|public.item|||data
        public.directory|public.item|||directory
        com.apple.resolvable||||
        public.symlink|public.item com.apple.resolvable|||symbolic link
        public.executable|public.item|||executable
        com.apple.mount-point|public.item com.apple.resolvable|||mount point
        com.apple.alias-file|public.data com.apple.resolvable|||alias
        com.apple.bookmark|public.data com.apple.resolvable|||bookmark
        public.url|public.data|||URL
        public.file-url|public.url|||file URL
        public.text|public.data public.content|||text
        public.plain-text|public.text|txt text|text/plain|text
        public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8|text
        public.utf16-external-plain-text|public.plain-text||text/plain;charset=utf-16|text
        public.utf16-plain-text|public.plain-text|||text
        public.delimited-values-text|public.text|||delimited text
        public.comma-separated-values-text|public.delimited-values-text|csv|text/csv text/comma-separated-values|comma-separated values
        public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|tab-separated values
        public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text|||tab-separated values
        public.rtf|public.text|rtf|text/rtf application/rtf|rich text document
        public.html|public.text|html htm shtml shtm|text/html|HTML text
        public.xml|public.text|xml|application/xml text/xml|XML text
        public.yaml|public.text|yml yaml|application/x-yaml|YAML text
        public.source-code|public.plain-text|||source code
        public.assembly-source|public.source-code|s||assembly source
        public.c-source|public.source-code|c||C source
        public.objective-c-source|public.source-code|m||Objective-C source
        public.swift-source|public.source-code|swift||Swift source
        public.c-plus-plus-source|public.source-code|cpp cp c++ cc cxx||C++ source
        public.objective-c-plus-plus-source|public.source-code|mm||Objective-C++ source
        public.c-header|public.source-code|h||C header
        public.c-plus-plus-header|public.source-code|hpp h++ hxx hh||C++ header
        public.script|public.source-code|||script
        com.apple.applescript.text|public.script|applescript||AppleScript text
        com.apple.applescript.script|public.data public.script|scpt||AppleScript
        com.apple.applescript.script-bundle|com.apple.bundle com.apple.package public.script|scptd||AppleScript bundle
        com.netscape.javascript-source|public.source-code public.executable|js jscript javascript mjs|text/javascript application/javascript|JavaScript
        public.shell-script|public.script|sh command||shell script
        public.perl-script|public.shell-script|pl pm||Perl script
        public.python-script|public.shell-script|py|text/x-python-script|Python script
        public.ruby-script|public.shell-script|rb rbw|text/x-ruby-script|Ruby script
        public.php-script|public.shell-script|php php3 php4 ph3 ph4 phtml|text/php application/php|PHP script
        public.make-source|public.script|mk mak||makefile
        public.json|public.text|json|application/json|JSON
        com.apple.property-list|public.data|plist||property list
        com.apple.xml-property-list|public.xml com.apple.property-list|||XML property list
        com.apple.binary-property-list|com.apple.property-list|||binary property list
        com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
        com.apple.rtfd|com.apple.package public.composite-content|rtfd||rich text with attachments
        com.apple.flat-rtfd|public.data public.composite-content|||rich text with attachments
        com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive|web archive
        public.image|public.data public.content|||image
        public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg|JPEG image
        public.tiff|public.image|tiff tif|image/tiff|TIFF image
        com.compuserve.gif|public.image|gif|image/gif|GIF image
        public.png|public.image|png|image/png|PNG image
        com.apple.icns|public.image|icns||Apple icon image
        com.microsoft.bmp|public.image|bmp dib|image/bmp|Windows bitmap image
        com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon|Windows icon image
        public.camera-raw-image|public.image|||raw image
        public.svg-image|public.image public.xml|svg svgz|image/svg+xml|SVG image
        com.apple.live-photo|public.data public.content|||Live Photo
        public.heif|public.heif-standard|heif|image/heif|HEIF image
        public.heic|public.heif-standard|heic|image/heic|HEIC image
        org.webmproject.webp|public.image|webp|image/webp|WebP image
        public.3d-content|public.content|||3D content
        com.pixar.universal-scene-description|public.3d-content public.data|usd usda usdc||USD scene
        com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip|USDZ scene
        com.apple.reality|public.data|reality|model/vnd.reality|Reality file
        com.apple.scenekit.scene|public.3d-content public.data|scn||SceneKit scene
        com.apple.arobject|public.data|arobject||reference object
        public.audiovisual-content|public.data public.content|||audiovisual content
        public.movie|public.audiovisual-content|||movie
        public.video|public.movie|||video
        public.audio|public.audiovisual-content|||audio
        com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
        public.mpeg|public.movie|mpg mpeg mpe m75 m15|video/mpeg video/mpg|MPEG movie
        public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 video
        public.mpeg-2-transport-stream|public.movie|ts|video/mp2t|MPEG-2 transport stream
        public.mp3|public.audio|mp3 mpga|audio/mpeg audio/mp3 audio/mpg|MP3 audio
        public.mpeg-4|public.movie|mp4 mpeg4|video/mp4|MPEG-4 movie
        public.mpeg-4-audio|public.mpeg-4 public.audio|mpg4a|audio/mp4|MPEG-4 audio
        com.apple.protected-mpeg-4-audio|public.audio|m4p||protected MPEG-4 audio
        com.apple.protected-mpeg-4-video|com.apple.m4v-video|||protected MPEG-4 movie
        public.avi|public.movie|avi vfw|video/avi video/msvideo|AVI movie
        public.aiff-audio|public.aifc-audio|aiff aif|audio/aiff audio/x-aiff|AIFF audio
        com.microsoft.waveform-audio|public.audio|wav wave|audio/vnd.wave audio/wav audio/wave audio/x-wav|Waveform audio
        public.midi-audio|public.audio|midi mid smf kar|audio/midi audio/x-midi|MIDI audio
        public.playlist||||playlist
        public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/mpegurl audio/x-mpegurl application/vnd.apple.mpegurl|M3U playlist
        public.folder|public.directory|||folder
        public.volume|public.folder|||volume
        com.apple.package|public.directory|||package
        com.apple.bundle|public.directory|bundle||bundle
        com.apple.plugin|com.apple.bundle com.apple.package|plugin||plug-in
        com.apple.metadata-importer|com.apple.plugin|mdimporter||Spotlight importer
        com.apple.quicklook-generator|com.apple.plugin|qlgenerator||Quick Look generator
        com.apple.xpc-service|com.apple.bundle com.apple.package|xpc||XPC service
        com.apple.framework|com.apple.bundle|framework||framework
        com.apple.application|public.executable|||application
        com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||application
        com.apple.application-and-system-extension|com.apple.xpc-service|appex||application extension
        public.unix-executable|public.data public.executable|||Unix executable
        com.microsoft.windows-executable|public.data public.executable|exe|application/x-msdownload|Windows executable
        com.apple.systempreference.prefpane|com.apple.bundle com.apple.package|prefPane||preference pane
        public.archive|public.data|||archive
        org.gnu.gnu-zip-archive|public.data public.archive|gz gzip|application/x-gzip application/gzip|gzip archive
        public.bzip2-archive|public.data public.archive|bz2 bzip2|application/x-bzip2|bzip2 archive
        public.zip-archive|com.pkware.zip-archive|zip|application/zip application/x-zip-compressed|ZIP archive
        com.apple.archive|public.data public.archive|aar||Apple Archive
        public.spreadsheet|public.content|||spreadsheet
        public.presentation|public.composite-content|||presentation
        public.database||||database
        public.message||||message
        public.contact||||contact
        public.vcard|public.text public.contact|vcf vcard|text/vcard text/x-vcard text/directory|vCard
        public.to-do-item||||to-do item
        public.calendar-event||||calendar event
        public.email-message|public.message|||email message
        com.apple.internet-location|public.data|||internet location
        com.microsoft.internet-shortcut|public.data|url||internet shortcut
        public.font||||font
        public.bookmark||||bookmark
        com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|personal information exchange
        public.x509-certificate|public.data|cer der crt|application/x-x509-ca-cert application/pkix-cert|certificate
        org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB document
        public.log|public.plain-text|log||log
        com.pkware.zip-archive|public.data public.archive|||ZIP archive
        public.heif-standard|public.image|||HEIF image
        public.aifc-audio|public.audio|aifc|audio/aifc|AIFC audio
        com.apple.m4a-audio|public.mpeg-4-audio|m4a|audio/x-m4a audio/m4a|Apple MPEG-4 audio
        com.apple.m4v-video|public.mpeg-4|m4v|video/x-m4v|Apple MPEG-4 movie
        com.apple.coreaudio-format|public.audio|caf|audio/x-caf|Core Audio file
        public.3gpp|public.movie|3gp 3gpp|video/3gpp audio/3gpp|3GPP movie
        public.css|public.text|css|text/css|CSS
        net.daringfireball.markdown|public.plain-text|md markdown|text/markdown|Markdown text
        public.tar-archive|public.data public.archive|tar|application/x-tar|tar archive
        org.gnu.gnu-zip-tar-archive|org.gnu.gnu-zip-archive|tgz||compressed tar archive
        com.adobe.photoshop-image|public.image|psd|image/vnd.adobe.photoshop|Photoshop image
        public.jpeg-2000|public.image|jp2 jpf|image/jp2|JPEG 2000 image
        com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng|raw image
        public.truetype-ttf-font|public.font public.data|ttf|font/ttf|TrueType font
        public.opentype-font|public.font public.data|otf|font/otf|OpenType font
        com.microsoft.word.doc|public.data public.composite-content|doc|application/msword|Word document
        com.microsoft.excel.xls|public.data public.spreadsheet|xls|application/vnd.ms-excel|Excel workbook
        com.microsoft.powerpoint.ppt|public.data public.presentation|ppt|application/vnd.ms-powerpoint|PowerPoint presentation
        org.openxmlformats.wordprocessingml.document|public.data public.composite-content|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word document
        org.openxmlformats.spreadsheetml.sheet|public.data public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel workbook
        org.openxmlformats.presentationml.presentation|public.data public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint presentation
        com.apple.iwork.pages.sffpages|public.data public.composite-content|pages||Pages document
        com.apple.iwork.numbers.sffnumbers|public.data public.spreadsheet|numbers||Numbers spreadsheet
        com.apple.iwork.keynote.sffkey|public.data public.presentation|key||Keynote presentation
        com.apple.ical.ics|public.text public.calendar-event|ics|text/calendar|calendar event
        com.apple.mail.email|public.data public.email-message|eml|message/rfc822|email message
        com.apple.disk-image|public.disk-image public.data|dmg||disk image
        com.sun.java-source|public.source-code|java||Java source
        com.apple.itunes.ipa|public.data public.archive|ipa|application/octet-stream|iOS application
        """
}
