//! `llvm.memcpy`, `llvm.memmove` and `llvm.memset` of before LLVM 7, whose fourth argument is the alignment of all pointers.
//!
//! ```text
//!   call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 28, i32 4, i1 false)
//!   call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 28, i1 false)
//! ```
//!
//! The name is the same, so that the declaration changes with all its calls or not at all.

use tandem_ir::attr::Attr;
use tandem_ir::constant::ConstantData;
use tandem_ir::entity::AttrSet;
use tandem_ir::inst::CallInfo;
use tandem_ir::module::GlobalKind;
use tandem_ir::{Function, Global, Header, Inst, InstKind, Module, Type, Value};

/// Where the alignment stands among the arguments.
const ALIGNMENT: usize = 3;

/// The declarations of the old form.
fn old_declarations(cx: &Header) -> Vec<Global> {
    let named = |n: &str| {
        let kinds = ["llvm.memcpy.", "llvm.memmove.", "llvm.memset."];
        kinds.iter().any(|k| n.starts_with(k))
    };
    let all = cx.live_globals();
    let old = all.filter(|(g, d)| {
        let params = cx.types.as_function(cx.globals[*g].ty).map(|t| t.1);
        let fits = params.is_some_and(|p| p.len() == 5 && p[ALIGNMENT] == Type::I32);
        fits && d.name.as_deref().is_some_and(named)
    });
    old.map(|x| x.0).collect()
}

/// True if a module declares one of them.
pub(super) fn is_needed(cx: &Header) -> bool {
    !old_declarations(cx).is_empty()
}

/// Gives them and their calls the form of today. True if something was changed.
pub(super) fn upgrade(m: &mut Module) -> bool {
    let mut changed = false;
    for g in old_declarations(&m.header) {
        let fits = m
            .bodies
            .iter()
            .all(|f| calls(f, g).all(|i| alignment(f, i).is_some()));
        if !fits {
            continue;
        }
        let Module { header, bodies } = m;
        let Some(fn_ty) = renewed(header, g) else {
            continue;
        };
        for f in bodies {
            let all: Vec<Inst> = calls(f, g).collect();
            for i in all {
                renew_call(header, f, i, fn_ty);
            }
        }
        changed = true;
    }
    changed
}

fn calls(f: &Function, g: Global) -> impl Iterator<Item = Inst> + '_ {
    let all = f.blocks().flat_map(|b| f.insts(b));
    all.filter(move |&i| f.callee(i) == Some(g))
}

/// The alignment that a call states, if it is one of the old form that can be put otherwise.
fn alignment(f: &Function, i: Inst) -> Option<u64> {
    let call = f.call(i).filter(|c| c.info.bundles.is_empty())?;
    let args: Vec<Value> = call.args().collect();
    let plain = matches!(f.kind(i), InstKind::Call(_)) && args.len() == 5;
    let align = *args.get(ALIGNMENT).filter(|_| plain)?;
    match *f.as_const(align)? {
        ConstantData::Int(bytes) => Some(bytes),
        _ => None,
    }
}

/// Drops the parameter from the declaration; the new type.
fn renewed(cx: &mut Header, g: Global) -> Option<Type> {
    let (ret, params, _) = cx.types.as_function(cx.globals[g].ty)?;
    let mut params = params.to_vec();
    params.remove(ALIGNMENT);
    let fn_ty = cx.types.function(ret, &params, false);
    let data = &mut cx.globals[g];
    data.ty = fn_ty;
    if let GlobalKind::Function(d) = &mut data.kind
        && d.attrs.params.len() > ALIGNMENT
    {
        d.attrs.params.remove(ALIGNMENT);
    }
    Some(fn_ty)
}

fn renew_call(cx: &mut Header, f: &mut Function, i: Inst, fn_ty: Type) {
    let (Some(bytes), Some(info)) = (alignment(f, i), f.kind(i).call_info().cloned()) else {
        return;
    };
    let mut attrs = info.attrs.clone();
    attrs.params.resize(5, AttrSet::EMPTY);
    attrs.params.remove(ALIGNMENT);
    for n in 0..2 {
        let is_pointer = f.value_type(f.operand(i, n + 1)).address_space().is_some();
        let mut said = cx.attrs.get(attrs.params[n]).to_vec();
        if is_pointer && bytes > 1 && !said.iter().any(|a| matches!(a, Attr::Align(_))) {
            said.push(Attr::Align(bytes));
            attrs.params[n] = cx.attrs.intern(said);
        }
    }
    let mut operands: Vec<Value> = f.operands(i).collect();
    operands.remove(ALIGNMENT + 1);
    let new = CallInfo {
        fn_ty,
        attrs,
        ..info
    };
    let new = f.create_inst(InstKind::Call(Box::new(new)), Type::VOID, &operands);
    f.insert_before(new, i);
    f.erase_inst(i);
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::super::{is_needed, upgrade};
    use tandem_ir::text::{parse, print};

    #[test]
    fn blocks_of_memory_say_their_alignment_at_the_pointers() {
        let text = "declare void @llvm.memset.p0.i64(ptr, i8, i64, i32, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i32, i1)
define void @f(ptr %p, ptr %q) {
  tail call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 28, i32 4, i1 true)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull %p, ptr %q, i64 28, i32 8, i1 false)
  call void @llvm.memset.p0.i64(ptr %q, i8 0, i64 8, i32 1, i1 false)
  ret void
}
";
        let mut m = parse(text.as_bytes(), "t").unwrap();
        assert!(is_needed(&m.header) && upgrade(&mut m));
        assert_eq!(tandem_ir::verify::verify(&m), []);
        let again = print(&m);
        for line in [
            "tail call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 28, i1 true)",
            "call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %p, ptr align 8 %q, i64 28, i1 false)",
            "call void @llvm.memset.p0.i64(ptr %q, i8 0, i64 8, i1 false)",
        ] {
            assert!(again.contains(line), "{again}");
        }
        assert!(!is_needed(&m.header));
    }
}
