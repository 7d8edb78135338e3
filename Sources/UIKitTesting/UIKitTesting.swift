@_exported import HeadlessHost
@_exported import TestEvidence
