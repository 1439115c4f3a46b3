import zlib

from tandem_host import Lcg, buffer, data, launch, write, zeros


def entry(n):
    for _ in range(8):
        n = n >> 1 ^ (0xEDB88320 if n & 1 else 0)
    return n


rng = Lcg(31)
CHUNK = 21
text = [rng.below(256) for _ in range(1003)]
args = [("i32", len(text)), ("i32", CHUNK)]

write(
    about="CRC-32 of a text, in chunks that are combined by polynomial arithmetic",
    buffers={"data": buffer("u8", text), "crc": zeros("u32", 64), "result": zeros("u32", 1)},
    globals={"crc_table": buffer("u32", [entry(n) for n in range(256)])},
    launches=[launch("crc_chunks", 2, 32, ["data"] + args + ["crc"]), launch("crc_combine", 2, 32, ["crc"] + args + ["result"])],
    expect={"result": data("u32", [zlib.crc32(bytes(text))])},
)
