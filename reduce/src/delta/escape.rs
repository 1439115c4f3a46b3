//! Edits that make a program larger, for the search to leave a local minimum: splitting a block between its
//! predecessors, peeling an iteration off a loop.
//!
//! Both copy blocks. A value that is used beyond the copies would need phis in
//! places that depend on everything around; it goes through a stack slot instead,
//! which other deltas then try to remove.

use super::dominance::Dominance;
use super::editor::{Editor, has_zero};
use super::local::{Local, Site};
use rustc_hash::FxHashMap;
use tandem_ir::function::Function;
use tandem_ir::inst::{Align, MemAccess};
use tandem_ir::module::Header;
use tandem_ir::{Block, Inst, InstKind, Type, Value};

/// Gives every predecessor of a block a copy of its own.
pub(crate) const SPLIT: Local = Local {
    name: "split-blocks",
    escape: true,
    sites: split_sites,
    edit: split,
};

/// Puts a copy of a loop's first iteration in front of it.
pub(crate) const PEEL: Local = Local {
    name: "peel-loops",
    escape: true,
    sites: peel_sites,
    edit: peel,
};

/// Largest block that is split, and largest loop that is peeled, in instructions.
const LARGEST: usize = 60;
/// Most copies of one block.
const MOST_COPIES: usize = 4;

// ----- copies -----------------------------------------------------------------------------

/// What the originals have become in the copies.
struct Copies {
    values: FxHashMap<Value, Value>,
    blocks: Vec<(Block, Block)>,
    insts: Vec<Inst>,
}

impl Copies {
    fn value(&self, v: Value) -> Value {
        self.values.get(&v).copied().unwrap_or(v)
    }
}

/// Copies blocks, behind the last of them; the copies refer to each other where the originals do.
fn copy(f: &mut Function, blocks: &[Block]) -> Copies {
    let mut c = Copies {
        values: FxHashMap::default(),
        blocks: Vec::new(),
        insts: Vec::new(),
    };
    let mut after = blocks.last().copied();
    for &b in blocks {
        let new = f.create_block();
        match after {
            Some(a) => f.insert_block_after(new, a),
            None => f.append_block(new),
        }
        after = Some(new);
        c.values.insert(f.block_value(b), f.block_value(new));
        c.blocks.push((b, new));
        for i in f.insts(b).collect::<Vec<_>>() {
            let n = f.clone_inst(i);
            f.append_inst(new, n);
            if let (Some(v), Some(w)) = (f.result(i), f.result(n)) {
                c.values.insert(v, w);
            }
            c.insts.push(n);
        }
    }
    for &i in &c.insts {
        for n in 0..f.num_operands(i) {
            let v = f.operand(i, n);
            let w = c.value(v);
            if v != w {
                f.set_operand(i, n, w);
            }
        }
    }
    c
}

/// Gives the phis of the blocks behind the copies entries for the new edges.
fn extend_phis(f: &mut Function, c: &Copies) {
    for &(old, new) in &c.blocks {
        let succs: Vec<Block> = f.successors(new).collect();
        for s in succs {
            if c.blocks.iter().any(|b| b.1 == s) {
                continue;
            }
            for p in f.phis(s).collect::<Vec<_>>() {
                if let Some(v) = f.phi_value_for(p, old) {
                    f.add_phi_entry(p, c.value(v), new);
                }
            }
        }
    }
}

/// Sends the values of some blocks that are used elsewhere through stack slots; false if one cannot be.
///
/// What flows into a phi along an edge out of the blocks stays: the copies give it another entry.
fn demote_escaping(e: &mut Editor<'_>, blocks: &[Block]) -> bool {
    let mut escaping: Vec<(Value, Vec<(Inst, usize)>)> = Vec::new();
    for &b in blocks {
        for i in e.f.insts(b) {
            let Some(v) = e.f.result(i) else { continue };
            let uses: Vec<(Inst, usize)> =
                e.f.uses(v)
                    .map(|u| (e.f.user(u), e.f.use_index(u)))
                    .filter(|&(user, n)| leaves(e.f, blocks, user, n))
                    .collect();
            if uses.is_empty() {
                continue;
            }
            if e.f.kind(i).is_terminator() || !has_zero(e.header, e.f.inst_type(i)) {
                return false;
            }
            escaping.push((v, uses));
        }
    }
    for (v, uses) in escaping {
        demote(e, v, uses);
    }
    true
}

