//! The same failure by the judge in this process.
//!
//! The signature of the input's failure is pinned: a candidate is interesting if its
//! primary finding has the same signature, and another failure if it has another one.
//! A miscompile counts only as the judge finds it, by an input on which the source
//! runs without undefined behaviour and without choices.

use crate::judge::{self, Judging};
use crate::registry::{self, Language};
use crate::report::{FileReport, FindingReport};
use crate::signature::Signature;
use tandem_ir::passes::Unit;
use tandem_ir::{Block, Function, Module};
use tandem_oracle::freerun::{Config, STEPS_USED_UP};
use tandem_oracle::verdict::Verdict;
use tandem_reduce::predicate::{Answer, Predicate};

/// The predicate.
#[derive(Clone, Debug)]
pub struct SameVerdict {
    /// How a candidate is judged: by no more than it takes to see the failure.
    pub judging: Judging,
    /// How hard was looked when the failure was found; what a user is told comes from such a look.
    pub looked: Config,
    /// The failure that is hunted.
    pub signature: Signature,
}

/// Steps of a run that are tried, instead of as many as the judge allows: a candidate whose loop does not end costs
/// all of them, on every input.
const FEW_STEPS: [u64; 2] = [2_000, 20_000];
/// Inputs on which claims of analyses are held against executions at first.
const FEW_FACT_INPUTS: u64 = 4;
/// The same for programs of few instructions without a loop. A value that could be anything shows what is claimed of
/// it on few inputs in a large program, which has many such values, but not always in the small one that is left of it.
const FACT_INPUTS_OF_SMALL: u64 = 12;
/// Inputs on which results of small programs are compared, if the failure was looked for with as many.
const INPUTS_OF_SMALL: u64 = 12;
/// Most instructions of a program that is small.
const SMALL: u64 = 24;
/// Steps of a run for each instruction of the program, and the least: what a small program shows, it shows soon, and
/// one whose loop does not end costs all of them on every input.
const STEPS_PER_INSTRUCTION: u64 = 16;
const LEAST_STEPS: u64 = 160;
/// Inputs, and inputs for claims, on which a program is run that is not small, if they are enough to show the failure in
/// the input; those of a small one it gets again when it is small.
const LOOKS: [(u64, u64); 2] = [(2, 1), (12, FEW_FACT_INPUTS)];

/// Less than a judgement that finds a failure does, the least first: without what has nothing to do with it. Each
/// finds nothing that the judgement itself does not find, so that what is interesting for one of these is so for all.
fn leaner(judging: &Judging, signature: &Signature) -> Vec<Judging> {
    let mut all = Vec::new();
    for (steps, (inputs, facts)) in FEW_STEPS.into_iter().flat_map(|s| LOOKS.map(|l| (s, l))) {
        let mut few = judging.clone();
        few.config.steps = few.config.steps.min(steps);
        few.config.inputs = few.config.inputs.min(inputs);
        few.config.fact_inputs = few.config.fact_inputs.min(facts);
        // What production makes of it, run against the source; neither claims nor the reference's own result.
        let mut results = ridden(&few);
        results.config.parts.free = true;
        let ridden = ridden(&few);
        // Claims only.
        let mut claims = results.clone();
        claims.config.inputs = 0;
        claims.config.fact_inputs = few.config.fact_inputs;
        // The same of what production makes of it in one piece, which nobody rides beside.
        let in_one_piece = |j: &Judging| {
            let mut j = j.clone();
            j.config.parts.lockstep = false;
            j
        };
        // What no step is blamed for does not need the steps, what one is blamed for needs nothing else.
        match signature.rewrite_kind {
            None => all.extend([
                in_one_piece(&claims),
                in_one_piece(&results),
                ridden,
                claims,
                results,
                few,
            ]),
            Some(_) => all.extend([ridden, results, claims, few]),
        }
    }
    all
}

/// The single steps only.
fn ridden(judging: &Judging) -> Judging {
    let mut ridden = judging.clone();
    ridden.config.validator = None;
    ridden.config.fact_inputs = 0;
    ridden.config.parts.whole = false;
    ridden.config.parts.free = false;
    ridden.config.parts.reference_one_in = u64::MAX;
    ridden
}

