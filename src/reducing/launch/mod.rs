//! The same failure on a kernel's own data: a launch description that no longer gives the same after a pass.
//!
//! Some failures show only on the data that a kernel is made for. They are pinned to a
//! description instead of inputs that the judge makes up. A candidate is interesting if
//! its source runs on the description without undefined behaviour, without races and
//! with the same result under two schedules, and what production makes of it does not
//! give that result. What is expected is computed from the candidate itself each time,
//! since a smaller program computes something else. [`simpler`] makes the description
//! small: fewer launches, blocks and threads, plainer arguments and data.

mod simpler;

use crate::judge::{self, Judging};
use crate::launch::{Description, Execution};
use crate::signature::Signature;
use tandem_ir::{Function, Module};
use tandem_oracle::freerun::Parts;
use tandem_oracle::interp::{Limits, Schedule};
use tandem_oracle::verdict::Verdict;
use tandem_reduce::predicate::{Answer, Predicate};

/// Most instructions of one launch while the description is still as the user gave it.
const STEPS: u64 = 200_000_000;
/// How many times the instructions of the original's longest launch a candidate may execute, and how many more: one whose
/// loop does not end costs all of them.
const STEPS_FACTOR: u64 = 16;
const STEPS_MORE: u64 = 20_000;

/// What a pass makes of a module; `None` if it changes nothing or does not end well.
type Pass = Box<dyn Fn(&Module) -> Option<Module> + Sync + Send>;

/// The predicate.
pub struct SameLaunch {
    /// What is hunted.
    pub signature: Signature,
    /// What the module is run on.
    pub description: Description,
    pass: Pass,
    seed: u64,
    /// Most instructions of one launch.
    steps: u64,
}

impl SameLaunch {
    /// Pins the failure of the first pass, of those that `base` names, after which the description's result
    /// differs; `None` if there is none.
    ///
    /// # Errors
    /// Passes that are unknown or not built.
    pub fn pin(
        base: &Judging,
        m: &Module,
        description: &Description,
    ) -> Result<Option<SameLaunch>, judge::Error> {
        for (name, pass) in passes(base)? {
            let mut hunt = SameLaunch::of(name, pass, description, base.config.seed);
            if hunt.shown(m, &hunt.description) {
                hunt.limit_steps(m);
                return Ok(Some(hunt));
            }
        }
        Ok(None)
    }

    fn of(name: &str, pass: Pass, description: &Description, seed: u64) -> SameLaunch {
        SameLaunch {
            signature: Signature::new(name, Verdict::Miscompile.name(), None, "launch"),
            description: description.clone(),
            pass,
            seed,
            steps: STEPS,
        }
    }

    /// Takes the limit on steps from the original's own run.
    fn limit_steps(&mut self, m: &Module) {
        let [first, _] = self.schedules();
        let run = self.go(&self.description, m, first, false);
        let longest = run.and_then(|r| r.runs.iter().map(|(_, r)| r.steps).max());
        if let Some(n) = longest {
            self.steps = STEPS.min(n.saturating_mul(STEPS_FACTOR).saturating_add(STEPS_MORE));
        }
    }

    /// Makes the description small for a module that shows the failure on it.
    pub fn simplify(&mut self, m: &Module) {
        let simpler = simpler::simplify(&self.description, &mut |d| self.shown(m, d));
        self.description = simpler;
    }

    /// The description with what the module, which shows the failure, computes on it as expected data: a test
    /// that holds before the pass and fails after it. As JSON.
    pub fn as_test(&self, m: &Module) -> Option<String> {
        let mut test = self.expecting(m, &self.description)?;
        test.about = format!("reduced: {}", self.signature);
        serde_json::to_string_pretty(&test).ok().map(|t| t + "\n")
    }

    /// Whether the module's result on a description differs after the pass.
    fn shown(&self, m: &Module, description: &Description) -> bool {
        let Some(expected) = self.expecting(m, description) else {
            return false;
        };
        let Some(after) = (self.pass)(m) else {
            return false;
        };
        let wrong = |schedule| {
            self.go(&expected, &after, schedule, false)
                .is_some_and(|run| !good(&run))
        };
        self.schedules().into_iter().any(wrong)
    }

    /// The description with the module's own result as expected data; `None` if the run is undefined or racy, or
    /// if the result depends on the schedule.
    fn expecting(&self, m: &Module, description: &Description) -> Option<Description> {
        let [first, second] = self.schedules();
        let mut open = description.clone();
        // What was expected of the original is of no matter, which buffers are looked at is.
        let run = self.go(&open, m, first, true)?;
        let clean =
            run.failed_launch().is_none() && run.runs.iter().all(|(_, r)| r.races.is_empty());
        if !clean {
            return None;
        }
        open.expect_what_was_computed(&run)?;
        let again = self.go(&open, m, second, false)?;
        good(&again).then_some(open)
    }

    fn go(
        &self,
        d: &Description,
        m: &Module,
        schedule: Schedule,
        races: bool,
    ) -> Option<Execution> {
        let limits = Limits {
            steps: self.steps,
            ..Limits::default()
        };
        d.execute(m, "launch", schedule, races, self.seed, limits)
            .ok()
    }

    /// Fair to threads that wait for each other.
    fn schedules(&self) -> [Schedule; 2] {
        [Schedule::RoundRobin(self.seed), Schedule::Random(self.seed)]
    }
}

/// The result is the expected one.
fn good(run: &Execution) -> bool {
    run.failed_launch().is_none() && run.differences.is_empty()
}

impl Predicate for SameLaunch {
    fn ask(&self, m: &Module) -> Answer {
        match self.shown(m, &self.description) {
            true => Answer::Interesting,
            false => Answer::Boring,
        }
    }

