//! Commands that show a bug again: ours, and those of stock LLVM where they can.
//!
//! The commands name the files that the report's folder holds. `lli` runs a program of
//! its own with a `main` that calls the function on the counterexample and compares; that
//! is possible where arguments and result are plain numbers and buffers. `alive-tv` reads
//! both versions as they are, where nothing in them is a GPU's.

use super::locate::Located;
use super::unit::Triage;
use super::witness::Witness;
use super::{Case, FaultyExecution};
use crate::files::{quoted, word};
use crate::judge::{Judging, Whole};
use crate::registry::Language;
use serde::Serialize;
use std::fmt::Write;
use tandem_ir::inst::InstKind;
use tandem_ir::{Function, Module, Type};
use tandem_oracle::inputs::TestInput;
use tandem_oracle::interp::{Outcome, Program, Target, Value};

/// A command with what it shows.
#[derive(Clone, Debug, Serialize)]
pub struct Command {
    /// What it shows.
    pub shows: String,
    /// The command.
    pub line: String,
}

/// Name, without its ending, of the file with the program before the wrong execution.
pub const BEFORE: &str = "before";
/// The same after it.
pub const AFTER: &str = "after";
/// The program for `lli` that calls the function as it was before.
pub const LLI_BEFORE: &str = "before.lli.ll";
/// The same after.
pub const LLI_AFTER: &str = "after.lli.ll";

/// A pipeline on a file, as commands name it.
pub struct Pipeline<'a> {
    /// What the file is written in.
    pub language: Language,
    /// All its passes, as a pipeline spells them.
    pub names: Vec<String>,
    /// The file.
    pub file: &'a str,
    /// Knobs.
    pub judging: &'a Judging,
}

