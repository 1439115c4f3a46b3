//! Attributes of functions, parameters, returns, call sites and globals.
//!
//! Attributes that passes must understand (`convergent`, `memory`, `noundef` …)
//! are values of [`Attr`]; everything else is carried as text that prints back
//! unchanged. Sets are interned in the module, sorted as LLVM prints them.

use crate::constant::Bits;
use crate::entity::AttrSet;
use crate::types::Type;
use cranelift_entity::PrimaryMap;
use rustc_hash::FxHashMap;

macro_rules! attr_kinds {
    ($($variant:ident $text:literal),* $(,)?) => {
        /// Attributes that are a bare keyword (LangRef "Function Attributes", "Parameter Attributes").
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[allow(missing_docs, reason = "each variant is LLVM's keyword")]
        pub enum AttrKind { $($variant),* }
        impl AttrKind {
            /// All of them in declaration order.
            pub const ALL: &'static [AttrKind] = &[$(AttrKind::$variant),*];
            /// LLVM's keyword.
            pub fn keyword(self) -> &'static str {
                match self { $(AttrKind::$variant => $text),* }
            }
            /// The attribute of a keyword.
            pub fn from_keyword(text: &str) -> Option<AttrKind> {
                match text { $($text => Some(AttrKind::$variant),)* _ => None }
            }
        }
    };
}

attr_kinds! {
    AllocAlign "allocalign", AllocPtr "allocptr",
    AlwaysInline "alwaysinline", Builtin "builtin", Cold "cold", Convergent "convergent",
    CoroElideSafe "coro_elide_safe", CoroOnlyDestroyWhenComplete "coro_only_destroy_when_complete",
    DeadOnReturn "dead_on_return", DeadOnUnwind "dead_on_unwind", DisableSanitizerInstrumentation "disable_sanitizer_instrumentation",
    FnRetThunkExtern "fn_ret_thunk_extern", Hot "hot", HybridPatchable "hybrid_patchable", ImmArg "immarg",
    InReg "inreg", InlineHint "inlinehint", JumpTable "jumptable", MinSize "minsize", MustProgress "mustprogress",
    Naked "naked", Nest "nest", NoAlias "noalias", NoBuiltin "nobuiltin", NoCallback "nocallback",
    NoCapture "nocapture", NoCfCheck "nocf_check", NoCreateUndefOrPoison "nocreateundeforpoison",
    NoDivergenceSource "nodivergencesource",
    NoDuplicate "noduplicate", NoExt "noext", NoFree "nofree", NoImplicitFloat "noimplicitfloat", NoInline "noinline",
    NoMerge "nomerge", NoOutline "nooutline", NoProfile "noprofile",
    NoRecurse "norecurse", NoRedZone "noredzone", NoReturn "noreturn", NoSanitizeBounds "nosanitize_bounds",
    NoSanitizeCoverage "nosanitize_coverage", NoSync "nosync", NoUndef "noundef", NoUnwind "nounwind",
    // In LLVM's order, which is that of the bytes of its own names for them.
    NonLazyBind "nonlazybind", NonNull "nonnull",
    NullPointerIsValid "null_pointer_is_valid", OptForFuzzing "optforfuzzing", OptimizeForDebugging "optdebug",
    OptimizeForSize "optsize", OptimizeNone "optnone", PresplitCoroutine "presplitcoroutine", ReadNone "readnone",
    ReadOnly "readonly", Returned "returned", ReturnsTwice "returns_twice", SExt "signext", SafeStack "safestack",
    SanitizeAddress "sanitize_address", SanitizeAllocToken "sanitize_alloc_token",
    SanitizeHwAddress "sanitize_hwaddress", SanitizeMemTag "sanitize_memtag",
    SanitizeMemory "sanitize_memory", SanitizeNumericalStability "sanitize_numerical_stability",
    SanitizeRealtime "sanitize_realtime", SanitizeRealtimeBlocking "sanitize_realtime_blocking",
    SanitizeThread "sanitize_thread", SanitizeType "sanitize_type", ShadowCallStack "shadowcallstack",
    SkipProfile "skipprofile", Speculatable "speculatable", SpeculativeLoadHardening "speculative_load_hardening",
    StackProtect "ssp", StackProtectReq "sspreq", StackProtectStrong "sspstrong", StrictFp "strictfp",
    SwiftAsync "swiftasync", SwiftError "swifterror", SwiftSelf "swiftself", Thunk "thunk",
    WillReturn "willreturn", Writable "writable", WriteOnly "writeonly", ZExt "zeroext",
    ArgMemOnly "argmemonly", InaccessibleMemOnly "inaccessiblememonly",
    InaccessibleMemOrArgMemOnly "inaccessiblemem_or_argmemonly",
}

