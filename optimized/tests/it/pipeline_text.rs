//! Pipelines as texts: the records, LLVM's grammar, mistakes, and that printing is the inverse of reading.

#![allow(clippy::unwrap_used)]

use crate::pipeline_options::csv;
use crate::tandemc_support::{Folder, SMALL, assert_refused, tandemc};
use quickcheck::{Arbitrary, Gen, quickcheck};
use std::collections::BTreeSet;
use tandem_optimized::compile::{ExtensionTexts, Pipeline, Request};
use tandem_optimized::driver::selection::Selected;
use tandem_optimized::options::command::Settings;
use tandem_optimized::options::slots::SLOTS;
use tandem_optimized::pipeline::assemble::Composition;
use tandem_optimized::pipeline::level::Level;
use tandem_optimized::pipeline::params::{Domain, Value};
use tandem_optimized::pipeline::registry::{ANALYSES, LLVM, PASSES, Registered, Scope, resolve};
use tandem_optimized::pipeline::text::{Element, FUNCTION, Instance, Manager, Verb, parse, print};
use tandem_optimized::pipeline::views::PipelineForm;

fn record(name: &str) -> String {
    let path = format!(
        "{}/tests/data/pipelines/{name}.txt",
        env!("CARGO_MANIFEST_DIR")
    );
    std::fs::read_to_string(path).unwrap()
}

fn pipeline(selected: Selected, passes: &str, opt: &[&str], composition: Composition) -> Pipeline {
    let mut settings = Settings::default();
    for text in opt {
        settings.read(text, false).unwrap();
    }
    let request = Request {
        selected,
        passes,
        settings: &settings,
        composition,
        extensions: ExtensionTexts::default(),
    };
    Pipeline::new(&request).unwrap()
}

fn level(level: Level, opt: &[&str]) -> Pipeline {
    pipeline(Selected::Level(level), "", opt, Composition::Tandem)
}

fn text(passes: &str) -> String {
    pipeline(Selected::Passes, passes, &[], Composition::Tandem).print(PipelineForm::Text)
}

#[test]
fn the_pipelines_of_all_levels_are_the_recorded_ones() {
    for (l, entries) in Level::ALL.into_iter().zip([12, 91, 102, 106, 15, 55, 59]) {
        let ours = level(l, &[]);
        let golden = record(&format!("tandem_{}", l.name()));
        assert_eq!(ours.print(PipelineForm::Text), golden, "{}", l.name());
        assert_eq!(ours.plan(false).entries, entries, "{}", l.name());
        // PLX-3, PLX-22: what is printed is read back, and both names of the level stand for it.
        assert_eq!(text(golden.trim_end()), golden, "{}", l.name());
        for name in ["nvopt", "default"] {
            assert_eq!(text(&format!("{name}<{}>", l.name())), golden);
        }
        let theirs = pipeline(Selected::Level(l), "", &[], Composition::Libnvvm);
        // At O1 libnvvm prints an empty manager, which neither side can read.
        let recorded = record(l.name()).replace("function(),", "");
        assert_eq!(theirs.print(PipelineForm::Text), recorded, "{}", l.name());
    }
}

#[test]
fn so_many_entries_of_each_level_can_run() {
    let runnable = |l| level(l, &[]).plan(false).runnable;
    assert_eq!(Level::ALL.map(runnable), [3, 6, 11, 13, 3, 6, 7]);
    let distinct = |l| level(l, &[]).plan(false).unbuilt.len();
    assert_eq!(Level::ALL.map(distinct), [9, 48, 49, 51, 11, 31, 34]);
}

/// The numbers of a pipeline's entries.
fn ids(p: &Pipeline) -> BTreeSet<String> {
    let entries = &p.assembled.as_ref().unwrap().entries;
    entries
        .iter()
        .filter_map(|e| e.row)
        .map(|r| r.id.to_owned())
        .collect()
}