impl<'a> Pipeline<'a> {
    /// That of a case.
    pub fn of<P: Whole>(case: &Case<'a, P>) -> Pipeline<'a> {
        Pipeline {
            language: P::LANGUAGE,
            names: case.stages.iter().flat_map(|s| s.names()).collect(),
            file: case.file,
            judging: case.judging,
        }
    }

    /// The commands that show an execution in its place, and, of one that is stuck, the pass alone.
    pub fn commands(&self, place: &FaultyExecution, stopped: bool) -> Vec<Command> {
        let knobs = self.judging.knobs.iter();
        let knobs: String = knobs.map(|k| format!(" -opt {}", quoted(k))).collect();
        let file = quoted(self.file);
        let passes = word(&self.names.join(","));
        let all = match self.language {
            Language::Ir => format!("tandem triage --passes={passes}{knobs} {file}"),
            // Of a list there is none in one option; without a pass there are all.
            Language::Ptx => match self.names.as_slice() {
                [one] => format!("tandem triage --pass {}{knobs} {file}", word(one)),
                _ => format!("tandem triage{knobs} {file}"),
            },
        };
        let mut list = vec![Command::new("all of this again", all)];
        list.extend(match self.language {
            Language::Ir => Some(self.on_both_sides(place, stopped, &knobs)),
            Language::Ptx => None,
        });
        if stopped {
            let before = format!("{BEFORE}.{}", self.language.ending());
            list.push(Command::new(
                "the pass in a process of its own, on the program of this report",
                format!("tandem triage --pass {}{knobs} {before}", word(&place.pass)),
            ));
        }
        list
    }

    /// The compiler up to the wrong execution, and with it.
    fn on_both_sides(&self, place: &FaultyExecution, stopped: bool, knobs: &str) -> Command {
        let (file, n) = (quoted(self.file), place.execution);
        let last = n + place.turns.max(1) - 1;
        let grouped = word(&tandem_optimized::pipeline::grouped(&self.names));
        let compile = format!("tandemc --passes={grouped}{knobs}");
        let shows = match stopped {
            false => "the program as the wrong execution was given it, and as it left it",
            true => "the program as the wrong execution was given it; then the execution",
        };
        Command::new(
            shows,
            format!(
                "{compile} -opt-bisect-limit={} {file} -o good.ll; \
                 {compile} -opt-bisect-limit={last} {file} -o bad.ll",
                n - 1
            ),
        )
    }
}

impl Command {
    /// A command with what it shows.
    pub fn new(shows: &str, line: String) -> Command {
        Command {
            shows: shows.into(),
            line,
        }
    }
}

/// All commands for a bug.
pub fn commands<U: Triage>(
    pipeline: &Pipeline<'_>,
    place: &FaultyExecution,
    subject: &Located<U>,
    witness: Option<&Witness>,
    stopped: bool,
) -> Vec<Command> {
    let mut list = pipeline.commands(place, stopped);
    if stopped {
        return list;
    }
    let called = subject.called();
    let function = U::function_name(&called);
    let ending = pipeline.language.ending();
    list.push(Command::new(
        "both forms of the pass on the program of this report",
        pipeline
            .judging
            .reproduce(&place.pass, function, &format!("{BEFORE}.{ending}")),
    ));
    list.extend(U::compiled(place));
    if subject.output.is_some() {
        list.extend(U::comparisons(subject));
        list.extend(of_llvm(place));
        list.extend(U::peer_run(subject, witness));
    }
    list
}

/// What validators say of both versions of a function.
pub(super) fn validators(subject: &Located<Function>) -> Vec<Command> {
    let mut list = vec![Command::new(
        "our validator on before and after",
        format!("tandem tv {BEFORE}.ll {AFTER}.ll"),
    )];
    if !is_of_a_gpu(&subject.before) {
        list.push(Command::new(
            "LLVM's validator on before and after",
            format!("alive-tv {BEFORE}.ll {AFTER}.ll"),
        ));
    }
    list
}

/// The counterexample in LLVM's interpreter, if it can be run there.
pub(super) fn interpreters(
    subject: &Located<Function>,
    witness: Option<&Witness>,
) -> Option<Command> {
    lli_programs(subject, &witness?.input)?;
    Some(Command::new(
        "the counterexample under LLVM's interpreter: 0 before, 1 after",
        format!("lli-22 {LLI_BEFORE}; echo $?; lli-22 {LLI_AFTER}; echo $?"),
    ))
}

/// The pass of LLVM's `opt` with the same task, if it has one.
fn of_llvm(place: &FaultyExecution) -> Option<Command> {
    let pass = place.id.llvm_name?;
    Some(Command::new(
        "what LLVM's own pass makes of the program",
        format!("opt-22 -S -passes={pass} {BEFORE}.ll"),
    ))
}

/// True if some function is a kernel or calls what only a device has.
fn is_of_a_gpu(m: &Module) -> bool {
    let device = |name: &str| name.starts_with("llvm.nvvm.") || name.starts_with("llvm.amdgcn.");
    let kernel = m.bodies.iter().any(|b| m.header.is_kernel(b.global));
    kernel
        || m.header
            .globals
            .iter()
            .any(|(g, _)| device(m.header.global_name(g)))
}

/// The programs for `lli` that call the function before and after, if there can be such programs.
pub fn lli_programs(subject: &Located<Function>, input: &TestInput) -> Option<(String, String)> {
    let f = subject.source();
    let header = &subject.before.header;
    let fits = input.shape.is_none() && input.globals.is_empty() && !is_of_a_gpu(&subject.before);
    // `main` is taken, and nothing but the function itself may have to be linked.
    if !fits || header.lookup("main").is_some() || calls_unknown(&subject.before) {
        return None;
    }
    let width = header
        .return_type(f.global)?
        .int_width()
        .filter(|&w| w <= 64)?;
    let expected = run_source(&subject.before, f, input)?;
    let main = main_function(&subject.before, f, input, width, expected)?;
    let after = subject.after()?;
    let text = |m: &Module| -> String {
        // A host runs it.
        let all = tandem_ir::text::print(m);
        let lines = all.lines().filter(|l| !l.starts_with("target "));
        lines.map(|l| format!("{l}\n")).collect()
    };
    Some((text(&subject.before) + &main, text(&after) + &main))
}

fn calls_unknown(m: &Module) -> bool {
    let calls = |f: &Function| {
        let mut all = f.blocks().flat_map(|b| f.insts(b));
        all.any(|i| {
            let is_call = matches!(f.kind(i), InstKind::Call(_) | InstKind::Invoke(_));
            let known = f.callee(i).is_some_and(|g| {
                m.body(g).is_some() || m.header.global_name(g).starts_with("llvm.")
            });
            is_call && !known
        })
    };
    m.bodies.iter().any(calls)
}

/// What the source returns on the input.
fn run_source(m: &Module, f: &Function, input: &TestInput) -> Option<u128> {
    let program = Program::compile(m).ok()?;
    let run = tandem_oracle::interp::run(
        &program,
        f.global,
        &tandem_oracle::interp::Input {
            args: input.args.clone(),
            buffers: input.buffers.clone(),
            ..Default::default()
        },
    );
    match run.outcome {
        Outcome::Returned(Some(Value::Int { bits, .. })) => Some(bits),
        _ => None,
    }
}

/// Buffers as globals, and a `main` that calls the function and compares.
fn main_function(
    m: &Module,
    f: &Function,
    input: &TestInput,
    width: u32,
    expected: u128,
) -> Option<String> {
    let mut out = String::new();
    for (n, b) in input.buffers.iter().enumerate() {
        if !b.contents.marks.is_empty() {
            return None;
        }
        let bytes: String = b
            .contents
            .bytes
            .iter()
            .map(|b| format!("\\{b:02X}"))
            .collect();
        let size = b.contents.bytes.len();
        let _ = writeln!(
            out,
            "@tandem.buffer.{n} = global [{size} x i8] c\"{bytes}\", align 256"
        );
    }
    let mut args = Vec::new();
    for (v, &a) in input.args.iter().zip(f.args()) {
        args.push(argument(v, f.value_type(a))?);
    }
    let callee = quoted_name(m.header.global_name(f.global));
    let _ = write!(
        out,
        "define i32 @main() {{\n  %r = call i{width} {callee}({})\n  %wrong = icmp ne i{width} %r, {}\n  \
         %code = zext i1 %wrong to i32\n  ret i32 %code\n}}\n",
        args.join(", "),
        signed(expected, width)
    );
    Some(out)
}

fn argument(v: &Value, ty: Type) -> Option<String> {
    match v {
        Value::Int { width, bits } if *width <= 64 => {
            Some(format!("i{width} {}", signed(*bits, *width)))
        }
        Value::Float { kind, bits } => {
            let text = match kind.bits() {
                32 => format!(
                    "float 0x{:016X}",
                    f64::from(f32::from_bits(*bits as u32)).to_bits()
                ),
                64 => format!("double 0x{:016X}", *bits as u64),
                _ => return None,
            };
            Some(text)
        }
        Value::Pointer(p) if ty.address_space() == Some(0) => match (&p.target, p.offset) {
            (Target::Buffer(n), 0) => Some(format!("ptr @tandem.buffer.{n}")),
            (Target::Buffer(n), o) => Some(format!(
                "ptr getelementptr (i8, ptr @tandem.buffer.{n}, i64 {o})"
            )),
            (Target::Nothing, 0) => Some("ptr null".into()),
            _ => None,
        },
        _ => None,
    }
}

fn signed(bits: u128, width: u32) -> String {
    match width {
        1 => if bits == 0 { "false" } else { "true" }.into(),
        w => ((bits << (128 - w)) as i128 >> (128 - w)).to_string(),
    }
}

fn quoted_name(name: &str) -> String {
    let plain = name
        .chars()
        .all(|c| c.is_ascii_alphanumeric() || "._$-".contains(c))
        && !name.starts_with(|c: char| c.is_ascii_digit());
    if plain {
        return format!("@{name}");
    }
    let escaped: String = name
        .bytes()
        .map(|b| match b {
            b' '..=b'~' if b != b'"' && b != b'\\' => (b as char).to_string(),
            b => format!("\\{b:02X}"),
        })
        .collect();
    format!("@\"{escaped}\"")
}
