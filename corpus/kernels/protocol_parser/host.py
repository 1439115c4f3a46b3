from tandem_host import Lcg, buffer, data, launch, write, zeros

START, ESCAPE = 0x7E, 0x7D
PING, SET, GET, RESET = range(4)
rng = Lcg(61)


def frame(kind, payload, damage=0):
    body = [kind, len(payload)] + payload
    total = 0
    for c in body:
        total = (total * 3 + c) & 255
    body.append(total ^ damage)
    out = [START]
    for c in body:
        out += [ESCAPE, c ^ 0x20] if c in (START, ESCAPE) else [c]
    return out


class Receiver:
    """Cuts the stream at start bytes first, then reads each piece as a whole."""

    def __init__(self, stream):
        self.accepted, self.bad_sum, self.bad_type, self.broken, self.noise, self.registers = [0] * 4, 0, 0, 0, 0, 0
        pieces, piece = [], []
        for c in stream:
            if c == START:
                pieces.append(piece)
                piece = []
            else:
                piece.append(c)
        pieces.append(piece)
        self.noise += len(pieces[0])
        for p in pieces[1:]:
            self.noise += len(p) - self.frame(p)

    def frame(self, piece):
        """Handles one frame; returns how many bytes belonged to it."""
        at = 0

        def take():
            nonlocal at
            escape = at < len(piece) and piece[at] == ESCAPE
            at += escape
            if at >= len(piece):
                raise EOFError
            at += 1
            return piece[at - 1] ^ (0x20 if escape else 0)

        try:
            kind = take()
            if kind > RESET:
                self.bad_type += 1
                return at
            size = take()
            if size > 4 or kind == PING and size or kind == SET and not size:
                self.broken += 1
                return at
            payload = [take() for _ in range(size)]
            check = take()
        except EOFError:
            self.broken += 1
            return len(piece)
        total = 0
        for c in [kind, size] + payload:
            total = (total * 3 + c) & 255
        if total != check:
            self.bad_sum += 1
            return at
        self.accepted[kind] += 1
        value = int.from_bytes(bytes(payload), "big")
        if kind == SET:
            self.registers = (self.registers * 31 + value) & 0xFFFFFFFF
        elif kind == GET:
            self.registers ^= value << 1 & 0xFFFFFFFF
        elif kind == RESET:
            self.registers = 0
        return at


streams = []
for _ in range(40):
    s = []
    for _ in range(rng.between(1, 6)):
        what = rng.below(9)
        kind = rng.below(4)
        size = 0 if kind == PING else rng.between(1 if kind == SET else 0, 4)
        payload = [[START, ESCAPE, 0, 0xFF][rng.below(4)] if rng.below(3) == 0 else rng.below(256) for _ in range(size)]
        if what == 0:
            s += frame(kind, payload, damage=1)
        elif what == 1:
            s += frame(kind, payload)[:-1]
        elif what == 2:
            s += frame(4 + rng.below(100), payload)
        elif what == 3:
            s += frame(PING, [1])
        elif what == 4:
            s += [rng.below(256) for _ in range(3)]
        else:
            s += frame(kind, payload)
    streams.append(s)
offset = [0]
for s in streams:
    offset.append(offset[-1] + len(s))
results = [Receiver(s) for s in streams]
want = [x for r in results for x in (*r.accepted, r.bad_sum, r.bad_type, r.broken, r.noise, r.registers)]

write(
    about="framed packets with escapes and checksum out of noisy byte streams",
    buffers={"stream": buffer("u8", sum(streams, [])), "offset": buffer("i32", offset), "statistics": zeros("u32", len(want))},
    launches=[launch("protocol_parser", 2, 32, ["stream", "offset", ("i32", len(streams)), "statistics"])],
    expect={"statistics": data("u32", want)},
)
