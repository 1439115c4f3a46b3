//! From text to a module.
//!
//! `top` reads what stands at the top level, `func` signatures, `body` statements with their scopes, `operands` the
//! operands of instructions, `notes` what stands behind `//!`. Nothing recurses: scopes and initialisers are on stacks with
//! limits.

mod body;
mod func;
mod notes;
mod operands;
mod top;

use super::scan::{Result, Scanner};
use crate::diag::{Diagnostic, ErrorKind};
use crate::machine::forms::FormTable;
use crate::machine::module::{GlobalRef, MModule, Target};
use rustc_hash::FxHashMap;

/// Where the parts of a module stand, in bytes from the beginning of the text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Places {
    /// Of `.version`.
    pub header: u32,
    /// Of each variable's name.
    pub globals: Vec<u32>,
    /// Of each function.
    pub funcs: Vec<FuncPlaces>,
}

/// Where the parts of a function stand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FuncPlaces {
    /// Its name.
    pub name: u32,
    /// The brace that closes it, or the semicolon behind a declaration.
    pub end: u32,
    /// Each instruction, by number.
    pub insts: Vec<u32>,
}

/// Reads a module. `file` is for messages.
///
/// # Errors
///
/// The first mistake, with its place.
pub fn parse(text: &[u8], file: &str) -> std::result::Result<MModule, Diagnostic> {
    parse_with_places(text, file).map(|(m, _)| m)
}

/// As [`parse`], and where everything stood.
///
/// # Errors
///
/// As [`parse`].
pub fn parse_with_places(
    text: &[u8],
    file: &str,
) -> std::result::Result<(MModule, Places), Diagnostic> {
    if text.len() >= u32::MAX as usize {
        let d = Diagnostic::at(ErrorKind::TooLarge, "a text of 4 GiB and more", text, 0);
        return Err(d.in_file(file));
    }
    let whole = match std::str::from_utf8(text) {
        Ok(whole) => whole,
        Err(e) => {
            let what = "bytes that are no text";
            let d = Diagnostic::at(ErrorKind::Syntax, what, text, e.valid_up_to());
            return Err(d.in_file(file));
        }
    };
    let mut p = Parser {
        s: Scanner::new(whole, file),
        module: MModule {
            version: (0, 0),
            target: Target::default(),
            address_size: false,
            items: Vec::new(),
            globals: Vec::new(),
            funcs: Vec::new(),
            forms: FormTable::default(),
        },
        names: FxHashMap::default(),
        places: Places::default(),
    };
    match p.module() {
        Ok(()) => Ok((p.module, p.places)),
        Err(e) => Err(*e),
    }
}

struct Parser<'a> {
    s: Scanner<'a>,
    module: MModule,
    /// Symbols declared so far.
    names: FxHashMap<&'a str, GlobalRef>,
    places: Places,
}

impl<'a> Parser<'a> {
    /// A name that may be declared; `skip` follows.
    fn name(&mut self, what: &str) -> Result<&'a str> {
        let at = self.s.at;
        let name = self.s.ident();
        let alone = matches!(name, "_" | "$" | "%");
        if name.is_empty() || alone || name == "WARP_SZ" {
            let found = if name.is_empty() {
                self.s.here()
            } else {
                format!("'{name}'")
            };
            return self
                .s
                .error_at(at, format!("expected {what}, found {found}"));
        }
        self.s.skip()?;
        Ok(name)
    }
}
