//! Memory accesses by definition: an address is a sum of thread numbers, each times a number of bytes, and of values that
//! all lanes of a warp share.
//!
//! An address is taken apart instruction by instruction: sums, products with constants, shifts by constants, extensions
//! and elements of arrays and structs. What is left over must be shared: constants, arguments of kernels, registers of the
//! block and grid, and what is computed of such values alone. Everything else is not followed. A number that is extended has to
//! be in range in every thread; where that hangs on what lanes share, it is taken for granted, which the claim says.
//!
//! A cost is found by trying all places where the request may lie and counting, byte by byte, what it touches.

use crate::scev::Evolution;
use std::collections::{BTreeMap, BTreeSet};
use tandem_ir::claims::access::{
    AccessClaim, AccessKind, Accesses, Assumption, BlockShape, Class, Cost, Lanes, Space, Span,
    WARP,
};
use tandem_ir::{BinOp, Block, CastOp, Function, Header, Inst, InstKind, Type, Value, ValueDef};

/// How deep an address is looked into.
const DEPTH: u32 = 40;

/// Bytes per step of each thread number, and the values of which the rest is made.
#[derive(Clone, Default)]
struct Form {
    tid: [i128; 3],
    number: i128,
    rest: BTreeSet<Value>,
    /// It is taken for granted that no lane is on the other side of the end of the numbers than others.
    together: bool,
}

impl Form {
    fn scaled(mut self, c: i128) -> Form {
        self.tid = self.tid.map(|t| t.wrapping_mul(c));
        self.number = self.number.wrapping_mul(c);
        self
    }
    fn plus(mut self, o: Form) -> Form {
        for (t, u) in self.tid.iter_mut().zip(o.tid) {
            *t = t.wrapping_add(u);
        }
        self.number = self.number.wrapping_add(o.number);
        self.rest.extend(o.rest);
        self.together |= o.together;
        self
    }
}

/// The claims about all accesses of a function.
pub fn accesses(cx: &Header, f: &Function, shape: BlockShape) -> Accesses {
    let it = Taker {
        se: Evolution::new(cx, f),
        cx,
        f,
        shape,
    };
    let reachable = f.blocks().filter(|&b| it.se.view.is_reachable(b));
    let all = reachable.flat_map(|b| f.insts(b).map(move |i| (b, i)));
    let claims = all.filter_map(|(b, i)| it.claim(b, i, shape)).collect();
    Accesses { shape, claims }
}

struct Taker<'a> {
    se: Evolution<'a>,
    cx: &'a Header,
    f: &'a Function,
    shape: BlockShape,
}

