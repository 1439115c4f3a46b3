import math
import struct

from tandem_host import buffer, data, f32, launch, write, zeros

W, H = 24, 16
SPHERES = [((0.0, 1.0, 1.0), 1.0, 0), ((-1.5, 0.5, 0.25), 0.5, 0), ((1.25, 0.5, -0.5), 0.5, 1), ((0.5, 2.0, 2.5), 0.75, 0)]
LIGHT = (3.0, 5.0, -3.0)


def sub(a, b):
    return tuple(f32(x - y) for x, y in zip(a, b))


def dot(a, b):
    p = [f32(x * y) for x, y in zip(a, b)]
    return f32(f32(p[0] + p[1]) + p[2])


def meet(origin, way, sphere):
    centre, radius, _ = sphere
    o = sub(origin, centre)
    a, b = dot(way, way), dot(o, way)
    c = f32(dot(o, o) - f32(radius * radius))
    d = f32(f32(b * b) - f32(a * c))
    if d < 0:
        return None
    root = f32(math.sqrt(d))
    for d in (f32(f32(-b - root) / a), f32(f32(-b + root) / a)):
        if d > f32(0.001):
            return d
    return None


def pixel(px, py):
    eye = (0.0, 1.0, -4.0)
    way = (f32(f32(f32(px + 0.5) / W) - 0.5), f32(0.5 - f32(f32(py + 0.5) / H)), 1.0)
    options = []
    for s, sphere in enumerate(SPHERES):
        d = meet(eye, way, sphere)
        if d is not None:
            options.append((d, s))
    if way[1] < 0:
        options.append((f32(-1.0 / way[1]), 100))
    if not options:
        return -1, -1.0
    distance, what = min(options)
    p = tuple(f32(e + f32(c * distance)) for e, c in zip(eye, way))
    code = what
    if what == 100 and (math.floor(p[0]) ^ math.floor(p[2])) & 1:
        code = 101
    if what == 100 or not SPHERES[what][2]:
        to_light = sub(LIGHT, p)
        for s, sphere in enumerate(SPHERES):
            if s != what and not sphere[2]:
                d = meet(p, to_light, sphere)
                if d is not None and d < 1:
                    return code + 1000, distance
    return code, distance


results = [pixel(x, y) for y in range(H) for x in range(W)]
assert {100, 101, 1100, 1101, 0, 1, 2, 3, -1} <= {r[0] for r in results}

# The sphere in constant memory mixes float and int: four floats' bits and one integer, all as u32.

bits = []
for centre, radius, glass in SPHERES + [((0, 0, 0), 0, 0)] * (8 - len(SPHERES)):
    bits += [struct.unpack("<I", struct.pack("<f", x))[0] for x in (*centre, radius)] + [glass]

write(
    about="nearest sphere or floor along each pixel's ray, with shadows, bit exact in f32",
    buffers={"light": buffer("f32", LIGHT), "hit": zeros("i32", W * H), "distance": zeros("f32", W * H)},
    globals={"spheres": buffer("u32", bits)},
    launches=[launch("ray_sphere", (2, 2), (16, 8), [("i32", W), ("i32", H), ("i32", len(SPHERES)), "light", "hit", "distance"])],
    expect={"hit": data("i32", [r[0] for r in results]), "distance": data("f32", [r[1] for r in results])},
)
