//! The words that the grammar knows, and a hash table from text to token.
//!
//! One table holds the grammar's keywords and the bare attributes, so that the
//! lexer classifies a word with one probe and the parser compares small integers.

use super::Tok;
use crate::attr::AttrKind;
use std::sync::LazyLock;

macro_rules! keywords {
    ($($variant:ident $text:literal),* $(,)?) => {
        /// A keyword of the grammar.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[allow(missing_docs, reason = "each variant is LLVM's keyword")]
        pub enum Kw { $($variant),* }
        const ALL: &[(Kw, &str)] = &[$((Kw::$variant, $text)),*];
        impl Kw {
            /// The keyword's text.
            pub fn text(self) -> &'static str {
                match self { $(Kw::$variant => $text),* }
            }
        }
    };
}

keywords! {
    // Types.
    Void "void", Half "half", BFloat "bfloat", Float "float", Double "double", X86Fp80 "x86_fp80",
    Fp128 "fp128", PpcFp128 "ppc_fp128", LabelKw "label", Metadata "metadata",
    X86Amx "x86_amx", Token "token", Ptr "ptr", Target "target", Vscale "vscale", X "x", Opaque "opaque",
    Type "type",
    // Module level.
    Define "define", Declare "declare", Attributes "attributes", SourceFilename "source_filename",
    Module "module", Asm "asm", Triple "triple", Datalayout "datalayout", Comdat "comdat",
    Global "global", ConstantKw "constant", Alias "alias", IFunc "ifunc", Uselistorder "uselistorder",
    UselistorderBb "uselistorder_bb", Distinct "distinct",
    Private "private", Internal "internal", Weak "weak", WeakOdr "weak_odr", LinkOnce "linkonce",
    LinkOnceOdr "linkonce_odr", AvailableExternally "available_externally", Appending "appending",
    Common "common", ExternWeak "extern_weak", External "external", Default "default", Hidden "hidden",
    Protected "protected", DsoLocal "dso_local", DsoPreemptable "dso_preemptable", DllImport "dllimport",
    DllExport "dllexport", ThreadLocal "thread_local", UnnamedAddr "unnamed_addr",
    LocalUnnamedAddr "local_unnamed_addr", Addrspace "addrspace",
    ExternallyInitialized "externally_initialized", Section "section", Partition "partition",
    CodeModel "code_model", NoSanitizeAddress "no_sanitize_address",
    NoSanitizeHwaddress "no_sanitize_hwaddress", SanitizeAddressDyninit "sanitize_address_dyninit",
    Gc "gc", Prefix "prefix", Prologue "prologue", Personality "personality",
    Cc "cc",
    // Attributes with arguments.
    Align "align", AlignStack "alignstack", Dereferenceable "dereferenceable",
    DereferenceableOrNull "dereferenceable_or_null", ByVal "byval", ByRef "byref", Sret "sret",
    InAlloca "inalloca", Preallocated "preallocated", ElementType "elementtype", Memory "memory",
    Range "range", Captures "captures", NoFpClass "nofpclass", VscaleRange "vscale_range",
    AllocSize "allocsize", AllocKind "allockind", UwTable "uwtable", Initializes "initializes",
    // Constants.
    True "true", False "false", Null "null", Undef "undef", Poison "poison",
    Zeroinitializer "zeroinitializer", None "none", Splat "splat", BlockAddress "blockaddress",
    DsoLocalEquivalent "dso_local_equivalent", NoCfi "no_cfi", PtrAuth "ptrauth", InRange "inrange",
    // Flags.
    Nuw "nuw", Nsw "nsw", Exact "exact", Disjoint "disjoint", Nneg "nneg", Samesign "samesign",
    Inbounds "inbounds", Nusw "nusw", Nnan "nnan", Ninf "ninf", Nsz "nsz", Arcp "arcp",
    Contract "contract", Afn "afn", Reassoc "reassoc", Fast "fast",
    // Instructions.
    Ret "ret", Br "br", Switch "switch", IndirectBr "indirectbr", Invoke "invoke", CallBr "callbr",
    Resume "resume", Unreachable "unreachable", CleanupRet "cleanupret", CatchRet "catchret",
    CatchSwitch "catchswitch", FNeg "fneg",
    Add "add", Sub "sub", Mul "mul", UDiv "udiv", SDiv "sdiv", URem "urem", SRem "srem", Shl "shl",
    LShr "lshr", AShr "ashr", And "and", Or "or", Xor "xor", FAdd "fadd", FSub "fsub", FMul "fmul",
    FDiv "fdiv", FRem "frem",
    Alloca "alloca", Load "load", Store "store", Fence "fence", CmpXchg "cmpxchg",
    AtomicRmw "atomicrmw", GetElementPtr "getelementptr",
    Trunc "trunc", ZExt "zext", SExt "sext", FpTrunc "fptrunc", FpExt "fpext", FpToUi "fptoui",
    FpToSi "fptosi", UiToFp "uitofp", SiToFp "sitofp", PtrToInt "ptrtoint", PtrToAddr "ptrtoaddr",
    IntToPtr "inttoptr", BitCast "bitcast", AddrSpaceCast "addrspacecast",
    ICmp "icmp", FCmp "fcmp", Phi "phi", Select "select", Freeze "freeze", Call "call", Tail "tail",
    MustTail "musttail", NoTail "notail", VaArg "va_arg", ExtractElement "extractelement",
    InsertElement "insertelement", ShuffleVector "shufflevector", ExtractValue "extractvalue",
    InsertValue "insertvalue", LandingPad "landingpad", CatchPad "catchpad", CleanupPad "cleanuppad",
    // Words inside instructions.
    To "to", Unwind "unwind", Within "within", From "from", Caller "caller", Cleanup "cleanup",
    Catch "catch", Filter "filter", Volatile "volatile", Atomic "atomic", Syncscope "syncscope",
    SideEffect "sideeffect", IntelDialect "inteldialect",
}

