//! Everything that is done with the address of a variable (GO-R3).
//!
//! The closure follows the address through `getelementptr`, `bitcast` and
//! `addrspacecast`, instructions or constant expressions, to the loads and stores at
//! the ends. Any other use lets the address escape, and then there is no closure.

use super::uses::{self, insts};
use super::{Check, constants, illegal, require};
use std::collections::BTreeSet;
use tandem_ir::metadata::{LocalMetadata, Metadata};
use tandem_ir::rewrite::InstRef;
use tandem_ir::{CastOp, Function, Global, Header, Inst, InstKind, MemAccess};
use tandem_ir::{Module, Type, Value, ValueDef};

/// A load or store of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Access {
    /// The instruction.
    pub place: InstRef,
    /// True for a store.
    pub is_store: bool,
    /// What is loaded or stored.
    pub ty: Type,
    /// How many bytes that are.
    pub size: u64,
    /// Distance from the start of the variable; `None` if a variable index decides.
    pub offset: Option<u64>,
    /// Address space of the pointer.
    pub space: u32,
    /// How memory is accessed.
    pub mem: MemAccess,
}

impl Access {
    /// The operand that is the pointer.
    pub fn pointer(&self) -> usize {
        usize::from(self.is_store)
    }
    /// The offset of an access to a place that is known.
    ///
    /// # Errors
    /// Illegal by GO-R3 if a variable index decides.
    pub fn known(&self) -> Check<u64> {
        let reason = "a variable index decides what is accessed";
        self.offset.ok_or_else(|| illegal("GO-R3", reason))
    }
}

/// The uses of a variable's address.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Closure {
    /// Loads and stores, in order of bodies and layout.
    pub accesses: Vec<Access>,
    /// The instructions between the variable and its accesses.
    pub addresses: Vec<InstRef>,
}

impl Closure {
    /// The loads.
    pub fn loads(&self) -> impl Iterator<Item = &Access> {
        self.accesses.iter().filter(|a| !a.is_store)
    }
    /// The stores.
    pub fn stores(&self) -> impl Iterator<Item = &Access> {
        self.accesses.iter().filter(|a| a.is_store)
    }
}

/// The closure of a variable.
///
/// # Errors
/// Illegal by GO-R3 if the address escapes, or an access is not inside the variable.
pub fn of(m: &Module, g: Global) -> Check<Closure> {
    let holders = uses::holders(m, g);
    let reason = "the address is part of an initialiser or an alias";
    require(holders.is_empty(), "GO-R3", reason)?;
    let mut all = Closure::default();
    for f in &m.bodies {
        let mut trace = Trace {
            cx: &m.header,
            f,
            g,
            accesses: Vec::new(),
            derived: BTreeSet::new(),
        };
        trace.body()?;
        let place = |inst| InstRef {
            function: f.global,
            inst,
        };
        let order = |i: Inst| trace.accesses.iter().find(|a| a.place.inst == i);
        all.accesses.extend(insts(f).filter_map(order));
        let derived = insts(f).filter(|i| trace.derived.contains(i));
        all.addresses.extend(derived.map(place));
    }
    Ok(all)
}

/// The closure within one body.
struct Trace<'a> {
    cx: &'a Header,
    f: &'a Function,
    g: Global,
    accesses: Vec<Access>,
    derived: BTreeSet<Inst>,
}

