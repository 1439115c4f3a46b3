//! Issue 18, point 5: a pass that says it preserved an analysis, and did not, is found.
//!
//! A cached answer that should have been dropped is the answer from before the pass. So for each pass and each analysis that the
//! pass does *not* preserve, the answers from before it are compared with the unit after it, as the oracle compares
//! cached answers with fresh ones: on some program the two must differ, or the table [`ALWAYS_TRUE`] says why they
//! cannot. A pass that could preserve more than it says shows here as well.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use tandem_fuzz::config::{Config, Mode};
use tandem_fuzz::generate;
use tandem_ir::claims::{Claims, ModuleClaims};
use tandem_ir::passes::{Params, PassId, on_ir};
use tandem_ir::rewrite::{ModuleContext, NoTrace};
use tandem_ir::{Function, Module};
use tandem_optimized::analysis::manager::{ANALYSES, AnalysisId, FunctionAnalyses, ModuleAnalyses};
use tandem_optimized::context::Cx;
use tandem_optimized::options::Options;
use tandem_optimized::pass::{Invocation, Turns};
use tandem_optimized::passes::{Form, FunctionForm, JudgedForm, ModuleForm};
use tandem_oracle::cached_analyses::{check_function, check_module, check_scev};

/// Why a body's answers outlive GlobalDCE.
const WHOLE_BODIES: &str = "bodies are erased whole, no other body is changed";

/// Analyses whose answer from before a pass is right after it although the pass does not say so, and why.
const ALWAYS_TRUE: &[(&str, AnalysisId, &str)] = &[
    (
        "constmerge",
        AnalysisId::Roots,
        "what is held is not merged away, and what stays is held by whom it was",
    ),
    (
        "dfa-jump-threading",
        AnalysisId::ConvergentBlocks,
        "no block with a convergent operation is copied, split or merged, and new blocks hold none",
    ),
    ("globaldce", AnalysisId::Dominators, WHOLE_BODIES),
    ("globaldce", AnalysisId::PostDominators, WHOLE_BODIES),
    ("globaldce", AnalysisId::Loops, WHOLE_BODIES),
    ("globaldce", AnalysisId::AddressTakenBlocks, WHOLE_BODIES),
    ("globaldce", AnalysisId::ConvergentBlocks, WHOLE_BODIES),
    ("globaldce", AnalysisId::InstOrder, WHOLE_BODIES),
    ("globaldce", AnalysisId::ScalarEvolution, WHOLE_BODIES),
    (
        "globaldce",
        AnalysisId::Roots,
        "what is held from outside is not erased",
    ),
    (
        "lcssa",
        AnalysisId::InstOrder,
        "phis come to stand at the head of blocks; what stood there keeps its order",
    ),
    (
        "lcssa",
        AnalysisId::ScalarEvolution,
        "a phi that closes a value is the same expression, and so is what used the value",
    ),
    (
        "loop-deletion",
        AnalysisId::ConvergentBlocks,
        "no block with a convergent operation is deleted",
    ),
    (
        "loop-simplify",
        AnalysisId::InstOrder,
        "new blocks and phis do not change the order of what was there",
    ),
    (
        "globalopt",
        AnalysisId::AddressTakenBlocks,
        "an address of a block that comes into a body comes from an initialiser, where it counted before",
    ),
];

/// Programs for answers that seldom become wrong.
const RARE: &[&str] = &[
    // A call of a known function in the place of one through a pointer is convergent if the function is.
    "target triple = \"nvptx64-nvidia-cuda\"
     @p = internal global ptr @sync
     declare void @sync() convergent
     define void @f() {
       %sync = load ptr, ptr @p
       call void %sync()
       ret void
     }",
    // The size of a variable that another definition may replace bounds no address in it.
    "@g = weak_odr global <{ half }> zeroinitializer
     define void @f() {
       %p = getelementptr i1, ptr @g, i32 30
       ret void
     }",
];

/// Programs drawn for each pass, beside those of the seeded defects.
const DRAWN: u64 = 300;

/// For each pass, the analyses that it dropped, and those whose answers from before were seen to be wrong.
#[derive(Default)]
struct Seen {
    dropped: BTreeSet<AnalysisId>,
    stale: BTreeSet<AnalysisId>,
}

