//! Deltas that make operations simpler ones.

use super::editor::Editor;
use super::local::{Local, Site};
use super::measure::{binop_weight, kind_weight};
use tandem_ir::function::Function;
use tandem_ir::inst::{Align, RmwOp};
use tandem_ir::module::Header;
use tandem_ir::{
    BinOp, CastOp, Flags, FloatPredicate, Inst, InstKind, IntPredicate, MemAccess, Type,
};

/// Makes arithmetic, comparisons and conversions simpler ones of the same type.
pub(crate) const OPERATIONS: Local = Local {
    name: "operations",
    escape: false,
    sites: operation_sites,
    edit: simplify_operation,
};

/// Makes memory transfers a store of zero, and atomic updates a load.
pub(crate) const MEMORY_OPERATIONS: Local = Local {
    name: "memory-operations",
    escape: false,
    sites: memory_sites,
    edit: simplify_memory,
};

/// Drops the last index of `getelementptr`, or makes it count bytes.
pub(crate) const ADDRESSES: Local = Local {
    name: "addresses",
    escape: false,
    sites: address_sites,
    edit: simplify_address,
};

/// Makes a call of a function a call of null, so that the function can go.
pub(crate) const CALLEES: Local = Local {
    name: "callees-to-null",
    escape: false,
    sites: |h, f, out| {
        for b in f.blocks() {
            let calls = f.insts(b).filter(|&i| calls_by_name(h, f, i));
            out.extend(calls.map(|i| Site::Inst(i, 0)));
        }
    },
    edit: |e, s| {
        if let Site::Inst(i, _) = s
            && e.alive(i)
        {
            let null = e.f.zero(Type::ptr(0));
            e.f.set_operand(i, 0, null);
        }
    },
};

/// True if the instruction calls a function by its name, with arguments that any function may have.
fn calls_by_name(h: &Header, f: &Function, i: Inst) -> bool {
    let plain = |v| f.value_type(v) != Type::METADATA && f.value_type(v) != Type::TOKEN;
    matches!(f.kind(i), InstKind::Call(_))
        && f.value_type(f.operand(i, 0)) == Type::ptr(0)
        && f.callee(i).is_some_and(|g| h.function(g).is_some())
        && f.inst_type(i) != Type::TOKEN
        && f.operands(i).all(plain)
}

const INT_OPS: [BinOp; 4] = [BinOp::Add, BinOp::Sub, BinOp::And, BinOp::Mul];
const FLOAT_OPS: [BinOp; 2] = [BinOp::FAdd, BinOp::FMul];
const INT_PREDICATES: [IntPredicate; 5] = [
    IntPredicate::Eq,
    IntPredicate::Ne,
    IntPredicate::Ult,
    IntPredicate::Ugt,
    IntPredicate::Slt,
];
const FLOAT_PREDICATES: [FloatPredicate; 2] = [FloatPredicate::Oeq, FloatPredicate::Ogt];

/// Simpler kinds of the same operands and result.
fn simpler(kind: &InstKind) -> Vec<InstKind> {
    let all: Vec<InstKind> = match kind {
        InstKind::Binary(op) => {
            let ops: &[BinOp] = if op.is_float() { &FLOAT_OPS } else { &INT_OPS };
            let lighter = ops.iter().filter(|o| binop_weight(**o) < binop_weight(*op));
            lighter.map(|&o| InstKind::Binary(o)).collect()
        }
        InstKind::ICmp(_) => INT_PREDICATES.iter().map(|&p| InstKind::ICmp(p)).collect(),
        InstKind::FCmp(_) => FLOAT_PREDICATES
            .iter()
            .map(|&p| InstKind::FCmp(p))
            .collect(),
        InstKind::Cast(op) => {
            let to = match op {
                CastOp::SExt => Some(CastOp::ZExt),
                CastOp::FpToSi => Some(CastOp::FpToUi),
                CastOp::SiToFp => Some(CastOp::UiToFp),
                _ => None,
            };
            to.into_iter().map(InstKind::Cast).collect()
        }
        InstKind::AtomicRmw(op, a) => {
            let float = *op >= RmwOp::FAdd && *op <= RmwOp::FMinimumNum;
            let to = if float {
                [RmwOp::Xchg, RmwOp::FAdd]
            } else {
                [RmwOp::Xchg, RmwOp::Add]
            };
            to.iter().map(|&o| InstKind::AtomicRmw(o, *a)).collect()
        }
        _ => Vec::new(),
    };
    all.into_iter()
        .filter(|k| kind_weight(k) < kind_weight(kind))
        .collect()
}

