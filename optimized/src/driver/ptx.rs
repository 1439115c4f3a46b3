//! PTX as input and output of the compiler: read, verified, printed; made of LLVM IR.
//!
//! See `docs/ptx.md`.

use super::{DriverError, EXIT_FINDING, EXIT_USAGE, read_input};
use crate::codegen::{CodegenOptions, Unsupported, select};
use crate::machine_pipeline;
use crate::options::Options;
use tandem_ir::Module;
use tandem_ir::machine::module::MModule;
use tandem_ir::machine::text::{self, Places, Style};
use tandem_ir::machine::verify::{Level, verify};

/// Names of the styles of printing.
pub const STYLES: [&str; 3] = ["keep", "nvvm", "llc"];

/// True if a file is taken for PTX by its name.
pub fn is_ptx(path: &str) -> bool {
    std::path::Path::new(path)
        .extension()
        .is_some_and(|e| e.eq_ignore_ascii_case("ptx"))
}

/// Reads and verifies a PTX module; `-` is standard input.
///
/// # Errors
/// The file cannot be read; the text is not PTX that we carry, or breaks a rule: one diagnostic with rule, line, column and
/// the line of text, and how many more there are.
pub fn load(path: &str) -> Result<MModule, DriverError> {
    let bytes = read_input(path)?;
    let shown = if path == "-" { "<stdin>" } else { path };
    parse(&bytes, shown)
}

/// Reads and verifies a PTX text; `shown` is for messages.
///
/// # Errors
/// As [`load`].
pub fn parse(bytes: &[u8], shown: &str) -> Result<MModule, DriverError> {
    parse_with_places(bytes, shown).map(|(module, _)| module)
}

/// As [`parse`], and where everything stands in the text.
///
/// # Errors
/// As [`load`].
pub fn parse_with_places(bytes: &[u8], shown: &str) -> Result<(MModule, Places), DriverError> {
    let read = text::parse_with_places(bytes, shown);
    let (module, places) = read.map_err(|d| DriverError::Parse(Box::new(d)))?;
    let problems = verify(&module, Level::Parsed);
    let Some(first) = problems.first() else {
        return Ok((module, places));
    };
    let mut text = first.diagnostic(&places, bytes, shown).to_string();
    if let more @ 1.. = problems.len() - 1 {
        text.push_str(&format!("\n… and {more} more"));
    }
    Err(DriverError::Invalid(text))
}

/// The module as text, in a style of [`STYLES`]; what was read keeps its names unless the style says otherwise.
pub fn print(module: &MModule, style: &str) -> String {
    text::print(module, Style::of(style).unwrap_or(Style::Keep))
}

/// Why no code was generated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GenerateError {
    /// Constructs for which there is no code, all of the module.
    Unsupported(Vec<Unsupported>),
    /// What was made is not well formed, or a machine pass broke it: a bug of ours.
    Bug(String),
}

impl GenerateError {
    /// The exit code, and a message with the places of the text that the module was read from.
    pub fn located(self, text: &[u8], file: &str) -> (i32, String) {
        let all = match self {
            GenerateError::Unsupported(all) => all,
            GenerateError::Bug(what) => return (EXIT_FINDING, what),
        };
        let file = if file == "-" { "<stdin>" } else { file };
        let places = tandem_ir::text::parse_with_places(text, file)
            .ok()
            .map(|p| p.1);
        let mut lines: Vec<((u32, u32), String)> = Vec::new();
        for u in all {
            let at = places.as_ref().map(|p| {
                let inst = u.inst.and_then(|i| p.inst(u.global, i));
                let declared = || p.of(tandem_ir::text::Subject::Global(u.global));
                inst.or_else(|| p.body(u.global)).unwrap_or_else(declared)
            });
            let (line, column) = at.map_or((0, 0), |at| tandem_ir::text::line_and_column(text, at));
            let place = match line {
                0 => file.to_owned(),
                _ => format!("{file}:{line}:{column}"),
            };
            lines.push((
                (line, column),
                format!("error: {place}: cannot generate code: {}", u.construct),
            ));
        }
        lines.sort();
        lines.dedup();
        let lines: Vec<String> = lines.into_iter().map(|l| l.1).collect();
        (EXIT_USAGE, lines.join("\n"))
    }
}

/// The PTX of a module: selection, then placement of blocks and folding of branches.
///
/// # Errors
/// Constructs without code; or a mistake of ours, found by the verifier.
pub fn generate(
    module: &Module,
    codegen: &CodegenOptions,
    options: &Options,
) -> Result<MModule, GenerateError> {
    let made = select(module, codegen, &options.defects).map_err(GenerateError::Unsupported)?;
    let entries = machine_pipeline::parse("machine(block-placement,branch-folder)");
    let entries = entries.map_err(GenerateError::Bug)?;
    let ran = machine_pipeline::run(made, &entries, options, machine_pipeline::Run::default());
    let (made, _) = ran.map_err(GenerateError::Bug)?;
    let problems = verify(&made, Level::Own);
    // Accesses outside of a variable, or less aligned than they say, are undefined behaviour of the source.
    match problems.iter().find(|p| p.rule != "PS-36") {
        None => Ok(made),
        Some(p) => Err(GenerateError::Bug(format!(
            "error: internal error: the generated PTX is not well formed: {}: {} (please report it with the input)",
            p.rule, p.message
        ))),
    }
}
