//! What surrounds a natural loop, by definition: blocks before it, blocks that go back, blocks behind it, and where its
//! values are used.
//!
//! A loop is in simplified form if it has a preheader (the only block before it, which branches to the header and nowhere
//! else), one latch, and exit blocks that only blocks of the loop lead to.

use crate::scev::{Evolution, Loop};
use crate::view::incoming_block;
use tandem_ir::metadata::{MdBody, Metadata};
use tandem_ir::{Block, Function, Header, Inst, InstKind, Value};

/// The loops of a function, those inside others first, then in order of their headers.
pub fn inner_first<'e>(ev: &'e Evolution<'_>) -> Vec<&'e Loop> {
    let mut all: Vec<&Loop> = ev.loops.iter().collect();
    all.sort_by_key(|l| l.size);
    all
}

/// Predecessors of the header outside the loop, in order of layout; blocks that cannot be reached are among them.
pub fn entering(ev: &Evolution<'_>, l: &Loop) -> Vec<Block> {
    let preds = ev.view.preds(l.header).into_iter();
    preds.filter(|&p| !l.holds(p)).collect()
}

/// Blocks of the loop with an edge to the header, in order of layout.
pub fn latches(ev: &Evolution<'_>, l: &Loop) -> Vec<Block> {
    let preds = ev.view.preds(l.header).into_iter();
    preds.filter(|&p| l.holds(p)).collect()
}

/// The blocks of the loop, in order of layout.
pub fn blocks(ev: &Evolution<'_>, l: &Loop) -> Vec<Block> {
    ev.view.f.blocks().filter(|&b| l.holds(b)).collect()
}

/// Blocks outside the loop that blocks of the loop lead to, in order of layout.
pub fn exits(ev: &Evolution<'_>, l: &Loop) -> Vec<Block> {
    let f = ev.view.f;
    let from_inside = |b: &Block| f.predecessors(*b).iter().any(|&p| l.holds(p));
    let all = f.blocks().filter(|&b| !l.holds(b));
    all.filter(from_inside).collect()
}

/// The only block before the loop, if it branches to the header and nowhere else.
pub fn preheader(ev: &Evolution<'_>, l: &Loop) -> Option<Block> {
    match entering(ev, l)[..] {
        [only] if jumps(ev.view.f, only) => Some(only),
        _ => None,
    }
}

/// True if the block ends in an unconditional `br`.
pub fn jumps(f: &Function, b: Block) -> bool {
    let t = f.terminator(b);
    t.is_some_and(|t| matches!(f.kind(t), InstKind::Br) && f.num_operands(t) == 1)
}

/// True if edges out of the block can be led elsewhere: it ends in `br` or `switch`.
pub fn redirectable(f: &Function, b: Block) -> bool {
    let t = f.terminator(b);
    t.is_some_and(|t| matches!(f.kind(t), InstKind::Br | InstKind::Switch))
}

/// The operands outside the loop that hold a value: user and position, in order; those in blocks that cannot be reached
/// are left out. A phi reads at the end of the block that it names.
pub fn outside_uses(ev: &Evolution<'_>, l: &Loop, v: Value) -> Vec<(Inst, usize)> {
    let f = ev.view.f;
    let mut uses: Vec<(Inst, usize)> = f
        .uses(v)
        .map(|u| (f.user(u), f.use_index(u)))
        .filter(|&(user, n)| {
            let place = incoming_block(f, user, n).or_else(|| f.inst_block(user));
            place.is_some_and(|b| ev.view.is_reachable(b) && !l.holds(b))
        })
        .collect();
    uses.sort();
    uses
}

/// The `llvm.loop` attachment of a block's terminator.
pub fn loop_id(cx: &Header, f: &Function, b: Block) -> Option<Metadata> {
    let all = f.attachments(f.terminator(b)?);
    let id = all.iter().find(|a| cx.str(a.0) == "llvm.loop");
    id.map(|a| a.1)
}

/// True if a loop's identity has a property of this name.
pub fn has_property(cx: &Header, id: Metadata, name: &str) -> bool {
    let items = |m: &Metadata| match m {
        Metadata::Node(n) => match &cx.metadata.nodes[*n].body {
            MdBody::Tuple(items) => items.clone(),
            _ => Default::default(),
        },
        _ => Default::default(),
    };
    items(&id).iter().any(|property| {
        let first = items(property).first().cloned();
        matches!(first, Some(Metadata::String(s)) if cx.str(s) == name)
    })
}
