//! A function in PTX: blocks in layout order with fall-through, instructions, registers, what calls need.
//!
//! The first block of the layout is the entry. A block that does not end in an unguarded terminator runs on into the next
//! of the layout (MM-9); successors are never stored, [`MFunc::successors`] reads them off the terminators. A call with
//! the slots that carry its arguments is a *region*: instructions between two braces of the text, in one block (MM-10).

use super::forms::{FormId, FormTable, Props};
use super::module::{FloatLit, GlobalRef, Linkage, MGlobal, MParam};
use super::regs::{Reg, RegTable};
use super::special::SReg;
use cranelift_entity::{PrimaryMap, entity_impl};
use smallvec::SmallVec;

/// A block of a machine function.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MBlock(u32);
entity_impl!(MBlock, "mb");

/// An instruction of a machine function.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MInst(u32);
entity_impl!(MInst, "mi");

/// Declared or defined, `.entry` or `.func`.
#[derive(Clone, PartialEq, Debug)]
pub struct MFunc {
    /// Name.
    pub name: String,
    /// Linkage.
    pub linkage: Linkage,
    /// `.entry`: a kernel.
    pub is_entry: bool,
    /// Results, at most one.
    pub rets: Vec<MParam>,
    /// Parameters.
    pub params: Vec<MParam>,
    /// Directives between the parameters and the body.
    pub dirs: Vec<Dir>,
    /// Whether it has a body.
    pub has_body: bool,
    /// Registers.
    pub regs: RegTable,
    /// Variables of the body.
    pub frame: Vec<MGlobal>,
    /// Blocks; [`MFunc::layout`] has their order.
    pub blocks: PrimaryMap<MBlock, BlockData>,
    /// Order of the blocks in the text; the entry first.
    pub layout: Vec<MBlock>,
    /// All instructions, placed or not.
    pub insts: PrimaryMap<MInst, InstData>,
    /// `.branchtargets`.
    pub tables: Vec<JumpTable>,
    /// `.callprototype`.
    pub protos: Vec<Proto>,
    /// Calls.
    pub regions: Vec<Region>,
    /// Source locations, which instructions name by number.
    pub locs: Vec<Loc>,
}

/// A directive of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dir {
    /// A word with up to three numbers: `.maxntid 256, 1, 1`.
    Numbers(&'static str, Vec<u32>),
    /// A word alone: `.noreturn`.
    Word(&'static str),
    /// `.pragma "text";`
    Pragma(String),
}

/// Directives with numbers, and how many at most.
pub const NUMBERED: [(&str, usize); 8] = [
    (".maxntid", 3),
    (".reqntid", 3),
    (".minnctapersm", 1),
    (".maxnctapersm", 1),
    (".maxnreg", 1),
    (".maxclusterrank", 1),
    (".reqnctapercluster", 3),
    (".abi_preserve", 1),
];

/// Directives without numbers.
pub const WORDS: [&str; 4] = [
    ".explicitcluster",
    ".blocksareclusters",
    ".noreturn",
    ".unified",
];

/// A block.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BlockData {
    /// Label, if it has one.
    pub label: Option<String>,
    /// Instructions in order.
    pub insts: Vec<MInst>,
    /// `//! freq N`
    pub freq: Option<u64>,
}

/// What an instruction is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Op {
    /// One of the table.
    Form(FormId),
    /// `.pragma "text";`: what it says holds from its place on.
    Pragma(String),
    /// `//! dbg text`: a record for debuggers, no instruction.
    Dbg(String),
    /// `//! cfi text`: unwind information, no instruction.
    Cfi(String),
}

/// An instruction.
#[derive(Clone, PartialEq, Debug)]
pub struct InstData {
    /// What it is.
    pub op: Op,
    /// `@p` or `@!p`.
    pub guard: Option<Guard>,
    /// Operands in the order of the text.
    pub ops: SmallVec<[Operand; 4]>,
    /// Number of the region that it belongs to.
    pub region: Option<u32>,
    /// Number of the piece of inline assembly that it stands in.
    pub asm: Option<u32>,
    /// Source location, by its number in [`MFunc::locs`].
    pub loc: Option<u32>,
    /// What notes say of it.
    pub note: Option<Box<Note>>,
}

