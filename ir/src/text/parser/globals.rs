//! Global variables, aliases, ifuncs and comdats.
//!
//! ```text
//!   @x = [linkage] [dso_local] [visibility] [dll] [thread_local] [unnamed_addr]      `prefix`, `global`
//!        [addrspace(n)] [externally_initialized] global|constant TYPE [INIT] [, property]*      `variable`
//!      | alias TYPE, AliaseeTYPE AliaseeEXPR | ifunc …                                           `alias`
//!   $c = comdat KIND                                                                             read first
//! ```
//!
//! A name may be mentioned before it is defined: a mention makes a blank global, which the definition fills in
//! ([`blank_global`]); one that is filled already is defined twice. Names without a name are numbered in order of the
//! text.
//!
//! Properties behind the initialiser (`section`, `align`, `comdat`, `!dbg` …) come in any order. What LLVM's reader
//! checks is checked here: a local name has default visibility and no DLL storage class, `dllimport` is not
//! `dso_local`.

use super::{Parser, Res};
use crate::attr::{Attr, AttrKind};
use crate::entity::Comdat;
use crate::entity::{Global, Symbol};
use crate::module::{
    ComdatData, ComdatKind, DllStorage, GlobalData, GlobalKind, Linkage, TlsMode, UnnamedAddr,
    Variable, Visibility,
};
use crate::text::lexer::{Kw, Tok};
use crate::types::Type;

/// What precedes the kind of a global: linkage and so on.
#[derive(Default)]
pub(super) struct Prefix {
    pub(super) linkage: Option<Linkage>,
    pub(super) dso_local: bool,
    pub(super) visibility: Visibility,
    pub(super) dll: DllStorage,
    pub(super) at: usize,
}

/// A global of which only the name is known yet.
pub(super) fn blank_global(name: Option<Box<str>>) -> GlobalData {
    GlobalData {
        name,
        linkage: Linkage::External,
        visibility: Visibility::Default,
        dll: DllStorage::None,
        dso_local: false,
        tls: TlsMode::None,
        unnamed_addr: UnnamedAddr::None,
        addrspace: 0,
        ty: Type::VOID,
        section: None,
        partition: None,
        comdat: None,
        align: None,
        attachments: Vec::new(),
        kind: GlobalKind::Variable(Variable::default()),
    }
}

/// A global with what precedes its kind.
pub(super) fn prefixed_global(name: Option<Box<str>>, prefix: &Prefix) -> GlobalData {
    GlobalData {
        linkage: prefix.linkage.unwrap_or_default(),
        dso_local: prefix.dso_local,
        visibility: prefix.visibility,
        dll: prefix.dll,
        ..blank_global(name)
    }
}

impl<'a> Parser<'a> {
    /// `[linkage] [dso_local] [visibility] [dll storage class]`
    pub(super) fn prefix(&mut self) -> Res<Prefix> {
        let mut p = Prefix {
            at: self.at(),
            ..Prefix::default()
        };
        p.linkage = self.linkage();
        if self.eat_kw(Kw::DsoLocal) {
            p.dso_local = true;
        } else {
            self.eat_kw(Kw::DsoPreemptable);
        }
        p.visibility = match self.kind() {
            Tok::Kw(Kw::Default) => Visibility::Default,
            Tok::Kw(Kw::Hidden) => Visibility::Hidden,
            Tok::Kw(Kw::Protected) => Visibility::Protected,
            _ => return self.dll_storage(p),
        };
        self.bump();
        self.dll_storage(p)
    }
    fn dll_storage(&mut self, mut p: Prefix) -> Res<Prefix> {
        p.dll = match self.kind() {
            Tok::Kw(Kw::DllImport) => DllStorage::Import,
            Tok::Kw(Kw::DllExport) => DllStorage::Export,
            _ => return self.check_prefix(p),
        };
        self.bump();
        if p.dso_local && p.dll == DllStorage::Import {
            return Err(self.error("what is imported cannot be dso_local"));
        }
        self.check_prefix(p)
    }
    fn check_prefix(&self, p: Prefix) -> Res<Prefix> {
        if p.linkage.is_some_and(Linkage::is_local) {
            if p.visibility != Visibility::Default {
                return Err(self.error_at(p.at, "a local name cannot be hidden or protected"));
            }
            if p.dll != DllStorage::None {
                return Err(self.error_at(p.at, "a local name cannot be imported or exported"));
            }
        }
        Ok(p)
    }
    fn linkage(&mut self) -> Option<Linkage> {
        let l = match self.kind() {
            Tok::Kw(Kw::Private) => Linkage::Private,
            Tok::Kw(Kw::Internal) => Linkage::Internal,
            Tok::Kw(Kw::Weak) => Linkage::WeakAny,
            Tok::Kw(Kw::WeakOdr) => Linkage::WeakOdr,
            Tok::Kw(Kw::LinkOnce) => Linkage::LinkOnceAny,
            Tok::Kw(Kw::LinkOnceOdr) => Linkage::LinkOnceOdr,
            Tok::Kw(Kw::AvailableExternally) => Linkage::AvailableExternally,
            Tok::Kw(Kw::Appending) => Linkage::Appending,
            Tok::Kw(Kw::Common) => Linkage::Common,
            Tok::Kw(Kw::ExternWeak) => Linkage::ExternalWeak,
            Tok::Kw(Kw::External) => Linkage::External,
            _ => return None,
        };
        self.bump();
        Some(l)
    }
    fn thread_local(&mut self) -> Res<TlsMode> {
        if !self.eat_kw(Kw::ThreadLocal) {
            return Ok(TlsMode::None);
        }
        if !self.eat(Tok::LParen) {
            return Ok(TlsMode::GeneralDynamic);
        }
        let mode = match self.word() {
            Some("localdynamic") => TlsMode::LocalDynamic,
            Some("initialexec") => TlsMode::InitialExec,
            Some("localexec") => TlsMode::LocalExec,
            _ => return Err(self.error("no model of thread-local storage")),
        };
        self.bump();
        self.expect(Tok::RParen, "')' is missing after thread local model")?;
        Ok(mode)
    }
    pub(super) fn unnamed_addr(&mut self) -> UnnamedAddr {
        if self.eat_kw(Kw::UnnamedAddr) {
            UnnamedAddr::Global
        } else if self.eat_kw(Kw::LocalUnnamedAddr) {
            UnnamedAddr::Local
        } else {
            UnnamedAddr::None
        }
    }

