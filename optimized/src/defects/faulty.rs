//! Wrong versions of small pieces of production, where the mistake does not fit into a line.
//!
//! Each is what [`planted!`](crate::defects) puts in the place of the right piece. Those that take the right
//! answer `r` return it wherever the mistake does not show.

use crate::analysis::blocks::{BlockSet, walk};
use crate::analysis::dominators::Dominators;
use crate::analysis::loops::is_reducible;
use crate::analysis::lvi::{Fact, Set};
use crate::analysis::range::Range;
use crate::context::Cx;
use crate::passes::jump_threading::implied;
use crate::pipeline::plan::{FunctionWork, Group};
use tandem_ir::attr::{AttrKind, MemoryEffects, ModRef};
use tandem_ir::constant::Bits;
use tandem_ir::inst::Align;
use tandem_ir::machine::forms::{Form, FormId, FormTable};
use tandem_ir::machine::func::Operand;
use tandem_ir::machine::regs::Reg;
use tandem_ir::machine::{MBlock, MFunc};
use tandem_ir::{BinOp, Block, CastOp, Function, Global, Header, Inst, IntPredicate, Type, Value};

/// True for a block that is its own successor.
pub fn goes_back(f: &Function, b: Block) -> bool {
    f.in_layout(b) && f.successors(b).any(|s| s == b)
}

/// True if memory that the program can see may be written.
pub fn may_write_openly(memory: MemoryEffects) -> bool {
    let seen = MemoryEffects {
        inaccessible: ModRef::None,
        ..memory
    };
    seen.may_write()
}

/// The value of a phi's first entry.
pub fn first_entry(f: &Function, phi: Inst) -> Option<Value> {
    f.phi_incoming(phi).next().map(|e| e.0)
}

/// The substituted operand, but for the last of several the old one.
pub fn unless_last(f: &Function, i: Inst, n: usize, old: Value, new: Value) -> Value {
    let last = n > 0 && n + 1 == f.num_operands(i);
    if last { old } else { new }
}

/// The target of the least case above a value, or of the last case.
pub fn next_case(cases: &[(u128, Block)], v: u128) -> Block {
    let n = cases.partition_point(|c| c.0 < v);
    cases[n.min(cases.len() - 1)].1
}

/// The signed predicate of an unsigned one.
fn as_signed(p: IntPredicate) -> IntPredicate {
    use IntPredicate::*;
    match p {
        Ult => Slt,
        Ule => Sle,
        Ugt => Sgt,
        Uge => Sge,
        other => other,
    }
}

/// The unsigned predicate of a signed one.
pub fn as_unsigned(p: IntPredicate) -> IntPredicate {
    use IntPredicate::*;
    match p {
        Slt => Ult,
        Sle => Ule,
        Sgt => Ugt,
        Sge => Uge,
        other => other,
    }
}

/// The predicate without equality.
pub fn strict(p: IntPredicate) -> IntPredicate {
    use IntPredicate::*;
    match p {
        Ule => Ult,
        Uge => Ugt,
        Sle => Slt,
        Sge => Sgt,
        other => other,
    }
}

/// The predicate with equality.
pub fn loose(p: IntPredicate) -> IntPredicate {
    use IntPredicate::*;
    match p {
        Ult => Ule,
        Ugt => Uge,
        Slt => Sle,
        Sgt => Sge,
        other => other,
    }
}

/// Implication between an unsigned and a signed comparison as if there were one order.
pub fn implied_across_signs(known: IntPredicate, wanted: IntPredicate) -> Option<bool> {
    implied(as_signed(known), as_signed(wanted))
}

/// "And" of ranges that keeps the smaller of the lower bounds.
pub fn and(op: BinOp, a: Range, b: Range, r: Option<Range>) -> Option<Range> {
    if op != BinOp::And {
        return r;
    }
    let (lo, hi) = (a.umin().min(b.umin()), a.umax().min(b.umax()));
    Some(Range::new(a.width(), lo, hi))
}

/// "Or" of ranges bounded by the "or" of the bounds.
pub fn or(op: BinOp, a: Range, b: Range, r: Option<Range>) -> Option<Range> {
    if op != BinOp::Or {
        return r;
    }
    let (lo, hi) = (a.umin().max(b.umin()), a.umax() | b.umax());
    Some(Range::new(a.width(), lo, hi))
}

/// A sum whose bounds are added although together they may go all the way round.
pub fn sum(op: BinOp, a: Range, b: Range, r: Option<Range>) -> Option<Range> {
    if op != BinOp::Add {
        return r;
    }
    let (lo, hi) = (a.lo().wrapping_add(b.lo()), a.hi().wrapping_add(b.hi()));
    Some(Range::new(a.width(), lo, hi))
}

