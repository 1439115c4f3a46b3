//! A module: the header that everybody reads, and the bodies that passes change.
//!
//! ```text
//! Module
//!   header: Header    types, attribute sets, strings          interned, only ever added to
//!                     globals: names and declarations         functions, variables, aliases, ifuncs
//!                     pool: constants of initialisers         metadata, comdats, data layout, triple
//!   bodies            one Function per defined function, each with its own constants and metadata attachments
//! ```
//!
//! [`Header`] holds what function bodies refer to but do not own. While function passes run, the header is only read, so
//! bodies can be changed in parallel without a lock; module passes change both.
//!
//! **Invariant:** a global that is erased stays in the table as [`GlobalKind::Erased`]; its number is not used again.

use crate::attr::{Attr, AttrKind, AttrList, AttrTable, MemoryEffects, ModRef};
use crate::constant::ConstantPool;
use crate::datalayout::DataLayout;
use crate::entity::{AttrSet, Comdat, Constant, Global, Inst, MdNode, Symbol};
use crate::function::Function;
use crate::inst::Align;
use crate::metadata::{MdTable, StringTable};
use crate::types::{Type, TypeTable};
use cranelift_entity::PrimaryMap;
use rustc_hash::FxHashMap;

macro_rules! keyword_enum {
    ($(#[$doc:meta])* $name:ident { $first:ident $ftext:literal $(, $variant:ident $text:literal)* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        #[allow(missing_docs, reason = "each variant is LLVM's keyword")]
        pub enum $name { #[default] $first, $($variant),* }
        impl $name {
            /// LLVM's keyword; empty for the default that is not written.
            pub fn keyword(self) -> &'static str {
                match self { $name::$first => $ftext, $($name::$variant => $text),* }
            }
            /// The variant of a keyword.
            pub fn from_keyword(text: &str) -> Option<$name> {
                match text { $ftext => Some($name::$first), $($text => Some($name::$variant),)* _ => None }
            }
        }
    };
}

keyword_enum! {
    /// Linkage.
    Linkage {
        External "external", Private "private", Internal "internal", AvailableExternally "available_externally",
        LinkOnceAny "linkonce", LinkOnceOdr "linkonce_odr", WeakAny "weak", WeakOdr "weak_odr", Common "common",
        Appending "appending", ExternalWeak "extern_weak",
    }
}
keyword_enum! {
    /// Visibility.
    Visibility { Default "default", Hidden "hidden", Protected "protected" }
}
keyword_enum! {
    /// DLL storage class.
    DllStorage { None "", Import "dllimport", Export "dllexport" }
}
keyword_enum! {
    /// `unnamed_addr`
    UnnamedAddr { None "", Local "local_unnamed_addr", Global "unnamed_addr" }
}
keyword_enum! {
    /// Thread-local storage model.
    TlsMode {
        None "", GeneralDynamic "generaldynamic", LocalDynamic "localdynamic", InitialExec "initialexec",
        LocalExec "localexec",
    }
}
keyword_enum! {
    /// Comdat selection kind.
    ComdatKind { Any "any", ExactMatch "exactmatch", Largest "largest", NoDeduplicate "nodeduplicate", SameSize "samesize" }
}

impl Linkage {
    /// `internal` or `private`: not visible outside the module.
    pub fn is_local(self) -> bool {
        matches!(self, Linkage::Internal | Linkage::Private)
    }
}

/// Calling conventions that we name; any other is `cc N`.
pub mod cc {
    /// C.
    pub const C: u32 = 0;
    /// `fastcc`
    pub const FAST: u32 = 8;
    /// `coldcc`
    pub const COLD: u32 = 9;
    /// `ptx_kernel`: entry point launched by the host.
    pub const PTX_KERNEL: u32 = 71;
    /// `ptx_device`
    pub const PTX_DEVICE: u32 = 72;
}

/// A module-level name and what it stands for.
#[derive(Clone, Debug)]
pub struct GlobalData {
    /// Name without `@`, canonical escaped form; `None` for numbered globals (`@0`).
    pub name: Option<Box<str>>,
    /// Linkage.
    pub linkage: Linkage,
    /// Visibility.
    pub visibility: Visibility,
    /// DLL storage class.
    pub dll: DllStorage,
    /// `dso_local` (`true`) or not.
    pub dso_local: bool,
    /// Thread-local model.
    pub tls: TlsMode,
    /// Whether the address matters.
    pub unnamed_addr: UnnamedAddr,
    /// Address space.
    pub addrspace: u32,
    /// Value type: of the variable, of the function (a function type), of the aliasee.
    pub ty: Type,
    /// `section "…"`
    pub section: Option<Symbol>,
    /// `partition "…"`
    pub partition: Option<Symbol>,
    /// Comdat.
    pub comdat: Option<Comdat>,
    /// Explicit alignment.
    pub align: Option<Align>,
    /// Metadata attachments (`!dbg` and others).
    pub attachments: Vec<(Symbol, MdNode)>,
    /// The rest, by kind.
    pub kind: GlobalKind,
}

impl GlobalData {
    /// An external name with nothing special about it.
    pub fn plain(name: &str, ty: Type, addrspace: u32, kind: GlobalKind) -> GlobalData {
        GlobalData {
            name: Some(name.into()),
            linkage: Linkage::External,
            visibility: Visibility::Default,
            dll: DllStorage::None,
            dso_local: false,
            tls: TlsMode::None,
            unnamed_addr: UnnamedAddr::None,
            addrspace,
            ty,
            section: None,
            partition: None,
            comdat: None,
            align: None,
            attachments: Vec::new(),
            kind,
        }
    }
}

/// What a module-level name is.
#[derive(Clone, Debug)]
pub enum GlobalKind {
    /// A variable.
    Variable(Variable),
    /// A function, declared or defined (the body is in [`Module::bodies`]).
    Function(FunctionDecl),
    /// An alias of a constant.
    Alias(Constant),
    /// An ifunc with its resolver.
    IFunc(Constant),
    /// Nothing any more ([`Header::erase_global`]): not printed, not numbered, and no live constant may name it.
    Erased,
}

/// A global variable.
#[derive(Clone, Debug, Default)]
pub struct Variable {
    /// `constant` rather than `global`.
    pub constant: bool,
    /// `externally_initialized`
    pub externally_initialized: bool,
    /// Initialiser in the module's pool; `None` for a declaration.
    pub init: Option<Constant>,
    /// Attributes (`#0` or inline).
    pub attrs: Option<AttrSet>,
    /// `code_model "…"`
    pub code_model: Option<Symbol>,
    /// `no_sanitize_address`, `sanitize_memtag` and so on, as written.
    pub sanitizer: Vec<Symbol>,
}

/// A function's declaration.
#[derive(Clone, Debug, Default)]
pub struct FunctionDecl {
    /// Calling convention number ([`cc`]).
    pub cc: u32,
    /// Attributes.
    pub attrs: AttrList,
    /// `gc "…"`
    pub gc: Option<Symbol>,
    /// `prefix`, `prologue`, `personality` constants.
    pub prefix: Option<Constant>,
    /// See `prefix`.
    pub prologue: Option<Constant>,
    /// See `prefix`.
    pub personality: Option<Constant>,
    /// True if the text defines it (there is a body).
    pub defined: bool,
}

/// A comdat.
#[derive(Clone, Debug)]
pub struct ComdatData {
    /// Name without `$`, canonical escaped form.
    pub name: Box<str>,
    /// Selection kind.
    pub kind: ComdatKind,
}

/// One entry of a whole-program index, carried unread.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The text from `^`.
    pub text: Box<[u8]>,
    /// The module-level name that it is about, if it names one.
    pub global: Option<Global>,
}

