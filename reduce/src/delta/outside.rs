//! Deltas that move what an instruction computes across the boundary of its function: it becomes an argument, so that
//! everything that computed it can go, or the result, so that everything behind it can go.
//!
//! ```text
//!   define i32 @f(i32 %a) {            instructions-to-arguments      instructions-to-results
//!     %x = … long …                    define i32 @f(i32 %a, i8 %x)   define i8 @f(i32 %a)
//!     %y = … longer, uses %x …           %y = …                         %x = …
//!     ret i32 %y }                       ret i32 %y }                   ret i8 %x }
//! ```
//!
//! An instruction without a result, or one whose operand matters, is replaced by a result that says that it was
//! reached, or what it worked on. Callers are changed with the function: they pass zero, and take zero for what was
//! returned before.
//!
//! Only values move whose type has a zero and is no aggregate; variadic functions keep their signature; a function gets
//! at most [`MOST`] parameters. Effects and operands are moved in bodies of at most [`FEW`] instructions, since each is
//! one question to the predicate.

use super::blocks::returned;
use super::editor::{Editor, pinned_blocks};
use super::has_zero;
use super::wide::{Apply, Wide};
use tandem_ir::inst::CallInfo;
use tandem_ir::module::GlobalKind;
use tandem_ir::{AttrSet, Block, Function, Global, Inst, InstKind, Module, Type, Value};

/// Makes what an instruction computes an argument. Callers pass zero.
pub(crate) const TO_ARGUMENTS: Wide<(usize, Inst)> = Wide {
    name: "instructions-to-arguments",
    list,
    apply: Apply::Edit(|m, which| {
        for &(k, i) in which {
            make_argument(m, k, i);
        }
    }),
};

/// Makes a function return what an instruction computes as soon as it does. Callers take zero for what was
/// returned before.
pub(crate) const TO_RESULTS: Wide<(usize, Inst)> = Wide {
    name: "instructions-to-results",
    list: computed,
    apply: Apply::Edit(|m, which| {
        let mut last = None;
        for &(k, i) in which {
            // A function has one result.
            if last != Some(k) {
                make_result(m, k, i, Reported::Result);
                last = Some(k);
            }
        }
    }),
};

/// Makes a function return that an effect was reached, in place of the effect and everything behind it. Callers take
/// zero for what was returned before.
pub(crate) const EFFECTS_TO_RESULTS: Wide<(usize, Inst)> = Wide {
    name: "effects-to-results",
    list: effects,
    apply: Apply::Edit(|m, which| {
        let mut last = None;
        for &(k, i) in which {
            if last != Some(k) {
                make_result(m, k, i, Reported::Reached);
                last = Some(k);
            }
        }
    }),
};

/// Makes a function return what an instruction works on, in place of the instruction and everything behind it.
pub(crate) const USES_TO_RESULTS: Wide<(usize, Inst, u32)> = Wide {
    name: "uses-to-results",
    list: used,
    apply: Apply::Edit(|m, which| {
        let mut last = None;
        for &(k, i, n) in which {
            if last != Some(k) {
                make_result(m, k, i, Reported::Operand(n));
                last = Some(k);
            }
        }
    }),
};

/// Makes a function return what an instruction works on where it returns anyway, in place of the instruction; what comes
/// between stays.
pub(crate) const USES_TO_RETURNS: Wide<(usize, Inst, u32)> = Wide {
    name: "uses-to-returns",
    list: used_before_return,
    apply: Apply::Edit(|m, which| {
        let mut last = None;
        for &(k, i, n) in which {
            if last != Some(k) {
                make_result(m, k, i, Reported::Later(n));
                last = Some(k);
            }
        }
    }),
};

/// Makes a function return what a phi in front of its return merges, where it is merged: what leads there by a plain
/// branch returns what the phi would get.
pub(crate) const PHIS_TO_RETURNS: Wide<(usize, Inst)> = Wide {
    name: "phis-to-returns",
    list: merged,
    apply: Apply::Edit(|m, which| {
        for &(k, i) in which {
            return_apart(m, k, i);
        }
    }),
};

