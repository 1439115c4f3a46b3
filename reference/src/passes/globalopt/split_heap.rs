//! B2: an allocation of structs becomes one allocation for each field (GO-R8).
//!
//! This file says what the rewrite would do and whether it is legal; `split_heap_edit`
//! does it.

use super::allocation::{allocation, library_free};
use super::object::{self, Object, Pointer, Touch};
use super::split_global::common;
use crate::module::{Check, illegal, require};
use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::inst::Align;
use tandem_ir::rewrite::InstRef;
use tandem_ir::{BinOp, Flags, Function, Global, Header, Inst, InstKind, IntPredicate};
use tandem_ir::{Module, Type, Value};

pub use super::split_heap_edit::perform;

/// A field, which gets an array of its own.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Its type.
    pub ty: Type,
    /// Its place in the struct.
    pub offset: u64,
    /// Its size, which is the distance in the array.
    pub size: u64,
}

/// How many structs are allocated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// This many.
    Constant(u64),
    /// As many as the value says.
    Variable(Value),
}

/// Which element of a field's array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Element {
    /// By number.
    Constant(u64),
    /// By value.
    Variable(Value),
}

/// Where an access goes: the field, which of its elements, how far into it, and the alignment that it has there.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The field's number.
    pub field: usize,
    /// The element.
    pub element: Element,
    /// Distance from the element's start.
    pub rest: u64,
    /// Alignment, at most that of the access before.
    pub align: Align,
}

/// What becomes of the object.
pub struct Plan {
    /// The variable, its pointers and their uses.
    pub object: Object,
    /// The fields.
    pub fields: Vec<Field>,
    /// How many structs there are.
    pub count: Count,
    /// The operand of the allocation that is the size.
    pub size_operand: usize,
    /// The function that frees; `None` if `free` must be declared.
    pub free: Option<Global>,
    /// For each pointer, its accesses and where they go.
    pub targets: Vec<Vec<(Touch, Target)>>,
}

/// Legal if the fields never meet: every access is of one field of one element.
pub fn judge(m: &Module, g: Global, site: InstRef) -> Check {
    plan(m, g, site)?.object.check(m, g, "GO-R8")
}

/// The fields, and where every access goes.
pub fn plan(m: &Module, g: Global, site: InstRef) -> Check<Plan> {
    let object = object::of(m, g, site, "GO-R8")?;
    let cx = &m.header;
    let mut compares = object.pointers.iter().flat_map(|p| &p.compares);
    let equality = compares.all(|c| matches!(c.1, IntPredicate::Eq | IntPredicate::Ne));
    let reason = "a comparison with null that is no equality";
    require(equality, "GO-R8", reason)?;
    let body = m.body(site.function);
    let f = body.ok_or_else(|| illegal("structure", "there is no such function"))?;
    plain_result(cx, f, site.inst)?;
    let (ty, size, fields) = shape(cx, &object)?;
    let a = allocation(cx, f, site.inst);
    let sizes = a.as_ref().map(|a| &a.sizes[..]);
    let (Some(a), Some(&[size_operand])) = (&a, sizes) else {
        return Err(illegal("GO-R8", "the allocation has no single size"));
    };
    let count = count(f, f.operand(site.inst, size_operand), size)?;
    let to = |t: &Touch| {
        let wide = cx.layout.store_size(&cx.types, t.ty);
        let shape = (ty, size, a.align);
        Ok((*t, target(&fields, shape, t, wide.unwrap_or(0))?))
    };
    let of = |p: &Pointer| p.touches.iter().map(to).collect::<Check<Vec<_>>>();
    let targets = object.pointers.iter().map(of).collect::<Check<Vec<_>>>()?;
    let free = free_function(m, f, &object)?;
    Ok(Plan {
        object,
        fields,
        count,
        size_operand,
        free,
        targets,
    })
}

/// The function that allocates does not say that what it gives is larger than a field, or never null. What the call itself says
/// is dropped.
fn plain_result(cx: &Header, f: &Function, site: Inst) -> Check {
    let declared = f.callee(site).and_then(|g| cx.function(g));
    let attrs = declared.map_or(&[][..], |d| cx.attrs.get(d.attrs.ret));
    let speaks = attrs.iter().any(speaks_of_whole);
    let reason = "the attributes of the result speak of the whole object";
    require(!speaks, "GO-R8", reason)
}

/// True for what may hold of the whole object and not of a part of it: so many bytes can be accessed, it is not null.
pub fn speaks_of_whole(a: &Attr) -> bool {
    matches!(
        a,
        Attr::Dereferenceable(_) | Attr::DereferenceableOrNull(_) | Attr::Flag(AttrKind::NonNull)
    )
}

