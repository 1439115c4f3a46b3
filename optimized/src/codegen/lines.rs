//! Source lines: the `!dbg` location of an instruction becomes `.loc`, its file `.file` (section 5).
//!
//! The innermost location is taken; where it was inlined, variables and types are left out.

use std::cell::RefCell;
use tandem_ir::Header;
use tandem_ir::entity::{Inst, MdNode, Symbol};
use tandem_ir::function::Function;
use tandem_ir::metadata::{MdBody, MdField, Metadata};

/// The files that locations name, numbered from 1 in the order in which they were first needed.
#[derive(Default)]
pub(super) struct Lines {
    dbg: Option<Symbol>,
    files: RefCell<Vec<String>>,
}

/// How many scopes are walked, at most, from a location to its file.
const MOST_SCOPES: u32 = 64;

impl Lines {
    /// Of a module; of none, if lines are not wanted.
    pub fn new(h: &Header, wanted: bool) -> Lines {
        Lines {
            dbg: h.strings.lookup("dbg").filter(|_| wanted),
            files: RefCell::default(),
        }
    }
    /// Paths by number less one.
    pub fn files(&self) -> Vec<String> {
        self.files.borrow().clone()
    }
    /// Number of the file, line, column of an instruction.
    pub fn of(&self, h: &Header, f: &Function, i: Inst) -> Option<(u32, u32, u32)> {
        let dbg = self.dbg?;
        let node = f.attachments(i).iter().find_map(|(kind, md)| match md {
            Metadata::Node(n) if *kind == dbg => Some(*n),
            _ => None,
        })?;
        let line = number(h, node, "line")?;
        let column = number(h, node, "column").unwrap_or(0);
        let mut scope = reference(h, node, "scope")?;
        let mut file = None;
        for _ in 0..MOST_SCOPES {
            file = reference(h, scope, "file");
            if file.is_some() {
                break;
            }
            scope = reference(h, scope, "scope")?;
        }
        let path = path(h, file?)?;
        let mut files = self.files.borrow_mut();
        let at = match files.iter().position(|p| *p == path) {
            Some(at) => at,
            None => {
                files.push(path);
                files.len() - 1
            }
        };
        (line > 0).then_some((at as u32 + 1, line, column))
    }
}

fn field<'h>(h: &'h Header, node: MdNode, name: &str) -> Option<&'h MdField> {
    let MdBody::Specialized(_, fields) = &h.metadata.nodes[node].body else {
        return None;
    };
    let found = fields.iter().find(|(key, _)| h.str(*key) == name);
    found.map(|f| &f.1)
}
fn number(h: &Header, node: MdNode, name: &str) -> Option<u32> {
    match field(h, node, name)? {
        MdField::Int(n) => u32::try_from(*n).ok(),
        _ => None,
    }
}
fn reference(h: &Header, node: MdNode, name: &str) -> Option<MdNode> {
    match field(h, node, name)? {
        MdField::Md(Metadata::Node(n)) => Some(*n),
        _ => None,
    }
}
/// The path of a `DIFile`; none if PTX cannot spell it (PS-2).
fn path(h: &Header, file: MdNode) -> Option<String> {
    let text = |name| match field(h, file, name)? {
        MdField::Str(s) => Some(h.str(*s)),
        _ => None,
    };
    let name = text("filename")?;
    let folder = text("directory").unwrap_or("");
    let path = match folder.is_empty() || name.starts_with('/') {
        true => name.to_owned(),
        false => format!("{folder}/{name}"),
    };
    let plain = path
        .bytes()
        .all(|b| (0x20..0x7f).contains(&b) && b != b'"' && b != b'\\');
    plain.then_some(path)
}
