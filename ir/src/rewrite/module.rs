//! The words of passes that work on whole modules.
//!
//! As for functions, a rewrite is data: names and operands only. Every variant
//! states the module that it leads to, closely enough that two forms of a pass that
//! know nothing of each other arrive at the same one. Names are those of the module
//! *before* the rewrite.
//!
//! **Words used below.** The *closure* of a global is its uses through `getelementptr`
//! with constant indices, `bitcast` and `addrspacecast`, instructions or constant
//! expressions (GO-R3); its *accesses* are the loads and stores at the ends. A *field
//! address* is the pointer that takes the place of an access' pointer: the new global;
//! if the access is not at its start, the constant expression
//! `getelementptr inbounds (i8, ptr @field, i64 offset)`; if the access' pointer is in
//! another address space, one `addrspacecast` constant expression around it. After a
//! rewrite, instructions of the closure that have no use left are gone. `fresh(name)` is
//! [`Header::fresh_global_name`](crate::Header::fresh_global_name).

use super::Judgement;
use crate::entity::{Global, Inst};

/// What a pass on a module is told about what the module itself does not show.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ModuleContext {
    /// The module is one part of a split module, so that uses may be elsewhere (PL-R4).
    pub is_shard: bool,
    /// Names (canonical form, `*` at the end stands for any rest) that `internalize` leaves visible.
    pub keep: Vec<Box<str>>,
}

/// An instruction of a module: the function, and the instruction in its body.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct InstRef {
    /// The function.
    pub function: Global,
    /// The instruction.
    pub inst: Inst,
}

/// One rewrite of a module.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ModuleRewrite {
    /// A1: every load of the closure becomes the constant that the initialiser holds there (`undef` in address
    /// spaces 3 and 5), every store of it goes; then the global is erased if nothing uses it, else it becomes
    /// `constant` (GO-R5).
    FoldGlobal {
        /// The global.
        global: Global,
    },
    /// A2: the one allocation whose result `global` holds becomes `fresh("<global>.body")`, `[size x i8]`, internal,
    /// `undef` or zero as the allocation says (a `memset` there if it zeroes); comparisons of the loaded
    /// pointer with null read the flag `fresh("<global>.init")` where the pointer was loaded (`.val`, `notinit`);
    /// frees go; then `global` is erased (GO-R6).
    HeapToStatic {
        /// The global that holds the pointer.
        global: Global,
        /// The allocation.
        site: InstRef,
    },
    /// B1: one internal global `fresh("<global>.f<i>")` for every field `i` of the struct in order of fields, with
    /// the field's initialiser, address space, TLS mode and `constant` as before, alignment by GO-R7; accesses go to
    /// field addresses; a load or store of the whole struct becomes one access for each field, in order; then
    /// `global` is erased (GO-R7).
    SplitGlobal {
        /// The global.
        global: Global,
    },
    /// B2: the allocation of structs becomes one allocation per field, each held by an internal global
    /// `fresh("<global>.f<i>")` (a pointer, null at start, address space as before); blocks and values as GO-R8 names
    /// them; then `global` is erased (GO-R8).
    SplitHeap {
        /// The global that holds the pointer.
        global: Global,
        /// The allocation.
        site: InstRef,
    },
    /// C: the global is never loaded: its plain stores go; then it is erased if nothing uses it (GO-R13).
    EraseStores {
        /// The global.
        global: Global,
    },
    /// GO-R12: the load becomes the constant that the only store of the closure stored before it.
    ForwardStore {
        /// The global.
        global: Global,
        /// The load.
        load: InstRef,
    },
    /// globaldce: variables, functions, aliases and ifuncs that no root reaches are erased, all at once.
    EraseGlobals {
        /// Which, in order of the text.
        globals: Vec<Global>,
    },
    /// internalize: the names get internal linkage, default visibility and no DLL storage class; comdats of which
    /// no visible member is left are dropped from their members.
    Internalize {
        /// Which, in order of the text.
        globals: Vec<Global>,
    },
    /// constmerge: every use of `drop` becomes one of `keep`; then `drop` is erased. If either states an alignment,
    /// `keep` is given the larger of both, where an unstated one counts as what accesses may rely on
    /// ([`Header::global_align`](crate::Header::global_align)): not the ABI alignment of the type, but the preferred one, 16
    /// bytes for large variables. If neither does, `keep` states none either.
    MergeConstants {
        /// The constant that stays.
        keep: Global,
        /// The constant that goes.
        drop: Global,
    },
    /// generic-to-nvvm: the variable in address space 0 is replaced by one of the same name in address space 1;
    /// each use becomes the constant expression `addrspacecast (ptr addrspace(1) @g to ptr)`.
    MoveToGlobalSpace {
        /// The variable.
        global: Global,
    },
}

impl ModuleRewrite {
    /// Kind in kebab case, for counts and reports.
    pub fn kind(&self) -> &'static str {
        match self {
            ModuleRewrite::FoldGlobal { .. } => "fold-global",
            ModuleRewrite::HeapToStatic { .. } => "heap-to-static",
            ModuleRewrite::SplitGlobal { .. } => "split-global",
            ModuleRewrite::SplitHeap { .. } => "split-heap",
            ModuleRewrite::EraseStores { .. } => "erase-stores",
            ModuleRewrite::ForwardStore { .. } => "forward-store",
            ModuleRewrite::EraseGlobals { .. } => "erase-globals",
            ModuleRewrite::Internalize { .. } => "internalize",
            ModuleRewrite::MergeConstants { .. } => "merge-constants",
            ModuleRewrite::MoveToGlobalSpace { .. } => "move-to-global-space",
        }
    }
}

/// What a judge says of a rewrite of a module: as for functions.
pub type ModuleJudgement = Judgement;
