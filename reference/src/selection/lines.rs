//! Source lines (machine.md 5): `.loc` in front of what a located instruction becomes, `.file` for each file that one names.
//!
//! Of a location the innermost scope with a file counts; where it was inlined is not said. A file whose name PTX cannot spell (PS-2)
//! has no lines.

use std::collections::BTreeMap;
use tandem_ir::entity::{Global, Inst, MdNode};
use tandem_ir::metadata::{MdBody, MdField, Metadata};
use tandem_ir::{Header, Module};

/// Scopes from a location outwards, at most.
const DEPTH: usize = 64;

/// All locations of a module.
pub(super) struct Lines {
    files: Vec<String>,
    at: BTreeMap<(Global, Inst), (usize, u32, u32)>,
}

impl Lines {
    /// Collects them, files in the order in which they are first named.
    pub fn of(module: &Module) -> Lines {
        let h = &module.header;
        let mut all = Lines {
            files: Vec::new(),
            at: BTreeMap::new(),
        };
        let Some(kind) = h.strings.lookup("dbg") else {
            return all;
        };
        for f in &module.bodies {
            for i in f.blocks().flat_map(|b| f.insts(b)) {
                let attached = f.attachments(i).iter().find(|(k, _)| *k == kind);
                let Some((_, Metadata::Node(node))) = attached else {
                    continue;
                };
                if let Some((file, line, column)) = located(h, *node) {
                    let number = all.number(file);
                    all.at.insert((f.global, i), (number, line, column));
                }
            }
        }
        all
    }
    /// The number of a file, from 1.
    fn number(&mut self, file: String) -> usize {
        let known = self.files.iter().position(|f| *f == file);
        known.map_or_else(
            || {
                self.files.push(file);
                self.files.len()
            },
            |at| at + 1,
        )
    }
    /// The lines of the header.
    pub fn heads(&self) -> String {
        let all = self.files.iter().enumerate();
        all.map(|(n, file)| format!(".file {} \"{file}\"\n", n + 1))
            .collect()
    }
    /// The line in front of an instruction.
    pub fn line(&self, f: Global, i: Inst) -> Option<String> {
        let (file, line, column) = self.at.get(&(f, i))?;
        Some(format!("\t.loc {file} {line} {column}"))
    }
}

/// File, line and column of a `DILocation`; line 0 is none.
fn located(h: &Header, location: MdNode) -> Option<(String, u32, u32)> {
    let line = integer(h, location, "line").filter(|n| *n > 0)?;
    let column = integer(h, location, "column").unwrap_or(0);
    let scope = node(h, location, "scope");
    let outwards = std::iter::successors(scope, |s| node(h, *s, "scope"));
    let file = outwards.take(DEPTH).find_map(|s| node(h, s, "file"))?;
    let name = string(h, file, "filename")?;
    let path = match string(h, file, "directory") {
        Some(folder) if !folder.is_empty() && !name.starts_with('/') => format!("{folder}/{name}"),
        _ => name.to_owned(),
    };
    let spelled = |c: char| matches!(c, ' '..='~') && c != '"' && c != '\\';
    path.chars().all(spelled).then_some((path, line, column))
}

fn field<'h>(h: &'h Header, of: MdNode, name: &str) -> Option<&'h MdField> {
    match &h.metadata.nodes[of].body {
        MdBody::Specialized(_, fields) => {
            let found = fields.iter().find(|f| h.str(f.0) == name);
            found.map(|f| &f.1)
        }
        _ => None,
    }
}

fn integer(h: &Header, of: MdNode, name: &str) -> Option<u32> {
    match field(h, of, name)? {
        MdField::Int(n) => u32::try_from(*n).ok(),
        _ => None,
    }
}

fn node(h: &Header, of: MdNode, name: &str) -> Option<MdNode> {
    match field(h, of, name)? {
        MdField::Md(Metadata::Node(n)) => Some(*n),
        _ => None,
    }
}

fn string<'h>(h: &'h Header, of: MdNode, name: &str) -> Option<&'h str> {
    match field(h, of, name)? {
        MdField::Str(s) => Some(h.str(*s)),
        _ => None,
    }
}
