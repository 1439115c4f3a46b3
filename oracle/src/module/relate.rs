//! Proofs: two modules brought to a common memory, so that the validator can compare their functions one by one.
//!
//! A rewrite of a global changes what memory there is, and the validator knows only
//! one. So one side is carried over to the other's memory first, each time on grounds
//! that are checked here by a walk over the whole module: a global that nobody stores
//! to is a constant of the source; the fields of a split struct are pieces of the one
//! struct again, as long as every access stays inside its field; stores that nobody
//! can load are not there. Then every function that is not the same must be proved.
//! Since each is proved for all contents of memory, the proofs compose. What cannot be
//! related is said to be open, with its class.
//!
//! A counterexample of one function may begin in a state that the program never reaches:
//! with arguments that a function's only callers never give it, or with contents of a
//! variable that only the module itself writes. So it is a miscompile only where the
//! world outside can call the function, and it looks at nothing that the world outside
//! cannot write ([`Reach`]).

use super::carry::{joined, moved_back, never_loaded, never_modified, only_these_change};
use super::describe;
use super::form::{Bodies, form, names_that_differ};
use super::observers::{discardable, rooted, used};
use crate::answer::{Answer, Shown, answer};
use crate::canonical::{Names, canonical, canonical_with_promises};
use crate::inputs::direct_callees;
use crate::tv::validate::{Settings, Subject, validate};
use crate::verdict::{Open, OpenClass};
use rustc_hash::FxHashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;
use tandem_ir::constant::ConstantData;
use tandem_ir::rewrite::ModuleRewrite;
use tandem_ir::{Function, Global, Module};

/// Terms and memory states nest as deeply as programs are long.
const STACK: usize = 256 << 20;
/// Functions of one step that are proved at most.
const MOST_FUNCTIONS: usize = 32;

/// How one step came out.
#[derive(Clone, Debug)]
pub enum Proof {
    /// Every function is proved.
    Correct,
    /// Not proved, and why.
    Open(Open),
    /// A function differs on an input; both sides were executed on it.
    Wrong(Differs),
    /// A function differs, and no execution shows it.
    Suspect(Differs),
}

/// A function that differs.
#[derive(Clone, Debug)]
pub struct Differs {
    /// Its name.
    pub function: String,
    /// What shows it.
    pub shown: Shown,
}

impl Proof {
    fn open(class: OpenClass, why: impl Into<String>) -> Proof {
        Proof::Open(Open::new(class, why))
    }
    /// Worse proofs are greater: what is known to be wrong says more than what is not known.
    fn rank(&self) -> u8 {
        match self {
            Proof::Correct => 0,
            Proof::Open(o) if o.class == OpenClass::Bounded => 1,
            Proof::Open(_) => 2,
            Proof::Suspect(_) => 3,
            Proof::Wrong(_) => 4,
        }
    }
    fn is_class(&self, class: OpenClass) -> bool {
        matches!(self, Proof::Open(o) if o.class == class)
    }
    /// Why it is not proved, in words.
    fn words(&self) -> Option<String> {
        match self {
            Proof::Correct => None,
            Proof::Open(o) if o.class == OpenClass::Bounded => Some(BOUNDED.into()),
            Proof::Open(o) => Some(format!("not proved: {}", o.why)),
            Proof::Wrong(d) | Proof::Suspect(d) => Some(format!(
                "not proved: @{}: {}",
                d.function,
                from_some_state(&d.shown)
            )),
        }
    }
}

/// What is told of a step that is proved as far as loops are followed.
const BOUNDED: &str = "proved up to the bound on loops";

/// A counterexample of one function, in words.
fn from_some_state(shown: &Shown) -> String {
    format!(
        "the validator has a counterexample from some state of memory ({})",
        shown.reason
    )
}

/// What was proved of the steps of one run.
#[derive(Default, Debug)]
pub struct Proofs {
    /// All functions of a step are looked at, for the worst of them, although one is not proved.
    pub exhaustive: bool,
    /// Functions with the same body are the same only if they also promise the same (attributes, metadata with a meaning):
    /// where nobody says which step has made one of the other.
    pub promises: bool,
    steps: Vec<(String, Proof)>,
    /// Resource units of the solver that all proofs together have spent.
    units: u64,
}

/// All proofs of one module may spend so many times the units of one question.
const QUESTIONS: u64 = 4;

impl Proofs {
    /// Tries to prove one step. `mine` is the reference's own result, of a step that it calls legal and of which it makes
    /// another form: both results have the memory in common, and if production's refines it, the step is proved.
    pub fn step(
        &mut self,
        (before, after): (&Module, &Module),
        mine: Option<&Module>,
        rewrite: &ModuleRewrite,
        settings: &Settings,
        deadline: Option<Instant>,
    ) -> &Proof {
        let left = self.left(settings);
        let mut proof = match related(before, after, rewrite) {
            Ok((s, t)) => self.prove_all((&s, &t), &left, deadline),
            Err(why) => Proof::open(OpenClass::Unrelated, why),
        };
        if let (Some(mine), false) = (mine, matches!(proof, Proof::Correct)) {
            let left = self.left(settings);
            let other = match related_as_they_are(mine, after) {
                Ok(s) => self.prove_all((&s, after), &left, deadline),
                Err(why) => Proof::open(OpenClass::Unrelated, why),
            };
            if matches!(other, Proof::Correct) || other.rank() > proof.rank() {
                proof = other;
            }
        }
        self.keep(describe::rewrite(before, rewrite), proof)
    }

