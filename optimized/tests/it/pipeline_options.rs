//! The option structure: slots against the documents' table, knobs, values, precedence, layouts.

#![allow(clippy::unwrap_used)]

use crate::tandemc_support::{Folder, SMALL, assert_refused, tandemc};
use std::collections::BTreeMap;
use tandem_optimized::options::command::{OptionError, Settings, SlotValue};
use tandem_optimized::options::layout::{self, LayoutForm};
use tandem_optimized::options::nvvm::NVVMPassOptions;
use tandem_optimized::options::slotless::{DOCUMENTED, EXT, ExtKind};
use tandem_optimized::options::slots::{SLOTS, SLOTS_END, STRUCTURE_SIZE, SlotType};
use tandem_optimized::pipeline::level::Level;

/// The rows of a table with a head line, by column.
pub fn csv(name: &str) -> Vec<BTreeMap<String, String>> {
    let path = format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let mut lines = text.lines().map(fields);
    let head = lines.next().unwrap();
    lines
        .map(|l| head.iter().cloned().zip(l).collect())
        .collect()
}

fn fields(line: &str) -> Vec<String> {
    let (mut all, mut field, mut quoted) = (Vec::new(), String::new(), false);
    for c in line.chars() {
        match c {
            '"' => quoted = !quoted,
            ',' if !quoted => all.push(std::mem::take(&mut field)),
            c => field.push(c),
        }
    }
    all.push(field);
    all
}

fn settings(texts: &[&str]) -> Settings {
    let mut settings = Settings::default();
    for text in texts {
        settings.read(text, false).unwrap();
    }
    settings
}

fn options(level: Level, texts: &[&str]) -> NVVMPassOptions {
    NVVMPassOptions::new(level, &settings(texts)).0
}

#[test]
fn pl_085_to_094_slots_are_those_of_the_documents() {
    let table = csv("options.csv");
    assert_eq!((table.len(), SLOTS.len()), (221, 221));
    for (row, slot) in table.iter().zip(SLOTS) {
        let n = &row["slot"];
        assert_eq!(slot.number.to_string(), *n);
        assert_eq!(
            slot.offset().to_string(),
            row["offset"],
            "offset of slot {n}"
        );
        let size = match slot.ty {
            // The padding belongs to the place and not to the value.
            SlotType::TextPointer => 28,
            ty => ty.size(),
        };
        assert_eq!(size.to_string(), row["size"], "size of slot {n}");
        assert_eq!(slot.ty.name(), row["type"], "type of slot {n}");
        assert_eq!(slot.default, row["default"], "default of slot {n}");
        assert_eq!(slot.knob, row["knob"], "knob of slot {n}");
    }
    let count = |ty| SLOTS.iter().filter(|s| s.ty == ty).count();
    assert_eq!(count(SlotType::Text), 114);
    assert_eq!(
        (count(SlotType::CompactBool), count(SlotType::InlineBool)),
        (83, 17)
    );
    assert_eq!((count(SlotType::Int), count(SlotType::TextPointer)), (6, 1));
    let last = SLOTS.last().unwrap();
    assert_eq!(last.offset() + last.ty.size(), SLOTS_END);
    let on: Vec<u16> = SLOTS
        .iter()
        .filter(|s| s.ty.is_bool() && s.default == "1")
        .map(|s| s.number)
        .collect();
    assert_eq!(
        on,
        [
            19, 25, 93, 95, 117, 141, 143, 151, 155, 157, 159, 165, 211, 219
        ]
    );
}

#[test]
fn pl_102_to_104_all_knobs_without_slot_are_there() {
    let count = |kind| EXT.iter().filter(|e| e.kind == kind).count();
    // 15 toggles, two of them slots, and eight of ours; 23 dump flags, one of them a slot.
    assert_eq!(count(ExtKind::Toggle), 13 + 8);
    assert_eq!(count(ExtKind::Parameter), 26);
    assert_eq!(count(ExtKind::Dump), 22);
    let all = "-do-ip-msp=0 -do-licm=0 -remat-max-live-limit=50 -dump-remat";
    let (o, remarks) = NVVMPassOptions::new(Level::O0, &settings(&[all]));
    assert_eq!((o.is_on(141), o.is_on(143)), (false, false));
    assert_eq!(
        (o.ext("remat-max-live-limit"), o.ext("dump-remat")),
        ("50", "1")
    );
    assert_eq!(
        remarks,
        ["note: -dump-remat has no effect: pass 'remat' is not built"]
    );
}

