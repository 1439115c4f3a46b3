//! What single instructions may do, read off LangRef and the attributes.
//!
//! Each question is answered pessimistically: what is not known to be harmless
//! is not.

use crate::convergence::is_convergent;
use crate::facts::{Fact, is_plain_constant};
use crate::view::View;
use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::inst::Ordering;
use tandem_ir::{AttrSet, CastOp, Flags, Function, Header, Inst, InstKind, Value, ValueDef};

/// True if control always goes on to the next instruction: no exit, no unwinding, no endless loop.
pub fn transfers_execution(cx: &Header, f: &Function, i: Inst) -> bool {
    match f.kind(i) {
        InstKind::Call(_) => {
            name_of_callee(cx, f, i) == Some("llvm.assume")
                || (cx.call_has(f, i, AttrKind::WillReturn)
                    && cx.call_has(f, i, AttrKind::NoUnwind))
        }
        InstKind::Store(a) => !a.volatile,
        k => !k.is_terminator(),
    }
}

/// The name of the function that is called directly.
pub fn name_of_callee<'a>(cx: &'a Header, f: &Function, i: Inst) -> Option<&'a str> {
    f.callee(i).map(|g| cx.global_name(g))
}

/// True if the instruction may change memory or order accesses of other threads.
pub fn may_write(cx: &Header, f: &Function, i: Inst) -> bool {
    match f.kind(i) {
        InstKind::Store(_)
        | InstKind::Fence { .. }
        | InstKind::CmpXchg { .. }
        | InstKind::AtomicRmw(..)
        | InstKind::VaArg => true,
        InstKind::Load(a) => a.volatile || a.ordering > Ordering::Unordered,
        k if k.call_info().is_some() => {
            name_of_callee(cx, f, i) != Some("llvm.assume")
                && (cx.call_memory(f, i).may_write() || is_convergent(cx, f, i))
        }
        _ => false,
    }
}

/// True if an instruction whose result nobody uses can be left out: at most it could have been UB.
pub fn is_removable_when_unused(cx: &Header, f: &Function, i: Inst) -> bool {
    match f.kind(i) {
        InstKind::Call(_) => {
            name_of_callee(cx, f, i) == Some("llvm.assume")
                || (!cx.call_memory(f, i).may_write()
                    && cx.call_has(f, i, AttrKind::NoUnwind)
                    && cx.call_has(f, i, AttrKind::WillReturn))
        }
        InstKind::LandingPad { .. } | InstKind::CatchPad | InstKind::CleanupPad => false,
        k => !k.is_terminator() && !may_write(cx, f, i),
    }
}

/// True if nothing but a use of its result could tell whether the instruction is there (passes.md, `dce`).
///
/// Stricter than [`is_removable_when_unused`]: atomic loads stay, assumptions stay unless they assume `true`, and so
/// do convergent intrinsics whatever they do to memory, since warp collectives wait for each other (passes.md 0.6).
pub fn is_unobservable(cx: &Header, f: &Function, i: Inst) -> bool {
    if f.kind(i).is_terminator() || !is_removable_when_unused(cx, f, i) {
        return false;
    }
    match f.kind(i) {
        InstKind::Load(a) => a.is_simple(),
        InstKind::Call(c) => match name_of_callee(cx, f, i) {
            Some("llvm.assume") => c.bundles.is_empty() && f.as_bool(f.operand(i, 1)) == Some(true),
            Some(name) if name.starts_with("llvm.") => !is_convergent(cx, f, i),
            _ => true,
        },
        _ => true,
    }
}

/// True if nothing uses the instruction's result, and it is not observable otherwise.
pub fn is_trivially_dead(cx: &Header, f: &Function, i: Inst) -> bool {
    let used = f.result(i).is_some_and(|r| f.has_uses(r));
    !used && is_unobservable(cx, f, i)
}

