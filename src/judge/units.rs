//! Units as parts of what a file holds: functions and modules of a module in LLVM IR, machine functions of one in PTX.

use super::{Judging, target};
use crate::registry::{self, Language, Registered};
use crate::report::FileReport;
use std::borrow::Cow;
use tandem_ir::machine::text::Style;
use tandem_ir::machine::{MFunc, MModule, MachineContext};
use tandem_ir::passes::Params;
use tandem_ir::rewrite::ModuleContext;
use tandem_ir::{Function, Header, Module};
use tandem_optimized::options::Options;
use tandem_oracle::freerun::Judge;
use tandem_oracle::verdict::FunctionReport;

/// What a file holds.
pub trait Whole: Clone + Send + Sync + 'static {
    /// What it is written in.
    const LANGUAGE: Language;
    /// Its text, which reads as it.
    fn text(&self) -> String;
    /// How many instructions its functions have.
    fn instructions(&self) -> usize;
    /// True if it has a function of this name with a body.
    fn has_body_of(&self, name: &str) -> bool;
}

impl Whole for Module {
    const LANGUAGE: Language = Language::Ir;
    fn text(&self) -> String {
        tandem_ir::text::print(self)
    }
    fn instructions(&self) -> usize {
        let of = |f: &Function| f.blocks().map(|b| f.insts(b).count()).sum::<usize>();
        self.bodies.iter().map(of).sum()
    }
    fn has_body_of(&self, name: &str) -> bool {
        let mut all = self.bodies.iter();
        all.any(|b| self.header.global_name(b.global) == name)
    }
}

impl Whole for MModule {
    const LANGUAGE: Language = Language::Ptx;
    fn text(&self) -> String {
        tandem_ir::machine::text::print(self, Style::Keep)
    }
    fn instructions(&self) -> usize {
        let of = |f: &MFunc| {
            f.layout
                .iter()
                .map(|&b| f.blocks[b].insts.len())
                .sum::<usize>()
        };
        self.funcs.iter().map(of).sum()
    }
    fn has_body_of(&self, name: &str) -> bool {
        self.funcs.iter().any(|f| f.has_body && f.name == name)
    }
}

/// A body that a pass changed: its number and what production made of it.
pub type Changed = (usize, Function);

/// A kind of unit that is a part of what a file holds.
pub trait InModule: Registered {
    /// What it is a part of.
    type Whole: Whole;
    /// What production changed in a module.
    type Changed;
    /// How many a module has.
    fn count(m: &Self::Whole) -> usize;
    /// One of them, by its number.
    fn of(m: &Self::Whole, n: usize) -> &Self;
    /// Puts another version of a unit into its module.
    fn put(m: &mut Self::Whole, n: usize, unit: Self);
    /// What a pass is told besides a unit of the module, if it is asked for with these parameters.
    fn context<'a>(
        m: &'a Self::Whole,
        params: &Params,
        options: &Options,
    ) -> Cow<'a, Self::Context>;
    /// Judges one unit of a module, in its context; also what production made of it.
    fn judge_one(
        judge: &Judge<'_, Self>,
        context: &Self::Context,
        m: &Self::Whole,
        n: usize,
    ) -> (FunctionReport, Option<Self>);
    /// Judges every unit of a module, as far as they are asked for, and adds what is found to the report of the file.
    fn judge_all(
        judge: &Judge<'_, Self>,
        asked: (&Judging, &Params),
        module: &Self::Whole,
        report: &mut FileReport,
    ) -> Self::Changed;
}

impl InModule for Function {
    type Whole = Module;
    type Changed = Vec<Changed>;