#[test]
fn plx_5_a_slot_gates_the_entries_that_the_documents_say() {
    let plain = ids(&level(Level::O3, &[]));
    for row in csv("options.csv")
        .iter()
        .filter(|r| r["type"].starts_with("bool"))
    {
        let (slot, default) = (&row["slot"], &row["default"]);
        let value = if slot == "173" || default == "1" {
            "0"
        } else {
            "1"
        };
        let toggled = level(Level::O3, &[&format!("-slot{slot}={value}")]);
        let ids = ids(&toggled);
        let changed: BTreeSet<&str> = plain
            .symmetric_difference(&ids)
            .map(String::as_str)
            .collect();
        // Those of the lists that this level has.
        let mut expected: BTreeSet<&str> = row["entries_gated"]
            .split(' ')
            .filter(|id| {
                ["PRE", "PLG", "TN-", "FIN"]
                    .iter()
                    .any(|list| id.starts_with(list))
            })
            .collect();
        match slot.as_str() {
            // These stand or fall with a second switch that is off as well, or belong to no pass.
            "19" | "21" => drop(expected.remove("PRE-08")),
            "25" | "27" => drop(expected.remove("TN-51")),
            "107" | "159" => drop(expected.remove("TN-12")),
            "149" => drop(expected.remove("PRE-01")),
            "183" => {}
            _ => {}
        }
        if matches!(slot.as_str(), "61" | "143") {
            expected.remove("TN-17");
        }
        if slot == "19" {
            expected.insert("PRE-08");
        }
        if slot == "25" {
            expected.insert("TN-51");
        }
        // Tiers add their own lists, and selecting code generation or a list leaves others out.
        if ["175", "177", "179", "209", "217"].contains(&slot.as_str()) {
            continue;
        }
        // The first entry about address spaces is not there to be the last any more.
        if slot == "173" {
            expected.remove("FIN-01");
        }
        assert_eq!(changed, expected, "slot {slot}");
    }
    let count = |opt: &str, name: &str| {
        let p = level(Level::O3, &[opt]).print(PipelineForm::Text);
        p.split([',', '(', ')', '<']).filter(|w| *w == name).count()
    };
    assert_eq!(
        (count("-do-licm", "sroa"), count("-no-sroa", "sroa")),
        (5, 0)
    );
    assert_eq!(count("-no-sroa", "loop-deletion"), 2);
    assert_eq!(
        (
            count("-do-licm", "jump-threading"),
            count("-no-tailcallelim", "jump-threading")
        ),
        (3, 3)
    );
    assert_eq!(
        (
            count("-do-licm", "tailcallelim"),
            count("-no-tailcallelim", "tailcallelim")
        ),
        (1, 0)
    );
    assert_eq!(
        (
            count("-do-licm", "argpromotion"),
            count("-opts[320]=1", "argpromotion")
        ),
        (1, 0)
    );
}

#[test]
fn plx_3_every_pipeline_under_every_switch_is_read_back() {
    for l in Level::ALL {
        for slot in SLOTS.iter().filter(|s| s.ty.is_bool()) {
            let value = if slot.default == "1" { "0" } else { "1" };
            let opt = format!("-slot{}={value}", slot.number);
            let printed = level(l, &[&opt]).print(PipelineForm::Text);
            let printed = printed.trim_end();
            assert!(!printed.contains("()"), "{opt}: {printed}");
            let again = parse(printed, &|_| Vec::new()).unwrap();
            assert_eq!(print(&again), printed, "{} {opt}", l.name());
        }
    }
}

