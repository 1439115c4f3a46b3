//! Operands of PTX instructions against the table of forms: number, class, width, immediates (PS-10 to PS-13, PS-18,
//! PS-20, PS-30, PS-38).
//!
//! A form's variant in the table has one [`Schema`] per operand: defined register, source, address in a space, label
//! and so on, with the type that the spelling decides. [`Verifier::operands`] compares one by one, and then asks what
//! only one family of instructions has to keep (`mov`, `cvt`, `setp`, `bar`, `cp`, `setmaxnreg`, cache hints).
//!
//! ```text
//!   add.s32 %r1, %r2, 5      Def s32, Source s32, Source s32      with %rd1: '%rd1' is .b64, which does not fit .s32 (PS-10)
//! ```
//!
//! Widths are bits. A register fits a type of the same width, signs aside; some operands may be wider. The rules are
//! those that `ptxas` enforces, and stricter where it silently cuts an immediate that does not fit (PS-30).
//!
//! A finding names the rule, the operand (from 1) and the instruction's spelling; there is at most one per operand, and
//! one of the family.

use super::Verifier;
use crate::machine::effects::schemas;
use crate::machine::forms::{Form, Schema, TypeExpr};
use crate::machine::func::{Base, MFunc, MInst, Operand};
use crate::machine::module::GlobalRef;
use crate::machine::regs::Reg;
use crate::machine::special::SReg;
use crate::machine::types::{Kind, Space, Ty};

