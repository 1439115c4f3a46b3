//! Parameters that a target looks at once: it is enough to ask about them as if they were not undef.
//!
//! Each use of an undef value may see another value (LangRef, "Undefined Values"). Where all that the target computes from a
//! parameter hangs together by single uses, one look at the result is one look at the parameter. Whatever value it takes the
//! parameter for, the source may take it for the same value at all of its uses, so that a target which is right for every value
//! is right for undef:
//!
//! ```text
//!   source:  %a = mul i8 %x, 2        target:  %r = add i8 %x, %x    looks twice: undef has to be asked about
//!   source:  %r = add i8 %x, %x       target:  %r = mul i8 %x, 2     looks once: it is not
//! ```
//!
//! Not so where undef itself is undefined behaviour for the target (a branch, `noundef`), and where the source makes one value
//! of an undef one (`freeze`) or hands it to code that might.

use crate::graph::Graph;
use crate::validate::Subject;
use tandem_ir::attr::AttrKind;
use tandem_ir::inst::InstKind;
use tandem_ir::{BinOp, Function, Inst, Value};

/// For each parameter, whether undef need not be asked about.
pub(crate) fn looked_at_once(source: Subject<'_>, target: Subject<'_>) -> Vec<bool> {
    let f = target.function;
    let plain = !fixes_values(source) && Graph::new(f).loop_headers().is_empty();
    let set = |s: Subject<'_>, n: usize| {
        let cx = &s.module.header;
        let decl = cx.function(s.function.global);
        decl.is_some_and(|d| cx.attrs.has(d.attrs.param(n), AttrKind::NoUndef))
    };
    let args = f.args().iter().enumerate();
    args.map(|(n, &a)| {
        let scalar = target.module.header.types.scalar(f.value_type(a));
        let number = scalar.int_width().is_some() || scalar.float_kind().is_some();
        plain && number && (!set(target, n) || set(source, n)) && one_look(source, target, a)
    })
    .collect()
}

/// True if a function makes one value of an undef one, or may.
fn fixes_values(s: Subject<'_>) -> bool {
    let f = s.function;
    let mut insts = f.blocks().flat_map(|b| f.insts(b));
    insts.any(|i| match f.kind(i) {
        InstKind::Freeze => true,
        InstKind::Call(_) => !is_arithmetic(s, i),
        k => k.call_info().is_some(),
    })
}

/// True if a value goes into one result by single uses, and undef does no harm on the way.
fn one_look(source: Subject<'_>, target: Subject<'_>, from: Value) -> bool {
    let f = target.function;
    let returns = |s: Subject<'_>| {
        let cx = &s.module.header;
        let decl = cx.function(s.function.global);
        decl.is_some_and(|d| cx.attrs.has(d.attrs.ret, AttrKind::NoUndef))
    };
    let mut value = from;
    // Each step is one instruction further, and there are no loops.
    loop {
        let users = f.uses(value).map(|u| f.user(u));
        let mut users = users.filter(|&i| !is_dead(f, i, MOST_DEAD));
        let Some(user) = users.next() else {
            return true;
        };
        if users.next().is_some() {
            return false;
        }
        match f.kind(user) {
            InstKind::Ret => return !returns(target) || returns(source),
            InstKind::Freeze => return true,
            InstKind::Call(_) if !is_arithmetic(target, user) => return false,
            InstKind::Call(_)
            | InstKind::Binary(_)
            | InstKind::FNeg
            | InstKind::Cast(_)
            | InstKind::ICmp(_)
            | InstKind::FCmp(_)
            | InstKind::Select
            | InstKind::InsertElement
            | InstKind::ExtractElement => {}
            _ => return false,
        }
        match f.result(user) {
            Some(v) => value = v,
            None => return false,
        }
    }
}

/// Dead instructions that hang on each other, at most.
const MOST_DEAD: usize = 4;

/// True if nothing comes of an instruction, whatever its operands are: it is never undefined, and nobody looks at its value but
/// instructions of which the same is true.
fn is_dead(f: &Function, i: Inst, most: usize) -> bool {
    use BinOp::{SDiv, SRem, UDiv, URem};
    let harmless = match f.kind(i) {
        InstKind::Binary(op) => !matches!(op, UDiv | SDiv | URem | SRem),
        InstKind::FNeg
        | InstKind::Cast(_)
        | InstKind::ICmp(_)
        | InstKind::FCmp(_)
        | InstKind::Select
        | InstKind::InsertElement
        | InstKind::ExtractElement => true,
        _ => false,
    };
    let unseen = |v| {
        let mut users = f.uses(v).map(|u| f.user(u));
        users.all(|u| most > 0 && is_dead(f, u, most - 1))
    };
    harmless && f.result(i).is_some_and(unseen)
}

/// True for calls of intrinsics that are operations on numbers, element by element.
fn is_arithmetic(s: Subject<'_>, i: Inst) -> bool {
    const OPERATIONS: [&str; 32] = [
        "fabs",
        "sqrt",
        "fma",
        "fmuladd",
        "copysign",
        "minnum",
        "maxnum",
        "minimum",
        "maximum",
        "minimumnum",
        "maximumnum",
        "floor",
        "ceil",
        "trunc",
        "rint",
        "nearbyint",
        "round",
        "roundeven",
        "canonicalize",
        "smin",
        "smax",
        "umin",
        "umax",
        "ctpop",
        "bswap",
        "bitreverse",
        "fshl",
        "fshr",
        "sadd",
        "uadd",
        "ssub",
        "usub",
    ];
    let cx = &s.module.header;
    let f = s.function;
    let (Some(g), Some(call)) = (f.callee(i), f.call(i)) else {
        return false;
    };
    let name = cx.global_name(g).strip_prefix("llvm.");
    let base = name.and_then(|n| n.split('.').next());
    let noundef =
        (0..call.args().count()).any(|n| cx.attrs.has(call.info.attrs.param(n), AttrKind::NoUndef));
    base.is_some_and(|b| OPERATIONS.contains(&b)) && !noundef
}
