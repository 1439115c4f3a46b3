//! Pipelines as texts: LLVM's grammar, mistakes, and that printing is the inverse of reading.

#![allow(clippy::unwrap_used)]

use crate::pipeline_levels::{pipeline, text};
use quickcheck::{Arbitrary, Gen, quickcheck};
use std::collections::BTreeSet;
use tandem_optimized::driver::selection::Selected;
use tandem_optimized::pipeline::assemble::Composition;
use tandem_optimized::pipeline::params::{Domain, Value};
use tandem_optimized::pipeline::registry::{ANALYSES, LLVM, PASSES, Registered, Scope, resolve};
use tandem_optimized::pipeline::text::{Element, FUNCTION, Instance, Manager, Verb, parse, print};
use tandem_optimized::pipeline::views::PipelineForm;

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
        (
            "internalize<preserve-gv=f;preserve-gv=f>",
            "Internalize pass parameter 'preserve-gv=f' is given twice",
        ),
        (
            "simplifycfg<bonus-inst-threshold=1;bonus-inst-threshold=2>",
            "SimplifyCFG pass parameter 'bonus-inst-threshold=2' is given twice",
        ),
        (
            "memory-space-opt<warnings;warnings>",
            "MemorySpaceOpt pass parameter 'warnings' is given twice",
        ),
        ("internalize<>", "empty brackets behind 'internalize'"),
        ("internalize<;>", "invalid Internalize pass parameter ''"),
        (
            "function<eager-inv;eager-inv>(dce)",
            "invalid use of 'function<eager-inv;eager-inv>' pass as module pipeline",
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
        Domain::Flag | Domain::Pair(_) | Domain::OwnPair(_) | Domain::MaybePair => {
            Value::Bool(bool::arbitrary(g))
        }
        Domain::Number(_) | Domain::MaybeNumber => Value::Number(u64::arbitrary(g)),
        Domain::Choice(words) | Domain::OneOf(words) => Value::Word(g.choose(words).unwrap()),
        // One name twice is refused.
        Domain::Names => {
            let names = ["a", "b", "a=1"].into_iter().map(Into::into);
            Value::Names(names.take(usize::arbitrary(g) % 4).collect())
        }
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

/// The unit that a pass of a scope is bound to: passes on loops are bound to functions, whose loops they go through.
fn managed(scope: &str) -> &str {
    match scope {
        "loop" => "function",
        "machine" => "machine-function",
        other => other,
    }
}

#[test]
fn every_built_pass_is_registered_as_the_table_has_it() {
    for id in tandem_ir::passes::PASSES {
        let pass = resolve(id.name).unwrap_or_else(|| panic!("{} is not registered", id.name));
        assert_eq!((pass.name, pass.class), (id.name, id.class));
        assert_eq!(managed(pass.scope.word()), id.unit.name());
        assert_eq!(resolve(id.class), Some(pass));
    }
    let names: BTreeSet<&str> = PASSES.iter().map(|p| p.name).collect();
    assert_eq!(names.len(), PASSES.len());
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
        assert_eq!(print(&read), given);
    }
}

/// Every pass of the table can stand in a pipeline, under the manager of its unit.
#[test]
fn every_built_pass_is_registered() {
    for id in tandem_ir::passes::PASSES {
        let known = resolve(id.name).unwrap();
        assert_eq!(known.class, id.class);
        let on_ir = known.built().map(|p| p.name);
        assert_eq!(on_ir, (!id.on_machine()).then_some(id.name));
        let unit = managed(known.scope.word());
        assert!(id.unit.name().starts_with(unit), "{}: {unit}", id.name);
    }
}