/// A left shift whose bounds are shifted although bits fall off.
pub fn shl(op: BinOp, a: Range, b: Range, r: Option<Range>) -> Option<Range> {
    match (op, b.as_single()) {
        (BinOp::Shl, Some(s)) if s < u128::from(a.width()) => {
            Some(Range::new(a.width(), a.umin() << s, a.umax() << s))
        }
        _ => r,
    }
}

/// A remainder below the least divisor.
pub fn urem(op: BinOp, a: Range, b: Range, r: Option<Range>) -> Option<Range> {
    if op != BinOp::URem || b.umin() == 0 || a.as_single().is_some() {
        return r;
    }
    Some(Range::new(a.width(), 0, a.umax().min(b.umin() - 1)))
}

/// An arithmetic right shift taken for a logical one.
pub fn ashr(op: BinOp, a: Range, b: Range, r: Option<Range>) -> Option<Range> {
    match op {
        BinOp::AShr => Range::binary(BinOp::LShr, a, b),
        _ => r,
    }
}

/// Sign extension from a width that is no power of two as zero extension.
pub fn sext_odd(op: CastOp, a: Range, width: u32, r: Option<Range>) -> Option<Range> {
    match op {
        CastOp::SExt if !a.width().is_power_of_two() => a.cast(CastOp::ZExt, width),
        _ => r,
    }
}

/// Truncation that keeps the low bits of both bounds.
pub fn trunc(op: CastOp, a: Range, width: u32, r: Option<Range>) -> Option<Range> {
    match op {
        CastOp::Trunc => Some(Range::new(width, a.lo(), a.hi())),
        _ => r,
    }
}

/// "Not zero" tested as "all bits set".
pub fn all_ones(p: IntPredicate, a: Range, b: Range, r: Option<bool>) -> Option<bool> {
    match (p, a.as_single(), b.as_single()) {
        (IntPredicate::Ne, Some(x), Some(0)) => {
            Some(Some(x) == Range::full(a.width()).map(Range::hi))
        }
        _ => r,
    }
}

/// A range that loses its last value.
pub fn shorter(r: Option<Range>) -> Option<Range> {
    r.and_then(|r| r.without(r.hi()))
}

/// A wide constant of which only the low 64 bits are looked at.
pub fn low_limb(b: &Bits) -> Option<Range> {
    let r = Range::of_bits(b)?;
    Some(Range::single(r.width(), r.lo() & u128::from(u64::MAX)))
}

/// Zero of an integer type.
pub fn zero(ty: Type) -> Fact {
    match ty
        .int_width()
        .filter(|&w| w <= crate::analysis::range::MAX_WIDTH)
    {
        Some(w) => Fact::defined(Set::range(Range::single(w, 0))),
        None => Fact::UNDEF,
    }
}

/// A join that is well defined if one side is.
pub fn join(a: Fact, b: Fact) -> Fact {
    Fact {
        undef: a.undef && b.undef,
        ..a.join(b)
    }
}

/// Convergence by the callee's declaration alone.
pub fn declared_convergent(cx: Cx<'_>, f: &Function, i: Inst) -> bool {
    let declared = f.callee(i).and_then(|g| cx.function(g));
    declared.is_some_and(|d| cx.attrs.has(d.attrs.func, AttrKind::Convergent))
}

/// The targets of back edges, but not where a block goes straight back to itself.
pub fn headers(back_edges: &[(Block, Block)]) -> BlockSet {
    let mut set = BlockSet::new();
    for &(from, to) in back_edges {
        if from != to {
            set.insert(to);
        }
    }
    set
}

/// True if all edges from outside into the loop of `block` are in `preds`.
pub fn sole_entry(f: &Function, preds: &[Block], block: Block) -> bool {
    let dom = Dominators::new(f, &walk(f));
    f.pred_edges(block)
        .all(|p| dom.dominates(block, p) || preds.contains(&p))
}

/// True if only back edges are threaded.
pub fn back_edges(f: &Function, preds: &[Block], block: Block) -> bool {
    let dom = Dominators::new(f, &walk(f));
    preds.iter().all(|&p| dom.dominates(block, p))
}

/// The test of reducibility on edges that go straight to the successors, as if no copy were shared.
pub fn reducible_without_copy(
    f: &Function,
    preds: &[Block],
    block: Block,
    dests: &[Block],
) -> bool {
    is_reducible(f.entry(), &|b, out| {
        let threaded = preds.contains(&b);
        for s in f.successors(b) {
            if threaded && s == block {
                out.extend_from_slice(dests);
            } else {
                out.push(s);
            }
        }
    })
}

/// True if a block stands twice in a sorted list.
pub fn doubled(blocks: &[Block]) -> bool {
    blocks.windows(2).any(|w| w[0] == w[1])
}

