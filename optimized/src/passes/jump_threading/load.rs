//! Load threading (JT-R8): a load that the branch hangs on becomes a phi of what the predecessors know.
//!
//! Off by default. The value is known on a predecessor by a load or store of the same
//! address, type and address space with nothing that may write in between; at most one
//! predecessor may have to load it anew, at its end.

use super::legality::guard_terminator;
use super::options::NAME_LOAD;
use super::state::Pass;
use crate::analysis::effects::{may_write, transfers_execution};
use crate::context::Cx;
use crate::defects::planted;
use crate::transform::copy::drop_metadata;
use crate::transform::phis::NAME_PHI;
use tandem_ir::rewrite::{Operand, Rewrite, Trace};
use tandem_ir::{Block, Function, Inst, InstKind, MemAccess, Value};

/// How far a predecessor is searched.
const SCAN: usize = 32;
/// Metadata that speaks of the one place where the load stood.
const PLACE_BOUND: [&str; 6] = [
    "range",
    "nonnull",
    "noundef",
    "dereferenceable",
    "dereferenceable_or_null",
    "invariant.load",
];

impl<T: Trace<Function>> Pass<'_, T> {
    /// Threads the load that the block's terminator hangs on.
    pub(super) fn try_thread_load(&mut self, b: Block) -> bool {
        if !self.options.load_threading || self.f.entry() == Some(b) || self.headers.contains(b) {
            return false;
        }
        let Some(load) = self.deciding_load(b) else {
            return false;
        };
        let preds = self.order.predecessors(self.f, b);
        if preds.len() < 2
            || preds.contains(&b)
            || !guard_nothing_written_before(self.cx, self.f, load)
        {
            return false;
        }
        let address = self.f.operand(load, 0);
        let mut known: Vec<(Block, Value)> = Vec::new();
        let mut unknown: Vec<Block> = Vec::new();
        for p in preds {
            let address = address_on(self.cx, self.f, address, b, p);
            match available(self.cx, self.f, load, address, p) {
                Some(v) => known.push((p, v)),
                None => unknown.push(p),
            }
        }
        let insert_in = match unknown.as_slice() {
            [] => None,
            [p] if guard_insertion(self.cx, self.f, load, b, *p) => Some(*p),
            _ => return false,
        };
        if known.is_empty() || (insert_in.is_some() && !self.guard_budget(1)) {
            return false;
        }
        self.replace_load(load, b, known, insert_in);
        true
    }

    /// The load that the condition is, or compares with a constant.
    fn deciding_load(&self, b: Block) -> Option<Inst> {
        let f = &*self.f;
        let t = guard_terminator(f, b)?;
        let here = |v: Value| f.def_inst(v).filter(|&i| f.inst_block(i) == Some(b));
        let cond = here(f.operand(t, 0))?;
        let load = match f.kind(cond) {
            InstKind::Load(_) => cond,
            InstKind::ICmp(_) if f.as_const(f.operand(cond, 1)).is_some() => {
                here(f.operand(cond, 0))?
            }
            _ => return None,
        };
        let plain = guard_plain_load(f, load);
        let plain = planted!(
            self.cx,
            VolatileLoadThreaded,
            plain,
            matches!(f.kind(load), InstKind::Load(_))
        );
        plain.then_some(load)
    }

    fn replace_load(
        &mut self,
        load: Inst,
        b: Block,
        known: Vec<(Block, Value)>,
        insert_in: Option<Block>,
    ) {
        self.report_step(|f| Rewrite::ThreadLoad {
            load,
            known: known.iter().map(|k| (k.0, operand(f, k.1))).collect(),
            insert_in,
        });
        self.touch(b);
        if let Some(p) = insert_in {
            self.touch(p);
        }
        if let Some(v) = self.f.result(load) {
            self.touch_users(v);
        }
        let ty = self.f.inst_type(load);
        let mut entries = known;
        if let Some(p) = insert_in {
            let address = address_on(self.cx, self.f, self.f.operand(load, 0), b, p);
            let copy = self.f.clone_inst(load);
            self.f.set_operand(copy, 0, address);
            for kind in PLACE_BOUND {
                drop_metadata(self.cx, self.f, copy, kind);
            }
            self.f.insert_before_terminator(p, copy);
            if let Some(v) = self.f.result(copy) {
                self.f.set_fresh_name(v, NAME_LOAD);
                entries.push((p, v));
            }
            self.charge(1);
        }
        let phi = self.f.new_phi(b, ty, NAME_PHI);
        for (p, v) in entries {
            for _ in self.f.successors(p).filter(|&s| s == b).collect::<Vec<_>>() {
                self.f.add_phi_entry(phi, v, p);
            }
        }
        if let (Some(old), Some(new)) = (self.f.result(load), self.f.result(phi)) {
            self.f.replace_all_uses(old, new);
        }
        self.f.erase_inst(load);
        self.done();
        self.report.threaded_loads += 1;
        self.mark_around(b);
    }
}