/// A predicate under which an instruction runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guard {
    /// The predicate.
    pub reg: Reg,
    /// Runs where it is false.
    pub negated: bool,
}

/// What PTX cannot say of an instruction (MM-8).
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Note {
    /// Of its access to memory.
    pub mem: Option<MemNote>,
    /// Flags by name, sorted: those of [`FLAGS`].
    pub flags: Vec<&'static str>,
    /// Registers whose last use this is, sorted.
    pub kill: Vec<Reg>,
    /// Registers that it writes and nobody reads, sorted.
    pub dead: Vec<Reg>,
    /// Registers that it reads and whose value does not matter, sorted.
    pub undef: Vec<Reg>,
}

/// Flags that a note may give (MM-7).
pub const FLAGS: [&str; 12] = [
    "afn",
    "arcp",
    "contract",
    "exact",
    "frame-setup",
    "ninf",
    "nnan",
    "nomerge",
    "noreturn",
    "nsw",
    "nsz",
    "nuw",
];

/// What a note says of an access.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct MemNote {
    /// Alignment in bytes, a power of two.
    pub align: Option<u64>,
    /// Memory that nothing writes.
    pub invariant: bool,
    /// Not used again soon.
    pub nontemporal: bool,
    /// May be accessed at any time.
    pub dereferenceable: bool,
    /// What is accessed: a name and an offset in bytes.
    pub value: Option<(String, i64)>,
}

/// An operand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Operand {
    /// A register.
    Reg(Reg),
    /// `!p`
    Not(Reg),
    /// `p|q`: two destinations, each a register or nothing (`_`).
    Pair(Option<Reg>, Option<Reg>),
    /// A special register.
    Special(SReg),
    /// An integer: its 64 bits, and whether it was written with a minus.
    Int(u64, bool),
    /// A float.
    Float(FloatLit),
    /// The address of a symbol.
    Symbol(Base, i64),
    /// `generic(symbol) + n`
    Generic(Base, i64),
    /// `[base+n]`
    Address(Base, i64),
    /// `[a, b, ..]`: coordinates of textures and tensors.
    Coordinates(Box<[Operand]>),
    /// A block to go to.
    Label(MBlock),
    /// A jump table, by number.
    Table(u32),
    /// A prototype, by number.
    Proto(u32),
    /// `{a, b, ..}`
    Vector(Box<[Operand]>),
    /// `(a, b, ..)`: arguments or results of a call.
    List(Box<[Operand]>),
    /// `_`
    Sink,
}

/// What an address is counted from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Base {
    /// A register.
    Reg(Reg),
    /// A special register (`%envreg0` by the driver).
    Special(SReg),
    /// Nothing: the offset is the address.
    Absolute,
    /// A symbol of the module.
    Global(GlobalRef),
    /// A parameter, by number.
    Param(u32),
    /// A result, by number.
    Ret(u32),
    /// A variable of the frame, by number.
    Frame(u32),
    /// A slot of a call: region, and number in it.
    Slot(u32, u32),
}

/// A jump table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JumpTable {
    /// Name.
    pub name: String,
    /// Where it leads; a block may occur several times.
    pub targets: Vec<MBlock>,
}

/// The signature of an indirect call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proto {
    /// Name.
    pub name: String,
    /// Results, at most one.
    pub rets: Vec<MParam>,
    /// Parameters.
    pub params: Vec<MParam>,
    /// `.noreturn`
    pub noreturn: bool,
    /// The region in which it stands.
    pub region: Option<u32>,
}

/// A call with its slots (MM-10).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Region {
    /// Slots that carry arguments and results.
    pub slots: Vec<MParam>,
    /// Its call stands without braces of its own: nothing may be changed in such a function.
    pub raw: bool,
}

/// A source location.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loc {
    /// Number of the file.
    pub file: u32,
    /// Line.
    pub line: u32,
    /// Column.
    pub column: u32,
    /// Of code that was inlined: the label of the function's name, bytes behind it, and where it was called.
    pub inlined: Option<(String, u64, [u32; 3])>,
}