/// What a function comes to return.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reported {
    /// What the instruction computes.
    Result,
    /// That control came to the instruction, which is not carried out.
    Reached,
    /// An operand of the instruction, which is not carried out.
    Operand(u32),
    /// The same, but what comes between the instruction and the return is carried out.
    Later(u32),
}

/// Largest body, in instructions, whose effects are reported one by one.
const FEW: usize = 64;

/// Most parameters that a function may come to have this way; more would hide the bug rather than show it.
const MOST: usize = 12;

fn list(m: &Module) -> Vec<(usize, Inst)> {
    let h = &m.header;
    let mut out = Vec::new();
    for (k, f) in m.bodies.iter().enumerate() {
        let vararg = h
            .types
            .as_function(h.globals[f.global].ty)
            .is_none_or(|t| t.2);
        if vararg || f.args().len() >= MOST {
            continue;
        }
        let plain = |t: Type| has_zero(h, t) && !h.types.is_aggregate(t) && h.types.is_sized(t);
        for b in f.blocks() {
            let fits = f.insts(b).filter(|&i| {
                let used = f.result(i).is_some_and(|v| f.has_uses(v));
                used && !f.kind(i).is_terminator() && plain(f.inst_type(i))
            });
            out.extend(fits.map(|i| (k, i)));
        }
    }
    out
}

fn make_argument(m: &mut Module, k: usize, i: Inst) {
    let f = &m.bodies[k];
    let ty = f.inst_type(i);
    let Some(old) = f.result(i) else {
        return;
    };
    let Some(arg) = add_parameter(m, k, ty) else {
        return;
    };
    let f = &mut m.bodies[k];
    f.replace_all_uses(old, arg);
    f.erase_inst(i);
}

/// Gives a function one more parameter, for which callers pass zero; `None` if it has too many already.
pub(crate) fn add_parameter(m: &mut Module, k: usize, ty: Type) -> Option<Value> {
    let f = &mut m.bodies[k];
    let g = f.global;
    if f.args().len() >= MOST {
        return None;
    }
    let before = m.header.globals[g].ty;
    let (ret, params, vararg) = m.header.types.as_function(before)?;
    if vararg {
        return None;
    }
    let arg = f.add_argument(ty);
    let params: Vec<Type> = params.iter().copied().chain([ty]).collect();
    let after = m.header.types.function(ret, &params, false);
    m.header.globals[g].ty = after;
    for f in &mut m.bodies {
        pass_zero(f, g, before, after, ty);
    }
    Some(arg)
}

/// Gives the calls of a function one more argument.
fn pass_zero(f: &mut Function, g: Global, before: Type, after: Type, ty: Type) {
    let calls: Vec<Inst> = f
        .blocks()
        .flat_map(|b| f.insts(b))
        .filter(|&i| f.callee(i) == Some(g))
        .collect();
    for i in calls {
        let Some(args) = f
            .call(i)
            .filter(|c| c.info.fn_ty == before)
            .map(|c| c.num_args())
        else {
            continue;
        };
        let zero = f.zero(ty);
        let mut ops: Vec<Value> = f.operands(i).collect();
        ops.insert(1 + args, zero);
        f.set_operands(i, &ops);
        let changed = |c: &CallInfo| {
            Box::new(CallInfo {
                fn_ty: after,
                ..c.clone()
            })
        };
        let kind = match f.kind(i) {
            InstKind::Call(c) => InstKind::Call(changed(c)),
            InstKind::Invoke(c) => InstKind::Invoke(changed(c)),
            InstKind::CallBr(c, n) => InstKind::CallBr(changed(c), *n),
            _ => continue,
        };
        f.set_kind(i, kind);
    }
}

// ----- results ------------------------------------------------------------------------------

fn computed(m: &Module) -> Vec<(usize, Inst)> {
    let h = &m.header;
    let mut out = Vec::new();
    for (k, f) in m.bodies.iter().enumerate() {
        let plain = |t: Type| has_zero(h, t) && !h.types.is_aggregate(t) && h.types.is_sized(t);
        for b in f.blocks() {
            let fits = f.insts(b).filter(|&i| {
                let last = f
                    .next_inst(i)
                    .is_none_or(|n| matches!(f.kind(n), InstKind::Ret));
                // A phi is followed by others that have to stay in front.
                !f.kind(i).is_terminator() && !f.is_phi(i) && !last && plain(f.inst_type(i))
            });
            out.extend(fits.map(|i| (k, i)));
        }
    }
    out
}

