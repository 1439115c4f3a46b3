//! Where in a program a change is worth most: near what a pass rewrites.
//!
//! A pass is wrong most often one step away from where it acts. In a program of a hundred instructions a change at a random
//! place is seldom one of those that a rewrite depends on; so a mutation may be told what the pass made of the program
//! ([`Focus::of`]), and then makes most of its changes around one rewritten instruction: in its block and the neighbours of
//! that, at what its operands are made of, at what uses it.
//!
//! What was rewritten is told by the numbers of blocks, instructions and names, which a pass that edits a module in place
//! keeps. A pass on modules may change no body at all: then the names are the focus that it made public, merged or erased.

use std::collections::BTreeSet;
use tandem_ir::module::{GlobalData, GlobalKind};
use tandem_ir::{Block, Function, Global, Inst, Module, Value};

/// How far back operands are followed.
const DEPTH: usize = 2;

/// What a pass rewrote.
#[derive(Clone, Default, Debug)]
pub struct Focus {
    /// The instructions of each body.
    bodies: Vec<Vec<Inst>>,
    /// Names that are gone, or are something else.
    names: Vec<Global>,
    /// Limits of the pass.
    sizes: Vec<usize>,
}

impl Focus {
    /// What differs between a module and what a pass made of a copy of it: functions keep their numbers. A body that was
    /// made anew tells nothing.
    pub fn of(before: &Module, after: &Module) -> Focus {
        let body = |f: &Function| {
            let edited =
                |g: &&Function| g.num_insts() >= f.num_insts() && g.num_blocks() >= f.num_blocks();
            let there = after.bodies.iter().find(|g| g.global == f.global);
            there.filter(edited)
        };
        let rewritten = |f: &Function| body(f).map_or_else(Vec::new, |g| rewritten(f, g));
        let names = before.header.live_globals();
        let names = names.filter(|(g, data)| {
            let new = after.header.globals.get(*g);
            new.is_none_or(|new| is_other(data, new))
        });
        Focus {
            bodies: before.bodies.iter().map(rewritten).collect(),
            names: names.map(|(g, _)| g).collect(),
            sizes: Vec::new(),
        }
    }
    /// The same with numbers at which the pass stops: there may be as many of something, or one more.
    #[must_use]
    pub fn with_sizes(mut self, sizes: Vec<usize>) -> Focus {
        self.sizes = sizes;
        self
    }
    /// The numbers at which the pass stops.
    pub(super) fn sizes(&self) -> &[usize] {
        &self.sizes
    }
    /// True if nothing was rewritten.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty() && self.bodies.iter().all(|f| f.is_empty())
    }
    /// The names that are gone, or are something else.
    pub(super) fn names(&self) -> &[Global] {
        &self.names
    }
    /// The bodies in which something was rewritten.
    pub(super) fn bodies(&self) -> Vec<usize> {
        (0..self.bodies.len())
            .filter(|&n| !self.bodies[n].is_empty())
            .collect()
    }
    /// The instructions of a body that were rewritten.
    pub(super) fn in_body(&self, n: usize) -> &[Inst] {
        self.bodies.get(n).map_or(&[], |f| f)
    }
}

/// Instructions that are gone, have moved, or compute something else; and the last one of each block whose instructions are
/// others than before.
fn rewritten(f: &Function, g: &Function) -> Vec<Inst> {
    let mut out = Vec::new();
    for b in f.blocks() {
        let mut changed = !g.in_layout(b);
        for i in f.insts(b) {
            let same = g.inst_block(i) == Some(b)
                && f.kind(i) == g.kind(i)
                && f.operands(i).eq(g.operands(i));
            if !same {
                out.push(i);
            }
            changed |= !same;
        }
        if !changed && !f.insts(b).eq(g.insts(b)) {
            out.extend(f.last_inst(b));
        }
    }
    out
}

/// True if a name is seen by others than before, or stands for something else.
fn is_other(old: &GlobalData, new: &GlobalData) -> bool {
    let stands_for = match (&old.kind, &new.kind) {
        (GlobalKind::Variable(x), GlobalKind::Variable(y)) => x.init == y.init,
        (GlobalKind::Function(x), GlobalKind::Function(y)) => x.defined == y.defined,
        (GlobalKind::Alias(x), GlobalKind::Alias(y)) => x == y,
        (GlobalKind::IFunc(x), GlobalKind::IFunc(y)) => x == y,
        _ => false,
    };
    let seen = |d: &GlobalData| (d.linkage, d.comdat, d.align);
    !stands_for || seen(old) != seen(new)
}

