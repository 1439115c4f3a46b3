//! Mutators of memory: accesses, their alignment, order and address space, values kept in memory.
//!
//! [`ALL`] is the list, by the names that reports use. A mutator draws a place, changes it, and says `None` if there
//! was nothing to change. They do not keep the program's meaning, and may bring in undefined behaviour (an alignment
//! that does not hold, a race, memory that nobody wrote), which a pass must refine like anything else.
//!
//! **Invariant:** a mutator keeps what can be kept cheaply (a pointer is available where it is used, operations fit
//! their types, atomic accesses have legal types); what still is not well formed is dropped by the caller ([`super`]).
//!
//! Pointers are mostly those that are accessed elsewhere in the body, so that accesses meet.

use super::flow::Dominators;
use super::work::Work;
use super::{Mutator, any};
use tandem_ir::constant::{ConstantData, ConstantExpr};
use tandem_ir::inst::{Align, Ordering, RmwOp};
use tandem_ir::module::{GlobalData, GlobalKind};
use tandem_ir::{CastOp, Flags, Inst, InstKind, MemAccess, Type, Value};

/// The mutators of this file.
pub(super) const ALL: &[Mutator] = &[
    any("change-alignment", change_alignment),
    any("toggle-volatile", toggle_volatile),
    any("make-atomic", make_atomic),
    any("change-ordering", change_ordering),
    any("change-rmw", change_rmw),
    any("insert-load", insert_load),
    any("insert-store", insert_store),
    any("insert-atomic", insert_atomic),
    any("insert-fence", insert_fence),
    any("spill-value", spill_value),
    any("forward-access", repeat_access),
    any("cast-address-space", cast_address_space),
    any("other-pointer", other_pointer),
    any("global-to-space", global_to_space),
];

/// The access of a load, store, exchange or read-modify-write.
pub(super) fn access(kind: &InstKind) -> Option<MemAccess> {
    match kind {
        InstKind::Load(a) | InstKind::Store(a) | InstKind::AtomicRmw(_, a) => Some(*a),
        InstKind::CmpXchg { access, .. } => Some(*access),
        _ => None,
    }
}

fn with_access(kind: &InstKind, a: MemAccess) -> InstKind {
    match kind {
        InstKind::Load(_) => InstKind::Load(a),
        InstKind::Store(_) => InstKind::Store(a),
        InstKind::AtomicRmw(op, _) => InstKind::AtomicRmw(*op, a),
        InstKind::CmpXchg { failure, weak, .. } => InstKind::CmpXchg {
            access: a,
            failure: *failure,
            weak: *weak,
        },
        other => other.clone(),
    }
}

/// Operand number of the pointer.
pub(super) fn pointer_operand(kind: &InstKind) -> usize {
    usize::from(matches!(kind, InstKind::Store(_)))
}

/// Changes the access of an instruction for which `wanted` holds.
fn change_access(
    w: &mut Work,
    wanted: impl Fn(&InstKind) -> bool,
    change: impl FnOnce(&mut Work, MemAccess) -> Option<MemAccess>,
) -> Option<()> {
    let i = w.pick_inst(|f, i| access(f.kind(i)).is_some() && wanted(f.kind(i)))?;
    let old = access(w.f().kind(i))?;
    let new = change(w, old).filter(|a| *a != old)?;
    let kind = with_access(w.f().kind(i), new);
    w.fm().set_kind(i, kind);
    Some(())
}

fn pick_align(w: &mut Work) -> Option<Align> {
    let bytes = 1 << w.draw.below(6);
    Align::from_bytes(bytes)
}

fn change_alignment(w: &mut Work) -> Option<()> {
    if w.draw.one_in(3) {
        let i = w.pick_inst(|f, i| matches!(f.kind(i), InstKind::Alloca { .. }))?;
        let new = pick_align(w)?;
        let mut kind = w.f().kind(i).clone();
        if let InstKind::Alloca { align, .. } = &mut kind {
            if *align == new {
                return None;
            }
            *align = new;
        }
        w.fm().set_kind(i, kind);
        return Some(());
    }
    change_access(
        w,
        |_| true,
        |w, mut a| {
            a.align = pick_align(w)?;
            Some(a)
        },
    )
}

