//! From a PTX file on which a machine pass is wrong to an understood bug: the function and the step, a small program, the
//! instruction with its registers and its source line, a page, data, and a regression.
//!
//! The judge finds the failure, [`tandem_reduce::machine`] makes the program small, the steps of production are listed as for
//! LLVM IR ([`super::steps`]), and where the streams of a step part is the instruction to look at
//! ([`tandem_oracle::machine::streams`]).

mod page;

use super::known::{Date, Known, Standing};
use super::regression::{self, Regression, base_name};
use super::steps::{Step, steps};
use crate::formats;
use crate::judge::{self, Judging};
use crate::reducing::machine::SameFinding;
use crate::registry;
use crate::report::FindingReport;
use crate::signature::Signature;
use serde::Serialize;
use tandem_ir::machine::module::Item;
use tandem_ir::machine::text::{Places, Style, parse_with_places, print, print_function};
use tandem_ir::machine::{MFunc, MInst, MModule, MachineContext};
use tandem_ir::passes::lookup;
use tandem_ir::rewrite::MachineRewrite;
use tandem_oracle::machine::streams::{Answer, compare};
use tandem_reduce::machine::{Measure, Settings, reduce};

pub use page::files;

/// What is triaged.
pub struct Case<'a> {
    /// The program.
    pub module: &'a MModule,
    /// What messages and commands call its file.
    pub file: &'a str,
    /// Passes, knobs, and how hard to look.
    pub judging: &'a Judging,
    /// Shrink the program.
    pub reduce: bool,
    /// Most questions of the reduction.
    pub reduce_steps: u64,
    /// Known failures.
    pub known: &'a Known,
    /// The date, for their expiry.
    pub today: Date,
}

/// What the page and the commands call the program of the report.
pub const PROGRAM: &str = "before.ptx";

/// An instruction of the program that is to blame, or at which it shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Blamed {
    /// The instruction as text.
    pub instruction: String,
    /// The registers that it names, in order.
    pub registers: Vec<String>,
    /// Its line in the program of the report, from 1; nothing for one that the pass made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The line of the source that `.loc` says it came from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// What is wrong there.
    pub why: String,
}

/// An understood case.
pub struct Bug {
    /// Identity.
    pub signature: Signature,
    /// Whether it is known.
    pub standing: Standing,
    /// What is wrong with the program of the report.
    pub finding: FindingReport,
    /// Sizes before and after the reduction, and whether no single edit is left; nothing if it was not reduced.
    pub shrunk: Option<(Measure, Measure, bool)>,
    /// The text of the program.
    pub text: String,
    /// What production makes of the function, if it gets to its end.
    pub after: Option<String>,
    /// The function before it.
    pub before: String,
    /// The steps of production on it.
    pub steps: Vec<Step<MFunc>>,
    /// Number, from 1, of the step to blame.
    pub step: Option<usize>,
    /// The instruction to look at.
    pub blamed: Option<Blamed>,
    /// How the judge is asked about it.
    pub judging: Judging,
}

/// Triages a program; `None` if the judge finds nothing wrong with it.
///
/// # Errors
/// The judge cannot judge it: a pass that there is not, or one on LLVM IR.
pub fn triage(case: &Case<'_>) -> Result<Option<Bug>, judge::Error> {
    let Some(found) = SameFinding::pin(case.judging, case.module, None)? else {
        return Ok(None);
    };
    let (mut program, mut text, mut shrunk) =
        (case.module.clone(), print(case.module, Style::Keep), None);
    if case.reduce {
        let settings = Settings {
            max_steps: Some(case.reduce_steps),
            time: None,
        };
        if let Ok(r) = reduce(case.module, &|m| found.ask(m), settings, &|_| Ok(())) {
            shrunk = Some((r.before, r.program.measure, r.singles.is_some()));
            (program, text) = (r.program.module, r.program.text);
        }
    }
    let found = found.with_needed_knobs(&program);
    let Some(finding) = found.finding(&program, PROGRAM) else {
        return Ok(None);
    };
    let signature = match shrunk {
        Some(_) => finding.signature.with_hash(super::shrink::hash(&text)),
        None => finding.signature.clone(),
    };
    let mut bug = Bug {
        standing: case.known.standing(&signature, case.today),
        signature,
        finding,
        shrunk,
        text,
        after: None,
        before: String::new(),
        steps: Vec::new(),
        step: None,
        blamed: None,
        judging: found.judging,
    };
    look_into(&mut bug)?;
    Ok(Some(bug))
}