/// A neighbourhood in one body, and names.
#[derive(Default, Debug)]
pub(super) struct Near {
    names: BTreeSet<Global>,
    blocks: BTreeSet<Block>,
    insts: BTreeSet<Inst>,
}

impl Near {
    /// What lies around an instruction: its block with all its instructions, how the blocks before it end, the blocks behind
    /// it, what its operands are made of, what uses it.
    pub(super) fn around(f: &Function, center: Inst) -> Near {
        let mut near = Near::default();
        let Some(home) = f.inst_block(center) else {
            return near;
        };
        near.blocks.insert(home);
        near.insts.extend(f.insts(home));
        for p in f.predecessors(home) {
            near.blocks.insert(p);
            near.insts.extend(f.last_inst(p));
            // Phis of the block take what ends there; a load looks there for its value.
            near.insts.extend(f.insts(p).filter(|&i| may_matter(f, i)));
        }
        near.blocks.extend(f.successors(home));
        near.origins(f, center, DEPTH);
        if let Some(result) = f.result(center) {
            near.insts.extend(users(f, result));
        }
        near
    }
    fn origins(&mut self, f: &Function, i: Inst, depth: usize) {
        for v in f.operands(i) {
            let Some(d) = f.def_inst(v) else { continue };
            self.insts.insert(d);
            if depth > 1 {
                self.origins(f, d, depth - 1);
            }
        }
    }
    /// Names only: any body is as good as another.
    pub(super) fn of_names(names: &[Global]) -> Near {
        Near {
            names: names.iter().copied().collect(),
            ..Near::default()
        }
    }
    /// The same with names.
    pub(super) fn with_names(mut self, names: &[Global]) -> Near {
        self.names.extend(names);
        self
    }
    /// True if there is a place in a body.
    pub(super) fn is_in_body(&self) -> bool {
        !self.blocks.is_empty()
    }
    pub(super) fn has_name(&self, g: Global) -> bool {
        self.names.contains(&g)
    }
    pub(super) fn has_inst(&self, i: Inst) -> bool {
        self.insts.contains(&i)
    }
    pub(super) fn has_block(&self, b: Block) -> bool {
        self.blocks.contains(&b)
    }
}

/// Accesses and calls.
fn may_matter(f: &Function, i: Inst) -> bool {
    use tandem_ir::InstKind::*;
    matches!(
        f.kind(i),
        Load(_) | Store(_) | CmpXchg { .. } | AtomicRmw(..) | Fence { .. } | Call(_)
    )
}

fn users(f: &Function, v: Value) -> Vec<Inst> {
    let all = f.blocks().flat_map(|b| f.insts(b));
    all.filter(|&i| f.operands(i).any(|o| o == v)).collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn module(text: &str) -> Module {
        tandem_ir::text::parse(text.as_bytes(), "program.ll").unwrap()
    }

    const PROGRAM: &str = "define i32 @f(i32 %a, i1 %c) {
entry:
  %x = add i32 %a, 1
  br i1 %c, label %one, label %two
one:
  %y = mul i32 %x, 3
  br label %two
two:
  %p = phi i32 [ %y, %one ], [ 7, %entry ]
  %z = xor i32 %p, %a
  ret i32 %z
}
define void @g() {
  ret void
}
";

    #[test]
    fn what_is_the_same_is_no_focus() {
        let m = module(PROGRAM);
        assert!(Focus::of(&m, &m.clone()).is_empty());
    }

    #[test]
    fn an_operand_that_was_replaced_is_one() {
        let m = module(PROGRAM);
        let mut after = m.clone();
        let f = &mut after.bodies[0];
        let two = f.blocks().nth(2).unwrap();
        let z = f.insts(two).nth(1).unwrap();
        let a = f.args()[0];
        f.set_operand(z, 0, a);
        let focus = Focus::of(&m, &after);
        assert_eq!(focus.bodies(), [0]);
        assert_eq!(focus.in_body(0), [z]);
        let near = Near::around(&m.bodies[0], z);
        assert!(near.has_block(two));
        // The phi in its block, the multiplication behind that, the branches before; not what made nothing of it.
        let f = &m.bodies[0];
        let near_opcodes = f
            .blocks()
            .flat_map(|b| f.insts(b))
            .filter(|&i| near.has_inst(i))
            .count();
        assert_eq!(near_opcodes, 6);
    }
}