fn operand(f: &Function, v: Value) -> Operand {
    match f.as_int(v) {
        Some(bits) => Operand::Int(bits),
        None => Operand::Value(v),
    }
}

/// JT-T19: only a load that is neither volatile nor ordered may be left out.
pub fn guard_plain_load(f: &Function, load: Inst) -> bool {
    matches!(f.kind(load), InstKind::Load(a) if a.is_simple())
}

/// JT-T13a, HB-1: nothing between the start of the block and the load may write.
pub fn guard_nothing_written_before(cx: Cx<'_>, f: &Function, load: Inst) -> bool {
    let untouched = before(f, load).all(|i| !may_write(cx, f, i));
    planted!(cx, WritesBeforeLoadIgnored, untouched, true)
}

/// JT-T13b: a load may be moved up into `p` only if it was sure to be reached from there.
pub fn guard_insertion(cx: Cx<'_>, f: &Function, load: Inst, b: Block, p: Block) -> bool {
    let plain = f
        .terminator(p)
        .is_some_and(|t| matches!(f.kind(t), InstKind::Br) && f.num_operands(t) == 1);
    let plain = planted!(cx, LoadSpeculated, plain, true);
    let address = address_on(cx, f, f.operand(load, 0), b, p);
    let inside = f
        .def_inst(address)
        .is_some_and(|i| f.inst_block(i) == Some(b));
    let reached = before(f, load).all(|i| transfers_execution(cx, f, i));
    plain && !inside && planted!(cx, LoadMovedAboveExit, reached, true)
}

/// Non-phi instructions in front of another one, nearest first.
fn before(f: &Function, i: Inst) -> impl Iterator<Item = Inst> + '_ {
    std::iter::successors(f.prev_inst(i), |&j| f.prev_inst(j)).take_while(|&j| !f.is_phi(j))
}

/// What the address is at the end of a predecessor.
fn address_on(cx: Cx<'_>, f: &Function, address: Value, b: Block, p: Block) -> Value {
    f.def_inst(address)
        .filter(|&i| f.is_phi(i) && f.inst_block(i) == Some(b))
        .and_then(|i| {
            let there = f.phi_value_for(i, p);
            planted!(
                cx,
                AddressOfFirstPredecessor,
                there,
                faulty::first_entry(f, i)
            )
        })
        .unwrap_or(address)
}

/// True if metadata of the load turns some values into poison, which another load of the same place is not.
fn may_be_made_poison(cx: Cx<'_>, f: &Function, load: Inst) -> bool {
    let kinds = ["range", "nonnull", "align", "nofpclass"].map(|k| cx.strings.lookup(k));
    let mut attached = f.attachments(load).iter();
    attached.any(|a| kinds.contains(&Some(a.0)))
}

/// The value at the address at the end of a block, by an access in that block.
fn available(cx: Cx<'_>, f: &Function, load: Inst, address: Value, p: Block) -> Option<Value> {
    let ty = f.inst_type(load);
    let mut at = f.last_inst(p);
    for _ in 0..SCAN {
        let i = at?;
        let simple = |a: &MemAccess| planted!(cx, OrderedAccessForwarded, a.is_simple(), true);
        match f.kind(i) {
            InstKind::Load(a) if simple(a) && f.operand(i, 0) == address => {
                let usable = !may_be_made_poison(cx, f, i);
                return f.result(i).filter(|&v| usable && f.value_type(v) == ty);
            }
            InstKind::Store(a) if simple(a) && f.operand(i, 1) == address => {
                return Some(f.operand(i, 0)).filter(|&v| f.value_type(v) == ty);
            }
            _ if may_write(cx, f, i) => return None,
            _ => {}
        }
        at = f.prev_inst(i);
    }
    None
}
