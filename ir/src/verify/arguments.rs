//! Intrinsics whose arguments have rules beyond their types (LangRef, at each intrinsic): limits of immediates, shapes
//! that must fit each other, and where a call may stand.
//!
//! [`check`] is the dispatch by the first word of the name: vectors to `vectors`, masked accesses to `masked`,
//! constrained floating point to `constrained`, targets to `targets`; what has no family is in `others`. [`Args`] is
//! the call with short names for what rules ask of it.
//!
//! A limit of a number says nothing of an argument that is no literal: whether it must be one is `immarg`, which is
//! checked with the intrinsic's attributes.

use super::arith::shape;
use super::{Checker, vectors};
use crate::attr::{Attr, TypedAttr};
use crate::constant::ConstantData;
use crate::entity::{Inst, Value};
use crate::function::ValueDef;
use crate::inst::InstKind;
use crate::metadata::{LocalMetadata, Metadata};
use crate::module::GlobalKind;
use crate::types::Type;

pub(super) type Check = Result<(), &'static str>;

pub(super) fn rule(holds: bool, message: &'static str) -> Check {
    if holds { Ok(()) } else { Err(message) }
}

/// Checks a call by the intrinsic's name.
pub(super) fn check(c: &mut Checker<'_, '_>, i: Inst, name: &str, args: &[Value]) {
    let Some(rest) = name.strip_prefix("llvm.") else {
        return;
    };
    let a = Args { c, i, args };
    let outcome = match rest.split('.').next().unwrap_or("") {
        "vp" => vectors::vector_predicated(&a, &rest[3..]),
        "vector" | "stepvector" => {
            vectors::vectors(&a, rest).and_then(|()| super::masked::check(c, i, rest, args))
        }
        "experimental" => {
            experimental(&a, rest).and_then(|()| super::masked::check(c, i, rest, args))
        }
        "matrix" => vectors::matrices(&a, rest),
        "lrint" | "llrint" | "lround" | "llround" => rule(
            shape(a.types(), a.ty(0)) == shape(a.types(), a.result()),
            "argument and result must both be scalars or vectors of one length",
        ),
        "memcpy" | "memmove" | "memset" => memory(&a, rest),
        "masked" => super::masked::check(c, i, rest, args),
        "amdgcn" | "aarch64" | "arm" | "nvvm" => super::targets::check(&a, rest),
        _ => others(&a, rest),
    };
    if let Err(message) = outcome {
        c.at(i, format!("{name}: {message}"));
    }
}

/// The call with its arguments.
pub(super) struct Args<'x, 'a, 'e> {
    pub(super) c: &'x Checker<'a, 'e>,
    pub(super) i: Inst,
    pub(super) args: &'x [Value],
}

impl<'a> Args<'_, 'a, '_> {
    pub(super) fn types(&self) -> &'a crate::types::TypeTable {
        &self.c.header.types
    }
    pub(super) fn ty(&self, n: usize) -> Type {
        self.args
            .get(n)
            .map_or(Type::VOID, |&v| self.c.f.value_type(v))
    }
    pub(super) fn result(&self) -> Type {
        self.c.f.inst_type(self.i)
    }
    pub(super) fn number(&self, n: usize) -> Option<u64> {
        self.c.f.as_int(*self.args.get(n)?)?.as_u64()
    }
    pub(super) fn signed(&self, n: usize) -> Option<i64> {
        self.c.f.as_int(*self.args.get(n)?)?.as_i64()
    }
    pub(super) fn constant(&self, n: usize) -> Option<&'a ConstantData> {
        self.c.f.as_const(*self.args.get(n)?)
    }
    /// At most `max`, if it is a literal.
    pub(super) fn at_most(&self, n: usize, max: u64, message: &'static str) -> Check {
        rule(self.number(n).is_none_or(|v| v <= max), message)
    }
    /// The string of a metadata argument.
    pub(super) fn word(&self, n: usize) -> Option<&'a str> {
        let ValueDef::Metadata(m) = self.c.f.value_def(*self.args.get(n)?) else {
            return None;
        };
        match self.c.f.metadata_operand(m) {
            LocalMetadata::Module(Metadata::String(s)) => Some(self.c.header.str(*s)),
            _ => None,
        }
    }
    /// Stated alignment of a pointer argument.
    pub(super) fn align(&self, n: usize) -> Option<u64> {
        let set = self.c.f.kind(self.i).call_info()?.attrs.param(n);
        self.c.header.attrs.get(set).iter().find_map(|a| match a {
            Attr::Align(b) => Some(*b),
            _ => None,
        })
    }
    /// Lanes of a vector.
    pub(super) fn lanes(&self, ty: Type) -> u64 {
        self.types().as_vector(ty).map_or(1, |v| u64::from(v.1))
    }
    pub(super) fn in_entry(&self) -> bool {
        self.c.f.inst_block(self.i) == self.c.f.entry()
    }
}