fn toggle_volatile(w: &mut Work) -> Option<()> {
    change_access(
        w,
        |_| true,
        |_, mut a| {
            a.volatile = !a.volatile;
            Some(a)
        },
    )
}

/// Makes a plain load or store atomic, or an atomic one plain.
fn make_atomic(w: &mut Work) -> Option<()> {
    let load_or_store = |k: &InstKind| matches!(k, InstKind::Load(_) | InstKind::Store(_));
    let to = w
        .draw
        .pick(&[Ordering::Unordered, Ordering::Monotonic, Ordering::SeqCst])?;
    change_access(w, load_or_store, |_, mut a| {
        a.ordering = match a.ordering {
            Ordering::NotAtomic => to,
            _ => Ordering::NotAtomic,
        };
        if a.ordering == Ordering::NotAtomic {
            a.scope = None;
        }
        Some(a)
    })
}

fn change_ordering(w: &mut Work) -> Option<()> {
    let to = w.draw.pick(&Ordering::ALL[1..])?;
    let atomic = |k: &InstKind| access(k).is_some_and(|a| a.ordering != Ordering::NotAtomic);
    change_access(w, atomic, |_, mut a| {
        a.ordering = to;
        Some(a)
    })
}

fn change_rmw(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| matches!(f.kind(i), InstKind::AtomicRmw(..)))?;
    let InstKind::AtomicRmw(old, a) = *w.f().kind(i) else {
        return None;
    };
    let float = w.f().inst_type(i).is_float();
    let of_float = |op: RmwOp| op.keyword().starts_with('f');
    let same = RmwOp::ALL
        .iter()
        .copied()
        .filter(|&op| op != old && of_float(op) == float);
    let same: Vec<RmwOp> = same.collect();
    let op = w.draw.pick(&same)?;
    w.fm().set_kind(i, InstKind::AtomicRmw(op, a));
    Some(())
}

/// A pointer for use right before `at`: one that is accessed elsewhere if possible.
pub(super) fn pick_pointer(w: &mut Work, doms: &Dominators, at: Inst) -> Option<Value> {
    let f = w.f();
    let accessed = |v: Value| {
        f.value_type(v).is_ptr()
            && f.uses(v).any(|u| {
                let user = f.kind(f.user(u));
                access(user).is_some() && pointer_operand(user) == f.use_index(u)
            })
    };
    let there = doms.available(f, at, &accessed);
    if let Some(v) = w.draw.pick(&there) {
        return Some(v);
    }
    let f = w.f();
    let any = doms.available(f, at, &|v| f.value_type(v).is_ptr());
    match w.draw.pick(&any) {
        Some(v) => Some(v),
        None => w.constant(Type::PTR),
    }
}

/// A type that may be loaded, and its alignment: mostly that of some access of the body.
fn pick_access(w: &mut Work) -> Option<(Type, Align)> {
    let i = w.pick_inst(|f, i| matches!(f.kind(i), InstKind::Load(_) | InstKind::Store(_)));
    if let Some(i) = i.filter(|_| !w.draw.one_in(4)) {
        let a = access(w.f().kind(i))?;
        let ty = match w.f().kind(i) {
            InstKind::Load(_) => w.f().inst_type(i),
            _ => w.f().value_type(w.f().operand(i, 0)),
        };
        return Some((ty, a.align));
    }
    let ty = w
        .draw
        .pick(&[Type::I8, Type::I32, Type::I32, Type::I64, Type::FLOAT])?;
    let header = w.header();
    Some((ty, header.layout.abi_align(&header.types, ty)))
}

fn insert_load(w: &mut Work) -> Option<()> {
    let at = w.pick_point()?;
    let doms = Dominators::new(w.f());
    let p = pick_pointer(w, &doms, at)?;
    let (ty, align) = pick_access(w)?;
    let v = w.compute(at, InstKind::Load(MemAccess::plain(align)), ty, &[p])?;
    w.put_to_use(&doms, at, v);
    Some(())
}

