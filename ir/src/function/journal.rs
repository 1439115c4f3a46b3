//! Which parts of a body were written: for those who keep a second copy of it in step.
//!
//! Off unless somebody asks for it ([`Function::record_writes`]): then every write of a block, an instruction, a value, an
//! operand slot or a side table adds an entry to a log that only grows. Nothing outside [`crate::function`] can write a
//! body but through the few accessors of [`super::storage`], which make the entries; so the log is complete by
//! construction. A copy of the body has no log.
//!
//! A reader remembers how long the log was ([`Function::writes`]), and asks for what came after ([`Function::written_since`]).
//! [`Function::sync_from`] brings a copy that was equal then up to date, at the cost of what was written. An entry says that
//! something *may* have changed: [`changes`] compares the two and says which blocks and instructions really are not the
//! same.
//!
//! ```
//! use tandem_ir::{text, Flags};
//!
//! let source = b"define i32 @f(i32 %a) {
//!   %x = add i32 %a, 1
//!   ret i32 %x
//! }";
//! let mut module = text::parse(source, "f.ll").map_err(|e| e.to_string())?;
//! let f = &mut module.bodies[0];
//! let mut copy = f.clone();
//! f.record_writes();
//! let add = f.entry().and_then(|b| f.first_inst(b)).ok_or("an entry has instructions")?;
//! f.set_flags(add, Flags::NSW);
//!
//! let written = f.written_since(0);
//! assert_eq!(tandem_ir::function::changes(&copy, f, &written).insts, [add]);
//! copy.sync_from(f, &written);
//! assert_eq!(copy.flags(add), Flags::NSW);
//! # Ok::<(), String>(())
//! ```

use super::Function;
use crate::entity::{Block, Constant, Inst, Value};
use cranelift_entity::EntityRef;

/// One entry of the log.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Write {
    Block(Block),
    Inst(Inst),
    Value(Value),
    /// The slot of this number.
    Slot(u32),
    /// So many free ranges of a class were left: none above it is what it was.
    Free(u8, u32),
    ConstValue(Constant),
    Name(Value),
    /// The counter of fresh names of this number.
    Suffix(u32),
    Attachments(Inst),
    DebugRecords(Inst),
    DebugUsers(Value),
}

/// The log of a body, if it keeps one.
#[derive(Default, Debug)]
pub(super) struct Journal(Option<Vec<Write>>);

/// A copy of a body has no log: its writes are its own.
impl Clone for Journal {
    fn clone(&self) -> Journal {
        Journal(None)
    }
}

impl Journal {
    #[inline(always)]
    pub(super) fn note(&mut self, write: Write) {
        if let Some(log) = &mut self.0 {
            log.push(write);
        }
    }
}

/// What was written between two moments: each thing once, in order of its number.
#[derive(Clone, Default, Debug)]
pub struct Written {
    writes: Vec<Write>,
}

impl Written {
    /// True if nothing was written.
    pub fn is_empty(&self) -> bool {
        self.writes.is_empty()
    }
    /// How many things were written.
    pub fn len(&self) -> usize {
        self.writes.len()
    }
}

/// What is not the same in two states of a body, as far as a reader of its text would see it: names, the order of blocks,
/// use lists, constants without a use and things in no block do not count.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Changes {
    /// Instructions that are in a block in one of the states, and differ: in what they are, in their operands, in what is
    /// attached to them, or in where they stand.
    pub insts: Vec<Inst>,
    /// Blocks that hold such an instruction in one of the states, that are in the layout in one of them only, or that are
    /// the entry in one of them only.
    pub blocks: Vec<Block>,
}

impl Function {
    /// From now on writes are recorded, anew if they were already.
    pub fn record_writes(&mut self) {
        self.journal.0 = Some(Vec::new());
    }
    /// How many writes were recorded so far; 0 where none are.
    pub fn writes(&self) -> usize {
        self.journal.0.as_ref().map_or(0, Vec::len)
    }
    /// What was written since [`Self::writes`] was `mark`.
    pub fn written_since(&self, mark: usize) -> Written {
        let log = self.journal.0.as_deref().unwrap_or_default();
        let mut writes = log.get(mark..).unwrap_or_default().to_vec();
        writes.sort_unstable();
        writes.dedup();
        Written { writes }
    }

    /// Makes this body what `source` is, at the cost of what was written. This body must be what `source` was before those
    /// writes, in everything; its own log is left alone.
    pub fn sync_from(&mut self, source: &Function, written: &Written) {
        self.sync_arenas(source);
        // Names change hands, so all old ones go before the new ones come.
        for w in &written.writes {
            if let Write::Name(v) = *w {
                self.names.forget(v);
            }
        }
        for w in &written.writes {
            self.sync_one(source, *w);
        }
        self.names.sync_taken(&source.names);
    }

    /// What only ever grows, and what is small.
    fn sync_arenas(&mut self, source: &Function) {
        self.global = source.global;
        self.first_block = source.first_block;
        self.last_block = source.last_block;
        for k in self.values.len()..source.values.len() {
            self.values.push(source.values[Value::new(k)].clone());
        }
        for k in self.insts.len()..source.insts.len() {
            self.insts.push(source.insts[Inst::new(k)].clone());
        }
        for k in self.blocks.len()..source.blocks.len() {
            self.blocks.push(source.blocks[Block::new(k)].clone());
        }
        for k in self.constants.len()..source.constants.len() {
            let c = Constant::new(k);
            let (ty, data) = (source.constants.ty(c), source.constants.get(c));
            self.constants.intern(ty, data.clone());
        }
        append(&mut self.slots, &source.slots);
        append(&mut self.args, &source.args);
        append(&mut self.metadata_operands, &source.metadata_operands);
        append(&mut self.asms, &source.asms);
        self.names.sync_text(&source.names);
    }

