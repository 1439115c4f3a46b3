//! Proofs: two modules brought to a common memory, so that the validator can compare their functions one by one.
//!
//! A rewrite of a global changes what memory there is, and the validator knows only
//! one. So one side is carried over to the other's memory first, each time on grounds
//! that are checked here by a walk over the whole module: a global that nobody stores
//! to is a constant of the source; the fields of a split struct are pieces of the one
//! struct again, as long as every access stays inside its field; stores that nobody
//! can load are not there. Then every function that is not the same must be proved.
//! Since each is proved for all contents of memory, the proofs compose. What cannot be
//! related is said to be unknown, and so is a counterexample: it may begin in a state
//! that the program never reaches.

use super::carry::{joined, moved_back, never_loaded, never_modified, only_these_change};
use super::describe;
use super::form::{Bodies, form, names_that_differ};
use super::observers::discardable;
use crate::canonical::{Names, canonical};
use crate::tv::validate::{Conclusion, Settings, Subject, validate};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;
use tandem_ir::rewrite::ModuleRewrite;
use tandem_ir::{Function, Module};

/// Terms and memory states nest as deeply as programs are long.
const STACK: usize = 256 << 20;
/// Functions of one step that are proved at most.
const MOST_FUNCTIONS: usize = 32;

/// How one step came out.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Proof {
    /// Every function is proved.
    Correct,
    /// Every function is proved up to the bound on loops.
    Bounded,
    /// Not proved, and why.
    Unknown(String),
}

/// What was proved of the steps of one run.
#[derive(Default, Debug)]
pub struct Proofs {
    steps: Vec<(String, Proof)>,
}

impl Proofs {
    /// Tries to prove one step; true if all of it is proved, without bound.
    pub fn step(
        &mut self,
        (before, after): (&Module, &Module),
        rewrite: &ModuleRewrite,
        settings: &Settings,
        deadline: Instant,
    ) -> bool {
        let proof = match related(before, after, rewrite) {
            Ok((s, t)) => prove_all(&s, &t, settings, deadline),
            Err(why) => Proof::Unknown(why),
        };
        let good = proof == Proof::Correct;
        self.steps.push((describe::rewrite(before, rewrite), proof));
        good
    }

    /// Tries to prove a target of which nobody says how it was made.
    pub fn pair(
        &mut self,
        (source, target): (&Module, &Module),
        settings: &Settings,
        deadline: Instant,
    ) {
        let proof = match related_as_they_are(source, target) {
            Ok(s) => prove_all(&s, target, settings, deadline),
            Err(why) => Proof::Unknown(why),
        };
        self.steps.push(("the whole module".into(), proof));
    }

    /// Steps that are proved, without bound.
    pub fn proved(&self) -> usize {
        let good = |s: &&(String, Proof)| s.1 == Proof::Correct;
        self.steps.iter().filter(good).count()
    }

    /// What can be said of a run of so many steps; empty if nothing was tried.
    pub fn conclusion(&self, steps: usize) -> String {
        let all = |f: fn(&Proof) -> bool| self.steps.iter().all(|s| f(&s.1));
        if self.steps.is_empty() {
            return String::new();
        }
        let whole = self.steps.len() == steps;
        if whole && all(|p| *p == Proof::Correct) {
            "correct".into()
        } else if whole && all(|p| !matches!(p, Proof::Unknown(_))) {
            "correct (bounded)".into()
        } else {
            "unproven".into()
        }
    }

    /// What is not proved, in words.
    pub fn told(&self) -> Vec<String> {
        let tell = |(what, proof): &(String, Proof)| match proof {
            Proof::Correct => None,
            Proof::Bounded => Some(format!("{what}: proved up to the bound on loops")),
            Proof::Unknown(why) => Some(format!("{what}: not proved: {why}")),
        };
        self.steps.iter().filter_map(tell).collect()
    }
}

/// Both modules in a memory that they have in common.
fn related(
    before: &Module,
    after: &Module,
    rewrite: &ModuleRewrite,
) -> Result<(Module, Module), String> {
    match rewrite {
        ModuleRewrite::FoldGlobal { global } => {
            only_these_change(before, after, &[*global])?;
            Ok((never_modified(before, *global)?, after.clone()))
        }
        ModuleRewrite::EraseStores { global } => {
            only_these_change(before, after, &[*global])?;
            Ok((never_loaded(before, *global)?, after.clone()))
        }
        ModuleRewrite::SplitGlobal { global } => {
            Ok((before.clone(), joined(before, after, *global)?))
        }
        ModuleRewrite::ForwardStore { .. }
        | ModuleRewrite::Internalize { .. }
        | ModuleRewrite::InFunction { .. } => Ok((before.clone(), after.clone())),
        ModuleRewrite::MergeConstants { keep, drop } => {
            only_these_change(before, after, &[*keep, *drop])?;
            Ok((before.clone(), after.clone()))
        }
        ModuleRewrite::EraseGlobals { globals } => {
            only_these_change(before, after, globals)?;
            Ok((before.clone(), after.clone()))
        }
        ModuleRewrite::MoveToGlobalSpace { global } => {
            Ok((before.clone(), moved_back(before, after, *global)?))
        }
        ModuleRewrite::HeapToStatic { .. } | ModuleRewrite::SplitHeap { .. } => {
            Err("heap objects are not related to what takes their place".into())
        }
        _ => Ok((related_as_they_are(before, after)?, after.clone())),
    }
}

