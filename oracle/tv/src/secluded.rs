//! Parameters whose pointer a function keeps to itself.
//!
//! What is reached through a `noalias` pointer, and written while the function runs, is reached through nothing else in that time
//! (LangRef, `noalias`). Code that is called and was never given the pointer has no other way to the bytes that are written: what
//! they hold at the call is nobody's concern. Nor does it write what the function reads: that would be a write by another way. In
//! both cases it does not matter whether the function comes to the bytes before the call or after it ([`SecludedAccess`]).

use crate::context::{PairContext, Side};
use crate::encode::Encoder;
use crate::pointer::Ptr;
use rustc_hash::FxHashSet;
use tandem_ir::inst::{CastOp, InstKind};
use tandem_ir::{Function, Header, Inst, Value};
use tandem_smt::Term;

/// Accesses beyond which no more are remembered: every read behind a call is held against each.
const MOST: usize = 32;

/// An access of the source through a pointer that it keeps to itself.
#[derive(Clone, Copy, Debug)]
pub struct SecludedAccess {
    /// Boolean: it happens.
    pub reach: Term,
    /// Where.
    pub at: Ptr,
    /// Its bytes, 64 bits.
    pub len: Term,
    /// It writes.
    pub write: bool,
}

impl PairContext {
    /// True if the block may be that of a parameter whose pointer the source keeps to itself.
    pub(crate) fn may_be_secluded(&mut self, block: Term) -> bool {
        let known = self.secluded.clone();
        known.into_iter().any(|b| !self.differ(block, b))
    }
}

impl Encoder<'_, '_> {
    /// Notes an access of the source that other code may not interfere with.
    pub(crate) fn note_secluded(&mut self, at: Ptr, len: Term, write: bool) {
        let room = self.w.secluded_accesses.len() < MOST;
        if self.side == Side::Source && room && self.w.may_be_secluded(at.block) {
            let reach = self.state.reach;
            let access = SecludedAccess {
                reach,
                at,
                len,
                write,
            };
            self.w.secluded_accesses.push(access);
        }
    }
}

/// True if nothing that is based on the value leaves the function but by its result: it is accessed through, compared, and
/// computed with.
pub(crate) fn kept(cx: &Header, f: &Function, v: Value) -> bool {
    let mut based: FxHashSet<Value> = FxHashSet::from_iter([v]);
    loop {
        let before = based.len();
        for i in f.blocks().flat_map(|b| f.insts(b)) {
            let mut uses = f.operands(i).enumerate();
            let Some((n, _)) = uses.find(|(_, o)| based.contains(o)) else {
                continue;
            };
            let again = uses.any(|(_, o)| based.contains(&o));
            match f.kind(i) {
                InstKind::Gep { .. }
                | InstKind::Phi
                | InstKind::Select
                | InstKind::Freeze
                | InstKind::Cast(CastOp::BitCast | CastOp::AddrSpaceCast) => {
                    based.extend(f.result(i));
                }
                InstKind::Load(_) | InstKind::ICmp(_) | InstKind::Ret => {}
                InstKind::Store(_) if n == 1 => {}
                InstKind::AtomicRmw(..) | InstKind::CmpXchg { .. } if n == 0 && !again => {}
                InstKind::Call(_) if only_accesses(cx, f, i) => {}
                _ => return false,
            }
        }
        if based.len() == before {
            return true;
        }
    }
}

/// True for the intrinsics that access memory and keep no pointer to it.
fn only_accesses(cx: &Header, f: &Function, i: Inst) -> bool {
    const THESE: [&str; 4] = [
        "llvm.memcpy.",
        "llvm.memmove.",
        "llvm.memset.",
        "llvm.lifetime.",
    ];
    let name = f.callee(i).map_or("", |g| cx.global_name(g));
    THESE.iter().any(|t| name.starts_with(t))
}
