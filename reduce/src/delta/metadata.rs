//! A delta over the operands of metadata tuples.
//!
//! Tuples that are lists, of the properties of a loop for one, may lose entries. Those that are records may not: without
//! an entry, LLVM refuses the module, or its reader crashes on it. Records go as a whole, with what names them.

use super::wide::{Apply, Wide};
use rustc_hash::FxHashSet;
use tandem_ir::metadata::{MdBody, MdField, Metadata};
use tandem_ir::{MdNode, Module};

/// Empties metadata nodes of their operands, from the last on.
pub(crate) const METADATA_OPERANDS: Wide<(MdNode, usize)> = Wide {
    name: "metadata-operands",
    list,
    apply: Apply::Edit(|m, which| {
        for &(n, at) in which {
            let MdBody::Tuple(ops) = &m.header.metadata.nodes[n].body else {
                continue;
            };
            let kept = ops.iter().take(at).copied().collect();
            m.header.metadata.nodes[n].body = MdBody::Tuple(kept);
        }
    }),
};

fn list(m: &Module) -> Vec<(MdNode, usize)> {
    let lists = Lists::of(m);
    let mut out = Vec::new();
    for (n, d) in &m.header.metadata.nodes {
        if let MdBody::Tuple(ops) = &d.body
            && let Some(first) = lists.first_entry(n)
            && ops.iter().any(|o| !matches!(o, Metadata::Null))
        {
            out.extend((first..ops.len()).rev().map(|at| (n, at)));
        }
    }
    out
}

/// The tuples that are lists.
struct Lists {
    /// Of loops: what stands first is the loop itself.
    loops: FxHashSet<MdNode>,
    /// Fields of debug info, and whatever hangs on names that mean nothing to LLVM.
    others: FxHashSet<MdNode>,
}

impl Lists {
    fn of(m: &Module) -> Lists {
        let h = &m.header;
        let mut loops = FxHashSet::default();
        for f in &m.bodies {
            let attached = f.blocks().flat_map(|b| f.insts(b));
            let attached = attached.flat_map(|i| f.attachments(i));
            let of_loops = attached.filter(|(kind, _)| h.str(*kind) == "llvm.loop");
            loops.extend(of_loops.filter_map(|(_, m)| node(m)));
        }
        let known = |name: &str| name.starts_with("llvm.") || name.starts_with("nvvm");
        let named = h.metadata.named.iter();
        let unknown = named.filter(|(name, _)| !known(h.str(*name)));
        let mut work: Vec<MdNode> = unknown.flat_map(|(_, nodes)| nodes).copied().collect();
        let mut others = FxHashSet::default();
        while let Some(n) = work.pop() {
            if let MdBody::Tuple(ops) = &h.metadata.nodes[n].body
                && others.insert(n)
            {
                work.extend(ops.iter().filter_map(node));
            }
        }
        for d in h.metadata.nodes.values() {
            if let MdBody::Specialized(_, fields) = &d.body {
                let fields = fields.iter().map(|(_, f)| f);
                others.extend(fields.filter_map(|f| match f {
                    MdField::Md(m) => node(m),
                    _ => None,
                }));
            }
        }
        Lists { loops, others }
    }

    /// The first entry that may go, if the node is a list.
    fn first_entry(&self, n: MdNode) -> Option<usize> {
        match self.loops.contains(&n) {
            true => Some(1),
            false => self.others.contains(&n).then_some(0),
        }
    }
}

fn node(m: &Metadata) -> Option<MdNode> {
    match m {
        Metadata::Node(n) => Some(*n),
        _ => None,
    }
}
