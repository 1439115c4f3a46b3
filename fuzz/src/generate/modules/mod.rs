//! The bias to passes on whole modules: variables whose every use is almost known.
//!
//! GlobalOpt and the passes around it ask of a variable who sees it, what its accesses
//! touch and which values it ever holds. `objects` draws variables of every space, linkage
//! and shape; `addresses` and `accesses` read and write them so that the answer is
//! nearly, and now and then not, what the pass needs: a load across two fields, a
//! load before the only store, a store of what is there already. `escapes` lets an
//! address get almost away, `heap` keeps a heap object behind a variable, and
//! `mentions` lets variables begin with addresses of others, and `names` adds what else a module has: aliases, lists of used names, tables of
//! functions, dead cycles, constants that are there twice.
//!
//! UB-free programs stay that: what may be undef is frozen, allocations are compared with null before
//! they are used, and threads never store to what other threads may see.

mod accesses;
mod addresses;
mod escapes;
mod heap;
mod mentions;
mod names;
mod objects;

use super::maker::{Maker, in_order};
use crate::config::Feature;
use heap::Heap;
use names::Names;
use objects::Object;
use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::module::{GlobalKind, Linkage};
use tandem_ir::passes::Unit;
use tandem_ir::{AttrSet, Comdat, Global, Type};

/// The attribute of a root that is entered at most once (GO-R6).
const ENTERED_ONCE: &str = "tandem-entered-once";

/// What the bias has put into the module.
#[derive(Debug, Default)]
pub(in crate::generate) struct Bias {
    /// Variables that are accessed directly.
    objects: Vec<Object>,
    /// Variables that hold the address of a heap object.
    heaps: Vec<Heap>,
    /// Other names.
    names: Names,
    /// One root is entered once, and everything else is internal.
    once: bool,
    /// The comdat that several names share.
    comdat: Option<Comdat>,
    /// The function being written is the last one.
    pub(in crate::generate) last: bool,
}

impl Maker<'_, '_, '_> {
    /// True if the bias is to a pass on modules.
    pub(in crate::generate) fn biased_to_modules(&self) -> bool {
        let target = self.config.target();
        target.is_some_and(|p| p.unit == Unit::Module)
    }

    /// True if the bias is to merging constants.
    fn biased_to_merging(&self) -> bool {
        self.config.aims_at("merge-constants")
    }

    /// Adds the variables and helpers that functions will use.
    pub(in crate::generate) fn module_bias(&mut self) {
        if !self.biased_to_modules() {
            return;
        }
        self.modules.once = !self.has(Feature::Kernels) && self.c.chance(1, 2);
        let most = self.c.pick(&[2, 1, 3, 5], 2);
        for n in 0..most {
            self.object(n);
        }
        if self.c.chance(1, 2) || self.modules.once {
            for n in 0..1 + self.c.below(2) {
                self.heap_variable(n);
            }
        }
        self.helper_names();
    }

    /// Adds what leads to the module's names from outside its functions.
    pub(in crate::generate) fn module_surroundings(&mut self) {
        if self.biased_to_modules() {
            self.surrounding_names();
        }
    }

    /// Linkage and attributes of the next function: one root that is entered once, or roots without promises.
    pub(in crate::generate) fn root_or_not(&mut self) -> (Linkage, AttrSet) {
        let mostly = self.modules.once && !self.c.chance(1, 10);
        match (mostly, self.modules.last) {
            (false, _) => (Linkage::External, AttrSet::EMPTY),
            (true, false) => (Linkage::Internal, AttrSet::EMPTY),
            (true, true) => {
                let attrs = vec![
                    Attr::Flag(AttrKind::NoRecurse),
                    Attr::Str(ENTERED_ONCE.into(), None),
                ];
                (Linkage::External, self.header.attrs.intern(attrs))
            }
        }
    }

    /// What a function does before anything else.
    pub(in crate::generate) fn module_prologue(&mut self) {
        if !self.biased_to_modules() {
            return;
        }
        self.forget_heaps();
        self.spoil_function();
        if self.modules.once && self.modules.last {
            for n in 0..self.modules.heaps.len() {
                self.begin_with_heap(n);
            }
        }
        for _ in 0..self.c.pick(&[2, 1, 3, 5], 2) {
            self.module_statement();
        }
    }

    /// Now and then the function being written is no plain one: it is in a comdat, or may be replaced or dropped;
    /// a kernel is not visible; null may be an address.
    fn spoil_function(&mut self) {
        let g = self.f.global;
        if self.c.chance(1, 24) {
            self.allow_null(g);
        }
        let d = &mut self.header.globals[g];
        match self.c.below(16) {
            15 if self.kernel => d.linkage = Linkage::Internal,
            14 | 15 => d.comdat = self.modules.comdat,
            13 if d.linkage == Linkage::External => d.linkage = Linkage::LinkOnceOdr,
            12 if d.linkage == Linkage::External => d.linkage = Linkage::WeakAny,
            _ => {}
        }
    }

    fn allow_null(&mut self, g: Global) {
        let Some(old) = self.header.function(g).map(|d| d.attrs.func) else {
            return;
        };
        let mut attrs = self.header.attrs.get(old).to_vec();
        attrs.push(Attr::Flag(AttrKind::NullPointerIsValid));
        let new = self.header.attrs.intern(in_order(&attrs));
        if let GlobalKind::Function(d) = &mut self.header.globals[g].kind {
            d.attrs.func = new;
        }
    }

    /// A statement about a variable of the bias.
    pub(in crate::generate) fn module_statement(&mut self) {
        let heaps = u32::from(!self.modules.heaps.is_empty() && !self.kernel);
        let often = match self.biased_to_merging() {
            true => 8,
            false => 1,
        };
        let names = often * u32::from(self.modules.names.is_called());
        match self.c.weighted(&[8, 5 * heaps, 2, names]) {
            1 => self.heap_statement(),
            2 => self.escape_statement(),
            3 => self.call_through_table(),
            _ => self.access_statement(),
        }
    }

    /// Size in bytes.
    fn bytes_of(&self, ty: Type) -> u64 {
        let h = &self.header;
        h.layout.alloc_size(&h.types, ty).unwrap_or(0)
    }
}
