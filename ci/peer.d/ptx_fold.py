#!/usr/bin/env python3
"""Our interpreter of PTX against the constant folding of ptxas, which needs no GPU.

ptx_fold.py PROGRAM TABLE [--facts N] [--seed S] [--show]
                             PROGRAM is the example `ptx_results` of tandem-interp, TABLE is ir/src/machine/forms.txt

A fact is a form of the table, every pure one with every combination of its modifiers, on operands at the edges of its types.
ptxas folds what it can, nvdisasm shows the constant that is stored, the interpreter computes the same. NaN agrees with NaN, a
result that PTX leaves open agrees with anything and is counted apart, and so is what ptxas does not fold.
Exit status: 0 all that was folded agrees, 1 something does not, 2 a tool is missing (SKIPPED).
"""
import collections, itertools, os, pathlib, random, re, shutil, struct, subprocess, sys, tempfile

ARCH = 'sm_90'
PER_KERNEL = 48
# Pure by the table, and yet not a function of their operands, or one that only approximates.
LEFT_OUT = {'cvta', 'isspacep', 'istypep', 'mapa', 'getctarank', 'mov', 'createpolicy',
            'sin', 'cos', 'ex2', 'lg2', 'tanh', 'rsqrt'}
BITS = {'pred': 1, 'b8': 8, 'u8': 8, 's8': 8, 'b16': 16, 'u16': 16, 's16': 16, 'f16': 16, 'bf16': 16, 'f16x2': 32,
        'bf16x2': 32, 'u16x2': 32, 's16x2': 32, 'b32': 32, 'u32': 32, 's32': 32, 'f32': 32, 'tf32': 32,
        'b64': 64, 'u64': 64, 's64': 64, 'f64': 64, 'f32x2': 64}
FLOATS = {'f16': (5, 10), 'bf16': (8, 7), 'f32': (8, 23), 'f64': (11, 52)}
WIDE = {'u16': 'u32', 's16': 's32', 'u32': 'u64', 's32': 's64'}


def tool(name):
    places = [os.environ.get('CUDA_BIN', ''), '.deps/cuda/nvidia/cu13/bin']
    found = [str(pathlib.Path(p, name)) for p in places if p and pathlib.Path(p, name).exists()]
    return found[0] if found else shutil.which(name)


def forms(table):
    """All spellings of pure variants, each with its operand words and the types in slots T and S."""
    for line in open(table):
        if line.startswith('#') or not line.strip():
            continue
        parts = [p.strip() for p in line.rstrip('\n').split(';')] + ['', '', '']
        words = parts[0].split()
        if 'spec' not in parts[2].split() or '.*' in words or words[0] in LEFT_OUT:
            continue
        needs = re.search(r'sm_(\d+)(a?)', parts[3])
        if needs and (int(needs[1]) > 90 or needs[2]):
            continue
        slots, inside = [], None
        for w in words[1:]:
            if inside is None:
                m = re.match(r'([A-Z]?)([\[{]?)(.*)', w)
                inside = [m[1], m[2] == '[', []]
                w, many = m[3], m[2] != ''
            end = w.endswith((']', '}'))
            inside[2].append(w.rstrip(']}'))
            if end or not many:
                slots.append(inside)
                inside = None
        choices = [([('', '')] if optional else []) + [(role, v) for v in values] for role, optional, values in slots]
        for chosen in itertools.product(*choices):
            types = {role: v[1:] for role, v in chosen if role}
            yield words[0] + ''.join(v for _, v in chosen), parts[1].split(), types


def number(fmt, sign, exponent, fraction):
    e, m = FLOATS[fmt]
    return sign << (e + m) | (exponent & ((1 << e) - 1)) << m | fraction & ((1 << m) - 1)


def floats(fmt):
    e, m = FLOATS[fmt]
    bias, top = (1 << (e - 1)) - 1, (1 << e) - 1
    plain = [(0, 0), (0, 1), (0, (1 << m) - 1), (1, 0), (bias, 0), (bias - 1, 0), (bias, 1 << (m - 1)), (bias + 1, 1 << (m - 2)),
             (bias, 1), (bias - 1, (1 << m) - 1), (bias + 1, 1 << (m - 1)), (top - 1, (1 << m) - 1), (top, 0), (top, 1 << (m - 1)),
             (top, 1), (bias + 3, 0x155 & ((1 << m) - 1)), (bias + 7, 0), (bias + 8, 0)]
    plain += [(bias + k, f) for k in (15, 16, 31, 32, 62, 63, 64) if bias + k < top for f in (0, 1, (1 << m) - 1)]
    return [number(fmt, s, x, f) for x, f in plain for s in (0, 1)]


