import Foundation

/// Prints one line of key=value pairs for a workload, as every peer does.
struct Measurement {
    private let wall = Measurement.clock(CLOCK_MONOTONIC_RAW)
    private let cpu = Measurement.clock(CLOCK_PROCESS_CPUTIME_ID)

    static func clock(_ id: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(id, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }

    static var cpuMicroseconds: Double { clock(CLOCK_PROCESS_CPUTIME_ID) }
    static var wallMicroseconds: Double { clock(CLOCK_MONOTONIC_RAW) }

    /// Resident memory now.
    static var residentKilobytes: Int {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var text = [CChar](repeating: 0, count: 128)
        guard fgets(&text, 128, file) != nil else { return 0 }
        let fields = String(cString: text).split(separator: " ")
        return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * (sysconf(Int32(_SC_PAGESIZE)) / 1024)
    }

    /// `check` is any value that proves that the work was done.
    func end(_ workload: String, _ n: Int, operations: Int, check: Double = 0) {
        let cpu = Measurement.cpuMicroseconds - cpu
        let wall = Measurement.wallMicroseconds - wall
        let perOperation = cpu / Double(operations)
        let figures = String(format: "wall_us=%.1f cpu_us=%.1f us_op=%.3f", wall, cpu, perOperation)
        print("w=\(workload) n=\(n) ops=\(operations) \(figures) rss_kb=\(Measurement.residentKilobytes) check=\(check)")
    }
}
