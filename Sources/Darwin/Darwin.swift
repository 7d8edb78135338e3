// What Foundation shows of it on Apple's systems is part of Foundation's additions here.
@_exported import AppleFoundation
@_exported import Glibc