#[test]
fn what_is_narrower_is_wrapped_as_llvm_does() {
    for (given, printed) in [
        ("", "verify"),
        ("verify", "verify"),
        ("dce,adce", "function(dce,adce),verify"),
        (
            "globaldce,dce,adce",
            "globaldce,function(dce),function(adce),verify",
        ),
        ("inline,dce", "cgscc(inline,function(dce)),verify"),
        (
            "cgscc(argpromotion,dce,indvars)",
            "cgscc(argpromotion,function(dce),function(loop(indvars))),verify",
        ),
        (
            "module(globaldce,module(dce))",
            "globaldce,function(dce),verify",
        ),
        ("function(function(dce),adce)", "function(dce,adce),verify"),
        (
            "function(verify),dce",
            "function(verify),function(dce),verify",
        ),
        (
            "function<eager-inv>(dce)",
            "function<eager-inv>(dce),verify",
        ),
        (
            "function<no-rerun;eager-inv>(dce)",
            "function<eager-inv;no-rerun>(dce),verify",
        ),
        ("devirt<3>(inline)", "cgscc(devirt<3>(inline)),verify"),
        (
            "cgscc(function-attrs,cgscc(inline))",
            "cgscc(function-attrs,inline),verify",
        ),
        ("indvars", "function(loop(indvars)),verify"),
        (
            "licm",
            "function(loop-mssa(licm<allowspeculation;no-conservative-calls>)),verify",
        ),
        (
            "loop(indvars,lnicm)",
            "function(loop-mssa(indvars,lnicm<allowspeculation;no-conservative-calls>)),verify",
        ),
        (
            "require<domtree>,dce",
            "function(require<domtree>,dce),verify",
        ),
        (
            "globaldce,invalidate<all>",
            "globaldce,invalidate<all>,verify",
        ),
        (
            "dce,invalidate<all>",
            "function(dce,invalidate<all>),verify",
        ),
        ("gvn<no-memdep>", "function(gvn<no-memdep;>),verify"),
        (
            "gvn<no-memdep;>,gvn<>,gvn",
            "function(gvn<no-memdep;>,gvn<>,gvn<>),verify",
        ),
        ("early-cse", "function(early-cse<>),verify"),
        ("early-cse<memssa>", "function(early-cse<memssa>),verify"),
        (
            "loop-unroll<O3;O1;full-unroll-max=3>",
            "function(loop-unroll<full-unroll-max=3;O1>),verify",
        ),
        (
            "memory-space-opt<warnings;second-time;first-time>",
            "function(memory-space-opt<first-time;warnings>),verify",
        ),
        (
            "loop-rotate<prepare-for-lto;no-prepare-for-lto>",
            "function(loop(loop-rotate<header-duplication;no-prepare-for-lto>)),verify",
        ),
        (
            "internalize<preserve-gv=a;preserve-gv=b>",
            "internalize<preserve-gv=a;preserve-gv=b>,verify",
        ),
        ("ipmsp", "ipmsp,verify"),
        (
            "machine-function(branch-folder)",
            "function(machine-function(branch-folder)),verify",
        ),
        // Aliases and class names print canonically.
        ("nv-early-inliner", "cgscc(inline),verify"),
        (
            "sink2,Process-Restrict,dbe",
            "function(sinking2,process-restrict<>,basic-dbe),verify",
        ),
        (
            "llvm::Sinking2Pass,JumpThreadingPass",
            "function(sinking2,jump-threading),verify",
        ),
        (
            "loop-unswitch",
            "function(loop(simple-loop-unswitch<no-nontrivial;trivial>)),verify",
        ),
    ] {
        assert_eq!(text(given), format!("{printed}\n"), "{given}");
        assert_eq!(text(printed), format!("{printed}\n"), "{given}");
    }
    let off = pipeline(
        Selected::Passes,
        "dce",
        &["-disable-verify"],
        Composition::Tandem,
    );
    assert_eq!(off.print(PipelineForm::Text), "function(dce)\n");
}

