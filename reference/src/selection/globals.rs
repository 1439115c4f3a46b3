//! Variables and their initialisers (machine.md 4.2, 5): an array of bytes, in which an address is spelled byte by byte.

use super::module::Names;
use super::types::Res;
use std::fmt::Write as _;
use tandem_ir::Header;
use tandem_ir::constant::{ConstantData, ConstantExpr};
use tandem_ir::entity::{Constant, Global};
use tandem_ir::inst::{BinOp, CastOp};
use tandem_ir::module::Linkage;
use tandem_ir::types::{Type, TypeData};

/// Larger initialisers are refused.
const MOST_BYTES: u64 = 1 << 24;

/// A byte of an initialiser.
#[derive(Clone)]
enum Byte {
    /// A number.
    Number(u8),
    /// This byte of an address.
    Of(Address, u8),
}

/// An address that is known before the program runs.
#[derive(Clone)]
struct Address {
    /// What it is counted from; nothing is a number.
    symbol: Option<Global>,
    /// Bytes behind it.
    offset: i64,
    /// Whether it was made generic.
    generic: bool,
}

/// The declaration of a variable.
pub(super) fn variable(names: &Names<'_>, g: Global) -> Res<String> {
    let h = names.h;
    let data = &h.globals[g];
    let v = h.variable(g).ok_or("a variable")?;
    let name = names.of(g)?;
    let space = match data.addrspace {
        0 | 1 => ".global",
        3 => ".shared",
        4 => ".const",
        n => return Err(format!("a variable in address space {n}")),
    };
    let size = h
        .layout
        .alloc_size(&h.types, data.ty)
        .ok_or("a variable without a size")?;
    let stated = data
        .align
        .unwrap_or_else(|| h.layout.unstated_align(&h.types, data.ty));
    let align = stated.bytes();
    if align > 1 << 20 {
        return Err(format!("a variable aligned to {align} bytes"));
    }
    let init = v
        .init
        .filter(|_| data.linkage != Linkage::AvailableExternally);
    let shared = data.addrspace == 3;
    let linkage = match data.linkage {
        _ if init.is_none() => ".extern ",
        l if l.is_local() || shared => "",
        Linkage::LinkOnceAny | Linkage::LinkOnceOdr | Linkage::WeakAny | Linkage::WeakOdr => {
            ".weak "
        }
        Linkage::Common if data.addrspace == 4 => {
            return Err("a common variable in constant memory".into());
        }
        Linkage::Common => ".common ",
        _ => ".visible ",
    };
    let image = match init {
        Some(c) if size > 0 => image(h, c, size)?,
        _ => Vec::new(),
    };
    // Bytes of addresses are numbers to the assembler.
    let numbers = image.iter().any(|b| matches!(b, Byte::Of(..)));
    let ty = if numbers { ".u8" } else { ".b8" };
    let mut out = format!("{linkage}{space} .align {align} {ty} {name}");
    match (size, init) {
        (0, None) => out.push_str("[]"),
        _ => _ = write!(out, "[{}]", size.max(1)),
    }
    // Without an initialiser a variable is zero; shared memory has none.
    let zero = image.iter().all(|b| matches!(b, Byte::Number(0)));
    match (zero, shared) {
        (true, _) => {}
        (false, true) => return Err("an initialiser in shared memory".into()),
        (false, false) => _ = write!(out, " = {{{}}}", list(names, &image)?),
    }
    Ok(out + ";\n")
}

/// The bytes as PTX has them: `0xFF(sym)` is the lowest byte of an address, `0xFF00(sym)` the next.
fn list(names: &Names<'_>, image: &[Byte]) -> Res<String> {
    let mut out = Vec::new();
    for b in image {
        out.push(match b {
            Byte::Number(n) => n.to_string(),
            Byte::Of(a, n) => {
                let g = a.symbol.ok_or("an address")?;
                // Where shared memory lies is known when a block starts (PS-21).
                if names.h.globals[g].addrspace == 3 {
                    return Err("an address of shared memory in an initialiser".into());
                }
                let mask = 0xff_u64 << (u32::from(*n) * 8);
                let mut symbol = names.of(g)?.to_owned();
                if a.generic && names.h.variable(g).is_some() {
                    symbol = format!("generic({symbol})");
                }
                let offset = match a.offset {
                    0 => String::new(),
                    o => format!("+{o}"),
                };
                format!("0x{mask:X}({symbol}{offset})")
            }
        });
    }
    Ok(out.join(", "))
}