/// Lists the steps, and finds the one to blame and its instruction.
fn look_into(bug: &mut Bug) -> Result<(), judge::Error> {
    let pass = bug.signature.pass.clone();
    let forms = registry::chosen::<MFunc>(&bug.judging.options, &[pass])?;
    // The program of the report, as its text says: numbers of instructions are those of their places.
    let read = parse_with_places(bug.text.as_bytes(), PROGRAM);
    let (Some(forms), Ok((module, places))) = (forms.first(), read) else {
        return Ok(());
    };
    let items = module.items.clone();
    let (cx, funcs) = MachineContext::take_apart(module);
    let named = |f: &MFunc| f.has_body && f.name == bug.finding.function;
    let Some(n) = funcs.iter().position(named) else {
        return Ok(());
    };
    let f = &funcs[n];
    bug.before = print_function(&cx.module, f, Style::Keep);
    bug.steps = steps(forms, &cx, f, bug.judging.config.lockstep);
    let last = bug.steps.last().and_then(|s| s.after.as_ref());
    bug.after = last.map(|g| print_function(&cx.module, g, Style::Keep));
    let parts = |s: &Step<MFunc>| {
        let after = s.after.as_ref();
        after.is_some_and(|a| !is_equal(&compare((&cx, &s.before), (&cx, a))))
    };
    let first = || bug.steps.iter().position(parts).map(|n| n + 1);
    bug.step = bug.finding.step.or_else(first);
    let step = bug.step.and_then(|n| bug.steps.get(n.checked_sub(1)?));
    let sight = Sight {
        cx: &cx,
        items: &items,
        text: &bug.text,
        places: &places,
        function: n,
    };
    bug.blamed = match step {
        Some(s) => sight.of_step(s),
        None => last.and_then(|g| sight.of_pair(f, g)),
    };
    Ok(())
}

fn is_equal(answer: &Answer) -> bool {
    matches!(answer, Answer::Equal { .. } | Answer::Unknown)
}

/// What is needed to say of an instruction where it stands.
struct Sight<'a> {
    cx: &'a MachineContext,
    items: &'a [Item],
    text: &'a str,
    places: &'a Places,
    /// Number of the function.
    function: usize,
}

impl Sight<'_> {
    /// Where the streams of a step part; else what the rewrite names.
    fn of_step(&self, s: &Step<MFunc>) -> Option<Blamed> {
        let after = s.after.as_ref();
        let parted = after.and_then(|a| self.of_pair(&s.before, a));
        parted.or_else(|| {
            let inst = named_by(&s.before, &s.rewrite)?;
            Some(self.blamed(
                &s.before,
                inst,
                format!("the rewrite '{}' names it", s.words),
            ))
        })
    }

    fn of_pair(&self, before: &MFunc, after: &MFunc) -> Option<Blamed> {
        match compare((self.cx, before), (self.cx, after)) {
            Answer::Different {
                first,
                second,
                insts: [a, b],
            } => {
                let why = format!("a thread that would execute '{first}' executes '{second}'");
                match (a, b) {
                    (Some(i), _) => Some(self.blamed(before, i, why)),
                    (None, Some(i)) => Some(self.blamed(after, i, why)),
                    (None, None) => None,
                }
            }
            _ => None,
        }
    }

    fn blamed(&self, f: &MFunc, inst: MInst, why: String) -> Blamed {
        let mut registers: Vec<String> = Vec::new();
        f.insts[inst].for_each_reg(|r| {
            let name = f.regs.name(r);
            if !registers.contains(&name) {
                registers.push(name);
            }
        });
        let places = self.places.funcs.get(self.function);
        let at = places.and_then(|p| p.insts.get(inst.as_u32() as usize));
        let line =
            at.map(|at| tandem_ir::text::line_and_column(self.text.as_bytes(), *at as usize).0);
        let written = line.and_then(|n| self.text.lines().nth(n as usize - 1));
        let name = |r| f.regs.name(r);
        Blamed {
            instruction: match written {
                Some(text) => text.trim().to_owned(),
                None => tandem_oracle::machine::text::key(self.cx, f, inst, &mut { name }),
            },
            registers,
            line,
            source: self.source(f, inst),
            why,
        }
    }

    /// `file:line:column` of the innermost `.loc`.
    fn source(&self, f: &MFunc, inst: MInst) -> Option<String> {
        let loc = f.locs.get(f.insts[inst].loc? as usize)?;
        let path = self.items.iter().find_map(|i| match i {
            Item::File { number, path, .. } if *number == loc.file => Some(path.as_str()),
            _ => None,
        });
        let path = path.map_or_else(|| format!("file {}", loc.file), str::to_owned);
        Some(format!("{path}:{}:{}", loc.line, loc.column))
    }
}