    fn sync_one(&mut self, source: &Function, write: Write) {
        match write {
            Write::Block(b) => self.blocks[b].clone_from(&source.blocks[b]),
            Write::Inst(i) => self.insts[i].clone_from(&source.insts[i]),
            Write::Value(v) => self.values[v].clone_from(&source.values[v]),
            Write::Slot(s) => self.slots[s as usize] = source.slots[s as usize],
            Write::Free(class, len) => {
                let (mine, theirs) = (
                    &mut self.free_slots[class as usize],
                    &source.free_slots[class as usize],
                );
                // Entries are in order of their length: after the first, which cuts, the others find nothing to do.
                mine.truncate(len as usize);
                append(mine, theirs);
            }
            Write::ConstValue(c) => self.const_values[c] = source.const_values[c],
            Write::Name(v) => self.names.take_over(v, &source.names),
            Write::Suffix(n) => self.names.sync_suffix(n as usize, &source.names),
            Write::Attachments(i) => copy_entry(&mut self.attachments, &source.attachments, i),
            Write::DebugRecords(i) => copy_entry(&mut self.debug_records, &source.debug_records, i),
            Write::DebugUsers(v) => copy_entry(&mut self.debug_users, &source.debug_users, v),
        }
    }
}

// ----- comparing everything ---------------------------------------------------------
impl Function {
    /// The first part of the storage in which two bodies are not the same down to the last number: free ranges, order of use
    /// lists and counters of fresh names included. `None` for a body and its copy. Linear in the body.
    pub fn storage_difference(&self, other: &Function) -> Option<&'static str> {
        let (a, b) = (self, other);
        let parts = [
            ("name", a.global == b.global),
            ("layout", a.first_block == b.first_block),
            ("end of the layout", a.last_block == b.last_block),
            ("blocks", a.blocks == b.blocks),
            ("instructions", a.insts == b.insts),
            ("values", a.values == b.values),
            ("operands", a.slots == b.slots),
            ("free operands", a.free_slots == b.free_slots),
            ("arguments", a.args == b.args),
            ("constants", a.constants.iter().eq(b.constants.iter())),
            ("values of constants", a.const_values == b.const_values),
            (
                "metadata operands",
                a.metadata_operands == b.metadata_operands,
            ),
            ("inline assembly", a.asms == b.asms),
            ("names", a.names == b.names),
            ("attachments", a.attachments == b.attachments),
            ("debug records", a.debug_records == b.debug_records),
            ("users of debug records", a.debug_users == b.debug_users),
        ];
        parts.iter().find(|p| !p.1).map(|p| p.0)
    }
}

/// Copies what a list has more than the other.
fn append<T: Clone>(mine: &mut Vec<T>, theirs: &[T]) {
    mine.extend_from_slice(theirs.get(mine.len()..).unwrap_or_default());
}

/// Makes the entry of one key what it is in the other table.
fn copy_entry<K: Copy + Eq + std::hash::Hash, V: Clone>(
    mine: &mut rustc_hash::FxHashMap<K, V>,
    theirs: &rustc_hash::FxHashMap<K, V>,
    key: K,
) {
    match theirs.get(&key) {
        Some(v) => {
            mine.insert(key, v.clone());
        }
        None => {
            mine.remove(&key);
        }
    }
}

/// What differs between two states of a body, `after` having been `before` before what was written.
pub fn changes(before: &Function, after: &Function, written: &Written) -> Changes {
    let mut insts = Vec::new();
    let mut blocks = Vec::new();
    for w in &written.writes {
        match *w {
            Write::Inst(i) | Write::Attachments(i) | Write::DebugRecords(i) => insts.push(i),
            // Vacant slots still name the user they had.
            Write::Slot(s) => {
                let user = |f: &Function| f.slots.get(s as usize).map(|s| s.user);
                insts.extend(user(before).into_iter().chain(user(after)));
            }
            Write::Block(b) if before.is_placed(b) != after.is_placed(b) => blocks.push(b),
            _ => {}
        }
    }
    insts.sort_unstable();
    insts.dedup();
    insts.retain(|&i| !same_inst(before, after, i));
    for f in [before, after] {
        blocks.extend(insts.iter().filter_map(|&i| f.block_of(i)));
    }
    if before.entry() != after.entry() {
        blocks.extend(before.entry().into_iter().chain(after.entry()));
    }
    blocks.sort_unstable();
    blocks.dedup();
    Changes { insts, blocks }
}

/// True if an instruction is the same at the same place, or in no block in both states.
fn same_inst(before: &Function, after: &Function, i: Inst) -> bool {
    if before.block_of(i).is_none() && after.block_of(i).is_none() {
        return true;
    }
    let (Some(a), Some(b)) = (before.insts.get(i), after.insts.get(i)) else {
        return false;
    };
    let place = (a.block, a.prev, a.next) == (b.block, b.prev, b.next);
    let what = a.flags == b.flags && a.ty == b.ty && a.result == b.result && a.kind == b.kind;
    let around = before.attachments(i) == after.attachments(i)
        && before.debug_records(i) == after.debug_records(i);
    place && what && around && before.operands(i).eq(after.operands(i))
}

impl Function {
    /// The block of an instruction, if there is such an instruction, and the block is in the layout.
    fn block_of(&self, i: Inst) -> Option<Block> {
        let b = self.insts.get(i)?.block.expand()?;
        self.in_layout(b).then_some(b)
    }
    /// True if there is such a block in the layout.
    fn is_placed(&self, b: Block) -> bool {
        self.blocks.get(b).is_some_and(|d| d.in_layout)
    }
}
