//! Deltas over what decorates instructions: flags, alignment, orderings, attributes, bundles, metadata.

use super::decor::Position;
use super::editor::Editor;
use super::local::{Local, Site};
use tandem_ir::function::{Function, InlineAsm};
use tandem_ir::inst::{Align, CallInfo, FLAG_KEYWORDS, Ordering, TailKind};
use tandem_ir::module::Header;
use tandem_ir::{Inst, InstKind, MemAccess, ValueDef};

/// Drops single flags: `nsw`, `inbounds`, fast-math …
pub(crate) const FLAGS: Local = Local {
    name: "flags",
    escape: false,
    sites: |_, f, out| {
        each(f, |i| {
            let set = FLAG_KEYWORDS.iter().enumerate();
            let set = set.filter(|(_, (flag, _))| f.flags(i).contains(*flag));
            out.extend(set.map(|(n, _)| Site::Inst(i, n as u32)));
        });
    },
    edit: |e, s| {
        if let Site::Inst(i, n) = s
            && e.alive(i)
        {
            let without = e.f.flags(i).without(FLAG_KEYWORDS[n as usize].0);
            e.f.set_flags(i, without);
        }
    },
};

/// Makes accesses and stack slots less aligned, not volatile, not atomic, of the system scope.
pub(crate) const ACCESSES: Local = Local {
    name: "accesses",
    escape: false,
    sites: |_, f, out| {
        each(f, |i| {
            out.extend(
                (0..CHANGES.len() as u32)
                    .filter(|&n| changed(f, i, n).is_some())
                    .map(|n| Site::Inst(i, n)),
            )
        });
    },
    edit: |e, s| {
        if let Site::Inst(i, n) = s
            && e.alive(i)
            && let Some(kind) = changed(e.f, i, n)
        {
            e.f.set_kind(i, kind);
        }
    },
};

/// Drops `tail`, operand bundles and attributes of calls, and the text of inline assembly.
pub(crate) const CALLS: Local = Local {
    name: "calls",
    escape: false,
    sites: call_sites,
    edit: simplify_call,
};

/// Drops single metadata attachments.
pub(crate) const ATTACHMENTS: Local = Local {
    name: "attachments",
    escape: false,
    sites: |_, f, out| {
        each(f, |i| {
            out.extend(
                (0..f.attachments(i).len() as u32)
                    .rev()
                    .map(|n| Site::Inst(i, n)),
            )
        });
    },
    edit: |e, s| {
        if let Site::Inst(i, n) = s
            && e.alive(i)
            && let Some(&(kind, _)) = e.f.attachments(i).get(n as usize)
        {
            e.f.retain_attachments(i, |k| k != kind);
        }
    },
};

/// Drops the debug records in front of an instruction.
pub(crate) const DEBUG_RECORDS: Local = Local {
    name: "debug-records",
    escape: false,
    sites: |_, f, out| {
        each(f, |i| {
            if !f.debug_records(i).is_empty() {
                out.push(Site::Inst(i, 0));
            }
        });
    },
    edit: |e, s| {
        if let Site::Inst(i, _) = s {
            e.f.take_debug_records(i);
        }
    },
};

fn each(f: &Function, mut visit: impl FnMut(Inst)) {
    for b in f.blocks() {
        f.insts(b).for_each(&mut visit);
    }
}

// ----- accesses -------------------------------------------------------------------------

/// What can change about an access; each gives `None` where there is nothing to change.
const CHANGES: [fn(MemAccess) -> Option<MemAccess>; 5] = [
    |a| {
        a.volatile.then_some(MemAccess {
            volatile: false,
            ..a
        })
    },
    |a| {
        (a.ordering != Ordering::NotAtomic).then_some(MemAccess {
            ordering: Ordering::NotAtomic,
            scope: None,
            ..a
        })
    },
    |a| {
        (a.ordering > Ordering::Monotonic).then_some(MemAccess {
            ordering: Ordering::Monotonic,
            ..a
        })
    },
    |a| a.scope.map(|_| MemAccess { scope: None, ..a }),
    |a| {
        (a.align > Align::ONE).then_some(MemAccess {
            align: Align::ONE,
            ..a
        })
    },
];