/// The source in the memory of a target of which nobody says how it was made: what the target does without must be
/// something that is never modified or never loaded.
fn related_as_they_are(source: &Module, target: &Module) -> Result<Module, String> {
    let mut s = source.clone();
    let cx = &source.header;
    for name in names_that_differ(&form(source), &form(target)) {
        let plain = name.trim_start_matches('@');
        let Some(g) = cx.lookup(plain) else {
            let new = target.header.lookup(plain);
            let function = new.is_some_and(|n| target.header.function(n).is_some());
            if function {
                continue;
            }
            return Err(format!("{name} is new"));
        };
        if cx.function(g).is_some() {
            continue;
        }
        let gone = target.header.lookup(plain).is_none();
        if gone && discardable(&cx.globals[g]) {
            continue;
        }
        let became_constant = || constant_instead(source, target, plain);
        if !gone && !became_constant() {
            return Err(format!("{name} is another variable"));
        }
        s = never_modified(&s, g)
            .or_else(|why| if gone { never_loaded(&s, g) } else { Err(why) })
            .map_err(|why| format!("{name}: {why}"))?;
    }
    Ok(s)
}

/// True if a variable differs in nothing that matters but that it has become constant.
fn constant_instead(source: &Module, target: &Module, name: &str) -> bool {
    let of = |m: &Module| {
        let g = m.header.lookup(name)?;
        let v = m.header.variable(g)?;
        let init = Names::new(&m.header).constant(&m.header.constants, v.init?);
        let d = &m.header.globals[g];
        Some(((init, d.addrspace, d.tls), v.constant))
    };
    match (of(source), of(target)) {
        (Some((a, _)), Some((b, constant))) => a == b && constant,
        _ => false,
    }
}

/// Proves every function that is not the same in both.
fn prove_all(s: &Module, t: &Module, settings: &Settings, deadline: Instant) -> Proof {
    let (from, to) = (Bodies::new(s), Bodies::new(t));
    let mut bounded = false;
    let mut tried = 0;
    for (g, d) in s.header.live_globals() {
        let Some(f) = from.get(g) else { continue };
        let name = d.name.as_deref().unwrap_or("");
        let Some(h) = t.header.lookup(name).and_then(|h| to.get(h)) else {
            // What is gone is called by nobody who is left.
            continue;
        };
        if same_body(s, t, f, h) {
            continue;
        }
        tried += 1;
        if tried > MOST_FUNCTIONS || Instant::now() > deadline {
            return Proof::Unknown("the time for this module is used up".into());
        }
        match prove(s, t, f, h, settings) {
            Proof::Correct => {}
            Proof::Bounded => bounded = true,
            Proof::Unknown(why) => return Proof::Unknown(format!("@{name}: {why}")),
        }
    }
    if bounded {
        Proof::Bounded
    } else {
        Proof::Correct
    }
}

fn same_body(s: &Module, t: &Module, f: &Function, h: &Function) -> bool {
    let text = |m: &Module, f: &Function| Names::new(&m.header).lines(&canonical(&m.header, f));
    text(s, f) == text(t, h)
}

fn prove(s: &Module, t: &Module, f: &Function, h: &Function, settings: &Settings) -> Proof {
    let signature = |m: &Module, f: &Function| {
        let ty = m.header.globals[f.global].ty;
        m.header.types.display(ty).to_string()
    };
    if signature(s, f) != signature(t, h) {
        return Proof::Unknown("another signature".into());
    }
    let run = || {
        let (source, target) = (
            Subject {
                module: s,
                function: f,
            },
            Subject {
                module: t,
                function: h,
            },
        );
        catch_unwind(AssertUnwindSafe(|| validate(source, target, settings)))
    };
    let answer = std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK);
        let thread = thread.spawn_scoped(scope, run);
        thread.ok().and_then(|t| t.join().ok())
    });
    let Some(Ok(r)) = answer else {
        return Proof::Unknown("the validator panics".into());
    };
    match r.conclusion {
        Conclusion::Correct { .. } if r.bounded => Proof::Bounded,
        Conclusion::Correct { .. } => Proof::Correct,
        Conclusion::Vacuous => Proof::Unknown("the source is undefined on every input".into()),
        Conclusion::Incorrect(c) => Proof::Unknown(format!(
            "the validator has a counterexample from some state of memory ({})",
            c.reason
        )),
        Conclusion::Unproven(why) => Proof::Unknown(why),
        Conclusion::TimedOut => Proof::Unknown("the time ran out".into()),
        Conclusion::Unsupported(b) => {
            let what = b.first().map_or("", |b| &b.construct);
            Proof::Unknown(format!("not modelled: {what}"))
        }
    }
}
