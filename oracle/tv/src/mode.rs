//! Which program of a pair is meant, and the settings that decide the meaning of a query.

/// Which program of a pair.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The program before the transformation.
    Source,
    /// The program after it.
    Target,
}

/// What memory holds that was never written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Uninit {
    /// `poison`.
    #[default]
    Poison,
    /// `undef`, as LangRef has it.
    Undef,
}

/// What decides the meaning of a query; every verdict carries it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mode {
    /// Arguments and initial memory may be undef.
    pub undef_input: bool,
    /// Arguments and initial memory may be poison.
    pub poison_input: bool,
    /// Contents of fresh memory.
    pub uninit: Uninit,
    /// Times that a loop of the source may be taken again.
    pub source_unroll: u32,
    /// The same for the target.
    pub target_unroll: u32,
    /// Depth to which callees with bodies are followed.
    pub inline_depth: u32,
    /// A scalar that is stored as it was loaded keeps each byte as it was, so that a load and a store may stand
    /// for a copy of memory that is partly poison (LLVM makes them of `memcpy`). Without it the value is poison
    /// as a whole, as LangRef has it.
    pub copies_bytes: bool,
    /// Allocations of the source that nobody but its own loads, stores and comparisons sees are served without a call of the
    /// allocator, which LangRef lets them be: they do not fail.
    pub elided_allocations: bool,
    /// Stack objects of the source whose addresses are only compared for equality lie apart from what they are compared with.
    pub placed_apart: bool,
    /// A callee that keeps nothing of a pointer (`captures(none)`), and comes to the object by that pointer alone, is given a copy
    /// of it that lies at the same place for both sides, which is copied back: which object it is the callee cannot tell.
    pub lent_objects: bool,
    /// A call of the source that is a function of its operands may do what it does for another operand where one is poison: for poison
    /// the callee does whatever it does for some number, or more.
    pub stand_ins: bool,
    /// A number that memory held at entry may be undef, by itself: another value at each use. Only asked where a target uses
    /// it more often than its source, for a counterexample that is run.
    pub entry_undef: bool,
    /// Metadata about aliases is judged by what it means, access against access; otherwise the source has to make the same
    /// promises. Segments of a function that is cut at its loops see too few of the accesses.
    pub alias_metadata: bool,
    /// Extensions of sums are encoded as sums of extensions where a flag allows it, on both sides: the same numbers, in another
    /// form, which proofs about widened counters and addresses need and others have no use for.
    pub widened: bool,
    /// The target is machine code, whose memory has bytes and no types: a number of an odd width is its bytes, zeros above it.
    pub machine_bytes: bool,
    /// The target is machine code whose approximate instructions `afn` of the source allows.
    pub approximates: bool,
}

impl Default for Mode {
    fn default() -> Mode {
        Mode {
            undef_input: true,
            poison_input: true,
            uninit: Uninit::Poison,
            source_unroll: 8,
            target_unroll: 8,
            inline_depth: 4,
            copies_bytes: true,
            elided_allocations: false,
            placed_apart: false,
            machine_bytes: false,
            approximates: false,
            lent_objects: false,
            stand_ins: false,
            entry_undef: false,
            alias_metadata: true,
            widened: false,
        }
    }
}