/// What a function may do to one part of memory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ModRef {
    /// Neither reads nor writes.
    None,
    /// May read.
    Read,
    /// May write.
    Write,
    /// May read and write.
    ReadWrite,
}

impl ModRef {
    /// True if reads are allowed.
    pub fn reads(self) -> bool {
        matches!(self, ModRef::Read | ModRef::ReadWrite)
    }
    /// True if writes are allowed.
    pub fn writes(self) -> bool {
        matches!(self, ModRef::Write | ModRef::ReadWrite)
    }
    /// LLVM's keyword.
    pub fn keyword(self) -> &'static str {
        match self {
            ModRef::None => "none",
            ModRef::Read => "read",
            ModRef::Write => "write",
            ModRef::ReadWrite => "readwrite",
        }
    }
}

/// `memory(…)`: effects by location (LangRef "memory(...)").
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MemoryEffects {
    /// Memory reached through pointer arguments.
    pub argmem: ModRef,
    /// Memory that the module cannot access.
    pub inaccessible: ModRef,
    /// `errno`.
    pub errno: ModRef,
    /// Target-specific memories 0 and 1 (LLVM 22).
    pub target: [ModRef; 2],
    /// What is said of memory of every other kind.
    pub other: ModRef,
}

impl MemoryEffects {
    /// The same effect everywhere.
    pub const fn all(m: ModRef) -> MemoryEffects {
        MemoryEffects {
            argmem: m,
            inaccessible: m,
            errno: m,
            target: [m, m],
            other: m,
        }
    }
    /// Any effect at all.
    pub const UNKNOWN: MemoryEffects = MemoryEffects::all(ModRef::ReadWrite);
    /// No effect: `memory(none)`.
    pub const NONE: MemoryEffects = MemoryEffects::all(ModRef::None);

    fn parts(self) -> [ModRef; 6] {
        [
            self.argmem,
            self.inaccessible,
            self.errno,
            self.target[0],
            self.target[1],
            self.other,
        ]
    }
    /// True if some location may be read.
    pub fn may_read(self) -> bool {
        self.parts().iter().any(|m| m.reads())
    }
    /// True if some location may be written.
    pub fn may_write(self) -> bool {
        self.parts().iter().any(|m| m.writes())
    }
}

/// One attribute.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Attr {
    /// A bare keyword.
    Flag(AttrKind),
    /// `align N` (parameters), bytes.
    Align(u64),
    /// `alignstack(N)`, bytes.
    AlignStack(u64),
    /// `dereferenceable(N)`, bytes.
    Dereferenceable(u64),
    /// `dereferenceable_or_null(N)`, bytes.
    DereferenceableOrNull(u64),
    /// `memory(…)`
    Memory(MemoryEffects),
    /// `byval(T)`, `sret(T)`, `byref(T)`, `preallocated(T)`, `inalloca(T)`, `elementtype(T)`.
    Typed(TypedAttr, Type),
    /// `range(iN lo, hi)`: half-open, wrapping, never full or empty.
    Range(Bits, Bits),
    /// `nofpclass(…)` as LLVM's bit mask.
    NoFpClass(u32),
    /// `captures(…)`, canonical text inside the parentheses (e.g. `none`, `address, read_provenance`).
    Captures(Box<str>),
    /// Keyword with parenthesised text that is carried unread
    /// (`vscale_range(1,16)`, `allocsize(0)`, `allockind("alloc")`, `uwtable(sync)`, `initializes((0, 4))`, …).
    Text(Box<str>, Box<str>),
    /// `"key"` or `"key"="value"`, canonical escaped text.
    Str(Box<str>, Option<Box<str>>),
}

