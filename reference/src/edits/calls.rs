//! Calls of another function.

use super::shape::{self, Alone};
use super::{Check, cannot, global, inst, operand, require};
use tandem_ir::constant::ConstantData;
use tandem_ir::inst::CallInfo;
use tandem_ir::rewrite::Operand;
use tandem_ir::{Function, Global, Header, Inst, InstKind, Type, Value};

/// `RetargetCall`.
pub fn retarget(
    cx: &Header,
    f: &mut Function,
    (call, callee): (Inst, Global),
    args: &[Operand],
) -> Check {
    inst(f, call)?;
    let InstKind::Call(old) = f.kind(call) else {
        return Err(cannot("not a call"));
    };
    global(cx, callee)?;
    let decl = cx
        .function(callee)
        .ok_or_else(|| cannot("the callee is no function"))?;
    let data = &cx.globals[callee];
    let (ret, params, vararg) = cx
        .types
        .as_function(data.ty)
        .ok_or_else(|| cannot("the callee is no function"))?;
    require(!vararg, "the callee takes any number of arguments")?;
    require(ret == f.inst_type(call), "the callee returns another type")?;
    let count = args.len() == params.len();
    require(count, "the number of arguments is another one")?;
    for (o, ty) in args.iter().zip(params) {
        operand::has_type(cx, f, o, *ty)?;
    }
    let alike = cx
        .types
        .as_function(old.fn_ty)
        .is_some_and(|o| o.1 == params);
    let mut info = CallInfo {
        fn_ty: data.ty,
        cc: decl.cc,
        ..(**old).clone()
    };
    if !alike {
        info.attrs.params = Default::default();
    }
    if data.addrspace != 0 || info.addrspace.is_some() {
        info.addrspace = Some(data.addrspace);
    }
    let bundles = f.call(call).map(|c| c.bundle_operands().collect());
    let bundles: Vec<Value> = bundles.unwrap_or_default();
    let space = data.addrspace;
    let mut operands = vec![f.constant(Type::ptr(space), ConstantData::Global(callee))];
    operands.extend(args.iter().map(|o| operand::make(f, o)));
    operands.extend(bundles);
    let kind = InstKind::Call(Box::new(info));
    let alone = Alone {
        kind: kind.clone(),
        flags: f.flags(call),
        ty: ret,
        operands: operands.clone(),
        attachments: &[],
    };
    shape::check(cx, f, &alone)?;
    f.set_kind(call, kind);
    f.set_operands(call, &operands);
    Ok(())
}
