//! The pipelines of levels: the records, gates and switches, selection on the command line, extensions, code generation.

#![allow(clippy::unwrap_used)]

use crate::pipeline_options::csv;
use crate::tandemc_support::{Folder, SMALL, assert_refused, tandemc};
use std::collections::BTreeSet;
use tandem_optimized::compile::{ExtensionTexts, Pipeline, Request};
use tandem_optimized::driver::selection::Selected;
use tandem_optimized::options::command::Settings;
use tandem_optimized::options::slots::SLOTS;
use tandem_optimized::pipeline::assemble::Composition;
use tandem_optimized::pipeline::level::Level;
use tandem_optimized::pipeline::registry::resolve;
use tandem_optimized::pipeline::text::{parse, print};
use tandem_optimized::pipeline::views::PipelineForm;

fn record(name: &str) -> String {
    let path = format!(
        "{}/tests/data/pipelines/{name}.txt",
        env!("CARGO_MANIFEST_DIR")
    );
    std::fs::read_to_string(path).unwrap()
}

pub fn pipeline(
    selected: Selected,
    passes: &str,
    opt: &[&str],
    composition: Composition,
) -> Pipeline {
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

pub fn text(passes: &str) -> String {
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
    assert_eq!(Level::ALL.map(runnable), [3, 9, 14, 16, 3, 6, 8]);
    let distinct = |l| level(l, &[]).plan(false).unbuilt.len();
    assert_eq!(Level::ALL.map(distinct), [9, 46, 47, 49, 11, 31, 33]);
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

/// The same on the command line, where a text gets a verifier at its end: not under the switches that take it out of the levels.
#[test]
fn c_075_what_is_printed_under_a_switch_of_the_verifier_is_read_back_under_it() {
    for switch in ["-verify-each", "-disable-verify"] {
        let level = tandemc(&["-O2", "-opt", switch, "--print-pipeline-passes"]);
        assert_eq!(level.code, Some(0), "{}", level.err);
        assert!(!level.out.trim_end().ends_with(",verify"), "{}", level.out);
        let passes = format!("--passes={}", level.out.trim_end());
        let again = tandemc(&[&passes, "-opt", switch, "--print-pipeline-passes"]);
        assert_eq!(
            (again.code, again.out),
            (Some(0), level.out),
            "{}",
            again.err
        );
    }
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
            "tandemc: unknown pass name 'bogus'\n    bogus\n    ^\n",
        ),
        (
            vec!["--passes=dce,globaldce"],
            "tandemc: unknown function pass 'globaldce'; it is a module pass\n    dce,globaldce\n        ^\n",
        ),
        (
            vec!["--passes=memory-space-opt<bogus>"],
            "tandemc: invalid MemorySpaceOpt pass parameter 'bogus'\n    memory-space-opt<bogus>\n                     ^\n",
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
