// Apple's module `simd`: names for Swift's own vectors, and the functions of geometry on them.

public typealias float2 = SIMD2<Float>
public typealias simd_float2 = SIMD2<Float>
public typealias vector_float2 = SIMD2<Float>
public typealias double2 = SIMD2<Double>
public typealias simd_double2 = SIMD2<Double>
public typealias vector_double2 = SIMD2<Double>
public typealias int2 = SIMD2<Int32>
public typealias simd_int2 = SIMD2<Int32>
public typealias vector_int2 = SIMD2<Int32>
public typealias uint2 = SIMD2<UInt32>
public typealias simd_uint2 = SIMD2<UInt32>
public typealias vector_uint2 = SIMD2<UInt32>
public typealias float3 = SIMD3<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias double3 = SIMD3<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias vector_double3 = SIMD3<Double>
public typealias int3 = SIMD3<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias vector_int3 = SIMD3<Int32>
public typealias uint3 = SIMD3<UInt32>
public typealias simd_uint3 = SIMD3<UInt32>
public typealias vector_uint3 = SIMD3<UInt32>
public typealias float4 = SIMD4<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias vector_float4 = SIMD4<Float>
public typealias double4 = SIMD4<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias vector_double4 = SIMD4<Double>
public typealias int4 = SIMD4<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias vector_int4 = SIMD4<Int32>
public typealias uint4 = SIMD4<UInt32>
public typealias simd_uint4 = SIMD4<UInt32>
public typealias vector_uint4 = SIMD4<UInt32>
public typealias simd_float8 = SIMD8<Float>
public typealias simd_float16 = SIMD16<Float>

