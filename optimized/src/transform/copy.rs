//! Copying a block's instructions under a substitution of values.

use crate::context::Cx;
use crate::defects::planted;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use tandem_ir::metadata::{DebugRecord, LocalMetadata};
use tandem_ir::{Block, Function, Inst, Value};

/// What values of the copied block are in the copy. Blocks are small, so a list will do; where many blocks
/// share one substitution, an index is added.
#[derive(Default)]
pub(crate) struct Substitution {
    pairs: Vec<(Value, Value)>,
    /// Positions in the list, once it is long.
    index: FxHashMap<Value, usize>,
}

/// Longest list that is searched from the front.
const LIST: usize = 32;

impl Substitution {
    /// The value in the copy.
    pub(crate) fn get(&self, v: Value) -> Value {
        self.find(v).unwrap_or(v)
    }
    /// The value in the copy, if the value is of the copied block.
    pub(crate) fn find(&self, v: Value) -> Option<Value> {
        if self.pairs.len() > LIST {
            return self.index.get(&v).map(|&n| self.pairs[n].1);
        }
        self.pairs.iter().find(|p| p.0 == v).map(|p| p.1)
    }
    /// Adds a pair for a value that has none yet.
    pub(crate) fn insert(&mut self, old: Value, new: Value) {
        self.pairs.push((old, new));
        if self.pairs.len() > LIST {
            for (n, p) in self.pairs.iter().enumerate().skip(self.index.len()) {
                self.index.insert(p.0, n);
            }
        }
    }
    /// All pairs in order of the block's instructions.
    pub(crate) fn pairs(&self) -> &[(Value, Value)] {
        &self.pairs
    }
}

/// Appends copies of the non-phi instructions of `from` to `to`, the terminator only if `terminator` says so.
/// `map` holds what the phis are in the copy; it gets the copies. Debug records are copied along.
pub(crate) fn copy_insts(
    cx: Cx<'_>,
    f: &mut Function,
    from: Block,
    to: Block,
    terminator: bool,
    map: &mut Substitution,
) {
    let insts: SmallVec<[Inst; 16]> = f.insts(from).filter(|&i| !f.is_phi(i)).collect();
    for i in insts {
        if f.kind(i).is_terminator() && !terminator {
            continue;
        }
        let c = f.clone_inst(i);
        for n in 0..f.num_operands(c) {
            let v = f.operand(c, n);
            let new = map.get(v);
            let new = planted!(
                cx,
                LastOperandKept,
                new,
                faulty::unless_last(f, c, n, v, new)
            );
            if new != v {
                f.set_operand(c, n, new);
            }
        }
        f.append_inst(to, c);
        if let (Some(old), Some(new)) = (f.result(i), f.result(c)) {
            if let Some(name) = f.name(old).map(str::to_owned) {
                f.set_fresh_name(new, &name);
            }
            map.insert(old, new);
        }
        copy_records(f, i, c, map);
    }
}

/// Copies the debug records in front of one instruction to the front of another.
pub(crate) fn copy_records(f: &mut Function, from: Inst, to: Inst, map: &Substitution) {
    if f.debug_records(from).is_empty() {
        return;
    }
    let records: Vec<DebugRecord> = f.debug_records(from).to_vec();
    for mut r in records {
        substitute(&mut r, &mut |v| map.get(v));
        f.add_debug_record(to, r);
    }
}

/// Replaces the values that a record mentions, all at once.
pub(crate) fn substitute(r: &mut DebugRecord, map: &mut dyn FnMut(Value) -> Value) {
    for o in &mut r.operands {
        match o {
            LocalMetadata::Value(v) => *v = map(*v),
            LocalMetadata::ArgList(list) => list.iter_mut().for_each(|v| *v = map(*v)),
            LocalMetadata::Module(_) => {}
        }
    }
}

/// Drops branch weights, which speak of edges that are there no longer (JT-036).
pub(crate) fn drop_weights(cx: Cx<'_>, f: &mut Function, t: Inst) {
    drop_metadata(cx, f, t, "prof");
}

/// Drops one kind of metadata.
pub(crate) fn drop_metadata(cx: Cx<'_>, f: &mut Function, i: Inst, kind: &str) {
    if let Some(k) = cx.strings.lookup(kind) {
        f.retain_attachments(i, |a| a != k);
    }
}