impl Taker<'_> {
    fn claim(&self, b: Block, i: Inst, shape: BlockShape) -> Option<AccessClaim> {
        let f = self.f;
        let of = |n: usize| f.value_type(f.operand(i, n));
        let (kind, pointer, ty, align) = match f.kind(i) {
            InstKind::Load(a) => (AccessKind::Load, 0, f.inst_type(i), a.align),
            InstKind::Store(a) => (AccessKind::Store, 1, of(0), a.align),
            InstKind::AtomicRmw(_, a) => (AccessKind::Atomic, 0, of(1), a.align),
            InstKind::CmpXchg { access, .. } => (AccessKind::Atomic, 0, of(1), access.align),
            _ => return None,
        };
        let bytes = self.cx.layout.store_size(&self.cx.types, ty)?;
        let bytes = u32::try_from(bytes).ok().filter(|&n| n > 0)?;
        let pointer = f.operand(i, pointer);
        let form = self.form(pointer, DEPTH);
        let shared = form
            .rest
            .iter()
            .all(|&v| self.is_shared(v, b, &mut Vec::new(), DEPTH));
        let space = f.value_type(pointer).address_space();
        let space = space.map_or(Space::Other, Space::of_addrspace);
        let slope: Option<Vec<i64>> = form.tid.iter().map(|&t| i64::try_from(t).ok()).collect();
        let slope = slope.and_then(|s| <[i64; 3]>::try_from(s).ok());
        let (lanes, cost) = match slope {
            Some(s) if shared => (
                match s {
                    [0, 0, 0] => Lanes::Uniform,
                    s => Lanes::Affine(s),
                },
                any_place(space, bytes, align.bytes(), s, shape),
            ),
            _ => (Lanes::Unknown("not followed".into()), None),
        };
        Some(AccessClaim {
            inst: i,
            kind,
            space,
            bytes,
            lanes,
            cost,
            class: Class::Unknown,
            assumed: match form.together {
                true => vec![Assumption::NoWrap("an index".into())],
                false => Vec::new(),
            },
        })
    }

    fn number(&self, v: Value) -> Option<i128> {
        let n = self.f.as_int(v)?.as_u128()?;
        let width = self.f.value_type(v).int_width()?;
        Some(crate::fold::signed(width, n))
    }

    /// The name of the special register that a call reads.
    fn register(&self, i: Inst) -> Option<&str> {
        let name = self.cx.global_name(self.f.callee(i)?);
        name.strip_prefix("llvm.nvvm.read.ptx.sreg.")
    }

    fn form(&self, v: Value, depth: u32) -> Form {
        let f = self.f;
        let itself = || Form {
            rest: BTreeSet::from([v]),
            ..Form::default()
        };
        if let Some(number) = self.number(v) {
            return Form {
                number,
                ..Form::default()
            };
        }
        let ValueDef::Inst(i) = f.value_def(v) else {
            return itself();
        };
        if depth == 0 {
            return itself();
        }
        let operand = |n: usize| self.form(f.operand(i, n), depth - 1);
        match f.kind(i) {
            InstKind::Call(_) => {
                let axis = match self.register(i) {
                    Some("tid.x") => 0,
                    Some("tid.y") => 1,
                    Some("tid.z") => 2,
                    _ => return itself(),
                };
                let mut form = Form::default();
                form.tid[axis] = 1;
                form
            }
            InstKind::Binary(BinOp::Add) => operand(0).plus(operand(1)),
            InstKind::Binary(BinOp::Sub) => operand(0).plus(operand(1).scaled(-1)),
            InstKind::Binary(BinOp::Mul) => {
                match (self.number(f.operand(i, 0)), self.number(f.operand(i, 1))) {
                    (_, Some(c)) => operand(0).scaled(c),
                    (Some(c), _) => operand(1).scaled(c),
                    _ => itself(),
                }
            }
            InstKind::Binary(BinOp::Shl) => match self.number(f.operand(i, 1)) {
                Some(k @ 0..=62) => operand(0).scaled(1 << k),
                _ => itself(),
            },
            InstKind::Cast(CastOp::AddrSpaceCast) => operand(0),
            InstKind::Cast(op @ (CastOp::ZExt | CastOp::SExt)) => {
                let by_sign = *op == CastOp::SExt;
                self.extended(f.operand(i, 0), by_sign, depth)
                    .unwrap_or_else(itself)
            }
            InstKind::Gep { elem } => self.element(i, *elem, depth).unwrap_or_else(itself),
            _ => itself(),
        }
    }

    /// An integer with more bits; `None` if some thread's number does not fit into those that it has.
    fn extended(&self, v: Value, by_sign: bool, depth: u32) -> Option<Form> {
        let mut form = self.form(v, depth - 1);
        if form.rest.len() == 1 && form.rest.contains(&v) {
            return Some(form);
        }
        let width = self.f.value_type(v).int_width()?;
        if width >= 64 {
            return Some(form);
        }
        let (least, most) = match by_sign {
            true => (-(1i128 << (width - 1)), (1i128 << (width - 1)) - 1),
            false => (0, (1i128 << width) - 1),
        };
        if !form.rest.is_empty() || self.shape == BlockShape::Rows {
            form.together |= form.tid != [0; 3];
            return Some(form);
        }
        let of = |t: [i128; 3]| form.number + (0..3).map(|n| t[n] * form.tid[n]).sum::<i128>();
        let mut threads = warps(self.shape).into_iter().flatten();
        threads
            .all(|t| (least..=most).contains(&of(t)))
            .then_some(form)
    }

    fn element(&self, i: Inst, elem: Type, depth: u32) -> Option<Form> {
        let f = self.f;
        let mut form = self.form(f.operand(i, 0), depth - 1);
        let mut ty = elem;
        for n in 1..f.num_operands(i) {
            let index = f.operand(i, n);
            if n > 1 {
                if let Some((fields, _)) = self.cx.types.struct_fields(ty) {
                    ty = *fields.get(usize::try_from(self.number(index)?).ok()?)?;
                    continue;
                }
                ty = self.cx.types.as_array(ty)?.0;
            }
            let size = self.cx.layout.alloc_size(&self.cx.types, ty)?;
            // An index that is narrower than an address is extended by its sign.
            let index = self.extended(index, true, depth)?;
            form = form.plus(index.scaled(i128::from(size)));
        }
        Some(form)
    }

    /// True if all lanes that are together at a block have the same value.
    fn is_shared(&self, v: Value, at: Block, open: &mut Vec<Value>, depth: u32) -> bool {
        let f = self.f;
        let i = match f.value_def(v) {
            ValueDef::Const(_) => return true,
            ValueDef::Arg(_) => return self.cx.is_kernel(f.global),
            ValueDef::Inst(i) => i,
            _ => return false,
        };
        let Some(def) = f.inst_block(i) else {
            return false;
        };
        let stands = self.se.loops.iter().all(|l| !l.holds(def) || l.holds(at));
        if depth == 0 || !stands {
            return false;
        }
        let mut operands = || {
            f.operands(i)
                .all(|o| self.is_shared(o, at, open, depth - 1))
        };
        match f.kind(i) {
            InstKind::Alloca { .. } => true,
            InstKind::Call(_) => {
                let grid = ["ctaid.", "nctaid.", "ntid."];
                self.register(i)
                    .is_some_and(|r| grid.iter().any(|g| r.starts_with(g)))
            }
            InstKind::Binary(_)
            | InstKind::Cast(_)
            | InstKind::ICmp(_)
            | InstKind::FCmp(_)
            | InstKind::Select
            | InstKind::Gep { .. } => operands(),
            InstKind::Phi => {
                if open.contains(&v) {
                    return true;
                }
                let pair = self
                    .se
                    .headed(def)
                    .and_then(|l| self.se.start_and_next(l, i));
                let Some((start, next)) = pair else {
                    return false;
                };
                open.push(v);
                let same = [start, next]
                    .iter()
                    .all(|&x| self.is_shared(x, at, open, depth - 1));
                open.pop();
                same
            }
            _ => false,
        }
    }
}