/// The kind of an instruction after change `n`.
fn changed(f: &Function, i: Inst, n: u32) -> Option<InstKind> {
    let change = CHANGES[n as usize];
    let stays_atomic = |a: MemAccess| {
        change(a).filter(|b| b.ordering != Ordering::NotAtomic && b.align == a.align)
    };
    match f.kind(i) {
        // Atomic accesses must be aligned to their size, so alignment goes after the ordering.
        InstKind::Load(a) => loosened(*a, change).map(InstKind::Load),
        InstKind::Store(a) => loosened(*a, change).map(InstKind::Store),
        InstKind::AtomicRmw(op, a) => stays_atomic(*a).map(|a| InstKind::AtomicRmw(*op, a)),
        InstKind::CmpXchg {
            access,
            failure,
            weak,
        } => {
            if n == 2 && *failure > Ordering::Monotonic {
                return Some(InstKind::CmpXchg {
                    access: *access,
                    failure: Ordering::Monotonic,
                    weak: *weak,
                });
            }
            if n == 0 && *weak && !access.volatile {
                return Some(InstKind::CmpXchg {
                    access: *access,
                    failure: *failure,
                    weak: false,
                });
            }
            stays_atomic(*access).map(|access| InstKind::CmpXchg {
                access,
                failure: *failure,
                weak: *weak,
            })
        }
        InstKind::Fence { ordering, scope } if n == 3 && scope.is_some() => Some(InstKind::Fence {
            ordering: *ordering,
            scope: None,
        }),
        InstKind::Fence { ordering, scope } if n == 2 && *ordering > Ordering::Acquire => {
            Some(InstKind::Fence {
                ordering: Ordering::Acquire,
                scope: *scope,
            })
        }
        InstKind::Alloca {
            ty,
            align,
            inalloca,
            swifterror,
        } if n == 4 && *align > Align::ONE => Some(InstKind::Alloca {
            ty: *ty,
            align: Align::ONE,
            inalloca: *inalloca,
            swifterror: *swifterror,
        }),
        _ => None,
    }
}

fn loosened(a: MemAccess, change: fn(MemAccess) -> Option<MemAccess>) -> Option<MemAccess> {
    change(a).filter(|b| b.ordering == Ordering::NotAtomic || b.align == a.align)
}

// ----- calls ------------------------------------------------------------------------------

const TAIL: u32 = 0;
const ASM_TEXT: u32 = 1;
/// Bundles from here on.
const BUNDLE: u32 = 16;
/// Attributes from here on: position times this, plus the number in its set.
const ATTRIBUTE: u32 = 1 << 12;

fn call_sites(h: &Header, f: &Function, out: &mut Vec<Site>) {
    each(f, |i| {
        let Some(info) = f.kind(i).call_info() else {
            return;
        };
        if info.tail != TailKind::None {
            out.push(Site::Inst(i, TAIL));
        }
        if let ValueDef::Asm(n) = f.value_def(f.operand(i, 0))
            && !f.inline_asm(n).text.is_empty()
        {
            out.push(Site::Inst(i, ASM_TEXT));
        }
        out.extend(
            (0..info.bundles.len() as u32)
                .rev()
                .map(|n| Site::Inst(i, BUNDLE + n)),
        );
        for (k, p) in Position::all(&info.attrs).enumerate() {
            let n = h.attrs.get(p.get(&info.attrs)).len() as u32;
            out.extend(
                (0..n)
                    .rev()
                    .map(|n| Site::Inst(i, ATTRIBUTE * (k as u32 + 1) + n)),
            );
        }
    });
}

fn simplify_call(e: &mut Editor<'_>, s: Site) {
    let Site::Inst(i, what) = s else { return };
    if !e.alive(i) {
        return;
    }
    let Some(mut info) = e.f.kind(i).call_info().cloned() else {
        return;
    };
    match what {
        TAIL => info.tail = TailKind::None,
        ASM_TEXT => return empty_assembly(e, i),
        n if n >= ATTRIBUTE => drop_attribute(e, &mut info, n / ATTRIBUTE - 1, n % ATTRIBUTE),
        n => drop_bundle(e, i, &mut info, (n - BUNDLE) as usize),
    }
    let kind = match e.f.kind(i) {
        InstKind::Invoke(_) => InstKind::Invoke(Box::new(info)),
        InstKind::CallBr(_, n) => InstKind::CallBr(Box::new(info), *n),
        _ => InstKind::Call(Box::new(info)),
    };
    e.f.set_kind(i, kind);
}

fn drop_attribute(e: &mut Editor<'_>, info: &mut CallInfo, position: u32, n: u32) {
    let Some(p) = Position::all(&info.attrs).nth(position as usize) else {
        return;
    };
    let mut attrs = e.header.attrs.get(p.get(&info.attrs)).to_vec();
    if (n as usize) < attrs.len() {
        attrs.remove(n as usize);
    }
    let to = e.header.attrs.intern(attrs);
    p.set(&mut info.attrs, to);
}

fn drop_bundle(e: &mut Editor<'_>, i: Inst, info: &mut CallInfo, n: usize) {
    let Some(args) = e.f.call(i).map(|c| c.num_args()) else {
        return;
    };
    let mut bundles = info.bundles.to_vec();
    if n >= bundles.len() {
        return;
    }
    let before: u32 = bundles[..n].iter().map(|b| b.1).sum();
    let (_, count) = bundles.remove(n);
    e.f.remove_operands(i, 1 + args + before as usize, count as usize);
    info.bundles = bundles.into();
}

fn empty_assembly(e: &mut Editor<'_>, i: Inst) {
    if let ValueDef::Asm(n) = e.f.value_def(e.f.operand(i, 0)) {
        let asm = InlineAsm {
            text: Box::default(),
            ..e.f.inline_asm(n).clone()
        };
        let v = e.f.asm_value(asm);
        e.f.set_operand(i, 0, v);
    }
}
