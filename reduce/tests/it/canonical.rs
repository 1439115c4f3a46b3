//! The normal form and the hash: what they level and what they tell apart.

#![allow(clippy::unwrap_used)]

use quickcheck::{QuickCheck, TestResult};
use std::path::{Path, PathBuf};
use tandem_ir::text::{parse, print};
use tandem_ir::verify::verify;
use tandem_ir::{Block, Module};
use tandem_reduce::canonical::{hash, normalise};
use tandem_reduce::delta::ALL;

fn read(text: &str) -> Module {
    let m = parse(text.as_bytes(), "t.ll").unwrap();
    assert!(verify(&m).is_empty(), "{:?}", verify(&m));
    m
}

fn normal(text: &str) -> String {
    print(&normalise(&read(text)))
}

/// A generator of numbers, so that a shuffle can be repeated from its seed.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n.max(1) as u64) as usize
    }
}

/// The same program with other local names and its blocks in another order.
fn shuffled_bodies(m: &Module, r: &mut Random) -> Module {
    let mut m = m.clone();
    for f in &mut m.bodies {
        let mut blocks: Vec<Block> = f.blocks().skip(1).collect();
        for n in (1..blocks.len()).rev() {
            blocks.swap(n, r.below(n + 1));
        }
        for &b in &blocks {
            f.detach_block(b);
        }
        for &b in &blocks {
            f.append_block(b);
        }
        let mut values = f.args().to_vec();
        for b in f.blocks() {
            values.push(f.block_value(b));
            values.extend(f.insts(b).filter_map(|i| f.result(i)));
        }
        for &v in &values {
            f.clear_name(v);
        }
        let start = r.below(1000);
        for (n, &v) in values.iter().enumerate() {
            if r.below(4) > 0 {
                f.set_name(v, &format!("x{}", start + n));
            }
        }
    }
    m
}

/// The same text with its functions in another order.
fn shuffled_functions(text: &str, r: &mut Random) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        match parts.last_mut() {
            Some(part) if inside => {
                part.push('\n');
                part.push_str(line);
            }
            _ => parts.push(line.to_string()),
        }
        inside = (inside || line.starts_with("define")) && line != "}";
    }
    let movable: Vec<usize> = (0..parts.len())
        .filter(|&n| parts[n].starts_with("define") || parts[n].starts_with("declare"))
        .collect();
    for n in (1..movable.len()).rev() {
        parts.swap(movable[n], movable[r.below(n + 1)]);
    }
    parts.join("\n") + "\n"
}

/// Fails with the first line that differs.
fn same_text(a: &str, b: &str, what: &dyn std::fmt::Display) {
    let differs = a.lines().zip(b.lines()).find(|(a, b)| a != b);
    assert!(a == b, "{what}: {differs:?}\n{a}\n---\n{b}");
}

/// The same program with other names for what it defines.
fn renamed_functions(text: &str, m: &Module, r: &mut Random) -> String {
    let mut text = text.to_string();
    for f in &m.bodies {
        let name = m.header.global_name(f.global);
        let plain =
            !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        if plain && text.matches(name).count() == text.matches(&format!("@{name}(")).count() {
            text = text.replace(
                &format!("@{name}("),
                &format!("@renamed_{name}_{}(", r.below(1000)),
            );
        }
    }
    text
}

fn programs() -> Vec<(PathBuf, Module)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    collect(&root.join("corpus/kernels"), &mut files);
    let suites = match std::env::var_os("TANDEM_SUITES") {
        Some(d) => PathBuf::from(d),
        None => root.join("../shared/suites"),
    };
    let suite = suites.join("llvm/valid");
    let mut chosen: Vec<PathBuf> = files.into_iter().step_by(5).collect();
    if suite.is_dir() {
        let step = std::env::var("TANDEM_CANONICAL_STEP")
            .ok()
            .and_then(|s| s.parse().ok())
            .unwrap_or(23);
        let mut files = Vec::new();
        collect(&suite, &mut files);
        chosen.extend(files.into_iter().skip(4).step_by(step));
    } else {
        eprintln!("SKIPPED: no LLVM suite at {}", suite.display());
    }
    let read = |p: PathBuf| {
        let m = parse(&std::fs::read(&p).ok()?, "t.ll").ok()?;
        verify(&m).is_empty().then_some((p, m))
    };
    chosen.into_iter().filter_map(read).collect()
}

