//! Addresses as functions of lanes, where no numbers say how lanes lie: step by step as the instructions compute them.
//!
//! ```text
//!   distance   a pointer: what it is based on, and how many bytes behind that
//!   step_of    an integer: an instruction on steps, or a leaf that lanes share
//!   leaf       loaded from one address, an argument, a counter: the same in all lanes of a request
//! ```
//!
//! Widths, extensions and shifts are those of the instructions, so that nothing is taken for granted of wrapping. A variable of a loop
//! that begins differently in each lane and goes on by the same steps is its start and what it has *beyond* that. What is named must be
//! there at the access: its definition dominates it.
//!
//! Cost: at most [`MOST`] steps.

use super::choices::Choice;
use super::leaves::Stop;
use super::steps::Steps;
use super::{FUEL, Lookout};
use crate::defects::planted;
use rustc_hash::FxHashMap;
use tandem_ir::claims::access::{Assumption, BlockShape, WARP};
use tandem_ir::claims::lanes::{Step, StepId};
use tandem_ir::claims::scev::Node;
use tandem_ir::inst::IntPredicate;
use tandem_ir::{BinOp, CastOp, Inst, InstKind, Type, Value, ValueDef};

/// Steps of one function.
const MOST: usize = 512;
/// How deep instructions are looked into.
const DEPTH: u32 = 64;
/// Bits of a named value.
const BITS: u32 = 64;

/// What is made for one access.
#[derive(Default)]
pub(super) struct Made {
    pub steps: Steps,
    of: FxHashMap<Value, StepId>,
    /// Whether a value is the same in all lanes; or else, why it is not seen to be.
    shared: FxHashMap<Value, Result<(), String>>,
}

fn stop<T>(why: impl Into<String>) -> Result<T, Stop> {
    Err(Stop::Unknown(why.into()))
}

