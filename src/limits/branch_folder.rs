//! The limits of branch folding, once more from its documents (BF-005, BF-018 to BF-031, BF-R5, BF-R14, BF-R17) and not from
//! production's code.

use tandem_ir::machine::forms::Props;
use tandem_ir::machine::func::{Op, Operand};
use tandem_ir::machine::{MBlock, MFunc, MInst, MachineContext};
use tandem_ir::passes::Params;
use tandem_ir::rewrite::MachineRewrite;
use tandem_optimized::options::Options;
use tandem_optimized::passes::branch_folder::Structured;
use tandem_oracle::machine::graph::{Graph, numbers};
use tandem_oracle::pass::Limits;

/// The limits under the given knobs.
pub(super) fn limits(_: &Params, options: &Options) -> Box<dyn Limits<MFunc> + Sync> {
    let own = &options.passes.branch_folder;
    let off = own.disable_structured || own.structured == Structured::Off;
    let upstream = !off && own.structured == Structured::Upstream && own.tail_merge != Some(true);
    Box::new(Documented {
        disabled: own.disable,
        merges: own.tail_merge != Some(false) && own.threshold > 0 && !upstream,
        size: own.size as usize,
        keep: !off && own.structured == Structured::Keep,
    })
}

struct Documented {
    disabled: bool,
    merges: bool,
    /// Gate 1.
    size: usize,
    /// Structured control flow stays so (D4).
    keep: bool,
}

impl Limits<MFunc> for Documented {
    fn within_budget(&self, cx: &MachineContext, f: &MFunc, rw: &MachineRewrite) -> bool {
        self.limit_broken(cx, f, rw).is_none() && !self.gives_up_structure(cx, f, rw)
    }
    /// BF-R5 binds a run that began with structured control flow; what has become structured on the way may go again.
    fn limit_broken_since(
        &self,
        cx: &MachineContext,
        start: &MFunc,
        f: &MFunc,
        rw: &MachineRewrite,
    ) -> Option<String> {
        let gives_up =
            || self.gives_up_structure(cx, f, rw) && Graph::new(cx, start).is_structured();
        self.limit_broken(cx, f, rw).or_else(|| {
            gives_up().then(|| "BF-R5: structured control flow would not be any more".into())
        })
    }
    fn limit_broken(&self, cx: &MachineContext, f: &MFunc, rw: &MachineRewrite) -> Option<String> {
        if self.disabled {
            return Some("BF-005: the pass is switched off".into());
        }
        let MachineRewrite::MergeTails { members, .. } = rw else {
            return None;
        };
        if !self.merges {
            return Some("BF-R17: tail merging is switched off".into());
        }
        let tail = tail(cx, f, *members.first()?);
        let len = tail.len();
        if len < self.size {
            return Some(format!(
                "BF-020: {len} instructions are fewer than {}",
                self.size
            ));
        }
        // What a flipped condition costs besides depends on which members production compares.
        if len <= 1 {
            return Some("BF-029: a tail of one instruction does not pay".into());
        }
        if tail.iter().any(|&i| f.insts[i].ops.iter().any(is_reserved)) {
            return Some("BF-027: the tail reads a reserved register".into());
        }
        None
    }
}

impl Documented {
    /// Whether a structured function is not structured any more after the rewrite, and is to stay so.
    fn gives_up_structure(&self, cx: &MachineContext, f: &MFunc, rw: &MachineRewrite) -> bool {
        let MachineRewrite::MergeTails { members, into } = rw else {
            return false;
        };
        let members: Vec<MBlock> = members.iter().map(|m| m.0).collect();
        self.keep && unstructures(cx, f, &members, *into)
    }
}

/// The counted instructions of a tail: a decision counts, a branch to the one successor does not.
fn tail(cx: &MachineContext, f: &MFunc, (block, first): (MBlock, MInst)) -> Vec<MInst> {
    let insts = &f.blocks[block].insts;
    let at = insts.iter().position(|i| *i == first).unwrap_or(0);
    let (branches, _) = f.ending(block, cx.forms());
    let plain = |i: &MInst| {
        let form = f.form(*i, cx.forms());
        form.is_some_and(|x| x.is(Props::BRANCH)) && f.insts[*i].guard.is_none()
    };
    let both_ways = |i: &MInst| {
        let to = |i: &MInst| f.insts[*i].ops.first().cloned();
        matches!(branches, [a, b] if to(a) == to(b)) && branches.contains(i)
    };
    let counted = |i: &MInst| !matches!(f.insts[*i].op, Op::Dbg(_) | Op::Cfi(_));
    let all = insts[at..].iter().copied();
    all.filter(|i| counted(i) && !plain(i) && !both_ways(i))
        .collect()
}

fn is_reserved(op: &Operand) -> bool {
    match op {
        Operand::Special(r) => r.is_reserved(),
        Operand::Vector(all) | Operand::List(all) => all.iter().any(is_reserved),
        _ => false,
    }
}

/// Whether a structured function is not structured any more once the blocks share a tail.
fn unstructures(cx: &MachineContext, f: &MFunc, members: &[MBlock], into: Option<MBlock>) -> bool {
    let mut g = Graph::new(cx, f);
    if !g.is_structured() {
        return false;
    }
    let places = numbers(f);
    let place = |b: &MBlock| places.get(b).copied();
    let Some(first) = members.first().and_then(place) else {
        return false;
    };
    let (succs, leaves) = (g.succs[first].clone(), g.leaving[first]);
    let holder = match into.as_ref().and_then(place) {
        Some(n) => n,
        None => {
            g.blocks.push(MBlock::from_u32(u32::MAX - 1));
            g.succs.push(succs);
            g.leaving.push(leaves);
            g.succs.len() - 1
        }
    };
    for n in members.iter().filter_map(place).filter(|n| *n != holder) {
        g.succs[n] = vec![holder];
        g.leaving[n] = false;
    }
    !g.is_structured()
}