fn operation_sites(_: &Header, f: &Function, out: &mut Vec<Site>) {
    for b in f.blocks() {
        for i in f.insts(b) {
            // The simplest comes last, so that it stays when a range does all of one instruction.
            let n = simpler(f.kind(i)).len() as u32;
            out.extend((0..n).rev().map(|k| Site::Inst(i, k)));
        }
    }
}

fn simplify_operation(e: &mut Editor<'_>, s: Site) {
    let Site::Inst(i, n) = s else { return };
    if !e.alive(i) {
        return;
    }
    let Some(kind) = simpler(e.f.kind(i)).into_iter().nth(n as usize) else {
        return;
    };
    let flags = match &kind {
        InstKind::Binary(BinOp::Add | BinOp::Sub | BinOp::Mul) => {
            e.f.flags(i).intersection(Flags::NUW | Flags::NSW)
        }
        InstKind::Binary(op) if op.is_float() => e.f.flags(i),
        InstKind::FCmp(_) | InstKind::ICmp(_) => e.f.flags(i),
        _ => Flags::NONE,
    };
    e.f.set_kind(i, kind);
    e.f.set_flags(i, flags);
}

fn is_transfer(h: &Header, f: &Function, i: Inst) -> bool {
    let name = f.callee(i).map_or("", |g| h.global_name(g));
    ["llvm.memcpy.", "llvm.memmove.", "llvm.memset."]
        .iter()
        .any(|p| name.starts_with(p))
}

fn memory_sites(h: &Header, f: &Function, out: &mut Vec<Site>) {
    for b in f.blocks() {
        for i in f.insts(b) {
            if matches!(f.kind(i), InstKind::AtomicRmw(..)) || is_transfer(h, f, i) {
                out.push(Site::Inst(i, 0));
            }
        }
    }
}

fn simplify_memory(e: &mut Editor<'_>, s: Site) {
    let Site::Inst(i, _) = s else { return };
    if !e.alive(i) {
        return;
    }
    if let InstKind::AtomicRmw(_, a) = *e.f.kind(i) {
        let ptr = e.f.operand(i, 0);
        e.f.set_kind(i, InstKind::Load(MemAccess::plain(a.align)));
        e.f.set_operands(i, &[ptr]);
        e.f.set_flags(i, Flags::NONE);
        e.f.retain_attachments(i, |_| false);
    } else if is_transfer(e.header, e.f, i) {
        let (to, zero) = (e.f.operand(i, 1), e.f.int(Type::I8, 0));
        let access = MemAccess::plain(Align::ONE);
        let store =
            e.f.create_inst(InstKind::Store(access), Type::VOID, &[zero, to]);
        e.f.insert_before(store, i);
        e.f.erase_inst(i);
    }
}

fn address_sites(_: &Header, f: &Function, out: &mut Vec<Site>) {
    for b in f.blocks() {
        for i in f.insts(b) {
            if let InstKind::Gep { elem } = f.kind(i) {
                if f.num_operands(i) > 2 {
                    out.push(Site::Inst(i, 0));
                } else if *elem != Type::I8 {
                    out.push(Site::Inst(i, 1));
                }
            }
        }
    }
}

fn simplify_address(e: &mut Editor<'_>, s: Site) {
    let Site::Inst(i, what) = s else { return };
    if !e.alive(i) {
        return;
    }
    let n = e.f.num_operands(i);
    if what == 0 && n > 2 {
        // A vector of indices may be what makes the result a vector; the verifier looks at that.
        e.f.remove_operands(i, n - 1, 1);
    } else if what == 1 {
        e.f.set_kind(i, InstKind::Gep { elem: Type::I8 });
    }
}
