//! A module with the text that it came from.

use tandem_ir::text::Places;
use tandem_ir::{Global, Inst, Module};
use tandem_optimized::driver;

/// The data layout of `nvptx64`, as LLVM 22 has it.
const NVPTX_LAYOUT: &str = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64";

/// A module that was read, or made from one that was read.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// Path, with what was done to it.
    pub shown: String,
    /// The module.
    pub module: Module,
    /// Its text, if it came from one.
    text: Option<Vec<u8>>,
}

impl Loaded {
    /// Reads, parses and verifies a file.
    ///
    /// # Errors
    /// As [`driver::load_module`], as text.
    pub fn read(path: &str) -> Result<Loaded, String> {
        let bytes = driver::read_module(path).map_err(|e| e.to_string())?;
        let shown = if path == "-" { "<stdin>" } else { path };
        Loaded::parse(bytes, shown)
    }
    /// As [`Loaded::read`], under the data layout of NVPTX where the file states none, as the compiler of its PTX read it.
    ///
    /// # Errors
    /// As [`Loaded::read`].
    pub fn read_for_ptx(path: &str) -> Result<Loaded, String> {
        let loaded = Loaded::read(path)?;
        let (true, Some(text)) = (loaded.module.header.layout.text.is_empty(), loaded.text())
        else {
            return Ok(loaded);
        };
        let text = driver::layout::with_layout(text, NVPTX_LAYOUT).map_err(|e| e.to_string())?;
        Loaded::parse(text, &loaded.shown)
    }
    /// Parses and verifies a text.
    ///
    /// # Errors
    /// As [`driver::parse_module`], as text.
    pub fn parse(bytes: Vec<u8>, shown: &str) -> Result<Loaded, String> {
        let module = driver::parse_module(&bytes, shown).map_err(|e| e.to_string())?;
        Ok(Loaded {
            shown: shown.into(),
            module,
            text: Some(bytes),
        })
    }
    /// A module that no text holds.
    pub fn made(module: Module, shown: String) -> Loaded {
        Loaded {
            shown,
            module,
            text: None,
        }
    }
    /// The text, if there is one.
    pub fn text(&self) -> Option<&[u8]> {
        self.text.as_deref()
    }
    /// Line and column of an instruction, or of a function's body, from 1.
    pub fn place(&self, function: Global, inst: Option<Inst>) -> Option<(u32, u32)> {
        // Places are kept for nobody but those who ask: reading again gives the same numbers.
        let text = self.text.as_deref()?;
        let (_, places): (Module, Places) =
            tandem_ir::text::parse_with_places(text, &self.shown).ok()?;
        let offset = match inst {
            Some(i) => places.inst(function, i),
            None => places.body(function),
        };
        offset.map(|at| tandem_ir::text::line_and_column(text, at))
    }
}
