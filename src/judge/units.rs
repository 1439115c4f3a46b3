//! Units as parts of what a file holds: functions and modules of a module in LLVM IR, machine functions of one in PTX.

use super::{Judging, lanes, target};
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

/// A unit that a pass changed: its number and what production made of it.
pub type Changed<U> = (usize, U);

/// A kind of unit that is a part of what a file holds.
pub trait InModule: Registered {
    /// What it is a part of.
    type Whole: Whole;
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
    /// The function that a unit is; nothing if it is the module itself.
    fn name_of(m: &Self::Whole, n: usize) -> Option<&str>;
    /// Counts in the report of the file what the reports of its units do not have.
    fn complete(report: &mut FileReport, m: &Self::Whole, changed: &[Changed<Self>]);

    /// Judges every unit of a module, as far as they are asked for, and adds what is found to the report of the file.
    fn judge_all(
        judge: &Judge<'_, Self>,
        (judging, params): (&Judging, &Params),
        module: &Self::Whole,
        report: &mut FileReport,
    ) -> Vec<Changed<Self>> {
        let mut changed = Vec::new();
        let context = Self::context(module, params, &judging.options);
        for n in 0..Self::count(module) {
            let name = Self::name_of(module, n);
            let asked = judging.function.as_deref();
            if asked.is_some_and(|f| name.is_some_and(|own| own != f)) {
                continue;
            }
            let (r, output) = Self::judge_one(judge, &context, module, n);
            changed.extend(output.filter(|_| r.steps > 0).map(|o| (n, o)));
            let reproduce = judging.reproduce(&params.spelled(), name, &report.file);
            report.add(&r, &reproduce);
        }
        Self::complete(report, module, &changed);
        changed
    }
}

impl InModule for Function {
    type Whole = Module;

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
    fn name_of(m: &Module, n: usize) -> Option<&str> {
        Some(m.header.global_name(m.bodies[n].global))
    }
    fn complete(report: &mut FileReport, _: &Module, _: &[Changed<Function>]) {
        report.kinds.retain(|_, n| *n > 0);
    }
}

impl InModule for Module {
    type Whole = Module;

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
    fn name_of(_: &Module, _: usize) -> Option<&str> {
        None
    }
    fn complete(report: &mut FileReport, m: &Module, changed: &[Changed<Module>]) {
        report.functions = m.bodies.len();
        if let Some((_, after)) = changed.first() {
            target::count_differing(report, m, after);
        }
    }
}

/// Functions with a body, in the order of the file.
impl InModule for MFunc {
    type Whole = MModule;

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
    fn name_of(m: &MModule, n: usize) -> Option<&str> {
        Some(&Self::of(m, n).name)
    }
    fn complete(report: &mut FileReport, m: &MModule, changed: &[Changed<MFunc>]) {
        report.kinds.retain(|_, n| *n > 0);
        lanes::check(report, m, changed);
    }
}

/// Where the function with a body of this number stands among all functions.
fn place(m: &MModule, n: usize) -> usize {
    let mut all = m.funcs.iter().enumerate().filter(|(_, f)| f.has_body);
    all.nth(n).map_or(m.funcs.len(), |(at, _)| at)
}
