//! Memory accesses as the lanes of a warp make them: how far apart, and what a request costs.
//!
//! The address of each access is an expression of scalar evolution. It is evaluated for the 32 lanes of a warp at once,
//! over values that are the sum of a part that all lanes share and a number per lane ([`across::Across`]). What a thread's
//! number, the size of a block and constants decide is known; arguments of kernels, block numbers and loop counters
//! are shared; what was loaded at different addresses is not followed.
//!
//! ```text
//!   across    values over the lanes of a warp: sums, products, conversions, bits
//!   leaves    what an instruction or argument is over the lanes
//!   choices   phis behind branches
//!   function  where no numbers say how lanes lie: the address as a function of the thread's number and of what lanes share
//!   steps     what such functions consist of
//!   linear    their strides, if they have any
//!   cost      sectors, lines, wavefronts of a request
//! ```
//!
//! Lanes are asked about where they are together: in the same iteration of each loop around the access. A value of a loop
//! that has been left may be of different iterations, and is not followed.

mod across;
mod choices;
pub mod cost;
mod function;
mod leaves;
mod linear;
mod steps;

use crate::analysis::scev::{Limits, ScalarEvolution};
use crate::context::Cx;
use crate::defects::planted;
use across::Across;
use function::Made;
use leaves::Stop;
use tandem_ir::claims::access::{
    AccessClaim, AccessKind, Accesses, Assumption, BlockShape, Class, Cost, Lanes, Space, WARP,
};
use tandem_ir::claims::lanes::LaneFunction;
use tandem_ir::claims::scev::{Expr, Node};
use tandem_ir::constant::{ConstantData, ConstantExpr};
use tandem_ir::text::FunctionText;
use tandem_ir::{CastOp, Constant, Function, Inst, InstKind, Value, ValueDef};

/// Values that are looked at for one address, in one warp.
const FUEL: u32 = 4096;

/// Thread numbers of the lanes of a warp.
#[derive(Clone)]
struct Warp {
    /// By axis and lane; what they have in common is left out if `shared` says so.
    tid: [[i128; WARP]; 3],
    /// For each axis, how many low bits of what the lanes have in common are 0; 32 if there is nothing.
    shared: [u32; 3],
    /// Lanes that are there.
    lanes: usize,
}

/// The warps of a block, without repetition of what cannot be told apart.
fn warps(shape: BlockShape) -> Vec<Warp> {
    let row = || Warp {
        tid: [std::array::from_fn(|l| l as i128), [0; WARP], [0; WARP]],
        shared: [5, 0, 0],
        lanes: WARP,
    };
    let BlockShape::Exact([x, y, z]) = shape else {
        return vec![row()];
    };
    if x % WARP as u32 == 0 {
        let mut one = row();
        one.shared[0] = if x == WARP as u32 { 32 } else { 5 };
        one.shared[1] = if y == 1 { 32 } else { 0 };
        one.shared[2] = if z == 1 { 32 } else { 0 };
        return vec![one];
    }
    let threads = (x * y * z) as usize;
    let at = |w: usize| {
        let thread = |l: usize| (w * WARP + l) as i128;
        let (x, y) = (i128::from(x), i128::from(y));
        Warp {
            tid: [
                std::array::from_fn(|l| thread(l) % x),
                std::array::from_fn(|l| thread(l) / x % y),
                std::array::from_fn(|l| thread(l) / (x * y)),
            ],
            shared: [32; 3],
            lanes: (threads - w * WARP).min(WARP),
        }
    };
    (0..threads.div_ceil(WARP)).map(at).collect()
}

/// What one takes a block for who thinks that a warp is always a row of it.
#[cfg(feature = "defects")]
fn a_row(shape: BlockShape) -> BlockShape {
    match shape {
        BlockShape::Exact(s) if s.iter().product::<u32>() % WARP as u32 == 0 => BlockShape::Rows,
        other => other,
    }
}

/// The claims about all accesses of a function that are in reach.
pub fn accesses<'a>(cx: impl Into<Cx<'a>>, f: &'a Function, shape: BlockShape) -> Accesses {
    let cx = cx.into();
    let mut it = Lookout {
        se: ScalarEvolution::new(cx, f, Limits::default()),
        cx,
        f,
        shape,
        warps: warps(planted!(cx, AccessRowOf32Threads, shape, a_row(shape))),
        warp: 0,
        at: None,
        open: Vec::new(),
        assumed: Vec::new(),
        fuel: 0,
        text: FunctionText::new(cx.header(), f),
    };
    let all: Vec<Inst> = f.blocks().flat_map(|b| f.insts(b)).collect();
    let claims = all.into_iter().filter_map(|i| it.claim(i)).collect();
    Accesses { shape, claims }
}

