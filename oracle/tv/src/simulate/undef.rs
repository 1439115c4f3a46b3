//! Where undef may be.
//!
//! A parameter of a segment is poison, undef as a whole, or a value. A value that
//! was computed from undef can be less than a whole undef (`or i32 undef, 1` is any
//! odd number), which no parameter is; nor does memory at entry hold undef. So no
//! value that may be undef may cross a cut point, and none may be stored. Arguments
//! may be undef: segments have them as they are.

use super::fit;
use super::side::Cut;
use crate::validate::Settings;
use rustc_hash::FxHashSet;
use tandem_ir::attr::{Attr, AttrKind, TypedAttr};
use tandem_ir::constant::{ConstantData, ConstantExpr};
use tandem_ir::entity::{AttrSet, Constant};
use tandem_ir::function::ValueDef;
use tandem_ir::inst::InstKind;
use tandem_ir::{Function, Header, Inst, Value};

/// Values that may be undef in whole or in part.
pub(super) struct Undef {
    values: FxHashSet<Value>,
    /// True if some argument may be.
    pub arguments: bool,
}

impl Undef {
    /// Finds them; `None` if memory may come to hold undef.
    pub fn find(side: &Cut<'_>, settings: &Settings) -> Option<Undef> {
        let (f, cx) = (side.f(), side.cx());
        if callees_make_undef(side) {
            return None;
        }
        let mut values = FxHashSet::default();
        if settings.mode.undef_input {
            let sets = cx.function(f.global).map(|d| &d.attrs);
            let open = |n: usize| sets.is_none_or(|s| !is_certain(cx, s.param(n)));
            values.extend(
                f.args()
                    .iter()
                    .enumerate()
                    .filter(|&(n, _)| open(n))
                    .map(|(_, &a)| a),
            );
        }
        let arguments = !values.is_empty();
        let mut out = Undef { values, arguments };
        // Phis close cycles, so that once is not enough.
        loop {
            let before = out.values.len();
            for i in side.insts() {
                if let Some(v) = f.result(i).filter(|_| out.gives_undef(side, i)) {
                    out.values.insert(v);
                }
            }
            if out.values.len() == before {
                break;
            }
        }
        let stored = side.insts().any(|i| out.stores_undef(side, i));
        (!stored).then_some(out)
    }
    /// True if the value may be undef.
    pub fn holds(&self, f: &Function, v: Value) -> bool {
        match f.value_def(v) {
            ValueDef::Const(c) => constant(f, c),
            _ => self.values.contains(&v),
        }
    }
    fn among_operands(&self, f: &Function, i: Inst) -> bool {
        f.operands(i).any(|v| self.holds(f, v))
    }
    fn gives_undef(&self, side: &Cut<'_>, i: Inst) -> bool {
        let f = side.f();
        match f.kind(i) {
            // What is loaded is not undef, because nothing undef is stored.
            InstKind::Freeze
            | InstKind::Load(_)
            | InstKind::AtomicRmw(..)
            | InstKind::CmpXchg { .. } => false,
            InstKind::Alloca { .. } => false,
            _ => self.among_operands(f, i),
        }
    }
    fn stores_undef(&self, side: &Cut<'_>, i: Inst) -> bool {
        let f = side.f();
        match f.kind(i) {
            InstKind::Store(_) => self.holds(f, f.operand(i, 0)),
            InstKind::AtomicRmw(..) | InstKind::CmpXchg { .. } => self.among_operands(f, i),
            InstKind::Call(_) => {
                let writes = side.cx().call_memory(f, i).may_write();
                writes && self.among_operands(f, i)
            }
            _ => false,
        }
    }
}

/// True if a body that calls may follow has undef among its constants.
fn callees_make_undef(side: &Cut<'_>) -> bool {
    let module = side.subject.module;
    let followed = fit::followed(module, side.f());
    followed
        .into_iter()
        .filter_map(|g| module.body(g))
        .any(|b| {
            let mut operands = b
                .blocks()
                .flat_map(|x| b.insts(x))
                .flat_map(|i| b.operands(i));
            operands.any(|v| matches!(b.value_def(v), ValueDef::Const(c) if constant(b, c)))
        })
}

/// True for parameters that are never undef.
pub(super) fn is_certain(cx: &Header, set: AttrSet) -> bool {
    cx.attrs.get(set).iter().any(|a| {
        let by_value = matches!(a, Attr::Typed(TypedAttr::ByVal, _));
        by_value || matches!(a, Attr::Flag(AttrKind::NoUndef) | Attr::Dereferenceable(_))
    })
}

/// True if the constant holds undef.
pub(super) fn constant(f: &Function, c: Constant) -> bool {
    let mut work = vec![c];
    while let Some(c) = work.pop() {
        match f.constants().get(c) {
            ConstantData::Undef => return true,
            ConstantData::Aggregate(parts) | ConstantData::PtrAuth(parts) => {
                work.extend(parts.iter())
            }
            ConstantData::Splat(e) => work.push(*e),
            ConstantData::Expr(e) => match &**e {
                ConstantExpr::Binary(_, _, a, b) => work.extend([*a, *b]),
                ConstantExpr::Cast(_, _, a) => work.push(*a),
                ConstantExpr::Gep { operands, .. } => work.extend(operands.iter()),
                // Rare enough to be taken for undef.
                _ => return true,
            },
            _ => {}
        }
    }
    false
}
