//! A whole module as a unit.

use super::describe;
use super::form::{difference, first_difference, form};
use super::invariants::Baseline;
use crate::accesses::{Relation, Weakened, weakened};
use crate::cached_analyses::check_module;
use crate::canonical::identical;
use crate::invariants::Broken;
use crate::unit::{Difference, Unit};
use tandem_ir::claims::ModuleClaims;
use tandem_ir::rewrite::{ModuleContext, ModuleRewrite};
use tandem_ir::{Function, Module};

impl Unit for Module {
    type Baseline<'a> = Baseline<'a>;

    const NOUN: &'static str = "module";
    const FRESH_IS_CHEAP: bool = true;
    /// The validator compares functions; a whole run on a module is proved by proving each of its steps, the settled
    /// ones included.
    const SETTLED_KEPT: usize = 64;
    const LARGEST_KEPT: usize = 20_000;

    /// Nothing: the report is about the file.
    fn name(&self, _: &ModuleContext) -> String {
        String::new()
    }
    fn size(&self) -> usize {
        self.bodies.iter().map(|b| b.num_insts()).sum()
    }
    fn parts(&self) -> usize {
        self.header.globals.len()
    }
    fn sampling_key(&self) -> u64 {
        (self.header.globals.len() + self.size()) as u64
    }

    fn kind(rewrite: &ModuleRewrite) -> &'static str {
        rewrite.kind()
    }
    fn words(&self, rewrite: &ModuleRewrite) -> String {
        describe::rewrite(self, rewrite)
    }
    fn fields(&self, rewrite: &ModuleRewrite) -> Vec<describe::FieldText> {
        describe::fields(self, rewrite)
    }

    fn difference(_: &ModuleContext, a: &Module, b: &Module) -> Option<Difference> {
        difference(&form(a), &form(b))
    }
    fn difference_since(
        _: &ModuleContext,
        before: &Module,
        a: &Module,
        b: &Module,
    ) -> Option<Difference> {
        first_difference(before, a, b)
    }

    fn weakened(
        _: &ModuleContext,
        (a, b): (&Module, &Module),
        relation: Relation,
    ) -> Vec<Weakened> {
        weakened_functions(a, b, relation)
    }

    fn baseline<'a>(_: &'a ModuleContext, unit: &'a Module) -> Baseline<'a> {
        Baseline::new(unit)
    }
    fn check_cached(
        _: &ModuleContext,
        unit: &Module,
        cached: &ModuleClaims,
        fresh: &mut dyn FnMut() -> ModuleClaims,
    ) -> Vec<Broken> {
        check_module(unit, cached, &fresh())
    }
    fn check(_: &ModuleContext, baseline: &Baseline<'_>, after: &Module) -> Vec<Broken> {
        baseline.check(after)
    }
    /// The rewrite says what may change, so that a step is held against the module right before it.
    fn check_step(
        cx: &ModuleContext,
        _: &Baseline<'_>,
        (before, rewrite): (&Module, &ModuleRewrite),
        after: &Module,
    ) -> Vec<Broken> {
        Baseline::new(before).check_step(cx, rewrite, after)
    }
}

/// Accesses that became weaker, function by function; those of functions that only one module has are not looked at.
fn weakened_functions(a: &Module, b: &Module, relation: Relation) -> Vec<Weakened> {
    let mut all = Vec::new();
    for f in &a.bodies {
        let name = a.header.global_name(f.global);
        let other = match name {
            "" => None,
            name => b.header.lookup(name).and_then(|g| b.body(g)),
        };
        let Some(g) = other else { continue };
        // What a body brings that took the place of its call was not there before: nothing to compare it with.
        let followed = |m: &Module, f: &Function| {
            let calls = f.blocks().flat_map(|b| f.insts(b));
            calls
                .filter(|&i| f.callee(i).is_some_and(|c| m.body(c).is_some()))
                .count()
        };
        if identical(f, g) || followed(b, g) < followed(a, f) {
            continue;
        }
        let found = weakened((&a.header, f), (&b.header, g), relation);
        all.extend(found.into_iter().map(|w| Weakened {
            words: format!("@{name}: {}", w.words),
            ..w
        }));
    }
    all
}
