//! A program that is judged, whatever it is written in: a module in LLVM IR, or one in PTX where the pass works on machine
//! functions. Hunts, replays and trials of mutants work with it and need not know which it is.

use super::{Error, Judging, Whole, found, machine, module, produced};
use crate::registry::Language;
use crate::report::{FileReport, FindingReport};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::Module;
use tandem_ir::machine::MModule;
use tandem_ir::passes::PassId;
use tandem_optimized::driver::{self, DriverError};

/// The program.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "one at a time is there")]
pub enum Program {
    /// A module in LLVM IR.
    Ir(Module),
    /// A module in PTX.
    Ptx(Box<MModule>),
}

impl Program {
    /// Reads the text of a program for a pass; `name` is for messages.
    ///
    /// # Errors
    /// The diagnostic.
    pub fn parse(pass: &PassId, text: &[u8], name: &str) -> Result<Program, String> {
        let read = match pass.on_machine() {
            true => tandem_ir::machine::text::parse(text, name).map(|m| Program::Ptx(Box::new(m))),
            false => tandem_ir::text::parse(text, name).map(Program::Ir),
        };
        read.map_err(|d| d.to_string())
    }
    /// Reads a file: PTX or LLVM IR by its ending.
    ///
    /// # Errors
    /// It cannot be read, or is no program.
    pub fn load(path: &str) -> Result<Program, DriverError> {
        match driver::ptx::is_ptx(path) {
            true => driver::ptx::load(path).map(|m| Program::Ptx(Box::new(m))),
            false => driver::load_module(path).map(Program::Ir),
        }
    }
    /// Its text.
    pub fn print(&self) -> String {
        match self {
            Program::Ir(m) => m.text(),
            Program::Ptx(m) => m.text(),
        }
    }
    /// What it is written in.
    pub fn language(&self) -> Language {
        match self {
            Program::Ir(_) => Language::Ir,
            Program::Ptx(_) => Language::Ptx,
        }
    }
    /// Judges it; `name` is what the reports call it.
    ///
    /// # Errors
    /// See [`Error`].
    pub fn judge(&self, judging: &Judging, name: &str) -> Result<Vec<FileReport>, Error> {
        match self {
            Program::Ir(m) => module(judging, m, name),
            Program::Ptx(m) => machine::module(judging, m, name),
        }
    }
    /// The findings on it.
    ///
    /// # Errors
    /// See [`Error`].
    pub fn findings(&self, judging: &Judging, name: &str) -> Result<Vec<FindingReport>, Error> {
        Ok(found(&self.judge(judging, name)?))
    }
    /// What production makes of it with the chosen passes one after the other, as text; `None` if it panics, or a pass is none.
    pub fn produced(&self, judging: &Judging) -> Option<String> {
        match self {
            Program::Ir(m) => produced(&judging.options, &judging.passes, m).map(|m| m.text()),
            Program::Ptx(m) => {
                let make = AssertUnwindSafe(|| machine::produced(judging, m));
                let made = catch_unwind(make).ok().flatten()?;
                Some(made.text())
            }
        }
    }
}