fn experimental(a: &Args<'_, '_, '_>, name: &str) -> Check {
    match name.strip_prefix("experimental.constrained.") {
        Some(operation) => super::constrained::check(a.c, a.i, operation, a.args),
        None => others(a, name),
    }
}

fn others(a: &Args<'_, '_, '_>, name: &str) -> Check {
    let f = a.c.f;
    let is = |base: &str| {
        let rest = name.strip_prefix(base);
        rest.is_some_and(|r| r.is_empty() || r.starts_with('.'))
    };
    let width = a
        .types()
        .scalar(a.result())
        .int_width()
        .map_or(u64::MAX, u64::from);
    if is("smul.fix") || is("smul.fix.sat") || is("sdiv.fix") || is("sdiv.fix.sat") {
        return rule(
            a.number(2).is_none_or(|s| s < width),
            "the scale must be less than the width",
        );
    }
    if is("umul.fix") || is("umul.fix.sat") || is("udiv.fix") || is("udiv.fix.sat") {
        return rule(
            a.number(2).is_none_or(|s| s <= width),
            "the scale must be at most the width",
        );
    }
    if is("prefetch") {
        a.at_most(1, 1, "whether to write must be 0 or 1")?;
        a.at_most(2, 3, "the locality must be 0 to 3")?;
        return a.at_most(3, 1, "the kind of cache must be 0 or 1");
    }
    if is("is.fpclass") {
        return a.at_most(1, 0x3ff, "the test mask has ten bits");
    }
    if is("va_start") {
        let ty = a.c.header.globals.get(f.global).map(|d| d.ty);
        let variable = ty
            .and_then(|t| a.types().as_function(t))
            .is_some_and(|s| s.2);
        return rule(variable, "the function has no variable arguments");
    }
    if is("ptrmask") {
        let pointer = a.types().scalar(a.ty(0)).address_space();
        let index = pointer.map(|s| a.c.header.layout.pointer(s).index_bits);
        rule(
            shape(a.types(), a.ty(0)) == shape(a.types(), a.ty(1)),
            "pointer and mask must both be scalars or vectors of one length",
        )?;
        return rule(
            a.types().scalar(a.ty(1)).int_width() == index,
            "the mask must have the width of an index",
        );
    }
    if is("invariant.start") {
        return rule(
            a.signed(0).is_none_or(|n| n >= -1),
            "the size must be -1, 0 or positive",
        );
    }
    if is("fptrunc.round") {
        let mode = a.word(1).unwrap_or("");
        return rule(
            super::constrained::is_rounding(mode, false),
            "unknown rounding mode, or a dynamic one",
        );
    }
    if is("localrecover") {
        let function = a.args.first().and_then(|&v| f.as_global(v));
        let defined = function
            .and_then(|g| a.c.header.function(g))
            .is_some_and(|d| d.defined);
        return rule(
            defined,
            "the first argument must be a function of the module",
        );
    }
    if is("localescape") {
        rule(a.in_entry(), "must stand in the entry block")?;
        let escapes = |b| {
            let calls = f.insts(b).filter(|&i| f.callee(i) == f.callee(a.i));
            calls.count()
        };
        rule(
            f.inst_block(a.i).is_none_or(|b| escapes(b) == 1),
            "is called more than once in the function",
        )?;
        let fixed = |&v: &Value| {
            let null = matches!(f.as_const(v), Some(ConstantData::Null));
            let slot = f.def_inst(v).filter(|&d| {
                matches!(f.kind(d), InstKind::Alloca { .. })
                    && f.inst_block(d) == f.entry()
                    && f.as_int(f.operand(d, 0)).is_some()
            });
            null || slot.is_some()
        };
        return rule(a.args.iter().all(fixed), "takes static allocas only");
    }
    if is("threadlocal.address") {
        let g = a.args.first().and_then(|&v| f.as_global(v));
        let Some(d) = g.and_then(|g| a.c.header.globals.get(g)) else {
            return Err("the argument must be a name");
        };
        let mut at = d;
        // An alias is thread-local if what it stands for is.
        for _ in 0..a.c.header.globals.len() {
            let GlobalKind::Alias(next) = at.kind else {
                break;
            };
            let ConstantData::Global(g) = a.c.header.constants.get(next) else {
                break;
            };
            let Some(next) = a.c.header.globals.get(*g) else {
                break;
            };
            at = next;
        }
        return rule(
            at.tls != crate::module::TlsMode::None,
            "the argument must be thread-local",
        );
    }
    if is("experimental.noalias.scope.decl") {
        return scope_declaration(a);
    }
    if is("gcroot") {
        return gc_root(a);
    }
    if is("get.dynamic.area.offset") {
        let space = a.c.header.layout.alloca_addrspace;
        let bits = a.c.header.layout.pointer(space).bits;
        return rule(
            a.result().int_width() == Some(bits),
            "the result must have the width of a stack address",
        );
    }
    if is("thread.pointer") {
        let space = a.c.header.layout.globals_addrspace;
        return rule(
            a.result().address_space() == Some(space),
            "the result must be in the address space of globals",
        );
    }
    if is("init.trampoline") {
        let function = a.args.get(1).and_then(|&v| f.as_global(v));
        let known = function.is_some_and(|g| a.c.header.function(g).is_some());
        return rule(known, "the second argument must be a function");
    }
    if is("stackprotector") {
        let slot = a.args.get(1).and_then(|&v| f.def_inst(v));
        let known = slot.is_some_and(|d| matches!(f.kind(d), InstKind::Alloca { .. }));
        return rule(known, "the second argument must be an alloca");
    }
    if is("eh.exceptioncode") || is("eh.exceptionpointer") {
        let pad = a.args.first().and_then(|&v| f.def_inst(v));
        let known = pad.is_some_and(|d| matches!(f.kind(d), InstKind::CatchPad));
        return rule(known, "the argument must be a catchpad");
    }
    if is("experimental.memset.pattern") {
        return rule(a.types().is_sized(a.ty(1)), "the pattern must have a size");
    }
    if is("preserve.array.access.index") || is("preserve.struct.access.index") {
        let set = f.kind(a.i).call_info().map(|k| k.attrs.param(0));
        let typed = set.is_some_and(|s| {
            let all = a.c.header.attrs.get(s);
            all.iter()
                .any(|x| matches!(x, Attr::Typed(TypedAttr::ElementType, _)))
        });
        return rule(typed, "the first argument needs elementtype");
    }
    if is("coro.id") {
        return coroutine(a);
    }
    if is("experimental.deoptimize") {
        return deoptimize(a);
    }
    if is("call.preallocated.alloc")
        || is("call.preallocated.arg")
        || is("call.preallocated.teardown")
    {
        let token = a.args.first().copied();
        let made = token
            .is_some_and(|t| super::bundles::is_call_of(a.c, t, "llvm.call.preallocated.setup"));
        let set = f.kind(a.i).call_info().map(|k| k.attrs.func);
        let typed = set.is_some_and(|s| {
            let all = a.c.header.attrs.get(s);
            all.iter()
                .any(|x| matches!(x, Attr::Typed(TypedAttr::Preallocated, _)))
        });
        rule(
            typed || !is("call.preallocated.arg"),
            "needs the attribute preallocated",
        )?;
        return rule(
            made,
            "the token must come from llvm.call.preallocated.setup",
        );
    }
    if is("call.preallocated.setup") {
        return preallocated(a);
    }
    if is("callbr.landingpad") {
        return callbr_landing(a);
    }
    if is("reloc.none") {
        let text = a.args.first().is_some_and(|&v| match a.c.f.value_def(v) {
            ValueDef::Metadata(m) => matches!(
                a.c.f.metadata_operand(m),
                LocalMetadata::Module(Metadata::String(_))
            ),
            _ => false,
        });
        return rule(text, "the argument must be a string");
    }
    if name.starts_with("experimental.gc.") {
        return super::statepoints::check(a.c, a.i, name, a.args);
    }
    Ok(())
}

