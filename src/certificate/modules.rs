//! The certificate of a pass on modules.

use serde_json::Value;
use tandem_oracle::certify::modules::decide;
use tandem_oracle::certify::tally::{Refusals, Tally, refusal};
use tandem_oracle::enumerate::modules::{ModuleAlphabet, Proposals};

/// One line on a certificate: sizes, counts, what is open.
pub(super) fn summary(certificate: &Value) -> Option<String> {
    let worlds = certificate["worlds"].as_array()?;
    let number = |w: &Value, path: &str| w.pointer(path).and_then(Value::as_u64).unwrap_or(0);
    let total = |path: &str| -> u64 { worlds.iter().map(|w| number(w, path)).sum() };
    let steps = super::largest(certificate, "steps")?;
    Some(format!(
        "{} modules of up to {steps} steps, {} accepted rewrites right on all short plans ({} of {} distinct ones \
         that were put to the solver proved), {} wrong, {} unknown",
        total("/modules"),
        total("/accepted_total"),
        total("/solver/proved"),
        total("/solver/distinct_steps"),
        total("/wrong"),
        total("/unknown"),
    ))
}

fn needed(r: &Refusals, studied: bool) -> Value {
    let mut v = serde_json::json!({ "total": r.total });
    if studied {
        v["studied"] = serde_json::json!({
            "does_not_apply": r.of(refusal::MEANINGLESS),
            "breaks_an_invariant": r.of(refusal::BROKEN),
            "not_a_refinement": r.of(refusal::WRONG),
            "not_needed_on_these_plans": r.of(refusal::CAUTIOUS),
            "unknown": r.of(refusal::UNKNOWN),
        });
    }
    v
}

fn refused(tally: &Tally, studied: bool) -> Vec<Value> {
    let one = |((kind, reason), r): (&(&'static str, String), &Refusals)| {
        let mut v = needed(r, studied);
        v["kind"] = (*kind).into();
        v["reason"] = reason.as_str().into();
        v
    };
    tally.refused.iter().map(one).collect()
}

/// One alphabet at one size, as it stands in the certificate.
pub fn module_world(
    alphabet: &ModuleAlphabet,
    steps: usize,
    tally: &Tally,
    refusals: bool,
    solver: bool,
    seconds: f64,
) -> Value {
    let p = &tally.proofs;
    let unproven: Vec<Value> = p
        .unproven
        .iter()
        .map(|((kind, why), n)| serde_json::json!({ "kind": kind, "reason": why, "times": n }))
        .collect();
    let solved = solver.then(|| {
        serde_json::json!({
            "distinct_steps": p.obligations, "proved": p.proved, "proved_up_to_the_bound": p.bounded,
            "not_proved": unproven,
        })
    });
    let g = &tally.grounds;
    serde_json::json!({
        "alphabet": alphabet.name,
        "about": alphabet.about,
        "steps": steps,
        "acts": alphabet.acts,
        "modules": tally.units,
        "judged": tally.judged,
        "accepted_total": tally.accepted_total(),
        "accepted": tally.accepted,
        "decided": {
            "on_all_plans": g.of(decide::ALL_PLANS),
            "source_undefined_on_all_plans": g.of(decide::SOURCE_UNDEFINED_ON_ALL),
            "nothing_to_call": g.of(decide::NOTHING_TO_CALL),
            "by_the_solver": g.proved_otherwise(),
            "plans_run": g.runs,
        },
        "runs": tally.runs,
        "refused_total": needed(&tally.refused_total(), refusals),
        "refused": refused(tally, refusals),
        "solver": solved,
        "unknown": tally.unknown.values().sum::<u64>(),
        "wrong": tally.wrong.values().sum::<u64>(),
        "seconds": (seconds * 10.0).round() / 10.0,
    })
}

/// The texts of an alphabet: with them the certificate says what it is about.
pub(super) fn texts(a: &ModuleAlphabet) -> Value {
    let layouts: Vec<&[&str]> = a.layouts.iter().map(|l| l.functions).collect();
    serde_json::json!({
        "name": a.name,
        "names": [a.names.start(), a.names.end()],
        "declarations": a.declarations,
        "steps": a.steps,
        "layouts": layouts,
        "keep": a.keeps,
    })
}

/// The texts of all alphabets of some proposals.
pub fn module_alphabets(proposals: Proposals) -> Vec<Value> {
    let all = tandem_oracle::enumerate::modules::alphabets::ALL.iter();
    let ours = all.filter(|a| a.proposals == proposals);
    ours.map(|a| texts(a)).collect()
}

/// What a certificate of a pass on modules rests on, in words.
pub fn module_grounds(proposals: Proposals) -> Vec<&'static str> {
    let judged = match proposals {
        Proposals::Variables => {
            "Rewrites judged: folding, splitting, and erasing the stores of every name; forwarding to every load; \
             both rewrites of the heap for every name and every call that gives a pointer; and what find proposes \
             beyond that."
        }
        Proposals::Erase => {
            "Rewrites judged: erasing every set of the module's names, and what find proposes beyond that."
        }
        Proposals::Internalize => {
            "Rewrites judged: making every set of the module's names internal under every list of names to keep, \
             and what find proposes beyond that."
        }
        Proposals::Merge => "Rewrites judged: merging every name into every other one.",
        Proposals::Move => "Rewrites judged: moving every name.",
    };
    let mut all = GROUNDS.to_vec();
    all.insert(1, judged);
    all
}

const GROUNDS: &[&str] = &[
    "Every module of each alphabet and size is there once, up to renaming. The size is the number of steps; \
     'alphabets' holds the texts: '$' is a name, '$+' the next one, '#' a number of its own, '<>' a place for one \
     step or more, '(&)' the parameters 'i8 %a' and 'i1 %c' where the body mentions them.",
    "Every accepted rewrite was applied; the result is well-formed, keeps roots, visible names, address spaces, \
     thread-local models and convergent operations (PL-R7), and does nothing that the module may not do.",
    "That was decided by running both modules (oracle/src/module) on every plan of 'acts' acts, memory carried over: \
     calls of every function that the host can reach, with arguments 0, 1 and 7, kernels also on two threads and on \
     two blocks, and writes of every variable that the host may write, filled with bytes 0, 1 or 7. Exact within \
     that: undefined values and poison, and which of up to three allocations of the result fail; where the module \
     itself depends on a choice, the solver had to prove the step ('by_the_solver'). A sample: what \
     functions outside answer and write (two seeds), and the order of threads (one after the other, and in \
     lockstep). Not looked at: longer plans, functions outside that call back, other parts of a split module.",
    "Where 'solver' is given, both modules were brought to a common memory and every function that differs was put \
     to the SMT validator, once per distinct step: what is proved holds for all contents of memory, all arguments \
     and plans of any length. What is not proved stands there with the reason, and rests on the plans alone.",
    "Refusals were looked into by performing the rewrite all the same: 'not_needed_on_these_plans' counts those that \
     showed no difference; some of them would with longer plans, more threads, or other contents.",
    "Whole runs of the reference were held to the same measure.",
];
