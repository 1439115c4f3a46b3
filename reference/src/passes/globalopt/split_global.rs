//! B1: a struct becomes a variable for each of its fields (GO-R7).

use super::candidate::{none_volatile, variable};
use crate::module::closure::{self, Access, Closure};
use crate::module::{Check, edit, illegal, require};
use tandem_ir::constant::{ConstantData, ConstantPool};
use tandem_ir::inst::Align;
use tandem_ir::metadata::Metadata;
use tandem_ir::{Constant, Flags, Function, Global, Header, Inst, InstKind, MemAccess, Module};
use tandem_ir::{Symbol, Type, Value};

/// Where an access goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Goes {
    /// Into one field, so far from its start.
    Into(usize, u64),
    /// The whole struct at once.
    Whole,
}

/// A field on its own.
#[derive(Clone, Copy, Debug)]
struct Field {
    ty: Type,
    offset: u64,
    size: u64,
    align: Align,
}

/// What becomes of the struct.
pub struct Plan {
    closure: Closure,
    fields: Vec<Field>,
    accesses: Vec<(Access, Goes)>,
}

/// Legal if every access stays inside one field, or is the whole struct.
pub fn judge(m: &Module, g: Global) -> Check {
    none_volatile(&plan(m, g)?.closure)
}

/// The largest alignment that an address has which lies so far behind an aligned one.
pub fn common(align: Align, offset: u64) -> Align {
    match offset {
        0 => align,
        n => align.min(Align::from_bytes(1 << n.trailing_zeros().min(32)).unwrap_or(Align::ONE)),
    }
}

/// The fields and where every access goes.
pub fn plan(m: &Module, g: Global) -> Check<Plan> {
    let cx = &m.header;
    let (_, init) = variable(m, g)?;
    let mut fields = fields(cx, g)?;
    let written_out = matches!(
        cx.constants.get(init),
        ConstantData::Aggregate(_)
            | ConstantData::Zero
            | ConstantData::Undef
            | ConstantData::Poison
    );
    let reason = "the initialiser has no fields of its own";
    require(written_out, "GO-R7", reason)?;
    let closure = closure::of(m, g)?;
    let goes = |a: &Access| Ok((*a, goes(&fields, cx.globals[g].ty, a)?));
    let accesses = closure.accesses.iter().map(goes);
    let accesses = accesses.collect::<Check<Vec<_>>>()?;
    for (n, field) in fields.iter_mut().enumerate() {
        let asked = accesses.iter().filter_map(|(a, to)| match to {
            Goes::Whole => Some(common(a.mem.align, field.offset)),
            Goes::Into(k, rest) if *k == n && rest.is_multiple_of(a.mem.align.bytes()) => {
                Some(a.mem.align)
            }
            Goes::Into(..) => None,
        });
        field.align = asked.fold(field.align, Align::max);
    }
    Ok(Plan {
        closure,
        fields,
        accesses,
    })
}

/// The fields with the alignment that they have by type and place.
fn fields(cx: &Header, g: Global) -> Check<Vec<Field>> {
    let data = &cx.globals[g];
    let (layout, types) = (&cx.layout, &cx.types);
    let of_struct = types
        .struct_fields(data.ty)
        .zip(layout.struct_layout(types, data.ty));
    let ((tys, _), places) =
        of_struct.ok_or_else(|| illegal("GO-R7", "the variable is not a struct"))?;
    let whole = data.align.unwrap_or(layout.abi_align(types, data.ty));
    let field = |(&ty, &offset): (&Type, &u64)| {
        let align = layout.abi_align(types, ty).max(common(whole, offset));
        Some(Field {
            ty,
            offset,
            // Its own bytes: padding behind them belongs to the struct (GO-R7).
            size: layout.store_size(types, ty)?,
            align,
        })
    };
    let fields: Option<Vec<Field>> = tys.iter().zip(&places.offsets).map(field).collect();
    fields.ok_or_else(|| illegal("GO-R7", "a field has no size"))
}

fn goes(fields: &[Field], whole: Type, a: &Access) -> Check<Goes> {
    let at = a.known()?;
    if a.ty == whole && at == 0 {
        return Ok(Goes::Whole);
    }
    let inside = |f: &Field| at >= f.offset && at + a.size <= f.offset + f.size && a.size > 0;
    match fields.iter().position(inside) {
        Some(n) => Ok(Goes::Into(n, at - fields[n].offset)),
        None => Err(illegal("GO-R7", "an access is not inside one field")),
    }
}