/// Everything in a module that bodies refer to but do not own.
#[derive(Clone, Debug, Default)]
pub struct Header {
    /// `ModuleID` comment or file name, for messages only.
    pub name: String,
    /// `source_filename`
    pub source_filename: Option<Box<str>>,
    /// `target datalayout`, parsed (the default layout if absent).
    pub layout: DataLayout,
    /// `target triple`, empty if absent.
    pub triple: String,
    /// `module asm` lines, raw bytes.
    pub module_asm: Vec<Box<[u8]>>,
    /// Summary entries (`^0 = …`) of a module that comes with a whole-program index, as written. Printed again only
    /// while every function and variable that they name is there.
    pub summary: Vec<Summary>,
    /// Types.
    pub types: TypeTable,
    /// Constants of initialisers and metadata.
    pub constants: ConstantPool,
    /// Module-level names in order of the text.
    pub globals: PrimaryMap<Global, GlobalData>,
    /// Global by name.
    pub by_name: FxHashMap<Box<str>, Global>,
    /// Comdats.
    pub comdats: PrimaryMap<Comdat, ComdatData>,
    /// Attribute sets.
    pub attrs: AttrTable,
    /// Metadata.
    pub metadata: MdTable,
    /// Strings.
    pub strings: StringTable,
}

/// A module.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// What bodies refer to.
    pub header: Header,
    /// Bodies of defined functions, in order of the text.
    pub bodies: Vec<Function>,
}

