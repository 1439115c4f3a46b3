//! Function types that older LLVM gave to intrinsics, and declarations that do not matter.
//!
//! LLVM rewrites such calls while reading. We keep them as they were written, so the verifier must know them.

use super::types::{Mismatch, check_parts, check_type};
use crate::types::{Type, TypeTable};

/// What is wrong with the type of an intrinsic that is called, if anything.
pub fn type_mistake(types: &TypeTable, name: &str, ty: Type) -> Option<String> {
    let why = check_type(types, name, ty).err()?;
    if is_old_form(types, name, ty) {
        return None;
    }
    Some(match why {
        Mismatch::Result => format!("intrinsic '{name}' with a wrong result type"),
        Mismatch::Argument(n) => {
            format!("intrinsic '{name}' with an argument of a wrong type, or too few or many ({n})")
        }
        Mismatch::Variable => {
            format!("intrinsic '{name}' with variable arguments that it does not have, or without")
        }
    })
}

/// Forms of older LLVM, which readers upgrade: intrinsic without suffixes, and its number of arguments then.
const OLD_FORMS: [(&str, usize); 19] = [
    ("llvm.ctlz", 1),
    ("llvm.cttz", 1),
    ("llvm.memcpy", 5),
    ("llvm.memmove", 5),
    ("llvm.memset", 5),
    ("llvm.lifetime.start", 2),
    ("llvm.lifetime.end", 2),
    ("llvm.objectsize", 2),
    ("llvm.objectsize", 3),
    ("llvm.masked.load", 4),
    ("llvm.masked.store", 4),
    ("llvm.masked.gather", 4),
    ("llvm.masked.scatter", 4),
    ("llvm.ptr.annotation", 4),
    ("llvm.var.annotation", 4),
    ("llvm.dbg.value", 4),
    ("llvm.invariant.group.barrier", 1),
    ("llvm.experimental.constrained.fmuladd", 4),
    ("llvm.stackprotectorcheck", 1),
];

/// True for a function type that older LLVM gave the intrinsic, so that its calls are rewritten.
pub fn is_old_form(types: &TypeTable, name: &str, ty: Type) -> bool {
    let params = types.as_function(ty).map_or(0, |f| f.1.len());
    if name == "llvm.coro.end" {
        return params == 2;
    }
    let counted = OLD_FORMS.iter().any(|&(base, n)| {
        let suffix = name.strip_prefix(base);
        n == params && suffix.is_some_and(|s| s.is_empty() || s.starts_with('.'))
    });
    counted || is_of_cluster(types, name, ty)
}

/// Shared memory had one address space once, and that of a cluster has its own by now.
const SHARED: Type = Type::ptr(3);
const CLUSTER: Type = Type::ptr(7);

/// True for types with plain shared memory of the intrinsics that copy to the shared memory of a cluster, or map it.
/// Copies of tensors have a trailing number by now, too: of the group that shares them.
fn is_of_cluster(types: &TypeTable, name: &str, ty: Type) -> bool {
    let Some(member) = name.strip_prefix("llvm.nvvm.") else {
        return false;
    };
    let Some((ret, params, vararg)) = types.as_function(ty) else {
        return false;
    };
    let moved = |t: Type| if t == SHARED { CLUSTER } else { t };
    let (mut new_ret, mut new) = (ret, params.to_vec());
    if member == "mapa.shared.cluster" {
        new_ret = moved(ret);
    } else if COPIES_TO_CLUSTER.contains(&member) {
        if let Some(to) = new.first_mut() {
            *to = moved(*to);
        }
        if member.contains(".tensor.") && params.last() == Some(&Type::I1) {
            new.push(Type::I32);
        }
    }
    let changed = new_ret != ret || new != params;
    changed && check_parts(types, name, new_ret, &new, vararg).is_ok()
}

const COPIES_TO_CLUSTER: [&str; 10] = [
    "cp.async.bulk.global.to.shared.cluster",
    "cp.async.bulk.shared.cta.to.cluster",
    "cp.async.bulk.tensor.g2s.im2col.3d",
    "cp.async.bulk.tensor.g2s.im2col.4d",
    "cp.async.bulk.tensor.g2s.im2col.5d",
    "cp.async.bulk.tensor.g2s.tile.1d",
    "cp.async.bulk.tensor.g2s.tile.2d",
    "cp.async.bulk.tensor.g2s.tile.3d",
    "cp.async.bulk.tensor.g2s.tile.4d",
    "cp.async.bulk.tensor.g2s.tile.5d",
];

/// True for intrinsics of NVVM that readers replace by others whatever type the text declares: the barriers of older
/// LLVM, and arithmetic on `bfloat` that is declared with an integer as its result.
pub fn is_declared_anyhow(types: &TypeTable, name: &str, declared: Type) -> bool {
    const ARITHMETIC: [&str; 4] = ["fma.", "fmax.", "fmin.", "neg."];
    let Some(member) = name.strip_prefix("llvm.nvvm.") else {
        return false;
    };
    let on_bfloat = member.contains("bf16") && ARITHMETIC.iter().any(|a| member.starts_with(a));
    let integer = || types.as_function(declared).is_some_and(|f| f.0.is_int());
    FORMER_BARRIERS.contains(&member) || (on_bfloat && integer())
}

const FORMER_BARRIERS: [&str; 9] = [
    "bar.sync",
    "barrier",
    "barrier.n",
    "barrier.sync",
    "barrier.sync.cnt",
    "barrier0",
    "barrier0.and",
    "barrier0.or",
    "barrier0.popc",
];