#[test]
fn documented_names_follow_their_words_and_not_their_labels() {
    // PLX-5, PL-T6: what each name sets, whatever slot the documents' table of labels gives it.
    for (name, slots) in [
        ("no-dce", vec![13]),
        ("no-dse", vec![37]),
        ("no-late-opt", vec![17]),
        ("no-predopt", vec![55]),
        ("no-intrin-lower", vec![99]),
        ("no-loweralloca-b", vec![113]),
        ("no-genericaddropt", vec![127]),
        ("no-loopopt", vec![131]),
        ("no-tailcallelim", vec![135]),
        ("no-inline-a", vec![51]),
        ("no-inline-b", vec![51]),
        ("no-inline-c", vec![51]),
        ("no-func-attrs", vec![97]),
        ("no-sccp", vec![115]),
        ("no-ipconst", vec![55]),
        ("no-simplifycfg", vec![29]),
        ("no-simplifycfg-b", vec![29]),
        ("no-instcombine", vec![53]),
        ("no-loopindexsplit", vec![65, 73]),
        ("no-reassoc", vec![109]),
        ("no-adce-a", vec![13]),
        ("no-adce-b", vec![13]),
        ("no-adce-c", vec![13]),
        ("no-loopunroll", vec![137]),
        ("no-sroa", vec![129]),
        ("no-constmerge", vec![33]),
        ("no-branchdist-b", vec![21]),
        ("no-sinking2", vec![127]),
        ("disable-JumpThreadingPass", vec![57]),
        ("disable-GlobalOptPass", vec![45]),
        ("disable-GlobalOptimizerPass", vec![45]),
        ("slot135", vec![135]),
        ("opts[320]", vec![15]),
    ] {
        let o = options(Level::O3, &[&format!("-{name}")]);
        let plain = options(Level::O3, &[]);
        let set: Vec<u16> = (1..=221)
            .filter(|&n| o.slot(n).unwrap().0 != plain.slot(n).unwrap().0)
            .collect();
        assert_eq!(set, slots, "{name}");
    }
    assert!(!options(Level::O2, &["-no-memspaceopt-b"]).is_on(173));
    for (name, pass) in [
        ("no-nvvm-verify", "nvvm-verify"),
        ("no-irverify", "nvvm-verify"),
        ("no-nvvm-reflect", "nvvm-reflect"),
        ("no-sink", "sink"),
        ("no-dump", "print"),
        ("no-earlycse", "early-cse"),
        ("no-memcpyopt", "memcpyopt"),
        ("no-generic2nvvm", "generic-to-nvvm"),
        ("no-instsimplify", "instsimplify"),
    ] {
        assert!(
            options(Level::O3, &[&format!("-{name}")]).disables(pass),
            "{name}"
        );
        let again = format!("-{name} -{name}=0");
        assert!(!options(Level::O3, &[&again]).disables(pass), "{name}");
    }
    let refused = Settings::default()
        .clone()
        .read("-no-loopsimplify", false)
        .unwrap_err();
    assert_eq!(
        refused.to_string(),
        "option '-no-loopsimplify' names a canonicalisation that other passes require\n    -no-loopsimplify\n    ^"
    );
    for name in ["loop-simplify", "lcssa", "LoopSimplifyPass"] {
        let refused = Settings::default().disable_pass(name).unwrap_err();
        let words = "' names a canonicalisation that other passes require";
        assert!(refused.to_string().ends_with(words), "{refused}");
    }
    let names: std::collections::BTreeSet<&str> = DOCUMENTED.iter().map(|d| d.0).collect();
    assert_eq!(names.len(), DOCUMENTED.len());
}