impl Header {
    /// Adds a module-level name.
    pub fn add_global(&mut self, data: GlobalData) -> Global {
        let name = data.name.clone();
        let g = self.globals.push(data);
        if let Some(n) = name {
            self.by_name.insert(n, g);
        }
        g
    }
    /// Takes a name out of the module; its handle stays, as [`GlobalKind::Erased`]. Nothing that is still used may
    /// refer to it (the verifier checks that); unused constants of the pools may. The body of a function goes
    /// with [`Module::erase_function`].
    pub fn erase_global(&mut self, g: Global) {
        let data = &mut self.globals[g];
        data.kind = GlobalKind::Erased;
        data.comdat = None;
        data.section = None;
        data.partition = None;
        data.attachments.clear();
        if let Some(name) = data.name.take()
            && self.by_name.get(&name) == Some(&g)
        {
            self.by_name.remove(&name);
        }
    }
    /// True once the name has been taken out of the module.
    pub fn is_erased(&self, g: Global) -> bool {
        matches!(self.globals[g].kind, GlobalKind::Erased)
    }
    /// The module-level names that are there, in order of the text.
    pub fn live_globals(&self) -> impl Iterator<Item = (Global, &GlobalData)> {
        let live = |d: &GlobalData| !matches!(d.kind, GlobalKind::Erased);
        self.globals.iter().filter(move |(_, d)| live(d))
    }
    /// Gives `g` another name (canonical form), which nothing else may have; the old one becomes free.
    pub fn rename_global(&mut self, g: Global, name: &str) {
        if let Some(old) = self.globals[g].name.take() {
            self.by_name.remove(&old);
        }
        self.globals[g].name = Some(name.into());
        self.by_name.insert(name.into(), g);
    }
    /// `base` if no name is called so, otherwise the first of `base.1`, `base.2`, … that is free.
    pub fn fresh_global_name(&self, base: &str) -> String {
        if self.lookup(base).is_none() {
            return base.to_owned();
        }
        let mut n = 1u64;
        loop {
            let name = format!("{base}.{n}");
            if self.lookup(&name).is_none() {
                return name;
            }
            n += 1;
        }
    }
    /// The name's data by name (canonical form).
    pub fn lookup(&self, name: &str) -> Option<Global> {
        self.by_name.get(name).copied()
    }
    /// The name of a global, empty for numbered ones.
    pub fn global_name(&self, g: Global) -> &str {
        self.globals[g].name.as_deref().unwrap_or("")
    }
    /// The declaration, if the name is a function.
    pub fn function(&self, g: Global) -> Option<&FunctionDecl> {
        match &self.globals[g].kind {
            GlobalKind::Function(d) => Some(d),
            _ => None,
        }
    }
    /// The variable, if the name is one.
    pub fn variable(&self, g: Global) -> Option<&Variable> {
        match &self.globals[g].kind {
            GlobalKind::Variable(v) => Some(v),
            _ => None,
        }
    }
    /// Return type of a function name.
    pub fn return_type(&self, g: Global) -> Option<Type> {
        self.types.as_function(self.globals[g].ty).map(|f| f.0)
    }
    /// The text of a symbol.
    pub fn str(&self, s: Symbol) -> &str {
        self.strings.get(s)
    }
    /// True if the function is a kernel by calling convention (`ptx_kernel`) or by a `nvvm.annotations`
    /// entry `!{ptr @f, !"kernel", i32 1}`, whose number is not 0.
    pub fn is_kernel(&self, g: Global) -> bool {
        if self.function(g).is_some_and(|d| d.cc == cc::PTX_KERNEL) {
            return true;
        }
        self.is_annotated_kernel(g)
    }
    fn is_annotated_kernel(&self, g: Global) -> bool {
        use crate::constant::ConstantData;
        use crate::metadata::{MdBody, Metadata};
        let Some(name) = self.strings.lookup("nvvm.annotations") else {
            return false;
        };
        let Some(kernel) = self.strings.lookup("kernel") else {
            return false;
        };
        let nodes = self
            .metadata
            .named
            .iter()
            .filter(|(n, _)| *n == name)
            .flat_map(|(_, v)| v);
        // LLVM takes 0 for the word that there is none.
        let is_set = |v: &Metadata| match v {
            Metadata::Constant(c) => *self.constants.get(*c) != ConstantData::Int(0),
            _ => false,
        };
        nodes.into_iter().any(|&n| {
            let MdBody::Tuple(ops) = &self.metadata.nodes[n].body else { return false };
            let is_g = matches!(ops.first(), Some(Metadata::Constant(c)) if *self.constants.get(*c) == ConstantData::Global(g));
            is_g && ops[1..].chunks_exact(2).any(|p| p[0] == Metadata::String(kernel) && is_set(&p[1]))
        })
    }

