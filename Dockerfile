# tandem and tandemc with LLVM 22's tools beside them:
#   docker build -t tandem .
#   docker run --rm -v "$PWD:/work" tandem check --subject 'opt:default<O2>' tests
FROM rust:1.95-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends python3-pip clang libclang-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /tandem
COPY . .
RUN ci/setup && cargo build --release --locked -p tandem -p tandem-optimized

FROM debian:bookworm-slim
# LLVM 22 is in its own repository (https://apt.llvm.org).
ADD https://apt.llvm.org/llvm-snapshot.gpg.key /etc/apt/keyrings/llvm.asc
RUN chmod 644 /etc/apt/keyrings/llvm.asc \
 && apt-get update && apt-get install -y --no-install-recommends ca-certificates \
 && echo "deb [signed-by=/etc/apt/keyrings/llvm.asc] https://apt.llvm.org/bookworm/ llvm-toolchain-bookworm-22 main" > /etc/apt/sources.list.d/llvm.list \
 && apt-get update && apt-get install -y --no-install-recommends llvm-22 && rm -rf /var/lib/apt/lists/*
# The programs look for libz3 where they were built.
COPY --from=build /tandem/.deps/z3 /tandem/.deps/z3
COPY --from=build /tandem/target/release/tandem /tandem/target/release/tandemc /usr/local/bin/
RUN useradd --create-home user
USER user
WORKDIR /work
ENTRYPOINT ["tandem"]
CMD ["--help"]
