//! Variables that nothing writes: what they hold at any time is what they were given.
//!
//! A variable of local linkage can be reached in its module alone. Where the module only reads it, and lets its address go nowhere,
//! it holds its initialiser in every execution, marked `constant` or not:
//!
//! ```text
//!   @X = internal global i32 4
//!   define i32 @f() {
//!     %v = load i32, ptr @X          ; 4
//! ```
//!
//! Uses are followed through `getelementptr`, casts, phis and selects. Anything else that could let the address out (a call, a
//! store of it, another variable's initialiser, metadata, module assembly) counts as a write. A variable that is initialised from
//! outside may be written by the host.

use rustc_hash::FxHashSet;
use tandem_ir::constant::{ConstantData, ConstantExpr, ConstantPool};
use tandem_ir::function::ValueDef;
use tandem_ir::inst::{CastOp, InstKind};
use tandem_ir::metadata::{MdBody, Metadata};
use tandem_ir::module::Linkage;
use tandem_ir::{Constant, Function, Global, Header, Inst, Module, Value};

/// The variables with an initialiser that stays what they hold.
pub(crate) fn unwritten(m: &Module) -> FxHashSet<Global> {
    let cx = &m.header;
    let mut out: FxHashSet<Global> = cx
        .live_globals()
        .filter(|(g, d)| {
            let own = matches!(d.linkage, Linkage::Internal | Linkage::Private);
            let variable = cx.variable(*g);
            own && variable.is_some_and(|v| v.init.is_some() && !v.externally_initialized)
        })
        .map(|(g, _)| g)
        .collect();
    if out.is_empty() || !cx.module_asm.is_empty() {
        return FxHashSet::default();
    }
    // Initialisers, aliases, metadata: whatever the module's own pool names beside its initialisers' owners.
    for (_, _, data) in cx.constants.iter() {
        let_out(data, &mut out);
    }
    for node in cx.metadata.nodes.values() {
        if let MdBody::Tuple(ops) = &node.body {
            for o in ops.iter() {
                if let Metadata::Constant(c) = o {
                    let_out_all(&cx.constants, *c, &mut out);
                }
            }
        }
    }
    for f in &m.bodies {
        if out.is_empty() {
            break;
        }
        for i in f.blocks().flat_map(|b| f.insts(b)) {
            for (n, v) in f.operands(i).enumerate() {
                if let ValueDef::Const(c) = f.value_def(v) {
                    in_body(cx, f, (i, n), c, &mut out);
                }
            }
        }
    }
    out
}

/// Takes out the variable that is named by a constant of the module's pool.
fn let_out(data: &ConstantData, out: &mut FxHashSet<Global>) {
    if let ConstantData::Global(g) = data {
        out.remove(g);
    }
}

/// Takes out every variable that a constant names.
fn let_out_all(pool: &ConstantPool, c: Constant, out: &mut FxHashSet<Global>) {
    let mut work = vec![c];
    while let Some(c) = work.pop() {
        match pool.get(c) {
            ConstantData::Global(g)
            | ConstantData::DsoLocalEquivalent(g)
            | ConstantData::NoCfi(g) => {
                out.remove(g);
            }
            ConstantData::Aggregate(parts) | ConstantData::PtrAuth(parts) => {
                work.extend(parts.iter())
            }
            ConstantData::Splat(c) => work.push(*c),
            ConstantData::Expr(e) => work.extend(operands(e)),
            _ => {}
        }
    }
}

fn operands(e: &ConstantExpr) -> Vec<Constant> {
    match e {
        ConstantExpr::Binary(_, _, a, b)
        | ConstantExpr::ICmp(_, a, b)
        | ConstantExpr::FCmp(_, a, b)
        | ConstantExpr::ExtractElement(a, b) => vec![*a, *b],
        ConstantExpr::Cast(_, _, a) => vec![*a],
        ConstantExpr::Gep { operands, .. } => operands.to_vec(),
        ConstantExpr::Select(a, b, c) | ConstantExpr::InsertElement(a, b, c) => vec![*a, *b, *c],
        ConstantExpr::ShuffleVector(a, b, _) => vec![*a, *b],
    }
}

/// A constant operand of a body: the variable stays if it is an address that is only read through.
fn in_body(
    cx: &Header,
    f: &Function,
    (user, n): (Inst, usize),
    c: Constant,
    out: &mut FxHashSet<Global>,
) {
    let pool = f.constants();
    match address(pool, c) {
        Some(g) if !out.contains(&g) => {}
        Some(g) => {
            if !reads(cx, f, user, n) {
                out.remove(&g);
            }
        }
        None => let_out_all(pool, c, out),
    }
}

/// The variable whose address, or a place in which, a constant is.
fn address(pool: &ConstantPool, c: Constant) -> Option<Global> {
    match pool.get(c) {
        ConstantData::Global(g) => Some(*g),
        ConstantData::Expr(e) => match &**e {
            ConstantExpr::Gep { operands, .. } => address(pool, *operands.first()?),
            ConstantExpr::Cast(CastOp::BitCast | CastOp::AddrSpaceCast, _, a) => address(pool, *a),
            _ => None,
        },
        _ => None,
    }
}

/// True if an operand is only read through, and what is made of it is as well.
fn reads(cx: &Header, f: &Function, user: Inst, n: usize) -> bool {
    let mut seen: FxHashSet<Value> = FxHashSet::default();
    let mut work = vec![(user, n)];
    while let Some((i, n)) = work.pop() {
        let onward = match f.kind(i) {
            InstKind::Load(_) | InstKind::ICmp(_) => false,
            InstKind::Gep { .. } | InstKind::Select | InstKind::Phi | InstKind::Freeze => true,
            InstKind::Cast(CastOp::BitCast | CastOp::AddrSpaceCast) => true,
            InstKind::Call(_) if copies_from(cx, f, i, n) => false,
            _ => return false,
        };
        let Some(v) = f.result(i).filter(|_| onward) else {
            continue;
        };
        if seen.insert(v) {
            work.extend(f.uses(v).map(|u| (f.user(u), f.use_index(u))));
        }
    }
    true
}

/// True if an operand is what `llvm.memcpy` or `llvm.memmove` reads from.
fn copies_from(cx: &Header, f: &Function, call: Inst, n: usize) -> bool {
    let name = f.callee(call).map_or("", |g| cx.global_name(g));
    let copies = name.starts_with("llvm.memcpy.") || name.starts_with("llvm.memmove.");
    let pointer = f.operand(call, n);
    let only_source = |c: tandem_ir::function::Call<'_>| {
        let mut args = c.args();
        args.next() != Some(pointer) && args.next() == Some(pointer)
    };
    copies && f.call(call).is_some_and(only_source)
}
