# The two commands: `make run` and `make test`. Each sets the machine up by itself.
.PHONY: run test bench gallery sdk dist format check clean

run:
	@Scripts/bootstrap
	@Scripts/run-examples

test:
	@Scripts/bootstrap
	@Scripts/test

bench:
	@Scripts/bootstrap bench
	@python3 Benchmarks/bench.py

# The film of the README.
gallery:
	@Scripts/bootstrap
	@Scripts/gallery

# The Swift SDK for iOS packages: `swift build --swift-sdk allium`.
sdk:
	@Scripts/bootstrap
	@Scripts/sdk

# What machines install that have never seen the sources: Output/dist.
dist:
	@Scripts/bootstrap dist
	@Scripts/dist

format:
	@Scripts/format

check:
	@Scripts/format --check

clean:
	rm -rf .build Benchmarks/.build Examples/.build Output