/// True if operand `n` of `user` is a use beyond the blocks and the edges out of them.
fn leaves(f: &Function, blocks: &[Block], user: Inst, n: usize) -> bool {
    let at = match f.is_phi(user) {
        true => f.as_block(f.operand(user, n + 1)),
        false => f.inst_block(user),
    };
    at.is_some_and(|b| !blocks.contains(&b))
}

fn demote(e: &mut Editor<'_>, v: Value, mut uses: Vec<(Inst, usize)>) {
    let (Some(def), Some(entry)) = (e.f.def_inst(v), e.f.entry()) else {
        return;
    };
    let (Some(block), Some(first)) = (e.f.inst_block(def), e.f.first_inst(entry)) else {
        return;
    };
    let ty = e.f.value_type(v);
    let align = e
        .header
        .layout
        .abi_align(&e.header.types, ty)
        .max(Align::ONE);
    let kind = InstKind::Alloca {
        ty,
        align,
        inalloca: false,
        swifterror: false,
    };
    let count = e.f.int(Type::I32, 1);
    let slot =
        e.f.create_inst(kind, Type::ptr(e.header.layout.alloca_addrspace), &[count]);
    e.f.insert_before(slot, first);
    let Some(address) = e.f.result(slot) else {
        return;
    };
    let access = MemAccess::plain(align);
    let store =
        e.f.create_inst(InstKind::Store(access), Type::VOID, &[v, address]);
    let next = if e.f.is_phi(def) {
        e.f.first_non_phi(block)
    } else {
        e.f.next_inst(def)
    };
    match next {
        Some(n) => e.f.insert_before(store, n),
        None => e.f.append_inst(block, store),
    }
    uses.sort();
    for (user, n) in uses {
        let load = e.f.create_inst(InstKind::Load(access), ty, &[address]);
        let before = match e.f.is_phi(user) {
            true => {
                e.f.as_block(e.f.operand(user, n + 1))
                    .and_then(|b| e.f.terminator(b))
            }
            false => Some(user),
        };
        if let (Some(at), Some(loaded)) = (before, e.f.result(load)) {
            e.f.insert_before(load, at);
            e.f.set_operand(user, n, loaded);
        }
    }
}

fn is_plain(f: &Function, b: Block) -> bool {
    f.insts(b).all(|i| {
        !matches!(
            f.kind(i),
            InstKind::LandingPad { .. }
                | InstKind::CatchPad
                | InstKind::CleanupPad
                | InstKind::CatchSwitch { .. }
                | InstKind::Invoke(_)
                | InstKind::CallBr(..)
                | InstKind::IndirectBr
        ) && f.inst_type(i) != Type::TOKEN
    })
}

// ----- splitting ----------------------------------------------------------------------------

fn split_sites(_: &Header, f: &Function, out: &mut Vec<Site>) {
    for b in f.blocks().skip(1) {
        let preds = f.predecessors(b);
        if (2..=MOST_COPIES).contains(&preds.len())
            && f.insts(b).take(LARGEST + 1).count() <= LARGEST
            && is_plain(f, b)
            && preds.iter().all(|&p| p != b && is_plain(f, p))
        {
            out.push(Site::Block(b, 0));
        }
    }
}

