//! B2: an allocation of structs becomes one allocation per field (GO-R8).
//!
//! What is decided: the variable holds null or what one `malloc` returned; every use of the
//! pointer goes to a field of an element, compares with null or frees. What is done is in
//! `split_heap_apply.rs`.

use super::address::common_align;
use super::heap::{self, Holder, Site};
use super::*;
use crate::defects::planted;
use tandem_ir::constant::ConstantData;
use tandem_ir::inst::{Align, Flags};
use tandem_ir::{BinOp, Function, Inst, InstKind, IntPredicate, Type, Value};

/// The alignment that `malloc` is sure to give.
const HEAP_ALIGN: u64 = 16;

/// How many structs are allocated.
#[derive(Clone, Copy)]
pub(super) enum Count {
    /// A number.
    Fixed(u64),
    /// A value that the size was multiplied from without wrapping.
    Value(Value),
}

/// A field that gets an allocation of its own.
pub(super) struct Part {
    pub ty: Type,
    pub size: u64,
    pub align: Align,
}

/// One use of a pointer to the structs.
pub(super) enum Step {
    /// `getelementptr %T, ptr %p, index, i32 field`, or the second of two steps through the address of the
    /// element, which is the third.
    Field(Inst, usize, Option<Inst>),
    /// An address of an element that only such second steps use.
    Element(Inst),
    /// A comparison with null.
    Null(Inst),
    /// `free`
    Free(Inst),
}

/// The decision.
pub(super) struct Plan {
    pub holder: Holder,
    pub count: Count,
    pub parts: Vec<Part>,
    /// Per load of the variable.
    pub loads: Vec<Vec<Step>>,
    /// Of the allocation's own result.
    pub result: Vec<Step>,
}

/// The plan, if the strategy is legal (GO-R8) and of a size to be of use (P3).
pub(super) fn plan(view: View<'_>, g: Global, closure: &Closure) -> Option<Plan> {
    let header = &view.m.header;
    // a pointer in memory that starts anew holds neither null nor an allocation at start.
    if matches!(header.globals[g].addrspace, 3 | 5) {
        return None;
    }
    let holder = heap::holder(view, g, closure)?;
    let site = holder.site;
    let free = header.lookup("free");
    let free = free.is_none_or(|g| is_free_function(view, g));
    let allocator = &view.m.bodies[site.body as usize];
    if site.zeroed || !free || heap::declares_whole(header, allocator, site.call) {
        return None;
    }
    let mut shape = None;
    let result = steps(view, site.body, site.result, &holder.of_site, &mut shape)?;
    let mut loads = Vec::with_capacity(holder.loads.len());
    for &(n, i) in &holder.loads {
        let v = view.m.bodies[n as usize].result(i)?;
        loads.push(steps(view, n, v, &[], &mut shape)?);
    }
    let shape = shape?;
    let parts = parts(view, shape)?;
    let whole = header.layout.alloc_size(&header.types, shape)?;
    let count = count(view, site, whole)?;
    Some(Plan {
        holder,
        count,
        parts,
        loads,
        result,
    })
}

/// True if the name is the library's function, as far as its type says.
fn is_free_function(view: View<'_>, g: Global) -> bool {
    let header = &view.m.header;
    let ty = header.types.as_function(header.globals[g].ty);
    ty == Some((Type::VOID, &[Type::PTR][..], false))
        && header.function(g).is_some_and(|d| !d.defined)
}

fn parts(view: View<'_>, shape: Type) -> Option<Vec<Part>> {
    let (types, layout) = (&view.m.header.types, &view.m.header.layout);
    let fields = types.struct_fields(shape)?.0;
    if fields.is_empty() || fields.len() > MAX_FIELDS {
        return None;
    }
    let most = Align::from_bytes(HEAP_ALIGN)?;
    let part = |&ty: &Type| {
        let size = layout.alloc_size(types, ty).filter(|&s| s > 0)?;
        let align = layout.abi_align(types, ty).min(most);
        // Elements lie next to each other.
        let align = common_align(align, size);
        Some(Part { ty, size, align })
    };
    fields.iter().map(part).collect()
}

