//! What makes duplicating a block hard: values used behind it, memory, effects, convergence, alias scopes.

use super::super::blocks::is_free;
use super::super::flow::{Dominators, use_point};
use super::super::memory::{access, pick_pointer};
use super::super::work::{Work, is_point};
use super::super::{Mutator, gpu, insts};
use super::{jump, pick_deciding};
use tandem_ir::inst::{Ordering, RmwOp};
use tandem_ir::metadata::{LocalMetadata, MdBody, MdNodeData, Metadata};
use tandem_ir::{Block, Header, Inst, InstKind, IntPredicate, MdNode, MemAccess, Type, Value};

/// The mutators of this file.
pub(super) const ALL: &[Mutator] = &[
    jump("jt-available-load", available_load),
    jump("jt-clobber-load", clobber_load),
    jump("jt-live-behind", live_behind),
    jump("jt-convergent-behind", convergent_behind),
    jump("jt-side-effect", side_effect),
    jump("jt-noalias-scope", noalias_scope),
];

/// JT-R8: the block loads, and branches on, what one predecessor has stored or loaded.
fn available_load(w: &mut Work) -> Option<()> {
    let (b, t) = pick_deciding(w)?;
    if w.f().value_type(w.f().operand(t, 0)) != Type::I1 {
        return None;
    }
    let doms = Dominators::new(w.f());
    let top = w.f().first_non_phi(b)?;
    let p = pick_pointer(w, &doms, top)?;
    let def = w.f().def_inst(p);
    let preds = w.f().predecessors(b);
    let preds: Vec<Block> = preds.into_iter().filter(|&x| is_free(w.f(), x)).collect();
    let from = w.draw.pick(&preds)?;
    let end = w.f().terminator(from)?;
    if !def.is_none_or(|d| doms.precedes(w.f(), d, end)) {
        return None;
    }
    let ty = w.draw.pick(&[Type::I32, Type::I32, Type::I8, Type::I64])?;
    let header = w.header();
    let mut a = MemAccess::plain(header.layout.abi_align(&header.types, ty));
    let known = w.constant(ty)?;
    if w.draw.coin() {
        w.insert(end, InstKind::Store(a), Type::VOID, &[known, p]);
    } else {
        w.insert(end, InstKind::Load(a), ty, &[p]);
    }
    if w.draw.one_in(5) {
        a.volatile = true;
    } else if w.draw.one_in(5) {
        a.ordering = Ordering::Unordered;
    }
    let loaded = w.compute(top, InstKind::Load(a), ty, &[p])?;
    let with = w.constant(ty)?;
    let pred = w.draw.pick(&[
        IntPredicate::Eq,
        IntPredicate::Ne,
        IntPredicate::Slt,
        IntPredicate::Ugt,
    ])?;
    let cond = w.compute(t, InstKind::ICmp(pred), Type::I1, &[loaded, with])?;
    w.fm().set_operand(t, 0, cond);
    Some(())
}

/// Something that may write stands before a load that a branch depends on.
fn clobber_load(w: &mut Work) -> Option<()> {
    let load = w.pick_inst(|f, i| {
        matches!(f.kind(i), InstKind::Load(_))
            && f.result(i).is_some_and(|v| {
                f.uses(v).any(|u| {
                    matches!(
                        f.kind(f.user(u)),
                        InstKind::ICmp(_) | InstKind::Br | InstKind::Switch
                    )
                })
            })
    })?;
    if w.draw.one_in(3) {
        return gpu::barrier(w, load).map(|_| ());
    }
    let doms = Dominators::new(w.f());
    let p = pick_pointer(w, &doms, load)?;
    let ty = w.f().inst_type(load);
    let a = access(w.f().kind(load))?;
    let v = w.value(&doms, load, ty)?;
    w.insert(
        load,
        InstKind::Store(MemAccess::plain(a.align)),
        Type::VOID,
        &[v, p],
    );
    Some(())
}

/// JT-R1: a value of the block is used behind it, where a copy of the block needs a phi.
fn live_behind(w: &mut Work) -> Option<()> {
    let (b, t) = pick_deciding(w)?;
    let doms = Dominators::new(w.f());
    let values: Vec<Value> = w.f().insts(b).filter_map(|i| w.f().result(i)).collect();
    let v = match w.draw.pick(&values) {
        Some(v) if !w.draw.one_in(3) => v,
        _ => {
            let f = w.f();
            let from = doms.available(f, t, &|v| f.value_type(v).is_int());
            let from = w.draw.pick(&from)?;
            insts::compute_from(w, &doms, t, from)?
        }
    };
    let ty = w.f().value_type(v);
    let f = w.f();
    let mut behind = w.uses_behind(&doms, t, ty);
    behind.retain(|&(i, n)| {
        use_point(f, i, n)
            .and_then(|p| f.inst_block(p))
            .is_some_and(|x| x != b)
            && f.operand(i, n) != v
    });
    let (i, n) = w.draw.pick(&behind)?;
    w.fm().set_operand(i, n, v);
    w.repair()
}