impl Lookout<'_> {
    /// The bytes behind something that all lanes share; `None` if there are none.
    pub(super) fn function(
        &mut self,
        m: &mut Made,
        pointer: Value,
    ) -> Result<Option<StepId>, Stop> {
        self.open.clear();
        Ok(self.distance(m, pointer, 0)?.1)
    }

    /// What a pointer is based on, which lanes share, and the bytes behind it.
    fn distance(
        &mut self,
        m: &mut Made,
        p: Value,
        depth: u32,
    ) -> Result<(Value, Option<StepId>), Stop> {
        if self.is_shared(m, p)? {
            return Ok((p, None));
        }
        let f = self.f;
        let Some(i) = f.def_inst(p).filter(|_| depth < DEPTH) else {
            return stop("an address of no known form");
        };
        self.stands(i)?;
        match f.kind(i) {
            InstKind::Gep { elem } => self.element(m, i, *elem, depth),
            InstKind::Cast(CastOp::AddrSpaceCast)
                if self.width(f.operand(i, 0)) == self.width(p) =>
            {
                self.distance(m, f.operand(i, 0), depth + 1)
            }
            InstKind::Select => {
                let c = self.step_of(m, f.operand(i, 0), depth + 1)?;
                let yes = self.distance(m, f.operand(i, 1), depth + 1)?;
                let no = self.distance(m, f.operand(i, 2), depth + 1)?;
                self.one_of(m, p, c, yes, no)
            }
            InstKind::Phi => match self.se.entering_and_next(i) {
                Some((start, _)) if self.goes_on_alike(i, p)? => {
                    let (_, bytes) = self.distance(m, start, depth + 1)?;
                    Ok((p, bytes))
                }
                Some(_) => stop("an address that lanes change by different steps"),
                None => match self.choice(i) {
                    Some(choice) => self.distance_of_choice(m, p, &choice, depth + 1),
                    None => stop("an address that hangs on the path"),
                },
            },
            kind => stop(format!("an address by {}", kind.mnemonic())),
        }
    }

    fn distance_of_choice(
        &mut self,
        m: &mut Made,
        p: Value,
        choice: &Choice,
        depth: u32,
    ) -> Result<(Value, Option<StepId>), Stop> {
        match choice {
            Choice::Value(v) => self.distance(m, *v, depth),
            Choice::Branch(c, yes, no) => {
                let c = self.step_of(m, *c, depth)?;
                let yes = self.distance_of_choice(m, p, yes, depth)?;
                let no = self.distance_of_choice(m, p, no, depth)?;
                self.one_of(m, p, c, yes, no)
            }
        }
    }

    /// One of two pointers: on the same base, or as all lanes choose.
    fn one_of(
        &mut self,
        m: &mut Made,
        p: Value,
        c: StepId,
        yes: (Value, Option<StepId>),
        no: (Value, Option<StepId>),
    ) -> Result<(Value, Option<StepId>), Stop> {
        let base = match yes.0 == no.0 {
            true => yes.0,
            false if !m.steps.is_lanewise(c) => p,
            false => return stop("one of two objects"),
        };
        let width = self.width(p).unwrap_or(BITS);
        let zero = m.steps.number(width, 0);
        let (a, b) = (yes.1.unwrap_or(zero), no.1.unwrap_or(zero));
        let s = m.steps.add(width, Step::Select(c, a, b));
        Ok((base, Some(s)))
    }

    fn element(
        &mut self,
        m: &mut Made,
        i: Inst,
        elem: Type,
        depth: u32,
    ) -> Result<(Value, Option<StepId>), Stop> {
        let f = self.f;
        let (base, mut bytes) = self.distance(m, f.operand(i, 0), depth + 1)?;
        let width = self.width(f.operand(i, 0)).unwrap_or(BITS);
        let mut ty = elem;
        for n in 1..f.num_operands(i) {
            let index = f.operand(i, n);
            if n > 1 {
                if let Some((fields, _)) = self.cx.types.struct_fields(ty) {
                    let field = f.as_int(index).and_then(|b| b.as_u128());
                    let field = field.and_then(|k| fields.get(usize::try_from(k).ok()?));
                    let Some(&field) = field else {
                        return stop("a field of no number");
                    };
                    // All lanes go the same way on.
                    ty = field;
                    continue;
                }
                match self.cx.types.as_array(ty) {
                    Some((inner, _)) => ty = inner,
                    None => return stop("an element of no array"),
                }
            }
            let Some(size) = self.cx.layout.alloc_size(&self.cx.types, ty) else {
                return stop("an element of no size");
            };
            let s = self.step_of(m, index, depth + 1)?;
            let s = match m.steps.width(s) < width {
                true => m.steps.cast(CastOp::SExt, width, s),
                false => m.steps.cast(CastOp::Trunc, width, s),
            };
            let size = m.steps.number(width, u128::from(size));
            let s = m.steps.binary(BinOp::Mul, s, size);
            bytes = Some(match bytes {
                Some(b) => m.steps.binary(BinOp::Add, b, s),
                None => s,
            });
        }
        Ok((base, bytes))
    }

    /// An integer as a step.
    fn step_of(&mut self, m: &mut Made, v: Value, depth: u32) -> Result<StepId, Stop> {
        if let Some(&s) = m.of.get(&v) {
            return Ok(s);
        }
        if depth > DEPTH || m.steps.list().len() > MOST {
            return stop("too large an address");
        }
        let s = match self.computed(m, v, depth) {
            Ok(s) => s,
            // What is not followed may still be the same in all lanes.
            Err(why) => match self.leaf(m, v) {
                Ok(s) => s,
                Err(Stop::Gather(load)) => return Err(Stop::Gather(load)),
                Err(Stop::Unknown(_)) => return Err(why),
            },
        };
        m.of.insert(v, s);
        Ok(s)
    }

    fn computed(&mut self, m: &mut Made, v: Value, depth: u32) -> Result<StepId, Stop> {
        let f = self.f;
        let Some(width) = f
            .value_type(v)
            .int_width()
            .filter(|w| (1..=128).contains(w))
        else {
            return stop("a value that is no integer");
        };
        if let Some(n) = f.as_int(v).and_then(|b| b.as_u128()) {
            return Ok(m.steps.number(width, n));
        }
        let ValueDef::Inst(i) = f.value_def(v) else {
            return self.leaf(m, v);
        };
        self.stands(i)?;
        let flags = f.flags(i);
        let operand =
            |it: &mut Self, m: &mut Made, n: usize| it.step_of(m, f.operand(i, n), depth + 1);
        let number = f.value_type(f.operand(i, 0)).int_width().is_some();
        match *f.kind(i) {
            InstKind::Binary(op) if number => {
                let (a, b) = (operand(self, m, 0)?, operand(self, m, 1)?);
                Ok(m.steps.promised(width, Step::Binary(op, a, b), flags))
            }
            InstKind::Cast(op @ (CastOp::Trunc | CastOp::ZExt | CastOp::SExt)) if number => {
                let a = operand(self, m, 0)?;
                let op = planted!(
                    self.cx,
                    AccessStepExtendedBySign,
                    op,
                    match op {
                        CastOp::ZExt => CastOp::SExt,
                        other => other,
                    }
                );
                Ok(m.steps.promised(width, Step::Cast(op, a), flags))
            }
            InstKind::ICmp(p) if number => {
                let (a, b) = (operand(self, m, 0)?, operand(self, m, 1)?);
                Ok(m.steps.add(1, Step::Compare(p, a, b)))
            }
            InstKind::Select if f.value_type(f.operand(i, 0)).int_width() == Some(1) => {
                let c = operand(self, m, 0)?;
                let (a, b) = (operand(self, m, 1)?, operand(self, m, 2)?);
                Ok(m.steps.add(width, Step::Select(c, a, b)))
            }
            InstKind::Phi => self.step_of_phi(m, i, v, width, depth),
            InstKind::Call(_) => self.step_of_call(m, i, v, width, depth),
            _ => self.leaf(m, v),
        }
    }

    fn step_of_phi(
        &mut self,
        m: &mut Made,
        i: Inst,
        v: Value,
        width: u32,
        depth: u32,
    ) -> Result<StepId, Stop> {
        if let Some((start, _)) = self.se.entering_and_next(i) {
            if self.is_named(i) && self.goes_on_alike(i, v)? && !self.is_shared(m, v)? {
                let s = self.step_of(m, start, depth + 1)?;
                let more = m.steps.add(width, Step::Beyond(v, s));
                return Ok(m.steps.binary(BinOp::Add, s, more));
            }
            return self.leaf(m, v);
        }
        match self.choice(i) {
            Some(choice) => self.step_of_choice(m, &choice, width, depth + 1),
            None => self.leaf(m, v),
        }
    }

    fn step_of_choice(
        &mut self,
        m: &mut Made,
        choice: &Choice,
        width: u32,
        depth: u32,
    ) -> Result<StepId, Stop> {
        match choice {
            Choice::Value(v) => self.step_of(m, *v, depth),
            Choice::Branch(c, yes, no) => {
                let c = self.step_of(m, *c, depth)?;
                let yes = self.step_of_choice(m, yes, width, depth)?;
                let no = self.step_of_choice(m, no, width, depth)?;
                let (yes, no) = planted!(self.cx, AccessWrongSide, (yes, no), (no, yes));
                Ok(m.steps.add(width, Step::Select(c, yes, no)))
            }
        }
    }

    fn step_of_call(
        &mut self,
        m: &mut Made,
        i: Inst,
        v: Value,
        width: u32,
        depth: u32,
    ) -> Result<StepId, Stop> {
        let f = self.f;
        let callee = f.callee(i).map(|g| self.cx.header().global_name(g));
        let callee = callee.unwrap_or("").to_owned();
        let axis = |name: &str| ["x", "y", "z"].iter().position(|a| *a == name);
        let register = callee
            .strip_prefix("llvm.nvvm.read.ptx.sreg.")
            .unwrap_or("");
        match register.split_once('.').unwrap_or((register, "")) {
            ("tid", rest) if let Some(n) = axis(rest) => {
                return Ok(m.steps.add(width, Step::Thread(n)));
            }
            ("ntid", rest) if let (Some(n), BlockShape::Exact(s)) = (axis(rest), self.shape) => {
                return Ok(m.steps.number(width, u128::from(s[n])));
            }
            ("laneid", _) => return Ok(m.steps.add(width, Step::Lane)),
            ("warpsize", _) => return Ok(m.steps.number(width, WARP as u128)),
            _ => {}
        }
        let op = ["umin", "umax", "smin", "smax"].into_iter().find(|op| {
            let rest = callee
                .strip_prefix("llvm.")
                .and_then(|c| c.strip_prefix(op));
            rest.is_some_and(|r| r.starts_with(".i"))
        });
        let Some(op) = op else {
            return self.leaf(m, v);
        };
        let args: Vec<Value> = f
            .call(i)
            .into_iter()
            .flat_map(|c| c.args().collect::<Vec<_>>())
            .collect();
        let [a, b] = args[..] else {
            return self.leaf(m, v);
        };
        let (a, b) = (
            self.step_of(m, a, depth + 1)?,
            self.step_of(m, b, depth + 1)?,
        );
        let first = match op {
            "umin" => IntPredicate::Ult,
            "umax" => IntPredicate::Ugt,
            "smin" => IntPredicate::Slt,
            _ => IntPredicate::Sgt,
        };
        let c = m.steps.add(1, Step::Compare(first, a, b));
        Ok(m.steps.add(width, Step::Select(c, a, b)))
    }

    /// A value that lanes share, by its name.
    fn leaf(&mut self, m: &mut Made, v: Value) -> Result<StepId, Stop> {
        let f = self.f;
        let Some(width) = f
            .value_type(v)
            .int_width()
            .filter(|w| (1..=BITS).contains(w))
        else {
            return stop("a value that is no integer of up to 64 bits");
        };
        let there = match f.value_def(v) {
            ValueDef::Arg(_) => true,
            ValueDef::Inst(i) => self.is_named(i),
            _ => false,
        };
        if !self.is_shared(m, v)? {
            return match m.shared.get(&v) {
                Some(Err(why)) => stop(why),
                _ => stop("a value that differs from lane to lane"),
            };
        }
        match there {
            true => Ok(m.steps.add(width, Step::Shared(v))),
            false => stop(format!("{} is not there at the access", self.name(v))),
        }
    }

    /// True if the instruction's value is there at the access.
    fn is_named(&self, i: Inst) -> bool {
        let def = self.f.inst_block(i);
        def.zip(self.at)
            .is_some_and(|(d, at)| self.se.dominators().dominates(d, at))
    }

    /// An instruction of a loop that has been left may be of different iterations in different lanes.
    fn stands(&self, i: Inst) -> Result<(), Stop> {
        let def = self.f.inst_block(i);
        match def
            .zip(self.at)
            .is_some_and(|(d, at)| self.se.no_further_in(d, at))
        {
            true => Ok(()),
            false => stop("a value of a loop that has been left"),
        }
    }

    /// Whether a value is the same in all lanes, in every warp.
    fn is_shared(&mut self, m: &mut Made, v: Value) -> Result<bool, Stop> {
        if let Some(known) = m.shared.get(&v) {
            return Ok(known.is_ok());
        }
        let before = std::mem::take(&mut self.assumed);
        let mut same = Ok(());
        for w in 0..self.warps.len() {
            self.warp = w;
            self.fuel = FUEL;
            same = match self.of_value(v, 0) {
                Ok(a) if a.is_shared() => Ok(()),
                Ok(_) => Err(format!("{} differs from lane to lane", self.name(v))),
                Err(Stop::Unknown(why)) => Err(why),
                Err(gather) => {
                    self.assumed = before;
                    return Err(gather);
                }
            };
            if same.is_err() {
                break;
            }
        }
        let more = std::mem::replace(&mut self.assumed, before);
        let shared = same.is_ok();
        if shared {
            self.assume_again(more);
        }
        m.shared.insert(v, same);
        Ok(shared)
    }

    /// Of what was taken for granted, that nothing wraps: where something lies is of no interest here.
    fn assume_again(&mut self, assumed: Vec<Assumption>) {
        let wraps = |a: &Assumption| matches!(a, Assumption::NoWrap(_));
        self.assumed.extend(assumed.into_iter().filter(wraps));
    }

    /// True for a phi of a header that goes on by steps that lanes share, one addition after the other.
    fn goes_on_alike(&mut self, phi: Inst, v: Value) -> Result<bool, Stop> {
        let Some(block) = self.f.inst_block(phi) else {
            return Ok(false);
        };
        let Some(e) = self.se.expression(v, self.at) else {
            return Ok(false);
        };
        let Node::AddRec(header, xs) = self.se.node(e).node.clone() else {
            return Ok(false);
        };
        let inside = self.at.is_some_and(|at| self.se.loop_holds(header, at));
        if header != block || !inside {
            return Ok(false);
        }
        let before = std::mem::take(&mut self.assumed);
        let mut alike = Ok(true);
        for &x in &xs[1..] {
            for w in 0..self.warps.len() {
                self.warp = w;
                self.fuel = FUEL;
                let same = self.of_expr(x, 0).map(|a| a.is_shared());
                if !matches!(same, Ok(true)) {
                    alike = same;
                }
            }
        }
        let more = std::mem::replace(&mut self.assumed, before);
        self.assume_again(more);
        alike
    }
}