fn image(h: &Header, c: Constant, size: u64) -> Res<Vec<Byte>> {
    if size > MOST_BYTES && !is_empty(h, c) {
        return Err(format!("an initialiser of more than {MOST_BYTES} bytes"));
    }
    if is_empty(h, c) {
        return Ok(Vec::new());
    }
    let mut out = vec![Byte::Number(0); size as usize];
    fill(h, c, 0, &mut out)?;
    Ok(out)
}

fn is_empty(h: &Header, c: Constant) -> bool {
    use ConstantData::{Null, Poison, Undef, Zero};
    matches!(h.constants.get(c), Null | Poison | Undef | Zero)
}

fn number(out: &mut [Byte], at: u64, bytes: u64, bits: u128) {
    for n in 0..bytes {
        if let Some(b) = out.get_mut((at + n) as usize) {
            let shifted = u32::try_from(8 * n)
                .ok()
                .and_then(|by| bits.checked_shr(by));
            *b = Byte::Number(shifted.unwrap_or(0) as u8);
        }
    }
}

/// Writes a constant at a place.
fn fill(h: &Header, c: Constant, at: u64, out: &mut [Byte]) -> Res<()> {
    let ty = h.constants.ty(c);
    let bytes = h
        .layout
        .store_size(&h.types, ty)
        .ok_or("a constant without a size")?;
    match h.constants.get(c) {
        _ if is_empty(h, c) => {}
        ConstantData::Int(n) => number(out, at, bytes, u128::from(*n)),
        ConstantData::Float(bits) => number(out, at, bytes, *bits),
        ConstantData::WideInt(b) => {
            number(
                out,
                at,
                bytes,
                b.as_u128().ok_or("an integer of more than 128 bits")?,
            );
        }
        ConstantData::Bytes(all) => {
            for (n, b) in (at..).zip(all) {
                number(out, n, 1, u128::from(*b));
            }
        }
        ConstantData::Aggregate(all) => {
            for (n, part) in all.iter().enumerate() {
                fill(h, *part, at + offset(h, ty, n)?, out)?;
            }
        }
        ConstantData::Splat(one) => {
            let n = h.types.as_vector(ty).map_or(0, |v| v.1);
            for n in 0..n as usize {
                fill(h, *one, at + offset(h, ty, n)?, out)?;
            }
        }
        _ => {
            let a = address(h, c)?;
            match a.symbol {
                None => number(out, at, bytes, a.offset as u128),
                Some(_) => {
                    for n in 0..bytes.min(8) {
                        if let Some(b) = out.get_mut((at + n) as usize) {
                            *b = Byte::Of(a.clone(), n as u8);
                        }
                    }
                }
            }
        }
    }
    Ok(())
}

/// Where an element stands in what it is an element of.
fn offset(h: &Header, ty: Type, n: usize) -> Res<u64> {
    let size = |e| {
        h.layout
            .alloc_size(&h.types, e)
            .ok_or("an element without a size")
    };
    match h.types.get(ty) {
        Some(TypeData::Array { elem, .. }) => Ok(size(*elem)? * n as u64),
        Some(TypeData::Vector { elem, .. }) => {
            let bits = h.layout.size_bits(&h.types, *elem).ok_or("an element")?;
            match bits % 8 {
                0 => Ok(bits / 8 * n as u64),
                _ => Err("a vector of parts of bytes in memory".into()),
            }
        }
        _ => {
            let of = h
                .layout
                .struct_layout(&h.types, ty)
                .ok_or("a struct without a size")?;
            Ok(*of.offsets.get(n).ok_or("a field that is not there")?)
        }
    }
}

