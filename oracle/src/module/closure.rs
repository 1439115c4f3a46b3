//! The closure of a global, by a naive walk: every use through constant address arithmetic, down to its accesses.
//!
//! The oracle's own (design section 3): proofs rest on it, so it says no to anything
//! that it does not know.

use super::uses::{in_initialisers, names_in};
use tandem_ir::constant::{ConstantData, ConstantExpr, ConstantPool};
use tandem_ir::{
    CastOp, Constant, Function, Global, Header, Inst, InstKind, Module, Type, ValueDef,
};

/// A load or store at the end of a closure.
#[derive(Clone, Copy, Debug)]
pub struct Access {
    /// The function.
    pub function: Global,
    /// The instruction.
    pub inst: Inst,
    /// True for a store.
    pub store: bool,
    /// Distance from the start of the global, if it is constant.
    pub offset: Option<i64>,
    /// Type of what is loaded or stored.
    pub ty: Type,
    /// Size in bytes.
    pub size: u64,
    /// Stated alignment in bytes.
    pub align: u64,
    /// True if it is neither volatile nor atomic.
    pub simple: bool,
}

/// All accesses of a global.
///
/// # Errors
/// In words, a use that is none of address arithmetic, load and store.
pub fn accesses(m: &Module, g: Global) -> Result<Vec<Access>, String> {
    walk(m, g, false)
}

/// All accesses of a global whose address may be compared as well: a comparison tells where it is, and gives nobody a pointer to it.
///
/// # Errors
/// In words, a use that is none of address arithmetic, load, store and comparison.
pub fn accesses_beside_comparisons(m: &Module, g: Global) -> Result<Vec<Access>, String> {
    walk(m, g, true)
}

fn walk(m: &Module, g: Global, compared: bool) -> Result<Vec<Access>, String> {
    if in_initialisers(&m.header, g) {
        return Err("its address is in an initialiser".into());
    }
    let mut all = Vec::new();
    for f in &m.bodies {
        of_body(&m.header, f, (g, compared), &mut all)?;
    }
    Ok(all)
}

/// A pointer into the global: where it is used, and how far it is.
type Pointer = (Inst, usize, Option<i64>);

fn of_body(
    cx: &Header,
    f: &Function,
    (g, compared): (Global, bool),
    all: &mut Vec<Access>,
) -> Result<(), String> {
    let mut work: Vec<Pointer> = Vec::new();
    for i in f.blocks().flat_map(|b| f.insts(b)) {
        for (n, v) in f.operands(i).enumerate() {
            if !names_in(f, v).contains(&g) {
                continue;
            }
            let ValueDef::Const(c) = f.value_def(v) else {
                continue;
            };
            let at = address(cx, f.constants(), c).filter(|a| a.0 == g);
            let (_, offset) = at.ok_or("a constant takes its address apart")?;
            work.push((i, n, Some(offset)));
        }
    }
    while let Some((i, n, offset)) = work.pop() {
        match f.kind(i) {
            InstKind::Load(a) => {
                let ty = f.inst_type(i);
                all.push(access(cx, f, i, (false, offset, ty), *a)?);
            }
            InstKind::Store(a) if n == 1 => {
                let ty = f.value_type(f.operand(i, 0));
                all.push(access(cx, f, i, (true, offset, ty), *a)?);
            }
            InstKind::Gep { elem } if n == 0 => {
                let indices: Option<Vec<i64>> = (1..f.num_operands(i))
                    .map(|k| f.as_int(f.operand(i, k))?.as_i64())
                    .collect();
                let step = indices.and_then(|x| distance(cx, *elem, &x));
                let to = offset.zip(step).and_then(|(a, b)| a.checked_add(b));
                follow(f, i, to, &mut work);
            }
            InstKind::Cast(CastOp::BitCast | CastOp::AddrSpaceCast) => {
                follow(f, i, offset, &mut work);
            }
            InstKind::ICmp(_) if compared => {}
            other => return Err(format!("its address reaches '{}'", other.mnemonic())),
        }
    }
    Ok(())
}

