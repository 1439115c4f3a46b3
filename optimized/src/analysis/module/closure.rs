//! The closure of a global: its uses through constant addresses, and the accesses at the ends (GO-R3).
//!
//! Followed are `getelementptr` with constant indices, `bitcast` and `addrspacecast`, as
//! instructions or constant expressions; at the ends stand loads and stores that use
//! the address as their pointer and lie inside the object. Anything else lets the
//! address escape, and then there is no closure. A volatile access is as bad (GO-R4).

use super::uses::GlobalUses;
use crate::context::ModuleCx;
use crate::defects::planted;
use smallvec::SmallVec;
use tandem_ir::constant::{Bits, ConstantData, ConstantExpr, ConstantPool};
use tandem_ir::inst::Ordering;
use tandem_ir::types::TypeData;
use tandem_ir::{
    CastOp, Constant, Function, Global, Header, Inst, InstKind, MemAccess, Module, Type, Value,
    ValueDef,
};

/// What an access does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AccessKind {
    /// `load`
    Load,
    /// `store`
    Store,
}

/// A load or store at an end of the closure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Access {
    /// Number of the body.
    pub body: u32,
    /// The instruction.
    pub inst: Inst,
    /// What it does.
    pub kind: AccessKind,
    /// Offset of its first byte in the object, in bytes.
    pub offset: u64,
    /// Bytes, at least 1.
    pub size: u64,
    /// Type of the value.
    pub ty: Type,
    /// Address space of the pointer that is used.
    pub space: u32,
    /// Alignment and ordering.
    pub mem: MemAccess,
}

impl Access {
    /// Index of the pointer among the instruction's operands.
    pub fn pointer_operand(&self) -> usize {
        usize::from(self.kind == AccessKind::Store)
    }
    /// True if not atomic (volatile ones never get here).
    pub fn is_plain(&self) -> bool {
        self.mem.ordering == Ordering::NotAtomic
    }
    /// The same access with another alignment or ordering.
    pub fn kind_with(&self, mem: MemAccess) -> InstKind {
        match self.kind {
            AccessKind::Load => InstKind::Load(mem),
            AccessKind::Store => InstKind::Store(mem),
        }
    }
}

/// The closure of a global.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Closure {
    /// Loads and stores.
    pub accesses: Vec<Access>,
    /// Address instructions on the way, each behind the one that it uses.
    pub steps: Vec<(u32, Inst)>,
}

/// A constant address inside the object.
#[derive(Clone, Copy)]
struct Address {
    offset: i128,
    space: u32,
}

struct Walk<'a> {
    cx: ModuleCx<'a>,
    m: &'a Module,
    size: u64,
    closure: Closure,
    work: Vec<(u32, Value, Address)>,
}

impl Closure {
    /// The closure of a variable, unless its address escapes or an access is unlike the others (GO-R3, GO-R4).
    pub fn of(cx: ModuleCx<'_>, m: &Module, uses: &GlobalUses, g: Global) -> Option<Closure> {
        let data = &m.header.globals[g];
        let size = m.header.layout.alloc_size(&m.header.types, data.ty)?;
        let mut walk = Walk {
            cx,
            m,
            size,
            closure: Closure::default(),
            work: Vec::new(),
        };
        for &(n, v) in uses.in_bodies(g) {
            let f = &m.bodies[n as usize];
            // Constants that nothing uses are ignored.
            if !f.has_uses(v) {
                continue;
            }
            let ValueDef::Const(c) = f.value_def(v) else {
                return None;
            };
            let at = constant_address(&m.header, f.constants(), c, g, size)?;
            walk.work.push((n, v, at));
        }
        while let Some((n, v, at)) = walk.work.pop() {
            walk.users(n, v, at)?;
        }
        Some(walk.closure)
    }
    /// True if something is loaded.
    pub fn has_load(&self) -> bool {
        self.accesses.iter().any(|a| a.kind == AccessKind::Load)
    }
    /// The stores.
    pub fn stores(&self) -> impl Iterator<Item = &Access> {
        self.accesses.iter().filter(|a| a.kind == AccessKind::Store)
    }
}

