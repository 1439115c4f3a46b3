//! Conversions, and conversions of conversions.

use super::query::{Hit, Query, rule, value};
use crate::defects::planted;
use tandem_ir::{CastOp, Flags, Inst, Value};

/// A conversion.
pub(super) fn cast(q: &Query<'_>, i: Inst, op: CastOp) -> Option<Hit> {
    let a = q.f.operand(i, 0);
    let to = q.f.inst_type(i);
    let back = |inner| q.cast(a, inner).filter(|&x| q.f.value_type(x) == to);
    match op {
        CastOp::Trunc => {
            if let Some(x) = back(CastOp::ZExt) {
                rule!("trunc-of-zext", x, x = x);
            }
            if let Some(x) = back(CastOp::SExt) {
                rule!("trunc-of-sext", x, x = x);
            }
        }
        CastOp::BitCast => {
            if q.f.value_type(a) == to {
                rule!("bitcast-same-type", a, x = a);
            }
            if let Some(x) = back(CastOp::BitCast) {
                rule!("bitcast-of-bitcast", x, x = x);
            }
        }
        CastOp::FpTrunc => {
            if let Some(x) = back(CastOp::FpExt)
                && !q.env.strict
                && is_nan_unseen(q, (i, a), x)
                && q.keeps_denormals(x)
                && q.keeps_denormals(a)
            {
                value!(x);
            }
        }
        CastOp::PtrToInt => {
            if let Some(x) = back(CastOp::IntToPtr)
                && let Some(space) = q.scalar(a).address_space()
                && q.scalar(x).int_width() == Some(q.cx.layout.pointer(space).bits)
                && !q.cx.layout.is_non_integral(space)
            {
                value!(x);
            }
        }
        CastOp::ZExt | CastOp::SExt => {
            // Only where the truncation is known to have lost nothing.
            let flag = if op == CastOp::ZExt {
                Flags::NUW
            } else {
                Flags::NSW
            };
            if q.flags(a)
                .contains(planted!(q.cx, ExtensionForgetsFlag, flag, Flags::NONE))
                && let Some(x) = back(CastOp::Trunc)
            {
                value!(x);
            }
        }
        _ => {}
    }
    None
}

/// Nobody can tell that a NaN of `x` comes back from the wide value `a`, through the conversion `i`, as it was: each conversion
/// gives any NaN that LangRef allows, and one that somebody else looks at need not have kept the payload (M4).
fn is_nan_unseen(q: &Query<'_>, (i, a): (Inst, Value), x: Value) -> bool {
    let excludes_nan = q.flags(a) | q.f.flags(i);
    q.f.has_one_use(a) || excludes_nan.contains(Flags::NNAN) || q.is_never_nan(x)
}
