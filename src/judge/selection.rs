//! Judging our own instruction selection: the PTX that each of its two forms makes of a module is held against the module.
//!
//! Two selections share no canonical form, so that they are not compared with each other (D12): each runs on its own, and
//! [`codegen::by_ptx`] says of each whether it does what the module does. [`NAME`] is what `tandem check --pass` calls it:
//!
//! ```text
//!   isel               both forms
//!   isel<production>   that of tandemc: selection, placement of blocks, folding of branches
//!   isel<reference>    one template for each instruction (tandem_reference::selection)
//! ```
//!
//! What one form selects and the other refuses is no finding; it is counted (`FileReport::selected`) and listed: what
//! production leaves out as missed, what the reference leaves out as open.

use super::{Error, Judging, codegen};
use crate::launch::Description;
use crate::report::{FileReport, FindingReport};
use crate::signature::Signature;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::Module;
use tandem_ir::machine::MModule;
use tandem_ir::machine::verify::{Level, verify};
use tandem_optimized::codegen::CodegenOptions;
use tandem_optimized::driver::ptx::{GenerateError, generate};
use tandem_oracle::interp::ptx::Program;
use tandem_oracle::lockstep::panic_text;
use tandem_oracle::verdict::Verdict;
use tandem_reference::selection::{Options, Refusal, select};

/// What instruction selection is called among the passes. It is a translator, no pass of the table.
pub const NAME: &str = "isel";

/// What it does, for the list of passes.
pub const ABOUT: &str = "PTX of LLVM IR: a translator, each form held against the program (--pass isel, isel<reference>, isel<production>)";

/// One of the two forms of instruction selection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// That of `tandemc`.
    Production,
    /// One template for each instruction.
    Reference,
}

/// Both forms.
pub const BOTH: [Form; 2] = [Form::Production, Form::Reference];

impl Form {
    /// What reports call it.
    pub const fn name(self) -> &'static str {
        match self {
            Form::Production => "production",
            Form::Reference => "reference form",
        }
    }
    /// What sentences call it.
    pub const fn in_words(self) -> &'static str {
        match self {
            Form::Production => "production form",
            Form::Reference => "reference form",
        }
    }
    /// How it is asked for.
    pub const fn spelled(self) -> &'static str {
        match self {
            Form::Production => "isel<production>",
            Form::Reference => "isel<reference>",
        }
    }
}

/// The forms that the text behind `--pass` asks for; `None` if it is about something else.
pub fn asked(text: &str) -> Option<Vec<Form>> {
    if text == NAME {
        return Some(BOTH.to_vec());
    }
    let found = BOTH.into_iter().find(|f| f.spelled() == text);
    found.map(|f| vec![f])
}

/// Generates the PTX of a module by production and judges it; a module with constructs that have no code is unsupported,
/// PTX that is not well formed is a finding. `name` is what the report calls the module.
///
/// # Errors
/// The judge itself panicked.
pub fn module(judging: &Judging, module: &Module, name: &str) -> Result<FileReport, Error> {
    forms(judging, module, name, &[Form::Production], None)
}

/// Judges the PTX that some forms make of a module; if there is a launch description (with its path), by that too.
///
/// # Errors
/// The judge itself panicked.
pub fn forms(
    judging: &Judging,
    module: &Module,
    name: &str,
    asked: &[Form],
    launch: Option<(&Description, &str)>,
) -> Result<FileReport, Error> {
    let judge = || judge(judging, module, name, asked, launch);
    let judged = catch_unwind(AssertUnwindSafe(judge));
    judged.map_err(|p| Error::Judge(panic_text(&*p)))
}

/// Why a form made no PTX.
enum NoPtx {
    /// Constructs that it does not select.
    Refused(Vec<String>),
    /// A mistake of ours.
    Bug(String),
}

/// The PTX that a form makes of a module, if it selects the module and its PTX is well formed.
pub fn made(judging: &Judging, module: &Module, form: Form) -> Option<MModule> {
    let made = || selected(judging, module, form).ok();
    catch_unwind(AssertUnwindSafe(made)).ok().flatten()
}

/// What a form makes of a module.
fn selected(judging: &Judging, module: &Module, form: Form) -> Result<MModule, NoPtx> {
    match form {
        Form::Production => {
            generate(module, &CodegenOptions::default(), &judging.options).map_err(|e| match e {
                GenerateError::Unsupported(all) => {
                    NoPtx::Refused(all.into_iter().map(|u| u.construct).collect())
                }
                GenerateError::Bug(what) => NoPtx::Bug(what),
            })
        }
        Form::Reference => {
            let made = select(module, &Options::default()).map_err(|e| match e {
                Refusal::Unsupported(all) => {
                    NoPtx::Refused(all.into_iter().map(|u| u.construct).collect())
                }
                Refusal::Mistake(what) => NoPtx::Bug(what),
            })?;
            // Accesses outside of a variable, or less aligned than they say, are undefined behaviour of the source.
            match verify(&made, Level::Own).iter().find(|p| p.rule != "PS-36") {
                None => Ok(made),
                Some(p) => Err(NoPtx::Bug(format!(
                    "the PTX is not well formed: {}: {}",
                    p.rule, p.message
                ))),
            }
        }
    }
}