/// `llvm.callbr.landingpad` begins an indirect destination of the `callbr` whose result it takes, into which nothing else leads.
fn callbr_landing(a: &Args<'_, '_, '_>) -> Check {
    let f = a.c.f;
    let from = a.args.first().and_then(|&v| f.def_inst(v));
    let from = from.filter(|&d| matches!(f.kind(d), InstKind::CallBr(..)));
    let (Some(from), Some(here)) = (from, f.inst_block(a.i)) else {
        return Err("the argument must be the result of a callbr");
    };
    let mut edges = f.pred_edges(here);
    let only = edges.next();
    rule(
        edges.all(|e| Some(e) == only) && only.is_some() && only == f.inst_block(from),
        "only the callbr leads to its block",
    )?;
    rule(
        f.inst_successors(from).skip(1).any(|b| b == here),
        "its block must be an indirect destination of the callbr",
    )?;
    rule(
        f.first_non_phi(here) == Some(a.i),
        "it must be the first instruction of its block",
    )
}

/// The list of `!id.scope.list` has one scope.
fn scope_declaration(a: &Args<'_, '_, '_>) -> Check {
    let node = a.args.first().and_then(|&v| match a.c.f.value_def(v) {
        ValueDef::Metadata(m) => match a.c.f.metadata_operand(m) {
            LocalMetadata::Module(Metadata::Node(n)) => Some(*n),
            _ => None,
        },
        _ => None,
    });
    let list = node.and_then(|n| super::metadata::tuple(a.c.header, n));
    rule(
        list.is_some_and(|l| l.len() == 1),
        "the argument must be a list of one scope",
    )
}