#[test]
fn plx_7_booleans_read_as_libnvvm_reads_them() {
    for (text, value, warns) in [
        ("", true, false),
        ("=", true, false),
        ("=1", true, false),
        ("=t", true, false),
        ("=T", true, false),
        ("=TRUE", true, false),
        ("=10", true, true),
        ("=true", true, false),
        ("=0", false, false),
        ("=01", false, true),
        ("=no", false, true),
        ("=yes", false, true),
        ("=zz", false, true),
        ("=false", false, false),
        ("=F", false, false),
    ] {
        let s = settings(&[&format!("-do-licm{text}")]);
        let (o, _) = NVVMPassOptions::new(Level::O1, &s);
        assert_eq!(o.is_on(143), value, "'{text}'");
        assert_eq!(o.packed_bool(143), u64::from(value));
        assert_eq!(
            s.remarks.len(),
            usize::from(warns),
            "'{text}': {:?}",
            s.remarks
        );
    }
    let s = settings(&["-do-licm=yes"]);
    assert_eq!(
        s.remarks,
        ["warning: value 'yes' of '-do-licm' reads as false"]
    );
}

#[test]
fn texts_hold_several_knobs_and_the_last_one_wins() {
    let o = options(
        Level::O0,
        &[
            "-sink-limit=7  --do-licm=0 -sink-limit=+9",
            "-remat-move=-3",
        ],
    );
    assert_eq!(
        (o.number(197), o.is_on(143), o.ext("remat-move")),
        (9, false, "-3")
    );
    let o = options(Level::O0, &["-jobserver-auth=a b=c -threads=4"]);
    assert_eq!((o.text(160), o.number(203)), ("a b=c", 4));
    for (text, message) in [
        ("do-licm", "expected '-knob=value' in -opt, found 'do-licm'"),
        ("-", "expected '-knob=value' in -opt, found '-'"),
        ("-=1", "expected '-knob=value' in -opt, found '-=1'"),
        (
            "-sink-limit=x",
            "invalid value 'x' for option '-sink-limit': expected an integer",
        ),
        (
            "-sink-limit",
            "invalid value '' for option '-sink-limit': expected an integer",
        ),
        (
            "-sink-limit=9999999999",
            "invalid value '9999999999' for option '-sink-limit': expected an integer from -2147483648 to 2147483647",
        ),
        (
            "-do-remat=4",
            "invalid value '4' for option '-do-remat': expected an integer from 0 to 3",
        ),
        (
            "-no-adec",
            "Unknown command line argument '-no-adec'.  Try: 'tandemc --help'\ntandemc: Did you mean '-no-adce'?",
        ),
        (
            "-slot0",
            "Unknown command line argument '-slot0'.  Try: 'tandemc --help'",
        ),
        (
            "-slot222",
            "Unknown command line argument '-slot222'.  Try: 'tandemc --help'",
        ),
        (
            "-opts[321]",
            "Unknown command line argument '-opts[321]'.  Try: 'tandemc --help'",
        ),
    ] {
        let e = Settings::default().read(text, false).unwrap_err();
        assert!(e.to_string().starts_with(message), "{text}: {e}");
    }
    // The place in the text, as 'tandem check' shows it.
    let e = Settings::default().read("-no-adce  -no-adec=1", false);
    let e = e.unwrap_err().to_string();
    assert!(
        e.ends_with("\n    -no-adce  -no-adec=1\n              ^"),
        "{e}"
    );
    let mut s = Settings::default();
    s.read("-no-adec", true).unwrap();
    assert_eq!(
        s.remarks,
        ["warning: unknown knob '-no-adec' has no effect"]
    );
    // Nothing that is that long is near to anything, and finding that out takes no time.
    let long = format!("-{}", "x".repeat(1 << 20));
    let e = s.read(&long, false).unwrap_err();
    let OptionError::InText { what, at: 0, .. } = &e else {
        panic!("{e}");
    };
    assert!(matches!(**what, OptionError::Unknown(_, None)));
    assert!(e.to_string().len() < 500);
}

