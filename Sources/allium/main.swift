import AppleFoundation

FileHandle.standardError.write(Data("usage: allium adapt [--check] <file or folder>\n".utf8))
exit(2)