/// Levels of looking, the cheapest first: what shows the failure at a low level is reduced at that level.
fn levels(base: &Judging) -> Vec<Judging> {
    let mut cheap = base.clone();
    cheap.config.inputs = base.config.inputs.min(12);
    cheap.config.validator = None;
    let mut more = cheap.clone();
    more.config.inputs = base.config.inputs;
    // A loop that does not end costs all steps on every input, so that few come first.
    let few = FEW_STEPS.map(|steps| {
        let mut few = cheap.clone();
        few.config.steps = few.config.steps.min(steps);
        few.config.fact_inputs = few.config.fact_inputs.min(FEW_FACT_INPUTS);
        few
    });
    let mut all = Vec::from(few);
    all.extend([cheap, more]);
    if base.config.validator.is_some() {
        all.push(base.clone());
    }
    all
}

/// The failure that a module shows: the wanted one, or that of the first pass that shows any. What the passes behind
/// it show is not looked at.
fn shown(
    judging: &Judging,
    m: &Module,
    wanted: Option<&Signature>,
) -> Result<Option<Signature>, judge::Error> {
    if judging.subject.is_some() {
        let found = chosen(&judge::module(judging, m, INPUT)?, wanted);
        return Ok(found.map(|f| f.signature));
    }
    let on_functions = judge::forms::<Function>(&judging.options, &judging.passes)?;
    let on_modules = judge::forms::<Module>(&judging.options, &judging.passes)?;
    for f in &on_functions {
        let found = shown_by(&judging.clone().of_pass(f.id.name), m, wanted)?;
        if found.is_some() {
            return Ok(found);
        }
    }
    for f in &on_modules {
        let of_pass = judging.clone().of_pass(f.id.name);
        let found = chosen(&judge::module(&of_pass, m, INPUT)?, wanted);
        if found.is_some() {
            return Ok(found.map(|f| f.signature));
        }
    }
    Ok(None)
}

/// The failure that a pass on functions shows, as one judgement finds it; but the steps first and alone, because what
/// one of them is to blame for is the bug, whatever else there is.
fn shown_by(
    judging: &Judging,
    m: &Module,
    wanted: Option<&Signature>,
) -> Result<Option<Signature>, judge::Error> {
    let ridden = judge::module(&ridden(judging), m, INPUT)?;
    let by_step = chosen(&ridden, wanted);
    if let Some(f) = by_step.filter(|f| f.step.is_some() || wanted.is_some()) {
        return Ok(Some(f.signature));
    }
    let mut rest = judging.clone();
    // Without steps that fail, the run of all of them has nothing to add to the rest.
    rest.config.parts.lockstep = !judge::found(&ridden).is_empty();
    let found = chosen(&judge::module(&rest, m, INPUT)?, wanted);
    Ok(found.map(|f| f.signature))
}

/// The finding that is wanted, or the one that is the bug.
fn chosen(reports: &[FileReport], wanted: Option<&Signature>) -> Option<FindingReport> {
    match wanted {
        Some(w) => {
            let mut all = judge::found(reports).into_iter();
            all.find(|f| w.covers(&f.signature))
        }
        None => judge::primary(reports).cloned(),
    }
}

/// What reports call the input.
const INPUT: &str = "input.ll";

impl SameVerdict {
    /// Pins the failure that a module shows, at the lowest level of looking that finds one; `wanted` names a
    /// failure among several. `None` if the judge finds nothing.
    ///
    /// # Errors
    /// The judge cannot judge it.
    pub fn pin(
        base: &Judging,
        m: &Module,
        wanted: Option<&Signature>,
    ) -> Result<Option<SameVerdict>, judge::Error> {
        for judging in levels(base) {
            if let Some(signature) = shown(&judging, m, wanted)? {
                // What executions of a foreign subject show may be no difference for the validator (a library function's
                // contract, an allocation that nobody sees): then the whole judge finds nothing.
                let alone = judging.config.validator.is_none() && wanted.is_none();
                if alone && base.subject.is_some() && shown(base, m, None)?.is_none() {
                    return Ok(None);
                }
                let judging = match judging.subject {
                    Some(_) => judging,
                    None => judging.of_pass(&signature.pass),
                };
                let pinned = SameVerdict {
                    looked: judging.config.clone(),
                    judging,
                    signature: signature.kind(),
                };
                return Ok(Some(pinned.lean(m)));
            }
        }
        Ok(None)
    }

    /// The same failure, judged by no more than it takes to see it in a module that shows it.
    fn lean(self, m: &Module) -> SameVerdict {
        let mut lean = leaner(&self.judging, &self.signature)
            .into_iter()
            .map(|judging| SameVerdict {
                judging,
                looked: self.looked.clone(),
                signature: self.signature.clone(),
            });
        let seen = lean.find(|v| v.ask(m).is_interesting());
        seen.unwrap_or(self)
    }