impl Attr {
    /// Where the attribute stands among others when a set is printed: bare keywords, attributes with a type, with a
    /// number, with ranges, strings. Two attributes of one rank are the same one, perhaps with different values; a set
    /// has at most one of them.
    pub fn rank(&self) -> (u8, u16, &str) {
        match self {
            Attr::Flag(k) => (0, *k as u16, ""),
            Attr::Typed(t, _) => (1, *t as u16, ""),
            Attr::Align(_) => (2, 0, ""),
            Attr::Text(key, _) => match &**key {
                "allockind" => (2, 1, ""),
                "allocsize" => (2, 2, ""),
                "uwtable" => (2, 10, ""),
                "vscale_range" => (2, 11, ""),
                "initializes" => (4, 0, ""),
                other => (5, 0, other),
            },
            Attr::Captures(_) => (2, 3, ""),
            Attr::Dereferenceable(_) => (2, 5, ""),
            Attr::DereferenceableOrNull(_) => (2, 6, ""),
            Attr::Memory(_) => (2, 7, ""),
            Attr::NoFpClass(_) => (2, 8, ""),
            Attr::AlignStack(_) => (2, 9, ""),
            Attr::Range(..) => (3, 0, ""),
            Attr::Str(key, _) => (6, 0, key),
        }
    }
}

/// Attributes that carry a type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "each variant is LLVM's keyword")]
pub enum TypedAttr {
    ByVal,
    ByRef,
    ElementType,
    InAlloca,
    Preallocated,
    StructRet,
}

impl TypedAttr {
    /// LLVM's keyword.
    pub fn keyword(self) -> &'static str {
        match self {
            TypedAttr::ByVal => "byval",
            TypedAttr::ByRef => "byref",
            TypedAttr::ElementType => "elementtype",
            TypedAttr::InAlloca => "inalloca",
            TypedAttr::Preallocated => "preallocated",
            TypedAttr::StructRet => "sret",
        }
    }
}

/// The attribute sets of one module; set 0 is the empty set.
#[derive(Clone, Debug)]
pub struct AttrTable {
    sets: PrimaryMap<AttrSet, Box<[Attr]>>,
    interned: FxHashMap<Box<[Attr]>, AttrSet>,
}

impl Default for AttrTable {
    fn default() -> Self {
        let mut t = AttrTable {
            sets: PrimaryMap::new(),
            interned: FxHashMap::default(),
        };
        t.intern(Vec::new());
        t
    }
}

impl AttrTable {
    /// The handle of a set. The order given is kept (the parser and the printer sort as LLVM does).
    pub fn intern(&mut self, attrs: Vec<Attr>) -> AttrSet {
        let attrs = attrs.into_boxed_slice();
        if let Some(&s) = self.interned.get(&attrs) {
            return s;
        }
        let s = self.sets.push(attrs.clone());
        self.interned.insert(attrs, s);
        s
    }
    /// The attributes of a set.
    pub fn get(&self, set: AttrSet) -> &[Attr] {
        &self.sets[set]
    }
    /// True if the set has the bare keyword.
    pub fn has(&self, set: AttrSet, kind: AttrKind) -> bool {
        self.get(set).contains(&Attr::Flag(kind))
    }
    /// The value of a string attribute: `Some("")` if present without value.
    pub fn string(&self, set: AttrSet, key: &str) -> Option<&str> {
        self.get(set).iter().find_map(|a| match a {
            Attr::Str(k, v) if &**k == key => Some(v.as_deref().unwrap_or("")),
            _ => None,
        })
    }
    /// `memory(…)` of the set, if stated.
    pub fn memory(&self, set: AttrSet) -> Option<MemoryEffects> {
        self.get(set).iter().find_map(|a| match a {
            Attr::Memory(m) => Some(*m),
            _ => None,
        })
    }
}

/// Attributes of a function or call by position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AttrList {
    /// Of the function itself.
    pub func: AttrSet,
    /// Of the returned value.
    pub ret: AttrSet,
    /// Of each parameter; may be shorter than the parameter list (the rest is empty).
    pub params: smallvec::SmallVec<[AttrSet; 4]>,
}

impl Default for AttrList {
    fn default() -> Self {
        AttrList {
            func: AttrSet::EMPTY,
            ret: AttrSet::EMPTY,
            params: Default::default(),
        }
    }
}

impl AttrList {
    /// Attributes of parameter `i`.
    pub fn param(&self, i: usize) -> AttrSet {
        self.params.get(i).copied().unwrap_or(AttrSet::EMPTY)
    }
}
