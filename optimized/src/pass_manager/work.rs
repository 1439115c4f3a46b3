//! A group of work on one function, whichever thread it is on.

use super::invariants::Shape;
use super::printing::Prints;
use super::shown;
use super::{BrokenModule, Checks, Progress, RunError, ScevChecks, invalidating, invocation};
use crate::analysis::manager::{AnalysisId, FunctionAnalyses, PreservedAnalyses};
use crate::analysis::scev::{self, Extent};
use crate::context::Cx;
use crate::options::Options;
use crate::pass::Invocation;
use crate::passes::FunctionForm;
use crate::pipeline::plan::FunctionWork;
use crate::pipeline::text::Verb;
use crate::transform::loop_notes;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};
use tandem_ir::rewrite::NoTrace;
use tandem_ir::{Function, Header};

/// What work on functions reads besides the function.
#[derive(Clone, Copy)]
pub(super) struct OnFunction<'a> {
    pub(super) header: &'a Header,
    pub(super) options: &'a Options,
    pub(super) checks: Checks,
    pub(super) progress: Option<Progress<'a>>,
    pub(super) prints: Option<&'a Prints>,
}

/// What was done to one function.
pub(super) struct Done {
    /// The function's name, if times are kept by function.
    pub(super) name: Option<String>,
    pub(super) times: Vec<Duration>,
    pub(super) stats: BTreeMap<(&'static str, &'static str), u64>,
    pub(super) printed: Vec<String>,
    /// The pass that was at work last.
    pub(super) pass: &'static str,
    pub(super) changed: bool,
    pub(super) result: Result<(), RunError>,
}

