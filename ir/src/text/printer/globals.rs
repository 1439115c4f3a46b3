//! Everything at module level, in LLVM's order, and the heads of functions.
//!
//! ```text
//!   source_filename, datalayout, triple, module asm      globals: variables, aliases, ifuncs
//!   named types                                          functions, declared and defined
//!   comdats                                              attribute groups, metadata, summaries
//! ```
//!
//! Within a class, names keep the order of the module. Attribute groups of heads get their numbers before any of call
//! sites, as LLVM numbers them, so that the text is the one that `llvm-dis` 22 prints. What is the default is left out:
//! `external` of a definition, visibility, `dso_local` where linkage or visibility imply it, `addrspace(0)`, the C
//! calling convention.
//!
//! The whole-program summaries are left out as a whole if a name that they speak of was erased.

use super::Printer;
use super::typeorder::definition_order;
use crate::constant::ConstantData;
use crate::entity::{Comdat, Constant, Global, Symbol};
use crate::function::Function;
use crate::module::{
    DllStorage, FunctionDecl, GlobalData, GlobalKind, Linkage, TlsMode, UnnamedAddr, Variable,
    Visibility,
};
use crate::text::conventions;
use crate::types::write_struct_body;

impl Printer<'_> {
    /// The whole module.
    pub(super) fn module(&mut self) {
        self.identification();
        self.named_types();
        self.comdats();
        self.number_head_groups();
        for class in [is_variable, is_alias, is_ifunc] {
            self.globals_of(class);
        }
        self.functions();
        self.attribute_groups();
        self.metadata_tables();
        self.summaries();
    }

    /// The whole-program index, unless a name that it speaks of is gone.
    fn summaries(&mut self) {
        let header = self.header;
        let gone = |g| header.globals.get(g).is_none() || header.is_erased(g);
        if header.summary.iter().filter_map(|s| s.global).any(gone) {
            return;
        }
        for (n, s) in header.summary.iter().enumerate() {
            if n == 0 {
                self.gap();
            }
            self.push(&String::from_utf8_lossy(&s.text));
            self.push("\n");
        }
    }

    fn identification(&mut self) {
        let header = self.header;
        if let Some(s) = &header.source_filename {
            self.push("source_filename = ");
            self.quoted(s);
            self.push("\n");
        }
        if !header.layout.text.is_empty() {
            self.push("target datalayout = ");
            self.quoted(&header.layout.text);
            self.push("\n");
        }
        if !header.triple.is_empty() {
            self.push("target triple = ");
            self.quoted(&header.triple);
            self.push("\n");
        }
        if !header.module_asm.is_empty() {
            self.gap();
        }
        for line in &header.module_asm {
            self.push("module asm ");
            self.quoted_bytes(line);
            self.push("\n");
        }
    }

    /// Definitions of named structs: the numbered ones first, as LLVM does.
    fn named_types(&mut self) {
        let types = &self.header.types;
        if !types.named_structs().is_empty() {
            self.gap();
        }
        for t in definition_order(types) {
            self.ty(t);
            self.push(" = type ");
            match types.body(t) {
                Some(b) => {
                    let _ = write_struct_body(&mut self.out, types, &b.fields, b.packed);
                }
                None => self.push("opaque"),
            }
            self.push("\n");
        }
    }

    fn comdats(&mut self) {
        let header = self.header;
        for c in header.comdats.values() {
            self.gap();
            self.push("$");
            self.name(&c.name);
            self.push(" = comdat ");
            self.push(c.kind.keyword());
            self.push("\n");
        }
    }

    /// Groups of variables and functions are numbered before those of call sites.
    fn number_head_groups(&mut self) {
        let header = self.header;
        let variables = header.globals.values().filter_map(|d| match &d.kind {
            GlobalKind::Variable(v) => v.attrs,
            _ => None,
        });
        let functions = header.globals.values().filter_map(|d| match &d.kind {
            GlobalKind::Function(d) => Some(d.attrs.func),
            _ => None,
        });
        for set in variables.chain(functions) {
            if !header.attrs.get(set).is_empty() {
                self.group_number(set);
            }
        }
    }

    fn globals_of(&mut self, class: fn(&GlobalKind) -> bool) {
        let header = self.header;
        let mut first = true;
        for (g, data) in header.globals.iter().filter(|(_, d)| class(&d.kind)) {
            if first {
                self.gap();
                first = false;
            }
            self.global(g);
            self.push(" = ");
            match &data.kind {
                GlobalKind::Variable(v) => self.variable(data, v),
                GlobalKind::Alias(target) => self.indirect(data, "alias ", *target),
                GlobalKind::IFunc(resolver) => self.indirect(data, "ifunc ", *resolver),
                GlobalKind::Function(_) | GlobalKind::Erased => {}
            }
            self.push("\n");
        }
    }

    fn linkage(&mut self, data: &GlobalData) {
        if data.linkage != Linkage::External {
            self.push(data.linkage.keyword());
            self.push(" ");
        }
    }

    /// `dso_local`, visibility and DLL storage class, each followed by a space.
    fn placement(&mut self, data: &GlobalData) {
        let visible = data.visibility == Visibility::Default;
        let implied =
            data.linkage.is_local() || (!visible && data.linkage != Linkage::ExternalWeak);
        if data.dso_local && !implied {
            self.push("dso_local ");
        }
        if !visible {
            self.push(data.visibility.keyword());
            self.push(" ");
        }
        if data.dll != DllStorage::None {
            self.push(data.dll.keyword());
            self.push(" ");
        }
    }

    fn thread_local(&mut self, tls: TlsMode) {
        match tls {
            TlsMode::None => {}
            TlsMode::GeneralDynamic => self.push("thread_local "),
            other => {
                self.push("thread_local(");
                self.push(other.keyword());
                self.push(") ");
            }
        }
    }

    fn variable(&mut self, data: &GlobalData, v: &Variable) {
        if v.init.is_none() && data.linkage == Linkage::External {
            self.push("external ");
        }
        self.linkage(data);
        self.placement(data);
        self.thread_local(data.tls);
        if data.unnamed_addr != UnnamedAddr::None {
            self.push(data.unnamed_addr.keyword());
            self.push(" ");
        }
        if data.addrspace != 0 {
            self.push("addrspace(");
            self.uint(u64::from(data.addrspace));
            self.push(") ");
        }
        if v.externally_initialized {
            self.push("externally_initialized ");
        }
        self.push(if v.constant { "constant " } else { "global " });
        self.ty(data.ty);
        if let Some(init) = v.init {
            let header = self.header;
            self.push(" ");
            self.constant(&header.constants, init);
        }
        self.variable_tail(data, v);
    }

    fn variable_tail(&mut self, data: &GlobalData, v: &Variable) {
        let header = self.header;
        self.named_text(", section ", data.section);
        self.named_text(", partition ", data.partition);
        self.named_text(", code_model ", v.code_model);
        for &s in &v.sanitizer {
            self.push(", ");
            self.push(header.str(s));
        }
        self.comdat(data, ",");
        if let Some(a) = data.align {
            self.push(", align ");
            self.uint(a.bytes());
        }
        self.global_attachments(data, ",");
        if let Some(set) = v.attrs {
            self.group_ref(set);
        }
    }

    fn named_text(&mut self, keyword: &str, text: Option<Symbol>) {
        if let Some(s) = text {
            self.push(keyword);
            self.quoted_symbol(s);
        }
    }

    /// ` comdat`, or ` comdat($name)` if the comdat is named otherwise than its member.
    fn comdat(&mut self, data: &GlobalData, separator: &str) {
        let Some(c) = data.comdat else { return };
        self.push(separator);
        self.push(" comdat");
        let header = self.header;
        let name = header.comdats.get(c).map_or("", |c: &_| &*c.name);
        if data.name.as_deref() != Some(name) {
            self.comdat_name(c);
        }
    }

    fn comdat_name(&mut self, c: Comdat) {
        let header = self.header;
        self.push("($");
        match header.comdats.get(c) {
            Some(c) => self.name(&c.name),
            None => self.push(super::BAD_REF),
        }
        self.push(")");
    }

    fn global_attachments(&mut self, data: &GlobalData, separator: &str) {
        for &(kind, node) in &data.attachments {
            self.push(separator);
            self.push(" ");
            self.metadata_name(kind);
            self.push(" ");
            self.metadata(crate::metadata::Metadata::Node(node));
        }
    }

    /// An alias or ifunc.
    fn indirect(&mut self, data: &GlobalData, keyword: &str, target: Constant) {
        let header = self.header;
        self.linkage(data);
        self.placement(data);
        self.thread_local(data.tls);
        if data.unnamed_addr != UnnamedAddr::None {
            self.push(data.unnamed_addr.keyword());
            self.push(" ");
        }
        self.push(keyword);
        self.ty(data.ty);
        self.push(", ");
        // LLVM leaves the type of an expression out here.
        if matches!(header.constants.get(target), ConstantData::Expr(_)) {
            self.constant(&header.constants, target);
        } else {
            self.typed_constant(&header.constants, target);
        }
        self.named_text(", partition ", data.partition);
        self.global_attachments(data, ",");
    }

    fn functions(&mut self) {
        let header = self.header;
        for (g, data) in &header.globals {
            if is_function(&data.kind) {
                self.gap();
                let body = self.body(g);
                self.function(g, body);
            }
        }
    }

    /// A function: with a body a definition, else a declaration.
    pub(super) fn function(&mut self, g: Global, body: Option<&Function>) {
        let header = self.header;
        let Some(data) = header.globals.get(g) else {
            return self.push(super::BAD_REF);
        };
        let GlobalKind::Function(decl) = &data.kind else {
            return self.push(super::BAD_REF);
        };
        let locals = body.map(super::LocalNumbers::new);
        let body = body.zip(locals.as_ref());
        if body.is_some() {
            self.push("define ");
        } else {
            self.push("declare");
            self.global_attachments(data, "");
            self.push(" ");
        }
        self.linkage(data);
        self.placement(data);
        self.calling_convention(decl.cc);
        self.attrs_before(decl.attrs.ret);
        self.signature(g, data, decl, body);
        self.function_tail(data, decl);
        let Some((f, locals)) = body else {
            return self.push("\n");
        };
        self.global_attachments(data, "");
        self.push(" {\n");
        self.blocks(f, locals);
        self.push("}\n");
    }

    fn signature(
        &mut self,
        g: Global,
        data: &GlobalData,
        decl: &FunctionDecl,
        body: Option<(&Function, &super::LocalNumbers)>,
    ) {
        let header = self.header;
        let Some((ret, params, vararg)) = header.types.as_function(data.ty) else {
            return self.push(super::BAD_REF);
        };
        self.ty(ret);
        self.push(" ");
        self.global(g);
        self.push("(");
        for (n, &ty) in params.iter().enumerate() {
            if n > 0 {
                self.push(", ");
            }
            self.ty(ty);
            self.attrs_after(decl.attrs.param(n));
            if let Some((f, locals)) = body {
                self.push(" ");
                self.operand(f, locals, f.args().get(n).copied());
            }
        }
        if vararg {
            self.push(if params.is_empty() { "..." } else { ", ..." });
        }
        self.push(")");
    }

    fn function_tail(&mut self, data: &GlobalData, decl: &FunctionDecl) {
        if data.unnamed_addr != UnnamedAddr::None {
            self.push(" ");
            self.push(data.unnamed_addr.keyword());
        }
        if data.addrspace != 0 || self.header.layout.program_addrspace != 0 {
            self.push(" addrspace(");
            self.uint(u64::from(data.addrspace));
            self.push(")");
        }
        self.group_ref(decl.attrs.func);
        self.named_text(" section ", data.section);
        self.named_text(" partition ", data.partition);
        self.comdat(data, "");
        if let Some(a) = data.align {
            self.push(" align ");
            self.uint(a.bytes());
        }
        self.named_text(" gc ", decl.gc);
        let header = self.header;
        let extra = [
            (" prefix ", decl.prefix),
            (" prologue ", decl.prologue),
            (" personality ", decl.personality),
        ];
        for (keyword, constant) in extra {
            if let Some(c) = constant {
                self.push(keyword);
                self.typed_constant(&header.constants, c);
            }
        }
    }

    /// The keyword of a calling convention and a space; nothing for C.
    pub(super) fn calling_convention(&mut self, cc: u32) {
        if cc == 0 {
            return;
        }
        match (conventions::keyword(cc), conventions::vector_bits(cc)) {
            (Some(keyword), _) => self.push(keyword),
            (None, Some(bits)) => {
                self.push(conventions::VECTOR_FAMILY);
                self.push("(");
                self.uint(u64::from(bits));
                self.push(")");
            }
            (None, None) => {
                self.push("cc");
                self.uint(u64::from(cc));
            }
        }
        self.push(" ");
    }
}

fn is_variable(k: &GlobalKind) -> bool {
    matches!(k, GlobalKind::Variable(_))
}
fn is_alias(k: &GlobalKind) -> bool {
    matches!(k, GlobalKind::Alias(_))
}
fn is_ifunc(k: &GlobalKind) -> bool {
    matches!(k, GlobalKind::IFunc(_))
}
fn is_function(k: &GlobalKind) -> bool {
    matches!(k, GlobalKind::Function(_))
}
