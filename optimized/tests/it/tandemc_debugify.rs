//! Debug info that is made up, and what passes leave of it (issue 21, section 3: `-debugify`), against LLVM's `opt`.

use crate::tandemc_support::{Folder, SMALL, tandemc};
use std::process::Command;

/// Phis, a call that must be the last, a landing pad, values of several sizes, and functions that are not this module's alone.
const FORMS: &str = "define internal i64 @a(i1 %c, ptr %p) personality ptr @h {
entry:
  %v = load <3 x i8>, ptr %p
  br i1 %c, label %x, label %y
x:
  %r = invoke i64 @a(i1 %c, ptr %p) to label %y unwind label %z
y:
  %i = phi i64 [ 0, %entry ], [ %r, %x ]
  %j = phi i64 [ 1, %entry ], [ 2, %x ]
  %k = add i64 %i, %j
  ret i64 %k
z:
  %l = landingpad { ptr, i32 } cleanup
  %m = extractvalue { ptr, i32 } %l, 1
  resume { ptr, i32 } %l
}
define ptr @b(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 1
  %t = musttail call ptr @b(ptr %q)
  ret ptr %t
}
define linkonce_odr i32 @\"odd name\"(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
define void @nothing() {
  ret void
}
declare i32 @h(...)
!llvm.module.flags = !{!0}
!0 = !{i32 1, !\"wchar_size\", i32 4}
";

/// A loop that a pass turns round, a test that it threads, and a choice that it makes a branch.
const THREADED: &str = "define i32 @f(i1 %a, i1 %b, i32 %n) {
entry:
  br i1 %a, label %t, label %u
t:
  %v = call i32 @g()
  br label %m
u:
  %s = select i1 %b, i32 7, i32 9
  br label %m
m:
  %c = phi i1 [ true, %t ], [ %b, %u ]
  %w = phi i32 [ %v, %t ], [ %s, %u ]
  br i1 %c, label %x, label %y
x:
  ret i32 %w
y:
  ret i32 5
}
declare i32 @g()
";

fn opt(args: &[&str]) -> Option<(String, String)> {
    let ran = Command::new("opt-22").args(args).output().ok()?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Some((text(&ran.stdout), text(&ran.stderr)))
}

/// A module as LLVM prints it, without what names the file.
fn as_llvm_prints(text: &str) -> String {
    let lines = text.lines();
    let lines = lines.filter(|l| !l.starts_with("; ModuleID") && !l.starts_with("source_filename"));
    lines.map(|l| format!("{l}\n")).collect()
}

#[test]
fn what_is_made_up_is_what_opt_makes_up() {
    let folder = Folder::new();
    for (name, text) in [
        ("small.ll", SMALL),
        ("forms.ll", FORMS),
        ("threaded.ll", THREADED),
    ] {
        let file = folder.write(name, text);
        let Some((theirs, said)) = opt(&["-S", "-enable-debugify", "-passes=dce", &file]) else {
            eprintln!("SKIPPED: no opt-22");
            return;
        };
        let ran = tandemc(&["-S", "-enable-debugify", "-passes=dce", &file]);
        assert_eq!(ran.err, said, "{name}");
        let ours = folder.write("ours.ll", &ran.out);
        let (ours, _) = opt(&["-S", &ours]).unwrap();
        assert_eq!(as_llvm_prints(&ours), as_llvm_prints(&theirs), "{name}");
    }
}

#[test]
fn what_passes_put_in_the_place_of_something_has_its_location() {
    let folder = Folder::new();
    let file = folder.write("threaded.ll", THREADED);
    for passes in ["jump-threading", "loop-simplify", "dfa-jump-threading"] {
        let passes = format!("-passes={passes}");
        let ran = tandemc(&["-disable-output", "-debugify", &passes, &file]);
        assert!(!ran.err.contains("empty DebugLoc"), "{passes}: {}", ran.err);
        assert!(
            ran.err.ends_with("CheckModuleDebugify: PASS\n"),
            "{}",
            ran.err
        );
    }
}

#[test]
fn debug_info_that_is_there_stays() {
    let folder = Folder::new();
    let file = folder.write("small.ll", SMALL);
    let first = tandemc(&["-S", "-enable-debugify", "-passes=dce", &file]);
    let again = folder.write("again.ll", &first.out);
    let second = tandemc(&["-S", "-enable-debugify", "-passes=dce", &again]);
    assert!(
        second
            .err
            .starts_with("ModuleDebugify: Skipping module with debug info\n"),
        "{}",
        second.err
    );
    assert_eq!(first.out, second.out);
    let quiet = tandemc(&[
        "-S",
        "-enable-debugify",
        "-debugify-quiet",
        "-passes=dce",
        &file,
    ]);
    assert_eq!(quiet.err, "");
    let alone = tandemc(&["-S", "-debugify-quiet", "-passes=dce", &file]);
    assert_eq!(alone.code, Some(2), "{}", alone.err);
}
