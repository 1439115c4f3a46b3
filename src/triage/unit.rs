//! What triage asks of a kind of unit: how its units are called, and what is known of it beyond what holds for all.
//!
//! Everything else in triage (replaying, shrinking, listing steps, asking oracles, pages, folders) is written once over
//! [`Triage`]. A kind of unit that can be run on inputs says how ([`Triage::witness`] and its neighbours); one of which
//! nothing but the judge's own counterexample is known leaves those as they are.

use super::locate::Located;
use super::machine::Blamed;
use super::opinions::Says;
use super::reproduce::{self, AFTER, BEFORE, Command};
use super::stage::Replayed;
use super::turn::{self, Shown, Turn};
use super::witness::{self, Trail, Witness};
use super::{FaultyExecution, Triaged, drawing};
use crate::html::Page;
use crate::judge::InModule;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::passes::Params;
use tandem_ir::rewrite::{Rewritten, Vocabulary};
use tandem_ir::text::{print, print_function};
use tandem_ir::{Function, Module};
use tandem_optimized::options::Options;
use tandem_optimized::pass_manager::{executions_on_loops, loops_of};
use tandem_optimized::passes::FunctionForm;
use tandem_optimized::pipeline::{implied_by, is_on_loops};
use tandem_oracle::describe::Names;
use tandem_oracle::freerun::Config;
use tandem_oracle::inputs::TestInput;
use tandem_oracle::tv::validate::Settings;

/// What a pass on the module is said to run on.
pub const MODULE: &str = "[module]";

/// A kind of unit whose passes can be triaged.
pub trait Triage:
    InModule<Whole: Replayed> + Names + Rewritten<Rewrite: Vocabulary> + 'static
{
    /// True if passes that stand together all run on one unit before they run on the next, as the pass manager has it.
    const INTERLEAVED: bool;
    /// What the section of the page is called that shows how the difference comes about.
    const SHOWN_BY: &'static str;

    /// What reports say that the pass ran on.
    fn called(m: &Self::Whole, n: usize) -> String;
    /// The same inside the sentence "on …" of a headline.
    fn in_headline(called: &str) -> String;
    /// The same behind the place of an execution.
    fn in_place(called: &str) -> String;
    /// The name for `--function`, if the unit is one.
    fn function_name(_called: &str) -> Option<&str> {
        None
    }
    /// True if `--function` does not leave the unit out.
    fn selected(_called: &str, _function: Option<&str>) -> bool {
        true
    }
    /// What runs on each unit before a pass, without being named: what its manager needs.
    fn implied(_params: &Params) -> Vec<Params> {
        Vec::new()
    }
    /// True if a pass has an execution for each loop of a unit.
    fn counts_loops(params: &Params) -> bool {
        !Self::implied(params).is_empty()
    }
    /// How many executions a pass has on a unit as it stands: a pass on loops has one for each loop.
    fn executions(_at: (&Self::Whole, usize), _params: &Params) -> u64 {
        1
    }
    /// The same, without loops that go before their turn comes: production is run for that.
    fn executions_run(_at: (&Self::Whole, usize), _params: &Params, _options: &Options) -> u64 {
        1
    }
    /// The turn of a pass on the loops of a unit that is wrong, if there are several and one can be named.
    fn wrong_turn(
        _at: (&Self::Whole, usize),
        _params: &Params,
        _options: &Options,
        _shown: Shown<'_, Self>,
    ) -> Option<Turn> {
        None
    }
    /// The unit as text; the module is one that it belongs to.
    fn text(&self, m: &Self::Whole) -> String;

    /// An input on which two versions of a unit differ, of those that the judge tries.
    fn witness(
        _at: (&Self::Whole, usize),
        _both: (&Self, &Self),
        _config: &Config,
    ) -> Option<Witness> {
        None
    }
    /// True if two versions of a unit do not compute the same, as far as can be seen without a proof.
    fn computes_otherwise(
        at: (&Self::Whole, usize),
        both: (&Self, &Self),
        config: &Config,
    ) -> bool {
        Self::witness(at, both, config).is_some()
    }
    /// True if two versions of a unit differ on one input, with so many steps of the interpreter.
    fn differs(
        _at: (&Self::Whole, usize),
        _both: (&Self, &Self),
        _input: &TestInput,
        _steps: u64,
    ) -> bool {
        false
    }
    /// The ways of source and target on an input.
    fn trails(_subject: &Located<Self>, _input: &TestInput, _steps: u64) -> Option<(Trail, Trail)> {
        None
    }
    /// What the interpreter says of an execution for which there is no witness.
    fn run(_subject: &Located<Self>) -> Option<String> {
        None
    }
    /// What the validator says of two versions of a unit.
    fn validated(
        subject: &Located<Self>,
        both: (&Self, &Self),
        settings: &Settings,
    ) -> (Says, String);
    /// Commands that show the two versions of the program in tools that compare them.
    fn comparisons(subject: &Located<Self>) -> Vec<Command>;
    /// The command that shows what production makes of the program of the report, where the numbers of executions do not.
    fn compiled(_place: &FaultyExecution) -> Option<Command> {
        None
    }
    /// The command that runs both versions on the witness in a tool of somebody else.
    fn peer_run(_subject: &Located<Self>, _witness: Option<&Witness>) -> Option<Command> {
        None
    }
    /// Files besides those of every triage: names and contents.
    fn files(_subject: &Located<Self>, _witness: Option<&Witness>) -> Vec<(String, String)> {
        Vec::new()
    }
    /// The instruction to look at, where one can be named.
    fn blamed(_t: &Triaged<Self>) -> Option<Blamed> {
        None
    }
    /// Sections of the page that draw the unit.
    fn draw(_page: &mut Page, _t: &Triaged<Self>) {}
}

