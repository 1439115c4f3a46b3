//! What every file is judged by: the passes that are asked for in both forms, a pipeline, instruction selection, somebody's
//! result, or a compiler that is not ours.
//!
//! It is chosen once, before any file is judged, so that a pass that does not exist, or that works on another language than
//! the files are in, is an error of the command and not of each file.

use super::Args;
use crate::files;
use crate::judge::selection::{self, Form};
use crate::judge::{self, Forms, Judging};
use crate::pipelines::expect::Order;
use crate::pipelines::{Subject, sequence};
use crate::registry::{self, Language};
use crate::subjects::judged::SUBJECT;
use std::time::Instant;
use tandem_ir::machine::{MFunc, MModule};
use tandem_ir::{Function, Module};
use tandem_optimized::driver::{self, ptx};

/// What somebody made of the file that is checked.
pub(super) enum Target {
    /// Another module of LLVM IR.
    Ir(Box<Module>),
    /// PTX.
    Ptx(Box<MModule>),
}

/// What every file is judged by.
#[derive(Default)]
pub(super) struct Chosen {
    pub(super) functions: Vec<Forms>,
    pub(super) modules: Vec<Forms<Module>>,
    /// For files in PTX.
    pub(super) machine: Vec<Forms<MFunc>>,
    /// What somebody else made of the one file: name and module.
    pub(super) target: Option<(String, Target)>,
    /// Whether somebody else's compiler is judged.
    foreign: bool,
    /// Forms of instruction selection.
    pub(super) selection: Vec<Form>,
    /// A pipeline, with the command that checks it and the names of its passes.
    pub(super) pipeline: Option<(Subject, String, Vec<&'static str>)>,
    /// How long each file took is reported.
    timed: bool,
}

impl Chosen {
    /// What arguments ask for; `subject` is a pipeline of ours.
    pub(super) fn new(
        args: &Args,
        judging: &Judging,
        subject: Option<Subject>,
        files: &[String],
    ) -> Result<Chosen, String> {
        if let Some(subject) = subject {
            return Chosen::of_pipeline(args, subject);
        }
        let chosen = if judging.subject.is_some() {
            Chosen {
                foreign: true,
                ..Chosen::default()
            }
        } else if let Some(name) = &args.target {
            Chosen::of_target(name, files)?
        } else {
            Chosen::of_passes(judging, files)?
        };
        Ok(Chosen {
            timed: args.time_report,
            ..chosen
        })
    }

    /// A module or PTX that is there already.
    fn of_target(name: &str, files: &[String]) -> Result<Chosen, String> {
        if files.len() != 1 {
            return Err("error: --target is held against exactly one file".into());
        }
        let target = match ptx::is_ptx(name) {
            true => Target::Ptx(Box::new(ptx::load(name).map_err(|e| e.to_string())?)),
            false => Target::Ir(Box::new(
                driver::load_module(name).map_err(|e| e.to_string())?,
            )),
        };
        Ok(Chosen {
            target: Some((name.to_owned(), target)),
            ..Chosen::default()
        })
    }

    /// The passes that are asked for, or all, in both forms.
    fn of_passes(judging: &Judging, files: &[String]) -> Result<Chosen, String> {
        let error = |e| format!("error: {e}");
        let whole = judging.function.is_none() || !judging.passes.is_empty();
        let options = &judging.options;
        // A pass that is asked for works on LLVM IR or on PTX.
        let machine = |p: &String| registry::is_on_machine(p);
        let (on_ptx, mut on_ir): (Vec<_>, Vec<_>) =
            judging.passes.iter().cloned().partition(machine);
        // Selection is a translator, no pass of the table.
        let mut selection = Vec::new();
        if files.iter().any(|f| !ptx::is_ptx(f)) {
            on_ir.retain(|p| match selection::asked(p) {
                Some(forms) => {
                    selection.extend(forms);
                    false
                }
                None => true,
            });
        }
        let all = judging.passes.is_empty();
        let is_ptx = |f: &String| ptx::is_ptx(f);
        if let Some(name) = on_ptx.first().filter(|_| !files.iter().any(is_ptx)) {
            registry::asked(name, Language::Ptx).map_err(|e| format!("error: {e}"))?;
            return Err(format!(
                "error: '{name}' works on machine functions: give it files in PTX"
            ));
        }
        if let Some(name) = on_ir.first().filter(|_| files.iter().all(is_ptx)) {
            registry::asked(name, Language::Ir).map_err(|e| format!("error: {e}"))?;
            return Err(format!("error: '{name}' works on LLVM IR, not on PTX"));
        }
        let (mut functions, mut modules, mut machine) = (Vec::new(), Vec::new(), Vec::new());
        if all || !on_ir.is_empty() {
            functions = judge::forms::<Function>(options, &on_ir).map_err(error)?;
            modules = judge::forms::<Module>(options, &on_ir).map_err(error)?;
            modules.retain(|_| whole);
        }
        if files.iter().any(is_ptx) && (all || !on_ptx.is_empty()) {
            machine = judge::forms::<MFunc>(options, &on_ptx).map_err(error)?;
        }
        if files.iter().all(is_ptx) {
            functions.clear();
            modules.clear();
        }
        Ok(Chosen {
            functions,
            modules,
            machine,
            selection,
            ..Chosen::default()
        })
    }

    /// What is said of rules that do not load, if a pass that applies rules is judged.
    pub(super) fn refused_rules(&self) -> Vec<String> {
        match self.functions.iter().any(|f| f.id.applies_rules()) {
            true => crate::commands::refused_rules(tandem_reference::rules::rules()),
            false => Vec::new(),
        }
    }

    /// A pipeline of ours, with the command that checks it.
    fn of_pipeline(args: &Args, subject: Subject) -> Result<Chosen, String> {
        let p = subject.pipeline().map_err(|e| format!("error: {e}"))?;
        let mut names = Vec::new();
        for place in Order::of(&p.elements, p.phase_two).places() {
            let name = place.params.id().name;
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names.push(sequence::WHOLE);
        let named = match (&args.level, &args.pipeline) {
            (Some(level), _) => format!("--level={level}"),
            (None, Some(text)) => files::quoted(&format!("--passes={text}")),
            (None, None) => args.foreign.spelled().trim_start().to_owned(),
        };
        let skip = if args.skip_unbuilt {
            " --skip-unbuilt"
        } else {
            ""
        };
        let (seed, inputs) = (args.seed, args.inputs);
        let knobs: String = args.opt.iter().map(|o| format!(" -opt '{o}'")).collect();
        let again = format!("tandem check {named}{skip} --seed {seed} --inputs {inputs}{knobs}");
        Ok(Chosen {
            pipeline: Some((subject, again, names)),
            timed: args.time_report,
            ..Chosen::default()
        })
    }

    /// The time since then, if it is reported.
    pub(super) fn milliseconds(&self, started: Instant) -> Option<u64> {
        let ms = || u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.timed.then(ms)
    }

    /// What summaries are made of, by name.
    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> {
        let functions = self.functions.iter().map(|f| f.id.name);
        let modules = self.modules.iter().map(|f| f.id.name);
        let machine = self.machine.iter().map(|f| f.id.name);
        functions
            .chain(modules)
            .chain(machine)
            .chain(self.target.iter().map(|_| "target"))
            .chain((!self.selection.is_empty()).then_some(selection::NAME))
            .chain(self.foreign.then_some(SUBJECT))
            .chain(self.pipeline.iter().flat_map(|p| p.2.iter().copied()))
    }
}
