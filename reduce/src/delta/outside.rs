//! Makes what an instruction computes an argument of its function: everything that led to it can go.

use super::has_zero;
use super::wide::{Apply, Wide};
use tandem_ir::inst::CallInfo;
use tandem_ir::{Function, Global, Inst, InstKind, Module, Type, Value};

/// See the file's story. Callers pass zero.
pub(crate) const TO_ARGUMENTS: Wide<(usize, Inst)> = Wide {
    name: "instructions-to-arguments",
    list,
    apply: Apply::Edit(|m, which| {
        for &(k, i) in which {
            make_argument(m, k, i);
        }
    }),
};

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
    let f = &mut m.bodies[k];
    let g = f.global;
    let ty = f.inst_type(i);
    let (Some(old), true) = (f.result(i), f.args().len() < MOST) else {
        return;
    };
    let arg = f.add_argument(ty);
    f.replace_all_uses(old, arg);
    f.erase_inst(i);
    let before = m.header.globals[g].ty;
    let Some((ret, params, _)) = m.header.types.as_function(before) else {
        return;
    };
    let params: Vec<Type> = params.iter().copied().chain([ty]).collect();
    let after = m.header.types.function(ret, &params, false);
    m.header.globals[g].ty = after;
    for f in &mut m.bodies {
        pass_zero(f, g, before, after, ty);
    }
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