#[test]
fn mistakes_are_told_in_llvms_words() {
    let nothing = |_| Vec::new();
    for (given, message) in [
        ("bogus", "unknown pass name 'bogus'"),
        ("nvopt<O4>", "unknown pass name 'nvopt<O4>'"),
        (" dce", "unknown pass name ' dce'"),
        ("dce<>", "unknown pass name 'dce<>'"),
        (
            "internalise",
            "unknown pass name 'internalise'; did you mean 'internalize'?",
        ),
        ("default<O4>", "invalid optimization level 'O4'"),
        ("function(bogus)", "unknown function pass 'bogus'"),
        ("cgscc(bogus)", "unknown cgscc pass 'bogus'"),
        ("loop(bogus)", "unknown loop pass 'bogus'"),
        ("machine-function(bogus)", "unknown machine pass 'bogus'"),
        ("function()", "unknown function pass ''"),
        ("dce,", "unknown function pass ''"),
        ("globaldce,", "unknown module pass ''"),
        ("globaldce,,dce", "unknown module pass ''"),
        (",dce", "unknown pass name ''"),
        (
            "dce,globaldce",
            "unknown function pass 'globaldce'; it is a module pass",
        ),
        (
            "loop(dce)",
            "unknown loop pass 'dce'; it is a function pass",
        ),
        (
            "function(inline)",
            "unknown function pass 'inline'; it is a cgscc pass",
        ),
        ("dce,nvopt<O1>", "unknown function pass 'nvopt<O1>'"),
        ("foo(dce)", "unknown pipeline name 'foo'"),
        (
            "function<foo>(dce)",
            "invalid use of 'function<foo>' pass as module pipeline",
        ),
        (
            "globaldce(dce)",
            "invalid use of 'globaldce' pass as module pipeline",
        ),
        (
            "dce(adce)",
            "invalid use of 'dce' pass as function pipeline",
        ),
        (
            "function(module(dce))",
            "invalid use of 'module' pass as function pipeline",
        ),
        (
            "cgscc(devirt<x>(inline))",
            "invalid use of 'devirt<x>' pass as cgscc pipeline",
        ),
        ("function(dce", "invalid pipeline 'function(dce'"),
        ("dce)", "invalid pipeline 'dce)'"),
        ("function(dce)x", "invalid pipeline 'function(dce)x'"),
        (
            "memory-space-opt<bogus>",
            "invalid MemorySpaceOpt pass parameter 'bogus'",
        ),
        (
            "memory-space-opt<first-time;;warnings>",
            "invalid MemorySpaceOpt pass parameter ''",
        ),
        (
            "simplifycfg<foo>",
            "invalid SimplifyCFG pass parameter 'foo'",
        ),
        (
            "simplifycfg<bonus-inst-threshold=x>",
            "invalid argument to SimplifyCFG pass bonus-threshold parameter: 'x'",
        ),
        (
            "instcombine<max-iterations=x>",
            "invalid argument to InstCombine pass max-iterations parameter: 'x'",
        ),
        (
            "sroa<modify-cfg;preserve-cfg>",
            "invalid SROA pass parameter 'preserve-cfg'",
        ),
        ("globaldce<x>", "invalid GlobalDCE pass parameter 'x'"),
        ("require<foo>", "unknown pass name 'require<foo>'"),
        (
            "nvvm-intrinsic-lowering",
            "unknown pass name 'nvvm-intrinsic-lowering'",
        ),
        (
            "nvvm-lower-barriers",
            "unknown pass name 'nvvm-lower-barriers'",
        ),
        ("rpa", "unknown pass name 'rpa'"),
        ("DCE", "unknown pass name 'DCE'"),
    ] {
        let e = parse(given, &nothing).unwrap_err().to_string();
        let hinted = e
            .strip_prefix(message)
            .is_some_and(|rest| rest.starts_with("; did you mean"));
        assert!(e == message || hinted, "{given}: {e}");
    }
    for analysis in [
        "require<rpa>",
        "invalidate<merge-sets>",
        "print<divergence>",
    ] {
        assert!(parse(analysis, &nothing).is_ok(), "{analysis}");
    }
}

#[test]
fn huge_texts_are_read_or_refused_and_never_crash() {
    let nothing = |_| Vec::new();
    let long = vec!["jump-threading"; 100_000].join(",");
    assert_eq!(
        print(&parse(&long, &nothing).unwrap()),
        format!("function({long})")
    );
    let deep = format!("{}dce{}", "function(".repeat(10_000), ")".repeat(10_000));
    let e = parse(&deep, &nothing).unwrap_err().to_string();
    assert!(e.contains("more than 16 deep") && e.len() < 1000, "{e}");
    let at_limit = format!("{}dce{}", "function(".repeat(16), ")".repeat(16));
    assert!(parse(&at_limit, &nothing).is_ok());
    let e = parse(&format!("sroa<{}>", "x".repeat(1 << 20)), &nothing)
        .unwrap_err()
        .to_string();
    assert!(e.len() < 1000);
    let names = format!("internalize<preserve-gv={}>", "x".repeat(1 << 20));
    assert_eq!(print(&parse(&names, &nothing).unwrap()), names);
}

/// A pipeline of anything that is registered, with parameters of any value.
#[derive(Clone, Debug)]
struct Any(Vec<Element>);

impl Arbitrary for Any {
    fn arbitrary(g: &mut Gen) -> Any {
        let count = usize::arbitrary(g) % 6;
        Any((0..count).map(|_| any(g, Scope::Module, 0)).collect())
    }
    fn shrink(&self) -> Box<dyn Iterator<Item = Any>> {
        let all = self.0.clone();
        Box::new((0..all.len()).map(move |n| {
            let mut less = all.clone();
            less.remove(n);
            Any(less)
        }))
    }
}

