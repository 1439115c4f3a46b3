//! PTX through the compiler: read, verify, print.
//!
//! A file whose name ends in `.ptx` is a machine module. Passes on LLVM IR cannot run on it, and of the passes on machine
//! functions none is built yet, so that what is left of a compilation is its frame: what is read is verified, and printed in
//! the style that was asked for.

use super::DriverError;
use tandem_ir::machine::text::{Style, parse_with_places, print};
use tandem_ir::machine::verify::{Level, verify};

/// Whether a path names PTX.
pub fn is_ptx(path: &str) -> bool {
    path.ends_with(".ptx")
}

/// Reads and verifies PTX, and gives the text in `style`. `path` is for messages.
///
/// # Errors
///
/// The first mistake, with its place.
pub fn process(
    bytes: &[u8],
    path: &str,
    style: Style,
    level: Level,
) -> Result<String, DriverError> {
    let read = parse_with_places(bytes, path).map_err(|d| DriverError::Parse(Box::new(d)))?;
    let (module, places) = read;
    match verify(&module, level).first() {
        None => Ok(print(&module, style)),
        Some(p) => Err(DriverError::Parse(Box::new(
            p.diagnostic(&places, bytes, path),
        ))),
    }
}

/// What a pipeline text asks of a machine module; nothing, if there is something to do.
///
/// # Errors
///
/// Passes that are not built, or that work on LLVM IR, in words for the user.
pub fn pipeline(text: &str) -> Result<(), String> {
    let text = text.trim();
    let inner = text
        .strip_prefix("machine(")
        .and_then(|t| t.strip_suffix(')'));
    match inner.map(str::trim) {
        Some("") => Ok(()),
        Some(passes) => Err(format!(
            "the machine passes '{passes}' are not built yet; 'machine()' reads, verifies and prints"
        )),
        None if text.is_empty() => Ok(()),
        None => Err(format!(
            "passes on LLVM IR cannot run on PTX: '{text}'; passes on machine functions are written 'machine(..)'"
        )),
    }
}
