//! What an expression, argument or instruction is over the lanes of a warp ([`Across`]).
//!
//! ```text
//!   of_value  an expression of scalar evolution, if the value has one   -> of_expr
//!             else what it is by itself: constant, argument, instruction -> of_leaf, of_inst
//! ```
//!
//! Thread numbers differ from lane to lane and are known; arguments of a kernel, block numbers and what was loaded from
//! one address are *shared*: the same in all lanes, though not known. A product of a lane's number with something
//! shared is not followed here, since the stride is no number ([`super::function`] does), nor is a value of a loop that has been
//! left. The answer [`Stop`] says why, in words for a user, or names the load whose result differs from lane to lane.
//!
//! What is taken for granted on the way is written down as an [`Assumption`] (a pointer argument is as aligned as an
//! allocation; an index that is extended does not wrap between lanes).
//!
//! Cost: a question has fuel and a depth of at most [`DEPTH`]; beyond them the address counts as too large. Widths are
//! bits, 1 to 128.

use super::Lookout;
use super::across::Across;
use crate::analysis::nonundef::is_well_defined;
use crate::defects::planted;
use tandem_ir::claims::access::{ALLOCATION, Assumption, BlockShape, WARP};
use tandem_ir::claims::scev::{Cast, Expr, Nary, Node};
use tandem_ir::constant::{ConstantData, ConstantExpr};
use tandem_ir::{BinOp, CastOp, Constant, Inst, InstKind, Value, ValueDef};

/// Why a value is not followed.
pub(super) enum Stop {
    /// It hangs on what this load has given at different addresses.
    Gather(Inst),
    /// For this reason.
    Unknown(String),
}

fn stop<T>(why: impl Into<String>) -> Result<T, Stop> {
    Err(Stop::Unknown(why.into()))
}

/// How deep instructions that are no arithmetic are looked into.
const DEPTH: u32 = 48;

/// Intrinsics whose results hang on their arguments alone.
const PURE: [&str; 12] = [
    "llvm.abs.",
    "llvm.bitreverse.",
    "llvm.bswap.",
    "llvm.ctlz.",
    "llvm.ctpop.",
    "llvm.cttz.",
    "llvm.fshl.",
    "llvm.fshr.",
    "llvm.smax.",
    "llvm.smin.",
    "llvm.umax.",
    "llvm.umin.",
];