public func dot(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { (x * y).sum() }
public func simd_dot(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { dot(x, y) }
public func length(_ x: SIMD2<Float>) -> Float { dot(x, x).squareRoot() }
public func simd_length(_ x: SIMD2<Float>) -> Float { length(x) }
public func length_squared(_ x: SIMD2<Float>) -> Float { dot(x, x) }
public func simd_length_squared(_ x: SIMD2<Float>) -> Float { dot(x, x) }
public func distance(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { length(x - y) }
public func simd_distance(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { length(x - y) }
public func distance_squared(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { length_squared(x - y) }
public func simd_distance_squared(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { length_squared(x - y) }
public func normalize(_ x: SIMD2<Float>) -> SIMD2<Float> { x / length(x) }
public func simd_normalize(_ x: SIMD2<Float>) -> SIMD2<Float> { normalize(x) }
public func mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, t: Float) -> SIMD2<Float> { x + (y - x) * t }
public func mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, t: SIMD2<Float>) -> SIMD2<Float> { x + (y - x) * t }
public func simd_mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, _ t: SIMD2<Float>) -> SIMD2<Float> { x + (y - x) * t }
public func clamp(_ x: SIMD2<Float>, min: SIMD2<Float>, max: SIMD2<Float>) -> SIMD2<Float> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func simd_clamp(_ x: SIMD2<Float>, _ min: SIMD2<Float>, _ max: SIMD2<Float>) -> SIMD2<Float> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func reflect(_ x: SIMD2<Float>, n: SIMD2<Float>) -> SIMD2<Float> { x - n * (2 * dot(x, n)) }

public func dot(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { (x * y).sum() }
public func simd_dot(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { dot(x, y) }
public func length(_ x: SIMD3<Float>) -> Float { dot(x, x).squareRoot() }
public func simd_length(_ x: SIMD3<Float>) -> Float { length(x) }
public func length_squared(_ x: SIMD3<Float>) -> Float { dot(x, x) }
public func simd_length_squared(_ x: SIMD3<Float>) -> Float { dot(x, x) }
public func distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { length(x - y) }
public func simd_distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { length(x - y) }
public func distance_squared(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { length_squared(x - y) }
public func simd_distance_squared(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { length_squared(x - y) }
public func normalize(_ x: SIMD3<Float>) -> SIMD3<Float> { x / length(x) }
public func simd_normalize(_ x: SIMD3<Float>) -> SIMD3<Float> { normalize(x) }
public func mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, t: Float) -> SIMD3<Float> { x + (y - x) * t }
public func mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, t: SIMD3<Float>) -> SIMD3<Float> { x + (y - x) * t }
public func simd_mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, _ t: SIMD3<Float>) -> SIMD3<Float> { x + (y - x) * t }
public func clamp(_ x: SIMD3<Float>, min: SIMD3<Float>, max: SIMD3<Float>) -> SIMD3<Float> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func simd_clamp(_ x: SIMD3<Float>, _ min: SIMD3<Float>, _ max: SIMD3<Float>) -> SIMD3<Float> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func reflect(_ x: SIMD3<Float>, n: SIMD3<Float>) -> SIMD3<Float> { x - n * (2 * dot(x, n)) }

public func dot(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { (x * y).sum() }
public func simd_dot(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { dot(x, y) }
public func length(_ x: SIMD4<Float>) -> Float { dot(x, x).squareRoot() }
public func simd_length(_ x: SIMD4<Float>) -> Float { length(x) }
public func length_squared(_ x: SIMD4<Float>) -> Float { dot(x, x) }
public func simd_length_squared(_ x: SIMD4<Float>) -> Float { dot(x, x) }
public func distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { length(x - y) }
public func simd_distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { length(x - y) }
public func distance_squared(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { length_squared(x - y) }
public func simd_distance_squared(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { length_squared(x - y) }
public func normalize(_ x: SIMD4<Float>) -> SIMD4<Float> { x / length(x) }
public func simd_normalize(_ x: SIMD4<Float>) -> SIMD4<Float> { normalize(x) }
public func mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, t: Float) -> SIMD4<Float> { x + (y - x) * t }
public func mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, t: SIMD4<Float>) -> SIMD4<Float> { x + (y - x) * t }
public func simd_mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, _ t: SIMD4<Float>) -> SIMD4<Float> { x + (y - x) * t }
public func clamp(_ x: SIMD4<Float>, min: SIMD4<Float>, max: SIMD4<Float>) -> SIMD4<Float> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func simd_clamp(_ x: SIMD4<Float>, _ min: SIMD4<Float>, _ max: SIMD4<Float>) -> SIMD4<Float> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func reflect(_ x: SIMD4<Float>, n: SIMD4<Float>) -> SIMD4<Float> { x - n * (2 * dot(x, n)) }

public func cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
public func simd_cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { cross(x, y) }
public func mix(_ x: Float, _ y: Float, t: Float) -> Float { x + (y - x) * t }
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + (y - x) * t }
public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float { Swift.min(Swift.max(x, min), max) }

public func dot(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { (x * y).sum() }
public func simd_dot(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { dot(x, y) }
public func length(_ x: SIMD2<Double>) -> Double { dot(x, x).squareRoot() }
public func simd_length(_ x: SIMD2<Double>) -> Double { length(x) }
public func length_squared(_ x: SIMD2<Double>) -> Double { dot(x, x) }
public func simd_length_squared(_ x: SIMD2<Double>) -> Double { dot(x, x) }
public func distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { length(x - y) }
public func simd_distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { length(x - y) }
public func distance_squared(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { length_squared(x - y) }
public func simd_distance_squared(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { length_squared(x - y) }
public func normalize(_ x: SIMD2<Double>) -> SIMD2<Double> { x / length(x) }
public func simd_normalize(_ x: SIMD2<Double>) -> SIMD2<Double> { normalize(x) }
public func mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, t: Double) -> SIMD2<Double> { x + (y - x) * t }
public func mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, t: SIMD2<Double>) -> SIMD2<Double> { x + (y - x) * t }
public func simd_mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, _ t: SIMD2<Double>) -> SIMD2<Double> { x + (y - x) * t }
public func clamp(_ x: SIMD2<Double>, min: SIMD2<Double>, max: SIMD2<Double>) -> SIMD2<Double> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func simd_clamp(_ x: SIMD2<Double>, _ min: SIMD2<Double>, _ max: SIMD2<Double>) -> SIMD2<Double> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func reflect(_ x: SIMD2<Double>, n: SIMD2<Double>) -> SIMD2<Double> { x - n * (2 * dot(x, n)) }

public func dot(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { (x * y).sum() }
public func simd_dot(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { dot(x, y) }
public func length(_ x: SIMD3<Double>) -> Double { dot(x, x).squareRoot() }
public func simd_length(_ x: SIMD3<Double>) -> Double { length(x) }
public func length_squared(_ x: SIMD3<Double>) -> Double { dot(x, x) }
public func simd_length_squared(_ x: SIMD3<Double>) -> Double { dot(x, x) }
public func distance(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { length(x - y) }
public func simd_distance(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { length(x - y) }
public func distance_squared(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { length_squared(x - y) }
public func simd_distance_squared(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { length_squared(x - y) }
public func normalize(_ x: SIMD3<Double>) -> SIMD3<Double> { x / length(x) }
public func simd_normalize(_ x: SIMD3<Double>) -> SIMD3<Double> { normalize(x) }
public func mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, t: Double) -> SIMD3<Double> { x + (y - x) * t }
public func mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, t: SIMD3<Double>) -> SIMD3<Double> { x + (y - x) * t }
public func simd_mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ t: SIMD3<Double>) -> SIMD3<Double> { x + (y - x) * t }
public func clamp(_ x: SIMD3<Double>, min: SIMD3<Double>, max: SIMD3<Double>) -> SIMD3<Double> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func simd_clamp(_ x: SIMD3<Double>, _ min: SIMD3<Double>, _ max: SIMD3<Double>) -> SIMD3<Double> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func reflect(_ x: SIMD3<Double>, n: SIMD3<Double>) -> SIMD3<Double> { x - n * (2 * dot(x, n)) }

public func dot(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { (x * y).sum() }
public func simd_dot(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { dot(x, y) }
public func length(_ x: SIMD4<Double>) -> Double { dot(x, x).squareRoot() }
public func simd_length(_ x: SIMD4<Double>) -> Double { length(x) }
public func length_squared(_ x: SIMD4<Double>) -> Double { dot(x, x) }
public func simd_length_squared(_ x: SIMD4<Double>) -> Double { dot(x, x) }
public func distance(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { length(x - y) }
public func simd_distance(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { length(x - y) }
public func distance_squared(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { length_squared(x - y) }
public func simd_distance_squared(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { length_squared(x - y) }
public func normalize(_ x: SIMD4<Double>) -> SIMD4<Double> { x / length(x) }
public func simd_normalize(_ x: SIMD4<Double>) -> SIMD4<Double> { normalize(x) }
public func mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, t: Double) -> SIMD4<Double> { x + (y - x) * t }
public func mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, t: SIMD4<Double>) -> SIMD4<Double> { x + (y - x) * t }
public func simd_mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ t: SIMD4<Double>) -> SIMD4<Double> { x + (y - x) * t }
public func clamp(_ x: SIMD4<Double>, min: SIMD4<Double>, max: SIMD4<Double>) -> SIMD4<Double> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func simd_clamp(_ x: SIMD4<Double>, _ min: SIMD4<Double>, _ max: SIMD4<Double>) -> SIMD4<Double> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func reflect(_ x: SIMD4<Double>, n: SIMD4<Double>) -> SIMD4<Double> { x - n * (2 * dot(x, n)) }

public func cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
public func simd_cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { cross(x, y) }
public func mix(_ x: Double, _ y: Double, t: Double) -> Double { x + (y - x) * t }
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + (y - x) * t }
public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double { Swift.min(Swift.max(x, min), max) }
