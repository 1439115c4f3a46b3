//! Function headers: `declare` and `define` up to the body.

use super::attributes::{AttrSite, FnAttrs};
use super::module::PendingBody;
use super::{Parser, Res};
use crate::attr::AttrList;
use crate::entity::{AttrSet, Global, MdNode, Symbol};
use crate::inst::Align;
use crate::module::{FunctionDecl, GlobalData, GlobalKind, Linkage, cc};
use crate::text::conventions;
use crate::text::lexer::{Kw, Tok};
use crate::types::Type;
use rustc_hash::FxHashSet;
use std::borrow::Cow;

/// A parameter as written.
pub(super) struct Param<'a> {
    pub(super) ty: Type,
    pub(super) name: ParamName<'a>,
    pub(super) at: u32,
}

/// What a parameter is called.
pub(super) enum ParamName<'a> {
    None,
    Named(Cow<'a, str>),
    Numbered(u32),
}

/// A parsed parameter list.
#[derive(Default)]
pub(super) struct Params<'a> {
    pub(super) list: Vec<Param<'a>>,
    pub(super) attrs: Vec<AttrSet>,
    pub(super) vararg: bool,
}

impl<'a> Parser<'a> {
    /// `declare …`
    pub(super) fn declare(&mut self, next_global: &mut u32) -> Res<()> {
        self.bump();
        let mut attachments = Vec::new();
        while self.is(Tok::MdVar) {
            attachments.push(self.global_attachment()?);
        }
        self.header(next_global, attachments, false)?;
        Ok(())
    }

