//! Metadata that something refers to: only there does it matter what a node says.
//!
//! What only debug info refers to (`!dbg`, debug records, `!llvm.dbg.cu`, the places in `!llvm.loop`) is left out: LLVM
//! takes a module whose debug info is invalid and drops that.

use crate::entity::{Inst, MdNode, Value};
use crate::function::ValueDef;
use crate::metadata::{LocalMetadata, MdBody, MdField, Metadata};
use crate::module::Module;
use cranelift_entity::EntityRef;
use rustc_hash::FxHashSet;

/// Every node that named metadata, an attachment or an operand leads to.
pub(super) fn nodes(module: &Module) -> FxHashSet<MdNode> {
    let table = &module.header.metadata;
    let mut w = Walk {
        module,
        seen: FxHashSet::default(),
        open: Vec::new(),
    };
    if table.nodes.is_empty() {
        return w.seen;
    }
    let strings = &module.header.strings;
    let debug = |s| matches!(strings.get(s), "dbg" | "llvm.loop");
    for (name, list) in &table.named {
        if strings.get(*name).starts_with("llvm.dbg.") {
            continue;
        }
        list.iter().for_each(|&n| w.push(n));
    }
    for data in module.header.globals.values() {
        let all = data.attachments.iter().filter(|a| !debug(a.0));
        all.for_each(|a| w.push(a.1));
    }
    for f in &module.bodies {
        // By number, not by the lists, which may be broken.
        for n in 0..f.num_insts() {
            let all = f.attachments(Inst::new(n)).iter().filter(|a| !debug(a.0));
            all.for_each(|a| w.metadata(&a.1));
        }
        for n in 0..f.num_values() {
            // Calls that became debug records leave their operands behind, unused.
            if let ValueDef::Metadata(operand) = f.value_def(Value::new(n))
                && f.has_uses(Value::new(n))
                && let LocalMetadata::Module(m) = f.metadata_operand(operand)
            {
                w.metadata(m);
            }
        }
    }
    while let Some(n) = w.open.pop() {
        w.operands(n);
    }
    w.seen
}

struct Walk<'a> {
    module: &'a Module,
    seen: FxHashSet<MdNode>,
    open: Vec<MdNode>,
}

impl Walk<'_> {
    fn push(&mut self, n: MdNode) {
        if self.seen.insert(n) {
            self.open.push(n);
        }
    }
    fn metadata(&mut self, m: &Metadata) {
        if let Metadata::Node(n) = m {
            self.push(*n);
        }
    }
    fn operands(&mut self, n: MdNode) {
        let module = self.module;
        let field = |w: &mut Self, f: &MdField| match f {
            MdField::Md(m) => w.metadata(m),
            MdField::List(l) => l.iter().for_each(|m| w.metadata(m)),
            _ => {}
        };
        match module.header.metadata.nodes.get(n).map(|d| &d.body) {
            Some(MdBody::Tuple(ops)) => ops.iter().for_each(|m| self.metadata(m)),
            Some(MdBody::Specialized(_, fields)) => {
                fields.iter().for_each(|f| field(self, &f.1));
            }
            Some(MdBody::Positional(_, fields)) => fields.iter().for_each(|f| field(self, f)),
            _ => {}
        }
    }
}
