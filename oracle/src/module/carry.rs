//! Carrying a module over to the memory that another one has.
//!
//! Each way of doing so rests on a walk over the whole module, which says no where it
//! is not sure; nothing here is shared with a pass. See [`super::relate`].

use super::closure::{Access, ConstantPart, accesses, accesses_beside_comparisons, address, part};
use super::describe;
use super::form::{form, names_that_differ};
use super::observers::used;
use crate::canonical::Names;
use crate::interp::global_align;
use tandem_ir::constant::{ConstantData, ConstantExpr};
use tandem_ir::module::GlobalKind;
use tandem_ir::{Constant, Flags, Function, Global, Inst, Module, Type, Value, ValueDef};

/// No variable or alias changes but these, and no other is new. Handles of the module before mean the same after.
pub(super) fn only_these_change(
    before: &Module,
    after: &Module,
    these: &[Global],
) -> Result<(), String> {
    let name_in = |m: &Module, g: Global| {
        let there = m.header.globals.get(g).is_some();
        there.then(|| describe::global(&m.header, g))
    };
    let both = |&g: &Global| [name_in(before, g), name_in(after, g)];
    let allowed: Vec<String> = these.iter().flat_map(both).flatten().collect();
    for name in names_that_differ(&form(before), &form(after)) {
        let function_in = |m: &Module| {
            let g = m.header.lookup(name.trim_start_matches('@'))?;
            Some(m.header.function(g).is_some())
        };
        let function = function_in(before).or_else(|| function_in(after));
        if function != Some(true) && !allowed.contains(&name) {
            return Err(format!("{name} changes as well"));
        }
    }
    Ok(())
}

/// A variable that the world outside knows nothing of.
pub(super) fn private(m: &Module, g: Global) -> Result<(), String> {
    let cx = &m.header;
    let d = &cx.globals[g];
    let v = cx.variable(g).ok_or("no variable")?;
    let hidden = d.linkage.is_local() && !v.externally_initialized && !used(cx).contains(&g);
    match hidden && v.init.is_some() {
        true => Ok(()),
        false => Err("the world outside knows it".into()),
    }
}

/// The source with a global as a constant, to which nobody stores anything but what it holds.
pub(super) fn never_modified(m: &Module, g: Global) -> Result<Module, String> {
    private(m, g)?;
    let cx = &m.header;
    if matches!(cx.globals[g].addrspace, 3 | 5) {
        return Err("contents of shared and local memory are undefined at start".into());
    }
    let all = accesses(m, g)?;
    let mut changed = m.clone();
    for a in all.iter().filter(|a| a.store) {
        if !stores_what_is_there(m, g, a) {
            return Err("it is stored to".into());
        }
        erase(&mut changed, a.function, a.inst);
    }
    if let GlobalKind::Variable(v) = &mut changed.header.globals[g].kind {
        v.constant = true;
    }
    Ok(changed)
}

fn stores_what_is_there(m: &Module, g: Global, a: &Access) -> bool {
    let cx = &m.header;
    let stored = || {
        let f = m.body(a.function)?;
        let init = cx.variable(g)?.init?;
        let there = part(cx, init, a.offset?, a.ty)?;
        let ValueDef::Const(c) = f.value_def(f.operand(a.inst, 0)) else {
            return None;
        };
        let names = Names::new(cx);
        let written = f.constants().get(c);
        let plain = matches!(
            written,
            ConstantData::Int(_) | ConstantData::WideInt(_) | ConstantData::Float(_)
        );
        Some(match there {
            ConstantPart::Constant(d) => {
                plain && names.constant(f.constants(), c) == names.constant(&cx.constants, d)
            }
            ConstantPart::Zero => match written {
                ConstantData::Int(n) => *n == 0,
                ConstantData::Float(bits) => *bits == 0,
                _ => false,
            },
        })
    };
    a.simple && stored() == Some(true)
}

/// The source without the stores to a global that nobody loads.
pub(super) fn never_loaded(m: &Module, g: Global) -> Result<Module, String> {
    private(m, g)?;
    let all = accesses_beside_comparisons(m, g)?;
    if all.iter().any(|a| !a.store) {
        return Err("it is loaded".into());
    }
    if all.iter().any(|a| !a.simple) {
        return Err("a volatile or atomic store".into());
    }
    // A store out of bounds is undefined, which the target need not be.
    let mut changed = m.clone();
    for a in &all {
        erase(&mut changed, a.function, a.inst);
    }
    Ok(changed)
}

