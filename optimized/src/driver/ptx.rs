//! PTX as input and output of the compiler: read, verified, printed.
//!
//! No pass works on PTX yet, and nothing is selected from LLVM IR: what this does is `tandemc F.ptx`, a reader and
//! verifier of PTX with the compiler's manners. See `docs/ptx.md`.

use super::{DriverError, read_input};
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