/// Makes the fields, sends every access to them, and erases the struct.
pub fn perform(m: &mut Module, g: Global, plan: &Plan) {
    let space = m.header.globals[g].addrspace;
    let parts: Vec<Global> = (0..plan.fields.len())
        .map(|n| add_field(m, g, n, &plan.fields[n]))
        .collect();
    let dbg = m.header.strings.lookup("dbg");
    for (a, to) in &plan.accesses {
        let Some(f) = edit::body(m, a.place.function) else {
            continue;
        };
        match *to {
            Goes::Into(n, rest) => {
                let c = edit::address(f, parts[n], space, rest, a.space);
                let pointer = f.const_value(c);
                f.set_operand(a.place.inst, a.pointer(), pointer);
                let align = a.mem.align.min(common(plan.fields[n].align, rest));
                set_access(f, a.place.inst, MemAccess { align, ..a.mem });
            }
            Goes::Whole => expand(f, a, space, &parts, &plan.fields, dbg),
        }
    }
    edit::erase_unused(m, &plan.closure.addresses);
    edit::erase_if_unused(m, g);
}

fn set_access(f: &mut Function, i: Inst, mem: MemAccess) {
    let kind = match f.kind(i) {
        InstKind::Load(_) => InstKind::Load(mem),
        InstKind::Store(_) => InstKind::Store(mem),
        other => other.clone(),
    };
    f.set_kind(i, kind);
}

fn add_field(m: &mut Module, g: Global, n: usize, field: &Field) -> Global {
    let data = &m.header.globals[g];
    let (space, tls) = (data.addrspace, data.tls);
    let (constant, init) = match m.header.variable(g) {
        Some(v) => (v.constant, v.init),
        None => (false, None),
    };
    let part = edit::Part {
        suffix: format!(".f{n}"),
        ty: field.ty,
        space,
        tls,
        constant,
        init: element(&mut m.header.constants, init, n, field.ty),
        align: Some(field.align),
    };
    edit::add_part(m, g, part)
}

/// Element `n` of an initialiser.
fn element(pool: &mut ConstantPool, init: Option<Constant>, n: usize, ty: Type) -> Constant {
    let data = init.map(|c| pool.get(c).clone());
    match data {
        Some(ConstantData::Aggregate(all)) if n < all.len() => all[n],
        Some(ConstantData::Undef) => pool.intern(ty, ConstantData::Undef),
        Some(ConstantData::Poison) => pool.intern(ty, ConstantData::Poison),
        _ => pool.zero(ty),
    }
}

/// One access for each field in place of one of the whole struct. Of its metadata `!dbg` comes along; the rest
/// speaks of the whole.
fn expand(
    f: &mut Function,
    a: &Access,
    space: u32,
    parts: &[Global],
    fields: &[Field],
    dbg: Option<Symbol>,
) {
    let old = a.place.inst;
    let line = f.attachments(old).iter().find(|x| Some(x.0) == dbg);
    let line: Option<(Symbol, Metadata)> = line.copied();
    let put = |f: &mut Function, kind: InstKind, ty: Type, ops: &[Value]| {
        let i = f.create_inst(kind, ty, ops);
        f.set_flags(i, Flags::NONE);
        if let Some((kind, md)) = line {
            f.set_attachment(i, kind, md);
        }
        f.insert_before(i, old);
        f.result(i)
    };
    let mut whole = f.poison(a.ty);
    for (n, field) in fields.iter().enumerate() {
        let c = edit::address(f, parts[n], space, 0, a.space);
        let pointer = f.const_value(c);
        let align = common(a.mem.align, field.offset);
        let mem = MemAccess { align, ..a.mem };
        let index: Box<[u32]> = [n as u32].into();
        if a.is_store {
            let stored = f.operand(old, 0);
            let part = put(f, InstKind::ExtractValue(index), field.ty, &[stored]);
            if let Some(part) = part {
                put(f, InstKind::Store(mem), Type::VOID, &[part, pointer]);
            }
        } else if let Some(part) = put(f, InstKind::Load(mem), field.ty, &[pointer])
            && let Some(next) = put(f, InstKind::InsertValue(index), a.ty, &[whole, part])
        {
            whole = next;
        }
    }
    if let Some(result) = f.result(old) {
        f.replace_all_uses(result, whole);
    }
    f.erase_inst(old);
}