/// True if an execution is to happen: its pass, and on what.
pub(super) type Admits<'a> = &'a mut dyn FnMut(&'static str, &str) -> bool;

impl<'a> OnFunction<'a> {
    /// What analyses know, without a defect that may be on.
    fn cx(self) -> Cx<'a> {
        Cx::from(self.header).with_limits(self.options.scev)
    }

    /// Runs all of the work on a function.
    pub(super) fn run(
        self,
        f: &mut Function,
        analyses: &mut FunctionAnalyses,
        work: &[FunctionWork],
        admits: Admits<'_>,
    ) -> Done {
        let mut done = Done {
            name: (self.checks.time_functions)
                .then(|| self.header.global_name(f.global).to_owned()),
            times: Vec::with_capacity(work.len()),
            stats: BTreeMap::new(),
            printed: Vec::new(),
            pass: "",
            changed: false,
            result: Ok(()),
        };
        for step in work {
            let started = Instant::now();
            let first = done.times.len();
            done.times.resize(first + step.len(), Duration::ZERO);
            done.pass = step.name();
            let result = match self.checks.catch_panics {
                false => self.step(f, analyses, step, admits, &mut done),
                true => {
                    let run = AssertUnwindSafe(|| self.step(f, analyses, step, admits, &mut done));
                    catch_unwind(run).unwrap_or_else(|_| {
                        let function = self.header.global_name(f.global).to_owned();
                        let pass = done.pass;
                        Err(RunError::Panic { pass, function })
                    })
                }
            };
            // Of several rows each has its own already; the rest goes to the first.
            let told: Duration = done.times[first..].iter().sum();
            done.times[first] += started.elapsed().saturating_sub(told);
            if result.is_err() {
                done.result = result;
                break;
            }
        }
        done
    }

    fn step(
        self,
        f: &mut Function,
        analyses: &mut FunctionAnalyses,
        step: &FunctionWork,
        admits: Admits<'_>,
        done: &mut Done,
    ) -> Result<(), RunError> {
        match step {
            FunctionWork::Pass(form, params) => {
                let id = form.id();
                let function = self.header.global_name(f.global);
                if !admits(id.name, function) {
                    return Ok(());
                }
                done.printed.extend(self.begins(id.name, function));
                let with = invocation(self.options, params);
                self.pass(f, analyses, *form, with, done)?;
            }
            FunctionWork::Loops(inside) => self.on_loops(f, analyses, inside, admits, done)?,
            FunctionWork::Verify => {}
            #[cfg(test)]
            FunctionWork::Panics => {
                let name = self.header.global_name(f.global);
                assert!(!name.starts_with("panic"), "on purpose");
            }
            FunctionWork::Analysis(verb, of) => {
                let function = self.header.global_name(f.global);
                if *verb == Verb::Invalidate && !admits(invalidating(*of), function) {
                    return Ok(());
                }
                self.analysis(f, analyses, *verb, *of, done)?;
            }
        }
        if self.checks.verify_each || matches!(step, FunctionWork::Verify) {
            let errors = tandem_ir::verify::verify_function(self.header, f);
            if !errors.is_empty() {
                let pass = step.name();
                return Err(BrokenModule { pass, errors }.into());
            }
        }
        Ok(())
    }

    /// Says that a pass begins; the line of the trace, if there is one.
    pub(super) fn begins(&self, pass: &'static str, place: &str) -> Option<String> {
        if let Some(progress) = self.progress {
            progress(pass, place);
        }
        let traced = self.checks.trace_passes;
        traced.then(|| format!("{}{pass} on {place}", super::RUNNING))
    }

    /// Runs a pass, with all that is checked and kept of it.
    pub(super) fn pass(
        self,
        f: &mut Function,
        analyses: &mut FunctionAnalyses,
        form: FunctionForm,
        with: Invocation<'_, Options>,
        done: &mut Done,
    ) -> Result<(), RunError> {
        let id = form.id();
        if self.checks.verify_analyses {
            analyses.require_all(self.cx(), f);
        }
        let before = self
            .prints
            .map(|p| p.before_function(id.class, self.header, f, &mut done.printed));
        let shape = self.checks.verify_each.then(|| Shape::of(f));
        let ran = form.run(self.header, f, analyses, with, &mut NoTrace);
        if let Some(broken) = shape.and_then(|s| s.broken_in(self.header, f)) {
            let errors = vec![broken];
            return Err(BrokenModule {
                pass: id.name,
                errors,
            }
            .into());
        }
        done.changed |= ran.changed;
        if ran.changed {
            loop_notes::drop_notes(self.header, f);
        }
        for (counter, k) in ran.counters {
            *done.stats.entry((id.name, counter)).or_default() += k;
        }
        done.printed.extend(ran.printed);
        if let (Some(prints), Some(before)) = (self.prints, before) {
            prints.after_function(id.class, self.header, f, before, &mut done.printed);
        }
        if self.checks.verify_analyses {
            self.fresh(f, analyses, id.name)?;
        } else if self.checks.verify_scev != ScevChecks::default() {
            let mut new = FunctionAnalyses::default();
            self.fresh_scev(f, (analyses, &mut new), id.name, self.checks.verify_scev)?;
        }
        Ok(())
    }

    pub(super) fn analysis(
        self,
        f: &Function,
        analyses: &mut FunctionAnalyses,
        verb: Verb,
        of: Option<AnalysisId>,
        done: &mut Done,
    ) -> Result<(), RunError> {
        let cx = self.cx();
        match (verb, of) {
            (Verb::Require, Some(id)) => analyses.require(cx, f, id),
            (Verb::Invalidate, _) => analyses.invalidate(all_but(of)),
            (Verb::Print, Some(id)) => {
                let text = shown::of_function(self.cx(), f, analyses, id);
                done.printed.push(text);
            }
            (Verb::Verify, _) => self.fresh(f, analyses, verb.word())?,
            (Verb::Require | Verb::Print, None) => {}
        }
        Ok(())
    }

    /// Compares what the caches hold with what is computed anew, where the two must be equal.
    fn fresh(
        self,
        f: &Function,
        analyses: &FunctionAnalyses,
        pass: &'static str,
    ) -> Result<(), RunError> {
        let kept = analyses.claims(f);
        let mut new = FunctionAnalyses::default();
        new.require_all(self.cx(), f);
        let fresh = new.claims(f);
        let stale = [
            (
                AnalysisId::Dominators,
                kept.dominators.is_some() && kept.dominators != fresh.dominators,
            ),
            (
                AnalysisId::PostDominators,
                kept.post_dominators.is_some() && kept.post_dominators != fresh.post_dominators,
            ),
            (
                AnalysisId::Loops,
                kept.loops.is_some() && kept.loops != fresh.loops,
            ),
        ];
        let analysis = match stale.iter().find(|s| s.1) {
            Some((id, _)) => id.info().name.into(),
            None if self.noted_in_vain(f) => "trip counts".into(),
            None => {
                let all = ScevChecks {
                    counts: true,
                    strict: true,
                    maps: true,
                };
                return self.fresh_scev(f, (analyses, &mut new), pass, all);
            }
        };
        Err(self.stale(f, pass, analysis))
    }

    fn stale(self, f: &Function, pass: &'static str, analysis: String) -> RunError {
        RunError::Stale {
            pass,
            analysis,
            function: self.header.global_name(f.global).to_owned(),
        }
    }

    /// Compares what is kept of scalar evolution, if anything is, with what it says now.
    fn fresh_scev(
        self,
        f: &Function,
        (analyses, new): (&FunctionAnalyses, &mut FunctionAnalyses),
        pass: &'static str,
        checks: ScevChecks,
    ) -> Result<(), RunError> {
        let Some(kept) = analyses.scalar_evolution_kept() else {
            return Ok(());
        };
        let name = AnalysisId::ScalarEvolution.info().name;
        let apart = kept.maps_apart(f).filter(|_| checks.maps);
        let wrong = apart.or_else(|| {
            let extent = match checks {
                ScevChecks { strict: true, .. } => Extent::All,
                ScevChecks { counts: true, .. } => Extent::Counts,
                _ => return None,
            };
            new.require(self.cx(), f, AnalysisId::ScalarEvolution);
            let now = new.scalar_evolution_kept()?.claims(f);
            scev::stale(f, &kept.claims(f), &now, extent)
        });
        match wrong {
            None => Ok(()),
            Some(what) => Err(self.stale(f, pass, format!("{name} ({what})"))),
        }
    }

    /// True if a note on a loop says more than can be found of it now.
    fn noted_in_vain(self, f: &Function) -> bool {
        let cx = self.cx();
        loop_notes::any(self.header)
            && loop_notes::known(cx, f)
                .into_iter()
                .any(|(t, known)| !loop_notes::on(self.header, f, t).follow_from(known))
    }
}

/// What is kept when one analysis is dropped, or all of them.
pub(super) fn all_but(of: Option<AnalysisId>) -> PreservedAnalyses {
    match of {
        None => PreservedAnalyses::none(),
        Some(id) => PreservedAnalyses::all().abandon(id),
    }
}
