//! Rules whose result is an instruction: how they read, what they make, and that each application lowers the measure.

use quickcheck::quickcheck;
use tandem_ir::{Flags, Function, Header, Inst, InstKind, Module};
use tandem_reference::rules::apply::apply;
use tandem_reference::rules::ast::{Op, Rule, TermKind};
use tandem_reference::rules::evaluate::Truth;
use tandem_reference::rules::matcher::matches;
use tandem_reference::rules::{FILES, measure, parse};
use tandem_reference::view::View;

/// Rules of the kind that InstCombine has.
const RULES: &str = r#"
rule mul-by-two "a product by 2 is a shift"
  match mul* x 2
  if width(x) u> 2
  result (shl x 1)

rule mul-by-power "a product by a power of two is a shift where the constant is known to be 4"
  match mul* nuw x 4
  if width(x) u> 3
  result (shl nuw x 2)

rule sub-constant "a difference is a sum"
  match sub x C
  result (add x (0 - C))

rule constant-first "the constant goes behind"
  match add C x
  if variable(x)
  result (add x C)

rule icmp-constant-first "the constant goes behind"
  match icmp ult C x
  if variable(x)
  result (icmp ugt x C)

rule product-by-bool "a product by 0 or 1 is a choice"
  match mul* (zext c:int) x
  if width(c) == 1
  result (select c x 0)

rule select-to-zext "a choice of 1 and 0 is the number of the condition"
  match select c 1 0
  if width(c) == 1
  result (zext c)
"#;

fn rules(text: &str) -> Vec<Rule> {
    parse("test.rules", text).unwrap()
}

fn module(body: &str) -> Module {
    let text = format!("define i32 @f(i32 %x, i32 %y, i1 %c) {{\n{body}\n}}\n");
    tandem_ir::text::parse(text.as_bytes(), "t.ll").unwrap()
}

/// The three numbers of `measure.rs`, of a body.
fn measured(f: &Function) -> (usize, u32, usize) {
    let all: Vec<Inst> = f.blocks().flat_map(|b| f.insts(b)).collect();
    let rank = |&i: &Inst| match f.kind(i) {
        InstKind::Binary(b) => measure::rank(&Op::Binary(*b)),
        InstKind::Cast(c) => measure::rank(&Op::Cast(*c)),
        InstKind::ICmp(_) => measure::rank(&Op::ICmp(Vec::new())),
        InstKind::Select => measure::rank(&Op::Select),
        InstKind::Freeze => measure::rank(&Op::Freeze),
        _ => 0,
    };
    let disordered = |i: &&Inst| {
        let constants: Vec<bool> = f.operands(**i).map(|o| f.as_const(o).is_some()).collect();
        matches!(constants[..], [true, false])
    };
    (
        all.len(),
        all.iter().map(rank).sum(),
        all.iter().filter(disordered).count(),
    )
}

/// Applies rules until none applies; the measure falls with each.
fn run(cx: &Header, f: &mut Function, rules: &[Rule]) -> usize {
    let mut applied = 0;
    while let Some((rule, root, m)) = next(cx, f, rules) {
        let before = measured(f);
        assert!(apply(cx, f, rule, root, &m), "{}", rule.name);
        let after = measured(f);
        assert!(after < before, "{}: {before:?} to {after:?}", rule.name);
        applied += 1;
    }
    applied
}

/// The first match whose conditions hold.
fn next<'r>(
    cx: &Header,
    f: &Function,
    rules: &'r [Rule],
) -> Option<(&'r Rule, Inst, tandem_reference::rules::matcher::Match)> {
    let v = View::new(cx, f);
    let all: Vec<Inst> = f.blocks().flat_map(|b| f.insts(b)).collect();
    all.into_iter().find_map(|i| {
        rules.iter().find_map(|r| {
            let m = matches(&v, r, i)
                .into_iter()
                .find(|m| m.truth == Truth::Holds)?;
            Some((r, i, m))
        })
    })
}

