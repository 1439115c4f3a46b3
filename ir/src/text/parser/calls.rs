//! `call`, `invoke`, `callbr`: callee, arguments, attributes, operand bundles.

use super::Res;
use super::attributes::AttrSite;
use super::body::Body;
use super::instructions::Made;
use crate::attr::AttrList;
use crate::constant::ConstantData;
use crate::entity::{AttrSet, Value};
use crate::function::InlineAsm;
use crate::inst::{CallInfo, InstKind, TailKind};
use crate::intrinsics::type_mistake;
use crate::text::lexer::{Kw, Tok};
use crate::types::Type;
use cranelift_entity::packed_option::ReservedValue;
use smallvec::SmallVec;
use std::borrow::Cow;

/// A call up to and including its bundles; operands are in `Body::ops`, the callee first.
pub(super) struct Callee {
    pub(super) info: CallInfo,
    pub(super) ret: Type,
}

/// Tags with their numbers of operands.
type Bundles = Box<[(Box<str>, u32)]>;

/// What is called, as written, before the arguments say which type it has.
enum Target<'a> {
    Value(Value),
    Asm(Box<InlineAsm>),
    /// An intrinsic without a declaration.
    Intrinsic(Cow<'a, str>),
    Debug(super::debug::DebugIntrinsic),
}

