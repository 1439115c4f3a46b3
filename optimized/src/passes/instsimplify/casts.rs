//! Conversions, and conversions of conversions.

use super::query::{Hit, Query, rule, value};
use crate::defects::planted;
use tandem_ir::{CastOp, Inst};

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
                tandem_ir::Flags::NUW
            } else {
                tandem_ir::Flags::NSW
            };
            if q.flags(a).contains(planted!(
                q.cx,
                ExtensionForgetsFlag,
                flag,
                tandem_ir::Flags::NONE
            )) && let Some(x) = back(CastOp::Trunc)
            {
                value!(x);
            }
        }
        _ => {}
    }
    None
}