fn judge(
    judging: &Judging,
    module: &Module,
    name: &str,
    asked: &[Form],
    launch: Option<(&Description, &str)>,
) -> FileReport {
    let mut report = FileReport::new(name, NAME);
    let mut refused: Vec<(Form, Vec<String>)> = Vec::new();
    let mut made_by = Vec::new();
    for &form in asked {
        match selected(judging, module, form) {
            Ok(made) => {
                made_by.push(form);
                let program = Program::new(&made, None);
                let mut one = codegen::by_ptx(judging, module, name, &program, "OUT.ptx");
                if let Some((description, path)) = launch {
                    let pair = (module, &program);
                    codegen::launches(judging, description, path, pair, &mut one);
                }
                add(&mut report, one, form, judging);
            }
            Err(NoPtx::Refused(constructs)) => refused.push((form, constructs)),
            Err(NoPtx::Bug(message)) => report_bug(&mut report, form, message),
        }
    }
    count(&mut report, asked, &made_by, refused);
    report
}

/// Adds what was found of one form.
fn add(report: &mut FileReport, mut one: FileReport, form: Form, judging: &Judging) {
    report.functions += one.functions;
    report.inputs += one.inputs;
    for (why, n) in one.inconclusive {
        *report.inconclusive.entry(why).or_default() += n;
    }
    // What is worse of the two launches; that they are the same is the least.
    match (report.launch.as_deref(), one.launch) {
        (None | Some("same"), Some(other)) => report.launch = Some(other),
        (Some("undecided"), Some(other)) if other == "differs" => report.launch = Some(other),
        _ => {}
    }
    for f in &mut one.findings {
        f.message = format!("{}: {}", form.name(), f.message);
        f.reproduce = again(form, &report.file, judging);
        f.signature.pass = NAME.into();
    }
    report.findings.append(&mut one.findings);
    for u in one.unsupported {
        if !report.unsupported.contains(&u) {
            report.unsupported.push(u);
        }
    }
    if let Some(v) = Verdict::ALL.into_iter().find(|v| v.name() == one.verdict) {
        report.raise(v);
    }
}

fn again(form: Form, file: &str, judging: &Judging) -> String {
    let (seed, inputs) = (judging.config.seed, judging.config.inputs);
    let pass = form.spelled();
    format!("tandem check --pass '{pass}' --seed {seed} --inputs {inputs} '{file}'")
}

fn report_bug(report: &mut FileReport, form: Form, message: String) {
    let verdict = Verdict::InvariantBroken;
    report.raise(verdict);
    report.findings.push(FindingReport {
        verdict: verdict.name(),
        function: String::new(),
        step: None,
        rewrite: None,
        rewrite_kind: None,
        fields: Vec::new(),
        cause: "verifier".into(),
        signature: Signature::new(NAME, verdict.name(), None, "verifier"),
        message: format!("{}: {message}", form.name()),
        counterexample: Vec::new(),
        reproduce: format!("tandem check --pass '{}' '{}'", form.spelled(), report.file),
    });
}

/// Counts who selects the module, and lists what is left out. If every form refuses it, it is unsupported.
fn count(
    report: &mut FileReport,
    asked: &[Form],
    made_by: &[Form],
    refused: Vec<(Form, Vec<String>)>,
) {
    let by = match (made_by, asked.len()) {
        ([], _) => "selected by none",
        (_, 1) => "selected",
        ([Form::Production], _) => "selected by production alone",
        ([Form::Reference], _) => "selected by the reference form alone",
        _ => "selected by both forms",
    };
    report.selected.insert(by, 1);
    if refused.len() == asked.len() {
        for construct in refused.into_iter().flat_map(|r| r.1) {
            if !report.unsupported.contains(&construct) {
                report.unsupported.push(construct);
            }
        }
        report.raise(Verdict::Unsupported);
        return;
    }
    for (form, constructs) in refused {
        let words = constructs
            .into_iter()
            .map(|c| format!("{} does not select {c}", form.name()));
        match form {
            Form::Production => report.missed.extend(words),
            Form::Reference => report.open.extend(words),
        }
    }
}