    /// `define …` up to the brace; the body is skipped and returned for later.
    pub(super) fn define(&mut self, next_global: &mut u32) -> Res<PendingBody<'a>> {
        self.bump();
        let at = self.at();
        let (Some(global), params) = self.header(next_global, Vec::new(), true)? else {
            return Err(self.error_at(at, "the name of the function must stand here"));
        };
        while self.is(Tok::MdVar) {
            let a = self.global_attachment()?;
            self.h.globals[global].attachments.push(a);
        }
        if !self.is(Tok::LBrace) {
            return Err(self.error("'{' is missing in function body"));
        }
        let open = self.at();
        let end = self.scan.group_end(open).unwrap_or(self.lex.text().len());
        self.seek(end);
        Ok(PendingBody {
            global,
            open,
            params,
        })
    }

    /// Everything but keyword, attachments and body. A skipped debug intrinsic has no global.
    fn header(
        &mut self,
        next_global: &mut u32,
        attachments: Vec<(Symbol, MdNode)>,
        defined: bool,
    ) -> Res<(Option<Global>, Vec<Param<'a>>)> {
        let prefix = self.prefix()?;
        self.check_function_linkage(prefix.linkage, defined, prefix.at)?;
        let cc = self.calling_convention()?;
        let ret_attrs = self.value_attrs(AttrSite::Ret)?;
        let ret_at = self.at();
        let ret = self.any_type()?;
        if matches!(ret, Type::LABEL | Type::METADATA) || self.h.types.as_function(ret).is_some() {
            return Err(self.error_at(ret_at, "a function cannot return this type"));
        }
        let at = self.at();
        let global = self.function_name(next_global, defined)?;
        let params = self.params()?;
        let name = global.and_then(|g| self.h.globals[g].name.clone());
        let mut data = GlobalData {
            attachments,
            ..super::globals::prefixed_global(name, &prefix)
        };
        let mut decl = FunctionDecl {
            cc,
            defined,
            ..FunctionDecl::default()
        };
        let attrs = self.header_tail(&mut data, &mut decl)?;
        if let Some(at) = attrs.builtin {
            return Err(self.error_at(at, "'builtin' belongs to calls, not to functions"));
        }
        if !defined {
            self.check_names(&params.list)?;
        }
        let types: Vec<Type> = params.list.iter().map(|p| p.ty).collect();
        data.ty = self.h.types.function(ret, &types, params.vararg);
        data.align = attrs.align;
        decl.attrs = attr_list(attrs.set(), ret_attrs, params.attrs);
        data.kind = GlobalKind::Function(decl);
        // The declaration of a debug intrinsic has no global: its calls become records.
        if let Some(g) = global {
            if self.h.globals[g].ty != Type::VOID {
                let name = self.h.global_name(g);
                let message = format!("'@{name}' is defined twice");
                return Err(self.error_at(at, message));
            }
            self.h.globals[g] = data;
        }
        Ok((global, params.list))
    }

    /// Parameters of a declaration have different names, and numbers in order.
    fn check_names(&self, params: &[Param<'a>]) -> Res<()> {
        let mut names: FxHashSet<&str> = FxHashSet::default();
        let mut next = 0;
        for p in params {
            let at = p.at as usize;
            match &p.name {
                ParamName::Named(name) if !names.insert(name) => {
                    return Err(self.error_at(at, "two parameters have this name"));
                }
                ParamName::Named(_) => {}
                ParamName::Numbered(n) => {
                    self.check_number(*n, next, "argument", at)?;
                    next = n + 1;
                }
                ParamName::None => next += 1,
            }
        }
        Ok(())
    }

    fn check_function_linkage(&self, l: Option<Linkage>, defined: bool, at: usize) -> Res<()> {
        let message = match l {
            Some(Linkage::ExternalWeak) if defined => "a defined function cannot have this linkage",
            Some(Linkage::Appending | Linkage::Common) => "a function cannot have this linkage",
            None | Some(Linkage::External | Linkage::ExternalWeak) => return Ok(()),
            Some(_) if !defined => "a declared function cannot have this linkage",
            Some(_) => return Ok(()),
        };
        Err(self.error_at(at, message))
    }
    /// `@name`; `None` for the declaration of a debug intrinsic.
    fn function_name(&mut self, next_global: &mut u32, defined: bool) -> Res<Option<Global>> {
        match self.kind() {
            Tok::GlobalVar if !self.is_empty_name() => {
                let name = self.name()?;
                if !defined
                    && super::debug::is_debug_intrinsic(&name)
                    && self.h.lookup(&name).is_none()
                {
                    if !self.debug_intrinsics.insert(name) {
                        return Err(self.error("this debug intrinsic is declared already"));
                    }
                    self.bump();
                    return Ok(None);
                }
            }
            Tok::GlobalVar | Tok::GlobalId(_) => {}
            _ => return Err(self.error("the name of the function must stand here")),
        }
        self.defined_global(next_global, "function").map(Some)
    }

    /// `(T attrs %name, …)`
    fn params(&mut self) -> Res<Params<'a>> {
        self.expect(Tok::LParen, "'(' is missing in function argument list")?;
        let mut out = Params::default();
        while !self.is(Tok::RParen) {
            if self.eat(Tok::Ellipsis) {
                out.vararg = true;
                break;
            }
            let at = self.tok.at;
            let ty = self.any_type()?;
            self.check_param_type(ty, at as usize)?;
            if !self.h.types.is_first_class(ty) {
                return Err(self.error_at(at as usize, "a parameter cannot have this type"));
            }
            out.attrs.push(self.value_attrs(AttrSite::Value)?);
            let name = match self.kind() {
                Tok::LocalVar if self.is_empty_name() => ParamName::None,
                Tok::LocalVar => ParamName::Named(self.name()?),
                Tok::LocalId(n) => ParamName::Numbered(n),
                _ => ParamName::None,
            };
            if matches!(self.kind(), Tok::LocalVar | Tok::LocalId(_)) {
                self.bump();
            }
            out.list.push(Param { ty, name, at });
            if !self.eat(Tok::Comma) {
                break;
            }
            if self.is(Tok::RParen) {
                return Err(self.error("a type must stand here"));
            }
        }
        self.expect(Tok::RParen, "')' is missing at end of argument list")?;
        Ok(out)
    }

    /// From `unnamed_addr` to `personality`.
    fn header_tail(&mut self, data: &mut GlobalData, decl: &mut FunctionDecl) -> Res<FnAttrs> {
        data.unnamed_addr = self.unnamed_addr();
        let default = self.h.layout.program_addrspace;
        data.addrspace = self.opt_addrspace(default)?;
        let mut attrs = self.fn_attrs()?;
        if self.eat_kw(Kw::Section) {
            data.section = Some(self.symbol_string()?);
        }
        if self.eat_kw(Kw::Partition) {
            data.partition = Some(self.symbol_string()?);
        }
        data.comdat = self.opt_comdat(data.name.as_deref())?;
        if self.eat_kw(Kw::Align) {
            attrs.align = Some(self.function_align()?);
        }
        if self.eat_kw(Kw::Gc) {
            decl.gc = Some(self.symbol_string()?);
        }
        if self.eat_kw(Kw::Prefix) {
            decl.prefix = Some(self.typed_module_constant()?);
        }
        if self.eat_kw(Kw::Prologue) {
            decl.prologue = Some(self.typed_module_constant()?);
        }
        if self.eat_kw(Kw::Personality) {
            decl.personality = Some(self.typed_module_constant()?);
        }
        Ok(attrs)
    }
    fn function_align(&mut self) -> Res<Align> {
        let paren = self.eat(Tok::LParen);
        let a = self.align_value()?;
        if paren {
            self.expect(Tok::RParen, "')' is missing")?;
        }
        Ok(a)
    }

    /// `fastcc`, `cc 71`, or nothing for `ccc`.
    pub(super) fn calling_convention(&mut self) -> Res<u32> {
        let number = match self.kind() {
            Tok::Kw(Kw::Cc) => {
                self.bump();
                let at = self.at();
                let n = self.u32()?;
                if n > 1023 {
                    return Err(self.error_at(at, "calling conventions have numbers up to 1023"));
                }
                return Ok(n);
            }
            Tok::Word if self.text() == conventions::VECTOR_FAMILY.as_bytes() => {
                self.bump();
                return self.vector_convention();
            }
            Tok::Word => self.word().and_then(conventions::number),
            _ => None,
        };
        if number.is_some() {
            self.bump();
        }
        Ok(number.unwrap_or(cc::C))
    }
    /// `(128)` of `riscv_vls_cc(128)`: the bits of a vector register.
    fn vector_convention(&mut self) -> Res<u32> {
        self.expect(Tok::LParen, "'(' is missing")?;
        let at = self.at();
        let bits = self.u32()?;
        let number = conventions::of_vector_bits(bits).ok_or_else(|| {
            self.error_at(
                at,
                "vectors of this convention have 32 to 65536 bits, a power of two",
            )
        })?;
        self.expect(Tok::RParen, "')' is missing")?;
        Ok(number)
    }
}

/// Attributes by position; parameters without any at the end are left out.
fn attr_list(func: AttrSet, ret: AttrSet, mut params: Vec<AttrSet>) -> AttrList {
    while params.last() == Some(&AttrSet::EMPTY) {
        params.pop();
    }
    let params = params.into();
    AttrList { func, ret, params }
}