fn gc_root(a: &Args<'_, '_, '_>) -> Check {
    let f = a.c.f;
    let slot = a
        .args
        .first()
        .and_then(|&v| f.def_inst(v))
        .map(|d| f.kind(d));
    let Some(InstKind::Alloca { ty, .. }) = slot else {
        return Err("the first argument must be an alloca");
    };
    let literal = a.constant(1);
    rule(literal.is_some(), "the second argument must be constant")?;
    rule(
        ty.is_ptr() || !matches!(literal, Some(ConstantData::Null)),
        "the alloca must be of a pointer, or the second argument not null",
    )
}

/// The information of a coroutine is null or an initialised constant.
fn coroutine(a: &Args<'_, '_, '_>) -> Check {
    let Some(info) = a.args.get(3) else {
        return Ok(());
    };
    if matches!(a.constant(3), Some(ConstantData::Null)) {
        return Ok(());
    }
    let g =
        a.c.f
            .as_global(*info)
            .and_then(|g| a.c.header.globals.get(g));
    let Some((d, GlobalKind::Variable(v))) = g.map(|d| (d, &d.kind)) else {
        return Err("the information must be an initialised constant");
    };
    rule(
        v.constant && v.init.is_some(),
        "the information must be an initialised constant",
    )?;
    rule(
        a.types().is_aggregate(d.ty),
        "the information must be a struct or array",
    )
}

fn deoptimize(a: &Args<'_, '_, '_>) -> Check {
    let f = a.c.f;
    rule(
        !matches!(f.kind(a.i), InstKind::Invoke(_)),
        "cannot be invoked",
    )?;
    let bundles = super::bundles::of(a.c, a.i);
    rule(
        bundles.iter().filter(|b| b.0 == "deopt").count() == 1,
        "needs one deopt operand bundle",
    )?;
    rule(
        a.c.header.return_type(f.global) == Some(a.result()),
        "must return what the function returns",
    )?;
    let next = f
        .next_inst(a.i)
        .filter(|&r| matches!(f.kind(r), InstKind::Ret));
    let Some(ret) = next else {
        return Err("must be followed by a return");
    };
    rule(
        f.operands(ret).next() == f.result(a.i),
        "its result must be returned",
    )
}

fn preallocated(a: &Args<'_, '_, '_>) -> Check {
    let f = a.c.f;
    rule(
        matches!(a.constant(0), Some(ConstantData::Int(_))),
        "the number of arguments must be a constant",
    )?;
    let Some(token) = f.result(a.i) else {
        return Ok(());
    };
    let mut calls = 0;
    for u in f.uses(token) {
        let user = f.user(u);
        rule(f.kind(user).call_info().is_some(), "its token is for calls")?;
        let callee = f
            .callee(user)
            .map(|g| a.c.header.global_name(g))
            .unwrap_or("");
        if callee.starts_with("llvm.call.preallocated.") {
            if callee == "llvm.call.preallocated.arg" || callee == "llvm.call.preallocated.alloc" {
                let n = f.as_int(f.operand(user, 2)).and_then(|b| b.as_u64());
                let limit = a.number(0).unwrap_or(u64::MAX);
                rule(
                    n.is_some_and(|n| n < limit),
                    "the number of an argument is out of range",
                )?;
            }
            continue;
        }
        let by_bundle = super::bundles::of(a.c, user)
            .iter()
            .any(|b| b.0 == "preallocated");
        rule(
            by_bundle,
            "outside of intrinsics its token belongs into a bundle",
        )?;
        calls += 1;
        let Some(info) = f.kind(user).call_info() else {
            continue;
        };
        let marked = info.attrs.params.iter().filter(|&&s| {
            let set = a.c.header.attrs.get(s);
            set.iter()
                .any(|x| matches!(x, Attr::Typed(TypedAttr::Preallocated, _)))
        });
        rule(
            a.number(0) == Some(marked.count() as u64),
            "another number of arguments than the call has",
        )?;
    }
    rule(calls <= 1, "belongs to one call")
}

/// Copies by atomic elements.
fn memory(a: &Args<'_, '_, '_>, name: &str) -> Check {
    if !name.contains(".element.unordered.atomic") {
        return Ok(());
    }
    let size = a
        .number(3)
        .ok_or("the size of an element must be constant")?;
    rule(
        size.is_power_of_two(),
        "the size of an element must be a power of two",
    )?;
    let aligned = |n| a.align(n).is_some_and(|b| b >= size);
    rule(
        aligned(0),
        "the destination must have the element's alignment",
    )?;
    rule(
        name.starts_with("memset") || aligned(1),
        "the source must have the element's alignment",
    )
}
