//! Calls that lanes make together and that touch nothing else: `convergent memory(none)`.
//!
//! clang marks every declaration of CUDA code `convergent`, so every unknown function of numbers is one. What such a call gives
//! is a function of its operands and of the set of lanes that make it (LangRef, `convergent`). The set is the same for two calls
//! in one block if no lane can leave between them; then they are one value, which is why LLVM merges them within a block and
//! never over blocks. A call whose result nobody uses may go.

use super::{Encoder, Result, Site};
use crate::context::Side;
use crate::encode::EventArg;
use crate::value::Val;
use tandem_ir::{Global, Inst, InstKind};
use tandem_smt::Term;

/// How far back in a block an equal call is looked for, in instructions, and how many uses are followed.
const REACH: usize = 4096;

impl<'m> Encoder<'_, 'm> {
    /// A call of the kind above that is no event of its own, with its result: one that nobody uses, or the second in its
    /// block. `None` if it is the first.
    pub(super) fn alone_with_its_lanes(
        &mut self,
        site: &Site<'m>,
        callee: Option<Global>,
        args: &[EventArg],
    ) -> Result<Option<Option<Val>>> {
        if self.is_unused(site.inst) {
            return match site.ret.is_void() {
                true => Ok(Some(None)),
                false => self.poison(site.ret).map(|v| Some(Some(v))),
            };
        }
        let Some(index) = self.same_lanes_before(site, args) else {
            return Ok(None);
        };
        let v = self.answers(site, callee, "answer", &[index])?;
        let sets = self.return_sets(site.inst);
        Ok(Some(Some(self.attributed(v, site.ret, &sets))))
    }

    /// Number of the event that an equal call earlier in this block was, if the same lanes made it.
    fn same_lanes_before(&mut self, site: &Site<'m>, args: &[EventArg]) -> Option<Term> {
        let reach = self.state.reach;
        for n in (0..self.events.len()).rev() {
            let e = &self.events[n];
            // Where a lane may have left since, fewer get here.
            if e.reach != reach || e.convergent.is_none() || e.kind != site.kind || e.mem.is_some()
            {
                continue;
            }
            let same_frame = e
                .site
                .split_last()
                .is_some_and(|(l, o)| o == self.sites && self.is_earlier_in_block(*l, site.inst));
            if !same_frame || e.args.len() != args.len() {
                continue;
            }
            let (index, then) = (e.index, e.args.clone());
            let mut same = true;
            for (a, b) in then.iter().zip(args) {
                // The source may make the same undef choices as before.
                let again = match self.side {
                    Side::Source => self.with_undef_choices_of(&b.value, &a.value),
                    Side::Target => b.value.clone(),
                };
                same &= a.value == again;
            }
            if same {
                return Some(index);
            }
        }
        None
    }
    fn is_earlier_in_block(&self, first: Inst, second: Inst) -> bool {
        let f = self.f();
        let before = std::iter::successors(f.prev_inst(second), |&i| f.prev_inst(i));
        before.take(REACH).any(|i| i == first)
    }

    /// True if nothing that can be seen depends on the result: its users, and theirs, only compute.
    fn is_unused(&self, i: Inst) -> bool {
        let f = self.f();
        let mut work: Vec<_> = f.result(i).into_iter().collect();
        let mut seen = rustc_hash::FxHashSet::default();
        while let Some(v) = work.pop() {
            if seen.len() > REACH {
                return false;
            }
            if !seen.insert(v) {
                continue;
            }
            for u in f.uses(v) {
                let user = f.user(u);
                let computes = match f.kind(user) {
                    InstKind::Binary(op) => !op.is_int_division(),
                    InstKind::FNeg
                    | InstKind::ICmp(_)
                    | InstKind::FCmp(_)
                    | InstKind::Cast(_)
                    | InstKind::Select
                    | InstKind::Phi
                    | InstKind::Freeze
                    | InstKind::ExtractElement
                    | InstKind::InsertElement
                    | InstKind::ExtractValue(_)
                    | InstKind::InsertValue(_)
                    | InstKind::Gep { .. } => true,
                    _ => false,
                };
                if !computes {
                    return false;
                }
                work.extend(f.result(user));
            }
        }
        true
    }
}