/// How many structs of `whole` bytes the call allocates (GO-T25).
fn count(view: View<'_>, site: Site, whole: u64) -> Option<Count> {
    let f = &view.m.bodies[site.body as usize];
    let size = f.operand(site.call, 1);
    if let Some(bytes) = f.as_int(size) {
        let bytes = bytes.as_u64()?;
        let some = bytes > 0 && bytes.is_multiple_of(whole);
        return some.then(|| Count::Fixed(bytes / whole));
    }
    let mul = f.def_inst(size)?;
    let product = matches!(f.kind(mul), InstKind::Binary(BinOp::Mul));
    let nuw = f.flags(mul).contains(Flags::NUW);
    if !product || !planted!(view.cx, WrappingCount, nuw, true) {
        return None;
    }
    let (a, b) = (f.operand(mul, 0), f.operand(mul, 1));
    let is_whole = |v| f.as_int(v).and_then(|n| n.as_u64()) == Some(whole);
    if is_whole(b) {
        Some(Count::Value(a))
    } else if is_whole(a) {
        Some(Count::Value(b))
    } else {
        None
    }
}

/// The uses of a pointer, unless one is of another kind; all agree on one struct type. `own` stores may store it.
fn steps(
    view: View<'_>,
    n: u32,
    p: Value,
    own: &[(u32, Inst)],
    shape: &mut Option<Type>,
) -> Option<Vec<Step>> {
    let f = &view.m.bodies[n as usize];
    let mut list = Vec::new();
    for u in f.uses(p) {
        let (i, operand) = (f.user(u), f.use_index(u));
        if operand == 0
            && let InstKind::Gep { elem } = f.kind(i)
        {
            if shape.is_some_and(|s| s != *elem) {
                return None;
            }
            *shape = Some(*elem);
            match f.num_operands(i) {
                2 => second_steps(view, f, i, *elem, &mut list)?,
                _ => list.push(Step::Field(i, field_address(view, f, i, *elem)?, None)),
            }
        } else if let Some(predicate) = heap::null_comparison(view.cx, f, i, p) {
            matches!(predicate, IntPredicate::Eq | IntPredicate::Ne).then_some(())?;
            list.push(Step::Null(i));
        } else if heap::is_free(&view.m.header, f, i, p) {
            list.push(Step::Free(i));
        } else if !own.contains(&(n, i)) {
            return None;
        }
    }
    Some(list)
}

/// The uses of the address of an element: addresses of its fields.
fn second_steps(
    view: View<'_>,
    f: &Function,
    element: Inst,
    elem: Type,
    list: &mut Vec<Step>,
) -> Option<()> {
    if !counts_elements(f, f.operand(element, 1)) {
        return None;
    }
    for u in f.uses(f.result(element)?) {
        let (i, operand) = (f.user(u), f.use_index(u));
        let field = matches!(f.kind(i), InstKind::Gep { elem: e } if *e == elem);
        if operand != 0 || !field || f.num_operands(i) != 3 || !is_zero(f, f.operand(i, 1)) {
            return None;
        }
        let field = field_address(view, f, i, elem)?;
        list.push(Step::Field(i, field, Some(element)));
    }
    list.push(Step::Element(element));
    Some(())
}

/// The field that an address leads to, if only accesses inside that field use it.
fn field_address(view: View<'_>, f: &Function, i: Inst, elem: Type) -> Option<usize> {
    let (types, layout) = (&view.m.header.types, &view.m.header.layout);
    let fields = types.struct_fields(elem)?.0;
    if f.num_operands(i) != 3 || !counts_elements(f, f.operand(i, 1)) {
        return None;
    }
    let field = usize::try_from(f.as_int(f.operand(i, 2))?.as_u64()?).ok()?;
    let room = layout.alloc_size(types, *fields.get(field)?)?;
    let address = f.result(i)?;
    for u in f.uses(address) {
        let (user, operand) = (f.user(u), f.use_index(u));
        if !heap::is_access_through(view.cx, f, user, operand) {
            return None;
        }
        let ty = match f.kind(user) {
            InstKind::Store(_) => f.value_type(f.operand(user, 0)),
            _ => f.inst_type(user),
        };
        let inside = layout.store_size(types, ty)? <= room;
        if !planted!(view.cx, HeapAccessLeavesField, inside, true) {
            return None;
        }
    }
    Some(field)
}

/// True for the number of an element: no vector, and no number that is known to be negative (`i1 true` is -1).
fn counts_elements(f: &Function, index: Value) -> bool {
    let negative = |n: tandem_ir::constant::Bits| match n.as_i64() {
        Some(n) => n < 0,
        None => n.as_u64().is_none(),
    };
    let negative = f.as_int(index).is_some_and(negative);
    f.value_type(index).is_int() && !negative
}

/// True for constants that are zero.
pub(super) fn is_zero(f: &Function, v: Value) -> bool {
    matches!(f.as_const(v), Some(ConstantData::Int(0)))
}