/// True if the instruction's result depends on its operands alone (the same operands, the same result).
pub fn is_pure(kind: &InstKind) -> bool {
    matches!(
        kind,
        InstKind::FNeg
            | InstKind::Binary(_)
            | InstKind::Gep { .. }
            | InstKind::Cast(_)
            | InstKind::ICmp(_)
            | InstKind::FCmp(_)
            | InstKind::Select
            | InstKind::ExtractElement
            | InstKind::InsertElement
            | InstKind::ShuffleVector(_)
            | InstKind::ExtractValue(_)
            | InstKind::InsertValue(_)
    )
}

/// How deep operands are followed.
const DEPTH: u32 = 12;

/// True if the value is certainly neither undef nor poison at the end of the block (JT-R7).
pub fn is_well_defined_at_end(v: &View<'_>, value: Value, b: tandem_ir::Block) -> bool {
    let facts = crate::facts::at_end(v, b);
    let tested = |x: Value| {
        let all = facts.groups.iter().flat_map(|g| &g.1);
        // A value that is one and the same whatever undef may stand for is not undef.
        let says = |f: &Fact| matches!(f, Fact::In(y, s) if *y == x && s.single().is_some());
        all.into_iter().any(says)
    };
    well_defined(v, value, &tested, DEPTH)
}

/// True if the value is certainly neither undef nor poison wherever it is defined.
pub fn is_well_defined(v: &View<'_>, value: Value) -> bool {
    well_defined(v, value, &|_| false, DEPTH)
}

fn well_defined(v: &View<'_>, value: Value, tested: &dyn Fn(Value) -> bool, depth: u32) -> bool {
    let f = v.f;
    if is_plain_constant(f, value) || tested(value) {
        return true;
    }
    let Some(depth) = depth.checked_sub(1) else {
        return false;
    };
    match f.value_def(value) {
        ValueDef::Arg(n) => {
            v.cx.function(f.global)
                .is_some_and(|d| says_noundef(v.cx, d.attrs.param(n as usize)))
        }
        ValueDef::Inst(i) => {
            makes_defined_value(v.cx, f, i)
                || (keeps_definedness(f, i)
                    && f.operands(i).all(|o| well_defined(v, o, tested, depth)))
        }
        _ => false,
    }
}

/// `noundef`, or one of the attributes that imply it (LangRef, `dereferenceable`).
fn says_noundef(cx: &Header, set: AttrSet) -> bool {
    let implied = |a: &Attr| matches!(a, Attr::Dereferenceable(_) | Attr::DereferenceableOrNull(_));
    cx.attrs.has(set, AttrKind::NoUndef) || cx.attrs.get(set).iter().any(implied)
}

fn makes_defined_value(cx: &Header, f: &Function, i: Inst) -> bool {
    let noundef = |md: &str| match f.kind(i) {
        InstKind::Call(c) => {
            let declared = f
                .callee(i)
                .and_then(|g| cx.function(g))
                .map(|d| d.attrs.ret);
            says_noundef(cx, c.attrs.ret) || declared.is_some_and(|r| says_noundef(cx, r))
        }
        InstKind::Load(_) => f.attachments(i).iter().any(|a| cx.str(a.0) == md),
        _ => false,
    };
    matches!(f.kind(i), InstKind::Freeze | InstKind::Alloca { .. }) || noundef("noundef")
}

/// True if a result of defined operands is defined.
fn keeps_definedness(f: &Function, i: Inst) -> bool {
    use tandem_ir::BinOp::*;
    if f.flags(i).intersects(Flags::POISON_GENERATING) {
        return false;
    }
    match f.kind(i) {
        // A shift is poison if its amount is the width or more; a division without a result is undefined at once.
        InstKind::Binary(Shl | LShr | AShr) => {
            let amount = f.as_int(f.operand(i, 1));
            amount.is_some_and(|n| n.as_u64().is_some_and(|k| k < u64::from(n.width())))
        }
        InstKind::Binary(op) => {
            op.is_float() || op.is_int_division() || matches!(op, Add | Sub | Mul | And | Or | Xor)
        }
        InstKind::Cast(c) => matches!(
            c,
            CastOp::Trunc | CastOp::ZExt | CastOp::SExt | CastOp::BitCast | CastOp::PtrToInt
        ),
        InstKind::ICmp(_) | InstKind::FCmp(_) | InstKind::FNeg | InstKind::Select => true,
        _ => false,
    }
}
