//! A pointer variable that holds one allocated object, and everything that is done with
//! the object (GO-R6, GO-R8).
//!
//! The object is reached by the result of the allocation and by loads of the variable.
//! Such a pointer may be used by loads and stores, directly or through addresses that
//! are computed from it by constants and at most one variable index, by comparisons
//! with null, and by `free`; anything else lets the object escape.

use super::allocation::{allocation, frees};
use crate::module::closure::{self, Access, Closure};
use crate::module::{Check, constants, illegal, require, uses};
use crate::sets::swapped;
use std::collections::BTreeSet;
use tandem_ir::attr::AttrKind;
use tandem_ir::constant::ConstantData;
use tandem_ir::module::TlsMode;
use tandem_ir::rewrite::InstRef;
use tandem_ir::{CastOp, Function, Global, Header, Inst, InstKind, IntPredicate, MemAccess};
use tandem_ir::{Module, Type, Value};

/// Where in the object an address is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The variable index, and the type of what it counts.
    pub index: Option<(Type, Value)>,
    /// The distance from there.
    pub offset: i128,
}

/// A load or store of the object.
#[derive(Clone, Copy, Debug)]
pub struct Touch {
    /// The instruction.
    pub inst: Inst,
    /// True for a store.
    pub is_store: bool,
    /// What is loaded or stored.
    pub ty: Type,
    /// How memory is accessed.
    pub mem: MemAccess,
    /// Where the access is.
    pub spot: Spot,
}

/// A pointer to the object, and what is done with it.
#[derive(Clone, Debug)]
pub struct Pointer {
    /// The load of the variable, or the allocation.
    pub place: InstRef,
    /// The load, if it is one.
    pub load: Option<Access>,
    /// Loads and stores.
    pub touches: Vec<Touch>,
    /// Address computations.
    pub addresses: Vec<Inst>,
    /// The types that address computations from the pointer itself count in.
    pub counted: Vec<Type>,
    /// Comparisons with null; the predicate with null on the right.
    pub compares: Vec<(Inst, IntPredicate)>,
    /// Calls that free the object.
    pub frees: Vec<Inst>,
}

/// The variable and its object.
pub struct Object {
    /// The accesses of the variable.
    pub closure: Closure,
    /// The allocation.
    pub site: InstRef,
    /// The pointers to it, the allocation first.
    pub pointers: Vec<Pointer>,
    /// Stores of the allocation's result to the variable; the others store null.
    pub filling: BTreeSet<InstRef>,
}

/// The object that the allocation makes and the variable holds.
///
/// # Errors
/// Illegal by the rule if the variable holds anything else, or the object escapes.
pub fn of(m: &Module, g: Global, site: InstRef, rule: &'static str) -> Check<Object> {
    let cx = &m.header;
    let is_pointer = cx.globals[g].ty == Type::PTR;
    require(is_pointer, rule, "the variable holds no generic pointer")?;
    let closure = closure::of(m, g)?;
    let whole = |a: &Access| a.ty == Type::PTR && a.offset == Some(0);
    let all = closure.accesses.iter().all(whole);
    require(all, rule, "an access is not the whole pointer")?;
    let f = m.body(site.function);
    let f = f.filter(|f| uses::insts(f).any(|i| i == site.inst));
    let f = f.ok_or_else(|| illegal("structure", "the allocation is not in the module"))?;
    let allocates = allocation(cx, f, site.inst).is_some();
    require(allocates, rule, "no allocation whose meaning is known")?;
    let filling = filling(m, &closure, site, rule)?;
    let mut pointers = vec![pointer(cx, f, site.inst, None, &filling, rule)?];
    for a in closure.loads() {
        if let Some(f) = m.body(a.place.function) {
            pointers.push(pointer(cx, f, a.place.inst, Some(*a), &filling, rule)?);
        }
    }
    Ok(Object {
        closure,
        site,
        pointers,
        filling,
    })
}

/// The stores of the allocation's result; every other one must store null.
fn filling(
    m: &Module,
    closure: &Closure,
    site: InstRef,
    rule: &'static str,
) -> Check<BTreeSet<InstRef>> {
    let mut filling = BTreeSet::new();
    for a in closure.stores() {
        let Some(f) = m.body(a.place.function) else {
            continue;
        };
        let v = f.operand(a.place.inst, 0);
        if a.place.function == site.function && f.def_inst(v) == Some(site.inst) {
            filling.insert(a.place);
        } else {
            let null = matches!(f.as_const(v), Some(ConstantData::Null));
            let reason = "the variable may hold something else";
            require(null, rule, reason)?;
        }
    }
    let reason = "the variable never holds the allocation";
    require(!filling.is_empty(), rule, reason)?;
    Ok(filling)
}

/// A pointer being followed through a body.
struct Trace<'a> {
    cx: &'a Header,
    f: &'a Function,
    rule: &'static str,
    found: Pointer,
}

