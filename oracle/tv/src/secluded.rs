//! Parameters whose pointer a function keeps to itself.
//!
//! What is reached through a `noalias` pointer, and written while the function runs, is reached through nothing else in that time
//! (LangRef, `noalias`). Code that is called and was never given the pointer has no other way to the bytes that are written: what
//! they hold at the call is nobody's concern. A pointer that is given away later is one's own until then ([`NotYetEscaped`]). Nor does such code write what the function reads: that would be a write by another way. In
//! both cases it does not matter whether the function comes to the bytes before the call or after it ([`SecludedAccess`]).

use crate::context::{PairContext, Side};
use crate::encode::Encoder;
use crate::encode::lent::captured_at;
use crate::pointer::Ptr;
use crate::promises::captures::Captured;
use rustc_hash::FxHashSet;
use tandem_ir::inst::{CastOp, InstKind};
use tandem_ir::{Block, Function, Header, Inst, Value};
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

/// A parameter whose pointer the source gives away somewhere, and the calls before it does.
#[derive(Clone, Debug)]
pub struct NotYetEscaped {
    /// The block of the parameter.
    pub block: Term,
    /// Calls that nobody made, by then, who has the pointer.
    pub calls: FxHashSet<Inst>,
}

/// An event of the source at which nobody else has the pointer of a parameter.
#[derive(Clone, Copy, Debug)]
pub struct SecludedEvent {
    /// Its number.
    pub index: Term,
    /// Boolean: it happens.
    pub reach: Term,
    /// The block of the parameter.
    pub block: Term,
}

impl PairContext {
    /// True if the block may be that of a parameter whose pointer the source keeps to itself.
    pub(crate) fn may_be_secluded(&mut self, block: Term) -> bool {
        let later = self.not_yet_escaped.iter().map(|u| u.block);
        let known: Vec<Term> = self.secluded.iter().copied().chain(later).collect();
        known.into_iter().any(|b| !self.differ(block, b))
    }

    /// Notes an event of the source: who does not have which pointers when it happens. `at` is the instruction in the function
    /// itself, whatever was inlined there.
    pub(crate) fn note_secluded_event(&mut self, at: Inst, index: Term, reach: Term) {
        let before = self
            .not_yet_escaped
            .iter()
            .filter(|u| u.calls.contains(&at));
        let noted = before.map(|u| SecludedEvent {
            index,
            reach,
            block: u.block,
        });
        self.secluded_events.extend(noted);
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

/// Where others get a pointer.
pub(crate) struct Escapes {
    /// Instructions behind which somebody may have it.
    given: Vec<Inst>,
    /// Calls whose callee has it while they last, and does not keep it.
    lent: FxHashSet<Inst>,
}

impl Escapes {
    /// True if nothing that is based on the pointer leaves the function but by its result.
    pub(crate) fn is_kept(&self) -> bool {
        self.given.is_empty() && self.lent.is_empty()
    }

    /// The calls that are made while nobody else has the pointer.
    pub(crate) fn calls_before(&self, f: &Function) -> FxHashSet<Inst> {
        let mut behind: FxHashSet<Block> = FxHashSet::default();
        let homes = self.given.iter().filter_map(|&i| f.inst_block(i));
        let mut work: Vec<Block> = homes.flat_map(|b| f.successors(b)).collect();
        while let Some(b) = work.pop() {
            if behind.insert(b) {
                work.extend(f.successors(b));
            }
        }
        let mut out = FxHashSet::default();
        for b in f.blocks().filter(|b| !behind.contains(b)) {
            let own = f.insts(b).take_while(|i| !self.given.contains(i));
            out.extend(own.filter(|i| !self.lent.contains(i)));
        }
        out
    }
}

/// Where something that is based on the value leaves the function but by its result: anything but that it is accessed through,
/// compared, and computed with.
pub(crate) fn escapes(cx: &Header, f: &Function, v: Value) -> Escapes {
    let mut based: FxHashSet<Value> = FxHashSet::from_iter([v]);
    loop {
        let before = based.len();
        let mut found = Escapes {
            given: Vec::new(),
            lent: FxHashSet::default(),
        };
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
                InstKind::Call(_) if only_lends(cx, f, i, &based) => {
                    found.lent.insert(i);
                }
                _ => found.given.push(i),
            }
        }
        if based.len() == before {
            return found;
        }
    }
}

/// True if the call passes the pointers, and its callee keeps none of them (`captures(none)`).
fn only_lends(cx: &Header, f: &Function, i: Inst, based: &FxHashSet<Value>) -> bool {
    let args = f.call(i).map_or(0, |c| c.num_args());
    f.operands(i).enumerate().all(|(n, o)| {
        let is_argument = (1..=args).contains(&n);
        !based.contains(&o) || is_argument && captured_at(cx, f, i, n - 1) == Captured::NONE
    })
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