fn erase(m: &mut Module, function: Global, inst: Inst) {
    if let Some(f) = m.bodies.iter_mut().find(|b| b.global == function) {
        f.erase_inst(inst);
    }
}

/// The target with the fields of a split struct as pieces of the one struct again.
pub(super) fn joined(before: &Module, after: &Module, g: Global) -> Result<Module, String> {
    private(before, g)?;
    let cx = &before.header;
    let ty = cx.globals[g].ty;
    let fields = cx.types.struct_fields(ty).ok_or("no struct")?.0;
    let offsets = cx
        .layout
        .struct_layout(&cx.types, ty)
        .ok_or("no layout")?
        .offsets;
    let first = cx.globals.len() as u32;
    let new: Vec<Global> = after
        .header
        .live_globals()
        .map(|(n, _)| n)
        .filter(|n| n.as_u32() >= first && after.header.variable(*n).is_some())
        .collect();
    if new.len() != fields.len() {
        return Err("not one variable for each field".into());
    }
    let mut changing = new.clone();
    changing.push(g);
    for (n, (&field, (&f, &offset))) in new.iter().zip(fields.iter().zip(&offsets)).enumerate() {
        fits(before, after, g, (n, field, f, offset))?;
    }
    let mut back = after.clone();
    let data = cx.globals[g].clone();
    if let Some(name) = &data.name {
        back.header.by_name.insert(name.clone(), g);
    }
    back.header.globals[g] = data;
    only_these_change(before, after, &changing)?;
    let space = cx.globals[g].addrspace;
    let index = Type::int(cx.layout.pointer(space).index_bits.clamp(1, 64));
    for f in &mut back.bodies {
        exchange(f, &mut |f, c| {
            let ConstantData::Global(at) = f.constants().get(c) else {
                return None;
            };
            let n = new.iter().position(|x| x == at)?;
            let base = f.intern_constant(Type::ptr(space), ConstantData::Global(g));
            let by = f.intern_constant(index, ConstantData::Int(offsets[n]));
            let gep = ConstantExpr::Gep {
                elem: Type::int(8),
                flags: Flags::INBOUNDS | Flags::NUSW,
                in_range: None,
                operands: Box::new([base, by]),
            };
            Some(f.intern_constant(Type::ptr(space), ConstantData::Expr(Box::new(gep))))
        });
    }
    for n in new {
        back.header.erase_global(n);
    }
    Ok(back)
}

/// A field variable is what the field was, and no access leaves it.
fn fits(
    before: &Module,
    after: &Module,
    g: Global,
    (n, field, ty, offset): (usize, Global, Type, u64),
) -> Result<(), String> {
    let (cx, to) = (&before.header, &after.header);
    let name = describe::global(to, field);
    let (old, new) = (&cx.globals[g], &to.globals[field]);
    let (v, w) = (cx.variable(g), to.variable(field));
    let (Some(v), Some(w)) = (v, w) else {
        return Err("no variable".into());
    };
    let alike = (old.addrspace, old.tls) == (new.addrspace, new.tls)
        && v.constant == w.constant
        && Names::new(to).ty(new.ty) == Names::new(cx).ty(ty);
    if !alike {
        return Err(format!("{name} is no field of the struct"));
    }
    let (Some(whole), Some(piece)) = (v.init, w.init) else {
        return Err(format!("{name} has no initialiser"));
    };
    let text = Names::new(to).constant(&to.constants, piece);
    let zero = |c: Constant| {
        matches!(
            to.constants.get(c),
            ConstantData::Zero | ConstantData::Null | ConstantData::Int(0) | ConstantData::Float(0)
        )
    };
    let same = match cx.constants.get(whole) {
        ConstantData::Zero => zero(piece),
        ConstantData::Undef => matches!(to.constants.get(piece), ConstantData::Undef),
        ConstantData::Poison => matches!(to.constants.get(piece), ConstantData::Poison),
        ConstantData::Aggregate(parts) => parts
            .get(n)
            .is_some_and(|&c| Names::new(cx).constant(&cx.constants, c) == text),
        _ => false,
    };
    if !same {
        return Err(format!("{name} begins with something else than field {n}"));
    }
    let size = cx.layout.alloc_size(&cx.types, ty).unwrap_or(0);
    let align = global_align(to, new).bytes();
    for a in accesses(after, field).map_err(|why| format!("{name}: {why}"))? {
        let at = a.offset.and_then(|o| u64::try_from(o).ok());
        let inside = at.is_some_and(|o| o + a.size <= size);
        // Its own alignment must do what the struct's did.
        let aligned = at.is_some_and(|o| a.align <= align && o.is_multiple_of(a.align));
        if !inside || !aligned {
            return Err(format!(
                "an access of {name} at {offset} + {at:?} does not fit it"
            ));
        }
    }
    Ok(())
}