/// The struct that the addresses count in, its size and fields.
fn shape(cx: &Header, object: &Object) -> Check<(Type, u64, Vec<Field>)> {
    let counted = object.pointers.iter().flat_map(|p| &p.counted);
    let mut structs: Vec<Type> = counted
        .copied()
        .filter(|&t| cx.types.is_struct(t))
        .collect();
    structs.sort();
    structs.dedup();
    let reason = "the object is not an array of one struct";
    let unknown = || illegal("GO-R8", reason);
    let [ty] = structs[..] else {
        return Err(unknown());
    };
    let (tys, _) = cx.types.struct_fields(ty).ok_or_else(unknown)?;
    let layout = cx.layout.struct_layout(&cx.types, ty).ok_or_else(unknown)?;
    let field = |(&ty, &offset): (&Type, &u64)| {
        let size = cx.layout.alloc_size(&cx.types, ty)?;
        (size > 0).then_some(Field { ty, offset, size })
    };
    let fields: Option<Vec<Field>> = tys.iter().zip(&layout.offsets).map(field).collect();
    let fields = fields.filter(|f| !f.is_empty());
    let reason = "a field has no size";
    let fields = fields.ok_or_else(|| illegal("GO-R8", reason))?;
    Ok((ty, layout.size, fields))
}

/// How many structs fit the size: a constant, or a product that does not wrap (GO-T25).
fn count(f: &Function, size: Value, of: u64) -> Check<Count> {
    let reason = "the size is no multiple of the struct's, or might have wrapped";
    let unknown = || illegal("GO-R8", reason);
    if let Some(n) = f.as_int(size) {
        let n = n.as_u64().filter(|n| n.is_multiple_of(of));
        return n.map(|n| Count::Constant(n / of)).ok_or_else(unknown);
    }
    let i = f.def_inst(size).ok_or_else(unknown)?;
    let product = matches!(f.kind(i), InstKind::Binary(BinOp::Mul));
    if !product || !f.flags(i).contains(Flags::NUW) {
        return Err(unknown());
    }
    let is_size = |v: Value| f.as_int(v).and_then(|n| n.as_u64()) == Some(of);
    match (f.operand(i, 0), f.operand(i, 1)) {
        (n, k) if is_size(k) => Ok(Count::Variable(n)),
        (k, n) if is_size(k) => Ok(Count::Variable(n)),
        _ => Err(unknown()),
    }
}

/// Where an access of `wide` bytes goes; the struct by type, size and alignment of the first.
fn target(
    fields: &[Field],
    (ty, size, align): (Type, u64, Align),
    t: &Touch,
    wide: u64,
) -> Check<Target> {
    let reason = "an access is not inside one field";
    let outside = || illegal("GO-R8", reason);
    let (element, at) = match t.spot.index {
        Some((counted, v)) if counted == ty => (Element::Variable(v), t.spot.offset),
        Some(_) => return Err(outside()),
        None => {
            let n = t.spot.offset.div_euclid(i128::from(size));
            let n = u64::try_from(n).map_err(|_| outside())?;
            (
                Element::Constant(n),
                t.spot.offset.rem_euclid(i128::from(size)),
            )
        }
    };
    let at = u64::try_from(at).map_err(|_| outside())?;
    let inside =
        |f: &Field| at >= f.offset && wide > 0 && (at - f.offset).saturating_add(wide) <= f.size;
    let field = fields.iter().position(inside).ok_or_else(outside)?;
    let (rest, distance) = (at - fields[field].offset, fields[field].size);
    let apart = match element {
        Element::Constant(n) => n.checked_mul(distance).ok_or_else(outside)?,
        Element::Variable(_) => distance,
    };
    let align = t.mem.align.min(common(common(align, apart), rest));
    Ok(Target {
        field,
        element,
        rest,
        align,
    })
}

/// The function to free fields with: the one that frees the object, or the library's for the library's.
fn free_function(m: &Module, f: &Function, object: &Object) -> Check<Option<Global>> {
    let callees = object.pointers.iter().flat_map(|p| {
        let body = m.body(p.place.function);
        let callee = move |&i: &Inst| body.and_then(|f| f.callee(i));
        p.frees.iter().filter_map(callee)
    });
    let found = callees.into_iter().next();
    if found.is_some() {
        return Ok(found);
    }
    let reason = "there is no function to free with";
    library_free(&m.header, f, object.site.inst).ok_or_else(|| illegal("GO-R8", reason))
}