/// The instruction that a rewrite is about: one that it names, or the last of the block that it names.
fn named_by(f: &MFunc, rw: &MachineRewrite) -> Option<MInst> {
    use MachineRewrite as R;
    let block = match rw {
        R::MergeTails { members, .. } => return members.first().map(|m| m.1),
        R::DropBranch { branch, .. } => return Some(*branch),
        R::RemoveEmptyBlock { block, .. }
        | R::FoldSameTarget { block }
        | R::SpliceSinglePred { block, .. }
        | R::ReverseBranch { block }
        | R::MoveBlock { block, .. }
        | R::HoistPrefix { block, .. }
        | R::RemoveDeadBlock { block } => *block,
        _ => return None,
    };
    f.blocks.get(block)?.insts.last().copied()
}

impl Bug {
    /// One sentence that says what is wrong.
    pub fn headline(&self) -> String {
        let (verdict, pass) = (self.finding.verdict, &self.signature.pass);
        format!(
            "{verdict} in {pass} on machine function {}",
            self.finding.function
        )
    }

    /// The command that judges a file again.
    pub fn again(&self, file: &str) -> String {
        let pass = &self.signature.pass;
        self.judging
            .reproduce(pass, Some(&self.finding.function), file)
    }

    /// A test that stays.
    pub fn regression(&self, case: &Case<'_>) -> Regression {
        let pass = &self.signature.pass;
        let folder = lookup(pass).map_or_else(|| pass.clone(), |id| id.file_name());
        let mut lines = vec![
            self.headline(),
            format!("signature: {}", self.signature),
            format!("found in: {}", base_name(case.file)),
        ];
        if let Some((before, after, minimal)) = &self.shrunk {
            lines.push(format!(
                "reduced: {} instructions of {}{}",
                after.instructions,
                before.instructions,
                if *minimal { ", 1-minimal" } else { "" }
            ));
        }
        lines.push(format!("repeat: {}", self.again("FILE")));
        lines.extend(self.judging.knobs.iter().map(|k| format!("opt: {k}")));
        let header = lines
            .iter()
            .map(|l| format!("// {}\n", l.replace(['\n', '\r'], " ")));
        Regression {
            path: regression::path(&folder, &self.signature, &self.text, "ptx"),
            text: header.collect::<String>() + &self.text,
        }
    }

    /// All of it as data.
    pub fn json(&self, case: &Case<'_>) -> serde_json::Value {
        let sizes = self.shrunk.as_ref().map(|(before, after, minimal)| {
            serde_json::json!({ "before": before, "after": after, "minimal": minimal })
        });
        let steps: Vec<&str> = self.steps.iter().map(|s| s.words.as_str()).collect();
        serde_json::json!({
            "tool": "tandem triage",
            "schema": formats::SCHEMA,
            "version": env!("CARGO_PKG_VERSION"),
            "file": case.file,
            "verdict": self.finding.verdict,
            "signature": self.signature,
            "standing": self.standing.words(),
            "pass": self.signature.pass,
            "function": self.finding.function,
            "message": self.finding.message,
            "reduced": sizes,
            "steps": steps,
            "step": self.step,
            "blamed": self.blamed,
            "knobs": self.judging.knobs,
            "program": self.text,
            "reproduce": self.again(PROGRAM),
        })
    }
}