fn split(e: &mut Editor<'_>, s: Site) {
    let Site::Block(b, _) = s else { return };
    let mut preds = e.f.predecessors(b);
    // The order of use lists is not that of the text.
    preds.sort();
    if !e.f.in_layout(b) || e.is_pinned(b) || preds.contains(&b) || !demote_escaping(e, &[b]) {
        return;
    }
    for &p in preds.iter().skip(1) {
        let c = copy(e.f, &[b]);
        let Some(&(_, new)) = c.blocks.first() else {
            return;
        };
        extend_phis(e.f, &c);
        // The copy has one predecessor, so its phis are what comes from there.
        for phi in e.f.phis(new).collect::<Vec<_>>() {
            if let Some(v) = e.f.phi_value_for(phi, p) {
                e.replace_inst(phi, v);
            }
        }
        if let Some(t) = e.f.terminator(p) {
            e.f.redirect_successor(t, b, new);
        }
        e.f.remove_phi_entries(b, p);
    }
}

// ----- peeling --------------------------------------------------------------------------------

/// Blocks of the natural loop of a header, in layout order; `None` if it heads none.
fn natural_loop(f: &Function, d: &Dominance, header: Block) -> Option<Vec<Block>> {
    let latches: Vec<Block> = f
        .predecessors(header)
        .into_iter()
        .filter(|&p| d.dominates(header, p))
        .collect();
    if latches.is_empty() {
        return None;
    }
    let mut inside = vec![false; f.num_blocks()];
    inside[header.as_u32() as usize] = true;
    let mut work = latches;
    while let Some(b) = work.pop() {
        if !std::mem::replace(&mut inside[b.as_u32() as usize], true) {
            work.extend(f.predecessors(b));
        }
    }
    let blocks: Vec<Block> = f.blocks().filter(|b| inside[b.as_u32() as usize]).collect();
    let size: usize = blocks.iter().map(|&b| f.insts(b).count()).sum();
    let fits = size <= LARGEST && blocks.iter().all(|&b| is_plain(f, b));
    fits.then_some(blocks)
}

fn peel_sites(_: &Header, f: &Function, out: &mut Vec<Site>) {
    let d = Dominance::new(f);
    let headers = f
        .blocks()
        .skip(1)
        .filter(|&b| natural_loop(f, &d, b).is_some());
    out.extend(headers.map(|b| Site::Block(b, 0)));
}

fn peel(e: &mut Editor<'_>, s: Site) {
    let Site::Block(header, _) = s else { return };
    if !e.f.in_layout(header) {
        return;
    }
    let Some(blocks) = natural_loop(e.f, &Dominance::new(e.f), header) else {
        return;
    };
    if blocks.iter().any(|&b| e.is_pinned(b)) || !demote_escaping(e, &blocks) {
        return;
    }
    let c = copy(e.f, &blocks);
    extend_phis(e.f, &c);
    let Some(&(_, first)) = c.blocks.iter().find(|b| b.0 == header) else {
        return;
    };
    let is_copy = |b: Block| c.blocks.iter().any(|x| x.1 == b);
    // Back edges of the copy lead to the original.
    for &(old, new) in &c.blocks {
        let Some(t) = e.f.terminator(new) else { return };
        if e.f.redirect_successor(t, first, header) > 0 {
            let edges = e.f.inst_successors(t).filter(|&s| s == header).count();
            for p in e.f.phis(header).collect::<Vec<_>>() {
                if let Some(v) = e.f.phi_value_for(p, old) {
                    (0..edges).for_each(|_| e.f.add_phi_entry(p, c.value(v), new));
                }
            }
            e.f.remove_phi_entries(first, new);
        }
    }
    // Whoever came to the loop from outside comes to the copy.
    let mut outside = e.f.predecessors(header);
    outside.retain(|p| !is_copy(*p) && !blocks.contains(p));
    outside.sort();
    for p in outside {
        if let Some(t) = e.f.terminator(p) {
            e.f.redirect_successor(t, header, first);
        }
        e.f.remove_phi_entries(header, p);
    }
}
