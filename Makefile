# The two commands: `make run` and `make test`. Each sets the machine up by itself.
.PHONY: run test bench sdk format check clean

run:
	@Scripts/bootstrap
	@Scripts/run-examples

test:
	@Scripts/bootstrap
	@Scripts/test

bench:
	@Scripts/bootstrap bench
	@python3 Benchmarks/bench.py

# The Swift SDK for iOS packages: `swift build --swift-sdk allium`.
sdk:
	@Scripts/bootstrap
	@Scripts/sdk

format:
	@Scripts/format

check:
	@Scripts/format --check

clean:
	rm -rf .build Benchmarks/.build Examples/.build Output
