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

use super::fields::vocabulary;
use super::{Judgement, Operand, Rewrite};
use crate::attr::Attr;
use crate::entity::{Global, Inst};
use crate::types::Type;

/// What a pass on a module is told about what the module itself does not show.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ModuleContext {
    /// The module is one part of a split module, so that uses may be elsewhere (PL-R4).
    pub is_shard: bool,
    /// Names (canonical form, `*` at the end stands for any rest) that stay visible.
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

/// Where an attribute of a function or a call stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AttrPlace {
    /// The function itself.
    Function(Global),
    /// What the function returns.
    Return(Global),
    /// A parameter of the function, by its number.
    Parameter(Global, u32),
    /// The call itself.
    Call(InstRef),
    /// What the call returns.
    CallReturn(InstRef),
    /// An argument of the call, by its number.
    CallArgument(InstRef, u32),
}

vocabulary! {
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
    /// Internalize: the names get internal linkage, default visibility and no DLL storage class; comdats of which
    /// no visible member is left are dropped from their members.
    MakeInternal {
        /// Which, in order of the text.
        globals: Vec<Global>,
    },
    /// constmerge: every use of `drop` becomes one of `keep`; then `drop` is erased. If either states an alignment,
    /// `keep` is given the larger of both, where an unstated one counts as what accesses may rely on: of a definition
    /// that no other file's can take the place of (local, `external` or `appending` linkage) not the ABI alignment of the
    /// type, but what the data layout gives such a variable
    /// ([`DataLayout::unstated_align`](crate::datalayout::DataLayout::unstated_align)), of any other variable the ABI alignment. If
    /// neither states one, `keep` states none either.
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

    /// annotate-trip-counts: the `llvm.loop` attachment of a terminator becomes a new distinct node: itself, the
    /// properties of the old one whose names do not begin with `tandem.trip.`, then
    /// `!{!"tandem.trip.exact", i64 exact}`, `!{!"tandem.trip.max", i64 max}` and
    /// `!{!"tandem.trip.multiple", i64 multiple}`, those of them that are not 0, and last
    /// `!{!"tandem.trip.of", !old}` with the attachment that was there before any notes, if one was. If all three
    /// are 0 that attachment is there again, or none.
    AnnotateLoop {
        /// The terminator of a loop's only latch, which is no other loop's.
        latch: InstRef,
        /// Trips, which are back edges and one, of each entry of the loop that is left by an edge; 0: nothing is said.
        exact: u64,
        /// Trips at most, of each entry; 0: nothing is said.
        max: u64,
        /// A number that divides the trips of each entry that is left by an edge; 0: nothing is said.
        multiple: u64,
    },

    // ----- general kinds. `EraseGlobals` and `MergeConstants` belong to them ---------------------------------------

    /// A rewrite of one function; every kind that functions have.
    InFunction changes edges {
        /// The function, which has a body.
        function: Global,
        /// The rewrite of the body.
        rewrite: Box<Rewrite>,
    },
    /// The attribute is there afterwards, or not. One that is there already with another value is replaced.
    SetAttr {
        /// Where it stands.
        place: AttrPlace,
        /// The attribute.
        attr: Attr,
        /// True if it is there afterwards.
        on: bool,
    },
    /// A new variable, `internal`, without section, comdat and metadata, whose name is `fresh(name)`.
    NewVariable {
        /// Its name, if that is free.
        name: Box<str>,
        /// Value type.
        ty: Type,
        /// Address space.
        addrspace: u64,
        /// True for `constant`, false for `global`.
        constant: bool,
        /// The initialiser: a constant by its data, of the value type.
        init: Operand,
        /// Alignment in bytes, a power of two; 0 if not stated.
        align: u64,
    },
    /// A new function, `internal`, with the body, calling convention and attributes of `function`, whose name is
    /// `fresh(name)`, without the parameters that `bound` lists: their uses become the constants. Debug locations,
    /// debug records and the function's own metadata do not come along.
    CloneFunction {
        /// A function with a body.
        function: Global,
        /// The new function's name, if that is free.
        name: Box<str>,
        /// Numbers of parameters, rising, each with a constant by its data.
        bound: Vec<(usize, Operand)>,
    },
    /// The function keeps the parameters `keep`, in this order, and gets new ones of types `add` behind them; without
    /// `result` it returns nothing. All uses of it are direct calls of its type, and each of them follows: arguments
    /// of parameters that go are dropped, those of new ones are `poison`. Attributes of parameters that stay stay,
    /// with them or at the call; those of the result go with it. A parameter that goes has no use in the body; a
    /// result that goes has no use at any call.
    ChangeSignature {
        /// A function with a body, without `...`.
        function: Global,
        /// Numbers of the parameters that stay, rising.
        keep: Vec<usize>,
        /// Types of new parameters.
        add: Vec<Type>,
        /// False if the result goes.
        result: bool,
    },
    /// The body of the called function takes the place of the call. The block is split in front of the call; copies
    /// of the callee's blocks follow it in the layout, with arguments in the place of parameters; each `ret` becomes a
    /// branch to the rest of the block, where a phi of the returned values takes the place of the result (the value
    /// itself if there is one `ret`, `poison` if there is none). Allocas of the callee's entry block, all of
    /// constant size, stand at the start of the caller's entry block. Copies have the call's debug location, or none;
    /// debug records are not copied.
    InlineCall changes edges {
        /// A direct `call` of a function with a body and without `...`, without operand bundles and not `musttail`.
        call: InstRef,
    },
}
}

impl ModuleRewrite {
    /// True of the kinds ([`Self::kind`]) after which names that were visible outside may be internal, so that they
    /// need not be found by name any more.
    pub fn kind_hides_names(kind: &str) -> bool {
        kind == "make-internal"
    }
}

/// What a judge says of a rewrite of a module: as for functions.
pub type ModuleJudgement = Judgement;
