//! Replaces a branch by an assumption of its condition.
//!
//! Where a failure depends on what an edge says of a value, `llvm.assume` says it as well, without the other edge, its
//! block, and the block behind. So the branch is removed, and an assumption that its condition holds takes its place, or,
//! for the other edge of a comparison, that the opposite holds.

use super::editor::Editor;
use super::local::{Local, Site};
use tandem_ir::constant::ConstantData;
use tandem_ir::function::Function;
use tandem_ir::module::{FunctionDecl, GlobalData, GlobalKind, Header};
use tandem_ir::{Block, Inst, InstKind, IntPredicate, Type, Value};

/// See the module.
pub(crate) const ASSUME: Local = Local {
    name: "branches-to-assumptions",
    escape: false,
    sites,
    edit,
};

/// The condition of the branch that ends a block, if its edges lead to two blocks.
fn condition(f: &Function, b: Block) -> Option<Value> {
    let t = f.terminator(b)?;
    let forks = matches!(f.kind(t), InstKind::Br) && f.num_operands(t) == 3;
    (forks && f.operand(t, 1) != f.operand(t, 2)).then(|| f.operand(t, 0))
}

/// The comparison that makes a value, if nobody but one user asks for it.
fn own_comparison(f: &Function, v: Value) -> Option<(Inst, IntPredicate)> {
    let i = f.def_inst(v).filter(|_| f.uses(v).count() == 1)?;
    match f.kind(i) {
        InstKind::ICmp(p) => Some((i, *p)),
        _ => None,
    }
}

fn sites(_: &Header, f: &Function, out: &mut Vec<Site>) {
    for b in f.blocks() {
        if let Some(c) = condition(f, b) {
            out.push(Site::Block(b, 0));
            out.extend(own_comparison(f, c).map(|_| Site::Block(b, 1)));
        }
    }
}

fn edit(e: &mut Editor<'_>, s: Site) {
    let Site::Block(b, edge) = s else { return };
    let (Some(c), Some(t)) = (condition(e.f, b), e.f.terminator(b)) else {
        return;
    };
    if edge == 1 {
        let Some((i, p)) = own_comparison(e.f, c) else {
            return;
        };
        e.f.set_kind(i, InstKind::ICmp(opposite(p)));
    }
    let Some(call) = assumption(e, c) else { return };
    e.f.insert_before(call, t);
    if let Some(target) = e.f.as_block(e.f.operand(t, 1 + edge as usize)) {
        e.branch_to(b, target);
    }
}

/// A call of `llvm.assume`, in no block yet; `None` if something else has that name.
fn assumption(e: &mut Editor<'_>, condition: Value) -> Option<Inst> {
    let fn_ty = e.header.types.function(Type::VOID, &[Type::I1], false);
    let space = e.header.layout.program_addrspace;
    let callee = match e.header.lookup("llvm.assume") {
        Some(g) if (e.header.globals[g].ty, e.header.globals[g].addrspace) == (fn_ty, space) => g,
        Some(_) => return None,
        None => {
            let function = GlobalKind::Function(FunctionDecl::default());
            let data = GlobalData::plain("llvm.assume", fn_ty, space, function);
            e.header.add_global(data)
        }
    };
    let address = e.f.constant(Type::ptr(space), ConstantData::Global(callee));
    Some(e.plain_call(address, &[Type::I1], &[condition]))
}

/// The comparison that holds where this one does not.
fn opposite(p: IntPredicate) -> IntPredicate {
    match p {
        IntPredicate::Eq => IntPredicate::Ne,
        IntPredicate::Ne => IntPredicate::Eq,
        IntPredicate::Ugt => IntPredicate::Ule,
        IntPredicate::Ule => IntPredicate::Ugt,
        IntPredicate::Uge => IntPredicate::Ult,
        IntPredicate::Ult => IntPredicate::Uge,
        IntPredicate::Sgt => IntPredicate::Sle,
        IntPredicate::Sle => IntPredicate::Sgt,
        IntPredicate::Sge => IntPredicate::Slt,
        IntPredicate::Slt => IntPredicate::Sge,
    }
}