/// Effects in bodies of several returns: where there is one, everything reaches it.
fn effects(m: &Module) -> Vec<(usize, Inst)> {
    let mut out = Vec::new();
    for (k, f) in m.bodies.iter().enumerate() {
        let size: usize = f.blocks().map(|b| f.insts(b).count()).sum();
        if size > FEW || f.blocks().nth(1).is_none() {
            continue;
        }
        for b in f.blocks() {
            let effect = |&i: &Inst| {
                let unused = f.result(i).is_none_or(|v| !f.has_uses(v));
                let kind = f.kind(i);
                let memory = matches!(
                    kind,
                    InstKind::Store(_)
                        | InstKind::Load(_)
                        | InstKind::AtomicRmw(..)
                        | InstKind::CmpXchg { .. }
                        | InstKind::Fence { .. }
                        | InstKind::Call(_)
                );
                unused && memory
            };
            out.extend(f.insts(b).filter(effect).map(|i| (k, i)));
        }
    }
    out
}

/// Operands of which an instruction is the only user, in small bodies: more of them would be asked about in vain.
fn used(m: &Module) -> Vec<(usize, Inst, u32)> {
    let h = &m.header;
    let mut out = Vec::new();
    for (k, f) in m.bodies.iter().enumerate() {
        if f.blocks().map(|b| f.insts(b).count()).sum::<usize>() > FEW {
            continue;
        }
        let plain = |t: Type| has_zero(h, t) && !h.types.is_aggregate(t) && h.types.is_sized(t);
        for b in f.blocks() {
            let plainly = f
                .insts(b)
                .filter(|&i| !f.kind(i).is_terminator() && !f.is_phi(i));
            for i in plainly {
                let fits = |&(_, v): &(usize, Value)| {
                    f.def_inst(v).is_some() && f.has_one_use(v) && plain(f.value_type(v))
                };
                let fitting = f.operands(i).enumerate().filter(fits);
                out.extend(fitting.map(|(n, _)| (k, i, n as u32)));
            }
        }
    }
    out
}

/// The same in blocks that return, where something comes between.
fn used_before_return(m: &Module) -> Vec<(usize, Inst, u32)> {
    let mut all = used(m);
    all.retain(|&(k, i, _)| {
        let f = &m.bodies[k];
        let end = f.inst_block(i).and_then(|b| f.terminator(b));
        end.is_some_and(|t| matches!(f.kind(t), InstKind::Ret) && f.next_inst(i) != Some(t))
    });
    all
}

/// Phis alone in front of a return, used by nothing but it, with an entry from a plain branch.
fn merged(m: &Module) -> Vec<(usize, Inst)> {
    let h = &m.header;
    let mut out = Vec::new();
    for (k, f) in m.bodies.iter().enumerate() {
        let plain = |t: Type| has_zero(h, t) && !h.types.is_aggregate(t) && h.types.is_sized(t);
        for b in f.blocks() {
            let mut insts = f.insts(b);
            let (Some(i), Some(r), None) = (insts.next(), insts.next(), insts.next()) else {
                continue;
            };
            let only = |v: Value| f.uses(v).all(|u| f.user(u) == r);
            let apart = f.is_phi(i)
                && matches!(f.kind(r), InstKind::Ret)
                && f.result(i).is_some_and(only)
                && f.pred_edges(b).any(|p| returned(f, p).is_some());
            if apart && plain(f.inst_type(i)) {
                out.push((k, i));
            }
        }
    }
    out
}

