//! LLVM bitcode as input, through the `llvm-dis` of the LLVM that is configured.
//!
//! Bitcode is the private format of one version of LLVM; what reads it is that version's own disassembler. Which one:
//! what `LLVM_DIS` names, or the one beside the configured `opt` (`LLVM_OPT`, or a subject's own), or `llvm-dis-22`.

use super::{DriverError, plain};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// How bitcode begins: `BC`, 0xC0DE; or the wrapper around it that some systems want.
const MAGIC: [[u8; 4]; 2] = [*b"BC\xc0\xde", [0xde, 0xc0, 0x17, 0x0b]];

/// True if bytes are bitcode by their beginning.
pub fn is_bitcode(bytes: &[u8]) -> bool {
    MAGIC.iter().any(|m| bytes.starts_with(m))
}

/// A tool, and the variable that names another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tool {
    path: String,
    variable: &'static str,
}

/// A tool of LLVM's by its name without a version: what its variable names, else the one beside an `opt`, else that of
/// LLVM 22.
pub fn tool(name: &str, variable: &'static str, opt: Option<&str>) -> Tool {
    let path = std::env::var(variable)
        .ok()
        .or_else(|| {
            let configured = std::env::var("LLVM_OPT").ok();
            let opt = opt.map(str::to_owned).or(configured)?;
            beside(&opt, name)
        })
        .unwrap_or_else(|| format!("{name}-22"));
    Tool { path, variable }
}

/// The tool beside `opt` and of the same version: `/x/llvm-dis` for `/x/opt`, `llvm-dis-21` for `opt-21`; `None` if it is not
/// there, or `opt` has another name.
fn beside(opt: &str, name: &str) -> Option<String> {
    let path = Path::new(opt);
    let version = path.file_name()?.to_str()?.strip_prefix("opt")?;
    let file = format!("{name}{version}");
    let is_word = path.parent().is_none_or(|p| p.as_os_str().is_empty());
    if is_word {
        return Some(file);
    }
    let tool = path.with_file_name(file);
    tool.is_file().then(|| tool.display().to_string())
}

/// LLVM assembly for what was read: bitcode is disassembled, anything else stays as it is. `path` is for messages.
///
/// # Errors
/// It is bitcode that cannot be disassembled, or there is no tool for it.
pub fn to_text(bytes: Vec<u8>, path: &str) -> Result<Vec<u8>, DriverError> {
    if !is_bitcode(&bytes) {
        return Ok(bytes);
    }
    let shown = if path == "-" { "<stdin>" } else { path };
    disassemble(&bytes, &tool("llvm-dis", "LLVM_DIS", None))
        .map_err(|why| DriverError::Invalid(format!("error: '{shown}' is LLVM bitcode: {why}")))
}

/// Bitcode as LLVM assembly.
///
/// # Errors
/// A clause: the tool cannot be started, or does not take the bitcode.
pub fn disassemble(bytes: &[u8], tool: &Tool) -> Result<Vec<u8>, String> {
    let text = filter(tool, bytes).map_err(Failed::words)?;
    // Of bitcode that has no module llvm-dis makes nothing, and finds that right.
    match text.is_empty() {
        true => Err("it has no module".into()),
        false => Ok(text),
    }
}

/// LLVM assembly as bitcode.
///
/// # Errors
/// A clause: the tool cannot be started, or does not take the text.
pub fn assemble(text: &[u8], tool: &Tool) -> Result<Vec<u8>, String> {
    filter(tool, text).map_err(Failed::words)
}

/// Why LLVM's assembler does not take a text, if there is one and it does not.
pub fn refusal(text: &[u8], assembler: &Tool) -> Option<String> {
    match filter(assembler, text) {
        Err(Failed::Refused(why)) => Some(why),
        Ok(_) | Err(Failed::NotRun(_)) => None,
    }
}

/// Why a tool made nothing, as a clause.
enum Failed {
    /// It cannot be started.
    NotRun(String),
    /// It does not take its input.
    Refused(String),
}

impl Failed {
    fn words(self) -> String {
        let (Failed::NotRun(words) | Failed::Refused(words)) = self;
        words
    }
}

/// What a tool makes of its input.
fn filter(tool: &Tool, input: &[u8]) -> Result<Vec<u8>, Failed> {
    let Tool { path, variable } = tool;
    let cannot = |e: std::io::Error| {
        Failed::NotRun(format!(
            "it takes LLVM's '{path}' to read or write that ({variable} names another, ci/setup --peers installs it), which cannot be started: {}",
            plain(&e)
        ))
    };
    let mut child = Command::new(path)
        .args(["-o", "-", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(cannot)?;
    let stdin = child.stdin.take();
    let done = std::thread::scope(|scope| {
        // Beside reading, or both would wait for each other.
        scope.spawn(move || {
            if let Some(mut stdin) = stdin {
                // A tool that gives up early says why on its other streams.
                let _ = stdin.write_all(input);
            }
        });
        child.wait_with_output()
    })
    .map_err(cannot)?;
    if done.status.success() {
        return Ok(done.stdout);
    }
    let said = String::from_utf8_lossy(&done.stderr);
    let line = said.lines().find(|l| !l.trim().is_empty());
    let line = line.unwrap_or("it says nothing").trim();
    Err(Failed::Refused(format!("{path} does not take it: {line}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bitcode_is_known_by_its_beginning() {
        assert!(is_bitcode(b"BC\xc0\xde5") && is_bitcode(b"\xde\xc0\x17\x0b\0"));
        assert!(!is_bitcode(b"; BC\xc0\xde") && !is_bitcode(b"BC"));
    }

    #[test]
    fn the_tool_is_that_of_the_same_llvm() {
        assert_eq!(beside("opt-21", "llvm-dis"), Some("llvm-dis-21".into()));
        assert_eq!(beside("opt", "llvm-dis"), Some("llvm-dis".into()));
        assert_eq!(beside("/no/such/folder/opt", "llvm-dis"), None);
        assert_eq!(beside("my-opt", "llvm-dis"), None);
    }

    #[test]
    fn what_cannot_be_read_says_which_tool_and_which_variable() {
        let tool = Tool {
            path: "/no/llvm-dis".into(),
            variable: "LLVM_DIS",
        };
        let why = disassemble(b"BC\xc0\xde", &tool).err().unwrap_or_default();
        assert!(
            why.contains("/no/llvm-dis") && why.contains("LLVM_DIS names another"),
            "{why}"
        );
    }
}
