//! Memory accesses by definition: an address is a sum of thread numbers, each times a number of bytes, and of values that
//! all lanes of a warp share.
//!
//! An address is taken apart instruction by instruction: sums, products in which one factor is the same in all threads, shifts by
//! constants, extensions and elements of arrays and structs ([`form`]). What is left over must be shared: constants, arguments of
//! kernels, registers of the block and grid, and what is computed of such values alone. Everything else is not followed. A number
//! that is extended has to be in range in every thread; where that hangs on what lanes share, and no flag says it, it is taken for
//! granted, which the claim says.
//!
//! A cost is found by trying all places where the request may lie and counting, byte by byte, what it touches.

mod form;

use crate::scev::Evolution;
use form::{Form, Sum};
use std::collections::{BTreeMap, BTreeSet};
use tandem_ir::claims::access::{
    AccessClaim, AccessKind, Accesses, Assumption, BlockShape, Class, Cost, Lanes, Space, Span,
    WARP,
};
use tandem_ir::claims::lanes::LaneFunction;
use tandem_ir::inst::Flags;
use tandem_ir::{BinOp, Block, CastOp, Function, Header, Inst, InstKind, Type, Value, ValueDef};

/// How deep an address is looked into.
const DEPTH: u32 = 40;

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
        let mut form = self.form(pointer, DEPTH);
        if shape == BlockShape::Exact([1, 1, 1]) {
            // Of one thread there is one address.
            form = Form::default();
        }
        let space = f.value_type(pointer).address_space();
        let width = space.map_or(64, |s| self.cx.layout.pointer(s).index_bits);
        let space = space.map_or(Space::Other, Space::of_addrspace);
        for (n, stride) in form.tid.iter_mut().enumerate() {
            // A thread number that is the same throughout each warp tells no lanes apart.
            let alone = |w: &Vec<[i128; 3]>| w.iter().all(|t| t[n] == w[0][n]);
            if warps(shape).iter().all(alone) {
                *stride = Sum::default();
            }
        }
        let shared = form
            .values()
            .into_iter()
            .all(|v| self.is_shared(v, b, &mut Vec::new(), DEPTH));
        let (lanes, cost) = match shared {
            true => self.lanes(&form, width, |slope| {
                any_place(space, bytes, align.bytes(), slope, shape)
            }),
            false => (Lanes::Unknown("not followed".into()), None),
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

    /// Strides in numbers or by values, and what they cost.
    fn lanes(
        &self,
        form: &Form,
        width: u32,
        cost: impl Fn([i64; 3]) -> Option<Cost>,
    ) -> (Lanes, Option<Cost>) {
        let unknown = || (Lanes::Unknown("not followed".into()), None);
        let numbers: Option<Vec<i128>> = form.tid.iter().map(Sum::as_number).collect();
        if let Some(numbers) = numbers {
            let small: Option<Vec<i64>> = numbers.iter().map(|&n| i64::try_from(n).ok()).collect();
            return match small.and_then(|s| <[i64; 3]>::try_from(s).ok()) {
                Some([0, 0, 0]) => (Lanes::Uniform, cost([0; 3])),
                Some(s) => (Lanes::Affine(s), cost(s)),
                None => unknown(),
            };
        }
        let functions: Option<Vec<LaneFunction>> =
            form.tid.iter().map(|s| s.function(self.f, width)).collect();
        match functions.and_then(|f| <[LaneFunction; 3]>::try_from(f).ok()) {
            Some(f) => {
                // Between lanes that meet and lanes each of which is far from all others, at places that banks repeat after.
                let (near, far) = (cost([0; 3]), cost([1 << 20, 1 << 31, 1 << 42]));
                let all = near.zip(far).map(|(a, b)| either(a, b));
                (Lanes::Strides(Box::new(f)), all)
            }
            None => unknown(),
        }
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
        let itself = || Form::of(Sum::value(v, None));
        if let Some(number) = self.number(v) {
            return Form::of(Sum::number(number));
        }
        let ValueDef::Inst(i) = f.value_def(v) else {
            return itself();
        };
        if depth == 0 {
            return itself();
        }
        let operand = |n: usize| self.form(f.operand(i, n), depth - 1);
        match f.kind(i) {
            InstKind::Call(_) => self.of_register(i).unwrap_or_else(itself),
            InstKind::Binary(op) => self.combined(*op, i, &operand).unwrap_or_else(itself),
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

    /// Thread numbers; the size of a block, if it is known.
    fn of_register(&self, i: Inst) -> Option<Form> {
        let (name, axis) = self.register(i)?.split_once('.')?;
        let axis = ["x", "y", "z"].iter().position(|a| *a == axis)?;
        match (name, self.shape) {
            ("tid", _) => {
                let mut form = Form::default();
                form.tid[axis] = Sum::number(1);
                Some(form)
            }
            ("ntid", BlockShape::Exact(s)) => Some(Form::of(Sum::number(i128::from(s[axis])))),
            _ => None,
        }
    }

    /// A sum or product of what the operands are.
    fn combined(&self, op: BinOp, i: Inst, operand: &dyn Fn(usize) -> Form) -> Option<Form> {
        match op {
            BinOp::Add => Some(operand(0).plus(operand(1))),
            BinOp::Sub => Some(operand(0).plus(operand(1).scaled(-1)?)),
            BinOp::Mul => operand(0).times(&operand(1)),
            BinOp::Shl => match self.number(self.f.operand(i, 1)) {
                Some(k @ 0..=62) => operand(0).scaled(1 << k),
                _ => None,
            },
            _ => None,
        }
    }

    /// An integer with more bits; `None` if some thread's number does not fit into those that it has.
    fn extended(&self, v: Value, by_sign: bool, depth: u32) -> Option<Form> {
        let f = self.f;
        let form = self.form(v, depth - 1);
        let width = f.value_type(v).int_width()?;
        if width >= 64 {
            return Some(form);
        }
        if depth > 1
            && let ValueDef::Inst(i) = f.value_def(v)
            && let InstKind::Binary(op) = *f.kind(i)
        {
            // What does not wrap is as much with more bits.
            let flag = if by_sign { Flags::NSW } else { Flags::NUW };
            let operand = |n: usize| self.extended(f.operand(i, n), by_sign, depth - 1);
            if f.flags(i).contains(flag)
                && let (Some(a), Some(b)) = (operand(0), operand(1))
            {
                let of = |n: usize| if n == 0 { a.clone() } else { b.clone() };
                if let Some(sum) = self.combined(op, i, &of) {
                    return Some(sum);
                }
            }
        }
        let values = form.values();
        if form.is_alike() && !values.is_empty() {
            return Some(Form::of(Sum::value(v, Some(by_sign))));
        }
        if !values.is_empty() || self.shape == BlockShape::Rows && !form.is_alike() {
            let together = form.together || !form.is_alike();
            return Some(Form {
                together,
                ..form.by_sign()
            });
        }
        let (least, most) = match by_sign {
            true => (-(1i128 << (width - 1)), (1i128 << (width - 1)) - 1),
            false => (0, (1i128 << width) - 1),
        };
        let number = |s: &Sum| s.as_number().unwrap_or(0);
        let of = |t: [i128; 3]| {
            let along = |n: usize| t[n] * number(&form.tid[n]);
            number(&form.rest) + (0..3).map(along).sum::<i128>()
        };
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
            form = form.plus(index.scaled(i128::from(size))?);
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
                Some(a) => either(a, cost),
            });
        }
    }
    all
}

fn either(a: Cost, b: Cost) -> Cost {
    Cost {
        units: a.units.union(b.units),
        lines: a.lines.zip(b.lines).map(|(a, b)| a.union(b)),
        ideal: a.ideal.union(b.ideal),
    }
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
