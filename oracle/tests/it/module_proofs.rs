//! Proofs by relation: what is right is proved, what is wrong never is, and what cannot be related says so.

#![allow(clippy::unwrap_used)]

use tandem_ir::rewrite::{InstRef, ModuleRewrite};
use tandem_ir::{InstKind, Module, text};
use tandem_oracle::module::relate::{Proof, Proofs};
use tandem_oracle::tv::validate::Settings;

/// Parses the target as what became of the source: names that both have keep their numbers.
fn parse(code: &str) -> Module {
    let m = text::parse(code.as_bytes(), "test").unwrap();
    assert_eq!(tandem_ir::verify::verify(&m), [], "{code}");
    m
}

fn proved(source: &Module, target: &Module, rewrite: &ModuleRewrite) -> (bool, Vec<String>) {
    let mut proofs = Proofs::default();
    let settings = Settings::default();
    let proof = proofs.step((source, target), None, rewrite, &settings, None);
    let good = matches!(proof, Proof::Correct);
    (good, proofs.told())
}

/// The target with the first globals of the source in front, erased where it does not have them.
fn step(source: &str, target: &str, erased: &[&str]) -> (Module, Module) {
    let s = parse(source);
    let mut text = String::new();
    for name in erased {
        text.push_str(&format!("@{name} = internal global i8 0\n"));
    }
    let mut t = parse(&format!("{text}{target}"));
    for name in erased {
        let g = t.header.lookup(name).unwrap();
        t.header.erase_global(g);
    }
    (s, t)
}

#[test]
fn go_r5_a_folded_constant_is_proved() {
    let source = "@g = internal global { i32, i32 } { i32 4, i32 5 }
define i32 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr getelementptr (i8, ptr @g, i64 4)
  ret i32 %v
b:
  store i32 5, ptr getelementptr (i8, ptr @g, i64 4)
  %w = load i32, ptr @g
  ret i32 %w
}";
    let target = |v: u32| {
        format!(
            "define i32 @f(i1 %c) {{
  br i1 %c, label %a, label %b
a:
  ret i32 {v}
b:
  ret i32 4
}}"
        )
    };
    let (s, t) = step(source, &target(5), &["g"]);
    let global = s.header.lookup("g").unwrap();
    let rw = ModuleRewrite::FoldGlobal { global };
    assert_eq!(proved(&s, &t, &rw), (true, vec![]));
    let (s, t) = step(source, &target(6), &["g"]);
    assert!(!proved(&s, &t, &rw).0);
    // Somebody stores something else.
    let stored = source.replace("store i32 5", "store i32 6");
    let (s, t) = step(&stored, &target(5), &["g"]);
    let (good, told) = proved(&s, &t, &rw);
    assert!(!good && told[0].contains("stored to"), "{told:?}");
    // Its address is somewhere.
    let leaked = format!("@h = internal global ptr @g\n{source}");
    let (s, t) = step(&leaked, &target(5), &["g"]);
    let rw = ModuleRewrite::FoldGlobal {
        global: s.header.lookup("g").unwrap(),
    };
    assert!(!proved(&s, &t, &rw).0);
}

const SPLIT: &str =
    "@s = internal addrspace(1) global { i32, [2 x i32] } { i32 1, [2 x i32] [i32 2, i32 3] }
define i32 @f(i32 %x) {
  store i32 %x, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @s, i64 8)
  %a = load i32, ptr addrspace(1) @s
  %b = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @s, i64 8)
  %c = add i32 %a, %b
  ret i32 %c
}";

fn fields(first: u32, offset: u32, align: u32) -> String {
    format!(
        "@s.f0 = internal addrspace(1) global i32 {first}
@s.f1 = internal addrspace(1) global [2 x i32] [i32 2, i32 3], align {align}
define i32 @f(i32 %x) {{
  store i32 %x, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @s.f1, i64 {offset})
  %a = load i32, ptr addrspace(1) @s.f0
  %b = load i32, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @s.f1, i64 {offset})
  %c = add i32 %a, %b
  ret i32 %c
}}"
    )
}

/// The target's names behind those of the source, as a pass leaves them.
fn behind(source: &Module, target: &str) -> Module {
    // Two names of the source come first: the variable and the function.
    let first = SPLIT.lines().next().unwrap();
    let text = format!("{first}\ndefine internal i32 @old(i32 %x) {{\n ret i32 0\n}}\n{target}");
    let mut t = parse(&text);
    let g = t.header.lookup("s").unwrap();
    t.header.erase_global(g);
    let old = t.header.lookup("old").unwrap();
    t.erase_function(old);
    assert!(source.header.globals.len() == 2);
    t
}

#[test]
fn go_r7_a_split_struct_is_proved() {
    let s = parse(SPLIT);
    let rw = ModuleRewrite::SplitGlobal {
        global: s.header.lookup("s").unwrap(),
    };
    let t = behind(&s, &fields(1, 4, 4));
    assert_eq!(proved(&s, &t, &rw), (true, vec![]));
    // Another field, another initial value, too little alignment, out of the field.
    for wrong in [
        fields(1, 0, 4),
        fields(9, 4, 4),
        fields(1, 4, 1),
        fields(1, 8, 4),
    ] {
        let (good, told) = proved(&s, &behind(&s, &wrong), &rw);
        assert!(!good && told.len() == 1, "{wrong}");
    }
}

