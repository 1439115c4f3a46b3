//! The use index: for every module-level name, where it is mentioned.
//!
//! A body mentions a name through values of its constants; the uses of such a value are
//! in the body's own use lists, which stay right by themselves. So the index holds only
//! (body, value) pairs, is built in one pass, and grows by what a rewrite adds. Of
//! initialisers and their like it counts the owners.

use super::mentions;
use cranelift_entity::{EntityRef, SecondaryMap};
use smallvec::SmallVec;
use tandem_ir::{Function, Global, Header, Module, Value, ValueDef, claims};

/// Where names are mentioned.
#[derive(Default)]
pub struct GlobalUses {
    in_bodies: SecondaryMap<Global, SmallVec<[(u32, Value); 2]>>,
    owners: SecondaryMap<Global, u32>,
    pinned: SecondaryMap<Global, bool>,
    body_of: SecondaryMap<Global, u32>,
}

impl GlobalUses {
    /// Indexes a module.
    pub fn new(m: &Module) -> GlobalUses {
        let mut index = GlobalUses::default();
        index.in_bodies.resize(m.header.globals.len());
        for (n, f) in m.bodies.iter().enumerate() {
            index.body_of[f.global] = n as u32 + 1;
            index.add_body(&m.header, f, n as u32);
        }
        for (g, data) in m.header.live_globals() {
            // Used lists hold names too, but that is not theirs to say (`Roots`).
            let list = super::roots::is_used_list(&m.header, g);
            if !list && mentions::parts(&data.kind).next().is_some() {
                index.add_owner(&m.header, g);
            }
        }
        index
    }
    fn add_body(&mut self, header: &Header, f: &Function, n: u32) {
        for v in (0..f.num_values()).map(Value::new) {
            match f.value_def(v) {
                ValueDef::Const(_) => self.add_value(f, n, v),
                ValueDef::Metadata(operand) if f.has_uses(v) => {
                    let pinned = &mut self.pinned;
                    mentions::in_operand(header, f, operand, &mut |g| pinned[g] = true);
                }
                _ => {}
            }
        }
    }
    fn add_value(&mut self, f: &Function, n: u32, v: Value) {
        let ValueDef::Const(c) = f.value_def(v) else {
            return;
        };
        let in_bodies = &mut self.in_bodies;
        mentions::of(f.constants(), c, &mut |g| {
            // The same value through several of its parts.
            if in_bodies[g].last() != Some(&(n, v)) {
                in_bodies[g].push((n, v));
            }
        });
    }
    /// Takes note of the values that a body got since it had `known` of them.
    pub fn grown(&mut self, f: &Function, n: u32, known: usize) {
        for v in (known..f.num_values()).map(Value::new) {
            self.add_value(f, n, v);
        }
    }
    /// Takes note of a name that has initialisers or the like of its own.
    pub fn add_owner(&mut self, header: &Header, owner: Global) {
        for g in Self::owned(header, owner) {
            self.owners[g] += 1;
        }
    }
    /// Takes note that a name is about to go, and returns what it mentioned, once each.
    pub fn remove_owner(&mut self, header: &Header, owner: Global) -> Vec<Global> {
        let list = Self::owned(header, owner);
        for &g in &list {
            self.owners[g] -= 1;
        }
        list
    }
    fn owned(header: &Header, owner: Global) -> Vec<Global> {
        let mut list = Vec::new();
        for c in mentions::parts(&header.globals[owner].kind) {
            mentions::of(&header.constants, c, &mut |g| list.push(g));
        }
        list.sort_unstable();
        list.dedup();
        list
    }
    /// The values of bodies that mention `g`: (number of the body, value). Those without uses count for nothing.
    pub fn in_bodies(&self, g: Global) -> &[(u32, Value)] {
        &self.in_bodies[g]
    }
    /// True if an initialiser, an alias or the like of another name, or its own, mentions `g`; used lists do not count.
    pub fn in_header(&self, g: Global) -> bool {
        self.owners[g] > 0
    }
    /// True if a metadata operand of a call mentions `g`.
    pub fn is_pinned(&self, g: Global) -> bool {
        self.pinned[g]
    }
    /// The number of a function's body.
    pub fn body_of(&self, g: Global) -> Option<usize> {
        self.body_of[g].checked_sub(1).map(|n| n as usize)
    }
    /// Operand slots that hold a mention of `g`, counted up to `limit`.
    pub fn count(&self, m: &Module, g: Global, limit: usize) -> usize {
        let slots = self.in_bodies[g].iter();
        let slots = slots.flat_map(|&(n, v)| m.bodies[n as usize].uses(v));
        slots.take(limit).count()
    }
    /// The index as plain data, by name: operand slots of bodies that hold a mention, whether an initialiser or the like
    /// holds one, and whether a metadata operand does.
    pub fn claim(&self, m: &Module) -> Vec<claims::NameUses> {
        let names = m.header.live_globals();
        names.map(|(g, _)| self.claim_of(m, g)).collect()
    }
    fn claim_of(&self, m: &Module, name: Global) -> claims::NameUses {
        let mut operands = Vec::new();
        for &(n, v) in &self.in_bodies[name] {
            let Some(f) = m.bodies.get(n as usize) else {
                continue;
            };
            let uses = f.uses(v);
            operands.extend(uses.map(|u| (f.global, f.user(u), f.use_index(u))));
        }
        operands.sort_unstable();
        operands.dedup();
        claims::NameUses {
            name,
            operands,
            in_header: self.in_header(name),
            pinned: self.is_pinned(name),
        }
    }
    /// Makes the debug records that mention `g` mention poison, before `g` goes.
    pub fn forget_in_debug_records(&self, m: &mut Module, g: Global) {
        for &(n, v) in &self.in_bodies[g] {
            let f = &mut m.bodies[n as usize];
            if !f.debug_users(v).is_empty() {
                let poison = f.poison(f.value_type(v));
                f.replace_debug_uses(v, poison);
            }
        }
    }
}