type Fault = Option<(&'static str, String)>;

fn fault(rule: &'static str, what: impl Into<String>) -> Fault {
    Some((rule, what.into()))
}

impl<'m> Verifier<'m> {
    pub(super) fn operands(&mut self, f: &'m MFunc, inst: MInst, form: &'m Form) {
        let ops = &f.insts[inst].ops;
        let name = &form.spelling;
        let schema = schemas(&form.variant.operands, ops.len());
        let rest = schema.last() == Some(&Schema::Rest);
        if schema.len() != ops.len() && !(rest && schema.len() == ops.len() + 1) {
            let what = format!(
                "'{name}' has {} operands here, not {}",
                schema.len(),
                ops.len()
            );
            return self.at("MM-14", inst, what);
        }
        for (n, (schema, op)) in schema.iter().zip(ops).enumerate() {
            if let Some((rule, what)) = self.operand(f, form, *schema, op) {
                self.at(rule, inst, format!("operand {} of '{name}': {what}", n + 1));
            }
        }
        let family = match form.family() {
            "mov" => mov_widths(f, form, ops),
            "cvt" => rounding(form),
            "setp" | "set" => combined(form, ops.len()),
            "bar" | "barrier" => barrier(form, ops),
            "ld" | "st" | "atom" | "red" => hinted(form, ops.len()),
            "setmaxnreg" => registers(ops),
            "pmevent"
                if !form.has(".mask") && !matches!(ops.first(), Some(Operand::Int(0..=15, _))) =>
            {
                fault("PS-11", "events are numbered from 0 to 15")
            }
            "cp" => copied(form, ops),
            _ => None,
        };
        if let Some((rule, what)) = family {
            self.at(rule, inst, format!("'{name}': {what}"));
        }
    }

    fn operand(&self, f: &MFunc, form: &Form, schema: Schema, op: &Operand) -> Fault {
        let ty = |e: TypeExpr| form.type_of(e).unwrap_or(Ty::B32);
        match schema {
            Schema::Rest | Schema::Label | Schema::Call => None,
            Schema::Table => match op {
                Operand::Table(_) => None,
                _ => fault("PS-8", "expected a jump table"),
            },
            Schema::Def {
                ty: t,
                wider,
                sink,
                with_pred,
            } => match op {
                Operand::Reg(r) => reg(f, *r, ty(t), wider),
                Operand::Sink if sink => None,
                Operand::Pair(a, b) if with_pred => match a {
                    Some(r) => reg(f, *r, ty(t), wider).or(pred(f, *b)),
                    None => pred(f, *b),
                },
                _ => fault("MM-14", "expected a register"),
            },
            Schema::DefPreds => match op {
                Operand::Reg(r) => pred(f, Some(*r)),
                Operand::Pair(a, b) => pred(f, *a).or(pred(f, *b)),
                Operand::Sink => None,
                _ => fault("MM-14", "expected a predicate"),
            },
            Schema::DefVec { ty: t, wider } => vector(form, op, |op| match op {
                Operand::Reg(r) => reg(f, *r, ty(t), wider),
                Operand::Sink => None,
                _ => fault("MM-14", "expected a register"),
            })
            .or_else(|| twice(f, op)),
            Schema::UseVec { ty: t, wider, imm } => {
                vector(form, op, |op| source(f, op, ty(t), wider, imm, false))
            }
            Schema::Use {
                ty: t,
                wider,
                imm,
                negated,
            } => source(f, op, ty(t), wider, imm, negated),
            Schema::Int => match op {
                Operand::Int(n, _) if *n <= u64::from(u32::MAX) => None,
                _ => fault("MM-14", "expected an integer"),
            },
            Schema::Address(space) => match op {
                Operand::Address(..) => self.address(f, op, space.map_or(Some(form.space), |s| s)),
                _ => fault("MM-14", "expected an address in brackets"),
            },
            Schema::Pointer => match op {
                Operand::Reg(r) => reg(f, *r, ty(TypeExpr::T), false),
                Operand::Symbol(base, _) => self.in_space(f, *base, form.space),
                _ => fault("MM-14", "expected a register or a symbol"),
            },
            Schema::MovDef => match op {
                Operand::Reg(r) => reg(f, *r, ty(TypeExpr::T), false),
                Operand::Vector(_) => twice(f, op),
                _ => fault("MM-14", "expected a register"),
            },
            Schema::MovUse => self.moved(f, op, ty(TypeExpr::T)),
            Schema::CvtUse => match op {
                Operand::Special(s) if !s.is_vector() => None,
                _ => source(f, op, ty(TypeExpr::S), true, true, false),
            },
        }
    }

    fn moved(&self, f: &MFunc, op: &Operand, ty: Ty) -> Fault {
        match op {
            Operand::Special(s) if s.is_vector() => fault("PS-20", "a vector of special registers"),
            Operand::Special(s) if (s.bits() == 1) != (ty == Ty::Pred) => {
                fault("PS-20", format!("'{}' is {} bits wide", s.text(), s.bits()))
            }
            Operand::Special(_) => None,
            Operand::Vector(_) => None,
            Operand::Symbol(base, _) | Operand::Generic(base, _) => {
                let narrow = matches!(
                    self.space_of(f, *base),
                    Some(Space::Shared | Space::Local | Space::Const | Space::Param)
                );
                match ty.bits() {
                    64 => None,
                    32 if narrow => None,
                    n => fault("PS-14", format!("an address does not fit {n} bits")),
                }
            }
            _ => source(f, op, ty, false, true, false),
        }
    }

    /// The space that an address lies in, if it is that of a symbol.
    pub(super) fn space_of(&self, f: &MFunc, base: Base) -> Option<Space> {
        Some(match base {
            Base::Reg(_) | Base::Special(_) | Base::Absolute => return None,
            Base::Global(GlobalRef::Func(_)) => return None,
            Base::Global(GlobalRef::Var(n)) => self.module.globals[n as usize].space,
            Base::Frame(n) => f.frame[n as usize].space,
            Base::Param(_) | Base::Ret(_) | Base::Slot(..) => Space::Param,
        })
    }

    /// A symbol's space is that of the instruction; generic access by symbol reaches global and shared only (PS-15).
    fn in_space(&self, f: &MFunc, base: Base, space: Space) -> Fault {
        let of = self.space_of(f, base)?;
        let generic = space == Space::Generic && matches!(of, Space::Global | Space::Shared);
        if of == space || generic {
            return None;
        }
        let wanted = match space {
            Space::Generic => "generic",
            s => s.text(),
        };
        fault(
            "PS-15",
            format!("a symbol in {} space in a {wanted} access", of.text()),
        )
    }

    fn address(&self, f: &MFunc, op: &Operand, space: Option<Space>) -> Fault {
        let Operand::Address(base, _) = op else {
            return None;
        };
        match base {
            Base::Reg(r) => {
                let bits = f.regs.ty(*r).bits();
                let narrow = space.is_none_or(|s| !matches!(s, Space::Generic | Space::Global));
                match bits {
                    64 => None,
                    32 if narrow => None,
                    _ => fault(
                        "PS-14",
                        format!("'{}' of {bits} bits holds no address", f.regs.name(*r)),
                    ),
                }
            }
            Base::Global(GlobalRef::Func(_)) => fault("PS-15", "a function is no memory"),
            _ => space.and_then(|s| self.in_space(f, *base, s)),
        }
    }
}

fn pred(f: &MFunc, r: Option<Reg>) -> Fault {
    r.and_then(|r| reg(f, r, Ty::Pred, false))
}

fn reg(f: &MFunc, r: Reg, want: Ty, wider: bool) -> Fault {
    let ty = f.regs.ty(r);
    let fits = match wider {
        true => ty.fits_wider(want),
        false => ty.fits(want),
    };
    if fits {
        return None;
    }
    let (name, have, want) = (f.regs.name(r), ty.text(), want.text());
    fault(
        "PS-10",
        format!("'{name}' is .{have}, which does not fit .{want}"),
    )
}

fn source(f: &MFunc, op: &Operand, want: Ty, wider: bool, imm: bool, negated: bool) -> Fault {
    match op {
        Operand::Reg(r) => reg(f, *r, want, wider),
        Operand::Not(r) if negated => reg(f, *r, want, wider),
        Operand::Int(..) | Operand::Float(_) if !imm => {
            fault("PS-12", "no immediate is allowed here")
        }
        Operand::Int(n, negative) => int_fits(*n, *negative, want),
        Operand::Float(_) if matches!(want.kind(), Kind::Float | Kind::Bits) => None,
        Operand::Float(_) => fault("PS-12", format!("a float where .{} is wanted", want.text())),
        Operand::Special(s) if *s == warp_size() => None,
        Operand::Special(_) => fault(
            "PS-20",
            "special registers are read by 'mov' and 'cvt' only",
        ),
        Operand::Symbol(..) | Operand::Generic(..) => {
            fault("PS-12", "an address where a value is wanted")
        }
        _ => fault("MM-14", "expected a register or an immediate"),
    }
}

fn warp_size() -> SReg {
    SReg::of("WARP_SZ").unwrap_or(SReg(u16::MAX))
}

/// `ptxas` cuts what does not fit (PS-30).
fn int_fits(n: u64, negative: bool, want: Ty) -> Fault {
    let bits = want.bits();
    if want.kind() == Kind::Float {
        return fault(
            "PS-12",
            format!("an integer where .{} is wanted", want.text()),
        );
    }
    let fits = match (bits, negative) {
        (1, _) => n <= 1 || n == u64::MAX,
        (64.., _) => true,
        (_, false) => n >> bits == 0,
        (_, true) => n as i64 >= -(1 << (bits - 1)),
    };
    let shown = if negative {
        (n as i64).to_string()
    } else {
        n.to_string()
    };
    match fits {
        true => None,
        false => fault("PS-30", format!("{shown} does not fit {bits} bits")),
    }
}

/// A scalar or as many elements as the form says.
fn vector(form: &Form, op: &Operand, mut each: impl FnMut(&Operand) -> Fault) -> Fault {
    match (op, form.vector) {
        (Operand::Vector(all), n) if all.len() == usize::from(n) => all.iter().find_map(each),
        (Operand::Vector(all), n) => {
            fault("MM-14", format!("{} elements instead of {n}", all.len()))
        }
        (op, 1) => each(op),
        (_, n) => fault("MM-14", format!("expected a vector of {n} elements")),
    }
}

/// No register is written twice by one instruction (PS-38).
fn twice(f: &MFunc, op: &Operand) -> Fault {
    let Operand::Vector(all) = op else {
        return None;
    };
    let mut seen: Vec<Reg> = all
        .iter()
        .filter_map(|o| match o {
            Operand::Reg(r) => Some(*r),
            _ => None,
        })
        .collect();
    seen.sort_unstable();
    let pair = seen.windows(2).find(|w| w[0] == w[1])?;
    fault(
        "PS-38",
        format!("'{}' is written twice", f.regs.name(pair[0])),
    )
}

/// Packing and unpacking: the elements are as wide as the whole.
fn mov_widths(f: &MFunc, form: &Form, ops: &[Operand]) -> Fault {
    let whole = form.ty?.bits();
    let mut vectors = 0;
    for op in ops {
        let Operand::Vector(all) = op else { continue };
        vectors += 1;
        let n = all.len() as u32;
        if !matches!(n, 2 | 4) || form.ty?.kind() != Kind::Bits {
            return fault(
                "PS-10",
                format!("{n} elements cannot be packed into .{}", form.ty?.text()),
            );
        }
        for element in all {
            let bits = match element {
                Operand::Reg(r) => f.regs.ty(*r).bits(),
                Operand::Sink | Operand::Int(..) | Operand::Float(_) => whole / n,
                _ => return fault("MM-14", "expected a register in a vector"),
            };
            if bits * n != whole {
                return fault(
                    "PS-10",
                    format!("{n} elements of {bits} bits are not {whole} bits"),
                );
            }
        }
    }
    match vectors {
        2 => fault("MM-14", "two vectors"),
        _ => None,
    }
}

/// Where a conversion has to say how it rounds, and where it must not (PS-13).
fn rounding(form: &Form) -> Fault {
    let (to, from) = (form.ty?, form.source?);
    let plain = |t: Ty| {
        matches!(t.bits(), 8 | 16 | 32 | 64)
            && !matches!(t, Ty::Tf32 | Ty::F16x2 | Ty::Bf16x2)
            && (t.kind() == Kind::Int || matches!(t, Ty::F16 | Ty::Bf16 | Ty::F32 | Ty::F64))
    };
    if !plain(to) || !plain(from) {
        return None;
    }
    let integral = [".rni", ".rzi", ".rmi", ".rpi"].iter().any(|m| form.has(m));
    let rounds = [".rn", ".rz", ".rm", ".rp"].iter().any(|m| form.has(m));
    let narrows = to.bits() < from.bits();
    if form.has(".ftz") && to != Ty::F32 && from != Ty::F32 {
        return fault("PS-13", "only conversions of .f32 flush");
    }
    let (byte, brain) = (to.bits().min(from.bits()) == 8, Ty::Bf16);
    if byte && (to == brain || from == brain) {
        return fault("PS-11", "no conversion between .bf16 and bytes");
    }
    match (from.kind(), to.kind()) {
        (Kind::Float, Kind::Int) if !integral => fault("PS-13", "needs .rni, .rzi, .rmi or .rpi"),
        (Kind::Int, Kind::Float) if !rounds => fault("PS-13", "needs .rn, .rz, .rm or .rp"),
        (Kind::Float, Kind::Float) if narrows && !rounds => {
            fault("PS-13", "needs .rn, .rz, .rm or .rp")
        }
        (Kind::Float, Kind::Float) if to.bits() > from.bits() && (rounds || integral) => {
            fault("PS-13", "widening does not round")
        }
        (Kind::Float, Kind::Float) if to == from && rounds => {
            fault("PS-13", "rounds to an integer or not at all")
        }
        _ => None,
    }
}

/// An operand for the cache policy and `.L2::cache_hint` go together.
fn hinted(form: &Form, count: usize) -> Fault {
    let optional = form.variant.operands.iter().any(|(_, o)| *o);
    let given = count == form.variant.operands.len();
    match !optional || form.has(".L2::cache_hint") == given {
        true => None,
        false => fault("MM-14", "a cache policy and .L2::cache_hint go together"),
    }
}

/// Registers per thread are set in eights (PS-11).
fn registers(ops: &[Operand]) -> Fault {
    match ops.first() {
        Some(Operand::Int(n @ 24..=256, _)) if n % 8 == 0 => None,
        _ => fault(
            "PS-11",
            "a number of registers is a multiple of 8 from 24 to 256",
        ),
    }
}

/// Asynchronous copies of 4, 8 or 16 bytes; past the first cache of 16 (PS-11).
fn copied(form: &Form, ops: &[Operand]) -> Fault {
    let fits = |n: u64| n == 16 || matches!(n, 4 | 8) && form.has(".ca");
    match ops.get(2) {
        Some(Operand::Int(n, _)) if !fits(*n) => {
            fault("PS-11", format!("{n} bytes cannot be copied"))
        }
        _ => None,
    }
}

/// A comparison is combined with a predicate, or not.
fn combined(form: &Form, count: usize) -> Fault {
    let combines = [".and", ".or", ".xor"].iter().any(|m| form.has(m));
    match combines == (count == 4) {
        true => None,
        false => fault("MM-14", "the predicate and .and, .or or .xor go together"),
    }
}

/// Barriers 0 to 15, and whole warps (PS-18).
fn barrier(form: &Form, ops: &[Operand]) -> Fault {
    let red = form.has(".red");
    if form.has(".warp") {
        return None;
    }
    let id = ops.get(usize::from(red));
    if matches!(id, Some(Operand::Int(n, _)) if *n > 15) {
        return fault("PS-18", "barriers are numbered from 0 to 15");
    }
    let count = ops.get(1 + usize::from(red));
    if matches!(count, Some(Operand::Int(n, _)) if n % 32 != 0) {
        return fault("PS-18", "a number of threads that is no multiple of 32");
    }
    None
}