fn return_apart(m: &mut Module, k: usize, i: Inst) {
    let Some(b) = m.bodies[k].inst_block(i) else {
        return;
    };
    make_result(m, k, i, Reported::Result);
    let pinned = pinned_blocks(m);
    let mut e = Editor::new(&mut m.header, &mut m.bodies[k], &pinned);
    for p in e.f.pred_edges(b).collect::<Vec<_>>() {
        if let Some(v) = returned(e.f, p) {
            e.set_terminator(p, InstKind::Ret, v.as_slice());
        }
    }
    let left: Vec<Block> = e.f.pred_edges(b).collect();
    if let [p] = left[..]
        && let Some(v) = e.f.phi_value_for(i, p)
    {
        e.replace_inst(i, v);
    }
    e.finish();
}

fn make_result(m: &mut Module, k: usize, i: Inst, reported: Reported) {
    let pinned = pinned_blocks(m);
    let g = m.bodies[k].global;
    let Some((old, params, vararg)) = m.header.types.as_function(m.header.globals[g].ty) else {
        return;
    };
    let params = params.to_vec();
    let f = &mut m.bodies[k];
    let reported_value = match reported {
        Reported::Result => f.result(i),
        Reported::Reached => Some(f.bool(true)),
        Reported::Operand(n) | Reported::Later(n) => Some(f.operand(i, n as usize)),
    };
    let (Some(v), Some(b)) = (reported_value, f.inst_block(i)) else {
        return;
    };
    let ty = f.value_type(v);
    let mut e = Editor::new(&mut m.header, f, &pinned);
    if !e.set_terminator(b, InstKind::Ret, &[v]) {
        return;
    }
    let first = match reported {
        Reported::Result => e.f.next_inst(i),
        Reported::Reached | Reported::Operand(_) | Reported::Later(_) => Some(i),
    };
    let mut behind: Vec<Inst> = std::iter::successors(first, |&n| e.f.next_inst(n)).collect();
    if matches!(reported, Reported::Later(_)) {
        behind.truncate(1);
    }
    for n in behind
        .into_iter()
        .filter(|&n| Some(n) != e.f.terminator(b))
        .collect::<Vec<_>>()
    {
        e.drop_inst(n);
    }
    e.finish();
    if ty == old && reported != Reported::Reached {
        return;
    }
    let rest: Vec<Inst> = f
        .blocks()
        .filter(|&r| r != b)
        .filter_map(|r| f.terminator(r))
        .collect();
    for t in rest
        .into_iter()
        .filter(|&t| matches!(f.kind(t), InstKind::Ret))
        .collect::<Vec<_>>()
    {
        let zero = f.zero(ty);
        f.set_operands(t, &[zero]);
    }
    if ty == old {
        return;
    }
    let before = m.header.globals[g].ty;
    let after = m.header.types.function(ty, &params, vararg);
    m.header.globals[g].ty = after;
    if let GlobalKind::Function(d) = &mut m.header.globals[g].kind {
        d.attrs.ret = AttrSet::EMPTY;
    }
    for f in &mut m.bodies {
        take_result(f, g, before, (old, after, ty));
    }
}

/// Makes the calls of a function calls at its new type; zero of the old type stands where results were used.
fn take_result(f: &mut Function, g: Global, before: Type, (old, after, ty): (Type, Type, Type)) {
    let calls: Vec<Inst> = f
        .blocks()
        .flat_map(|b| f.insts(b))
        .filter(|&i| f.callee(i) == Some(g))
        .collect();
    for i in calls {
        let changed = |c: &CallInfo| {
            let mut c = CallInfo {
                fn_ty: after,
                ..c.clone()
            };
            c.attrs.ret = AttrSet::EMPTY;
            Box::new(c)
        };
        let kind = match f.kind(i) {
            InstKind::Call(c) if c.fn_ty == before => InstKind::Call(changed(c)),
            InstKind::Invoke(c) if c.fn_ty == before => InstKind::Invoke(changed(c)),
            _ => continue,
        };
        let ops: Vec<Value> = f.operands(i).collect();
        let new = f.create_inst(kind, ty, &ops);
        f.insert_before(new, i);
        if let Some(r) = f.result(i).filter(|&r| f.has_uses(r)) {
            let zero = f.zero(old);
            f.replace_all_uses(r, zero);
        }
        f.erase_inst(i);
    }
}