fn insert_store(w: &mut Work) -> Option<()> {
    let at = w.pick_point()?;
    let doms = Dominators::new(w.f());
    let p = pick_pointer(w, &doms, at)?;
    let (ty, align) = pick_access(w)?;
    let v = w.value(&doms, at, ty)?;
    w.insert(
        at,
        InstKind::Store(MemAccess::plain(align)),
        Type::VOID,
        &[v, p],
    );
    Some(())
}

fn insert_atomic(w: &mut Work) -> Option<()> {
    let at = w.pick_point()?;
    let doms = Dominators::new(w.f());
    let p = pick_pointer(w, &doms, at)?;
    let op = w
        .draw
        .pick(&[RmwOp::Add, RmwOp::Xchg, RmwOp::Max, RmwOp::UMin, RmwOp::Xor])?;
    let ty = w.draw.pick(&[Type::I32, Type::I64])?;
    let v = w.value(&doms, at, ty)?;
    let header = w.header();
    let mut a = MemAccess::plain(header.layout.abi_align(&header.types, ty));
    a.ordering = w
        .draw
        .pick(&[Ordering::Monotonic, Ordering::AcqRel, Ordering::SeqCst])?;
    let old = w.compute(at, InstKind::AtomicRmw(op, a), ty, &[p, v])?;
    w.put_to_use(&doms, at, old);
    Some(())
}

fn insert_fence(w: &mut Work) -> Option<()> {
    let at = w.pick_point()?;
    let ordering = w.draw.pick(&[
        Ordering::Acquire,
        Ordering::Release,
        Ordering::AcqRel,
        Ordering::SeqCst,
    ])?;
    let fence = InstKind::Fence {
        ordering,
        scope: None,
    };
    w.insert(at, fence, Type::VOID, &[]);
    Some(())
}

/// Keeps a value in memory between its definition and its uses.
fn spill_value(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| {
        let plain = |v: Value| {
            f.value_type(v).is_int() || f.value_type(v).is_float() || f.value_type(v).is_ptr()
        };
        !f.kind(i).is_terminator() && f.result(i).is_some_and(|v| plain(v) && f.has_uses(v))
    })?;
    let v = w.f().result(i)?;
    let ty = w.f().value_type(v);
    let space = w.header().layout.alloca_addrspace;
    let align = w.header().layout.abi_align(&w.header().types, ty);
    let home = w.f().inst_block(i)?;
    let store_at = if w.f().is_phi(i) {
        w.f().first_non_phi(home)?
    } else {
        w.f().next_inst(i)?
    };
    if !super::work::is_point(w.f(), store_at) {
        return None;
    }
    let uses: Vec<(Inst, usize)> = w
        .f()
        .uses(v)
        .map(|u| (w.f().user(u), w.f().use_index(u)))
        .collect();
    let entry = w.f().entry()?;
    let top = w.f().first_non_phi(entry)?;
    let top = if top == store_at || Some(top) != w.f().first_inst(entry) {
        w.f().first_inst(entry)?
    } else {
        top
    };
    let one = w.fm().int(Type::I32, 1);
    let alloca = InstKind::Alloca {
        ty,
        align,
        inalloca: false,
        swifterror: false,
    };
    let slot = w.compute(top, alloca, Type::ptr(space), &[one])?;
    w.insert(
        store_at,
        InstKind::Store(MemAccess::plain(align)),
        Type::VOID,
        &[v, slot],
    );
    let all = w.draw.coin();
    for (user, n) in uses {
        let point = super::flow::use_point(w.f(), user, n)?;
        let open = super::work::is_open(w.header(), w.f(), user, n) && !w.f().is_phi(user);
        if open && (all || w.draw.coin()) {
            let loaded = w.compute(point, InstKind::Load(MemAccess::plain(align)), ty, &[slot])?;
            w.fm().set_operand(user, n, loaded);
        }
    }
    Some(())
}