/// The body after a run of all rules, one instruction a line.
fn ran(body: &str) -> String {
    let mut m = module(body);
    let mut f = m.bodies.remove(0);
    run(&m.header, &mut f, &rules(RULES));
    m.bodies.push(f);
    let printed = tandem_ir::text::print(&m);
    let inside = printed.split_once("{\n").unwrap().1;
    let lines = inside.lines().filter(|l| l.starts_with("  "));
    lines.map(str::trim).collect::<Vec<_>>().join("\n")
}

#[test]
fn an_instruction_of_a_result_takes_the_place_of_the_root() {
    assert_eq!(
        ran("%a = mul i32 2, %x\n%b = sub i32 %a, 5\nret i32 %b"),
        "%1 = shl i32 %x, 1\n%2 = add i32 %1, -5\nret i32 %2"
    );
    // Exactly the flags that the rule spells out.
    assert_eq!(
        ran("%a = mul nuw nsw i32 %x, 4\nret i32 %a"),
        "%1 = shl nuw i32 %x, 2\nret i32 %1"
    );
    // A constant goes behind what is none, and stays in front of a constant.
    assert_eq!(
        ran("%a = add i32 7, %x\n%b = add i32 1, 2\n%d = xor i32 %a, %b\nret i32 %d"),
        "%1 = add i32 %x, 7\n%b = add i32 1, 2\n%d = xor i32 %1, %b\nret i32 %d"
    );
    assert_eq!(
        ran("%a = icmp ult i32 7, %x\n%b = select i1 %a, i32 1, i32 0\nret i32 %b"),
        "%1 = icmp ugt i32 %x, 7\n%2 = zext i1 %1 to i32\nret i32 %2"
    );
    assert_eq!(
        ran("%a = zext i1 %c to i32\n%b = mul i32 %y, %a\nret i32 %b"),
        "%a = zext i1 %c to i32\n%1 = select i1 %c, i32 %y, i32 0\nret i32 %1"
    );
}

#[test]
fn a_rule_does_not_match_where_a_literal_of_its_result_does_not_fit() {
    let rule = rules("rule r \"\"\n match mul* x C\n result (shl x 9)\n").remove(0);
    for (ty, found) in [("i3", 0), ("i4", 1), ("<2 x i3>", 0)] {
        let text = format!(
            "define {ty} @f({ty} %x, {ty} %y) {{\n  %a = mul {ty} %x, {}\n  ret {ty} %a\n}}\n",
            if ty.starts_with('<') {
                "splat (i3 2)"
            } else {
                "2"
            }
        );
        let m = tandem_ir::text::parse(text.as_bytes(), "t.ll").unwrap();
        let f = &m.bodies[0];
        let root = f.blocks().flat_map(|b| f.insts(b)).next().unwrap();
        let all = matches(&View::new(&m.header, f), &rule, root);
        assert_eq!(all.len(), found, "{ty}");
    }
}

#[test]
fn debug_locations_go_along_and_other_metadata_does_not() {
    let text = "define i32 @f(i32 %x) !dbg !3 {\n  %a = mul i32 %x, 2, !dbg !6, !annotation !7\n  ret i32 %a\n}\n\
        !llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!2}\n\
        !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)\n\
        !1 = !DIFile(filename: \"t.c\", directory: \"/\")\n!2 = !{i32 2, !\"Debug Info Version\", i32 3}\n\
        !3 = distinct !DISubprogram(name: \"f\", file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)\n\
        !4 = !DISubroutineType(types: !5)\n!5 = !{null}\n!6 = !DILocation(line: 3, column: 1, scope: !3)\n\
        !7 = !{!\"note\"}\n";
    let mut m = tandem_ir::text::parse(text.as_bytes(), "t.ll").unwrap();
    let mut f = m.bodies.remove(0);
    assert_eq!(run(&m.header, &mut f, &rules(RULES)), 1);
    let shl = f.blocks().flat_map(|b| f.insts(b)).next().unwrap();
    assert_eq!(f.flags(shl), Flags::NONE);
    let kinds: Vec<&str> = f
        .attachments(shl)
        .iter()
        .map(|(k, _)| m.header.str(*k))
        .collect();
    assert_eq!(kinds, ["dbg"]);
}