fn collect(dir: &Path, out: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(dir) else {
        return;
    };
    let mut all: Vec<PathBuf> = entries.filter_map(|e| Some(e.ok()?.path())).collect();
    all.sort();
    for p in all {
        if p.is_dir() {
            collect(&p, out);
        } else if p.extension().is_some_and(|e| e == "ll") {
            out.push(p);
        }
    }
}

#[test]
fn normalising_twice_changes_nothing_and_stays_well_formed() {
    for (path, m) in programs() {
        let once = normalise(&m);
        let errors = verify(&once);
        assert!(
            errors.is_empty(),
            "{}: {errors:?}\n{}",
            path.display(),
            print(&once)
        );
        let text = print(&once);
        same_text(&print(&normalise(&once)), &text, &path.display());
        let read = parse(text.as_bytes(), "t.ll").unwrap();
        assert_eq!(
            print(&normalise(&read)),
            text,
            "{} by way of text",
            path.display()
        );
        assert_eq!(hash(&read), hash(&once), "{}", path.display());
    }
}

#[test]
fn hash_and_normal_form_ignore_names_and_order() {
    let mut r = Random(7);
    for (path, m) in programs() {
        let (key, text) = (hash(&m), print(&normalise(&m)));
        for _ in 0..2 {
            let other = shuffled_bodies(&m, &mut r);
            assert!(verify(&other).is_empty(), "the shuffle is sound");
            assert_eq!(hash(&other), key, "{}", path.display());
            same_text(&print(&normalise(&other)), &text, &path.display());
            let source = print(&other);
            if source.contains(" @0") || source.contains("uselistorder") {
                continue;
            }
            let source = renamed_functions(&shuffled_functions(&source, &mut r), &m, &mut r);
            let other = parse(source.as_bytes(), "t.ll").unwrap();
            assert_eq!(
                hash(&other),
                key,
                "{} with functions moved\n{source}",
                path.display()
            );
            same_text(&print(&normalise(&other)), &text, &path.display());
        }
    }
}

const LOOP: &str = "
define i32 @count(i32 %n, ptr %p) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  %next = add nsw i32 %i, 1
  store i32 %i, ptr %p, align 4
  call void @use(i32 %i)
  br label %head
exit:
  ret i32 %i
}

declare void @use(i32)
";

#[test]
fn any_shuffle_has_the_same_hash() {
    fn same(seed: u64) -> TestResult {
        let m = read(LOOP);
        let other = shuffled_bodies(&m, &mut Random(seed));
        TestResult::from_bool(
            hash(&other) == hash(&m) && print(&normalise(&other)) == print(&normalise(&m)),
        )
    }
    QuickCheck::new()
        .tests(200)
        .quickcheck(same as fn(u64) -> TestResult);
}

#[test]
fn the_normal_form_of_a_loop() {
    let expected = "define i32 @f(i32 %a0, ptr %a1) {
entry:
  br label %b1

b1:
  %v0 = phi i32 [ 0, %entry ], [ %v2, %b2 ]
  %v1 = icmp slt i32 %v0, %a0
  br i1 %v1, label %b2, label %b3

b2:
  %v2 = add nsw i32 %v0, 1
  store i32 %v0, ptr %a1, align 4
  call void @use(i32 %v0)
  br label %b1

b3:
  ret i32 %v0
}

declare void @use(i32)
";
    assert_eq!(normal(LOOP), expected);
}

