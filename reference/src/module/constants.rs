//! Constants as expressions over module-level names.

use std::collections::{BTreeMap, BTreeSet};
use tandem_ir::constant::{ConstantData, ConstantExpr, ConstantPool};
use tandem_ir::types::TypeData;
use tandem_ir::{CastOp, Constant, Function, Global, Header, Type};

/// A pool in which constants can be looked up and made: the module's, or a function's.
pub trait Pool {
    /// The constants that are there.
    fn pool(&self) -> &ConstantPool;
    /// The constant of a type and data.
    fn make(&mut self, ty: Type, data: ConstantData) -> Constant;
}

impl Pool for ConstantPool {
    fn pool(&self) -> &ConstantPool {
        self
    }
    fn make(&mut self, ty: Type, data: ConstantData) -> Constant {
        self.intern(ty, data)
    }
}

impl Pool for Function {
    fn pool(&self) -> &ConstantPool {
        self.constants()
    }
    fn make(&mut self, ty: Type, data: ConstantData) -> Constant {
        self.intern_constant(ty, data)
    }
}

/// The constants that a constant consists of.
fn parts(data: &ConstantData) -> Vec<Constant> {
    match data {
        ConstantData::Aggregate(parts) | ConstantData::PtrAuth(parts) => parts.to_vec(),
        ConstantData::Splat(part) => vec![*part],
        ConstantData::Expr(e) => e.operands(),
        _ => Vec::new(),
    }
}

/// The name that the constant itself is about, apart from its parts.
fn name(data: &ConstantData) -> Option<Global> {
    match data {
        ConstantData::Global(g)
        | ConstantData::BlockAddress(g, _)
        | ConstantData::DsoLocalEquivalent(g)
        | ConstantData::NoCfi(g) => Some(*g),
        _ => None,
    }
}

/// The names that constants mention at any depth.
pub fn mentioned(
    pool: &ConstantPool,
    constants: impl IntoIterator<Item = Constant>,
) -> BTreeSet<Global> {
    let mut todo: Vec<Constant> = constants.into_iter().collect();
    let mut seen: BTreeSet<Constant> = todo.iter().copied().collect();
    let mut names = BTreeSet::new();
    while let Some(c) = todo.pop() {
        names.extend(name(pool.get(c)));
        todo.extend(parts(pool.get(c)).into_iter().filter(|&p| seen.insert(p)));
    }
    names
}

/// True if the constant mentions the name at any depth.
pub fn mentions(pool: &ConstantPool, c: Constant, g: Global) -> bool {
    mentioned(pool, [c]).contains(&g)
}

/// The constant with the address of `old` replaced by another constant of the pool, at any depth.
pub fn replaced<P: Pool>(pool: &mut P, c: Constant, old: Global, new: Constant) -> Constant {
    let mut done = BTreeMap::new();
    rebuilt(pool, None, c, Some((old, new)), &mut done)
}

/// The constant of another pool, copied into this one.
pub fn imported<P: Pool>(pool: &mut P, from: &ConstantPool, c: Constant) -> Constant {
    rebuilt(pool, Some(from), c, None, &mut BTreeMap::new())
}

/// The constant of `from` (or of the pool itself) built anew in the pool; with `swap`, the address of a name
/// becomes another constant.
fn rebuilt<P: Pool>(
    pool: &mut P,
    from: Option<&ConstantPool>,
    c: Constant,
    swap: Option<(Global, Constant)>,
    done: &mut BTreeMap<Constant, Constant>,
) -> Constant {
    if let Some(&d) = done.get(&c) {
        return d;
    }
    let source = from.unwrap_or(pool.pool());
    let (ty, data) = (source.ty(c), source.get(c).clone());
    let mut go = |p: &Constant| rebuilt(pool, from, *p, swap, done);
    let data = match &data {
        ConstantData::Aggregate(all) => ConstantData::Aggregate(all.iter().map(go).collect()),
        ConstantData::PtrAuth(all) => ConstantData::PtrAuth(all.iter().map(go).collect()),
        ConstantData::Splat(p) => ConstantData::Splat(go(p)),
        ConstantData::Expr(e) => ConstantData::Expr(Box::new(e.map_operands(&mut go))),
        _ => data,
    };
    let new = match (swap, &data) {
        (Some((old, new)), ConstantData::Global(g)) if *g == old => new,
        _ => pool.make(ty, data),
    };
    done.insert(c, new);
    new
}

/// The name and the distance from it in bytes, if the constant is its address through `getelementptr` with
/// constant indices, `bitcast` and `addrspacecast` (GO-R3).
pub fn address(cx: &Header, pool: &ConstantPool, c: Constant) -> Option<(Global, i128)> {
    match pool.get(c) {
        ConstantData::Global(g) => Some((*g, 0)),
        ConstantData::Expr(e) => match &**e {
            ConstantExpr::Cast(CastOp::BitCast | CastOp::AddrSpaceCast, _, a) => {
                address(cx, pool, *a)
            }
            ConstantExpr::Gep { elem, operands, .. } => {
                let (base, indices) = operands.split_first()?;
                let (g, at) = address(cx, pool, *base)?;
                let space = pool.ty(*base).address_space()?;
                let indices = indices.iter().map(|&i| index(pool, i));
                let moved = offset(cx, space, *elem, indices.collect::<Option<Vec<_>>>()?)?;
                Some((g, at + moved))
            }
            _ => None,
        },
        _ => None,
    }
}

/// The value of a `getelementptr` index.
pub fn index(pool: &ConstantPool, c: Constant) -> Option<i64> {
    pool.as_bits(c)?.as_i64()
}

/// How far `getelementptr` of these indices goes, in bytes; `None` if that depends on anything but the layout,
/// or does not fit the address arithmetic of the space.
pub fn offset(
    cx: &Header,
    space: u32,
    elem: Type,
    indices: impl IntoIterator<Item = i64>,
) -> Option<i128> {
    let (layout, types) = (&cx.layout, &cx.types);
    let bits = layout.pointer(space).index_bits.min(64);
    let fits = |n: i128| n >= -(1i128 << (bits - 1)) && n < 1i128 << (bits - 1);
    let mut indices = indices.into_iter();
    let mut ty = elem;
    let first = i128::from(indices.next()?);
    let times = |n: i128, ty: Type| n.checked_mul(i128::from(layout.alloc_size(types, ty)?));
    let mut sum = times(first, ty)?;
    let mut all_fit = fits(first);
    for n in indices {
        let moved = if types.is_struct(ty) {
            let field = usize::try_from(n).ok()?;
            let at = *layout.struct_layout(types, ty)?.offsets.get(field)?;
            ty = *types.struct_fields(ty)?.0.get(field)?;
            i128::from(at)
        } else {
            ty = element(cx, ty)?;
            all_fit &= fits(i128::from(n));
            times(i128::from(n), ty)?
        };
        sum = sum.checked_add(moved)?;
    }
    (all_fit && fits(sum)).then_some(sum)
}

/// The element type of an array or vector.
pub fn element(cx: &Header, ty: Type) -> Option<Type> {
    match cx.types.get(ty)? {
        TypeData::Array { elem, .. }
        | TypeData::Vector {
            elem,
            scalable: false,
            ..
        } => Some(*elem),
        _ => None,
    }
}