    /// The description names kernels.
    fn sees_text(&self) -> bool {
        true
    }
}

/// The production forms of the passes that are asked for, each as a function on modules.
fn passes(base: &Judging) -> Result<Vec<(&'static str, Pass)>, judge::Error> {
    let mut quiet = base.clone();
    // Only what production makes of the module is wanted.
    quiet.config.parts = Parts {
        lockstep: false,
        free: false,
        whole: false,
        ..Parts::default()
    };
    quiet.config.validator = None;
    let mut all: Vec<(&'static str, Pass)> = Vec::new();
    for f in judge::forms::<Function>(&base.options, &base.passes)? {
        let (name, judging) = (f.id.name, quiet.clone().of_pass(f.id.name));
        all.push((name, Box::new(move |m| by_function(&judging, m))));
    }
    for f in judge::forms::<Module>(&base.options, &base.passes)? {
        let (name, judging) = (f.id.name, quiet.clone().of_pass(f.id.name));
        all.push((name, Box::new(move |m| by_module(&judging, m))));
    }
    Ok(all)
}

fn by_function(judging: &Judging, m: &Module) -> Option<Module> {
    let forms = judge::forms::<Function>(&judging.options, &judging.passes).ok()?;
    let (_, changed) = judge::by_pass(judging, forms.first()?, m, "candidate.ll");
    if changed.is_empty() {
        return None;
    }
    let mut after = m.clone();
    for (n, body) in changed {
        after.bodies[n] = body;
    }
    Some(after)
}

fn by_module(judging: &Judging, m: &Module) -> Option<Module> {
    let forms = judge::forms::<Module>(&judging.options, &judging.passes).ok()?;
    let (_, changed) = judge::by_pass(judging, forms.first()?, m, "candidate.ll");
    changed.into_iter().next().map(|(_, after)| after)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::launch::Description;
    use tandem_ir::text;

    const KERNEL: &str = "target triple = \"nvptx64-nvidia-cuda\"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @twice(ptr addrspace(1) %data, i32 %n, i32 %unused) {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp ult i32 %i, %n
  br i1 %in, label %do, label %done

do:
  %at = getelementptr i32, ptr addrspace(1) %data, i32 %i
  %v = load i32, ptr addrspace(1) %at
  %w = add i32 %v, 5
  store i32 %w, ptr addrspace(1) %at
  br label %done

done:
  ret void
}
";
    const LAUNCH: &str = r#"{"buffers": {"data": {"type": "i32", "data": [1, 2, 3, 4, 9, 9, 9, 9]},
      "other": {"type": "f32", "count": 100, "fill": 1.5}},
      "launches": [{"kernel": "twice", "grid": [2, 1, 1], "block": [1, 1, 1], "args": [{"buffer": "other"}, {"i32": 0}, {"i32": 0}]},
                   {"kernel": "twice", "grid": [1, 1, 1], "block": [8, 1, 1], "shared_bytes": 64,
                    "args": [{"buffer": "data"}, {"i32": 8}, {"i32": 77}]}],
      "expect": {"data": {"type": "i32", "data": [6, 7, 8, 9, 14, 14, 14, 14]}}}"#;

    /// A pass that adds six where five is to be added.
    fn wrong() -> SameLaunch {
        let pass: Pass = Box::new(|m| {
            let text = text::print(m);
            let changed = text.replace("i32 %v, 5", "i32 %v, 6");
            (changed != text).then(|| text::parse(changed.as_bytes(), "t.ll").unwrap())
        });
        let d = Description::parse(LAUNCH.as_bytes(), "launch.json").unwrap();
        SameLaunch::of("wrong", pass, &d, 1)
    }

    fn module(text: &str) -> Module {
        text::parse(text.as_bytes(), "t.ll").unwrap()
    }

    #[test]
    fn a_description_shrinks_to_what_shows_the_failure() {
        let mut hunt = wrong();
        let m = module(KERNEL);
        assert!(hunt.ask(&m).is_interesting());
        hunt.simplify(&m);
        let d = &hunt.description;
        assert_eq!(d.launches.len(), 1);
        assert_eq!(
            (d.launches[0].grid, d.launches[0].block),
            ([1, 1, 1], [1, 1, 1])
        );
        assert_eq!(d.launches[0].shared_bytes, 0);
        assert_eq!(d.buffers.keys().collect::<Vec<_>>(), ["data"]);
        assert!(hunt.ask(&m).is_interesting());
        let json = hunt.as_test(&m).unwrap();
        let again = Description::parse(json.as_bytes(), "launch.json").unwrap();
        // One element of zeros becomes five: the source itself says so.
        assert_eq!(again.expect["data"].data.as_ref().unwrap().len(), 1);
        assert_eq!(
            again.expect["data"].data.as_ref().unwrap()[0].as_i64(),
            Some(5)
        );
    }

    #[test]
    fn what_the_pass_leaves_alone_or_what_races_is_not_interesting() {
        let hunt = wrong();
        assert_eq!(
            hunt.ask(&module(&KERNEL.replace("%v, 5", "%v, 4"))),
            Answer::Boring
        );
        // Every thread adds to the same element.
        let racy = KERNEL.replace("%data, i32 %i", "%data, i32 0");
        assert_eq!(hunt.ask(&module(&racy)), Answer::Boring);
        // Another kernel than the description asks for.
        assert_eq!(
            hunt.ask(&module(&KERNEL.replace("@twice", "@thrice"))),
            Answer::Boring
        );
    }

    #[test]
    fn production_as_it_is_shows_nothing() {
        let d = Description::parse(LAUNCH.as_bytes(), "launch.json").unwrap();
        let pinned = SameLaunch::pin(&Judging::default(), &module(KERNEL), &d).unwrap();
        assert!(pinned.is_none());
    }
}
