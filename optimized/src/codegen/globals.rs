//! Variables of a module and their initialisers.

use super::function::Res;
use super::module::State;
use super::values::space_of;
use tandem_ir::Header;
use tandem_ir::constant::{ConstantData, ConstantExpr, ConstantPool};
use tandem_ir::entity::{Constant, Global};
use tandem_ir::inst::CastOp;
use tandem_ir::machine::module::{GlobalRef, Init, Linkage, MGlobal};
use tandem_ir::machine::types::{Space, Ty};
use tandem_ir::module::Linkage as IrLinkage;
use tandem_ir::types::Type;

/// `.const` holds at most so many bytes (PS-21).
pub(super) const MOST_CONST: u64 = 65_536;

/// Larger alignments of variables and stack objects are refused.
pub(super) const MOST_ALIGN: u64 = 1 << 20;
/// Larger initialisers are refused.
const MOST_INITIALISED: u64 = 1 << 28;

/// An address in an initialiser.
struct AddressAt {
    at: u64,
    symbol: Global,
    offset: i64,
    /// A generic pointer to what lies in a space of its own.
    generic: bool,
}

/// Bytes of an initialiser, and the addresses among them.
#[derive(Default)]
struct Image {
    bytes: Vec<u8>,
    addresses: Vec<AddressAt>,
}

/// The space that a variable lies in.
pub(super) fn variable_space(addrspace: u32) -> Res<Space> {
    match addrspace {
        0 | 1 => Ok(Space::Global),
        3 => Ok(Space::Shared),
        4 => Ok(Space::Const),
        other => Err(format!("a variable in address space {other}")),
    }
}

/// The declaration of a variable.
pub(super) fn variable(m: &State<'_>, g: Global, name: String) -> Res<MGlobal> {
    let h = m.h;
    let data = &h.globals[g];
    let v = h.variable(g).ok_or("a variable")?;
    if data.tls != tandem_ir::module::TlsMode::None {
        return Err("a thread_local variable".into());
    }
    if data.linkage == IrLinkage::ExternalWeak {
        return Err("an extern_weak variable".into());
    }
    let space = variable_space(data.addrspace)?;
    let size = h
        .layout
        .alloc_size(&h.types, data.ty)
        .ok_or("a variable without a size")?;
    let align = data
        .align
        .unwrap_or_else(|| h.layout.unstated_align(&h.types, data.ty))
        .bytes();
    if align > MOST_ALIGN {
        return Err(format!("a variable aligned to {align} bytes"));
    }
    let defined = v.init.is_some() && data.linkage != IrLinkage::AvailableExternally;
    let linkage = match data.linkage {
        _ if !defined => Linkage::Extern,
        l if l.is_local() => Linkage::Internal,
        IrLinkage::Common if space == Space::Const => {
            return Err("a common variable in constant memory".into());
        }
        IrLinkage::Common => Linkage::Common,
        IrLinkage::LinkOnceAny
        | IrLinkage::LinkOnceOdr
        | IrLinkage::WeakAny
        | IrLinkage::WeakOdr => Linkage::Weak,
        _ => Linkage::Visible,
    };
    // Shared memory has no initialiser, and no linkage but that of what the launch sizes.
    let linkage = match (space, linkage) {
        (Space::Shared, Linkage::Visible | Linkage::Weak | Linkage::Common) => Linkage::Internal,
        (_, l) => l,
    };
    let mut out = MGlobal {
        name,
        linkage,
        space,
        attribute: None,
        align: Some(align),
        vector: 1,
        ty: Ty::B8,
        dims: vec![Some(size)],
        init: None,
    };
    if size == 0 {
        match linkage {
            Linkage::Extern => out.dims = vec![None],
            _ => out.dims = vec![Some(1)],
        }
        return Ok(out);
    }
    let Some(init) = v.init.filter(|_| defined) else {
        return Ok(out);
    };
    if space == Space::Shared {
        return match h.constants.get(init) {
            ConstantData::Undef | ConstantData::Poison | ConstantData::Zero => Ok(out),
            _ if is_zero_or_undef(h, init) => Ok(out),
            _ => Err("an initialiser in shared memory".into()),
        };
    }
    if is_zero_or_undef(h, init) {
        return Ok(out);
    }
    if size > MOST_INITIALISED {
        return Err("an initialiser of more than 256 MiB".into());
    }
    let mut image = Image {
        bytes: vec![0; usize::try_from(size).map_err(|_| "a variable of this size")?],
        addresses: Vec::new(),
    };
    image.write(h, init, 0)?;
    if image.addresses.is_empty() && image.bytes.iter().all(|b| *b == 0) {
        return Ok(out);
    }
    image.into_init(m, &mut out, size)?;
    Ok(out)
}