    /// `@x = …`
    pub(super) fn global(&mut self, next_global: &mut u32) -> Res<()> {
        let at = self.at();
        let g = self.defined_global(next_global, "variable")?;
        if self.h.globals[g].ty != Type::VOID {
            return Err(self.redefinition(g, at));
        }
        self.expect(Tok::Equal, "'=' is missing in global variable")?;
        let prefix = self.prefix()?;
        let mut data = prefixed_global(self.h.globals[g].name.clone(), &prefix);
        data.tls = self.thread_local()?;
        data.unnamed_addr = self.unnamed_addr();
        if matches!(self.kind(), Tok::Kw(Kw::Alias | Kw::IFunc)) {
            self.alias(&mut data, prefix.at)?;
        } else {
            self.variable(&mut data, prefix.linkage)?;
        }
        self.h.globals[g] = data;
        Ok(())
    }
    pub(super) fn redefinition(&self, g: Global, at: usize) -> Box<super::Error> {
        let name = match &self.h.globals[g].name {
            Some(n) => format!("'@{n}' is defined twice"),
            None => "this number is defined twice".into(),
        };
        self.error_at(at, name)
    }

    fn variable(&mut self, data: &mut GlobalData, linkage: Option<Linkage>) -> Res<()> {
        data.addrspace = self.opt_addrspace(0)?;
        let mut v = Variable {
            externally_initialized: self.eat_kw(Kw::ExternallyInitialized),
            ..Variable::default()
        };
        v.constant = match self.kind() {
            Tok::Kw(Kw::ConstantKw) => true,
            Tok::Kw(Kw::Global) => false,
            _ => return Err(self.error("neither 'global' nor 'constant' stands here")),
        };
        self.bump();
        let at = self.at();
        data.ty = self.ty()?;
        if self.h.types.as_function(data.ty).is_some()
            || matches!(data.ty, Type::LABEL | Type::METADATA | Type::TOKEN)
        {
            return Err(self.error_at(at, "a variable cannot have this type"));
        }
        let declared = matches!(linkage, Some(Linkage::External | Linkage::ExternalWeak));
        if !declared {
            v.init = Some(self.module_constant(data.ty)?);
        }
        while self.eat(Tok::Comma) {
            self.variable_property(data, &mut v)?;
        }
        let attrs = self.fn_attrs()?;
        // Of a function it is the alignment; of a variable, whose own stands elsewhere, one attribute of many.
        v.attrs = match attrs.align {
            Some(a) => Some(self.with_attr(attrs.set, Attr::Align(a.bytes()))),
            None => attrs.set,
        };
        data.kind = GlobalKind::Variable(v);
        Ok(())
    }
    fn variable_property(&mut self, data: &mut GlobalData, v: &mut Variable) -> Res<()> {
        match self.kind() {
            Tok::Kw(Kw::Section) => {
                self.bump();
                data.section = Some(self.symbol_string()?);
            }
            Tok::Kw(Kw::Partition) => {
                self.bump();
                data.partition = Some(self.symbol_string()?);
            }
            Tok::Kw(Kw::Align) => {
                self.bump();
                let paren = self.eat(Tok::LParen);
                data.align = Some(self.align_value()?);
                if paren {
                    self.expect(Tok::RParen, "')' is missing")?;
                }
            }
            Tok::Kw(Kw::CodeModel) => {
                self.bump();
                let at = self.at();
                let model = self.string()?;
                if !matches!(&*model, "tiny" | "small" | "kernel" | "medium" | "large") {
                    return Err(self.error_at(at, "no code model"));
                }
                v.code_model = Some(self.h.strings.intern(&model));
            }
            Tok::MdVar => {
                let a = self.global_attachment()?;
                data.attachments.push(a);
            }
            Tok::Kw(Kw::Comdat) => data.comdat = self.opt_comdat(data.name.as_deref())?,
            Tok::Kw(
                Kw::NoSanitizeAddress | Kw::NoSanitizeHwaddress | Kw::SanitizeAddressDyninit,
            )
            | Tok::Attr(AttrKind::SanitizeMemTag) => {
                let s = self.word().unwrap_or("");
                let s = self.h.strings.intern(s);
                v.sanitizer.push(s);
                self.bump();
            }
            _ => return Err(self.error("no property of a variable")),
        }
        Ok(())
    }
    /// `!kind !N`
    pub(super) fn global_attachment(&mut self) -> Res<(Symbol, crate::entity::MdNode)> {
        let name = crate::names::escape(&crate::names::unescape(self.text()));
        let kind = self.h.strings.intern(&name);
        self.bump();
        let node = self.md_node()?;
        Ok((kind, node))
    }

