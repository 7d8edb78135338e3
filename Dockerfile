# Allium in a container: docker build -t allium . && docker run --rm allium
FROM swift:6.3
RUN apt-get update -qq && apt-get install -y --no-install-recommends make && rm -rf /var/lib/apt/lists/*
WORKDIR /allium
COPY . .
RUN Scripts/bootstrap && swift build --build-tests
CMD ["make", "test"]