    fn count(m: &Module) -> usize {
        m.bodies.len()
    }
    fn of(m: &Module, n: usize) -> &Function {
        &m.bodies[n]
    }
    fn put(m: &mut Module, n: usize, unit: Function) {
        m.bodies[n] = unit;
    }
    fn context<'a>(m: &'a Module, _: &Params, _: &Options) -> Cow<'a, Header> {
        Cow::Borrowed(&m.header)
    }
    fn judge_one(
        judge: &Judge<'_, Function>,
        _: &Header,
        m: &Module,
        n: usize,
    ) -> (FunctionReport, Option<Function>) {
        judge.function(m, n)
    }

    fn judge_all(
        judge: &Judge<'_, Function>,
        (judging, params): (&Judging, &Params),
        module: &Module,
        report: &mut FileReport,
    ) -> Vec<Changed> {
        let mut changed = Vec::new();
        for (n, body) in module.bodies.iter().enumerate() {
            let function = module.header.global_name(body.global);
            if judging.function.as_deref().is_some_and(|f| f != function) {
                continue;
            }
            let (r, output) = judge.function(module, n);
            changed.extend(output.filter(|_| r.steps > 0).map(|o| (n, o)));
            let reproduce = judging.reproduce(&params.spelled(), Some(function), &report.file);
            report.add(&r, &reproduce);
        }
        report.kinds.retain(|_, n| *n > 0);
        changed
    }
}

impl InModule for Module {
    type Whole = Module;
    type Changed = Option<Module>;

    fn count(_: &Module) -> usize {
        1
    }
    fn of(m: &Module, _: usize) -> &Module {
        m
    }
    fn put(m: &mut Module, _: usize, unit: Module) {
        *m = unit;
    }
    fn context<'a>(_: &'a Module, params: &Params, options: &Options) -> Cow<'a, ModuleContext> {
        Cow::Owned(registry::module_context_of(params, options))
    }
    fn judge_one(
        judge: &Judge<'_, Module>,
        context: &ModuleContext,
        m: &Module,
        _: usize,
    ) -> (FunctionReport, Option<Module>) {
        judge.module(context, m)
    }

    fn judge_all(
        judge: &Judge<'_, Module>,
        (judging, params): (&Judging, &Params),
        module: &Module,
        report: &mut FileReport,
    ) -> Option<Module> {
        let context = Module::context(module, params, &judging.options);
        let (r, output) = judge.module(&context, module);
        let changed = output.filter(|_| r.steps > 0);
        let reproduce = judging.reproduce(&params.spelled(), None, &report.file);
        report.add(&r, &reproduce);
        report.functions = module.bodies.len();
        if let Some(after) = &changed {
            target::count_differing(report, module, after);
        }
        changed
    }
}

/// Functions with a body, in the order of the file.
impl InModule for MFunc {
    type Whole = MModule;
    type Changed = Vec<(usize, MFunc)>;

    fn count(m: &MModule) -> usize {
        m.funcs.iter().filter(|f| f.has_body).count()
    }
    fn of(m: &MModule, n: usize) -> &MFunc {
        &m.funcs[place(m, n)]
    }
    fn put(m: &mut MModule, n: usize, unit: MFunc) {
        let at = place(m, n);
        m.funcs[at] = unit;
    }
    fn context<'a>(m: &'a MModule, _: &Params, _: &Options) -> Cow<'a, MachineContext> {
        Cow::Owned(MachineContext::of(m))
    }
    fn judge_one(
        judge: &Judge<'_, MFunc>,
        context: &MachineContext,
        m: &MModule,
        n: usize,
    ) -> (FunctionReport, Option<MFunc>) {
        judge.machine(context, Self::of(m, n))
    }

    fn judge_all(
        judge: &Judge<'_, MFunc>,
        (judging, params): (&Judging, &Params),
        module: &MModule,
        report: &mut FileReport,
    ) -> Vec<(usize, MFunc)> {
        let mut changed = Vec::new();
        let context = Self::context(module, params, &judging.options);
        for (n, f) in module.funcs.iter().filter(|f| f.has_body).enumerate() {
            if judging.function.as_ref().is_some_and(|n| *n != f.name) {
                continue;
            }
            let (r, output) = judge.machine(&context, f);
            changed.extend(output.filter(|_| r.steps > 0).map(|o| (n, o)));
            let reproduce = judging.reproduce(&params.spelled(), Some(&f.name), &report.file);
            report.add(&r, &reproduce);
        }
        report.kinds.retain(|_, n| *n > 0);
        changed
    }
}

/// Where the function with a body of this number stands among all functions.
fn place(m: &MModule, n: usize) -> usize {
    let mut all = m.funcs.iter().enumerate().filter(|(_, f)| f.has_body);
    all.nth(n).map_or(m.funcs.len(), |(at, _)| at)
}