impl<'a> Body<'_, 'a> {
    /// `[tail] call …`; `None` if it became a debug record.
    pub(super) fn call(&mut self, tail: TailKind) -> Res<Option<Made>> {
        if tail != TailKind::None {
            self.p.bump();
        }
        self.p.expect_kw(Kw::Call)?;
        let flags_at = self.p.at();
        let flags = self.fast_math();
        let Some(callee) = self.call_rest(tail)? else {
            return Ok(None);
        };
        if !flags.is_empty() && !self.is_fp_math(callee.ret) {
            return Err(self
                .p
                .error_at(flags_at, "fast-math flags on a call that returns no floats"));
        }
        let kind = InstKind::Call(Box::new(callee.info));
        Ok(Some(Made::with(kind, callee.ret, flags)))
    }
    /// `invoke … to label %a unwind label %b`
    pub(super) fn invoke(&mut self, at: usize) -> Res<Made> {
        let Some(callee) = self.call_rest(TailKind::None)? else {
            return Err(self.p.error_at(at, "debug intrinsics cannot be invoked"));
        };
        self.p.expect_kw(Kw::To)?;
        let normal = self.label()?;
        self.p.expect_kw(Kw::Unwind)?;
        let unwind = self.label()?;
        self.ops.extend([normal, unwind]);
        Ok(Made::new(
            InstKind::Invoke(Box::new(callee.info)),
            callee.ret,
        ))
    }
    /// `callbr … to label %a [label %b, …]`
    pub(super) fn callbr(&mut self, at: usize) -> Res<Made> {
        let Some(callee) = self.call_rest(TailKind::None)? else {
            return Err(self
                .p
                .error_at(at, "debug intrinsics cannot be called by callbr"));
        };
        self.p.expect_kw(Kw::To)?;
        let fallthrough = self.label()?;
        self.ops.push(fallthrough);
        self.p.expect(Tok::LBracket, "'[' is missing in callbr")?;
        let mut n = 0;
        while !self.p.is(Tok::RBracket) {
            let l = self.label()?;
            self.ops.push(l);
            n += 1;
            if !self.p.another(Tok::RBracket)? {
                break;
            }
        }
        self.p
            .expect(Tok::RBracket, "']' is missing at end of block list")?;
        Ok(Made::new(
            InstKind::CallBr(Box::new(callee.info), n),
            callee.ret,
        ))
    }

    /// From the calling convention to the bundles; `None` if it became a debug record.
    fn call_rest(&mut self, tail: TailKind) -> Res<Option<Callee>> {
        let cc = self.p.calling_convention()?;
        let ret_attrs = self.p.value_attrs(AttrSite::Ret)?;
        let addrspace = match self.p.is_kw(Kw::Addrspace) {
            true => Some(self.p.opt_addrspace(0)?),
            false => None,
        };
        let at = self.p.at();
        let written = self.p.any_type()?;
        let target_at = self.p.at();
        let target = self.call_target(addrspace)?;
        // The callee's place; its value may need the type that the arguments give.
        self.ops.push(Value::reserved_value());
        let mut params = SmallVec::new();
        let args_at = self.p.at();
        self.arguments(&mut params, tail)?;
        if let Target::Debug(what) = target {
            let args = std::mem::take(&mut self.ops);
            self.p.fn_attrs()?;
            self.upgrade_debug_call(what, &args[1..], at)?;
            return Ok(None);
        }
        let (fn_ty, ret) = self.call_type(written, &target, at, args_at)?;
        self.ops[0] = self.callee_value(target, fn_ty, target_at)?;
        let at = self.p.at();
        let func = self.p.fn_attrs()?;
        if func.align.is_some() {
            return Err(self
                .p
                .error_at(at, "'align' belongs to functions, not to calls"));
        }
        let func = func.set();
        let bundles = self.bundles()?;
        let attrs = AttrList {
            func,
            ret: ret_attrs,
            params,
        };
        let info = CallInfo {
            fn_ty,
            cc,
            tail,
            attrs,
            addrspace,
            bundles,
        };
        Ok(Some(Callee { info, ret }))
    }

    // ----- the callee -------------------------------------------------------------------

    fn call_target(&mut self, addrspace: Option<u32>) -> Res<Target<'a>> {
        if self.p.is_kw(Kw::Asm) {
            return Ok(Target::Asm(self.inline_asm()?));
        }
        if let Some(d) = self.debug_callee()? {
            self.p.bump();
            return Ok(Target::Debug(d));
        }
        if self.p.is(Tok::GlobalVar) && self.p.text().starts_with(b"llvm.") {
            let name = self.p.name()?;
            if self.p.declared(&name).is_none() {
                if crate::intrinsics::is_unknown(&name) {
                    let message = format!("'@{name}' is no intrinsic, and nothing declares it");
                    return Err(self.p.error(message));
                }
                self.p.bump();
                return Ok(Target::Intrinsic(name));
            }
        }
        let space = addrspace.unwrap_or(self.p.h.layout.program_addrspace);
        let v = self.value(Type::ptr(space))?;
        Ok(Target::Value(v))
    }
    /// `asm [sideeffect] [alignstack] [inteldialect] [unwind] "text", "constraints"`
    fn inline_asm(&mut self) -> Res<Box<InlineAsm>> {
        self.p.bump();
        let side_effect = self.p.eat_kw(Kw::SideEffect);
        let align_stack = self.p.eat_kw(Kw::AlignStack);
        let intel = self.p.eat_kw(Kw::IntelDialect);
        let unwind = self.p.eat_kw(Kw::Unwind);
        let text = self.p.raw_string()?.into();
        self.comma("',' is missing in inline asm expression")?;
        let constraints = self.p.raw_string()?.into();
        Ok(Box::new(InlineAsm {
            fn_ty: Type::VOID,
            text,
            constraints,
            side_effect,
            align_stack,
            intel,
            unwind,
        }))
    }
    fn callee_value(&mut self, target: Target<'a>, fn_ty: Type, at: usize) -> Res<Value> {
        match target {
            Target::Value(v) => Ok(v),
            Target::Asm(asm) => Ok(self.f.asm_value(InlineAsm { fn_ty, ..*asm })),
            Target::Intrinsic(name) => {
                let known = self.p.h.globals.len();
                let g = self.p.implicit_intrinsic(name, fn_ty);
                let new = known < self.p.h.globals.len();
                let name = self.p.h.global_name(g);
                if new && let Some(message) = type_mistake(&self.p.h.types, name, fn_ty) {
                    return Err(self.p.error_at(at, message));
                }
                Ok(self.f.constant(Type::PTR, ConstantData::Global(g)))
            }
            Target::Debug(_) => Err(self.p.error_at(at, "debug intrinsic as a callee")),
        }
    }

    // ----- arguments ----------------------------------------------------------------------

    /// `(T attrs value, …)`; trailing empty attribute sets are left out.
    fn arguments(&mut self, attrs: &mut SmallVec<[AttrSet; 4]>, tail: TailKind) -> Res<()> {
        self.p.expect(Tok::LParen, "'(' is missing in call")?;
        let (mut n, mut forwards) = (0, false);
        while !self.p.is(Tok::RParen) {
            if n > 0 {
                self.comma("',' is missing in argument list")?;
            }
            if self.p.is(Tok::Ellipsis) {
                // Forwards the variable arguments in a `musttail` call; nothing to keep.
                forwards = true;
                if tail != TailKind::MustTail || !self.vararg {
                    let message = "'...' forwards arguments only in a musttail call of a function that has them";
                    return Err(self.p.error(message));
                }
                self.p.bump();
                break;
            }
            let at = self.p.at();
            let ty = self.p.ty()?;
            if ty == Type::METADATA {
                let v = self.value(ty)?;
                self.ops.push(v);
            } else {
                self.p.check_param_type(ty, at)?;
                let set = self.p.value_attrs(AttrSite::Value)?;
                if set != AttrSet::EMPTY {
                    attrs.resize(n, AttrSet::EMPTY);
                    attrs.push(set);
                }
                let v = self.value(ty)?;
                self.ops.push(v);
            }
            n += 1;
        }
        if tail == TailKind::MustTail && self.vararg && !forwards {
            let message =
                "a musttail call must forward the function's variable arguments with '...'";
            return Err(self.p.error(message));
        }
        self.p
            .expect(Tok::RParen, "')' is missing at end of argument list")
    }
    /// The function type: as written, or from result and arguments.
    fn call_type(
        &mut self,
        written: Type,
        target: &Target<'a>,
        at: usize,
        args_at: usize,
    ) -> Res<(Type, Type)> {
        if self.p.h.types.as_function(written).is_some() {
            let ret = self.check_arguments(written, args_at)?;
            return Ok((written, ret));
        }
        if matches!(written, Type::LABEL | Type::METADATA) {
            return Err(self.p.error_at(at, "a function cannot return this type"));
        }
        // Most calls agree with the callee's declaration, whose type is at hand.
        if let Target::Value(v) = target
            && let Some(g) = self.f.as_global(*v)
            && let Some((ret, params, false)) = self.p.h.types.as_function(self.p.h.globals[g].ty)
            && ret == written
            && params.len() + 1 == self.ops.len()
            && params
                .iter()
                .zip(&self.ops[1..])
                .all(|(&t, &v)| self.f.value_type(v) == t)
        {
            return Ok((self.p.h.globals[g].ty, written));
        }
        let types: Vec<Type> = self.ops[1..]
            .iter()
            .map(|&v| self.f.value_type(v))
            .collect();
        Ok((self.p.h.types.function(written, &types, false), written))
    }
    fn check_arguments(&self, fn_ty: Type, at: usize) -> Res<Type> {
        let Some((ret, params, vararg)) = self.p.h.types.as_function(fn_ty) else {
            return Err(self.p.error_at(at, "expected function type"));
        };
        let args = &self.ops[1..];
        if args.len() < params.len() {
            return Err(self
                .p
                .error_at(at, "fewer arguments than the function type has parameters"));
        }
        if args.len() > params.len() && !vararg {
            return Err(self
                .p
                .error_at(at, "more arguments than the function type has parameters"));
        }
        let wrong = params
            .iter()
            .zip(args)
            .find(|(t, v)| self.f.value_type(**v) != **t);
        if let Some((t, _)) = wrong {
            let message = format!("an argument should have type '{}'", self.p.type_name(*t));
            return Err(self.p.error_at(at, message));
        }
        Ok(ret)
    }

    /// `[ "tag"(T value, …), … ]`
    fn bundles(&mut self) -> Res<Bundles> {
        let mut all = Vec::new();
        if !self.p.eat(Tok::LBracket) {
            return Ok(all.into());
        }
        while !self.p.is(Tok::RBracket) {
            if !all.is_empty() {
                self.comma("',' is missing in operand bundles")?;
            }
            let tag: Box<str> = (&*self.p.string()?).into();
            self.p
                .expect(Tok::LParen, "'(' is missing in operand bundle")?;
            let mut n = 0;
            while !self.p.is(Tok::RParen) {
                if n > 0 {
                    self.comma("',' is missing in input list")?;
                }
                let v = self.typed_value()?;
                self.ops.push(v);
                n += 1;
            }
            self.p.bump();
            all.push((tag, n));
        }
        if all.is_empty() {
            return Err(self.p.error("the brackets hold no operand bundle"));
        }
        self.p.bump();
        Ok(all.into())
    }
}
