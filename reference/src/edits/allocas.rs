//! Stack variables.

use super::{Check, cannot, inst, require};
use tandem_ir::inst::Align;
use tandem_ir::rewrite::NewInst;
use tandem_ir::{CastOp, Flags, Function, Header, Inst, InstKind, Type};

/// `InsertAlloca`.
pub fn insert(cx: &Header, f: &mut Function, ty: Type, (addrspace, align): (u64, u64)) -> Check {
    let align = Align::from_bytes(align).ok_or_else(|| cannot("the alignment is no power of 2"))?;
    let space = u32::try_from(addrspace).ok().filter(|n| *n < 1 << 24);
    let space = space.ok_or_else(|| cannot("there is no such address space"))?;
    let entry = f
        .entry()
        .ok_or_else(|| cannot("the function has no blocks"))?;
    let new = NewInst {
        kind: InstKind::Alloca {
            ty,
            align,
            inalloca: false,
            swifterror: false,
        },
        flags: Flags::NONE,
        ty: Type::ptr(space),
        operands: Vec::new(),
    };
    let one = f.int(Type::I32, 1);
    super::shape::new(cx, f, &new, vec![one])?;
    let i = f.create_inst(new.kind, new.ty, &[one]);
    f.prepend_inst(entry, i);
    Ok(())
}

/// `EraseAlloca`.
pub fn erase(cx: &Header, f: &mut Function, alloca: Inst) -> Check {
    inst(f, alloca)?;
    let is = matches!(f.kind(alloca), InstKind::Alloca { .. });
    require(is, "not an alloca")?;
    // Instructions that hand the address on, the alloca first, and those that use it without giving it away.
    let mut addresses = vec![alloca];
    let mut users = Vec::new();
    let mut next = 0;
    while let Some(&i) = addresses.get(next) {
        next += 1;
        for u in f.result(i).into_iter().flat_map(|v| f.uses(v)) {
            let (user, n) = (f.user(u), f.use_index(u));
            if hands_on(f, user, n) {
                if !addresses.contains(&user) {
                    addresses.push(user);
                }
            } else {
                require(keeps_silent(cx, f, user, n), "the address has another use")?;
                if !users.contains(&user) {
                    users.push(user);
                }
            }
        }
    }
    for i in users {
        f.erase_inst(i);
    }
    for &i in addresses.iter().rev() {
        f.erase_inst(i);
    }
    Ok(())
}

/// The result of the instruction is an address in the variable.
fn hands_on(f: &Function, user: Inst, n: usize) -> bool {
    let address = match f.kind(user) {
        InstKind::Gep { .. } => n == 0,
        InstKind::Cast(CastOp::BitCast | CastOp::AddrSpaceCast) => true,
        _ => false,
    };
    address && f.inst_type(user).is_ptr()
}

/// The instruction does nothing but store to the variable, or say when it lives.
fn keeps_silent(cx: &Header, f: &Function, user: Inst, n: usize) -> bool {
    match f.kind(user) {
        // The address is operand 1; as operand 0 it would be what is stored.
        InstKind::Store(access) => {
            n == 1 && access.is_simple() && f.operand(user, 0) != f.operand(user, 1)
        }
        InstKind::Call(_) => f.callee(user).is_some_and(|g| {
            cx.global_name(g).starts_with("llvm.lifetime.") && f.result(user).is_none()
        }),
        _ => false,
    }
}