/// The target with the variable back in the generic space.
pub(super) fn moved_back(before: &Module, after: &Module, g: Global) -> Result<Module, String> {
    let first = before.header.globals.len() as u32;
    let mut fresh = after
        .header
        .live_globals()
        .map(|(n, _)| n)
        .filter(|n| n.as_u32() >= first);
    let new = match after.header.is_erased(g) {
        true => fresh.next().ok_or("nothing took its place")?,
        false => g,
    };
    let mut back = after.clone();
    let data = before.header.globals[g].clone();
    let name = data.name.clone();
    if new != g {
        back.header.erase_global(new);
    }
    back.header.globals[g] = data;
    if let Some(name) = name {
        back.header.by_name.insert(name, g);
    }
    for f in &mut back.bodies {
        exchange(f, &mut |f, c| {
            let ConstantData::Expr(e) = f.constants().get(c) else {
                return None;
            };
            let ConstantExpr::Cast(_, _, from) = &**e else {
                return None;
            };
            let whole = matches!(f.constants().get(*from), ConstantData::Global(n) if *n == new);
            let generic = f.constants().ty(c) == Type::ptr(0);
            (whole && generic).then(|| f.intern_constant(Type::ptr(0), ConstantData::Global(g)))
        });
        let left = f.constants().iter().any(|(c, ty, _)| {
            let named = address(&back.header, f.constants(), c).is_some_and(|a| a.0 == new);
            named && ty == Type::ptr(1) && is_used(f, c)
        });
        if left {
            return Err("it is still used in its new space".into());
        }
    }
    Ok(back)
}

fn is_used(f: &Function, c: Constant) -> bool {
    let mut insts = f.blocks().flat_map(|b| f.insts(b));
    insts.any(|i| f.operands(i).any(|v| f.value_def(v) == ValueDef::Const(c)))
}

/// Exchanges constants in every operand of a body, at any depth.
fn exchange(f: &mut Function, by: &mut dyn FnMut(&mut Function, Constant) -> Option<Constant>) {
    let insts: Vec<Inst> = f
        .blocks()
        .flat_map(|b| f.insts(b).collect::<Vec<_>>())
        .collect();
    for i in insts {
        for n in 0..f.num_operands(i) {
            let ValueDef::Const(c) = f.value_def(f.operand(i, n)) else {
                continue;
            };
            let new = exchanged(f, c, by);
            if new != c {
                let v: Value = f.const_value(new);
                f.set_operand(i, n, v);
            }
        }
    }
}

fn exchanged(
    f: &mut Function,
    c: Constant,
    by: &mut dyn FnMut(&mut Function, Constant) -> Option<Constant>,
) -> Constant {
    if let Some(new) = by(f, c) {
        return new;
    }
    let (ty, data) = (f.constants().ty(c), f.constants().get(c).clone());
    let data = match data {
        ConstantData::Aggregate(parts) => {
            let parts = parts.iter().map(|&p| exchanged(f, p, by)).collect();
            ConstantData::Aggregate(parts)
        }
        ConstantData::Splat(p) => ConstantData::Splat(exchanged(f, p, by)),
        ConstantData::Expr(e) => {
            ConstantData::Expr(Box::new(e.map_operands(&mut |p| exchanged(f, *p, by))))
        }
        other => other,
    };
    f.intern_constant(ty, data)
}
