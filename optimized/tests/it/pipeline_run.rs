//! Running pipelines: what is not built, phases and threads, bisection, analyses, the jobserver.

#![allow(clippy::unwrap_used)]

use crate::tandemc_support::{Folder, assert_refused, large_module, tandemc};

/// So many functions that both phases change.
fn functions(count: usize) -> String {
    let one = crate::tandemc_support::SMALL;
    let mut text = String::from("@dead = internal global i32 0\n");
    for n in 0..count {
        text.push_str(&one.replace("@f(", &format!("@f{n}(")));
    }
    text
}

const PASSES: &str = "--passes=globalopt,globaldce,jump-threading";

#[test]
fn plx_23_what_is_not_built_is_refused_by_name_or_left_out_aloud() {
    let folder = Folder::new();
    let path = folder.write("in.ll", functions(8));
    let ran = tandemc(&["-O3", &path]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    let lines: Vec<&str> = ran.err.lines().collect();
    assert!(lines[0].starts_with(
        "tandemc: pipeline nvopt<O3> needs 49 passes that are not built: annotation2metadata, printf-lowering, "
    ), "{}", lines[0]);
    assert_eq!(lines[0].matches(", ").count(), 48);
    assert_eq!(
        lines[1],
        "tandemc: 16 of its 106 entries can run; --skip-unbuilt runs those, --print-pipeline-passes prints all"
    );
    // Before the input is read.
    assert!(
        tandemc(&["-O3", "missing.ll"])
            .err
            .starts_with("tandemc: pipeline nvopt<O3> needs")
    );
    let ran = tandemc(&["-O3", "--skip-unbuilt", &path]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let lines: Vec<&str> = ran.err.lines().collect();
    assert_eq!(lines.len(), 50);
    assert!(lines.contains(&"warning: pass 'loop-index-split' (TN-31) is not built; skipped"));
    assert_eq!(
        *lines.last().unwrap(),
        "pipeline nvopt<O3>: 16 of 106 entries ran"
    );
    // PLX-25: running the print is running the name.
    let print = tandemc(&["-O3", "--print-pipeline-passes"]).out;
    let by_text = tandemc(&[
        &format!("--passes={}", print.trim_end()),
        "--skip-unbuilt",
        &path,
    ]);
    assert_eq!((by_text.code, by_text.out), (Some(0), ran.out));
    let mir = tandemc(&["--passes=verify", "--emit", "mir", &path]);
    assert_eq!(mir.code, Some(2));
    assert!(mir.err.contains("ptx-emission"), "{}", mir.err);
    // PTX is made behind whatever ran.
    let ptx = tandemc(&["-O3", "--skip-unbuilt", "--emit", "ptx", &path]);
    assert_eq!(ptx.code, Some(0), "{}", ptx.err);
    assert!(ptx.out.starts_with(".version 7.8"), "{}", ptx.out);
}

#[test]
fn pl_001_to_009_phases_say_what_they_do() {
    let folder = Folder::new();
    let trace = |count: usize, jobs: &str| {
        let path = folder.write("in.ll", functions(count));
        let ran = tandemc(&[
            "--trace=phases",
            "--passes=globalopt,inline,jump-threading",
            "--skip-unbuilt",
            jobs,
            &path,
        ]);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        let lines = ran
            .err
            .lines()
            .filter(|l| !l.starts_with("warning") && !l.starts_with("pipeline"));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    for count in [0, 1] {
        assert_eq!(trace(count, "-j4"), ["Unphased"], "{count}");
    }
    for count in [2, 40] {
        assert_eq!(
            trace(count, "-j4"),
            ["Phase I", "Phase II", "Concurrent=Yes"],
            "{count}"
        );
    }
    assert_eq!(trace(40, "-j1"), ["Phase I", "Phase II", "Concurrent=No"]);
    // Forced through the queue on one thread.
    let path = folder.write("in.ll", functions(3));
    let ran = tandemc(&[
        "--trace=phases",
        PASSES,
        "-j1",
        "-opt",
        "-force-concurrent",
        &path,
    ]);
    assert!(ran.err.contains("Concurrent=Yes"), "{}", ran.err);
    // An input that is broken never reaches a phase.
    let broken = folder.write("broken.ll", "define void @f() {\n  ret i32\n}\n");
    let ran = tandemc(&["--trace=phases", PASSES, &broken]);
    assert_eq!((ran.code, ran.err.contains("Phase")), (Some(2), false));
}

#[test]
fn pl_t9_a_module_pass_never_runs_in_phase_two_of_its_own() {
    let folder = Folder::new();
    let path = folder.write("in.ll", functions(3));
    let ran = tandemc(&["--phase=2", "--trace=phases", "--passes=globalopt", &path]);
    assert!(
        ran.err.contains("skipped in Phase II: globalopt"),
        "{}",
        ran.err
    );
    assert_eq!(ran.out, tandemc(&["--passes=verify", &path]).out);
}

#[test]
fn plx_16_the_same_bytes_whatever_runs_beside_what() {
    let folder = Folder::new();
    let path = folder.write("in.ll", large_module(60));
    let reports = ["--stats", PASSES];
    let one = tandemc(&[&reports[..], &["-j1", &path]].concat());
    assert_eq!(one.code, Some(0), "{}", one.err);
    assert!(!one.out.contains("phi"));
    for jobs in ["-j2", "-j3", "-j8", "-j16", "-j0", "-j1000000000"] {
        for split in ["0", "2", "5"] {
            for seed in ["1", "2", "3"] {
                let split = format!("-split-compile={split}");
                let seed = format!("--schedule-seed={seed}");
                let ran = tandemc(&[&reports[..], &[jobs, &split, &seed, &path]].concat());
                assert_eq!(
                    (ran.code, &ran.err),
                    (Some(0), &one.err),
                    "{jobs} {split} {seed}"
                );
                assert!(ran.out == one.out, "{jobs} {split} {seed}");
            }
        }
    }
    assert_refused(
        &tandemc(&[PASSES, "-j", "many", &path]),
        &["'many' for option '-j'", "a non-negative integer"],
    );
}

#[test]
fn pl_t1_a_pass_on_the_module_is_a_barrier() {
    // @n is stored in @a and loaded in @b: on a part of the module the load could be folded.
    let text = "@n = internal global i32 0
define void @a(i32 %x) {
  store i32 %x, ptr @n
  ret void
}
define i32 @b() {
  %v = load i32, ptr @n
  ret i32 %v
}
";
    let folder = Folder::new();
    let path = folder.write("in.ll", text);
    for args in [&["-j4"][..], &["-split-compile=2"], &["-j1"]] {
        let passes = [
            "--passes=function(jump-threading),globalopt,function(jump-threading)",
            &path,
        ];
        let ran = tandemc(&[args, &passes].concat());
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        assert!(ran.out.contains("%v = load i32, ptr @n"), "{}", ran.out);
    }
}

#[test]
fn plx_17_executions_have_the_same_numbers_on_any_number_of_threads() {
    let folder = Folder::new();
    let path = folder.write("in.ll", functions(3));
    let run = |args: &[&str]| {
        let ran = tandemc(&[args, &[path.as_str()]].concat());
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        (ran.out, ran.err)
    };
    let passes = "--passes=globaldce,function(jump-threading)";
    let one = run(&[passes, "--opt-bisect-limit=1", "-j1"]);
    assert_eq!(one, run(&[passes, "--opt-bisect-limit=1", "-j8"]));
    assert_eq!(
        one.1.lines().collect::<Vec<_>>(),
        [
            "BISECT: running pass (1) globaldce on [module]",
            "BISECT: NOT running pass (2) jump-threading on f0",
            "BISECT: NOT running pass (3) jump-threading on f1",
            "BISECT: NOT running pass (4) jump-threading on f2",
        ]
    );
    // Manager by manager, as LLVM: what stands apart is not run together.
    let (_, lines) = run(&[
        "--passes=function(dce),function(jump-threading)",
        "--opt-bisect-limit=-1",
    ]);
    let names: Vec<&str> = lines
        .lines()
        .map(|l| l.rsplit(") ").next().unwrap())
        .collect();
    assert_eq!(
        names,
        [
            "dce on f0",
            "dce on f1",
            "dce on f2",
            "jump-threading on f0",
            "jump-threading on f1",
            "jump-threading on f2"
        ]
    );
    // The same numbers without lines.
    let quiet = run(&[passes, "-opt", "-pass-control=1"]);
    assert_eq!(quiet, (one.0.clone(), String::new()));
    // Of several numbers the last one counts (2.2).
    let (limit, silent) = ("-opt-bisect-limit=0", ["-opt", "-pass-control=1"]);
    let later = run(&[passes, limit, silent[0], silent[1]]);
    assert!(
        later.1.starts_with("BISECT: running pass (1) "),
        "{}",
        later.1
    );
    let earlier = run(&[passes, silent[0], silent[1], limit]);
    assert!(
        earlier.1.starts_with("BISECT: NOT running pass (1) "),
        "{}",
        earlier.1
    );
}

#[test]
fn analyses_can_be_asked_for_dropped_printed_and_checked() {
    let folder = Folder::new();
    let path = folder.write("in.ll", functions(2));
    let plain = tandemc(&["--passes=jump-threading", &path]).out;
    let text =
        "--passes=require<domtree>,jump-threading,invalidate<all>,print<domtree>,verify<loops>";
    let ran = tandemc(&[text, "--verify-analyses", "--verify-each", "-j2", &path]);
    assert_eq!((ran.code, ran.out), (Some(0), plain), "{}", ran.err);
    assert!(
        ran.err.starts_with("DominatorTree for function: f0\n")
            && ran.err.contains("\nDominatorTree for function: f1\n"),
        "{}",
        ran.err
    );
    let unbuilt = tandemc(&["--passes=require<memoryssa>", &path]);
    assert_eq!(
        (unbuilt.code, unbuilt.err.as_str()),
        (
            Some(2),
            "tandemc: analysis 'memoryssa' is known but not built in this version\n"
        )
    );
}

/// A make whose makefile has these recipes, each with its own flags for `tandemc`.
#[cfg(target_os = "linux")]
fn make(folder: &Folder, jobs: &str, recipe: &str) -> Option<(String, String)> {
    let tandemc = crate::tandemc_support::under_test();
    let path = folder.write("in.ll", functions(12));
    let makefile =
        format!("all:\n\t{recipe}\n").replace("TANDEMC", &format!("{tandemc} -jobserver {PASSES}"));
    folder.write("Makefile", makefile.replace("IN", &path));
    let ran = std::process::Command::new("make")
        .args([jobs, "-s", "-C", folder.0.path().to_str().unwrap()])
        .env_remove("MAKEFLAGS")
        .output()
        .ok()?;
    let text = |b: &[u8]| String::from_utf8_lossy(b).into_owned();
    Some((text(&ran.stdout), text(&ran.stderr)))
}

#[cfg(target_os = "linux")]
#[test]
fn pl_013_to_017_a_jobserver_is_used_and_a_broken_one_is_told() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let folder = Folder::new();
    let path = folder.write("in.ll", functions(12));
    let plain = tandemc(&[PASSES, "-j1", &path]).out;
    let with_bytes = |flags: &[u8]| {
        let flags = OsStr::from_bytes(flags);
        let mut command = assert_cmd::Command::new(crate::tandemc_support::under_test());
        command
            .args(["-jobserver", PASSES, &path])
            .env("MAKEFLAGS", flags);
        let output = command.output().unwrap();
        let text = |b: &[u8]| String::from_utf8_lossy(b).into_owned();
        (
            output.status.code(),
            text(&output.stdout),
            text(&output.stderr),
        )
    };
    let with = |flags: &str| with_bytes(flags.as_bytes());
    let warning = "warning: jobserver pipe problem\n".to_owned();
    // PLX-4: negative, closed, no pipe; a fifo that is missing, or is none. Definitions of variables are not looked at
    // (PLX-14), and of two words the last one counts.
    for (flags, err) in [
        ("--jobserver-auth=-2,-2", &warning),
        (" --jobserver-auth=900,901", &warning),
        (" --jobserver-fds=900,901", &warning),
        ("--jobserver-auth=fifo:/nowhere/at/all", &warning),
        ("--jobserver-auth=fifo:/dev/null", &warning),
        ("", &String::new()),
        (" -- X=--jobserver-auth=9,9", &String::new()),
        ("garbage \u{1F980} --jobserver", &String::new()),
        ("--jobserver-auth=a,b --jobserver-auth=-2,-2", &warning),
    ] {
        assert_eq!(
            with(flags),
            (Some(0), plain.clone(), err.clone()),
            "{flags}"
        );
    }
    // Codes 1 and 2 are fatal: nonsense, and the jobserver of another platform. Bytes that are no text hide neither.
    for (flags, reason) in [
        (&b"--jobserver-auth=a,b"[..], "cannot understand 'a,b'"),
        (b"--jobserver-auth=", "cannot understand ''"),
        (b"--jobserver-auth=3", "cannot understand '3'"),
        (b"\xff\xfe --jobserver-auth=a,b", "cannot understand 'a,b'"),
        (
            b"-j3 --jobserver-auth=gmake_semaphore_1F3A",
            "'gmake_semaphore_1F3A' is a semaphore, which only Windows has",
        ),
    ] {
        let (code, out, err) = with_bytes(flags);
        assert_eq!((code, out.as_str()), (Some(2), ""), "{err}");
        let said = "GNU Jobserver support requested, but an error occurred";
        assert_eq!(err, format!("{said}: {reason}\n"));
    }
    // An option stands for `MAKEFLAGS`.
    let ran = tandemc(&["-jobserver", "-opt", "-slot160=c,d", PASSES, &path]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    assert!(
        ran.err.ends_with("cannot understand 'c,d'\n"),
        "{}",
        ran.err
    );
    assert_eq!(
        with_bytes(b"\xff\xfe -j3 -- \x80"),
        (Some(0), plain.clone(), String::new())
    );
    // Make itself. A recipe with a plus sign has the pipe, one without has not.
    match make(&folder, "-j3", "+TANDEMC IN") {
        None => eprintln!("SKIPPED: no make"),
        Some((out, err)) => assert_eq!((out, err), (plain, String::new())),
    }
}

#[cfg(target_os = "linux")]
#[test]
fn j1_every_token_goes_back() {
    // A fifo with three tokens, each another byte; afterwards all of them are there.
    use std::io::{Read, Write};
    let folder = Folder::new();
    let fifo = folder.path("tokens");
    if !std::process::Command::new("mkfifo")
        .arg(&fifo)
        .status()
        .is_ok_and(|s| s.success())
    {
        eprintln!("SKIPPED: no mkfifo");
        return;
    }
    let mut server = std::fs::File::options()
        .read(true)
        .write(true)
        .open(&fifo)
        .unwrap();
    server.write_all(b"abc").unwrap();
    let path = folder.write("in.ll", functions(40));
    let plain = tandemc(&[PASSES, "-j1", &path]).out;
    let mut command = assert_cmd::Command::new(crate::tandemc_support::under_test());
    command.args(["-jobserver", "-j4", PASSES, &path]);
    let output = command
        .env("MAKEFLAGS", format!("-j4 --jobserver-auth=fifo:{fifo}"))
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stdout == plain.as_bytes());
    let mut tokens = [0u8; 3];
    server.read_exact(&mut tokens).unwrap();
    tokens.sort_unstable();
    assert_eq!(&tokens, b"abc");
}

/// The largest number of functions that were worked on at once, by all of these traces together.
#[cfg(target_os = "linux")]
pub fn overlap(traces: &[String]) -> usize {
    let mut events: Vec<(&str, bool)> = Vec::new();
    for line in traces.iter().flat_map(|t| t.lines()) {
        let mut words = line.split(' ');
        match (words.next(), words.next()) {
            // At the same moment an end comes before a beginning.
            (Some("begin"), Some(time)) => events.push((time, true)),
            (Some("end"), Some(time)) => events.push((time, false)),
            _ => {}
        }
    }
    events.sort_unstable();
    let (mut now, mut most) = (0usize, 0);
    for (_, begins) in events {
        now = if begins { now + 1 } else { now - 1 };
        most = most.max(now);
    }
    most
}

#[cfg(target_os = "linux")]
#[test]
fn j3_four_compilations_under_make_hold_to_its_number_of_jobs() {
    let folder = Folder::new();
    let path = folder.write("in.ll", large_module(200));
    let tandemc = crate::tandemc_support::under_test();
    let recipe = |n: usize| {
        let log = folder.path(&format!("log{n}"));
        format!(
            "job{n}:\n\t+{tandemc} -jobserver -j8 --trace=jobs {PASSES} --emit none {path} 2> {log}\n"
        )
    };
    let makefile: String = (0..4).map(recipe).collect();
    folder.write("Makefile", format!("all: job0 job1 job2 job3\n{makefile}"));
    let make = std::process::Command::new("make")
        .args(["-j3", "-s", "-C", folder.0.path().to_str().unwrap()])
        .env_remove("MAKEFLAGS")
        .output();
    let Ok(made) = make else {
        eprintln!("SKIPPED: no make");
        return;
    };
    assert!(
        made.status.success(),
        "{}",
        String::from_utf8_lossy(&made.stderr)
    );
    let read = |n| std::fs::read_to_string(folder.path(&format!("log{n}"))).unwrap();
    let logs: Vec<String> = (0..4).map(read).collect();
    for log in &logs {
        assert!(
            log.starts_with("pool ") && log.contains("8 threads"),
            "{log}"
        );
    }
    let most = overlap(&logs);
    assert!((1..=3).contains(&most), "{most} functions at once");
}

#[test]
fn traces_name_what_runs_and_blocks_can_be_renamed() {
    let folder = Folder::new();
    let path = folder.write("in.ll", functions(2));
    let ran = tandemc(&[
        "--passes=globaldce,jump-threading",
        "--trace=passes",
        "-j4",
        &path,
    ]);
    let lines: Vec<&str> = ran.err.lines().collect();
    let wanted = [
        "running globaldce on [module]",
        "running jump-threading on f0",
        "running jump-threading on f1",
    ];
    assert_eq!(lines, wanted);
    let ran = tandemc(&["--passes=verify", "-opt", "-rename-blocks", &path]);
    assert!(
        ran.out.contains("\nF1_B1:\n") && ran.out.contains("\nF2_B6:\n"),
        "{}",
        ran.out
    );
    assert!(!ran.out.contains("entry:"));
}

#[test]
fn plx_11_a_function_more_changes_no_other() {
    // Phase II is a suffix, and names that passes make are counted per function.
    let folder = Folder::new();
    let body = |text: &str| -> String {
        let from = text.find("define i32 @f0(").unwrap();
        text[from..].split("\n}\n").next().unwrap().to_owned()
    };
    let few = tandemc(&[PASSES, "-j4", &folder.write("few.ll", functions(2))]);
    let more = tandemc(&[PASSES, "-j4", &folder.write("more.ll", functions(3))]);
    assert_eq!(body(&few.out), body(&more.out));
}

#[test]
fn plx_19_what_is_skipped_preserves_nothing() {
    let folder = Folder::new();
    let path = folder.write("in.ll", functions(4));
    for level in [
        "-O0", "-O1", "-O2", "-O3", "-Ofc=max", "-Ofc=mid", "-Ofc=min",
    ] {
        let args = [
            level,
            "--skip-unbuilt",
            "--verify-analyses",
            "--verify-each",
            "-j3",
            &path,
        ];
        let ran = tandemc(&args);
        assert_eq!(ran.code, Some(0), "{level}: {}", ran.err);
        // Unphased, phased, on threads: the same bytes.
        let one = tandemc(&[level, "--skip-unbuilt", "-j1", &path]);
        assert!(one.out == ran.out, "{level}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn j9_a_signal_loses_no_token_and_leaves_no_file() {
    use std::io::{Read, Write};
    let folder = Folder::new();
    let fifo = folder.path("tokens");
    if !std::process::Command::new("mkfifo")
        .arg(&fifo)
        .status()
        .is_ok_and(|s| s.success())
    {
        eprintln!("SKIPPED: no mkfifo");
        return;
    }
    let mut server = std::fs::File::options()
        .read(true)
        .write(true)
        .open(&fifo)
        .unwrap();
    server.write_all(b"abc").unwrap();
    let path = folder.write("in.ll", large_module(2000));
    for (n, signal) in ["TERM", "INT", "HUP"]
        .into_iter()
        .cycle()
        .take(12)
        .enumerate()
    {
        let mut child = std::process::Command::new(crate::tandemc_support::under_test())
            .args([
                "-jobserver",
                "-j4",
                PASSES,
                &path,
                "-o",
                &folder.path("out.ll"),
            ])
            .env("MAKEFLAGS", format!("--jobserver-auth=fifo:{fifo}"))
            .stderr(std::process::Stdio::null())
            .spawn()
            .unwrap();
        std::thread::sleep(std::time::Duration::from_millis(20 * n as u64));
        let kill = format!("kill -{signal} {} 2>/dev/null", child.id());
        let _ = std::process::Command::new("sh")
            .args(["-c", &kill])
            .status();
        child.wait().unwrap();
        let mut tokens = [0u8; 3];
        server.read_exact(&mut tokens).unwrap();
        tokens.sort_unstable();
        assert_eq!(&tokens, b"abc", "after {n}");
        server.write_all(b"abc").unwrap();
        let left = folder.names();
        assert!(
            left.iter()
                .all(|f| ["in.ll", "out.ll", "tokens"].contains(&f.as_str())),
            "{left:?}"
        );
    }
}

#[test]
fn pl_t7_a_shard_has_one_body_and_declares_what_it_mentions() {
    let text = "@n = internal addrspace(1) global i32 0
@other = global i32 1
@alias = alias i32, ptr @other
define internal i32 @local(i32 %x) {
  ret i32 %x
}
define i32 @a(i32 %x) {
  %v = call i32 @local(i32 %x)
  store i32 %v, ptr addrspace(1) @n
  ret i32 %v
}
define i32 @b() {
  %v = load i32, ptr @alias
  ret i32 %v
}
";
    let folder = Folder::new();
    let path = folder.write("in.ll", text);
    let shards = folder.path("shards");
    std::fs::create_dir(&shards).unwrap();
    let ran = tandemc(&["--passes=verify", &format!("--save-split={shards}"), &path]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let read = |name: &str| std::fs::read_to_string(format!("{shards}/{name}")).unwrap();
    // The longest body is the first that a worker takes.
    let (a, b) = (read("000000.a.ll"), read("000001.b.ll"));
    for shard in [&a, &b, &read("000002.local.ll")] {
        assert_eq!(shard.matches("\ndefine ").count(), 1, "{shard}");
        assert!(
            shard.contains("source_filename = \"<split-module>\""),
            "{shard}"
        );
    }
    assert!(
        a.contains("@n = external hidden addrspace(1) global i32\n"),
        "{a}"
    );
    assert!(
        a.contains("declare hidden i32 @local(i32)") && !a.contains("@other"),
        "{a}"
    );
    assert!(
        b.contains("@alias = external global i32\n") && !b.contains("@n ") && !b.contains("@other"),
        "{b}"
    );
    for name in ["000000.a.ll", "000001.b.ll", "000002.local.ll"] {
        let again = tandemc(&["--passes=verify", &format!("{shards}/{name}")]);
        assert_eq!(
            (again.code, again.out),
            (Some(0), read(name)),
            "{}",
            again.err
        );
    }
}

/// What two shards both use, names that are local, shared constants, metadata, a comdat, an alias and an ifunc.
const SHARED: &str = "$both = comdat any
@n = internal addrspace(1) global i32 0
@table = private unnamed_addr constant [2 x i32] [i32 3, i32 4]
@0 = private constant i32 9
@other = global i32 1, comdat($both)
@alias = alias i32, ptr @other
@called = alias i32 (i32), ptr @local
@chosen = ifunc i32 (i32), ptr @resolver
define internal i32 @local(i32 %x) {
  %unused = add i32 %x, 1
  ret i32 %x
}
define internal ptr @resolver() {
  ret ptr @local
}
define i32 @a(i32 %x, i1 %c) #0 comdat($both) !dbg !5 {
entry:
  %same = icmp eq ptr @alias, @other
  %unused = load i32, ptr @0
  br i1 %c, label %l, label %r
l:
  br label %m
r:
  br label %m
m:
  %p = phi i1 [ true, %l ], [ false, %r ]
  br i1 %p, label %y, label %z
y:
  %v = call i32 @local(i32 %x), !dbg !8
  store i32 %v, ptr addrspace(1) @n
  ret i32 %v
z:
  %w = load i32, ptr @table, !range !9
  ret i32 %w
}
define i32 @b(i32 %x) #0 {
  %v = load i32, ptr @alias, !range !9
  %u = load i32, ptr @table
  %w = call i32 @called(i32 %v)
  %t = call i32 @chosen(i32 %w)
  %n = load i32, ptr addrspace(1) @n
  %s = add i32 %t, %n
  ret i32 %s
}
attributes #0 = { nounwind }
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: \"in.c\", directory: \"/\")
!2 = !{i32 2, !\"Debug Info Version\", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = distinct !DISubprogram(name: \"a\", scope: !1, file: !1, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!8 = !DILocation(line: 2, scope: !5)
!9 = !{i32 0, i32 10}
";

#[test]
fn pl_018_shards_are_worked_on_apart_and_joined_to_the_same_bytes() {
    let folder = Folder::new();
    for (name, text) in [
        ("shared.ll", SHARED.to_owned()),
        ("loops.ll", include_str!("bisect/nest.ll").to_owned()),
        ("calls.ll", include_str!("bisect/calls.ll").to_owned()),
        ("many.ll", functions(24)),
    ] {
        let path = folder.write(name, text);
        let passes = "--passes=constmerge,function(dce,jump-threading,instsimplify,indvars),\
                      globaldce,function(loop-deletion,dce)";
        let plain = tandemc(&[passes, "-j1", &path]);
        assert_eq!((plain.code, plain.err.as_str()), (Some(0), ""), "{name}");
        for split in ["0", "2", "5"] {
            for more in [
                "-j1",
                "-j8",
                "--schedule-seed=3",
                "--verify-each",
                "--verify-analyses",
            ] {
                let split = format!("-split-compile={split}");
                let ran = tandemc(&[passes, &split, more, &path]);
                assert_eq!(
                    (ran.code, ran.err.as_str()),
                    (Some(0), ""),
                    "{name} {split} {more}"
                );
                assert_eq!(ran.out, plain.out, "{name} {split} {more}");
            }
        }
    }
}

/// The body of a function as a module's text has it.
fn body_of<'a>(text: &'a str, name: &str) -> &'a str {
    let from = text.find(&format!("@{name}(")).unwrap();
    let from = from + text[from..].find('{').unwrap();
    let to = text[from..].find("\n}").unwrap();
    &text[from..from + to]
}

/// Each shard is a module that other tools read, and compiled by itself its body is what it is in the whole.
#[test]
fn pl_019_a_shard_as_a_text_becomes_what_it_is_in_the_module() {
    let folder = Folder::new();
    let path = folder.write("in.ll", SHARED);
    let shards = folder.path("shards");
    std::fs::create_dir(&shards).unwrap();
    let passes = "--passes=function(dce,jump-threading,instsimplify,dce)";
    let whole = tandemc(&[passes, &format!("--save-split={shards}"), &path]);
    assert_eq!((whole.code, whole.err.as_str()), (Some(0), ""));
    let mut names: Vec<_> = std::fs::read_dir(&shards).unwrap().collect();
    names.sort_by_key(|e| e.as_ref().unwrap().file_name());
    assert_eq!(names.len(), 4);
    for entry in names {
        let file = entry.unwrap().path();
        let file = file.to_str().unwrap();
        if let Ok(read) = std::process::Command::new("llvm-as-22")
            .args([file, "-o", "/dev/null"])
            .output()
        {
            let why = String::from_utf8_lossy(&read.stderr);
            assert!(read.status.success(), "{file}: {why}");
        } else {
            eprintln!("SKIPPED: no llvm-as-22");
        }
        let function = file.rsplit('.').nth(1).unwrap();
        let alone = tandemc(&[passes, file]);
        assert_eq!((alone.code, alone.err.as_str()), (Some(0), ""), "{file}");
        let (alone, whole) = (body_of(&alone.out, function), body_of(&whole.out, function));
        // Numbers of metadata are a module's own.
        let plain = |text: &str| -> String {
            let digits = |c: char| c.is_ascii_digit();
            text.split('!')
                .map(|part| part.trim_start_matches(digits))
                .collect()
        };
        assert_eq!(plain(alone), plain(whole), "{function}");
    }
    // The names of shards are seen by each other.
    let local = std::fs::read_dir(&shards).unwrap();
    let mut local = local.map(|e| e.unwrap().path());
    let local = local.find(|p| p.to_str().unwrap().ends_with(".local.ll"));
    let text = std::fs::read_to_string(local.unwrap()).unwrap();
    assert!(text.contains("define hidden i32 @local(i32"), "{text}");
}