#[test]
fn commutative_operands_are_sorted_and_the_hash_tells_them_apart() {
    let a = "define i32 @f(i32 %x, i32 %y) {\n  %s = add i32 %x, %y\n  %t = xor i32 7, %s\n  ret i32 %t\n}\n";
    let b = "define i32 @f(i32 %x, i32 %y) {\n  %s = add i32 %y, %x\n  %t = xor i32 %s, 7\n  ret i32 %t\n}\n";
    assert_eq!(normal(a), normal(b));
    assert!(normal(a).contains("xor i32 %v0, 7"));
    assert_ne!(hash(&read(a)), hash(&read(b)));
    let a = "define i1 @f(i32 %x) {\n  %s = icmp sgt i32 5, %x\n  ret i1 %s\n}\n";
    assert!(normal(a).contains("icmp slt i32 %a0, 5"), "{}", normal(a));
}

#[test]
fn what_nothing_mentions_is_gone_and_what_has_meaning_outside_keeps_its_name() {
    let text = normal(
        "%unused = type { i32 }
%pair = type { i32, i32 }
@table = internal constant %pair { i32 1, i32 2 }
declare void @never()
declare ptr @malloc(i64)
define internal ptr @helper() {
  %p = call ptr @malloc(i64 8)
  ret ptr %p
}
define ptr @kernel() {
  %p = call ptr @helper()
  %v = load %pair, ptr @table
  store %pair %v, ptr %p
  ret ptr %p
}
",
    );
    for gone in ["unused", "never", "kernel", "helper", "table", "pair"] {
        assert!(!text.contains(gone), "{gone} in\n{text}");
    }
    assert!(
        text.contains("%s0 = type { i32, i32 }") && text.contains("@malloc("),
        "{text}"
    );
    // The caller comes before what it calls.
    assert!(
        text.find("define ptr @f()") < text.find("define internal ptr @f1()"),
        "{text}"
    );
}

#[test]
fn identical_functions_that_differ_in_what_they_call_are_told_apart() {
    let text = |a: &str, b: &str| {
        format!(
            "declare void @x()\ndeclare void @y()\n
define internal void @p() {{\n  call void @{a}()\n  ret void\n}}\n
define internal void @q() {{\n  call void @{b}()\n  ret void\n}}\n
define void @r() {{\n  call void @p()\n  call void @q()\n  ret void\n}}\n"
        )
    };
    let (a, b) = (text("x", "y"), text("y", "x"));
    assert_ne!(hash(&read(&a)), hash(&read(&b)));
    assert_ne!(normal(&a), normal(&b));
}

#[test]
fn edits_change_the_hash() {
    let mut compared = 0;
    for (path, m) in programs().into_iter().step_by(3) {
        if m.bodies.iter().map(|f| f.num_insts()).sum::<usize>() > 120 {
            continue;
        }
        let key = hash(&m);
        // These may change only what a hash has no business with.
        let spared = [
            "unused",
            "module-data",
            "functions",
            "global-variables",
            "metadata-operands",
            "named-metadata",
        ];
        for d in ALL.iter().filter(|d| !spared.contains(&d.name())) {
            for n in (0..d.candidates(&m)).step_by(3) {
                if let Some(new) = d.apply(&m, n..n + 1) {
                    compared += 1;
                    let same = hash(&new) == key;
                    assert!(
                        !same || normal_text(&new) == normal_text(&m),
                        "{} {n} on {}\n{}\n--- becomes\n{}",
                        d.name(),
                        path.display(),
                        print(&m),
                        print(&new)
                    );
                }
            }
        }
    }
    assert!(compared > 100, "{compared} edits");
}

fn normal_text(m: &Module) -> String {
    print(&normalise(m))
}

#[test]
fn the_hash_is_the_same_everywhere() {
    // Whoever changes the hash changes this number: caches kept by older runs are worthless then.
    let key = hash(&read("define void @f() {\n  ret void\n}\n"));
    assert_eq!(format!("{key:016x}"), "7f989690d77d8e7d");
}