#[test]
fn the_measure_names_what_does_not_fall() {
    for (lines, message) in [
        (
            "match shl x 1\n result (add x x)",
            "its result is an instruction of rank 16 in the place of one of rank 13",
        ),
        // Without the condition, `x` may be a constant, and the rule undoes itself.
        (
            "match add C x\n result (add x C)",
            "no constant surely moves behind",
        ),
        (
            "match add* C x\n if variable(x)\n result (add x C)",
            "no constant surely moves behind",
        ),
        (
            "match add x y\n result (add y x)",
            "no constant surely moves behind",
        ),
        (
            "match add C x\n if variable(x)\n result (add C x)",
            "no constant surely moves behind",
        ),
    ] {
        let rule = rules(&format!("rule r \"\"\n {lines}\n")).remove(0);
        let why = measure::lowers(&rule).unwrap_err();
        assert!(why.contains(message), "{lines}: {why}");
    }
    for rule in rules(RULES) {
        assert_eq!(measure::lowers(&rule), Ok(()), "{}", rule.name);
    }
}

#[test]
fn results_that_cannot_be_made_are_diagnostics() {
    for (lines, column, message) in [
        (
            "match add x x\n result (umax x x)",
            10,
            "'umax' cannot be the instruction of a result: it is no intrinsic",
        ),
        ("match gep p:ptr x\n result (gep p x)", 10, "it is no 'gep'"),
        (
            "match add x y\n result (add* x y)",
            10,
            "its operands stand in one order",
        ),
        (
            "match icmp eq x y\n result (icmp eq|ne x y)",
            10,
            "it has one predicate",
        ),
        (
            "match add x y\n result (xor (and x y) y)",
            14,
            "a result has at most one instruction",
        ),
        (
            "match add x y\n result (xor z y)",
            14,
            "'z' is not bound by the pattern",
        ),
        ("match add x y\n result (xor x)", 10, "'xor' has 2 operands"),
        ("match add x y\n result (xor x y", 17, "')' is expected"),
        (
            "match add x y\n result (zext x)",
            10,
            "some variable is used with two widths",
        ),
        (
            "match add x C\n if not variable(x)\n result x",
            9,
            "cannot be negated",
        ),
    ] {
        let text = format!("rule r \"\"\n {lines}\n");
        let e = parse("t.rules", &text).unwrap_err();
        assert!(e.message.contains(message), "{lines}: {}", e.message);
        assert_eq!(e.column, column, "{lines}: {}", e.message);
    }
}

/// InstSimplify finds values that are there; it makes none.
#[test]
fn rules_of_instsimplify_make_no_instruction() {
    for (file, text) in FILES {
        for rule in parse(file, text).unwrap() {
            let made = matches!(rule.result.kind, TermKind::Inst(_));
            assert!(!made, "{file}: {}", rule.name);
        }
    }
}

quickcheck! {
    /// Runs end, whatever the program: each application lowers the measure of the body (asserted in `run`).
    fn runs_of_rules_end(steps: Vec<(u8, u8, u8)>) -> bool {
        let mut body = String::new();
        let mut names: Vec<String> = ["%x", "%y", "1", "2", "4", "-7"].map(String::from).to_vec();
        for (n, &(op, a, b)) in steps.iter().take(40).enumerate() {
            let ops = ["add", "sub", "mul", "and", "mul nuw", "xor"];
            let of = |k: u8| names[k as usize % names.len()].clone();
            let line = format!("%v{n} = {} i32 {}, {}\n", ops[op as usize % ops.len()], of(a), of(b));
            body += &line;
            names.push(format!("%v{n}"));
        }
        let last = names.last().unwrap();
        let mut m = module(&format!("{body}ret i32 {last}"));
        let mut f = m.bodies.remove(0);
        run(&m.header, &mut f, &rules(RULES));
        true
    }
}
