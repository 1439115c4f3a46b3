//! Which module-level names a constant mentions, at any depth.
//!
//! Constants form a graph with shared parts, so each part is looked at once; the stack
//! is explicit, because nesting is as deep as the input wants it.

use cranelift_entity::EntityRef;
use rustc_hash::FxHashSet;
use smallvec::SmallVec;
use tandem_ir::constant::{ConstantData, ConstantPool};
use tandem_ir::metadata::{LocalMetadata, Metadata};
use tandem_ir::module::GlobalKind;
use tandem_ir::{Constant, Function, Global, Header, Value, ValueDef};

/// Calls `found` for every mention in `c`; a name that several parts mention may be reported for each of them.
pub fn of(pool: &ConstantPool, c: Constant, found: &mut dyn FnMut(Global)) {
    if is_plain(pool.get(c)) {
        return;
    }
    let mut stack: SmallVec<[Constant; 8]> = SmallVec::new();
    let mut seen: FxHashSet<Constant> = FxHashSet::default();
    stack.push(c);
    while let Some(part) = stack.pop() {
        let data = pool.get(part);
        if let ConstantData::Global(g)
        | ConstantData::BlockAddress(g, _)
        | ConstantData::DsoLocalEquivalent(g)
        | ConstantData::NoCfi(g) = data
        {
            found(*g);
            continue;
        }
        // The constant itself is no part of itself.
        if is_plain(data) || (part != c && !seen.insert(part)) {
            continue;
        }
        match data {
            ConstantData::Aggregate(parts) | ConstantData::PtrAuth(parts) => {
                stack.extend(parts.iter().copied().filter(|&p| !is_plain(pool.get(p))));
            }
            ConstantData::Splat(part) => stack.push(*part),
            ConstantData::Expr(e) => stack.extend(e.operands()),
            _ => {}
        }
    }
}

/// True for constants without parts and names.
fn is_plain(data: &ConstantData) -> bool {
    matches!(
        data,
        ConstantData::Int(_)
            | ConstantData::WideInt(_)
            | ConstantData::Float(_)
            | ConstantData::Null
            | ConstantData::Undef
            | ConstantData::Poison
            | ConstantData::Zero
            | ConstantData::NoneToken
            | ConstantData::Bytes(_)
    )
}

/// The constants of the module's pool that a module-level name consists of.
pub fn parts(kind: &GlobalKind) -> impl Iterator<Item = Constant> {
    let list = match kind {
        GlobalKind::Variable(v) => [v.init, None, None],
        GlobalKind::Alias(c) | GlobalKind::IFunc(c) => [Some(*c), None, None],
        GlobalKind::Function(d) => [d.prefix, d.prologue, d.personality],
        GlobalKind::Erased => [None; 3],
    };
    list.into_iter().flatten()
}

/// Calls `found` for every mention in a body: in a constant that it has as a value, used or not, and in metadata operands of its calls.
pub fn in_body(header: &Header, f: &Function, found: &mut dyn FnMut(Global)) {
    for v in (0..f.num_values()).map(Value::new) {
        match f.value_def(v) {
            ValueDef::Const(c) => of(f.constants(), c, found),
            ValueDef::Metadata(operand) if f.has_uses(v) => in_operand(header, f, operand, found),
            _ => {}
        }
    }
}

/// Calls `found` for every name that a metadata operand of a call mentions.
pub fn in_operand(header: &Header, f: &Function, n: u32, found: &mut dyn FnMut(Global)) {
    let mut local = |v| {
        if let ValueDef::Const(c) = f.value_def(v) {
            of(f.constants(), c, &mut *found);
        }
    };
    match f.metadata_operand(n) {
        LocalMetadata::Value(v) => local(*v),
        LocalMetadata::ArgList(list) => list.iter().for_each(|&v| local(v)),
        LocalMetadata::Module(Metadata::Constant(c)) => {
            of(&header.constants, *c, found);
        }
        LocalMetadata::Module(_) => {}
    }
}