/// The address or number that a constant is.
fn address(h: &Header, c: Constant) -> Res<Address> {
    let plain = |offset: i64| Address {
        symbol: None,
        offset,
        generic: false,
    };
    match h.constants.get(c) {
        ConstantData::Int(_) => {
            let bits = h.constants.as_bits(c).and_then(|b| b.as_i64());
            Ok(plain(bits.ok_or("a wide integer in an address")?))
        }
        _ if is_empty(h, c) => Ok(plain(0)),
        ConstantData::Global(g) => Ok(Address {
            symbol: Some(*g),
            offset: 0,
            // A variable in address space 0 is in global memory.
            generic: h.globals[*g].addrspace == 0,
        }),
        ConstantData::Expr(e) => of_expression(h, h.constants.ty(c), e),
        _ => Err("a constant in an initialiser".into()),
    }
}

/// The same address for another space: only a variable's own space and generic memory have one.
fn in_space(h: &Header, a: Address, from: Type, to: Type) -> Res<Address> {
    let own = a.symbol.map(|g| h.globals[g].addrspace.max(1));
    match (from.address_space(), to.address_space()) {
        (a_space, b_space) if a_space == b_space => Ok(a),
        (_, Some(0)) => Ok(Address { generic: true, ..a }),
        (Some(0), b) if b == own => Ok(Address {
            generic: false,
            ..a
        }),
        _ => Err("an addrspacecast in an initialiser".into()),
    }
}

fn of_expression(h: &Header, ty: Type, e: &ConstantExpr) -> Res<Address> {
    match e {
        ConstantExpr::Cast(op, _, a) => {
            let inner = address(h, *a)?;
            match op {
                CastOp::AddrSpaceCast => in_space(h, inner, h.constants.ty(*a), ty),
                CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr | CastOp::BitCast => {
                    Ok(inner)
                }
                _ => Err("a cast in an initialiser".into()),
            }
        }
        ConstantExpr::Gep { elem, operands, .. } => {
            let (base, indices) = operands.split_first().ok_or("an address without a base")?;
            let base = address(h, *base)?;
            let by = distance(h, *elem, indices)?;
            let offset = base
                .offset
                .checked_add(by)
                .ok_or("an address that is too far")?;
            Ok(Address { offset, ..base })
        }
        ConstantExpr::Binary(op @ (BinOp::Add | BinOp::Sub), _, a, b) => {
            let (a, b) = (address(h, *a)?, address(h, *b)?);
            match (op, a.symbol, b.symbol) {
                (BinOp::Add, Some(_), None) | (BinOp::Add, None, None) => Ok(Address {
                    offset: a.offset.wrapping_add(b.offset),
                    ..a
                }),
                (BinOp::Add, None, Some(_)) => Ok(Address {
                    offset: a.offset.wrapping_add(b.offset),
                    ..b
                }),
                (_, _, None) => Ok(Address {
                    offset: a.offset.wrapping_sub(b.offset),
                    ..a
                }),
                _ => Err("a difference of addresses in an initialiser".into()),
            }
        }
        _ => Err("a constant expression in an initialiser".into()),
    }
}

/// How far indices lead.
fn distance(h: &Header, elem: Type, indices: &[Constant]) -> Res<i64> {
    let far = || "an address that is too far".to_owned();
    let mut ty = elem;
    let mut total: i64 = 0;
    for (n, c) in indices.iter().enumerate() {
        let number = address(h, *c)?;
        if number.symbol.is_some() {
            return Err("an address as an index".into());
        }
        let step = match (n, h.types.struct_fields(ty)) {
            (1.., Some((fields, _))) => {
                let field = usize::try_from(number.offset).map_err(|_| far())?;
                let at = offset(h, ty, field)?;
                ty = *fields.get(field).ok_or("a field that is not there")?;
                i64::try_from(at).map_err(|_| far())?
            }
            _ => {
                let mut size = h.layout.alloc_size(&h.types, ty);
                if n > 0 {
                    let vector = h.types.as_vector(ty).map(|v| v.0);
                    let array = h.types.as_array(ty).map(|a| a.0);
                    ty = array.or(vector).ok_or("an index into a scalar")?;
                    size = match vector {
                        // Lanes take their own bytes and no padding.
                        Some(lane) => h.layout.store_size(&h.types, lane),
                        None => h.layout.alloc_size(&h.types, ty),
                    };
                }
                let size = size.ok_or("an element without a size")?;
                let size = i64::try_from(size).map_err(|_| far())?;
                size.checked_mul(number.offset).ok_or_else(far)?
            }
        };
        total = total.checked_add(step).ok_or_else(far)?;
    }
    Ok(total)
}