/// The larger of two alignments of `keep`'s type, an unstated one counting as the ABI alignment.
pub fn larger_of_abi(header: &Header, keep: Global, a: Option<Align>, b: Option<Align>) -> Align {
    let abi = header
        .layout
        .abi_align(&header.types, header.globals[keep].ty);
    a.unwrap_or(abi).max(b.unwrap_or(abi))
}

/// The knob of the same pass that stands beside one in the table, or the knob itself where there is no other.
pub fn sibling_of_knob(name: &str) -> &str {
    let all: Vec<_> = crate::options::knobs().collect();
    let Some(own) = all.iter().position(|k| k.name == name) else {
        return name;
    };
    let fits = |k: &&crate::options::KnobInfo| {
        k.owner == all[own].owner && k.ty == all[own].ty && k.name != name
    };
    all.iter().find(fits).map_or(name, |k| k.name)
}

/// The groups with each barrier behind the functions that should wait for it.
pub fn barriers_later(groups: &[Group]) -> Vec<&Group> {
    let mut all: Vec<&Group> = groups.iter().collect();
    for n in 1..all.len() {
        let waits = matches!(
            (all[n - 1], all[n]),
            (Group::Module(_), Group::Functions(_))
        );
        if waits {
            all.swap(n - 1, n);
        }
    }
    all
}

/// The work without its last entry, unless it is the only one.
pub fn without_last<'w, 'a>(work: &'w [&'a FunctionWork]) -> &'w [&'a FunctionWork] {
    &work[..work.len().saturating_sub(1).max(1)]
}

/// The work, and then all of it again.
pub fn twice(work: &[&FunctionWork]) -> Vec<FunctionWork> {
    let again = work.iter().chain(work);
    again.copied().cloned().collect()
}

/// The queue without its last function, where there are more functions than threads.
pub fn all_but_last(mut order: Vec<usize>, threads: usize) -> Vec<usize> {
    if order.len() > threads {
        order.pop();
    }
    order
}

/// All functions in the order of the queue.
pub fn as_taken(order: &[usize], count: usize) -> Vec<usize> {
    let rest = (0..count).filter(|n| !order.contains(n));
    order.iter().copied().chain(rest).collect()
}

// ----- machine functions ------------------------------------------------------------------------------------------------

fn plain(f: &Form) -> (&'static str, Option<tandem_ir::machine::types::Ty>, u8) {
    (f.family(), f.ty, f.vector)
}

/// Whether two forms are the same but for order, scope, `volatile` and what else stands beside the type.
pub fn same_but_for_order(forms: &FormTable, a: FormId, b: FormId) -> bool {
    let (x, y) = (&forms[a], &forms[b]);
    a == b || x.volatile != y.volatile && (plain(x), x.space) == (plain(y), y.space)
}

/// Whether two forms are the same but for the space.
pub fn same_but_for_space(forms: &FormTable, a: FormId, b: FormId) -> bool {
    let (x, y) = (&forms[a], &forms[b]);
    let way = |f: &Form| (f.volatile, f.order, f.scope);
    a == b || x.space != y.space && (plain(x), way(x)) == (plain(y), way(y))
}

/// An order of blocks in which the second one comes first.
pub fn without_entry_first(mut order: Vec<MBlock>) -> Vec<MBlock> {
    if order.len() > 1 {
        order.swap(0, 1);
    }
    order
}

/// Those of some registers that the instructions of a block name.
pub fn named_in(f: &MFunc, block: MBlock, registers: &[Reg]) -> Vec<Reg> {
    fn names(op: &Operand, r: Reg) -> bool {
        use tandem_ir::machine::func::Base;
        match op {
            Operand::Reg(x) | Operand::Not(x) => *x == r,
            Operand::Address(Base::Reg(x), _) => *x == r,
            Operand::Vector(all) | Operand::List(all) => all.iter().any(|op| names(op, r)),
            _ => false,
        }
    }
    let insts = f.blocks[block].insts.iter();
    let data: Vec<_> = insts.map(|i| &f.insts[*i]).collect();
    let named = |r: &Reg| {
        data.iter()
            .any(|d| d.guard.is_some_and(|g| g.reg == *r) || d.ops.iter().any(|op| names(op, *r)))
    };
    registers.iter().copied().filter(named).collect()
}

/// A sum or difference that does not take the carry of the one before.
pub fn without_carry(form: &'static str) -> &'static str {
    match form {
        "addc.s64" => "add.s64",
        "subc.s64" => "sub.s64",
        other => other,
    }
}

/// Of two extensions the other one, as if they were told apart by numbers that another table has the other way round.
pub(crate) fn other_extension(op: tandem_ir::claims::scev::Cast) -> tandem_ir::claims::scev::Cast {
    use tandem_ir::claims::scev::Cast;
    match op {
        Cast::ZExt => Cast::SExt,
        Cast::SExt => Cast::ZExt,
        op => op,
    }
}