    /// Tries to prove a target of which nobody says how it was made.
    pub fn pair(
        &mut self,
        (source, target): (&Module, &Module),
        settings: &Settings,
        deadline: Option<Instant>,
    ) -> &Proof {
        let left = self.left(settings);
        let proof = match related_as_they_are(source, target) {
            Ok(s) => self.prove_all((&s, target), &left, deadline),
            Err(why) => Proof::open(OpenClass::Unrelated, why),
        };
        self.keep("the whole module".into(), proof)
    }

    /// Proves every function that is not the same in both; the worst of what is found, the first of several as bad.
    fn prove_all(
        &mut self,
        (s, t): (&Module, &Module),
        settings: &Settings,
        deadline: Option<Instant>,
    ) -> Proof {
        let (from, to) = (Bodies::new(s), Bodies::new(t));
        let mut settings = settings.clone();
        let mut worst = Proof::Correct;
        let mut tried = 0;
        for (g, d) in s.header.live_globals() {
            let Some(f) = from.get(g) else { continue };
            let name = d.name.as_deref().unwrap_or("");
            let Some(h) = t.header.lookup(name).and_then(|h| to.get(h)) else {
                // What is gone is called by nobody who is left.
                continue;
            };
            let same = match self.promises {
                true => same_function(s, t, f, h),
                false => same_body(s, t, f, h),
            };
            if same {
                continue;
            }
            tried += 1;
            let late = deadline.is_some_and(|d| Instant::now() > d);
            let over = tried > MOST_FUNCTIONS || settings.units == 0;
            let (proof, units) = match (late, over) {
                (true, _) => (Proof::open(OpenClass::Late, "the time ran out"), 0),
                (_, true) => {
                    let why = "the budget for this module is used up";
                    (Proof::open(OpenClass::Budget, why), 0)
                }
                _ => prove(s, t, f, h, &settings),
            };
            self.units += units;
            settings.units = settings.units.saturating_sub(units);
            if proof.rank() > worst.rank() {
                worst = proof;
            }
            let open = worst.rank() > 1 && !self.exhaustive;
            if late || over || open || matches!(worst, Proof::Wrong(_)) {
                break;
            }
        }
        worst
    }

    fn keep(&mut self, what: String, proof: Proof) -> &Proof {
        self.steps.push((what, proof));
        let last = self.steps.len() - 1;
        &self.steps[last].1
    }

    /// The settings for the next question: its units are bounded by what is left for the module.
    fn left(&self, settings: &Settings) -> Settings {
        let whole = settings.units.saturating_mul(QUESTIONS);
        Settings {
            units: settings.units.min(whole.saturating_sub(self.units)),
            ..settings.clone()
        }
    }

    /// True if the safety net on time has cut a proof short.
    pub fn timed_out(&self) -> bool {
        self.steps.iter().any(|s| s.1.is_class(OpenClass::Late))
    }

    /// Steps that are proved, without bound.
    pub fn proved(&self) -> usize {
        let good = |s: &&(String, Proof)| matches!(s.1, Proof::Correct);
        self.steps.iter().filter(good).count()
    }

    /// What can be said of a run of so many steps; empty if nothing was tried.
    pub fn conclusion(&self, steps: usize) -> String {
        let worst = self.steps.iter().map(|s| s.1.rank()).max();
        let whole = self.steps.len() == steps;
        match worst {
            None => "",
            Some(0) if whole => crate::freerun::PROVED,
            Some(0 | 1) if whole => "correct (bounded)",
            Some(_) => "unproven",
        }
        .into()
    }

    /// What is not proved, in words.
    pub fn told(&self) -> Vec<String> {
        let tell =
            |(what, proof): &(String, Proof)| proof.words().map(|why| format!("{what}: {why}"));
        self.steps.iter().filter_map(tell).collect()
    }
}

/// What the world outside can bring about in a module.
struct Reach<'m> {
    module: &'m Module,
    /// Variables that the other module does not have, or not like this.
    changed: FxHashSet<Global>,
    used: FxHashSet<Global>,
}

