//! `tandem check` on passes that work on whole modules, and on modules that somebody else made.

#![allow(clippy::unwrap_used)]

use crate::cli_support;

use cli_support::*;

const CONFIG: &str =
    "@config = internal global { i32, [4 x i32] } { i32 3, [4 x i32] [i32 1, i32 2, i32 3, i32 4] }
@count = internal global i32 0
define i32 @f(i32 %x) {
  %n = load i32, ptr @config
  %c = load i32, ptr getelementptr (i8, ptr @config, i64 12)
  %a = mul i32 %n, %x
  %b = add i32 %a, %c
  store i32 %b, ptr @count
  ret i32 %b
}
";

const TWICE: &str = "@g = internal global ptr null
declare noalias ptr @malloc(i64)
define internal void @alloc() {
  %m = call noalias ptr @malloc(i64 4)
  store ptr %m, ptr @g
  ret void
}
define i32 @main() {
  call void @alloc()
  %q = load ptr, ptr @g
  store i32 1, ptr %q
  call void @alloc()
  %r = load ptr, ptr @g
  store i32 2, ptr %r
  %v = load i32, ptr %q
  ret i32 %v
}
";

#[test]
fn a_pass_on_modules_is_checked_by_name() {
    let folder = Folder::new();
    let path = folder.write("config.ll", CONFIG);
    let ran = tandem(&["check", "--pass", "globalopt", "--json", &path]);
    assert_eq!(ran.code, Some(0), "{}", ran.all());
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let file = &report["files"][0];
    assert_eq!(file["pass"], "globalopt");
    assert_eq!(file["verdict"], "same", "{file:#}");
    let kinds = file["kinds"].as_object().unwrap();
    assert!(kinds.contains_key("fold-global"), "{file:#}");
    assert!(file["inputs"].as_u64().unwrap() > 0);
    assert_eq!(report["summary"][0]["pass"], "globalopt");
}

#[test]
fn every_pass_on_modules_can_be_named() {
    let folder = Folder::new();
    let path = folder.write("config.ll", CONFIG);
    for pass in ["globaldce", "internalize", "constmerge", "generic-to-nvvm"] {
        let ran = tandem(&["check", "--pass", pass, &path]);
        assert_eq!(ran.code, Some(0), "{pass}: {}", ran.all());
        assert!(ran.out.contains(&format!("{pass}: 1 files")), "{}", ran.out);
    }
}

#[test]
fn go_t3_a_target_from_elsewhere_is_found_wrong() {
    let folder = Folder::new();
    let source = folder.write("source.ll", TWICE);
    let target = folder.write(
        "target.ll",
        "@g.body = internal global i32 undef
define i32 @main() {
  store i32 1, ptr @g.body
  store i32 2, ptr @g.body
  %v = load i32, ptr @g.body
  ret i32 %v
}
",
    );
    let ran = tandem(&["check", "--target", &target, &source]);
    assert_eq!(ran.code, Some(1), "{}", ran.all());
    for words in [
        "miscompile: plan 0, act 1, @main: the source returns i32 1, the target i32 2",
        "the host calls @main",
        "reproduce  tandem check --target",
    ] {
        assert!(ran.out.contains(words), "{words}: {}", ran.out);
    }
    // The source does what the source does.
    let ran = tandem(&["check", "--target", &source, &source]);
    assert_eq!(ran.code, Some(0), "{}", ran.all());
    // A target is of one file.
    let ran = tandem(&["check", "--target", &target, &source, &target]);
    assert_eq!(ran.code, Some(2), "{}", ran.all());
}

/// Blocks of two modules are the same by their names: where one is left out, the addresses of the others are what they were.
#[test]
fn addresses_of_blocks_are_compared_by_name() {
    let function = |first: &str| {
        format!(
            "define i32 @f(i1 %c) {{
entry:
{first}  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}}
"
        )
    };
    let folder = Folder::new();
    let place = |to: &str| format!("@place = global ptr blockaddress(@f, %{to})\n");
    let more = function("  br label %first\nfirst:\n");
    let source = folder.write("source.ll", place("b") + &more);
    for (to, code) in [("b", 0), ("a", 1)] {
        let target = folder.write("target.ll", place(to) + &function(""));
        let ran = tandem(&["check", "--target", &target, &source]);
        assert_eq!(ran.code, Some(code), "%{to}: {ran:?}");
    }
}