impl Walk<'_> {
    fn users(&mut self, n: u32, v: Value, at: Address) -> Option<()> {
        let f = &self.m.bodies[n as usize];
        let header = &self.m.header;
        for u in f.uses(v) {
            let (i, operand) = (f.user(u), f.use_index(u));
            match f.kind(i) {
                InstKind::Load(mem) => self.access(n, i, AccessKind::Load, *mem, at)?,
                InstKind::Store(mem) => {
                    let value = planted!(self.cx, AddressStored, operand != 1, false);
                    if value {
                        return None;
                    }
                    self.access(n, i, AccessKind::Store, *mem, at)?;
                }
                InstKind::Gep { elem } if operand == 0 => {
                    let indices = f.operands(i).skip(1).map(|v| f.as_int(v));
                    let by = gep_offset(header, *elem, at.space, indices)?;
                    let offset = wrapped(header, at.space, at.offset + by);
                    self.step(n, f, i, Address { offset, ..at })?;
                }
                InstKind::Cast(CastOp::BitCast) => self.step(n, f, i, at)?,
                InstKind::Cast(CastOp::AddrSpaceCast) => {
                    let space = f.inst_type(i).address_space()?;
                    let at = cast(at, space, self.size)?;
                    self.step(n, f, i, at)?;
                }
                _ => return None,
            }
        }
        Some(())
    }
    fn step(&mut self, n: u32, f: &Function, i: Inst, at: Address) -> Option<()> {
        if !f.inst_type(i).is_ptr() {
            return None;
        }
        self.closure.steps.push((n, i));
        self.work.push((n, f.result(i)?, at));
        Some(())
    }
    fn access(
        &mut self,
        n: u32,
        i: Inst,
        kind: AccessKind,
        mem: MemAccess,
        at: Address,
    ) -> Option<()> {
        let f = &self.m.bodies[n as usize];
        let ty = match kind {
            AccessKind::Load => f.inst_type(i),
            AccessKind::Store => f.value_type(f.operand(i, 0)),
        };
        let size = self.m.header.layout.store_size(&self.m.header.types, ty)?;
        let offset = u64::try_from(at.offset).ok()?;
        let inside = offset.checked_add(size).is_some_and(|end| end <= self.size);
        if planted!(self.cx, VolatileAccepted, mem.volatile, false) || size == 0 || !inside {
            return None;
        }
        self.closure.accesses.push(Access {
            body: n,
            inst: i,
            kind,
            offset,
            size,
            ty,
            space: at.space,
            mem,
        });
        Some(())
    }
}

/// The address that a constant expression over `g` is.
fn constant_address(
    header: &Header,
    pool: &ConstantPool,
    c: Constant,
    g: Global,
    size: u64,
) -> Option<Address> {
    // Outermost first; applied from the inside.
    let mut chain: SmallVec<[Constant; 4]> = SmallVec::new();
    let mut inner = c;
    loop {
        match pool.get(inner) {
            ConstantData::Global(h) if *h == g => break,
            ConstantData::Expr(e) => {
                chain.push(inner);
                inner = match &**e {
                    ConstantExpr::Gep { operands, .. } => *operands.first()?,
                    ConstantExpr::Cast(CastOp::BitCast | CastOp::AddrSpaceCast, _, from) => *from,
                    _ => return None,
                };
            }
            _ => return None,
        }
    }
    let mut at = Address {
        offset: 0,
        space: pool.ty(inner).address_space()?,
    };
    while let Some(c) = chain.pop() {
        let ConstantData::Expr(e) = pool.get(c) else {
            return None;
        };
        let space = pool.ty(c).address_space()?;
        at = match &**e {
            ConstantExpr::Gep { elem, operands, .. } => {
                let indices = operands[1..].iter().map(|&o| pool.as_bits(o));
                let by = gep_offset(header, *elem, at.space, indices)?;
                let offset = wrapped(header, at.space, at.offset + by);
                Address { offset, ..at }
            }
            ConstantExpr::Cast(CastOp::AddrSpaceCast, ..) => cast(at, space, size)?,
            _ => at,
        };
    }
    Some(at)
}

/// Only an address of the object itself is known to keep its distance from the start in another space.
fn cast(at: Address, space: u32, size: u64) -> Option<Address> {
    let inside = at.offset >= 0 && at.offset <= i128::from(size);
    inside.then_some(Address { space, ..at })
}

/// An offset in the width that addresses of the space are computed in.
fn wrapped(header: &Header, space: u32, offset: i128) -> i128 {
    let unused = 128 - header.layout.pointer(space).index_bits.min(128);
    (offset << unused) >> unused
}

/// Bytes that a `getelementptr` adds; `None` if an index is no constant or steps through something else than
/// structs and arrays.
pub fn gep_offset(
    header: &Header,
    elem: Type,
    space: u32,
    mut indices: impl Iterator<Item = Option<Bits>>,
) -> Option<i128> {
    let (types, layout) = (&header.types, &header.layout);
    let bits = layout.pointer(space).index_bits;
    let scaled = |index: &Bits, stride: u64| -> Option<i128> {
        let index = i128::from(index.as_i64()?);
        let index = if bits < 64 {
            wrapped(header, space, index)
        } else {
            index
        };
        index.checked_mul(i128::from(stride))
    };
    let mut total = scaled(&indices.next()??, layout.alloc_size(types, elem)?)?;
    let mut ty = elem;
    for index in indices {
        let index = index?;
        let by = match types.get(ty)? {
            TypeData::Array { elem, .. } => {
                ty = *elem;
                scaled(&index, layout.alloc_size(types, ty)?)?
            }
            TypeData::Struct { .. } | TypeData::Named { .. } => {
                let field = usize::try_from(index.as_u64()?).ok()?;
                let offset = *layout.struct_layout(types, ty)?.offsets.get(field)?;
                ty = types.struct_fields(ty)?.0[field];
                i128::from(offset)
            }
            _ => return None,
        };
        total = total.checked_add(by)?;
    }
    Some(wrapped(header, space, total))
}
