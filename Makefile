# The two commands: `make run` and `make test`. Each sets the machine up by itself.
.PHONY: run test bench format check clean

run:
	@Scripts/bootstrap
	@Scripts/run-examples

test:
	@Scripts/bootstrap
	@Scripts/test

bench:
	@Scripts/bootstrap bench
	@python3 Benchmarks/bench.py

format:
	@Scripts/format

check:
	@Scripts/format --check

clean:
	rm -rf .build Benchmarks/.build Examples/.build Output