impl Lookout<'_> {
    /// A value over the lanes of the present warp.
    pub(super) fn of_value(&mut self, v: Value, depth: u32) -> Result<Across, Stop> {
        if depth > DEPTH || self.fuel == 0 {
            return stop("too large an address");
        }
        self.fuel -= 1;
        match self.se.expression(v, self.at) {
            Some(e) => self.of_expr(e, depth),
            None => self.of_leaf(v, depth),
        }
    }

    pub(super) fn of_expr(&mut self, e: Expr, depth: u32) -> Result<Across, Stop> {
        let typed = self.se.node(e).clone();
        let width = typed.width;
        match typed.node {
            Node::Const(n) => Ok(Across::constant(width, n)),
            Node::Unknown(v) => {
                let mut a = self.of_leaf(v, depth)?;
                if a.width != width {
                    return stop("a value of another width");
                }
                let zeros = self.se.zeros(e).min(width);
                if a.is_shared() && a.known < zeros {
                    a = Across::shared(width, zeros);
                }
                Ok(a)
            }
            Node::Cast(Cast::PtrToInt, x) => self.of_expr(x, depth),
            Node::Cast(Cast::Trunc, x) => Ok(self.of_expr(x, depth)?.trunc(width)),
            Node::Cast(op, x) => {
                let a = self.of_expr(x, depth)?;
                self.assume_together(&a, x);
                let by_sign = planted!(
                    self.cx,
                    AccessExtendedByOtherSign,
                    op == Cast::SExt,
                    op != Cast::SExt
                );
                Ok(a.extend(width, by_sign))
            }
            Node::UDiv(a, b) => self.quotient(a, b, depth),
            Node::AddRec(h, xs) => self.recurrence(h, &xs, depth),
            Node::Nary(op, xs) => {
                let mut sum = self.of_expr(xs[0], depth)?;
                for &x in &xs[1..] {
                    let next = self.of_expr(x, depth)?;
                    sum = match op {
                        Nary::Add => sum.add(&next),
                        Nary::Mul => match sum.mul(&next) {
                            Some(p) => p,
                            None => return stop(self.stride(&sum, xs[0], x)),
                        },
                        _ => extreme(op, &sum, &next)?,
                    };
                }
                Ok(sum)
            }
        }
    }

    /// Words for a product of a lane's number and something that is the same for all lanes but not a constant.
    fn stride(&self, first: &Across, a: Expr, b: Expr) -> String {
        let other = if first.is_shared() { a } else { b };
        match &self.se.node(other).node {
            Node::Unknown(v) => format!("the stride {} is no constant", self.name(*v)),
            _ => "the stride is no constant".into(),
        }
    }

    pub(super) fn name(&self, v: Value) -> String {
        let typed = self.text.value(v);
        typed.rsplit(' ').next().unwrap_or_default().to_owned()
    }

    fn assume_together(&mut self, a: &Across, x: Expr) {
        if !a.stays_together() && a.exact().is_none() && self.open.is_empty() {
            let what = match &self.se.node(x).node {
                Node::Unknown(v) => self.name(*v),
                _ => format!("an index of {} bits", a.width),
            };
            self.assumed.push(Assumption::NoWrap(what));
        }
    }

    fn quotient(&mut self, a: Expr, b: Expr, depth: u32) -> Result<Across, Stop> {
        let (x, y) = (self.of_expr(a, depth)?, self.of_expr(b, depth)?);
        if let Some(q) = x.lane_by_lane(&y, u128::checked_div) {
            return Ok(q);
        }
        let by = y.as_constant().filter(|d| d.is_power_of_two());
        if let Some(d) = by
            && let Some(q) = x.shifted_right(d.trailing_zeros())
        {
            self.assume_together(&x, a);
            return Ok(q);
        }
        match x.is_shared() && y.is_shared() {
            true => Ok(Across::shared(x.width, 0)),
            false => stop("a quotient that differs from warp to warp"),
        }
    }

    fn recurrence(
        &mut self,
        header: tandem_ir::Block,
        xs: &[Expr],
        depth: u32,
    ) -> Result<Across, Stop> {
        let inside = self.at.is_some_and(|b| self.se.loop_holds(header, b));
        if !planted!(self.cx, AccessLoopLeft, inside, true) {
            return stop("a value of a loop that has been left");
        }
        let start = self.of_expr(xs[0], depth)?;
        let mut all_shared = start.is_shared();
        let mut known = start.known;
        for (n, &x) in xs.iter().enumerate().skip(1) {
            let step = self.of_expr(x, depth)?;
            if !planted!(self.cx, AccessStepDiffers, step.is_shared(), true) {
                return stop("a step that differs from lane to lane");
            }
            let zeros = match step.low {
                0 => step.known,
                low => low.trailing_zeros(),
            };
            let kept = planted!(
                self.cx,
                AccessStepForgotten,
                if n == 1 { zeros } else { 0 },
                known
            );
            known = known.min(kept);
            all_shared &= step.is_shared();
        }
        if xs.len() > 2 && !all_shared {
            return Ok(Across {
                known: 0,
                low: 0,
                ..start
            });
        }
        let low = start.low & super::across::mask(known);
        Ok(Across {
            known,
            low,
            ..start
        })
    }

    /// A value that is no arithmetic.
    fn of_leaf(&mut self, v: Value, depth: u32) -> Result<Across, Stop> {
        let Some(width) = self.width(v) else {
            return stop("a value that is no integer");
        };
        match self.f.value_def(v) {
            ValueDef::Const(c) => self.of_constant(c, width),
            ValueDef::Arg(_) => {
                if !self.cx.header().is_kernel(self.f.global) {
                    return stop("an argument of a function that kernels call");
                }
                if self.f.value_type(v).is_ptr() {
                    if self.open.is_empty() {
                        self.assumed.push(Assumption::Aligned(v));
                    }
                    return Ok(Across::shared(width, ALLOCATION.trailing_zeros()));
                }
                Ok(Across::shared(width, 0))
            }
            ValueDef::Inst(i) => self.of_inst(i, v, width, depth + 1),
            _ => stop("no value"),
        }
    }

    /// Bits of a value; values that are neither integers nor pointers count as one.
    pub(super) fn width(&self, v: Value) -> Option<u32> {
        let ty = self.f.value_type(v);
        let index = |s| self.cx.layout.pointer(s).index_bits;
        let bits = ty.int_width().or_else(|| ty.address_space().map(index));
        bits.or(Some(1)).filter(|w| (1..=128).contains(w))
    }

    fn of_constant(&self, c: Constant, width: u32) -> Result<Across, Stop> {
        match self.f.constants().get(c) {
            ConstantData::Global(g) => {
                let data = &self.cx.header().globals[*g];
                let align = data.align.map_or(1, |a| a.bytes());
                Ok(Across::shared(width, align.trailing_zeros()))
            }
            ConstantData::Null => Ok(Across::constant(width, 0)),
            ConstantData::Int(n) => Ok(Across::constant(width, u128::from(*n))),
            ConstantData::Expr(e) => match &**e {
                ConstantExpr::Cast(CastOp::AddrSpaceCast, _, x) => self.of_constant(*x, width),
                ConstantExpr::Gep { elem, operands, .. } => {
                    let base = self.of_constant(operands[0], width)?;
                    let size = self.cx.layout.alloc_size(&self.cx.types, *elem);
                    let index = operands.get(1).filter(|_| operands.len() == 2);
                    let index = index.and_then(|&x| self.f.constants().as_bits(x)?.as_u128());
                    match (size, index) {
                        (Some(size), Some(n)) => {
                            let offset = n.wrapping_mul(u128::from(size));
                            Ok(base.add(&Across::constant(width, offset)))
                        }
                        _ => Ok(Across::shared(width, 0)),
                    }
                }
                _ => Ok(Across::shared(width, 0)),
            },
            _ => Ok(Across::shared(width, 0)),
        }
    }

    fn of_inst(&mut self, i: Inst, v: Value, width: u32, depth: u32) -> Result<Across, Stop> {
        let f = self.f;
        let (Some(def), Some(at)) = (f.inst_block(i), self.at) else {
            return stop("no place");
        };
        if !self.se.no_further_in(def, at) {
            return stop("a value of a loop that has been left");
        }
        match f.kind(i) {
            InstKind::Call(_) => self.of_call(i, width, depth),
            InstKind::Alloca { align, .. } => {
                Ok(Across::shared(width, align.bytes().trailing_zeros()))
            }
            // What each lane freezes undef or poison to is its own choice.
            InstKind::Freeze if !is_well_defined(self.cx, f, f.operand(i, 0)) => {
                stop("a frozen value that may be undef or poison")
            }
            InstKind::Cast(CastOp::AddrSpaceCast | CastOp::BitCast | CastOp::IntToPtr)
            | InstKind::Freeze => {
                let a = self.of_value(f.operand(i, 0), depth)?;
                match a.width == width {
                    true => Ok(a),
                    false if a.is_shared() => Ok(Across::shared(width, 0)),
                    false => stop("a pointer of another width"),
                }
            }
            InstKind::Load(a) => {
                let address = self.of_value(f.operand(i, 0), depth);
                match address {
                    Ok(p)
                        if planted!(self.cx, AccessGatherIsShared, p.is_shared(), true)
                            && a.is_simple()
                            && !self.is_local(f.operand(i, 0)) =>
                    {
                        Ok(Across::shared(width, 0))
                    }
                    Err(Stop::Gather(load)) => Err(Stop::Gather(load)),
                    _ => Err(Stop::Gather(i)),
                }
            }
            InstKind::Phi => self.of_phi(i, v, width, depth),
            InstKind::Binary(op) => self.of_binary(i, *op, width, depth),
            InstKind::Select => {
                let (a, b) = (f.operand(i, 1), f.operand(i, 2));
                match self.chosen_alike(&[f.operand(i, 0)], &[a, b], depth)? {
                    Some(one) if one.width == width => Ok(one),
                    _ => {
                        self.all_shared(i, depth)?;
                        Ok(Across::shared(width, 0))
                    }
                }
            }
            InstKind::ICmp(_)
            | InstKind::FCmp(_)
            | InstKind::Cast(_)
            | InstKind::Gep { .. }
            | InstKind::FNeg
            | InstKind::ExtractValue(_)
            | InstKind::ExtractElement => {
                self.all_shared(i, depth)?;
                Ok(Across::shared(width, 0))
            }
            _ => stop(format!("the result of {}", f.kind(i).mnemonic())),
        }
    }

    fn is_local(&mut self, pointer: Value) -> bool {
        self.space(pointer) == tandem_ir::claims::access::Space::Local
    }

    fn all_shared(&mut self, i: Inst, depth: u32) -> Result<(), Stop> {
        let f = self.f;
        let operands: Vec<Value> = f.operands(i).collect();
        for o in operands {
            if matches!(f.value_def(o), ValueDef::Const(_)) {
                continue;
            }
            let same = self.of_value(o, depth)?.is_shared();
            if !planted!(self.cx, AccessChoiceIsShared, same, true) {
                return stop(format!("{} of different values", f.kind(i).mnemonic()));
            }
        }
        Ok(())
    }

    /// One of several values by conditions that are the same for all lanes, if their lanes lie alike.
    fn chosen_alike(
        &mut self,
        conditions: &[Value],
        values: &[Value],
        depth: u32,
    ) -> Result<Option<Across>, Stop> {
        for &c in conditions {
            match self.of_value(c, depth) {
                Ok(c) if c.is_shared() => {}
                _ => return Ok(None),
            }
        }
        let mut one: Option<Across> = None;
        for &v in values {
            let next = self.of_value(v, depth)?;
            one = Some(match one {
                None => next,
                Some(a) if a.at == next.at && a.width == next.width => {
                    let alike = (a.low ^ next.low).trailing_zeros();
                    let known = a.known.min(next.known).min(alike);
                    Across {
                        known,
                        low: a.low & super::across::mask(known),
                        ..a
                    }
                }
                Some(_) => return Ok(None),
            });
        }
        Ok(one)
    }

    /// The phi of a header is the same for all lanes if it begins so and, as long as it is, comes back so.
    fn of_phi(&mut self, i: Inst, v: Value, width: u32, depth: u32) -> Result<Across, Stop> {
        if self.open.contains(&v) {
            return Ok(Across::shared(width, 0));
        }
        let Some((start, next)) = self.se.entering_and_next(i) else {
            let Some(choice) = self.choice(i) else {
                return stop("a value that hangs on the path");
            };
            let (conditions, values) = choice.parts();
            return match self.chosen_alike(&conditions, &values, depth)? {
                Some(one) if one.width == width => Ok(one),
                _ => stop("a value that hangs on the path"),
            };
        };
        self.open.push(v);
        let parts = [start, next].map(|x| self.of_value(x, depth).map(|a| a.is_shared()));
        self.open.pop();
        for p in parts {
            if !p? {
                return stop("a value that differs from lane to lane and iteration to iteration");
            }
        }
        Ok(Across::shared(width, 0))
    }

    fn of_binary(&mut self, i: Inst, op: BinOp, width: u32, depth: u32) -> Result<Across, Stop> {
        let f = self.f;
        let bits: Option<fn(u128, u128) -> u128> = match op {
            BinOp::And => Some(|a, b| a & b),
            BinOp::Or => Some(|a, b| a | b),
            BinOp::Xor => Some(|a, b| a ^ b),
            _ => None,
        };
        if let Some(bits) = bits {
            let (a, b) = (f.operand(i, 0), f.operand(i, 1));
            let (x, y) = (self.of_value(a, depth)?, self.of_value(b, depth)?);
            let known = match (x.as_constant(), y.as_constant()) {
                (_, Some(c)) => x.bitwise(c, bits),
                (Some(c), _) => y.bitwise(c, bits),
                _ => x.lane_by_lane(&y, |a, b| Some(bits(a, b))),
            };
            if let Some(k) = known {
                return Ok(k);
            }
            return match x.is_shared() && y.is_shared() {
                true => Ok(Across::shared(width, 0)),
                false => stop(format!("{} of open bits", f.kind(i).mnemonic())),
            };
        }
        if matches!(op, BinOp::Shl | BinOp::LShr) {
            let x = self.of_value(f.operand(i, 0), depth)?;
            let y = self.of_value(f.operand(i, 1), depth)?;
            let shift = |n: u128, k: u128| {
                let k = u32::try_from(k).ok().filter(|&k| k < width)?;
                Some(if op == BinOp::Shl { n << k } else { n >> k })
            };
            if let Some(k) = x.lane_by_lane(&y, shift) {
                return Ok(k);
            }
        }
        self.all_shared(i, depth)?;
        Ok(Across::shared(width, 0))
    }

    fn of_call(&mut self, i: Inst, width: u32, depth: u32) -> Result<Across, Stop> {
        let callee = self.f.callee(i).map(|g| self.cx.header().global_name(g));
        let name = callee
            .unwrap_or("")
            .strip_prefix("llvm.nvvm.read.ptx.sreg.");
        let warp = &self.warps[self.warp];
        let axis = |rest: &str| match rest {
            "x" => Some(0),
            "y" => Some(1),
            "z" => Some(2),
            _ => None,
        };
        let Some(name) = name else {
            // What is computed of the same numbers is the same.
            let pure = PURE
                .iter()
                .any(|p| callee.is_some_and(|c| c.starts_with(p)));
            let args: Vec<Value> = match self.f.call(i) {
                Some(call) if pure => call.args().collect(),
                _ => return stop("the result of a call"),
            };
            for &v in &args {
                if !self.of_value(v, depth)?.is_shared() {
                    return stop("the result of a call");
                }
            }
            return Ok(Across::shared(width, 0));
        };
        let (register, rest) = name.split_once('.').unwrap_or((name, ""));
        match (register, axis(rest)) {
            ("tid", Some(n)) => {
                let shared = warp.shared[n];
                let each = warp.tid[n];
                Ok(match shared {
                    32 => Across::values(width, each.map(|t| t as u128)),
                    known => Across {
                        width,
                        at: each,
                        known,
                        low: 0,
                    },
                })
            }
            ("ntid", Some(n)) => Ok(match (self.shape, n) {
                (BlockShape::Exact(s), n) => Across::constant(width, u128::from(s[n])),
                (BlockShape::Rows, 0) => Across::shared(width, 5),
                _ => Across::shared(width, 0),
            }),
            ("ctaid" | "nctaid" | "clusterid" | "nclusterid", Some(_)) | ("gridid", _) => {
                Ok(Across::shared(width, 0))
            }
            ("laneid", _) => Ok(Across::values(width, std::array::from_fn(|l| l as u128))),
            ("warpsize", _) => Ok(Across::constant(width, WARP as u128)),
            _ => stop(format!("register %{register}")),
        }
    }
}

fn extreme(op: Nary, a: &Across, b: &Across) -> Result<Across, Stop> {
    use super::super::range::signed;
    let w = a.width;
    let known = a.lane_by_lane(b, |x, y| {
        Some(match op {
            Nary::UMax => x.max(y),
            Nary::UMin | Nary::SeqUMin => x.min(y),
            Nary::SMax if signed(w, x) >= signed(w, y) => x,
            Nary::SMin if signed(w, x) <= signed(w, y) => x,
            _ => y,
        })
    });
    match known {
        Some(k) => Ok(k),
        None if a.is_shared() && b.is_shared() => Ok(Across::shared(w, 0)),
        None => stop("the greater or smaller of different values"),
    }
}