/// One function under examination, at one access and warp.
struct Lookout<'a> {
    se: ScalarEvolution<'a>,
    cx: Cx<'a>,
    f: &'a Function,
    shape: BlockShape,
    warps: Vec<Warp>,
    /// The warp that is looked at.
    warp: usize,
    /// The block of the access.
    at: Option<tandem_ir::Block>,
    /// Phis of loop headers that are taken to be shared while what comes back is looked at.
    open: Vec<Value>,
    assumed: Vec<Assumption>,
    /// Values that may still be looked at.
    fuel: u32,
    text: FunctionText<'a>,
}

impl Lookout<'_> {
    fn claim(&mut self, i: Inst) -> Option<AccessClaim> {
        let f = self.f;
        let (kind, pointer, ty) = match f.kind(i) {
            InstKind::Load(_) => (AccessKind::Load, f.operand(i, 0), f.inst_type(i)),
            InstKind::Store(_) => {
                let ty = f.value_type(f.operand(i, 0));
                (AccessKind::Store, f.operand(i, 1), ty)
            }
            InstKind::AtomicRmw(..) => {
                let ty = f.value_type(f.operand(i, 1));
                (AccessKind::Atomic, f.operand(i, 0), ty)
            }
            InstKind::CmpXchg { .. } => {
                let ty = f.value_type(f.operand(i, 1));
                (AccessKind::Atomic, f.operand(i, 0), ty)
            }
            _ => return None,
        };
        let bytes = self.cx.layout.store_size(&self.cx.types, ty)?;
        let bytes = u32::try_from(bytes).ok().filter(|&n| n > 0)?;
        let block = f.inst_block(i)?;
        self.at = Some(block);
        self.assumed.clear();
        let seen = self.across_warps(pointer);
        let space = self.space(pointer);
        let mut claim = AccessClaim {
            inst: i,
            kind,
            space,
            bytes,
            lanes: Lanes::Unknown(String::new()),
            cost: None,
            class: Class::Unknown,
            assumed: Vec::new(),
        };
        let natural = alignment(f.kind(i));
        match seen {
            Ok(all) => {
                claim.lanes = self.lanes(&all);
                self.take_assumed(&mut claim);
                if matches!(claim.lanes, Lanes::Unknown(_)) {
                    // Each lane of each warp is known, in no form that fits all warps.
                    self.follow(pointer, natural, &mut claim);
                }
                self.price(&mut claim, &all, natural);
            }
            Err(Stop::Gather(load)) => {
                claim.lanes = Lanes::Gather(load);
                claim.class = Class::Gather;
            }
            Err(Stop::Unknown(why)) => {
                self.assumed.clear();
                claim.lanes = Lanes::Unknown(why);
                self.follow(pointer, natural, &mut claim);
            }
        }
        Some(claim)
    }

    fn take_assumed(&mut self, claim: &mut AccessClaim) {
        claim.assumed.append(&mut self.assumed);
        claim.assumed.sort();
        claim.assumed.dedup();
    }

    /// The cost of lanes that lie so in each warp, and the class by it.
    fn price(&self, claim: &mut AccessClaim, all: &[Across], natural: u64) {
        if matches!(claim.lanes, Lanes::Unknown(_) | Lanes::Gather(_)) {
            return;
        }
        let each = all.iter().zip(&self.warps).map(|(a, w)| {
            let placed = a.placed(w.lanes, natural);
            cost::of_warp(self.cx, claim.space, claim.bytes, &placed)
        });
        claim.cost = each.reduce(cost::union);
        claim.class = claim.cost.map_or(Class::Unknown, |c| self.class(claim, c));
    }

    /// Claims strides or a function of lanes of an access that numbers do not describe.
    fn follow(&mut self, pointer: Value, natural: u64, claim: &mut AccessClaim) {
        let mut made = Made::default();
        let bytes = match self.function(&mut made, pointer) {
            Ok(bytes) => bytes,
            Err(Stop::Gather(load)) => {
                claim.lanes = Lanes::Gather(load);
                claim.class = Class::Gather;
                return;
            }
            Err(Stop::Unknown(why)) => {
                claim.lanes = Lanes::Unknown(why);
                return;
            }
        };
        let Some(bytes) = bytes else {
            claim.lanes = Lanes::Uniform;
            self.take_assumed(claim);
            return self.price_numbers(claim, [0; 3], natural);
        };
        if let Some(mut line) = made.steps.line(bytes) {
            // Along an axis in which no warp extends, nothing is said.
            for n in 0..3 {
                let alone = |w: &Warp| w.tid[n][..w.lanes].iter().all(|&t| t == w.tid[n][0]);
                if self.warps.iter().all(alone) {
                    line.at[n] = None;
                }
            }
            if line.rests {
                self.assumed.push(Assumption::NoWrap("an index".into()));
            }
            self.take_assumed(claim);
            let width = made.steps.width(bytes);
            let number = |c: Option<usize>| match c {
                None => Some(0),
                Some(c) => {
                    let n = crate::analysis::range::signed(width, made.steps.as_number(c)?);
                    i64::try_from(n).ok()
                }
            };
            if let [Some(x), Some(y), Some(z)] = line.at.map(number) {
                claim.lanes = match [x, y, z] {
                    [0, 0, 0] => Lanes::Uniform,
                    c => Lanes::Affine(c),
                };
                return self.price_numbers(claim, [x, y, z], natural);
            }
            let stride = |c: Option<usize>| match c {
                None => LaneFunction::number(width, 0),
                Some(c) => LaneFunction::of(made.steps.list(), c),
            };
            claim.lanes = Lanes::Strides(Box::new(line.at.map(stride)));
            claim.class = Class::StridedBy;
        } else {
            self.take_assumed(claim);
            let function = LaneFunction::of(made.steps.list(), bytes);
            claim.lanes = Lanes::Function(Box::new(function));
            claim.class = Class::Function;
        }
        let lanes = self.warps.iter().map(|w| w.lanes);
        let each = lanes.map(|n| cost::of_any(self.cx, claim.space, claim.bytes, n, natural));
        claim.cost = each.reduce(cost::union);
    }

    /// Prices strides that are numbers, of which nothing is known where they begin.
    fn price_numbers(&self, claim: &mut AccessClaim, c: [i64; 3], natural: u64) {
        let warps = self.warps.iter().map(|w| {
            let along = |n: usize, l: usize| i128::from(c[n]) * (w.tid[n][l] - w.tid[n][0]);
            Across {
                at: std::array::from_fn(|l| (0..3).map(|n| along(n, l)).sum()),
                ..Across::shared(64, 0)
            }
        });
        let all: Vec<Across> = warps.collect();
        self.price(claim, &all, natural);
    }

    fn across_warps(&mut self, pointer: Value) -> Result<Vec<Across>, Stop> {
        let mut all = Vec::new();
        for w in 0..self.warps.len() {
            self.warp = w;
            self.open.clear();
            self.fuel = FUEL;
            match self.of_value(pointer, 0) {
                Ok(a) => all.push(a),
                // A warp of one lane makes requests of one address, whatever that is.
                Err(_) if self.warps.len() == 1 && self.warps[w].lanes == 1 => {
                    self.assumed.clear();
                    all.push(Across::shared(128, 0));
                }
                Err(why) => return Err(why),
            }
        }
        Ok(all)
    }

    /// The distances between lanes, in one form for all warps.
    fn lanes(&self, all: &[Across]) -> Lanes {
        let distance = |a: &Across, l: usize| a.at[l].wrapping_sub(a.at[0]);
        let affine = self.slope(all);
        if let Some(c) = affine {
            return match c {
                [0, 0, 0] => Lanes::Uniform,
                c => Lanes::Affine(c),
            };
        }
        let first = &all[0];
        let alike = all
            .iter()
            .zip(&self.warps)
            .all(|(a, w)| (0..w.lanes).all(|l| distance(a, l) == distance(first, l)));
        let small: Option<Vec<i64>> = (0..WARP)
            .map(|l| i64::try_from(distance(first, l)).ok())
            .collect();
        match small.and_then(|v| <[i64; WARP]>::try_from(v).ok()) {
            Some(p) if alike => Lanes::Pattern(Box::new(p)),
            _ => Lanes::Unknown("differs from warp to warp".into()),
        }
    }

    /// Bytes per step of each axis, if that is all there is.
    fn slope(&self, all: &[Across]) -> Option<[i64; 3]> {
        let mut found = [None; 3];
        // One axis after the other, each by two lanes that differ in it and, besides, only in those that are found.
        for _ in 0..3 {
            for axis in 0..3 {
                if found[axis].is_none() {
                    let mut pairs = all.iter().zip(&self.warps);
                    found[axis] = pairs.find_map(|(a, w)| step_along(axis, &found, a, w));
                }
            }
        }
        let c = found.map(|c| c.unwrap_or(0));
        let fits = all.iter().zip(&self.warps).all(|(a, w)| {
            (0..w.lanes).all(|l| {
                let want: i128 = (0..3).map(|n| c[n] * (w.tid[n][l] - w.tid[n][0])).sum();
                a.at[l] - a.at[0] == want
            })
        });
        let c: Option<Vec<i64>> = c.iter().map(|&n| i64::try_from(n).ok()).collect();
        c.filter(|_| fits)?.try_into().ok()
    }

    fn class(&self, claim: &AccessClaim, cost: Cost) -> Class {
        let stride = match &claim.lanes {
            Lanes::Uniform => return Class::Uniform,
            Lanes::Affine(c) => c.iter().find(|&&n| n != 0).copied(),
            _ => None,
        };
        match claim.space {
            Space::Shared => {
                let phases = cost::phases(claim.bytes);
                match cost.units.hi.div_ceil(phases.max(1)) {
                    n if cost.units.hi <= cost.ideal.hi || n <= 1 => Class::ConflictFree,
                    n => Class::Conflict(n),
                }
            }
            Space::Constant => Class::Serialized(cost.units.hi),
            Space::Other => Class::Unknown,
            _ if cost.units.hi <= cost.ideal.hi => Class::Coalesced,
            // One sector more at most: wherever it lies, or only where the base is not aligned.
            _ if cost.units.hi <= cost.ideal.hi + 1
                && stride.is_none_or(|s| s.unsigned_abs() <= u64::from(claim.bytes)) =>
            {
                match cost.units.lo <= cost.ideal.lo {
                    true => Class::Coalesced,
                    false => Class::Misaligned,
                }
            }
            _ => stride.map_or(Class::Scattered, Class::Strided),
        }
    }

    /// The memory behind a pointer, as far as the object can be seen.
    fn space(&mut self, pointer: Value) -> Space {
        let stated = self.f.value_type(pointer).address_space();
        let stated = stated.map_or(Space::Other, Space::of_addrspace);
        if stated != Space::Generic {
            return stated;
        }
        let base = match self.se.expression(pointer, self.at) {
            Some(e) => self.base_of(e),
            None => Some(pointer),
        };
        base.map_or(Space::Generic, |v| self.space_of_object(v, 0))
    }

    /// The leaf that an address is based on.
    fn base_of(&self, e: Expr) -> Option<Value> {
        let mut e = e;
        loop {
            let typed = self.se.node(e);
            e = match &typed.node {
                Node::Unknown(v) => return Some(*v),
                Node::AddRec(_, xs) => xs[0],
                Node::Nary(_, xs) => *xs.iter().find(|&&x| self.se.node(x).ty.is_ptr())?,
                _ => return None,
            };
        }
    }

    fn space_of_object(&self, v: Value, depth: u32) -> Space {
        let f = self.f;
        if depth > 8 {
            return Space::Generic;
        }
        match f.value_def(v) {
            ValueDef::Const(c) => self.space_of_constant(c, depth),
            ValueDef::Inst(i) => match f.kind(i) {
                InstKind::Alloca { .. } => Space::Local,
                InstKind::Cast(CastOp::AddrSpaceCast) | InstKind::Gep { .. } => {
                    let from = f.operand(i, 0);
                    let space = f.value_type(from).address_space();
                    match space.map_or(Space::Other, Space::of_addrspace) {
                        Space::Generic => self.space_of_object(from, depth + 1),
                        other => other,
                    }
                }
                _ => Space::Generic,
            },
            _ => Space::Generic,
        }
    }

    fn space_of_constant(&self, c: Constant, depth: u32) -> Space {
        let header = self.cx.header();
        match self.f.constants().get(c) {
            ConstantData::Global(g) => Space::of_addrspace(header.globals[*g].addrspace),
            ConstantData::Expr(e) if depth < 8 => match &**e {
                ConstantExpr::Cast(_, _, x) => self.space_of_constant(*x, depth + 1),
                ConstantExpr::Gep { operands, .. } => operands
                    .first()
                    .map_or(Space::Generic, |x| self.space_of_constant(*x, depth + 1)),
                _ => Space::Generic,
            },
            _ => Space::Generic,
        }
    }
}

/// What an access promises of its address, in bytes.
fn alignment(kind: &InstKind) -> u64 {
    match kind {
        InstKind::Load(a) | InstKind::Store(a) | InstKind::AtomicRmw(_, a) => a.align.bytes(),
        InstKind::CmpXchg { access, .. } => access.align.bytes(),
        _ => 1,
    }
}

/// How much an address grows along an axis, by a lane that differs from lane 0 in it and in axes that are known.
fn step_along(axis: usize, known: &[Option<i128>; 3], a: &Across, w: &Warp) -> Option<i128> {
    let apart = |n: usize, l: usize| w.tid[n][l] - w.tid[n][0];
    (1..w.lanes).find_map(|l| {
        let by = apart(axis, l);
        let mut rest = a.at[l] - a.at[0];
        for n in (0..3).filter(|&n| n != axis && apart(n, l) != 0) {
            rest -= known[n]? * apart(n, l);
        }
        rest.checked_div(by)
    })
}
