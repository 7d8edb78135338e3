@_exported import TestEvidence