fn is_zero_or_undef(h: &Header, c: Constant) -> bool {
    match h.constants.get(c) {
        ConstantData::Undef
        | ConstantData::Poison
        | ConstantData::Zero
        | ConstantData::Int(0)
        | ConstantData::Null => true,
        ConstantData::Float(0) => true,
        ConstantData::Aggregate(all) => all.iter().all(|c| is_zero_or_undef(h, *c)),
        _ => false,
    }
}

/// The variables and functions that an initialiser names.
pub(super) fn named(h: &Header, c: Constant, out: &mut Vec<Global>) {
    match h.constants.get(c) {
        ConstantData::Global(g) => out.push(*g),
        ConstantData::Aggregate(all) => all.iter().for_each(|c| named(h, *c, out)),
        ConstantData::Splat(c) => named(h, *c, out),
        ConstantData::Expr(e) => {
            e.map_operands(&mut |c| {
                named(h, *c, out);
                *c
            });
        }
        _ => {}
    }
}

impl Image {
    fn put(&mut self, at: u64, bytes: &[u8]) {
        let at = at as usize;
        if let Some(place) = self.bytes.get_mut(at..at + bytes.len()) {
            place.copy_from_slice(bytes);
        }
    }
    fn write(&mut self, h: &Header, c: Constant, at: u64) -> Res<()> {
        let pool = &h.constants;
        let ty = pool.ty(c);
        let size = h.layout.store_size(&h.types, ty).unwrap_or(0) as usize;
        match pool.get(c) {
            ConstantData::Int(n) => self.put(at, &n.to_le_bytes()[..size.min(8)]),
            ConstantData::WideInt(b) => {
                let all: Vec<u8> = b.limbs().iter().flat_map(|l| l.to_le_bytes()).collect();
                self.put(at, &all[..size.min(all.len())]);
            }
            ConstantData::Float(bits) => self.put(at, &bits.to_le_bytes()[..size.min(16)]),
            ConstantData::Null
            | ConstantData::Undef
            | ConstantData::Poison
            | ConstantData::Zero => {}
            ConstantData::Bytes(bytes) => self.put(at, bytes),
            ConstantData::Aggregate(all) => {
                let offsets = self.offsets(h, ty, all.len())?;
                for (c, offset) in all.iter().zip(offsets) {
                    self.write(h, *c, at + offset)?;
                }
            }
            ConstantData::Splat(c) => {
                let n = h.types.as_vector(ty).map_or(0, |v| v.1 as usize);
                for offset in self.offsets(h, ty, n)? {
                    self.write(h, *c, at + offset)?;
                }
            }
            ConstantData::Global(_) | ConstantData::Expr(_) => {
                let found =
                    address(h, pool, c).ok_or("an initialiser with a constant expression")?;
                if size != 8 {
                    return Err("an initialiser with part of an address".into());
                }
                let own = variable_space(h.globals[found.0].addrspace).ok();
                let is_function = h.function(found.0).is_some();
                let pointer = pointer_type(pool, c).and_then(Type::address_space);
                let wants = pointer.map_or(Space::Generic, space_of);
                self.addresses.push(AddressAt {
                    at,
                    symbol: found.0,
                    offset: found.1,
                    generic: wants == Space::Generic && !is_function && own.is_some(),
                });
            }
            _ => return Err("an initialiser of this kind".into()),
        }
        Ok(())
    }
    fn offsets(&self, h: &Header, ty: Type, n: usize) -> Res<Vec<u64>> {
        if let Some(l) = h.layout.struct_layout(&h.types, ty) {
            return Ok(l.offsets);
        }
        let each = match (h.types.as_array(ty), h.types.as_vector(ty)) {
            (Some((e, _)), _) => h.layout.alloc_size(&h.types, e),
            (_, Some((e, ..))) => match h.layout.size_bits(&h.types, e) {
                Some(bits) if bits.is_multiple_of(8) => Some(bits / 8),
                _ => return Err("an initialiser with a vector of bits".into()),
            },
            _ => None,
        };
        let each = each.ok_or("an initialiser without a size")?;
        Ok((0..n as u64).map(|i| i * each).collect())
    }
    fn into_init(self, m: &State<'_>, out: &mut MGlobal, size: u64) -> Res<()> {
        let is_shared = |a: &AddressAt| m.h.globals[a.symbol].addrspace == 3;
        if self.addresses.iter().any(is_shared) {
            return Err("an initialiser with an address of shared memory".into());
        }
        let whole = size.is_multiple_of(8) && self.addresses.iter().all(|a| a.at.is_multiple_of(8));
        if whole && !self.addresses.is_empty() {
            out.ty = Ty::U64;
            out.dims = vec![Some(size / 8)];
            out.align = out.align.map(|a| a.max(8));
            let mut list: Vec<Init> = self
                .bytes
                .chunks_exact(8)
                .map(|c| Init::Int(u64::from_le_bytes(c.try_into().unwrap_or_default()), false))
                .collect();
            for a in &self.addresses {
                list[(a.at / 8) as usize] = address_init(m, a, None)?;
            }
            out.init = Some(Init::List(list));
            return Ok(());
        }
        let mut list: Vec<Init> = self
            .bytes
            .iter()
            .map(|b| Init::Int(u64::from(*b), false))
            .collect();
        if !self.addresses.is_empty() {
            // Bytes of an address have no other type.
            out.ty = Ty::U8;
        }
        for a in &self.addresses {
            for k in 0..8 {
                let at = (a.at + k) as usize;
                list[at] = address_init(m, a, Some(0xff << (8 * k)))?;
            }
        }
        out.init = Some(Init::List(list));
        Ok(())
    }
}