/// From text to token.
pub(super) struct Keywords {
    slots: Vec<u16>,
    entries: Vec<(&'static str, Tok)>,
}

const SLOTS: usize = 2048;

static TABLE: LazyLock<Keywords> = LazyLock::new(Keywords::build);

/// The table; it never changes.
pub(super) fn table() -> &'static Keywords {
    &TABLE
}

fn hash(text: &[u8]) -> usize {
    let mut h = text.len() as u64;
    for chunk in text.chunks(8) {
        let mut w = [0u8; 8];
        w[..chunk.len()].copy_from_slice(chunk);
        h = (h.rotate_left(5) ^ u64::from_le_bytes(w)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    (h >> 40) as usize % SLOTS
}

impl Keywords {
    fn build() -> Keywords {
        let mut t = Keywords {
            slots: vec![0; SLOTS],
            entries: Vec::new(),
        };
        let grammar = ALL.iter().map(|&(k, text)| (text, Tok::Kw(k)));
        let attrs = AttrKind::ALL.iter().map(|&a| (a.keyword(), Tok::Attr(a)));
        for (text, kind) in grammar.chain(attrs) {
            let mut at = hash(text.as_bytes());
            while t.slots[at] != 0 {
                at = (at + 1) % SLOTS;
            }
            t.entries.push((text, kind));
            t.slots[at] = t.entries.len() as u16;
        }
        t
    }

    /// The keyword or attribute that a word is.
    #[inline]
    pub(super) fn find(&self, text: &[u8]) -> Option<Tok> {
        let mut at = hash(text);
        loop {
            let (known, kind) = self.entries.get(self.slots[at].checked_sub(1)? as usize)?;
            if known.as_bytes() == text {
                return Some(*kind);
            }
            at = (at + 1) % SLOTS;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_keyword_is_found_once() {
        let t = table();
        for &(k, text) in ALL {
            assert_eq!(t.find(text.as_bytes()), Some(Tok::Kw(k)), "{text}");
        }
        for &a in AttrKind::ALL {
            assert_eq!(t.find(a.keyword().as_bytes()), Some(Tok::Attr(a)));
        }
        assert_eq!(t.find(b"DW_TAG_member"), None);
    }
}