#[test]
fn the_answers_from_before_a_pass_are_wrong_wherever_it_does_not_preserve_them() {
    let mut seen: BTreeMap<&str, Seen> = BTreeMap::new();
    let mut texts = programs();
    texts.extend(RARE.iter().map(|&t| t.to_owned()));
    for id in on_ir() {
        let seen = seen.entry(id.name).or_default();
        for text in &texts {
            if let Ok(m) = tandem_ir::text::parse(text.as_bytes(), "t.ll") {
                look(id, &m, seen);
            }
        }
        for n in 0..DRAWN {
            let config = Config::swarm(n)
                .with_mode(Mode::PoisonRich)
                .with_bias(Some(id.name));
            look(id, &generate::from_seed(n, &config), seen);
        }
    }
    let mut wrong = Vec::new();
    for (pass, seen) in &seen {
        for id in &seen.dropped {
            let listed = ALWAYS_TRUE.iter().any(|r| r.0 == *pass && r.1 == *id);
            match (seen.stale.contains(id), listed) {
                (false, false) => wrong.push(format!("{pass}, {id:?}: no stale answer is seen")),
                (true, true) => wrong.push(format!("{pass}, {id:?}: listed, and stale")),
                _ => {}
            }
        }
    }
    for (pass, id, _) in ALWAYS_TRUE {
        if !seen.get(pass).is_some_and(|s| s.dropped.contains(id)) {
            wrong.push(format!("{pass}, {id:?}: listed, and preserved"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The small programs of the seeded defects: each pass changes many of them.
fn programs() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mutants");
    let files = std::fs::read_dir(folder)
        .unwrap()
        .map(|e| e.unwrap().path());
    let mut files: Vec<_> = files
        .filter(|p| p.extension().is_some_and(|e| e == "ll"))
        .collect();
    files.sort();
    let read = |p| std::fs::read_to_string(p).unwrap();
    files.into_iter().map(read).collect()
}

fn look(id: &'static PassId, m: &Module, seen: &mut Seen) {
    match Form::of(id) {
        Form::Function(form) => {
            for n in 0..m.bodies.len() {
                on_function(id, form, m, n, seen);
            }
        }
        Form::Module(form) => on_module(id, form, m, seen),
        Form::Machine(_) => unreachable!("{} works on PTX", id.name),
    }
}

/// Runs a pass on one body and holds the answers from before against the body after.
fn on_function(id: &'static PassId, form: FunctionForm, m: &Module, n: usize, seen: &mut Seen) {
    let (options, params) = (Options::default(), Params::new(id));
    let cx = Cx::from(&m.header);
    let mut f: Function = m.bodies[n].clone();
    let mut analyses = FunctionAnalyses::default();
    analyses.require_all(cx, &f);
    let before = analyses.claims(&f);
    let with = Invocation {
        options: &options,
        params: &params,
        collect_claims: false,
        loops: Turns::All,
    };
    let ran = form.run(&m.header, &mut f, &mut analyses, with, &mut NoTrace);
    if !ran.changed {
        return;
    }
    for a in ANALYSES.iter().map(|a| a.id) {
        let Some(one) = only(a, &before).filter(|_| !ran.preserved.keeps(a)) else {
            continue;
        };
        seen.dropped.insert(a);
        let wrong = match &one.scev {
            Some(old) => {
                let new = form.claims_of(&m.header, &f, &options).scev;
                new.is_some_and(|new| !check_scev(&f, old, &new).is_empty())
            }
            None => !check_function(&m.header, &f, &one).is_empty(),
        };
        if wrong {
            seen.stale.insert(a);
        }
    }
}

/// As [`on_function`], for the analyses of the module and of its bodies.
fn on_module(id: &'static PassId, form: ModuleForm, m: &Module, seen: &mut Seen) {
    let (options, params) = (Options::default(), Params::new(id));
    let mut after = m.clone();
    let mut analyses = ModuleAnalyses::default();
    analyses.require_all(m);
    for (n, f) in m.bodies.iter().enumerate() {
        analyses.body(n).require_all(Cx::from(&m.header), f);
    }
    let before = analyses.claims(m);
    let with = Invocation {
        options: &options,
        params: &params,
        collect_claims: false,
        loops: Turns::All,
    };
    let context = ModuleContext::default();
    let ran = form.run(&context, &mut after, &mut analyses, with, &mut NoTrace);
    if !ran.changed {
        return;
    }
    let fresh = form.claims_of(&context, &after, &options);
    for a in ANALYSES.iter().map(|a| a.id) {
        if ran.preserved.keeps(a) {
            continue;
        }
        let of_body = |(g, c): &(_, Claims)| Some((*g, only(a, c)?));
        let one = ModuleClaims {
            uses: before.uses.clone().filter(|_| a == AnalysisId::GlobalUses),
            roots: before.roots.clone().filter(|_| a == AnalysisId::Roots),
            bodies: before.bodies.iter().filter_map(of_body).collect(),
        };
        if one == ModuleClaims::default() {
            continue;
        }
        seen.dropped.insert(a);
        if !check_module(&after, &one, &fresh).is_empty() {
            seen.stale.insert(a);
        }
    }
}

/// What is claimed by one analysis, if it claims something. Lazy value info is not among them: what it found before an
/// edit holds of the same executions after it, or is told to be wrong; whether it holds is asked of executions
/// (`tandem_oracle::claim_checks`), and the defects of `analysis/manager/function.rs` are about its being told.
fn only(a: AnalysisId, all: &Claims) -> Option<Claims> {
    let mut one = Claims::default();
    match a {
        AnalysisId::Dominators => one.dominators.clone_from(&all.dominators),
        AnalysisId::PostDominators => one.post_dominators.clone_from(&all.post_dominators),
        AnalysisId::Loops => one.loops.clone_from(&all.loops),
        AnalysisId::AddressTakenBlocks => one.address_taken.clone_from(&all.address_taken),
        AnalysisId::ConvergentBlocks => one.convergent.clone_from(&all.convergent),
        AnalysisId::InstOrder => one.inst_order.clone_from(&all.inst_order),
        AnalysisId::ScalarEvolution => one.scev.clone_from(&all.scev),
        AnalysisId::LazyValueInfo | AnalysisId::GlobalUses | AnalysisId::Roots => {}
    }
    (one != Claims::default()).then_some(one)
}