#[test]
fn go_r13_stores_that_nobody_loads_are_proved_away() {
    let source = "@g = internal addrspace(3) global i32 undef
define void @f(i32 %x, ptr %p) {
  store i32 %x, ptr addrspace(3) @g
  store i32 %x, ptr %p
  ret void
}";
    let target = "define void @f(i32 %x, ptr %p) {
  store i32 %x, ptr %p
  ret void
}";
    let (s, t) = step(source, target, &["g"]);
    let rw = ModuleRewrite::EraseStores {
        global: s.header.lookup("g").unwrap(),
    };
    assert_eq!(proved(&s, &t, &rw), (true, vec![]));
    let loaded = source.replace(
        "ret void",
        "%v = load i32, ptr addrspace(3) @g\n  store i32 %v, ptr %p\n  ret void",
    );
    let (s, t) = step(&loaded, target, &["g"]);
    assert!(!proved(&s, &t, &rw).0);
}

#[test]
fn go_r12_a_forwarded_store_is_proved() {
    let source = "@g = internal global i32 0
declare void @out()
define i32 @f() {
  store i32 42, ptr @g
  %v = load i32, ptr @g
  ret i32 %v
}
define i32 @early() {
  %v = load i32, ptr @g
  store i32 42, ptr @g
  ret i32 %v
}";
    let at = |m: &Module, n: usize| {
        let f = &m.bodies[n];
        let mut insts = f.blocks().flat_map(|b| f.insts(b));
        let inst = insts
            .find(|&i| matches!(f.kind(i), InstKind::Load(_)))
            .unwrap();
        InstRef {
            function: f.global,
            inst,
        }
    };
    let s = parse(source);
    let global = s.header.lookup("g").unwrap();
    let replaced = |n: usize| {
        let mut parts: Vec<&str> = source.split("%v = load i32, ptr @g\n").collect();
        let rest = parts.pop().unwrap();
        match n {
            0 => {
                format!(
                    "{}{}",
                    parts[0],
                    parts[1].replace("ret i32 %v", "ret i32 42")
                ) + "%v = load i32, ptr @g\n"
                    + rest
            }
            _ => parts.join("%v = load i32, ptr @g\n") + &rest.replace("ret i32 %v", "ret i32 42"),
        }
    };
    for (n, right) in [(0, true), (1, false)] {
        let load = at(&s, n);
        let rw = ModuleRewrite::ForwardStore { global, load };
        let t = parse(&replaced(n));
        assert_eq!(proved(&s, &t, &rw).0, right, "{n}");
    }
}

#[test]
fn pl_r10_a_variable_that_moved_is_proved() {
    let source = "@g = internal global i32 7
define i32 @f(i32 %x) {
  %v = load i32, ptr @g
  store i32 %x, ptr @g
  ret i32 %v
}";
    let target = "@g = internal addrspace(1) global i32 7
define i32 @f(i32 %x) {
  %v = load i32, ptr addrspacecast (ptr addrspace(1) @g to ptr)
  store i32 %x, ptr addrspacecast (ptr addrspace(1) @g to ptr)
  ret i32 %v
}";
    let (s, t) = (parse(source), parse(target));
    let global = s.header.lookup("g").unwrap();
    let rw = ModuleRewrite::MoveToGlobalSpace { global };
    assert_eq!(proved(&s, &t, &rw), (true, vec![]));
    let wrong = parse(&target.replace("store i32 %x", "store i32 1"));
    assert!(!proved(&s, &wrong, &rw).0);
}

#[test]
fn go_r6_heap_objects_are_not_related() {
    let s = parse("@g = internal global ptr null\ndefine void @f() {\n  ret void\n}");
    let global = s.header.lookup("g").unwrap();
    let site = InstRef {
        function: s.bodies[0].global,
        inst: s.bodies[0].last_inst(s.bodies[0].entry().unwrap()).unwrap(),
    };
    let (good, told) = proved(&s, &s, &ModuleRewrite::HeapToStatic { global, site });
    assert!(!good && told[0].contains("not related"), "{told:?}");
}

#[test]
fn metadata_is_compared_by_what_it_says() {
    use tandem_ir::rewrite::ModuleContext;
    use tandem_oracle::freerun::Config;
    use tandem_oracle::module::bench::pair;
    let of = |hi: u32, scopes: &str| {
        parse(&format!(
            "define i32 @f(ptr %p, ptr %q) {{
  %v = load i32, ptr %p, !range !0, !alias.scope !1
  store i32 0, ptr %q, !noalias {scopes}
  ret i32 %v
}}
!0 = !{{i32 0, i32 {hi}}}
!1 = !{{!2}}
!2 = distinct !{{!2, !5}}
!3 = !{{!4}}
!4 = distinct !{{!4, !5}}
!5 = distinct !{{!5}}
"
        ))
    };
    let steps = |a: &Module, b: &Module| {
        let config = Config {
            inputs: 0,
            ..Config::default()
        };
        pair(a, b, &ModuleContext::default(), false, &config).steps
    };
    let source = of(100, "!3");
    assert_eq!(steps(&source, &source), 0);
    // The same numbers, and other contents: a shorter range, the scope of the load itself.
    assert_eq!(steps(&source, &of(5, "!3")), 1);
    assert_eq!(steps(&source, &of(100, "!1")), 1);

    // One in the other, far deeper than a stack goes.
    let deep = |last: u32| {
        let mut text = String::from(
            "define i32 @f(ptr %p) {\n  %v = load i32, ptr %p, !range !0\n  ret i32 %v\n}\n",
        );
        for n in 0..50_000 {
            text.push_str(&format!("!{n} = !{{!{}}}\n", n + 1));
        }
        text::parse(
            format!("{text}!50000 = !{{i32 {last}}}\n").as_bytes(),
            "deep",
        )
        .unwrap()
    };
    let form = |m: &Module| tandem_oracle::module::form::form(m);
    assert!(form(&deep(1)) == form(&deep(1)));
    assert!(form(&deep(1)) != form(&deep(2)));
}
