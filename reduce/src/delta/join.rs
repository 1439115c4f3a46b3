//! Makes two functions one: the second is carried out where the first returns.
//!
//! What is hunted may need two things that have nothing to do with each other, and where those are in two functions,
//! everything that a function has to have is there twice.

use super::Delta;
use super::accept::{Touched, accept};
use super::blocks::MERGE;
use super::inline::{can_be_copied, inline};
use crate::rebuild::{Plan, rebuild};
use std::ops::Range;
use tandem_ir::attr::AttrList;
use tandem_ir::inst::{CallInfo, TailKind};
use tandem_ir::{Function, Inst, InstKind, Module, Value};

/// Appends a function to another one.
pub(crate) const JOIN: Join = Join;

/// Most functions of a module in which pairs are tried.
const MOST: usize = 8;

pub(crate) struct Join;

impl Delta for Join {
    fn name(&self) -> &'static str {
        "join-functions"
    }

    fn candidates(&self, m: &Module) -> usize {
        pairs(m).len()
    }

    fn apply(&self, m: &Module, which: Range<usize>) -> Option<Module> {
        let &[(first, second)] = pairs(m).get(which)? else {
            return None;
        };
        let mut new = m.clone();
        append(&mut new, first, second)?;
        let plan = Plan {
            bodies: [m.bodies[second].global].into_iter().collect(),
            ..Plan::default()
        };
        let mut new = rebuild(&new, &plan)?;
        // The joint is a branch more until the blocks around it are one.
        while let Some(merged) = MERGE.apply(&new, 0..usize::MAX) {
            new = merged;
        }
        accept(m, new, Touched::All, false)
    }
}

/// Bodies by index: one that returns at one place, and one to be appended to it.
fn pairs(m: &Module) -> Vec<(usize, usize)> {
    if m.bodies.len() > MOST {
        return Vec::new();
    }
    let mut out = Vec::new();
    for (first, f) in m.bodies.iter().enumerate() {
        if only_return(f).is_none() {
            continue;
        }
        for (second, g) in m.bodies.iter().enumerate() {
            if first != second && can_be_copied(&m.header, g) {
                out.push((first, second));
            }
        }
    }
    out
}

/// The one return of a body.
fn only_return(f: &Function) -> Option<Inst> {
    let ends = f.blocks().filter_map(|b| f.terminator(b));
    let mut returns = ends.filter(|&t| matches!(f.kind(t), InstKind::Ret));
    let first = returns.next()?;
    returns.next().is_none().then_some(first)
}

/// Calls the second where the first returns, with its arguments where the types fit, and inlines the call.
fn append(m: &mut Module, first: usize, second: usize) -> Option<()> {
    let callee = m.bodies[second].clone();
    let fn_ty = m.header.globals[callee.global].ty;
    let (ty, params, _) = m.header.types.as_function(fn_ty)?;
    let params = params.to_vec();
    let f = &mut m.bodies[first];
    let at = only_return(f)?;
    let mut ops: Vec<Value> = vec![f.zero(tandem_ir::Type::ptr(0))];
    for ty in params {
        let same = f.args().iter().copied().find(|&a| f.value_type(a) == ty);
        let zero = super::has_zero(&m.header, ty);
        ops.push(match same {
            Some(a) => a,
            None => zero.then(|| f.zero(ty))?,
        });
    }
    let info = CallInfo {
        fn_ty,
        cc: 0,
        tail: TailKind::None,
        attrs: AttrList::default(),
        addrspace: None,
        bundles: Box::default(),
    };
    let call = f.create_inst(InstKind::Call(Box::new(info)), ty, &ops);
    f.insert_before(call, at);
    inline(m, first, call, &callee)
}
