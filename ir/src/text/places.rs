//! Where bodies and instructions are in the text that they were read from.
//!
//! Functions carry no positions: passes would have to keep them. Who wants to tell
//! a person where an instruction of a module that was just read stands, asks the
//! reader for this table beside the module.

use crate::entity::{Global, Inst, MdNode, Symbol};
use rustc_hash::FxHashMap;

/// Byte offsets of everything that a message can be about.
#[derive(Clone, Debug, Default)]
pub struct Places {
    insts: FxHashMap<(Global, Inst), u32>,
    bodies: FxHashMap<Global, u32>,
    globals: FxHashMap<Global, u32>,
    nodes: FxHashMap<MdNode, u32>,
    named: FxHashMap<Symbol, u32>,
}

/// What a message is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// The module as a whole.
    Module,
    /// A module-level name.
    Global(Global),
    /// An instruction of a function's body.
    Inst(Global, Inst),
    /// A metadata node.
    Node(MdNode),
    /// Named metadata.
    Named(Symbol),
}

impl Places {
    pub(super) fn add(&mut self, function: Global, inst: Inst, offset: usize) {
        self.insts.insert((function, inst), offset as u32);
    }
    pub(super) fn add_body(&mut self, function: Global, offset: usize) {
        self.bodies.insert(function, offset as u32);
    }
    pub(super) fn add_global(&mut self, global: Global, offset: usize) {
        self.globals.entry(global).or_insert(offset as u32);
    }
    pub(super) fn add_node(&mut self, node: MdNode, offset: usize) {
        self.nodes.insert(node, offset as u32);
    }
    pub(super) fn add_named(&mut self, name: Symbol, offset: usize) {
        self.named.entry(name).or_insert(offset as u32);
    }
    /// Where something begins; the start of the text for what has no place of its own.
    pub fn of(&self, subject: Subject) -> usize {
        let found = match subject {
            Subject::Module => None,
            Subject::Global(g) => self.globals.get(&g),
            Subject::Inst(g, i) => self.insts.get(&(g, i)).or_else(|| self.globals.get(&g)),
            Subject::Node(n) => self.nodes.get(&n),
            Subject::Named(s) => self.named.get(&s),
        };
        found.map_or(0, |&at| at as usize)
    }
    /// Where an instruction begins.
    pub fn inst(&self, function: Global, inst: Inst) -> Option<usize> {
        self.insts.get(&(function, inst)).map(|&at| at as usize)
    }
    /// Where the body of a function begins.
    pub fn body(&self, function: Global) -> Option<usize> {
        self.bodies.get(&function).map(|&at| at as usize)
    }
}

/// Line and column in bytes of an offset, from 1.
pub fn line_and_column(text: &[u8], offset: usize) -> (u32, u32) {
    let before = &text[..offset.min(text.len())];
    let line = 1 + before.iter().filter(|&&b| b == b'\n').count();
    let start = before
        .iter()
        .rposition(|&b| b == b'\n')
        .map_or(0, |p| p + 1);
    (line as u32, (before.len() - start + 1) as u32)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use crate::text::{line_and_column, parse, parse_with_places};

    #[test]
    fn every_instruction_has_its_place() {
        let text = b"define i32 @f(i32 %x) {\n  %a = add i32 %x, 1\n\n    ret i32 %a\n}\ndefine void @g() { ret void }\n";
        let (m, places) = parse_with_places(text, "t.ll").unwrap();
        let mut seen = Vec::new();
        for f in &m.bodies {
            for i in f.blocks().flat_map(|b| f.insts(b)) {
                seen.push(line_and_column(text, places.inst(f.global, i).unwrap()));
            }
        }
        assert_eq!(seen, [(2, 3), (4, 5), (6, 20)]);
        let body = places.body(m.bodies[1].global).unwrap();
        assert_eq!(line_and_column(text, body), (6, 18));
        // The same entities come out of a reading without places.
        let plain = parse(text, "t.ll").unwrap();
        assert_eq!(plain.bodies[0].num_insts(), m.bodies[0].num_insts());
        assert_eq!(line_and_column(text, 10_000).0, 7);
    }
}