#[test]
fn plx_10_levels_set_and_force_values() {
    let tiers = |o: &NVVMPassOptions| [209, 175, 177, 179].map(|n| o.is_on(n));
    let o = options(Level::O2, &[]);
    assert_eq!(
        (tiers(&o), o.number(9), o.is_on(173)),
        ([false, false, true, false], 2, true)
    );
    let o = options(Level::O0, &[]);
    assert_eq!(
        (tiers(&o), o.number(9), o.is_on(173), o.ext("lsa-opt")),
        ([false; 4], 0, false, "0")
    );
    let o = options(Level::Ofcmid, &[]);
    assert_eq!(
        (o.text(181), o.number(9), o.is_on(173), o.ext("lsa-opt")),
        ("mid", 0, true, "1")
    );
    // A later text wins over the level, and the level's force over any text.
    let o = options(Level::O2, &["-memory-space-opt=0"]);
    assert!(!o.is_on(173));
    let s = settings(&["-memory-space-opt=1"]);
    let (o, remarks) = NVVMPassOptions::new(Level::Ofcmax, &s);
    assert!(!o.is_on(173));
    assert_eq!(
        remarks,
        ["note: -memory-space-opt=1 has no effect under -Ofc=max"]
    );
    assert!(
        NVVMPassOptions::new(Level::Ofcmax, &settings(&[]))
            .1
            .is_empty()
    );
}

#[test]
fn plx_24_two_compilations_have_their_own_values() {
    let (a, b) = (
        options(Level::O3, &["-no-adce"]),
        options(Level::O3, &["-no-dse"]),
    );
    assert_eq!(
        (a.is_on(13), a.is_on(37), b.is_on(13), b.is_on(37)),
        (true, false, false, true)
    );
}

#[test]
fn a_knob_sets_its_slot_and_no_other() {
    // An option that is read from the wrong slot shows here: each slot, set by its number, by its offset and by its name.
    let plain = options(Level::O3, &[]);
    for slot in SLOTS {
        let value = match plain.slot(slot.number).unwrap().0 {
            SlotValue::Bool(b) => u8::from(!b).to_string(),
            SlotValue::Int(n) => (n + 1).to_string(),
            SlotValue::Text(_) if slot.number == 6 => "sm_90".into(),
            SlotValue::Text(_) if slot.number == 162 => "1/2".into(),
            SlotValue::Text(_) => "text".into(),
        };
        let mut keys = vec![
            format!("slot{}", slot.number),
            format!("opts[{}]", slot.offset()),
        ];
        keys.extend(slot.keys().map(str::to_owned));
        for key in keys {
            let o = options(Level::O3, &[&format!("-{key}={value}")]);
            let changed: Vec<u16> = (1..=221)
                .filter(|&n| o.slot(n).unwrap().0 != plain.slot(n).unwrap().0)
                .collect();
            assert_eq!(changed, [slot.number], "{key}");
        }
    }
}

#[test]
fn the_binary_layout_has_each_value_in_its_bytes() {
    let plain = layout::print(&options(Level::O3, &[]), LayoutForm::Binary);
    let changed = layout::print(&options(Level::O3, &["-no-adce"]), LayoutForm::Binary);
    let differ: Vec<usize> = (0..STRUCTURE_SIZE)
        .filter(|&n| plain[n] != changed[n])
        .collect();
    assert_eq!(differ, [280]);
    let at = |n: usize| i32::from_le_bytes(plain[n..n + 4].try_into().unwrap());
    // Level; limit of sinking with its number; threshold of tier 3 in its slot (C-052).
    assert_eq!((at(0), at(3984), at(3988), at(3612)), (3, 20, 197, 100));
    // The first text of the table is that of slot 2, and the last four quadwords are zero.
    assert_eq!((at(16), at(40), at(24)), (1, 2, 1));
    assert_eq!(plain[STRUCTURE_SIZE..STRUCTURE_SIZE + 4], *b"0\x001\x00");
    assert!(plain[SLOTS_END..STRUCTURE_SIZE].iter().all(|&b| b == 0));
}