    /// The finding that the result shows: pass, step and counterexample.
    pub fn finding(&self, m: &Module, name: &str) -> Option<FindingReport> {
        let mut judging = self.judging.clone();
        judging.config = self.looked.clone();
        let facts = fitted(&judging, &self.looked, m).config.fact_inputs;
        judging.config.fact_inputs = facts;
        let reports = judge::module(&judging, m, name).ok()?;
        let found = judge::found(&reports);
        found
            .into_iter()
            .find(|f| self.signature.covers(&f.signature))
    }

    fn answer(&self, reports: &[FileReport]) -> Answer {
        let found = judge::found(reports);
        if found.iter().any(|f| self.signature.covers(&f.signature)) {
            return Answer::Interesting;
        }
        if let Some(f) = judge::primary(reports) {
            return Answer::Other(f.signature.kind().to_string());
        }
        let late = |r: &FileReport| {
            r.verdict() == Verdict::TimedOut || r.inconclusive.contains_key(STEPS_USED_UP)
        };
        match reports.iter().any(late) {
            true => Answer::Unsure("the judge's budget was used up".into()),
            false => Answer::Boring,
        }
    }
}

/// The judgement as the size of the program allows: a small one ends soon and can be looked at more often.
fn fitted(judging: &Judging, looked: &Config, m: &Module) -> Judging {
    let mut fitted = judging.clone();
    let size: usize = m.bodies.iter().map(instructions).sum();
    let steps = LEAST_STEPS.max(STEPS_PER_INSTRUCTION * size as u64);
    fitted.config.steps = fitted.config.steps.min(steps);
    if size as u64 > SMALL {
        return fitted;
    }
    let Config {
        inputs,
        fact_inputs: facts,
        ..
    } = &mut fitted.config;
    if *inputs > 0 {
        *inputs = (*inputs).max(looked.inputs.min(INPUTS_OF_SMALL));
    }
    if *facts > 0 {
        let acyclic = m.bodies.iter().all(is_acyclic);
        *facts = (*facts).max(match acyclic {
            true => FACT_INPUTS_OF_SMALL,
            false => looked.fact_inputs.min(FEW_FACT_INPUTS),
        });
    }
    fitted
}

fn instructions(f: &Function) -> usize {
    f.blocks().map(|b| f.insts(b).count()).sum()
}

/// True if no block is reached twice: taking away blocks that nothing leads to leaves none.
fn is_acyclic(f: &Function) -> bool {
    let mut left: Vec<Block> = f.blocks().collect();
    loop {
        let before = left.len();
        let kept = left.clone();
        left.retain(|&b| f.pred_edges(b).any(|p| kept.contains(&p)));
        if left.len() == before {
            return left.is_empty();
        }
    }
}

/// The names of the functions of a module of which one by one can be judged: several, by a pass on functions.
fn one_by_one<'a>(judging: &Judging, m: &'a Module) -> Vec<&'a str> {
    let on_functions =
        |p: &String| registry::asked(p, Language::Ir).is_ok_and(|p| p.id().unit == Unit::Function);
    let several = m.bodies.len() > 1 && judging.function.is_none();
    if !several || judging.passes.is_empty() || !judging.passes.iter().all(on_functions) {
        return Vec::new();
    }
    let names = m.bodies.iter().map(|f| m.header.global_name(f.global));
    names.collect()
}

impl SameVerdict {
    /// Judges a module; in one of several functions, no further than to the first that shows the failure.
    fn judge(&self, m: &Module) -> Result<Answer, judge::Error> {
        let judging = fitted(&self.judging, &self.looked, m);
        let names = one_by_one(&judging, m);
        if names.is_empty() {
            return Ok(self.answer(&judge::module(&judging, m, CANDIDATE)?));
        }
        let mut reports = Vec::new();
        for name in names {
            let mut one = judging.clone();
            one.function = Some(name.into());
            let of_one = judge::module(&one, m, CANDIDATE)?;
            if self.answer(&of_one) == Answer::Interesting {
                return Ok(Answer::Interesting);
            }
            reports.extend(of_one);
        }
        Ok(self.answer(&reports))
    }
}

/// What reports call a candidate.
const CANDIDATE: &str = "candidate.ll";

impl Predicate for SameVerdict {
    fn ask(&self, m: &Module) -> Answer {
        // The judge's own panic is a failure of another kind, worth keeping.
        self.judge(m)
            .unwrap_or_else(|e| Answer::Other(format!("judge: {e}")))
    }

    fn is_computed(&self) -> bool {
        true
    }

    fn was_pinned(&self) -> bool {
        true
    }
}
