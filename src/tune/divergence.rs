//! Branches at which the lanes of a warp part.
//!
//! A branch of a warp is one execution of a conditional branch or switch by its lanes: the
//! k-th time that a lane comes to it belongs together with the k-th time of the others. It
//! is divergent if not all of those lanes go to the same successor. That count does not
//! depend on the schedule, as long as the lanes' own ways do not.

use std::collections::HashMap;
use tandem_ir::{Block, Function, Inst, InstKind, Module};
use tandem_oracle::instrument::{Observation, ProbePoint};
use tandem_oracle::interp::{ThreadId, Value};

/// Lanes of a warp.
const WARP: u32 = 32;

/// Where a terminator goes by its condition.
struct Targets {
    cases: Vec<(u128, Block)>,
    otherwise: Block,
}

/// Counts branches, from observations of an instrumented run.
#[derive(Default)]
pub struct Counter {
    targets: HashMap<ProbePoint, Targets>,
    /// How often a lane came to a branch.
    times: HashMap<(ThreadId, ProbePoint), u32>,
    /// First successor taken per branch of a warp; `None` once lanes parted.
    taken: HashMap<(u32, u32, ProbePoint, u32), Option<Block>>,
    /// Executions of branches by lanes.
    pub executed: u64,
    /// Branches of warps.
    pub branches: u64,
    /// Those at which lanes parted.
    pub divergent: u64,
}

impl Counter {
    /// A counter for the branches of a module.
    pub fn new(module: &Module) -> Counter {
        let mut c = Counter::default();
        for f in &module.bodies {
            for t in f.blocks().filter_map(|b| f.terminator(b)) {
                if let Some(targets) = targets(f, t) {
                    c.targets.insert(ProbePoint::Inst(f.global, t), targets);
                }
            }
        }
        c
    }

    /// Takes note of a branch.
    pub fn observe(&mut self, h: &Observation) {
        let (Some(Value::Int { bits, .. }), Some(t)) =
            (h.values.first(), self.targets.get(&h.point))
        else {
            return;
        };
        self.executed += 1;
        let case = t.cases.iter().find(|c| c.0 == *bits);
        let to = case.map_or(t.otherwise, |c| c.1);
        let time = self.times.entry((h.thread, h.point)).or_default();
        let key = (h.thread.block, h.thread.thread / WARP, h.point, *time);
        *time += 1;
        match self.taken.get_mut(&key) {
            None => {
                self.branches += 1;
                self.taken.insert(key, Some(to));
            }
            Some(first) => {
                if first.is_some_and(|f| f != to) {
                    self.divergent += 1;
                    *first = None;
                }
            }
        }
    }
}

fn targets(f: &Function, t: Inst) -> Option<Targets> {
    let successors: Vec<Block> = f.inst_successors(t).collect();
    match f.kind(t) {
        InstKind::Br if successors.len() == 2 => Some(Targets {
            cases: vec![(1, successors[0])],
            otherwise: successors[1],
        }),
        InstKind::Switch => {
            let cases = f.switch_cases(t);
            let known = |(v, b)| Some((f.as_int(v)?.as_u128()?, b));
            Some(Targets {
                cases: cases.filter_map(known).collect(),
                otherwise: *successors.first()?,
            })
        }
        _ => None,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use tandem_oracle::inputs::{Shape, TestInput};
    use tandem_oracle::instrument::{Instrumented, Probes, run};
    use tandem_oracle::interp::Schedule;

    /// Lanes 0 to 4 take another way than the rest, then all turn three times round; the switch parts odd and even.
    const KERNEL: &str = "
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k() {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 5
  br i1 %c, label %few, label %loop
few:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ 0, %few ], [ %n, %loop ]
  %n = add i32 %i, 1
  %more = icmp ult i32 %n, 3
  br i1 %more, label %loop, label %end
end:
  %b = and i32 %t, 3
  switch i32 %b, label %x [ i32 1, label %y
    i32 3, label %y ]
x:
  br label %y
y:
  ret void
}";

    fn count(threads: u32, schedule: Schedule) -> (u64, u64, u64) {
        let m = tandem_ir::text::parse(KERNEL.as_bytes(), "k.ll").unwrap();
        let global = m.bodies[0].global;
        let instrumented = Instrumented::new(&m, &[global], Probes::Branches);
        assert!(tandem_ir::verify::verify(&instrumented.module).is_empty());
        let mut counter = Counter::new(&m);
        let input = TestInput {
            args: Vec::new(),
            buffers: Vec::new(),
            globals: Vec::new(),
            shape: Some(Shape {
                grid: [1, 1, 1],
                block: [threads, 1, 1],
                dynamic_shared_bytes: 0,
                schedule,
            }),
            seed: 1,
        };
        let end = run(&instrumented, global, &input, 1_000_000, |h| {
            counter.observe(&h)
        });
        assert!(end.unwrap().is_returned());
        (counter.executed, counter.branches, counter.divergent)
    }

    #[test]
    fn branches_of_warps_are_counted_under_every_schedule() {
        for s in [
            Schedule::RoundRobin(3),
            Schedule::Random(4),
            Schedule::LockstepWarps,
            Schedule::Greedy,
        ] {
            // One warp: the entry's branch, three of the loop, the switch.
            assert_eq!(count(32, s), (160, 5, 2), "{s:?}");
            // The second warp has no lane below 5.
            assert_eq!(count(64, s), (320, 10, 3), "{s:?}");
            assert_eq!(count(1, s), (5, 5, 0), "{s:?}");
        }
    }
}
