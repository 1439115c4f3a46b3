//! Blocks of memory that a program names: globals, functions, stack and heap objects.
//!
//! A known block has a constant identity, given out when its key is first seen. The
//! two sides of a query ask with the same keys, so that the alloca that both have is
//! the same block in both. A key that comes back with another size (or a weaker
//! alignment) is not the same object: it gets an identity of its own.

use super::context::{PairContext, Side};
use super::pointer::{BLOCK_BITS, Region, block_id};
use super::states::Contents;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::rc::Rc;
use tandem_smt::Term;

/// What a known block is; the same key on both sides is the same block.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BlockKey {
    /// A global variable, by name.
    Global(String),
    /// A function, by name.
    Function(String),
    /// A stack object.
    Stack(String, u64, u32),
    /// A heap object.
    Heap(u32),
    /// The copy that a `byval` parameter points to, by parameter number.
    ByVal(u32),
}

impl BlockKey {
    /// True if the block is made by this call.
    pub fn is_local(&self) -> bool {
        matches!(
            self,
            BlockKey::Stack(..) | BlockKey::Heap(_) | BlockKey::ByVal(_)
        )
    }
    /// True if the block ends with the activation that made it.
    pub fn ends_with_frame(&self) -> bool {
        matches!(self, BlockKey::Stack(..) | BlockKey::ByVal(_))
    }
}

/// What is known of a block.
#[derive(Clone, Debug)]
pub struct BlockData {
    /// Key.
    pub key: BlockKey,
    /// Size in bytes, 64 bits; `None` if only the linker knows.
    pub size: Option<Term>,
    /// Alignment of its address in bytes.
    pub align: u64,
    /// The memory that it lives in.
    pub region: Region,
    /// True if it is never written.
    pub constant: bool,
    /// Contents at entry, if they are known: only for blocks that are never written.
    pub contents: Option<Rc<Contents>>,
}

/// A stack object of the source or, where the source has none for it, of the target.
#[derive(Debug)]
struct StackName {
    full: String,
    /// Some object of the target is this one.
    taken: bool,
}

/// The known blocks of a query.
#[derive(Debug, Default)]
pub struct Blocks {
    data: BTreeMap<u64, BlockData>,
    by_key: FxHashMap<BlockKey, Vec<u64>>,
    /// Identities of blocks of this call, in order of creation.
    locals: Vec<u64>,
    /// Blocks of this call by side, name and size.
    counts: BTreeMap<(Side, String, u64), u32>,
    /// Stack objects by name without a suffix and size.
    stack_names: BTreeMap<(String, u64), Vec<StackName>>,
    /// Blocks that the caller is known to know: of pointer arguments, of results of calls.
    pub(super) mentioned: Vec<Term>,
}

impl Blocks {
    /// The block of an identity.
    pub fn get(&self, id: u64) -> Option<&BlockData> {
        self.data.get(&id)
    }
    /// All known blocks in order of identity.
    pub fn iter(&self) -> impl Iterator<Item = (u64, &BlockData)> {
        self.data.iter().map(|(&id, d)| (id, d))
    }
    /// Identities of the blocks of this call in order of creation.
    pub fn locals(&self) -> &[u64] {
        &self.locals
    }
}

impl PairContext {
    /// The identity of a known block, given out if the key is new.
    pub fn known_block(&mut self, data: BlockData) -> Term {
        let same = self.blocks.by_key.get(&data.key).and_then(|ids| {
            let fits = |id: &&u64| {
                let old = &self.blocks.data[*id];
                (old.size, old.region, old.constant) == (data.size, data.region, data.constant)
                    && old.align <= data.align
            };
            ids.iter().find(fits).copied()
        });
        let id = match same {
            Some(id) => {
                if let Some(old) = self.blocks.data.get_mut(&id) {
                    old.align = old.align.max(data.align);
                }
                id
            }
            None => self.new_block_id(data),
        };
        self.terms.bits(BLOCK_BITS, id)
    }

    fn new_block_id(&mut self, data: BlockData) -> u64 {
        // Number 0 stays free: with region 0 it is "no block".
        let count = self.blocks.data.len() + 1;
        if count > usize::from(u16::MAX) {
            self.approximate("more than 65535 known blocks");
        }
        let id = block_id(data.key.is_local(), data.region, count as u16);
        if data.key.is_local() {
            self.blocks.locals.push(id);
        }
        self.blocks
            .by_key
            .entry(data.key.clone())
            .or_default()
            .push(id);
        self.blocks.data.insert(id, data);
        id
    }

    /// What is known of a block, if it is a known one.
    pub fn block_data(&self, block: Term) -> Option<&BlockData> {
        self.blocks.get(self.terms.as_u64(block)?)
    }

    /// True if the key has been seen.
    pub fn is_known_block(&self, key: &BlockKey) -> bool {
        self.blocks.by_key.contains_key(key)
    }
    /// Says what a block that is never written holds.
    pub fn set_contents(&mut self, block: Term, contents: Contents) {
        let id = self.terms.as_u64(block);
        if let Some(d) = id.and_then(|id| self.blocks.data.get_mut(&id)) {
            d.contents = Some(Rc::new(contents));
        }
    }
    /// How many blocks of that name and size one side has had: the next number of such a block.
    pub fn count_of_block(&mut self, side: Side, name: &str, bytes: u64) -> u32 {
        let n = self
            .blocks
            .counts
            .entry((side, name.to_owned(), bytes))
            .or_default();
        *n += 1;
        *n - 1
    }

    /// The number of a stack object among those of one name but for its suffix, and size. An object of the target is that of the source
    /// with the same full name; one that has none is the first that no other object of the target is (`others`: their full names).
    pub fn number_of_stack_object(
        &mut self,
        side: Side,
        (name, bytes): (&str, u64),
        full: &str,
        others: &[&str],
    ) -> u32 {
        let key = (name.to_owned(), bytes);
        let all = self.blocks.stack_names.entry(key).or_default();
        let found = match side {
            Side::Source => None,
            Side::Target => {
                let free = |n: &usize| !all[*n].taken;
                let same = (0..all.len()).filter(free).find(|&n| all[n].full == full);
                let spoken_for = |n: &usize| others.contains(&all[*n].full.as_str());
                let left = (0..all.len()).filter(free).find(|n| !spoken_for(n));
                same.or(left)
            }
        };
        let n = found.unwrap_or(all.len());
        match all.get_mut(n) {
            Some(s) => s.taken = true,
            None => all.push(StackName {
                full: full.to_owned(),
                taken: side == Side::Target,
            }),
        }
        n as u32
    }

    /// Notes a block that the caller knows (a pointer argument's), as one that an integer may be the address of.
    pub fn mention_block(&mut self, block: Term) {
        if !self.terms.is_const(block) && !self.blocks.mentioned.contains(&block) {
            self.blocks.mentioned.push(block);
        }
    }
}