    /// `alias` and `ifunc`
    fn alias(&mut self, data: &mut GlobalData, at: usize) -> Res<()> {
        let is_alias = self.is_kw(Kw::Alias);
        self.bump();
        if is_alias
            && matches!(
                data.linkage,
                Linkage::AvailableExternally
                    | Linkage::Appending
                    | Linkage::Common
                    | Linkage::ExternalWeak
            )
            && data.linkage != Linkage::AvailableExternally
        {
            return Err(self.error_at(at, "an alias cannot have this linkage"));
        }
        data.ty = self.ty()?;
        self.expect(Tok::Comma, "',' is missing after alias or ifunc's type")?;
        let target_at = self.at();
        let target = match self.kind() {
            Tok::Kw(Kw::BitCast | Kw::GetElementPtr | Kw::AddrSpaceCast | Kw::IntToPtr) => {
                self.untyped_aliasee()?
            }
            _ => self.typed_module_constant()?,
        };
        let Some(space) = self.h.constants.ty(target).address_space() else {
            return Err(self.error_at(target_at, "an alias or ifunc stands for a pointer"));
        };
        data.addrspace = space;
        data.kind = if is_alias {
            GlobalKind::Alias(target)
        } else {
            GlobalKind::IFunc(target)
        };
        while self.eat(Tok::Comma) {
            match self.kind() {
                Tok::Kw(Kw::Partition) => {
                    self.bump();
                    data.partition = Some(self.symbol_string()?);
                }
                Tok::MdVar if !is_alias => {
                    let a = self.global_attachment()?;
                    data.attachments.push(a);
                }
                _ => return Err(self.error("no property of an alias or ifunc")),
            }
        }
        Ok(())
    }
    /// An expression without its type in front; it says its type itself.
    fn untyped_aliasee(&mut self) -> Res<crate::entity::Constant> {
        let mut pool = std::mem::take(&mut self.h.constants);
        let kw = match self.kind() {
            Tok::Kw(kw) => kw,
            _ => Kw::GetElementPtr,
        };
        let r = self.nested(|p| p.untyped_constant_expr(&mut pool, kw));
        self.h.constants = pool;
        r
    }

    // ----- comdats ----------------------------------------------------------------

    /// `$c = comdat any`; parsed ahead of everything that may refer to it.
    pub(super) fn comdat_definition(&mut self) -> Res<()> {
        let name = self.name()?;
        if self.comdats.contains_key(&name) {
            return Err(self.error(format!("'${name}' is defined twice")));
        }
        self.bump();
        self.expect(Tok::Equal, "'=' is missing")?;
        if !self.eat_kw(Kw::Comdat) {
            return Err(self.error("'comdat' is missing"));
        }
        let kind = self
            .word()
            .filter(|w| !w.is_empty())
            .and_then(ComdatKind::from_keyword);
        let kind = kind.ok_or_else(|| self.error("no selection kind of comdats"))?;
        self.bump();
        let data = ComdatData {
            name: (&*name).into(),
            kind,
        };
        let c = self.h.comdats.push(data);
        self.comdats.insert(name, c);
        Ok(())
    }
    /// `comdat`, `comdat($c)` or nothing.
    pub(super) fn opt_comdat(&mut self, own_name: Option<&str>) -> Res<Option<Comdat>> {
        let at = self.at();
        if !self.eat_kw(Kw::Comdat) {
            return Ok(None);
        }
        let found = if self.eat(Tok::LParen) {
            if !self.is(Tok::ComdatVar) {
                return Err(self.error("the name of a comdat must stand here"));
            }
            let name = self.name()?;
            let found = self.comdats.get(&name).copied();
            let found = found.ok_or_else(|| self.error("this comdat is defined nowhere"))?;
            self.bump();
            self.expect(Tok::RParen, "')' is missing after comdat var")?;
            found
        } else {
            let Some(name) = own_name else {
                return Err(self.error_at(at, "a global without name needs the name of its comdat"));
            };
            let found = self.comdats.get(name).copied();
            found.ok_or_else(|| self.error_at(at, "this comdat is defined nowhere"))?
        };
        Ok(Some(found))
    }
}