impl Triage for Function {
    const INTERLEAVED: bool = true;
    const SHOWN_BY: &'static str = "The input that shows it";

    fn called(m: &Module, n: usize) -> String {
        m.header.global_name(m.bodies[n].global).to_owned()
    }
    fn in_headline(called: &str) -> String {
        format!("function @{called}")
    }
    fn in_place(called: &str) -> String {
        format!("@{called}")
    }
    fn function_name(called: &str) -> Option<&str> {
        Some(called)
    }
    fn selected(called: &str, function: Option<&str>) -> bool {
        function.is_none_or(|f| f == called)
    }
    fn implied(params: &Params) -> Vec<Params> {
        implied_by(params.id().name)
    }
    fn executions((m, n): (&Module, usize), params: &Params) -> u64 {
        match is_on_loops(params.id().name) {
            true => loops_of(&m.header, &m.bodies[n]),
            false => 1,
        }
    }
    fn executions_run((m, n): (&Module, usize), params: &Params, options: &Options) -> u64 {
        let form = FunctionForm::of(params.id());
        let Some(form) = form.filter(|_| is_on_loops(params.id().name)) else {
            return 1;
        };
        let f = &m.bodies[n];
        let count = || executions_on_loops(&m.header, f, (form, params), options);
        // A pass that panics has had the turns that it had; nobody can tell how many there would have been.
        catch_unwind(AssertUnwindSafe(count)).unwrap_or_else(|_| loops_of(&m.header, f))
    }
    fn wrong_turn(
        at: (&Module, usize),
        params: &Params,
        options: &Options,
        shown: Shown<'_, Function>,
    ) -> Option<Turn> {
        turn::first_wrong(at, params, options, shown)
    }
    fn text(&self, m: &Module) -> String {
        print_function(&m.header, self)
    }

    fn witness(
        (m, n): (&Module, usize),
        (source, target): (&Function, &Function),
        config: &Config,
    ) -> Option<Witness> {
        witness::find(m, n, source, target, config)
    }
    fn differs(
        (m, n): (&Module, usize),
        (source, target): (&Function, &Function),
        input: &TestInput,
        steps: u64,
    ) -> bool {
        witness::differs(m, n, source, target, input, steps)
    }
    fn trails(
        subject: &Located<Function>,
        input: &TestInput,
        steps: u64,
    ) -> Option<(Trail, Trail)> {
        let target = subject.output.as_ref()?;
        witness::trails(&subject.before, subject.unit, target, input, steps)
    }
    fn validated(
        subject: &Located<Function>,
        (source, target): (&Function, &Function),
        settings: &Settings,
    ) -> (Says, String) {
        super::opinions::validator(&subject.before, source, target, settings)
    }
    fn comparisons(subject: &Located<Function>) -> Vec<Command> {
        reproduce::validators(subject)
    }
    fn peer_run(subject: &Located<Function>, witness: Option<&Witness>) -> Option<Command> {
        reproduce::interpreters(subject, witness)
    }
    fn files(subject: &Located<Function>, witness: Option<&Witness>) -> Vec<(String, String)> {
        let programs = witness.and_then(|w| reproduce::lli_programs(subject, &w.input));
        let named = |(before, after)| {
            [
                (reproduce::LLI_BEFORE.to_owned(), before),
                (reproduce::LLI_AFTER.to_owned(), after),
            ]
        };
        programs.into_iter().flat_map(named).collect()
    }
    fn draw(page: &mut Page, t: &Triaged<Function>) {
        drawing::control_flow(page, t);
        drawing::way(page, t);
    }
}

impl Triage for Module {
    const INTERLEAVED: bool = false;
    const SHOWN_BY: &'static str = "The run that shows it";

    fn called(_: &Module, _: usize) -> String {
        MODULE.into()
    }
    fn in_headline(_: &str) -> String {
        "the module".into()
    }
    fn in_place(called: &str) -> String {
        called.to_owned()
    }
    fn text(&self, _: &Module) -> String {
        print(self)
    }

    /// What shows the difference is a plan of calls, launches and host accesses, which the judge's finding states.
    fn run(subject: &Located<Module>) -> Option<String> {
        use tandem_oracle::verdict::Verdict::Miscompile;
        let mut all = subject.report.findings.iter();
        let shown = all.find(|f| f.verdict == Miscompile && !f.counterexample.is_empty());
        shown.map(|f| f.message.clone())
    }
    /// The judge relates the memories of both modules step by step; asked anew there is nothing more to say.
    fn validated(subject: &Located<Module>, _: (&Module, &Module), _: &Settings) -> (Says, String) {
        use tandem_oracle::verdict::Verdict;
        let mut all = subject.report.findings.iter();
        if let Some(f) = all.find(|f| f.message.contains("the validator: ")) {
            let says = match f.verdict {
                Verdict::Suspect => Says::Suspect,
                _ => Says::Wrong,
            };
            return (says, f.message.clone());
        }
        match subject.report.validated.as_str() {
            "" => (Says::Unknown, "was not asked".into()),
            "correct" => (Says::Fine, "every step is proved".into()),
            "correct (bounded)" => (
                Says::Fine,
                "every step is proved, up to the unrolling bound".into(),
            ),
            why => (Says::Unknown, why.to_owned()),
        }
    }
    fn comparisons(_: &Located<Module>) -> Vec<Command> {
        vec![Command::new(
            "the two modules of this report against each other, whoever made the second",
            format!("tandem check --target {AFTER}.ll {BEFORE}.ll"),
        )]
    }
}