fn address_init(m: &State<'_>, a: &AddressAt, mask: Option<u64>) -> Res<Init> {
    Ok(Init::Addr {
        symbol: m.symbol(a.symbol)?.1,
        offset: a.offset,
        generic: a.generic,
        mask,
    })
}

/// The type of the pointer that a constant is, or is a number of.
fn pointer_type(pool: &ConstantPool, c: Constant) -> Option<Type> {
    let ty = pool.ty(c);
    if ty.is_ptr() {
        return Some(ty);
    }
    match pool.get(c) {
        ConstantData::Expr(e) => e.operands().iter().find_map(|c| pointer_type(pool, *c)),
        _ => None,
    }
}

/// The global that a constant points into, and how far.
fn address(h: &Header, pool: &ConstantPool, c: Constant) -> Option<(Global, i64)> {
    match pool.get(c) {
        ConstantData::Global(g) => Some((*g, 0)),
        ConstantData::Expr(e) => match &**e {
            ConstantExpr::Cast(
                CastOp::BitCast
                | CastOp::AddrSpaceCast
                | CastOp::PtrToInt
                | CastOp::PtrToAddr
                | CastOp::IntToPtr,
                _,
                c,
            ) => address(h, pool, *c),
            ConstantExpr::Gep { elem, operands, .. } => {
                let (g, at) = address(h, pool, operands[0])?;
                Some((g, at + gep_offset(h, pool, *elem, &operands[1..])?))
            }
            ConstantExpr::Binary(tandem_ir::inst::BinOp::Add, _, a, b) => {
                let (g, at) = address(h, pool, *a)?;
                Some((g, at + pool.as_bits(*b)?.as_i64()?))
            }
            _ => None,
        },
        _ => None,
    }
}

/// The offset of a constant `getelementptr` in bytes.
pub(super) fn gep_offset(
    h: &Header,
    pool: &ConstantPool,
    elem: Type,
    indices: &[Constant],
) -> Option<i64> {
    let mut ty = elem;
    let mut at = 0i64;
    for (n, c) in indices.iter().enumerate() {
        let k = pool.as_bits(*c)?.as_i64()?;
        if n > 0
            && let Some((fields, _)) = h.types.struct_fields(ty)
        {
            let layout = h.layout.struct_layout(&h.types, ty)?;
            let k = usize::try_from(k).ok()?;
            at = at.wrapping_add(*layout.offsets.get(k)? as i64);
            ty = *fields.get(k)?;
            continue;
        }
        let mut lane = false;
        if n > 0 {
            ty = match (h.types.as_array(ty), h.types.as_vector(ty)) {
                (Some((e, _)), _) => e,
                (_, Some((e, ..))) => {
                    lane = true;
                    e
                }
                _ => return None,
            };
        }
        at = at.wrapping_add(k.wrapping_mul(stride(h, ty, lane)? as i64));
    }
    Some(at)
}

/// Bytes from one element to the next: elements of arrays lie at multiples of their alignment, lanes of a vector do not.
pub(super) fn stride(h: &Header, element: Type, lane: bool) -> Option<u64> {
    match lane {
        true => h.layout.store_size(&h.types, element),
        false => h.layout.alloc_size(&h.types, element),
    }
}

/// What a symbol is.
pub(super) fn reference(n: usize) -> GlobalRef {
    GlobalRef::Var(n as u32)
}
