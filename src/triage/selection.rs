//! From a program of which instruction selection makes wrong PTX to an understood bug.
//!
//! A selection has no steps and no second form to follow it (D12): what there is to say is which of the two forms is wrong, in which
//! function, by which input it is seen, the smallest program that shows it, and what stands in PTX beside it.

use super::known::{Date, Known, Standing};
use super::shrink::{self, Reduction};
use super::{About, folder};
use crate::files::quoted;
use crate::html::{Page, diff};
use crate::judge::Judging;
use crate::judge::selection::{Form, made};
use crate::reducing::selection::SameSelection;
use crate::report::FindingReport;
use crate::signature::Signature;
use serde_json::{Value, json};
use tandem_ir::Module;
use tandem_ir::machine::text::Style;
use tandem_ir::{machine, text};

/// The small program, and the PTX that the form makes of it.
const BEFORE: &str = "before.ll";
const AFTER: &str = "after.ptx";

/// What to do beyond finding the form.
pub struct Settings<'a> {
    /// Shrink the program, with so many questions at most.
    pub reduce: Option<u64>,
    /// Known failures.
    pub known: &'a Known,
    /// The date, for their expiry.
    pub today: Date,
}

/// An understood bug of selection.
pub struct Bug {
    /// What tells this mistake from others.
    pub signature: Signature,
    /// Whether it is known.
    pub standing: Standing,
    /// The form that is wrong.
    pub form: Form,
    /// What is wrong with the small program.
    pub finding: FindingReport,
    /// The small program, or the one as given.
    pub before: Module,
    /// The form's PTX of it, if that is well formed.
    pub after: Option<machine::MModule>,
    /// What the reduction came to.
    pub shrunk: Option<Reduction>,
}

/// Triages what some forms of selection make of a program; `None` if nothing is wrong with it.
///
/// # Errors
/// The judge failed.
pub fn triage(
    judging: &Judging,
    chosen: &[Form],
    module: &Module,
    settings: &Settings<'_>,
) -> Result<Option<Bug>, crate::judge::Error> {
    let Some(pinned) = SameSelection::pin(judging, chosen, module, None)? else {
        return Ok(None);
    };
    let mut before = module.clone();
    let mut shrunk = None;
    if let Some(steps) = settings.reduce
        && let Some(s) = shrink::reduced(module, &pinned, steps)
    {
        before = s.program;
        shrunk = Some(s.reduction);
    }
    let form = pinned.form;
    // What is told of the input is that of the small program.
    let wanted = &pinned.finding.signature;
    let again = SameSelection::pin(judging, &[form], &before, Some(wanted))?;
    let finding = again.map_or(pinned.finding, |p| p.finding);
    let signature = match &shrunk {
        Some(s) => finding.signature.with_hash(s.hash),
        None => finding.signature.clone(),
    };
    Ok(Some(Bug {
        standing: settings.known.standing(&signature, settings.today),
        signature,
        form,
        after: made(judging, &before, form),
        finding,
        before,
        shrunk,
    }))
}

impl Bug {
    /// One sentence that says what is wrong.
    pub fn headline(&self) -> String {
        let function = match self.finding.function.as_str() {
            "" => String::new(),
            f => format!(" in @{f}"),
        };
        let (verdict, form) = (self.finding.verdict, self.form.in_words());
        format!("{verdict}{function} by instruction selection, {form}")
    }

    /// What is told on a terminal.
    pub fn words(&self, about: &About<'_>, report: &str) -> String {
        let reduced = self
            .shrunk
            .as_ref()
            .map_or_else(String::new, |s| format!("reduced     {}\n", s.words()));
        format!(
            "{}: {}\n  {}\nsignature   {}\nstanding    {}\nform        {}\n{reduced}\n{}\nreport      {report}\n",
            about.file,
            self.headline(),
            self.finding.message,
            self.signature,
            self.standing.words(),
            self.form.in_words(),
            self.texts().map_or_else(
                || text::print(&self.before),
                |(ir, ptx)| format!("{ir}\n{ptx}")
            ),
        )
    }