/// JT-R3: a barrier in the block or behind it, at which lanes meet that a copy would separate.
fn convergent_behind(w: &mut Work) -> Option<()> {
    let (b, t) = pick_deciding(w)?;
    let mut places: Vec<Block> = vec![b];
    places.extend(w.f().inst_successors(t));
    for s in w.f().inst_successors(t) {
        places.extend(w.f().successors(s));
    }
    let place = w.draw.pick(&places)?;
    let points: Vec<Inst> = w.f().insts(place).filter(|&i| is_point(w.f(), i)).collect();
    let at = w.draw.pick(&points)?;
    gpu::barrier(w, at).map(|_| ())
}

/// JT-R2: something with an effect in the block: it may be copied, but must happen once on each path.
fn side_effect(w: &mut Work) -> Option<()> {
    let (b, _) = pick_deciding(w)?;
    let at = w.f().first_non_phi(b).filter(|&i| is_point(w.f(), i))?;
    let doms = Dominators::new(w.f());
    let p = pick_pointer(w, &doms, at)?;
    let ty = Type::I32;
    let header = w.header();
    let mut a = MemAccess::plain(header.layout.abi_align(&header.types, ty));
    let v = w.value(&doms, at, ty)?;
    match w.draw.below(3) {
        0 => {
            a.volatile = true;
            w.insert(at, InstKind::Store(a), Type::VOID, &[v, p]);
        }
        1 => {
            a.ordering = Ordering::Monotonic;
            w.insert(at, InstKind::AtomicRmw(RmwOp::Add, a), ty, &[p, v]);
        }
        _ => {
            w.insert(at, InstKind::Store(a), Type::VOID, &[v, p]);
        }
    }
    Some(())
}

/// A metadata node with a number.
fn tuple(
    header: &mut Header,
    distinct: bool,
    make: impl FnOnce(MdNode) -> Vec<Metadata>,
) -> MdNode {
    let this = header.metadata.nodes.next_key();
    let body = MdBody::Tuple(make(this).into());
    header.metadata.nodes.push(MdNodeData {
        distinct,
        numbered: true,
        body,
    })
}

/// JT-T15: a scope is declared in the block, one access in it is of the scope, and others are said not to alias
/// it. A copy of the block needs a scope of its own.
fn noalias_scope(w: &mut Work) -> Option<()> {
    let (b, _) = pick_deciding(w)?;
    let accesses = w.insts(|f, i| {
        matches!(f.kind(i), InstKind::Load(_) | InstKind::Store(_)) && f.inst_block(i).is_some()
    });
    let inside: Vec<Inst> = accesses
        .iter()
        .copied()
        .filter(|&i| w.f().inst_block(i) == Some(b))
        .collect();
    let member = w.draw.pick(&inside)?;
    let others: Vec<Inst> = accesses.into_iter().filter(|&i| i != member).collect();
    let stranger = w.draw.pick(&others);
    let header = &mut w.module.header;
    let label = Metadata::String(header.strings.intern("scope"));
    let domain = tuple(header, true, |me| vec![Metadata::Node(me), label]);
    let scope = tuple(header, true, |me| {
        vec![Metadata::Node(me), Metadata::Node(domain), label]
    });
    let list = tuple(header, false, |_| vec![Metadata::Node(scope)]);
    let of_scope = header.strings.intern("alias.scope");
    let not_of_scope = header.strings.intern("noalias");
    let top = w.f().first_non_phi(b).filter(|&i| is_point(w.f(), i))?;
    let f = w.fm();
    let operand = f.metadata_value(LocalMetadata::Module(Metadata::Node(list)));
    f.set_attachment(member, of_scope, Metadata::Node(list));
    if let Some(s) = stranger {
        f.set_attachment(s, not_of_scope, Metadata::Node(list));
    }
    w.intrinsic(
        top,
        "llvm.experimental.noalias.scope.decl",
        Type::VOID,
        &[operand],
    )?;
    Some(())
}