fn pointer(
    cx: &Header,
    f: &Function,
    inst: Inst,
    load: Option<Access>,
    filling: &BTreeSet<InstRef>,
    rule: &'static str,
) -> Check<Pointer> {
    let function = f.global;
    let found = Pointer {
        place: InstRef { function, inst },
        load,
        touches: Vec::new(),
        addresses: Vec::new(),
        counted: Vec::new(),
        compares: Vec::new(),
        frees: Vec::new(),
    };
    let mut trace = Trace { cx, f, rule, found };
    let start = Spot {
        index: None,
        offset: 0,
    };
    let mut todo = vec![(inst, start)];
    while let Some((at, spot)) = todo.pop() {
        let users = f.result(at).into_iter().flat_map(|r| f.uses(r));
        for u in users {
            let (i, n) = (f.user(u), f.use_index(u));
            let place = InstRef { function, inst: i };
            let stored = load.is_none() && at == inst && n == 0 && filling.contains(&place);
            if f.inst_block(i).is_none() || stored {
                continue;
            }
            if let Some(next) = trace.follow(i, n, spot, at == inst)? {
                todo.push((i, next));
            }
        }
    }
    let mut known: BTreeSet<Inst> = trace.found.addresses.iter().copied().collect();
    known.insert(inst);
    let described = uses::are_metadata(f, &known);
    require(!described, rule, "the object's address is metadata")?;
    Ok(trace.found)
}

impl Trace<'_> {
    /// The address of a spot is operand `n` of an instruction; where the instruction goes on to, if it computes
    /// another address.
    fn follow(&mut self, i: Inst, n: usize, spot: Spot, is_start: bool) -> Check<Option<Spot>> {
        let (f, found) = (self.f, &mut self.found);
        match f.kind(i) {
            InstKind::Load(mem) if n == 0 => found.touches.push(Touch {
                inst: i,
                is_store: false,
                ty: f.inst_type(i),
                mem: *mem,
                spot,
            }),
            InstKind::Store(mem) if n == 1 => found.touches.push(Touch {
                inst: i,
                is_store: true,
                ty: f.value_type(f.operand(i, 0)),
                mem: *mem,
                spot,
            }),
            InstKind::Gep { elem } if n == 0 && f.inst_type(i).is_ptr() => {
                if is_start {
                    found.counted.push(*elem);
                }
                found.addresses.push(i);
                return self.step(i, *elem, spot).map(Some);
            }
            InstKind::Cast(CastOp::BitCast) if f.inst_type(i).is_ptr() => {
                found.addresses.push(i);
                return Ok(Some(spot));
            }
            InstKind::ICmp(p) if is_start => {
                let other = f.as_const(f.operand(i, 1 - n));
                let null = matches!(other, Some(ConstantData::Null));
                require(null, self.rule, "the object's address is compared")?;
                let p = if n == 0 { *p } else { swapped(*p) };
                found.compares.push((i, p));
            }
            InstKind::Call(_) if is_start && n == 1 && frees(self.cx, f, i) => found.frees.push(i),
            k => {
                let reason = format!("the object escapes: an operand of {}", k.mnemonic());
                return Err(illegal(self.rule, reason));
            }
        }
        Ok(None)
    }

    /// Where a `getelementptr` goes: constants move on, one variable first index counts from the object's
    /// start.
    fn step(&self, gep: Inst, elem: Type, spot: Spot) -> Check<Spot> {
        let (cx, f) = (self.cx, self.f);
        if let Some(moved) = closure::step(cx, f, gep, elem)? {
            let offset = spot.offset + moved;
            return Ok(Spot { offset, ..spot });
        }
        let reason = "the address is computed from variables";
        let unknown = || illegal(self.rule, reason);
        let first = spot.index.is_none() && spot.offset == 0;
        let rest: Option<Vec<i64>> = f
            .operands(gep)
            .skip(2)
            .map(|v| f.as_int(v)?.as_i64())
            .collect();
        let rest = rest.filter(|_| first).ok_or_else(unknown)?;
        let inner = [0].into_iter().chain(rest);
        let offset = constants::offset(cx, 0, elem, inner).ok_or_else(unknown)?;
        let index = Some((elem, f.operand(gep, 1)));
        Ok(Spot { index, offset })
    }
}

impl Object {
    /// What A2 and B2 both ask of the variable and all accesses.
    pub fn check(&self, m: &Module, g: Global, rule: &'static str) -> Check {
        let cx = &m.header;
        let data = &cx.globals[g];
        let plain = |mem: &MemAccess| mem.is_simple();
        let touches = self.pointers.iter().flat_map(|p| &p.touches);
        let simple = touches.map(|t| t.mem).all(|mem| plain(&mem))
            && self.closure.accesses.iter().all(|a| plain(&a.mem));
        require(simple, "GO-R4", "an access is volatile or atomic")?;
        let init = cx.variable(g).and_then(|v| v.init);
        let null = init.is_some_and(|c| *cx.constants.get(c) == ConstantData::Null);
        require(null, rule, "the variable is not null at start")?;
        let shared =
            data.tls == TlsMode::None && !super::candidate::starts_undefined(data.addrspace);
        let reason = "every thread or block has a variable of its own";
        require(shared, rule, reason)?;
        let functions = self.closure.accesses.iter().map(|a| a.place.function);
        let mut functions = functions.chain([self.site.function]);
        let null_is_memory = |g: Global| {
            let set = cx.function(g).map(|d| d.attrs.func);
            set.is_some_and(|s| cx.attrs.has(s, AttrKind::NullPointerIsValid))
        };
        let any = functions.any(null_is_memory);
        require(!any, rule, "null is a valid address in a function")
    }
}