impl Trace<'_> {
    fn body(&mut self) -> Check {
        let f = self.f;
        let mut todo: Vec<(Inst, Option<i128>)> = Vec::new();
        let named = uses::mentioned_in_body(f).contains(&self.g);
        for i in insts(f).filter(|_| named) {
            for (n, v) in f.operands(i).enumerate() {
                let Some(c) = uses::as_constant(f, v) else {
                    continue;
                };
                if !constants::mentions(f.constants(), c, self.g) {
                    continue;
                }
                match constants::address(self.cx, f.constants(), c) {
                    Some((g, at)) if g == self.g => todo.extend(self.follow(i, n, Some(at))?),
                    _ => return Err(escape("part of a larger constant")),
                }
            }
        }
        while let Some((i, at)) = todo.pop() {
            let users = f.result(i).into_iter().flat_map(|r| f.uses(r));
            for u in users {
                todo.extend(self.follow(f.user(u), f.use_index(u), at)?);
            }
        }
        let metadata = insts(f).flat_map(|i| f.operands(i));
        let hidden = |v: Value| matches!(f.value_def(v), ValueDef::Metadata(n) if self.describes(f.metadata_operand(n)));
        require(
            !metadata.into_iter().any(hidden),
            "GO-R3",
            "the address is used as metadata",
        )
    }

    /// The address, so far from the start, is operand `n` of an instruction; the instruction that goes on from
    /// there, if it is one.
    fn follow(
        &mut self,
        i: Inst,
        n: usize,
        at: Option<i128>,
    ) -> Check<Option<(Inst, Option<i128>)>> {
        let f = self.f;
        match f.kind(i) {
            InstKind::Load(a) if n == 0 => self.access(i, false, f.inst_type(i), at, *a)?,
            InstKind::Store(a) if n == 1 => {
                let ty = f.value_type(f.operand(i, 0));
                self.access(i, true, ty, at, *a)?;
            }
            InstKind::Gep { elem } if n == 0 && f.inst_type(i).is_ptr() => {
                let moved = step(self.cx, f, i, *elem)?;
                let at = at.zip(moved).map(|(a, b)| a + b);
                return Ok(self.derived.insert(i).then_some((i, at)));
            }
            InstKind::Cast(CastOp::BitCast | CastOp::AddrSpaceCast) if f.inst_type(i).is_ptr() => {
                return Ok(self.derived.insert(i).then_some((i, at)));
            }
            InstKind::Store(_) => return Err(escape("stored")),
            k => return Err(escape(&format!("an operand of {}", k.mnemonic()))),
        }
        Ok(None)
    }

    fn access(
        &mut self,
        i: Inst,
        is_store: bool,
        ty: Type,
        at: Option<i128>,
        mem: MemAccess,
    ) -> Check {
        let (layout, types) = (&self.cx.layout, &self.cx.types);
        let whole = layout.alloc_size(types, self.cx.globals[self.g].ty);
        let (Some(size), Some(whole)) = (layout.store_size(types, ty), whole) else {
            return Err(illegal("GO-R3", "an access of unknown size"));
        };
        let pointer = self.f.operand(i, usize::from(is_store));
        let offset = match at {
            None => None,
            Some(at) => {
                let inside = at >= 0 && at + i128::from(size) <= i128::from(whole);
                require(inside, "GO-R3", "an access outside of the variable")?;
                Some(at as u64)
            }
        };
        self.accesses.push(Access {
            place: InstRef {
                function: self.f.global,
                inst: i,
            },
            is_store,
            ty,
            size,
            offset,
            space: self.f.value_type(pointer).address_space().unwrap_or(0),
            mem,
        });
        Ok(())
    }

    /// True if a metadata operand is the address, or one derived from it.
    fn describes(&self, md: &LocalMetadata) -> bool {
        let is_ours = |v: &Value| match self.f.value_def(*v) {
            ValueDef::Inst(i) => self.derived.contains(&i),
            ValueDef::Const(c) => constants::mentions(self.f.constants(), c, self.g),
            _ => false,
        };
        match md {
            LocalMetadata::Value(v) => is_ours(v),
            LocalMetadata::ArgList(all) => all.iter().any(is_ours),
            LocalMetadata::Module(Metadata::Constant(c)) => {
                constants::mentions(&self.cx.constants, *c, self.g)
            }
            LocalMetadata::Module(_) => false,
        }
    }
}

fn escape(how: &str) -> tandem_ir::rewrite::Judgement {
    illegal("GO-R3", format!("the address escapes: it is {how}"))
}

/// How far a `getelementptr` goes; `None` if a variable index decides.
///
/// # Errors
/// Illegal by GO-R3 if the indices are constants of no known meaning.
pub fn step(cx: &Header, f: &Function, gep: Inst, elem: Type) -> Check<Option<i128>> {
    let indices: Option<Vec<i64>> = f
        .operands(gep)
        .skip(1)
        .map(|v| f.as_int(v)?.as_i64())
        .collect();
    let space = f.value_type(f.operand(gep, 0)).address_space();
    let (Some(indices), Some(space)) = (indices, space) else {
        return Ok(None);
    };
    let moved = constants::offset(cx, space, elem, indices);
    let reason = "an offset that does not fit the address space, or of unknown size";
    moved.map(Some).ok_or_else(|| illegal("GO-R3", reason))
}
