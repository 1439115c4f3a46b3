//! Mutators that know passes on modules: they make one precondition of a variable nearly true, or spoil it.
//!
//! Such a pass needs to know who sees a variable (linkage, lists, other names, other roots: `names`), and what its
//! accesses touch, in which order, with which values (`accesses`; GO-R2 to GO-R8, GO-R12, GO-R13). Each mutator changes
//! one of these and leaves the others, so that a pass that forgets a condition has a program in which it alone fails.
//!
//! Here is what both files share: which variable a pointer leads to by constants and address computations alone, and
//! the draw of an access or of a variable with an initialiser (no `llvm.…` list). A draw that fits nothing gives
//! `None`, and the program stays as it is.

mod accesses;
mod names;

use super::memory::{access, pointer_operand};
use super::work::Work;
use super::{Aim, Mutator};
use tandem_ir::constant::{ConstantData, ConstantPool};
use tandem_ir::{Constant, Function, Global, Inst, Type, Value, ValueDef};

/// The mutators for passes on modules, by file.
pub(super) const FILES: [&[Mutator]; 2] = [accesses::ALL, names::ALL];

/// A mutator for passes on modules.
const fn module(name: &'static str, apply: fn(&mut Work) -> Option<()>) -> Mutator {
    Mutator {
        name,
        aim: Some(Aim::Modules),
        apply,
    }
}

/// The variable that a constant leads to: the name, or what is computed from it.
fn variable_of(pool: &ConstantPool, c: Constant) -> Option<Global> {
    match pool.get(c) {
        ConstantData::Global(g) => Some(*g),
        ConstantData::Expr(e) => e.operands().into_iter().find_map(|x| variable_of(pool, x)),
        _ => None,
    }
}

/// The variable that a value leads to by constants and address computations alone.
fn leads_to(f: &Function, v: Value) -> Option<Global> {
    match f.value_def(v) {
        ValueDef::Const(c) => variable_of(f.constants(), c),
        ValueDef::Inst(i) if f.inst_type(i).is_ptr() => match f.kind(i) {
            tandem_ir::InstKind::Gep { .. } | tandem_ir::InstKind::Cast(_) => {
                leads_to(f, f.operand(i, 0))
            }
            _ => None,
        },
        _ => None,
    }
}

/// An access of a variable: the instruction, its pointer, the variable.
fn pick_access(
    w: &mut Work,
    wanted: impl Fn(&Function, Inst) -> bool,
) -> Option<(Inst, Value, Global)> {
    let i = w.pick_inst(|f, i| {
        access(f.kind(i)).is_some()
            && wanted(f, i)
            && leads_to(f, f.operand(i, pointer_operand(f.kind(i)))).is_some()
    })?;
    let p = w.f().operand(i, pointer_operand(w.f().kind(i)));
    let g = leads_to(w.f(), p)?;
    w.header().variable(g)?;
    Some((i, p, g))
}

/// A variable of the module with an initialiser.
pub(super) fn pick_variable(
    w: &mut Work,
    wanted: impl Fn(&Work, Global) -> bool,
) -> Option<Global> {
    let all: Vec<Global> = w
        .header()
        .live_globals()
        .map(|(g, _)| g)
        .filter(|&g| {
            let v = w.header().variable(g);
            let own = !w.header().global_name(g).starts_with("llvm.");
            own && v.is_some_and(|v| v.init.is_some()) && wanted(w, g)
        })
        .collect();
    w.pick_name(&all)
}

/// The type that an access reads or writes.
fn accessed_type(f: &Function, i: Inst) -> Type {
    match f.kind(i) {
        tandem_ir::InstKind::Store(_) => f.value_type(f.operand(i, 0)),
        _ => f.inst_type(i),
    }
}