/// Thread numbers of the lanes of each warp.
fn warps(shape: BlockShape) -> Vec<Vec<[i128; 3]>> {
    let [x, y, z] = match shape {
        BlockShape::Exact(s) => s,
        BlockShape::Rows => [WARP as u32, 1, 1],
    };
    let mut threads = Vec::new();
    for c in 0..z {
        for b in 0..y {
            threads.extend((0..x).map(|a| [a, b, c].map(i128::from)));
        }
    }
    threads.chunks(WARP).map(<[[i128; 3]]>::to_vec).collect()
}

/// What any warp costs at any place that the alignment allows.
fn any_place(
    space: Space,
    bytes: u32,
    align: u64,
    slope: [i64; 3],
    shape: BlockShape,
) -> Option<Cost> {
    let mut all: Option<Cost> = None;
    for warp in warps(shape) {
        let step = |t: &[i128; 3]| -> i128 { (0..3).map(|n| t[n] * i128::from(slope[n])).sum() };
        for place in (0..128).step_by(align.clamp(1, 128) as usize) {
            let first = step(&warp[0]);
            let lanes: Vec<Option<i128>> =
                warp.iter().map(|t| Some(place + step(t) - first)).collect();
            let (units, lines, ideal) = count(space, bytes, &lanes);
            let one = |n| Span { lo: n, hi: n };
            let cost = Cost {
                units: one(units),
                lines: lines.map(one),
                ideal: one(ideal),
            };
            all = Some(match all {
                None => cost,
                Some(a) => Cost {
                    units: a.units.union(cost.units),
                    lines: a.lines.zip(cost.lines).map(|(a, b)| a.union(b)),
                    ideal: a.ideal.union(cost.ideal),
                },
            });
        }
    }
    all
}

/// Cost, lines and ideal of lanes at these addresses, by looking at each byte.
pub fn count(space: Space, bytes: u32, lanes: &[Option<i128>]) -> (u32, Option<u32>, u32) {
    let mut touched: BTreeSet<i128> = BTreeSet::new();
    let mut local: BTreeSet<i128> = BTreeSet::new();
    for (lane, address) in lanes.iter().enumerate() {
        for byte in 0..i128::from(bytes) {
            let Some(a) = address.map(|a| a + byte) else {
                continue;
            };
            touched.insert(a);
            local.insert(a.div_euclid(4) * 128 + 4 * lane as i128 + a.rem_euclid(4));
        }
    }
    let parts = |bytes: &BTreeSet<i128>, size: i128| -> u32 {
        let all: BTreeSet<i128> = bytes.iter().map(|a| a.div_euclid(size)).collect();
        all.len() as u32
    };
    let least = |n: usize| (n as u32).div_ceil(32);
    match space {
        Space::Generic | Space::Global => (
            parts(&touched, 32),
            Some(parts(&touched, 128)),
            least(touched.len()),
        ),
        Space::Constant => (parts(&touched, 4), None, 1),
        Space::Local => (parts(&local, 32), None, least(local.len())),
        Space::Other => (1, None, 1),
        Space::Shared => {
            let group = match bytes {
                0..=4 => 32,
                5..=8 => 16,
                9..=16 => 8,
                17..=32 => 4,
                33..=64 => 2,
                _ => 1,
            };
            let (mut cost, mut ideal) = (0, 0);
            for phase in lanes.chunks(group) {
                let mut words: BTreeMap<i128, BTreeSet<i128>> = BTreeMap::new();
                for a in phase.iter().flatten() {
                    for byte in 0..i128::from(bytes) {
                        let word = (a + byte).div_euclid(4);
                        words.entry(word.rem_euclid(32)).or_default().insert(word);
                    }
                }
                cost += words.values().map(BTreeSet::len).max().unwrap_or(0) as u32;
                ideal += least(words.values().map(BTreeSet::len).sum());
            }
            (cost, None, ideal)
        }
    }
}