impl<'m> Reach<'m> {
    fn new(module: &'m Module, other: &Module) -> Reach<'m> {
        let differ = names_that_differ(&form(module), &form(other));
        let changed = differ
            .iter()
            .filter_map(|n| module.header.lookup(n.trim_start_matches('@')));
        Reach {
            module,
            changed: changed
                .filter(|&g| module.header.function(g).is_none())
                .collect(),
            used: used(&module.header).into_iter().collect(),
        }
    }

    /// True if only the module itself calls the function.
    fn is_hidden(&self, f: &Function) -> bool {
        let cx = &self.module.header;
        let listed = used(cx);
        cx.globals[f.global].linkage.is_local()
            && !self.used.contains(&f.global)
            && !rooted(cx, f.global, &listed)
    }

    /// True if the function, or what it calls, names a variable that only the module itself writes, or that the other module
    /// does not have alike: where that lies, and what it is, is said of the whole module only.
    fn looks_at_hidden(&self, f: &Function) -> bool {
        let mut seen = FxHashSet::default();
        let mut work = vec![f.global];
        while let Some(g) = work.pop() {
            if !seen.insert(g) {
                continue;
            }
            let body = if g == f.global {
                Some(f)
            } else {
                self.module.body(g)
            };
            let Some(body) = body else { continue };
            if names(body).any(|v| self.changed.contains(&v) || self.is_hidden_variable(v)) {
                return true;
            }
            work.extend(direct_callees(body));
        }
        false
    }

    fn is_hidden_variable(&self, g: Global) -> bool {
        let cx = &self.module.header;
        let data = &cx.globals[g];
        let constant = |v: &tandem_ir::module::Variable| v.constant && !v.externally_initialized;
        cx.variable(g).is_some_and(|v| !constant(v))
            && data.linkage.is_local()
            && !self.used.contains(&g)
    }
}

/// The globals that a body names.
fn names(f: &Function) -> impl Iterator<Item = Global> + '_ {
    f.constants().iter().filter_map(|(_, _, data)| match data {
        ConstantData::Global(g) => Some(*g),
        _ => None,
    })
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
        | ModuleRewrite::MakeInternal { .. }
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
pub fn related_as_they_are(source: &Module, target: &Module) -> Result<Module, String> {
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

fn same_body(s: &Module, t: &Module, f: &Function, h: &Function) -> bool {
    let names = [Names::new(&s.header), Names::new(&t.header)];
    names[0].same_lines(&canonical(&s.header, f), names[1], &canonical(&t.header, h))
}

/// True if two functions of the same name have the same body in canonical form, and promise the same.
pub fn same_function(s: &Module, t: &Module, f: &Function, h: &Function) -> bool {
    let names = [Names::new(&s.header), Names::new(&t.header)];
    let attrs = |m: &Module, f: &Function| {
        let decl = m.header.function(f.global);
        decl.map(|d| (d.cc, Names::new(&m.header).attr_list(&d.attrs)))
    };
    attrs(s, f) == attrs(t, h)
        && names[0].same_lines(
            &canonical_with_promises(&s.header, f),
            names[1],
            &canonical_with_promises(&t.header, h),
        )
}

/// Proves one function; also the resource units that this took.
fn prove(s: &Module, t: &Module, f: &Function, h: &Function, settings: &Settings) -> (Proof, u64) {
    let signature = |m: &Module, f: &Function| {
        let ty = m.header.globals[f.global].ty;
        m.header.types.display(ty).to_string()
    };
    if signature(s, f) != signature(t, h) {
        let name = s.header.global_name(f.global);
        let why = format!("@{name}: another signature");
        return (Proof::open(OpenClass::Unrelated, why), 0);
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
    let said = std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK);
        let thread = thread.spawn_scoped(scope, run);
        thread.ok().and_then(|t| t.join().ok())
    });
    let Some(Ok(r)) = said else {
        let why = "the validator panics";
        return (Proof::open(OpenClass::NotModelled, why), 0);
    };
    let units = r.units;
    (proof_of((s, t), f, answer(r)), units)
}

/// How far the rest of its module decides what a function may be given and what it finds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dependence {
    /// Anybody may call it, and it looks at nothing that is hidden.
    None,
    /// It looks at variables that only the module itself writes, or that the other module does not have alike.
    State,
    /// Only the module itself calls it.
    Calls,
}

/// How a function depends on the rest of its module; `other` is what became of the module.
pub(crate) fn dependence(m: &Module, other: &Module, f: &Function) -> Dependence {
    let reach = Reach::new(m, other);
    match (reach.is_hidden(f), reach.looks_at_hidden(f)) {
        (true, _) => Dependence::Calls,
        (_, true) => Dependence::State,
        _ => Dependence::None,
    }
}

/// True if what a function may be given, and what it finds, is decided by the rest of its module.
fn depends(m: &Module, other: &Module, f: &Function) -> bool {
    dependence(m, other, f) != Dependence::None
}

/// What an answer about one function of a module means for the module.
fn proof_of((m, other): (&Module, &Module), f: &Function, said: Answer) -> Proof {
    let name = m.header.global_name(f.global);
    let differs = |shown| Differs {
        function: name.to_owned(),
        shown,
    };
    let context = |shown: Shown| {
        let why = format!("@{name}: {}", from_some_state(&shown));
        Proof::open(OpenClass::Context, why)
    };
    match said {
        Answer::Proved => Proof::Correct,
        Answer::Open(open) => Proof::Open(Open {
            why: format!("@{name}: {}", open.why),
            ..open
        }),
        Answer::Wrong(shown) | Answer::Suspect(shown) if depends(m, other, f) => context(shown),
        Answer::Wrong(shown) => Proof::Wrong(differs(shown)),
        Answer::Suspect(shown) => Proof::Suspect(differs(shown)),
    }
}