impl InstData {
    /// Calls `see` with every register that the instruction names, guard first, then operands and notes in their order.
    pub fn for_each_reg(&self, mut see: impl FnMut(Reg)) {
        if let Some(g) = self.guard {
            see(g.reg);
        }
        let mut one = |op: &Operand| match op {
            Operand::Reg(r) | Operand::Not(r) => see(*r),
            Operand::Pair(a, b) => a.iter().chain(b).for_each(|r| see(*r)),
            Operand::Symbol(Base::Reg(r), _) | Operand::Address(Base::Reg(r), _) => see(*r),
            _ => {}
        };
        for op in &self.ops {
            match op {
                Operand::List(all) | Operand::Vector(all) => all.iter().for_each(&mut one),
                Operand::Coordinates(all) => {
                    for op in &**all {
                        match op {
                            Operand::Vector(inner) => inner.iter().for_each(&mut one),
                            op => one(op),
                        }
                    }
                }
                op => one(op),
            }
        }
        if let Some(n) = &self.note {
            n.kill
                .iter()
                .chain(&n.dead)
                .chain(&n.undef)
                .for_each(|r| see(*r));
        }
    }
}

impl MFunc {
    /// A function without parameters and body.
    pub fn new(name: &str) -> MFunc {
        MFunc {
            name: name.into(),
            linkage: Linkage::Internal,
            is_entry: false,
            rets: Vec::new(),
            params: Vec::new(),
            dirs: Vec::new(),
            has_body: false,
            regs: RegTable::default(),
            frame: Vec::new(),
            blocks: PrimaryMap::new(),
            layout: Vec::new(),
            insts: PrimaryMap::new(),
            tables: Vec::new(),
            protos: Vec::new(),
            regions: Vec::new(),
            locs: Vec::new(),
        }
    }
    /// Whether it never returns.
    pub fn is_noreturn(&self) -> bool {
        self.dirs.contains(&Dir::Word(".noreturn"))
    }
    /// Whether a call stands without braces: passes leave such a function alone.
    pub fn has_raw_calls(&self) -> bool {
        self.regions.iter().any(|r| r.raw)
    }
    /// The form of an instruction, if it is one of the table.
    pub fn form<'a>(&self, inst: MInst, forms: &'a FormTable) -> Option<&'a super::forms::Form> {
        match self.insts[inst].op {
            Op::Form(id) => Some(&forms[id]),
            _ => None,
        }
    }
    /// Instructions at the end of a block that leave it or may leave it, and whether the block runs on into the next.
    pub fn ending(&self, block: MBlock, forms: &FormTable) -> (&[MInst], bool) {
        let insts = &self.blocks[block].insts;
        let is_end = |&i: &MInst| self.form(i, forms).is_some_and(|f| f.is(Props::TERMINATOR));
        let first = insts.iter().position(is_end).unwrap_or(insts.len());
        let falls = match insts.last() {
            Some(last) if is_end(last) => self.insts[*last].guard.is_some(),
            _ => true,
        };
        (&insts[first..], falls)
    }
    /// Where a block leads: targets of its branches in their order, then the next block of the layout if it runs on into
    /// that; each block once. `next` is the block behind it in the layout.
    pub fn successors(
        &self,
        block: MBlock,
        next: Option<MBlock>,
        forms: &FormTable,
    ) -> SmallVec<[MBlock; 2]> {
        let (ending, falls) = self.ending(block, forms);
        let mut out: SmallVec<[MBlock; 2]> = SmallVec::new();
        let mut large = rustc_hash::FxHashSet::default();
        let mut add = |b: MBlock, out: &mut SmallVec<[MBlock; 2]>| {
            let seen = match out.len() {
                0..8 => out.contains(&b),
                8 => {
                    large.extend(out.iter().copied());
                    !large.insert(b)
                }
                _ => !large.insert(b),
            };
            if !seen {
                out.push(b);
            }
        };
        for &i in ending {
            for op in &self.insts[i].ops {
                match op {
                    Operand::Label(b) => add(*b, &mut out),
                    Operand::Table(t) => {
                        for &b in &self.tables[*t as usize].targets {
                            add(b, &mut out);
                        }
                    }
                    _ => {}
                }
            }
        }
        if let Some(next) = next.filter(|_| falls) {
            add(next, &mut out);
        }
        out
    }
}