fn follow(f: &Function, i: Inst, offset: Option<i64>, work: &mut Vec<Pointer>) {
    if let Some(v) = f.result(i) {
        let uses = f.uses(v);
        work.extend(uses.map(|u| (f.user(u), f.use_index(u), offset)));
    }
}

fn access(
    cx: &Header,
    f: &Function,
    inst: Inst,
    (store, offset, ty): (bool, Option<i64>, Type),
    a: tandem_ir::MemAccess,
) -> Result<Access, String> {
    let size = cx.layout.store_size(&cx.types, ty);
    Ok(Access {
        function: f.global,
        inst,
        store,
        offset,
        ty,
        size: size.ok_or("an access of unknown size")?,
        align: a.align.bytes(),
        simple: a.is_simple(),
    })
}

/// The global that a constant is an address in, and how far.
pub fn address(cx: &Header, pool: &ConstantPool, c: Constant) -> Option<(Global, i64)> {
    match pool.get(c) {
        ConstantData::Global(g) => Some((*g, 0)),
        ConstantData::Expr(e) => match &**e {
            ConstantExpr::Cast(CastOp::BitCast | CastOp::AddrSpaceCast, _, from) => {
                address(cx, pool, *from)
            }
            ConstantExpr::Gep { elem, operands, .. } => {
                let (base, indices) = operands.split_first()?;
                let (g, at) = address(cx, pool, *base)?;
                let indices: Option<Vec<i64>> =
                    indices.iter().map(|&i| pool.as_bits(i)?.as_i64()).collect();
                Some((g, at.checked_add(distance(cx, *elem, &indices?)?)?))
            }
            _ => None,
        },
        _ => None,
    }
}

/// Bytes that constant indices step over.
fn distance(cx: &Header, elem: Type, indices: &[i64]) -> Option<i64> {
    let size = |t: Type| i64::try_from(cx.layout.alloc_size(&cx.types, t)?).ok();
    let (first, rest) = indices.split_first()?;
    let mut total = first.checked_mul(size(elem)?)?;
    let mut ty = elem;
    for &i in rest {
        let step = if let Some((e, _)) = cx.types.as_array(ty) {
            ty = e;
            i.checked_mul(size(e)?)?
        } else if let Some((e, _, false)) = cx.types.as_vector(ty) {
            ty = e;
            i.checked_mul(size(e)?)?
        } else {
            let offsets = cx.layout.struct_layout(&cx.types, ty)?.offsets;
            let n = usize::try_from(i).ok()?;
            ty = *cx.types.struct_fields(ty)?.0.get(n)?;
            i64::try_from(*offsets.get(n)?).ok()?
        };
        total = total.checked_add(step)?;
    }
    Some(total)
}

/// The constant that an initialiser holds at an offset as a value of a type, if it is one of its parts.
pub fn part(cx: &Header, c: Constant, offset: i64, ty: Type) -> Option<ConstantPart> {
    let pool = &cx.constants;
    let whole = pool.ty(c);
    if offset == 0 && whole == ty {
        return Some(ConstantPart::Constant(c));
    }
    if matches!(pool.get(c), ConstantData::Zero) {
        return Some(ConstantPart::Zero);
    }
    let ConstantData::Aggregate(parts) = pool.get(c) else {
        return None;
    };
    let at = u64::try_from(offset).ok()?;
    let starts: Vec<u64> = match cx.types.as_array(whole) {
        Some((e, _)) => {
            let step = cx.layout.alloc_size(&cx.types, e)?;
            (0..parts.len() as u64).map(|i| i * step).collect()
        }
        None => cx.layout.struct_layout(&cx.types, whole)?.offsets,
    };
    let n = starts.iter().rposition(|&s| s <= at)?;
    part(cx, *parts.get(n)?, i64::try_from(at - starts[n]).ok()?, ty)
}

/// See [`part`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConstantPart {
    /// A constant of the module's pool.
    Constant(Constant),
    /// Zero of the type that was asked for.
    Zero,
}