fn any(g: &mut Gen, scope: Scope, depth: usize) -> Element {
    let several = |g: &mut Gen, scope| -> Vec<Element> {
        let count = 1 + usize::arbitrary(g) % 3;
        (0..count).map(|_| any(g, scope, depth + 1)).collect()
    };
    // Managers end where reading would refuse more of them.
    let pick = if depth > 5 { 7 } else { u8::arbitrary(g) % 8 };
    let kinds = [Verb::Require, Verb::Invalidate, Verb::Print, Verb::Verify];
    match (scope, pick) {
        (Scope::Module, 0) => Element::Group(Manager::Cgscc, several(g, Scope::Cgscc)),
        (Scope::Module | Scope::Cgscc, 1 | 2) => {
            let manager = match bool::arbitrary(g) {
                true => FUNCTION,
                false => Manager::Function {
                    eager_inv: bool::arbitrary(g),
                    no_rerun: bool::arbitrary(g),
                },
            };
            Element::Group(manager, several(g, Scope::Function))
        }
        (Scope::Cgscc, 0) => {
            Element::Group(Manager::Devirt(u32::arbitrary(g)), several(g, Scope::Cgscc))
        }
        (Scope::Function, 0) => Element::Group(Manager::Loop, several(g, Scope::Loop)),
        (Scope::Function, 1) => Element::Group(Manager::LoopMssa, several(g, Scope::LoopMssa)),
        (Scope::Function, 2) => Element::Group(Manager::Machine, several(g, Scope::Machine)),
        (_, 3) => Element::Analysis(Verb::Invalidate, None),
        (Scope::Module | Scope::Function, 4) => {
            let all: Vec<_> = ANALYSES.iter().filter(|a| a.scope == scope).collect();
            Element::Analysis(
                *g.choose(&kinds).unwrap(),
                Some(g.choose(&all).unwrap().name),
            )
        }
        _ => {
            let fits = |p: &&&Registered| {
                p.scope == scope || (scope == Scope::LoopMssa && p.scope == Scope::Loop)
            };
            let known = PASSES.iter().chain(LLVM.iter().copied().flatten());
            let all: Vec<&Registered> = known.filter(|p| fits(&p)).collect();
            let pass = resolve(g.choose(&all).unwrap().name).unwrap();
            let mut instance = Instance::new(pass);
            for (p, value) in pass.params.iter().zip(&mut instance.values.0) {
                if bool::arbitrary(g) {
                    *value = any_value(g, p.domain);
                }
            }
            Element::Pass(instance)
        }
    }
}

fn any_value(g: &mut Gen, domain: Domain) -> Value {
    match domain {
        Domain::Flag | Domain::Pair(_) | Domain::MaybePair => Value::Bool(bool::arbitrary(g)),
        Domain::Number(_) | Domain::MaybeNumber => Value::Number(u64::arbitrary(g)),
        Domain::Choice(words) | Domain::OneOf(words) => Value::Word(g.choose(words).unwrap()),
        Domain::Names => Value::Names(vec!["a".into(); usize::arbitrary(g) % 3]),
        Domain::Opaque => Value::Names(vec!["a=1;b;".into(); usize::arbitrary(g) % 2]),
    }
}

quickcheck! {
    fn c_075_printing_is_the_inverse_of_reading(any: Any) -> bool {
        let printed = print(&any.0);
        let read = parse(&printed, &|_| Vec::new()).unwrap();
        read == any.0 && print(&read) == printed
    }

    fn reading_never_panics(text: String) -> bool {
        let _ = parse(&text, &|_| Vec::new());
        true
    }
}

#[test]
fn every_built_pass_is_registered_as_the_table_has_it() {
    for id in tandem_ir::passes::PASSES {
        let pass = resolve(id.name).unwrap_or_else(|| panic!("{} is not registered", id.name));
        assert_eq!((pass.name, pass.class), (id.name, id.class));
        assert_eq!(pass.scope.word(), id.unit.name());
        assert_eq!(resolve(id.class), Some(pass));
    }
    let names: BTreeSet<&str> = PASSES.iter().map(|p| p.name).collect();
    assert_eq!(names.len(), PASSES.len());
}

