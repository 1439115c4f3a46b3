//! Worlds with a few blocks, for tests of memory by itself.

#![allow(dead_code, clippy::unwrap_used)]

use tandem_ir::datalayout::DataLayout;
use tandem_smt::{Sort, Term};
use tandem_tv::blocks::{BlockData, BlockKey};
use tandem_tv::context::{Mode, PairContext};
use tandem_tv::memory::MemId;
use tandem_tv::pointer::{BLOCK_BITS, LOCAL_BIT, Ptr, Region};
use tandem_tv::value::Scalar;

pub fn pair() -> PairContext {
    PairContext::new(DataLayout::default(), Mode::default())
}

pub fn block(
    w: &mut PairContext,
    key: BlockKey,
    size: u64,
    region: Region,
    constant: bool,
) -> Term {
    let size = Some(w.terms.bits(64, size));
    w.known_block(BlockData {
        key,
        size,
        align: 16,
        region,
        constant,
        contents: None,
    })
}
pub fn global(w: &mut PairContext, name: &str, size: u64) -> Term {
    block(
        w,
        BlockKey::Global(name.into()),
        size,
        Region::Global,
        false,
    )
}
pub fn stack(w: &mut PairContext, name: &str, size: u64) -> Term {
    block(
        w,
        BlockKey::Stack(name.into(), size, 0),
        size,
        Region::Local,
        false,
    )
}
/// A block that only the caller knows.
pub fn foreign(w: &mut PairContext, name: &str) -> Term {
    let low = w.terms.input(name, Sort::Bits(LOCAL_BIT));
    w.terms.zext(low, BLOCK_BITS)
}
pub fn at(w: &mut PairContext, block: Term, offset: u64) -> Ptr {
    let offset = w.terms.bits(64, offset);
    Ptr { block, offset }
}
pub fn int(w: &mut PairContext, name: &str, width: u32) -> Scalar {
    Scalar {
        bits: w.terms.input(name, Sort::Bits(width)),
        poison: w.terms.input(format!("{name}.poison"), Sort::Bool),
    }
}
pub fn somewhere(w: &mut PairContext) -> Ptr {
    Ptr {
        block: w.terms.input("somewhere", Sort::Bits(BLOCK_BITS)),
        offset: w.terms.input("somewhere.offset", Sort::Bits(64)),
    }
}
pub const M0: MemId = MemId::INITIAL;
