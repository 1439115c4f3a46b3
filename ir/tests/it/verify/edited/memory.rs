//! Instructions on memory: accesses, their orderings, addresses.

use super::{ADD, args, body, inst, replace, with};
use crate::verify::edited;
use tandem_ir::inst::{Align, Ordering};
use tandem_ir::{InstKind, MemAccess, Type};

#[test]
fn accesses_need_pointers() {
    let a = MemAccess::plain(Align::ONE);
    with("load needs a pointer", InstKind::Load(a), Type::I32, |f| {
        vec![args(f)[0]]
    });
    with(
        "store needs a pointer",
        InstKind::Store(a),
        Type::VOID,
        |f| vec![args(f)[0], args(f)[1]],
    );
}

#[test]
fn accesses_are_of_sized_types() {
    edited("access to memory of a type without size", ADD, |m| {
        let ty = m.header.types.new_named(Some("o"));
        let p = m.bodies[0].args()[2];
        replace(m, InstKind::Load(MemAccess::plain(Align::ONE)), ty, &[p]);
    });
    edited("alloca of a type without size", ADD, |m| {
        let ty = m.header.types.new_named(Some("o"));
        let one = body(m).int(Type::I32, 1);
        let kind = InstKind::Alloca {
            ty,
            align: Align::ONE,
            inalloca: false,
            swifterror: false,
        };
        replace(m, kind, Type::PTR, &[one]);
    });
}

#[test]
fn scope_needs_an_ordering() {
    let text = "define i32 @f(ptr %p) {\n  %x = load atomic i32, ptr %p syncscope(\"agent\") monotonic, align 4\n  ret i32 %x\n}";
    edited("syncscope of a non-atomic access", text, |m| {
        let f = body(m);
        let i = inst(f, 0, 0);
        let InstKind::Load(mut a) = *f.kind(i) else {
            return;
        };
        a.ordering = Ordering::NotAtomic;
        f.set_kind(i, InstKind::Load(a));
    });
}

#[test]
fn fences_order_something() {
    with(
        "fence ordering must be",
        InstKind::Fence {
            ordering: Ordering::Monotonic,
            scope: None,
        },
        Type::VOID,
        |_| Vec::new(),
    );
}

#[test]
fn cmpxchg_orderings_and_types() {
    let text = "define void @f(ptr %p) {\n  %x = cmpxchg ptr %p, i32 0, i32 1 acq_rel monotonic, align 4\n  ret void\n}";
    for (success, failure, message) in [
        (
            Ordering::Unordered,
            Ordering::Monotonic,
            "success ordering must be",
        ),
        (
            Ordering::AcqRel,
            Ordering::Release,
            "failure ordering must be",
        ),
        (
            Ordering::AcqRel,
            Ordering::NotAtomic,
            "failure ordering must be",
        ),
    ] {
        edited(message, text, |m| {
            let f = body(m);
            let i = inst(f, 0, 0);
            let InstKind::CmpXchg {
                mut access, weak, ..
            } = *f.kind(i)
            else {
                return;
            };
            access.ordering = success;
            f.set_kind(
                i,
                InstKind::CmpXchg {
                    access,
                    failure,
                    weak,
                },
            );
        });
    }
    edited("cmpxchg values must be of one", text, |m| {
        let f = body(m);
        let wide = f.int(Type::I64, 1);
        f.set_operand(inst(f, 0, 0), 2, wide);
    });
}

#[test]
fn rmw_types() {
    let text = "define void @f(ptr %p, float %v) {\n  %x = atomicrmw fadd ptr %p, float %v monotonic, align 4\n  ret void\n}";
    edited(
        "atomicrmw of a type that its operation cannot have",
        text,
        |m| {
            let f = body(m);
            let i = inst(f, 0, 0);
            let InstKind::AtomicRmw(_, a) = *f.kind(i) else {
                return;
            };
            f.set_kind(i, InstKind::AtomicRmw(tandem_ir::inst::RmwOp::Add, a));
        },
    );
    edited("atomicrmw ordering must be", text, |m| {
        let f = body(m);
        let i = inst(f, 0, 0);
        let InstKind::AtomicRmw(op, mut a) = *f.kind(i) else {
            return;
        };
        a.ordering = Ordering::Unordered;
        f.set_kind(i, InstKind::AtomicRmw(op, a));
    });
}

#[test]
fn gep_rules() {
    let text = "%s = type { i32, [4 x i64] }\ndefine ptr @f(ptr %p, i32 %n) {\n  %g = getelementptr %s, ptr %p, i64 0, i32 1, i32 %n\n  ret ptr %g\n}";
    edited("getelementptr index leads nowhere", text, |m| {
        let f = body(m);
        let two = f.int(Type::I32, 2);
        f.set_operand(inst(f, 0, 0), 2, two);
    });
    edited("getelementptr index leads nowhere", text, |m| {
        let f = body(m);
        let n = f.args()[1];
        f.set_operand(inst(f, 0, 0), 2, n);
    });
    edited("getelementptr indices must be integers", text, |m| {
        let f = body(m);
        let p = f.args()[0];
        f.set_operand(inst(f, 0, 0), 1, p);
    });
    edited("getelementptr needs a pointer", text, |m| {
        let f = body(m);
        let n = f.args()[1];
        f.set_operand(inst(f, 0, 0), 0, n);
    });
    edited("getelementptr into a type without size", text, |m| {
        let elem = m.header.types.new_named(Some("o"));
        let f = body(m);
        f.set_kind(inst(f, 0, 0), InstKind::Gep { elem });
    });
}

#[test]
fn loads_cannot_release_and_stores_cannot_acquire() {
    let text = "define void @f(ptr %p) {\n  %x = load atomic i32, ptr %p acquire, align 4\n  store atomic i32 %x, ptr %p release, align 4\n  ret void\n}";
    for (n, ordering) in [
        (0, Ordering::Release),
        (1, Ordering::Acquire),
        (1, Ordering::AcqRel),
    ] {
        edited("ordering that this access cannot have", text, |m| {
            let f = body(m);
            let i = inst(f, 0, n);
            let kind = match *f.kind(i) {
                InstKind::Load(a) => InstKind::Load(MemAccess { ordering, ..a }),
                InstKind::Store(a) => InstKind::Store(MemAccess { ordering, ..a }),
                _ => return,
            };
            f.set_kind(i, kind);
        });
    }
}