#[test]
fn plx_9_level_and_fast_compile_together() {
    let ran = tandemc(&["-O2", "-Ofc=max", "--print-pipeline-passes"]);
    assert_eq!(
        ran.err,
        "warning: -Ofast-compile is ignored because -O2 is given\n"
    );
    assert_eq!((ran.code, ran.out), (Some(0), record("tandem_O2")));
    for (args, golden) in [
        (vec!["-Ofast-compile=mid"], "tandem_Ofcmid"),
        (vec!["-Ofc=0"], "tandem_O0"),
        (vec!["-opt=3"], "tandem_O3"),
        (vec![], "tandem_O0"),
        (vec!["-O1", "--composition=libnvvm"], "O1"),
    ] {
        let ran = tandemc(&[&args[..], &["--print-pipeline-passes"]].concat());
        let golden = record(golden).replace("function(),", "");
        assert_eq!(
            (ran.code, ran.out, ran.err.as_str()),
            (Some(0), golden, ""),
            "{args:?}"
        );
    }
    let forced = tandemc(&[
        "-Ofc=max",
        "-opt",
        "-memory-space-opt=1",
        "--print-pipeline-passes",
    ]);
    assert!(!forced.out.contains("memory-space-opt"));
    assert_eq!(
        forced.err,
        "note: -memory-space-opt=1 has no effect under -Ofc=max\n"
    );
}

#[test]
fn wrong_selections_are_told_in_the_words_of_the_documents() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    for (args, message) in [
        (
            vec!["-O2", "--passes=verify"],
            "Cannot specify -O#/-Ofast-compile=<min,mid,max> and --passes=/--foo-pass, use -passes='default<O#>,other-pass' or -passes='default<Ofcmax>,other-pass'\n",
        ),
        (vec!["-O2", "-O3"], "Cannot specify multiple -O#\n"),
        (
            vec!["-Ofc=fast"],
            "libnvvm : error: -Ofast-compile called with unsupported level, only supports 0, min, mid, or max\n",
        ),
        (
            vec!["-Ofc=max", "-Ofc=max"],
            "libnvvm : error: -Ofast-compile defined more than once\n",
        ),
        (
            vec!["-split-compile=2", "-split-compile=2"],
            "libnvvm : error: split compilation defined more than once\n",
        ),
        (
            vec!["-O4"],
            "libnvvm : error: -opt=4 is an unsupported option\n",
        ),
        (
            vec!["-opt=4"],
            "libnvvm : error: -opt=4 is an unsupported option\n",
        ),
        (
            vec!["-split-compile=x"],
            "tandemc: invalid value 'x' for option '-split-compile': expected a non-negative integer\n",
        ),
        (
            vec!["--passes=bogus"],
            "tandemc: unknown pass name 'bogus'\n",
        ),
        (
            vec!["--passes=dce,globaldce"],
            "tandemc: unknown function pass 'globaldce'; it is a module pass\n",
        ),
        (
            vec!["--passes=memory-space-opt<bogus>"],
            "tandemc: invalid MemorySpaceOpt pass parameter 'bogus'\n",
        ),
        (
            vec!["--passes=sroa"],
            "tandemc: pass 'sroa' is known but not built in this version\n",
        ),
        (
            vec!["--passes=sroa", "--skip-unbuilt"],
            "tandemc: pass 'sroa' is known but not built in this version\n",
        ),
    ] {
        let ran = tandemc(&[&args[..], &[&path]].concat());
        assert_eq!(
            (ran.code, ran.out.as_str(), ran.err.as_str()),
            (Some(2), "", message),
            "{args:?}"
        );
    }
    assert_refused(
        &tandemc(&["--disable-pass=jump-treading", &path]),
        &["did you mean 'jump-threading'?"],
    );
}

#[test]
fn extensions_stand_in_their_places() {
    let printed = |args: &[&str]| {
        let ran = tandemc(&[args, &["--print-pipeline-passes"]].concat());
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{args:?}");
        ran.out
    };
    let o3 = record("tandem_O3");
    let with = |point: &str, text: &str| printed(&["-O3", &format!("--passes-ep-{point}={text}")]);
    let start = with("pipeline-start", "dce");
    assert_eq!(
        start,
        o3.replacen(
            "function(byval-mem2reg)",
            "function(byval-mem2reg),function(dce)",
            1
        )
    );
    let late = with("scalar-optimizer-late", "dce");
    assert_eq!(late.matches(",dce,sroa").count(), 1, "{late}");
    assert_eq!(
        with("vectorizer-start", "dce")
            .matches(",dce,load-store-vectorizer")
            .count(),
        1
    );
    assert_eq!(
        with("optimizer-last", "dce")
            .matches(",dce),cnp-launch-check")
            .count(),
        1
    );
    let inliners = with("cgscc-optimizer-late", "function-attrs");
    assert_eq!(
        inliners.matches("cgscc(inline,function-attrs)").count(),
        2,
        "{inliners}"
    );
    // PLX-8: strictly behind the threshold. 100 does not fire tier 3, 101 does, once.
    let plugins = printed(&[
        "-O3",
        "--plugin-pass=100:strip",
        "--plugin-pass=101:dse",
        "--plugin-pass=101:dce",
    ]);
    let fired = plugins
        .find("function(process-restrict<propagate-only>")
        .unwrap();
    let (strip, dse) = (
        plugins.find("strip,").unwrap(),
        plugins.rfind("function(dse,dce)").unwrap(),
    );
    assert!(strip < fired && fired < dse, "{plugins}");
    assert_eq!(plugins.matches("reuse-local-memory").count(), 1);
    // Every entry of a pass.
    let without = printed(&["-O3", "--disable-pass=jump-threading"]);
    assert_eq!(without, o3.replace(",jump-threading", ""));
    // Two tiers, one after the other.
    let both = printed(&["-O2", "-opt", "-O3"]);
    assert_eq!(both.matches("reuse-local-memory").count(), 2);
    // Text parameters for what a slot switches.
    let text = printed(&["-O1", "-opt", "-no-sroa.params=preserve-cfg"]);
    assert_eq!(
        (
            text.matches("sroa<preserve-cfg>").count(),
            text.matches("sroa<modify-cfg>").count()
        ),
        (5, 0),
        "{text}"
    );
}

