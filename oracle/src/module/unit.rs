//! A whole module as a unit.

use super::describe;
use super::form::{difference, first_difference, form};
use super::invariants::Baseline;
use crate::cached_analyses::check_module;
use crate::invariants::Broken;
use crate::unit::{Difference, Unit};
use tandem_ir::Module;
use tandem_ir::claims::ModuleClaims;
use tandem_ir::rewrite::{ModuleContext, ModuleRewrite};

impl Unit for Module {
    type Context = ModuleContext;
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