    // ----- facts about calls: call-site attributes, then the callee's declaration, then the intrinsic table -----

    /// True if the call has the bare attribute, by call site, declared callee or intrinsic table.
    pub fn call_has(&self, f: &Function, call: Inst, kind: AttrKind) -> bool {
        let Some(info) = f.kind(call).call_info() else {
            return false;
        };
        if self.attrs.has(info.attrs.func, kind) {
            return true;
        }
        let Some(callee) = f.callee(call) else {
            return false;
        };
        if self
            .function(callee)
            .is_some_and(|d| self.attrs.has(d.attrs.func, kind))
        {
            return true;
        }
        crate::intrinsics::facts(self.global_name(callee)).is_some_and(|i| i.has(kind))
    }
    /// True unless the call is known not to be convergent: a call is convergent if its call site or
    /// callee says so; one through a pointer or of inline assembly only by its call site; an intrinsic by
    /// the table; and a declared function without the attribute is not (LangRef "convergent").
    pub fn is_convergent(&self, f: &Function, call: Inst) -> bool {
        self.call_has(f, call, AttrKind::Convergent)
    }
    /// What the call may do to memory.
    pub fn call_memory(&self, f: &Function, call: Inst) -> MemoryEffects {
        let Some(info) = f.kind(call).call_info() else {
            return MemoryEffects::NONE;
        };
        let set = info.attrs.func;
        if let Some(m) = self.attrs.memory(set).or_else(|| self.legacy_memory(set)) {
            return m;
        }
        f.callee(call).map_or(MemoryEffects::UNKNOWN, |callee| {
            self.function_memory(callee)
        })
    }
    /// What a function may do to memory, however it is called.
    pub fn function_memory(&self, callee: Global) -> MemoryEffects {
        let stated = |set: AttrSet| self.attrs.memory(set).or_else(|| self.legacy_memory(set));
        if let Some(m) = self.function(callee).and_then(|d| stated(d.attrs.func)) {
            return m;
        }
        crate::intrinsics::facts(self.global_name(callee))
            .map_or(MemoryEffects::UNKNOWN, |i| i.memory)
    }
    fn legacy_memory(&self, set: AttrSet) -> Option<MemoryEffects> {
        self.attrs.get(set).iter().find_map(|a| match a {
            Attr::Flag(AttrKind::ReadNone) => Some(MemoryEffects::NONE),
            Attr::Flag(AttrKind::ReadOnly) => Some(MemoryEffects::all(ModRef::Read)),
            Attr::Flag(AttrKind::WriteOnly) => Some(MemoryEffects::all(ModRef::Write)),
            _ => None,
        })
    }
}

impl Module {
    /// Takes a function out of the module, with its body if there is one ([`Header::erase_global`]).
    pub fn erase_function(&mut self, g: Global) {
        self.bodies.retain(|b| b.global != g);
        self.header.erase_global(g);
    }
    /// The body of a function, if it is defined here.
    pub fn body(&self, g: Global) -> Option<&Function> {
        self.bodies.iter().find(|b| b.global == g)
    }
}