def edges(ty, rng):
    """A value of a type, most often one at its edges."""
    bits = BITS[ty]
    if ty in FLOATS:
        return rng.choice(floats(ty)) if rng.random() < 0.8 else rng.getrandbits(bits)
    if ty in ('f16x2', 'bf16x2', 'f32x2'):
        one = ty[:-2]
        return edges(one, rng) << BITS[one] | edges(one, rng)
    if ty == 'pred':
        return rng.getrandbits(1)
    known = [0, 1, 2, 3, 5, 7, 8, 15, 16, 17, 24, 31, 32, 33, 63, 64, 65, 127, 128, 255, 256, 0x123, 0x7654, 0x8421, -1, -2, -8,
             1 << (bits - 1), (1 << (bits - 1)) - 1, (1 << (bits - 1)) + 1, 1 << (bits // 2), 0x5555555555555555, 0xaaaaaaaaaaaaaaaa]
    return (rng.choice(known) if rng.random() < 0.8 else rng.getrandbits(bits)) & ((1 << bits) - 1)


class Kernel:
    """Facts side by side in one kernel."""

    def __init__(self):
        self.facts, self.next = [], collections.Counter()

    def reg(self, bits):
        stem = {1: '%p', 16: '%rs', 32: '%r', 64: '%rd'}[max(bits, 16) if bits > 1 else 1]
        self.next[stem] += 1
        return f'{stem}{self.next[stem]}'

    def add(self, spelling, words, types, rng):
        def ty(word):
            w = word.strip('=+-!?_|')
            w = re.sub(r'[-+!_?]', '', w)
            w = w.split('|')[0]
            return {'T': types.get('T'), 'S': types.get('S'), 'W': WIDE.get(types.get('T')), 'cvt': types.get('S')}.get(w, w)
        code, ops, result = [], [], None
        for word in words:
            optional = word.endswith('?')
            if word == 'i':
                ops.append(str(rng.choice([0, 1, 0x80, 0xe8, 0x96, 0xca, 0xff, 0x3c])))
                continue
            if word.startswith('='):
                if word == '=p|q':
                    result = [self.reg(1), self.reg(1)] if types.get('T', '').endswith('x2') or rng.random() < 0.5 else [self.reg(1)]
                    ops.append('|'.join(result))
                    continue
                t = ty(word)
                if t is None or t not in BITS:
                    return False
                bits = BITS[t]
                if '+' in word and t not in FLOATS and bits < 64 and rng.random() < 0.4:
                    bits = rng.choice([b for b in (16, 32, 64) if b >= bits])
                result = [self.reg(bits)]
                self.width = max(bits, 16) if bits > 1 else 1
                ops.append(result[0])
                continue
            # `setp` and `set` have a third operand with a combination only.
            combined = any(m in spelling.split('.') for m in ('and', 'or', 'xor'))
            if optional and word.startswith('pred') and not combined:
                continue
            if word.startswith('pred-!') and spelling.startswith(('setp', 'set')) and not combined:
                continue
            if optional and not word.startswith('pred'):
                continue
            t = ty(word)
            if t is None or t not in BITS:
                return False
            v = edges(t, rng)
            bits = BITS[t]
            if bits == 1:
                r, whole = self.reg(1), self.reg(32)
                code += [f'mov.b32 {whole}, {v};', f'setp.ne.b32 {r}, {whole}, 0;']
                if '!' in word and rng.random() < 0.3:
                    r = '!' + r
            elif bits == 8:
                r = self.reg(16)
                code.append(f'mov.b16 {r}, {edges("b16", rng)};')
            else:
                r = self.reg(bits)
                code.append(f'mov.b{bits} {r}, 0x{v:x};')
            ops.append(r)
        if result is None:
            return False
        code.append(f'{spelling} {", ".join(ops)};')
        k = len(self.facts)
        if len(result) == 2 or result[0].startswith('%p'):
            out = self.reg(32)
            code.append(f'selp.b32 {out}, 1, 0, {result[0]};')
            if len(result) == 2:
                high = self.reg(32)
                code += [f'selp.b32 {high}, 2, 0, {result[1]};', f'or.b32 {out}, {out}, {high};']
            width = 32
        elif self.width == 16:
            out, width = self.reg(32), 32
            code.append(f'cvt.u32.u16 {out}, {result[0]};')
        else:
            out, width = result[0], self.width
        code += [f'st.global.b{width} [%rd0+{16 * k}], {out};']
        self.facts.append((spelling, code, width, types.get('T') if self.result_is_float(spelling, types) else None))
        return True

    @staticmethod
    def result_is_float(spelling, types):
        if spelling.startswith(('setp', 'testp')):
            return False
        return (types.get('T') or '').startswith(('f', 'b')) and (types.get('T') in FLOATS or types.get('T', '').endswith('x2'))

    def text(self, marks, without=()):
        """The kernel, and the fact of each of its lines."""
        regs = ' '.join(f'.reg .{t} {s}<{self.next[s] + 2}>;' for s, t in
                        (('%p', 'pred'), ('%rs', 'b16'), ('%r', 'b32'), ('%rd', 'b64')))
        lines = ['.version 8.3', f'.target {ARCH}', '.address_size 64', '.visible .entry k(.param .u64 k_param_0)', '{', regs,
                 'ld.param.b64 %rd0, [k_param_0];']
        fact_of = {}
        for n, (_, code, _, _) in enumerate(self.facts):
            if n in without:
                continue
            for line in code + ([f'st.global.b32 [%rd0+{16 * n + 8}], 1;'] if marks else []):
                lines.append(line)
                fact_of[len(lines)] = n
        return '\n'.join(lines + ['ret;', '}', '']), fact_of


def half(x):
    x = x.lower().lstrip('+')
    if 'nan' in x:
        raise ValueError('which NaN it is, is not shown')
    return struct.unpack('<H', struct.pack('<e', float(x)))[0]


def stored(sass):
    """Offset to bits of every store of constants, with its width."""
    regs, out = {'RZ': 0, 'URZ': 0, 'SRZ': 0}, {}
    for line in sass.splitlines():
        # Behind a call or a label another way leads here, on which registers hold something else.
        if re.match(r'\s*\.L\w*:', line) or re.search(r'\*/\s+(@!?\w+\s+)?(CALL|RET|BRX|BRA|WARPSYNC)\b', line):
            regs = {'RZ': 0, 'URZ': 0, 'SRZ': 0}
            continue
        m = re.search(r'/\*[0-9a-f]+\*/\s+(@!?\w+\s+)?([A-Z][\w.]*)\s+(.*?)\s*;', line)
        if not m:
            continue
        op, a = m[2], [re.sub(r'\.reuse', '', x.strip()) for x in m[3].split(',')]
        if op.startswith('STG'):
            at = re.search(r'\[R\d+(?:\.64)?(?:\+(-?0x[0-9a-f]+))?\]', m[3])
            r = a[-1]
            wide = '.64' in op
            lo = regs.get(r)
            hi = 0 if r == 'RZ' else regs.get(f'R{int(r[1:]) + 1}') if re.match(r'R\d+$', r) else None
            v = lo if not wide else None if lo is None or hi is None else hi << 32 | lo
            if at and not m[1]:
                out[int(at[1] or '0', 16)] = v
            continue
        d = re.match(r'(U?R)(\d+)$', a[0])
        if not d:
            continue
        v = None
        if op in ('MOV', 'UMOV', 'IMAD.MOV', 'IMAD.MOV.U32', 'IMAD.U32') and not m[1]:
            src = [x for x in a[1:] if x not in ('RZ', 'URZ')]
            if not src:
                v = 0
            elif len(src) == 1 and re.match(r'-?0x[0-9a-f]+$', src[0]):
                v = int(src[0], 16) & 0xffffffff
            elif len(src) == 1:
                v = regs.get(src[0])
        elif op.startswith('HFMA2') and 'BF16' not in op and a[1].lstrip('-') == 'RZ' and a[2].lstrip('-') == 'RZ' and not m[1]:
            try:
                v = half(a[-2]) << 16 | half(a[-1])
            except (ValueError, OverflowError):
                v = None
        elif op == 'CS2R' and a[1] == 'SRZ' and not m[1]:
            v = 0
            regs[f'R{int(d[2]) + 1}'] = 0
        wide = '.64' in op or op.startswith(('D', 'IMAD.WIDE', 'F2F.F64', 'I2F.F64', 'F2I.S64', 'F2I.U64', 'MUFU.64'))
        if v is None and wide:
            regs[f'{d[1]}{int(d[2]) + 1}'] = None
        regs[a[0]] = v
    return out


def nan(ty, v):
    e, m = FLOATS[ty]
    return v & ((1 << (e + m)) - 1) > ((1 << e) - 1) << m


def agree(ty, a, b, width):
    if a == b:
        return True
    if ty is None:
        return False
    one = ty[:-2] if ty.endswith('x2') else ty
    n = BITS[one]
    lanes = 2 if ty.endswith('x2') else 1
    parts = [((a >> k * n) & ((1 << n) - 1), (b >> k * n) & ((1 << n) - 1)) for k in range(lanes)]
    rest = lanes * n < width and a >> lanes * n != b >> lanes * n
    return not rest and all(x == y or nan(one, x) and nan(one, y) for x, y in parts)


def judge(k, d, tools, tally, disagreements, untold, show):
    """Both sides on a kernel; what one of them does not take is left out of it."""
    ptxas, nvdisasm, program = tools
    out = set()
    for _ in range(8):
        text, fact_of = k.text(False, out)
        pathlib.Path(d, 'k.ptx').write_text(text)
        a = subprocess.run([ptxas, '-O3', f'-arch={ARCH}', '-o', f'{d}/k.cubin', f'{d}/k.ptx'], capture_output=True, text=True)
        if not a.returncode:
            break
        bad = {fact_of[int(n)] for n in re.findall(r'line (\d+); error', a.stdout + a.stderr) if int(n) in fact_of}
        if show:
            for n in sorted(bad):
                print('refused:', k.facts[n][1][-2])
        tally['refused by ptxas'] += len(bad)
        out |= bad
        if not bad:
            tally['refused by ptxas'] += len(k.facts) - len(out)
            return
    else:
        return
    sass = subprocess.run([nvdisasm, '-c', f'{d}/k.cubin'], capture_output=True, text=True).stdout
    theirs, ours = stored(sass), {}
    while True:
        text, fact_of = k.text(True, out)
        pathlib.Path(d, 'm.ptx').write_text(text)
        run = subprocess.run([program, f'{d}/m.ptx'], capture_output=True, text=True)
        first = run.stdout.split('\n')[0]
        if first.endswith(' returned'):
            ours = {int(at, 16): (int(v, 16), int(o, 16)) for at, v, o in (x.split() for x in run.stdout.splitlines()[1:])}
            break
        unknown = re.search(r'not supported by the interpreter: (\S+) ', first)
        bad = {n for n, f in enumerate(k.facts) if unknown and f[0] == unknown[1]} - out
        if not bad:
            tally['FAILED'] += 1
            print('FAILED:', first, run.stderr[:400])
            return
        untold[unknown[1]] += len(bad)
        tally['not known to the interpreter'] += len(bad)
        out |= bad
    for n, (_, code, width, ty) in enumerate(k.facts):
        if n in out:
            continue
        got, (want, opened) = theirs.get(16 * n), ours.get(16 * n, (None, 0))
        if got is None or want is None:
            tally['not folded'] += 1
            continue
        want &= (1 << width) - 1
        if opened:
            tally['open'] += 1
        elif agree(ty, got, want, width):
            tally['agree'] += 1
        else:
            tally['DISAGREE'] += 1
            disagreements.append((' '.join(code[:-1]), got, want))


def main():
    args = sys.argv[1:]
    show = '--show' in args
    value = lambda name, default: int(args[args.index(name) + 1]) if name in args else default
    wanted, seed = value('--facts', 6000), value('--seed', 1)
    program, table = args[0], args[1]
    ptxas, nvdisasm = tool('ptxas'), tool('nvdisasm')
    if not ptxas or not nvdisasm:
        print('ptx-fold: SKIPPED: ' + ('ptxas' if not ptxas else 'nvdisasm') + ' is not installed (ci/setup --peers)')
        return 2
    rng = random.Random(seed)
    tally, disagreements, untold = collections.Counter(), [], collections.Counter()
    families = collections.defaultdict(list)
    for f in forms(table):
        families[f[0].split('.')[0]].append(f)
    # As many facts for each family as it has forms, up to a point.
    weights = {name: min(len(all_), 60) + 8 for name, all_ in families.items()}
    jobs = []
    for name, all_ in families.items():
        n = round(wanted * weights[name] / sum(weights.values()))
        order = rng.sample(all_, len(all_))
        jobs += [order[i % len(order)] for i in range(n)]
    with tempfile.TemporaryDirectory() as d:
        for at in range(0, len(jobs), PER_KERNEL):
            k = Kernel()
            for spelling, words, types in jobs[at:at + PER_KERNEL]:
                if not k.add(spelling, words, types, rng):
                    tally['not made'] += 1
            judge(k, d, (ptxas, nvdisasm, program), tally, disagreements, untold, show)
    for code, got, want in disagreements[:None if show else 40]:
        print(f'DISAGREE: {code}  ptxas {got:#x}, interpreter {want:#x}')
    if untold:
        print('not run: ' + ', '.join(sorted(untold)))
    print(f'ptx-fold: {sum(map(len, families.values()))} forms, {len(jobs)} facts: ' + ', '.join(f'{v} {k}' for k, v in tally.most_common()))
    return 1 if tally['DISAGREE'] or tally['FAILED'] else 0


if __name__ == '__main__':
    sys.exit(main())
