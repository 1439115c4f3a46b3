//! Copies of functions.

use super::transplant::{self, Debug};
use super::{Check, body, cannot, operand, require};
use std::collections::BTreeMap;
use tandem_ir::module::{DllStorage, GlobalKind, Linkage, Visibility};
use tandem_ir::rewrite::Operand;
use tandem_ir::{Function, Global, Module, Type, Value};

/// Result, parameters and `...` of a function's type.
pub(super) fn signature(m: &Module, g: Global) -> Check<(Type, Vec<Type>, bool)> {
    let ty = m.header.globals[g].ty;
    let parts = m.header.types.as_function(ty);
    let (ret, params, vararg) = parts.ok_or_else(|| cannot("not a function"))?;
    Ok((ret, params.to_vec(), vararg))
}

/// `CloneFunction`.
pub fn clone(m: &mut Module, g: Global, name: &str, bound: &[(usize, Operand)]) -> Check {
    let f = body(m, g)?;
    require(!name.is_empty(), "the new function has no name")?;
    super::flow::not_addressed(f, &f.blocks().collect::<Vec<_>>())?;
    let (ret, params, vararg) = signature(m, g)?;
    let rising = bound.is_sorted_by(|a, b| a.0 < b.0);
    require(rising, "the parameters are not listed once each in order")?;
    for (n, o) in bound {
        let ty = params
            .get(*n)
            .ok_or_else(|| cannot("there is no such parameter"))?;
        let own = operand::constant_fits(&m.header, o)?;
        require(own == *ty, "a constant has another type than its parameter")?;
    }
    let f = f.clone();
    let is_bound = |n: &usize| bound.iter().any(|b| b.0 == *n);
    let stay: Vec<usize> = (0..params.len()).filter(|n| !is_bound(n)).collect();
    let types: Vec<Type> = stay.iter().map(|&n| params[n]).collect();
    let new = declare(m, g, name, (ret, &types, vararg), &stay);
    let mut copy = Function::new(new, &types);
    let mut map: BTreeMap<Value, Value> = BTreeMap::new();
    for (&n, &v) in stay.iter().zip(copy.args().to_vec().iter()) {
        map.insert(f.args()[n], v);
        if let Some(name) = f.name(f.args()[n]) {
            copy.set_fresh_name(v, name);
        }
    }
    for (n, o) in bound {
        let v = operand::make(&mut copy, o);
        map.insert(f.args()[*n], v);
    }
    let dbg = m.header.strings.lookup("dbg");
    let is_dbg = |kind| Some(kind) == dbg;
    transplant::body(&f, (&mut copy, None), &mut map, (Debug::Dropped, &is_dbg));
    m.bodies.push(copy);
    Ok(())
}

/// A new internal name for a function like `g`, with the parameters that stay.
fn declare(
    m: &mut Module,
    g: Global,
    name: &str,
    (ret, types, vararg): (Type, &[Type], bool),
    stay: &[usize],
) -> Global {
    let cx = &mut m.header;
    let mut data = cx.globals[g].clone();
    data.name = Some(cx.fresh_global_name(name).into());
    data.ty = cx.types.function(ret, types, vararg);
    data.linkage = Linkage::Internal;
    data.visibility = Visibility::Default;
    data.dll = DllStorage::None;
    data.dso_local = false;
    data.comdat = None;
    data.attachments.clear();
    if let GlobalKind::Function(decl) = &mut data.kind {
        decl.attrs.params = stay.iter().map(|&n| decl.attrs.param(n)).collect();
    }
    cx.add_global(data)
}