/// Accesses once more what is accessed elsewhere: a load of what was stored or loaded before.
fn repeat_access(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| matches!(f.kind(i), InstKind::Load(_) | InstKind::Store(_)))?;
    let f = w.f();
    let a = access(f.kind(i))?;
    let pointer = f.operand(i, pointer_operand(f.kind(i)));
    let ty = match f.kind(i) {
        InstKind::Load(_) => f.inst_type(i),
        _ => f.value_type(f.operand(i, 0)),
    };
    let doms = Dominators::new(f);
    let behind =
        w.insts(|f, at| super::work::is_point(f, at) && at != i && doms.precedes(f, i, at));
    let at = w.draw.pick(&behind)?;
    if w.draw.coin() {
        let v = w.compute(
            at,
            InstKind::Load(MemAccess::plain(a.align)),
            ty,
            &[pointer],
        )?;
        w.put_to_use(&doms, at, v);
    } else {
        let v = w.value(&doms, at, ty)?;
        w.insert(
            at,
            InstKind::Store(MemAccess::plain(a.align)),
            Type::VOID,
            &[v, pointer],
        );
    }
    Some(())
}

/// Sends a pointer through another address space: to generic and back, or from generic and back.
fn cast_address_space(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| access(f.kind(i)).is_some() && super::work::is_point(f, i))?;
    let n = pointer_operand(w.f().kind(i));
    let p = w.f().operand(i, n);
    let ty = w.f().value_type(p);
    let through = match ty.address_space()? {
        0 => w.draw.pick(&[1, 3, 5])?,
        _ => 0,
    };
    let there = w.compute(
        i,
        InstKind::Cast(CastOp::AddrSpaceCast),
        Type::ptr(through),
        &[p],
    )?;
    let ends_there = w.draw.coin();
    let end = if ends_there {
        there
    } else {
        w.compute(i, InstKind::Cast(CastOp::AddrSpaceCast), ty, &[there])?
    };
    w.fm().set_operand(i, n, end);
    Some(())
}

/// Makes an access use a pointer that another access uses.
fn other_pointer(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| access(f.kind(i)).is_some())?;
    let n = pointer_operand(w.f().kind(i));
    let old = w.f().operand(i, n);
    let doms = Dominators::new(w.f());
    let p = pick_pointer(w, &doms, i)?;
    if p == old {
        return None;
    }
    w.fm().set_operand(i, n, p);
    Some(())
}

/// Makes this body use a copy of a variable that lies in another address space.
fn global_to_space(w: &mut Work) -> Option<()> {
    let (i, n) = w.pick_operand(|f, i, n| f.as_global(f.operand(i, n)).is_some())?;
    let g = w.f().as_global(w.f().operand(i, n))?;
    w.header().variable(g)?;
    let old = w.f().operand(i, n);
    let ty = w.f().value_type(old);
    let data = w.header().globals[g].clone();
    let space = w
        .draw
        .pick(&[0, 1, 3, 4, 5])
        .filter(|s| *s != data.addrspace)?;
    let name = super::import::fresh_global_name(w.header(), data.name.as_deref()?)?;
    let header = &mut w.module.header;
    let mut copy = GlobalData {
        name: Some(name.into()),
        addrspace: space,
        comdat: None,
        attachments: Vec::new(),
        ..data
    };
    if let (GlobalKind::Variable(v), 3 | 5) = (&mut copy.kind, space) {
        // What lies there is undefined at start.
        v.constant = false;
        v.init = v
            .init
            .map(|_| header.constants.intern(copy.ty, ConstantData::Undef));
    }
    let new = header.add_global(copy);
    let f = w.fm();
    let address = f.intern_constant(Type::ptr(space), ConstantData::Global(new));
    let cast = ConstantExpr::Cast(CastOp::AddrSpaceCast, Flags::NONE, address);
    let v = f.constant(ty, ConstantData::Expr(Box::new(cast)));
    f.replace_all_uses(old, v);
    Some(())
}
