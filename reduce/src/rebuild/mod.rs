//! A module made anew from another one, according to a [`Plan`].
//!
//! Storage never moves and never forgets, so what changes a type, a parameter list
//! or the list of module-level names cannot be done in place. It is done by
//! walking the old module once and making a new one: only what is still mentioned
//! gets there (types, constants, strings, attribute sets, metadata nodes), in
//! order of first mention, which makes the result independent of the old module's
//! history.
//!
//! A plan may not fit everything: an instruction or call that has no form under
//! it (a `bitcast` between sizes that no longer agree, an intrinsic whose
//! signature is fixed) disappears, and zero takes the place of its result. The
//! verifier has the last word on what comes out.
//!
//! The parts: `types` maps types, `constants` constants, `metadata` nodes,
//! `header` the module-level names, `body` the blocks and instructions of a
//! function, `insts` what becomes of one instruction, `paths` index lists into
//! aggregates.

mod body;
mod constants;
mod header;
mod insts;
mod metadata;
mod paths;
mod types;

use cranelift_entity::{EntityRef, SecondaryMap, packed_option::PackedOption};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use tandem_ir::{
    AttrSet, Block, Comdat, Constant, FloatKind, Global, MdNode, Module, Symbol, Type,
};

/// What to change while rebuilding; the default changes nothing.
#[derive(Default, Debug)]
pub(crate) struct Plan {
    /// Integer widths and what they become (narrower).
    pub ints: BTreeMap<u32, u32>,
    /// Floating-point formats and what they become.
    pub floats: BTreeMap<FloatKind, FloatKind>,
    /// Address spaces and what they become.
    pub spaces: BTreeMap<u32, u32>,
    /// Numbers of vector lanes and what they become; 1 makes scalars.
    pub lanes: BTreeMap<u32, u32>,
    /// Lengths of array types.
    pub arrays: FxHashMap<Type, u64>,
    /// Fields of struct types that go, by index.
    pub fields: FxHashMap<Type, Vec<u32>>,
    /// Module-level names that go.
    pub globals: FxHashSet<Global>,
    /// Aliases that go; what they stand for takes their place.
    pub aliases: FxHashSet<Global>,
    /// Functions whose body goes.
    pub bodies: FxHashSet<Global>,
    /// Parameters that go.
    pub params: FxHashMap<Global, Vec<u32>>,
    /// Functions that return nothing any more.
    pub returns: FxHashSet<Global>,
    /// Order of the module-level names, all of them; `None` keeps it.
    pub global_order: Option<Vec<Global>>,
    /// Order of blocks per body (index into the bodies), all of them; `None` keeps it.
    pub block_order: Option<Vec<Vec<Block>>>,
    /// New names of module-level names.
    pub names: FxHashMap<Global, Box<str>>,
    /// Canonical names for local values, blocks and struct types.
    pub rename_locals: bool,
}

impl Plan {
    /// True if some type changes, so that a fixed signature may no longer fit.
    fn retypes(&self) -> bool {
        !(self.ints.is_empty()
            && self.floats.is_empty()
            && self.spaces.is_empty()
            && self.lanes.is_empty()
            && self.arrays.is_empty()
            && self.fields.is_empty())
    }
}

/// What became of a module-level name.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Fate {
    /// Gone; its address is null, calls of it disappear.
    #[default]
    Gone,
    /// The new name.
    Is(Global),
}

/// The work in progress: the old module, the new one, and what became of what.
struct Rebuild<'a> {
    old: &'a Module,
    plan: &'a Plan,
    new: Module,
    types: FxHashMap<Type, Type>,
    constants: SecondaryMap<Constant, PackedOption<Constant>>,
    globals: SecondaryMap<Global, Fate>,
    comdats: FxHashMap<Comdat, Comdat>,
    attrs: FxHashMap<AttrSet, AttrSet>,
    strings: SecondaryMap<Symbol, PackedOption<Symbol>>,
    nodes: SecondaryMap<MdNode, PackedOption<MdNode>>,
    /// Nodes that have a place but no contents yet.
    pending: Vec<(MdNode, MdNode)>,
    /// New blocks by function and old block.
    blocks: FxHashMap<(Global, Block), Block>,
}

/// The new module; `None` if the plan cannot be carried out at all.
pub(crate) fn rebuild(old: &Module, plan: &Plan) -> Option<Module> {
    let mut r = Rebuild {
        old,
        plan,
        new: Module::default(),
        types: FxHashMap::default(),
        constants: SecondaryMap::new(),
        globals: SecondaryMap::with_capacity(old.header.globals.len()),
        comdats: FxHashMap::default(),
        attrs: FxHashMap::default(),
        strings: SecondaryMap::new(),
        nodes: SecondaryMap::new(),
        pending: Vec::new(),
        blocks: FxHashMap::default(),
    };
    r.run()?;
    Some(r.new)
}

impl Rebuild<'_> {
    fn run(&mut self) -> Option<()> {
        let order = self.decide_globals()?;
        self.number_blocks();
        self.preamble();
        for &g in &order {
            self.global(g)?;
        }
        let bodies = self.bodies_in_order(&order);
        for k in bodies {
            let f = self.body(k)?;
            self.new.bodies.push(f);
        }
        self.named_metadata();
        self.finish_metadata()
    }

    /// Indices of the bodies that stay, in the order of their names.
    fn bodies_in_order(&self, order: &[Global]) -> Vec<usize> {
        let bodies = &self.old.bodies;
        let stays = |k: &usize| {
            let g = bodies[*k].global;
            self.globals[g] != Fate::Gone && !self.plan.bodies.contains(&g)
        };
        let mut which: Vec<usize> = (0..bodies.len()).filter(stays).collect();
        if self.plan.global_order.is_some() {
            let mut place: SecondaryMap<Global, usize> = SecondaryMap::new();
            for (n, &g) in order.iter().enumerate() {
                place[g] = n;
            }
            which.sort_by_key(|&k| place[bodies[k].global]);
        }
        which
    }

    /// New blocks are made in layout order, so their numbers are known before the bodies are.
    fn number_blocks(&mut self) {
        let addressed = super::delta::pinned_blocks(self.old);
        if addressed.is_empty() {
            return;
        }
        for k in 0..self.old.bodies.len() {
            let g = self.old.bodies[k].global;
            for (n, b) in self.block_order(k).into_iter().enumerate() {
                if addressed.contains(&(g, b)) {
                    self.blocks.insert((g, b), Block::new(n));
                }
            }
        }
    }

    /// Old blocks of a body in their new order.
    fn block_order(&self, k: usize) -> Vec<Block> {
        match &self.plan.block_order {
            Some(all) => all[k].clone(),
            None => self.old.bodies[k].blocks().collect(),
        }
    }

    /// The new handle of a string.
    fn symbol(&mut self, s: Symbol) -> Symbol {
        if let Some(n) = self.strings[s].expand() {
            return n;
        }
        let n = self.new.header.strings.intern(self.old.header.str(s));
        self.strings[s] = n.into();
        n
    }
}