    /// The function in LLVM IR and in PTX, if there is PTX and the finding names it; of a whole module all of it.
    fn texts(&self) -> Option<(String, String)> {
        let after = self.after.as_ref()?;
        let whole = || {
            let ptx = machine::text::print(after, Style::Nvvm);
            (text::print(&self.before), ptx)
        };
        let name = &self.finding.function;
        let body = after.funcs.iter().find(|f| f.name == *name);
        Some(match body {
            // All of a small program is shown: globals and declarations belong to it.
            Some(f) => (
                text::print(&self.before),
                machine::text::print_function(after, f, Style::Nvvm),
            ),
            None => whole(),
        })
    }

    /// Commands, each with what it shows.
    fn commands(&self, about: &About<'_>) -> Vec<(&'static str, String)> {
        let form = self.form.spelled();
        let (seed, inputs) = (about.judging.config.seed, about.judging.config.inputs);
        let on = format!("--pass '{form}' --seed {seed} --inputs {inputs}");
        let mut all = vec![
            ("the bug by itself", format!("tandem check {on} {BEFORE}")),
            (
                "all of this again",
                format!("tandem triage {on} {}", quoted(about.file)),
            ),
        ];
        if self.after.is_some() {
            let line = format!("tandem check --target {AFTER} {BEFORE}");
            all.push(("the PTX as it stands against the program", line));
        }
        all
    }

    /// The files of its folder: names and contents.
    pub fn files(&self, about: &About<'_>) -> Vec<(String, String)> {
        let mut files = vec![
            (folder::REPORT.to_owned(), self.page(about)),
            (folder::DATA.to_owned(), format!("{:#}\n", self.json(about))),
            (BEFORE.to_owned(), text::print(&self.before)),
        ];
        let after = self.after.iter();
        let print = |m| (AFTER.to_owned(), machine::text::print(m, Style::Nvvm));
        files.extend(after.map(print));
        files.extend(self.shrunk.iter().flat_map(Reduction::files));
        files
    }

    /// The whole as JSON.
    pub fn json(&self, about: &About<'_>) -> Value {
        json!({
            "tool": "tandem triage", "schema": crate::formats::SCHEMA,
            "version": env!("CARGO_PKG_VERSION"),
            "file": about.file,
            "pass": self.form.spelled(),
            "form": self.form.name(),
            "signature": self.signature,
            "verdict": self.finding.verdict,
            "message": self.finding.message,
            "function": self.finding.function,
            "input": self.finding.counterexample,
            "known": self.standing,
            "reduced": self.shrunk.as_ref().map(Reduction::json),
            "commands": self.commands(about).into_iter()
                .map(|(shows, line)| json!({ "shows": shows, "line": line }))
                .collect::<Vec<_>>(),
        })
    }

    fn page(&self, about: &About<'_>) -> String {
        let mut page = Page::new(&self.headline());
        page.styled("lead", &self.finding.message);
        let mut facts = vec![
            ("Signature", self.signature.to_string()),
            ("File", about.file.to_owned()),
            ("Form", self.form.in_words().to_owned()),
        ];
        facts.extend(self.shrunk.iter().map(|s| ("Reduced", s.words())));
        facts.push(("Standing", self.standing.words()));
        page.facts(&facts);
        if !self.finding.counterexample.is_empty() {
            page.section("What shows it");
            page.lines(&self.finding.counterexample);
        }
        match self.texts() {
            Some((ir, ptx)) => {
                page.section("LLVM IR and PTX");
                page.html(&diff::side_by_side("LLVM IR", &ir, "PTX", &ptx));
            }
            None => {
                page.section("The program")
                    .command(&text::print(&self.before));
            }
        }
        page.section("How to see it again");
        for (shows, line) in self.commands(about) {
            page.text(shows).command(&line);
        }
        page.render()
    }
}