/// LLVM 22's own pipelines, as it prints them.
fn texts_of_llvm() -> Option<Vec<String>> {
    let texts = [
        "default<O0>",
        "default<O1>",
        "default<O2>",
        "default<O3>",
        "default<Os>",
        "default<Oz>",
        "thinlto-pre-link<O2>",
        "thinlto<O2>",
        "lto-pre-link<O3>",
        "lto<O3>",
    ];
    let print = |text: &&str| {
        let passes = format!("-passes={text}");
        let mut opt = std::process::Command::new("opt-22");
        opt.args([
            &passes,
            "--print-pipeline-passes",
            "-disable-output",
            "/dev/null",
        ]);
        let output = opt.output().ok()?;
        let printed = String::from_utf8(output.stdout).ok()?;
        Some(printed.trim_end().to_owned())
    };
    texts.iter().map(print).collect()
}

#[test]
fn pl_108_llvms_own_pipelines_are_read_and_printed_byte_for_byte() {
    let Some(texts) = texts_of_llvm() else {
        eprintln!("SKIPPED: no opt-22");
        return;
    };
    for given in texts {
        let read = parse(&given, &|_| Vec::new()).unwrap_or_else(|e| panic!("{e}: {given}"));
        // Parameters that LLVM does not have.
        let mut printed = print(&read);
        for ours in [
            "simplify-unreachable;",
            ";no-aggressive-aggregate-splitting",
            ";no-conservative-calls",
        ] {
            printed = printed.replace(ours, "");
        }
        assert_eq!(printed, given);
    }
}

#[test]
fn pl_t3_plx_21_nothing_copies_blocks_behind_what_structures_them() {
    use tandem_optimized::pipeline::codegen::{ROWS, rows_at};
    let ids: Vec<&str> = ROWS.iter().map(|r| r.id).collect();
    assert!(ids.is_sorted());
    let at = |name: &str| ROWS.iter().position(|r| r.text == name).unwrap();
    let structured = at("structurizecfg");
    let behind: Vec<&str> = ROWS[structured + 1..=at("isel")]
        .iter()
        .map(|r| r.text)
        .collect();
    assert_eq!(behind, ["verify", "isel"]);
    assert!(
        at("phi-node-elimination") < at("branch-folder")
            && at("branch-folder") < at("block-placement")
    );
    for id in tandem_ir::passes::PASSES
        .iter()
        .filter(|p| p.name.contains("threading"))
    {
        assert!(ROWS.iter().all(|r| r.text != id.name), "{}", id.name);
    }
    // Every name is registered, and without optimization only what cannot be left out stands there.
    for row in ROWS {
        let name = row.text.split('<').next().unwrap();
        let pass = resolve(name).unwrap_or_else(|| panic!("{name} is not registered"));
        assert!(!row.always || pass.mandatory || pass.required, "{name}");
    }
    assert_eq!(rows_at(0).count(), ROWS.iter().filter(|r| r.always).count());
    assert_eq!(rows_at(1).count(), ROWS.len());
    let printed = tandemc(&["-O3", "--print-pipeline-passes=codegen"]).out;
    assert_eq!(printed.lines().count(), ROWS.len());
}
