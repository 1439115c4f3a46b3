//! What threads do together, and what a thread knows of itself: barriers, warp operations, special registers.

use super::code::{Meeting, NOWHERE, Op};
use super::machine::{Machine, Thread};
use super::value::{Val, ones};
use crate::exec::{Fault, WaitKind};
use crate::intrinsics::{Reduce, WarpOp};
use crate::outcome::UbKind;
use crate::slot::Slot;
use tandem_ir::machine::special::SReg;

impl<'p, 'm> Machine<'p, 'm> {
    pub(super) fn meeting(
        &mut self,
        t: &Thread<'p>,
        kind: Meeting,
        v: [Val; 4],
    ) -> Result<WaitKind, Fault> {
        let lane = 1u32 << (t.id.thread % 32);
        Ok(match kind {
            Meeting::Barrier {
                aligned,
                arrive,
                reduce,
                count,
            } => {
                let id = self.look(v[0]) as u32;
                let n = self.look(v[1]) as u32;
                let predicate = reduce != Reduce::None && self.look(v[2]) & 1 != 0;
                WaitKind::Barrier {
                    id,
                    count: count.then_some(n),
                    aligned,
                    arrive,
                    reduce,
                    predicate,
                }
            }
            Meeting::Warp(op, bits) => {
                let mask = self.look(v[0]) as u32;
                if mask & lane == 0 {
                    return Err(UbKind::LaneNotInMask.into());
                }
                if !matches!(op, WarpOp::Shuffle(..)) {
                    self.look(v[1]);
                }
                self.look(v[2]);
                self.look(v[3]);
                WaitKind::Warp {
                    op,
                    mask,
                    args: [slot(v[1]), slot(v[2]), slot(v[3])],
                    bits,
                }
            }
            Meeting::Elect => {
                let mask = self.look(v[0]) as u32;
                if mask & lane == 0 {
                    return Err(UbKind::LaneNotInMask.into());
                }
                WaitKind::Warp {
                    op: WarpOp::Ballot,
                    mask,
                    args: [Slot::int(1), Slot::int(0), Slot::int(0)],
                    bits: 1,
                }
            }
            Meeting::Here(op) => {
                // Who is there depends on the schedule.
                self.choices.external = true;
                WaitKind::Here {
                    op,
                    predicate: op.is_some() && self.look(v[1]) & 1 != 0,
                }
            }
        })
    }
    /// What a thread gets from a meeting.
    pub fn met(&mut self, t: &mut Thread<'p>, site: u32, values: &[Slot]) -> Result<(), Fault> {
        let Some(frame) = t.frames.last() else {
            return Err(Fault::IllFormed("no frame".into()));
        };
        let (code, base) = (frame.code, frame.base);
        let Some(Op::Meet(kind, [d, p], _)) = code.ops.get(site as usize).map(|i| &i.op) else {
            return Err(Fault::IllFormed("no meeting".into()));
        };
        let value = |k: usize| {
            values
                .get(k)
                .copied()
                .map_or(Val::default(), |s| of_slot(s, 64))
        };
        match kind {
            Meeting::Elect => {
                let leader = (value(0).bits as u32).trailing_zeros();
                t.set(base, *d, Val::of(leader.into()));
                t.set(base, *p, Val::bool(t.id.thread % 32 == leader));
            }
            _ => {
                let width = code.widths.get(*d as usize).map_or(64, |&w| u32::from(w));
                let v = values
                    .first()
                    .map_or(Val::default(), |&s| of_slot(s, width));
                if *d != NOWHERE && !values.is_empty() {
                    t.set(base, *d, v);
                }
                if values.len() > 1 {
                    t.set(base, *p, value(1));
                }
            }
        }
        Ok(())
    }

    pub(super) fn special(&mut self, t: &mut Thread<'p>, r: SReg) -> Result<u64, Fault> {
        let shape = self.shape;
        let lane = t.id.thread % 32;
        let one = 1u64 << lane;
        let name = r.text();
        let axis = |v: [u32; 3]| {
            let k = match name.rsplit('.').next() {
                Some("x") => 0,
                Some("y") => 1,
                _ => 2,
            };
            u64::from(v[k])
        };
        let stem = name.split('.').next().unwrap_or(name);
        let cut = name.contains('.');
        Ok(match stem {
            "%tid" if cut => axis(t.tid),
            "%ntid" if cut => axis(shape.block),
            "%ctaid" | "%clusterid" if cut => axis(t.ctaid),
            "%nctaid" | "%nclusterid" if cut => axis(shape.grid),
            "%cluster_ctaid" if cut => 0,
            "%cluster_nctaid" if cut => 1,
            "%cluster_ctarank" | "%is_explicit_cluster" => 0,
            "%cluster_nctarank" => 1,
            "%laneid" => lane.into(),
            "%warpid" => (t.id.thread / 32).into(),
            "%nwarpid" => shape.threads().div_ceil(32).into(),
            "%lanemask_eq" => one,
            "%lanemask_le" => one | (one - 1),
            "%lanemask_lt" => one - 1,
            "%lanemask_ge" => !(one - 1) & 0xffff_ffff,
            "%lanemask_gt" => !(one | (one - 1)) & 0xffff_ffff,
            "%dynamic_smem_size" => shape.dynamic_shared,
            "%clock" | "%clock64" | "%clock_hi" | "%globaltimer" | "%globaltimer_lo"
            | "%globaltimer_hi" => {
                self.choices.external = true;
                self.choices.guessed = true;
                t.clock += 16;
                if name.ends_with("_hi") {
                    t.clock >> 32
                } else {
                    t.clock
                }
            }
            "%smid" | "%gridid" => {
                self.choices.external = true;
                self.choices.guessed = true;
                0
            }
            _ => return Err(Fault::Unsupported(name.to_owned())),
        })
    }
}

/// A value as the scheduler carries it: its bits, and whether all of it is open.
pub(super) fn slot(v: Val) -> Slot {
    match v.open {
        0 => Slot::int(v.bits),
        _ => Slot {
            bits: v.bits,
            ..Slot::UNDEF
        },
    }
}

fn of_slot(s: Slot, width: u32) -> Val {
    let open = if s.is_defined() { 0 } else { ones(width) };
    Val { bits: s.bits, open }
}
