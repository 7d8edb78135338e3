# Allium, installed: docker build -t allium Output/dist && docker run --rm -v "$PWD:/app" allium test
FROM swift:6.3.1-bookworm
COPY allium_*.deb /tmp/
RUN apt-get update -qq && apt-get install -y /tmp/allium_*.deb && rm -rf /tmp/allium_*.deb /var/lib/apt/lists/*
WORKDIR /app
ENTRYPOINT ["allium"]
CMD ["--help"]