#[test]
fn layouts_are_printed_without_an_input() {
    let ran = tandemc(&["--print-option-layout=csv", "-opt", "-no-adce"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 222);
    assert!(
        lines[0].starts_with("slot,offset,size,type,knob,value,"),
        "{}",
        lines[0]
    );
    assert_eq!(lines[13], "13,280,16,bool-inline,no-adce,1,set,adce");
    for form in ["", "=text", "=json", "=bin"] {
        let ran = tandemc(&[&format!("--print-option-layout{form}")]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{form}");
    }
    let all = tandemc(&["--print-options", "-O3"]);
    assert!(all.out.starts_with("level O3\ntier 3\n"), "{}", all.out);
}

#[test]
fn plx_1_and_2_knobs_on_the_command_line() {
    let o = tandemc(&["-opt", "-do-licm=0", "-O1", "--print-pipeline-passes"]);
    assert_eq!(
        (o.code, o.out.contains("licm")),
        (Some(0), false),
        "{}",
        o.err
    );
    let o = tandemc(&["-Xopt", "-do-licm=0", "-opt=1", "-print-pipeline-passes"]);
    assert_eq!(
        (o.code, o.out.contains("licm")),
        (Some(0), false),
        "{}",
        o.err
    );
    let typo = tandemc(&["-opt", "-no-adec", "--passes=verify", "in.ll"]);
    assert_refused(
        &typo,
        &["Unknown command line argument '-no-adec'.  Try: 'tandemc --help'"],
    );
    assert!(
        typo.err.contains("\ntandemc: Did you mean '-no-adce'?"),
        "{}",
        typo.err
    );
    // Driver options and -opt in the order in which they stand.
    let last = |args: &[&str]| {
        let o = tandemc(&[args, &["--print-option-layout=csv"]].concat()).out;
        o.lines().nth(203).unwrap().to_owned()
    };
    assert_eq!(
        last(&["-j", "3", "-opt", "-threads=5"]),
        "203,4104,16,int,threads,5,set,driver"
    );
    assert_eq!(
        last(&["-opt", "-threads=5", "-j3"]),
        "203,4104,16,int,threads,3,set,driver"
    );
}

#[test]
fn what_only_levels_read_is_said_to_have_no_effect_on_a_text() {
    let print = "--print-pipeline-passes";
    for option in [
        "--plugin-pass=100:dce",
        "--language=ptx",
        "--composition=libnvvm",
        "--passes-ep-optimizer-last=dce",
    ] {
        let ran = tandemc(&["--passes=dce", option, print]);
        assert_eq!(ran.out, "function(dce),verify\n", "{option}");
        assert!(ran.err.starts_with("warning: --"), "{option}: {}", ran.err);
        assert!(ran.err.contains(" has no effect: "), "{}", ran.err);
        // A level in the text reads it.
        let ran = tandemc(&["--passes=nvopt<O2>", option, print]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{option}");
    }
}

#[test]
fn slots_of_the_driver_are_checked() {
    let print = "--print-pipeline-passes";
    for (arch, good) in [
        ("sm_90", true),
        ("compute_90a", true),
        ("foo", false),
        ("sm_0", false),
        ("sm_+90", false),
        ("", false),
    ] {
        let ran = tandemc(&[&format!("-arch={arch}"), print]);
        match good {
            true => assert_eq!(ran.code, Some(0), "{}", ran.err),
            false => assert_refused(&ran, &["'-arch': expected a processor such as sm_90"]),
        }
    }
    for shard in ["", "0/2", "3/2", "1", "1/", "a/b", "+1/2"] {
        let ran = tandemc(&["-opt", &format!("-shard={shard}"), print]);
        assert_refused(&ran, &["expected N/M with 1 <= N <= M"]);
    }
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    let ran = tandemc(&["--passes=dce", "-opt", "-shard=1/2", &path]);
    assert_refused(&ran, &["'-shard' is known but not built in this version"]);
}

#[test]
fn traces_go_into_the_file_that_is_named() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SMALL);
    let file = folder.path("trace.txt");
    let knob = format!("-trace-file={file}");
    let passes = "--passes=dce";
    let ran = tandemc(&[passes, "--trace=phases,passes,jobs", "-opt", &knob, &path]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let text = std::fs::read_to_string(&file).unwrap();
    assert_eq!(text, "Unphased\nrunning dce on f\n");
    let ran = tandemc(&[passes, "-opt", &knob, &path]);
    assert_eq!(ran.err, "note: -trace-file has no effect without --trace\n");
}
