//! The reference forms of `instsimplify` and `dce`: what they change, what they must not, and what they say of rewrites
//! that others report.

use tandem_ir::rewrite::{Judgement, Operand, Rewrite, RuleName};
use tandem_ir::{Inst, Module, Value};
use tandem_reference::passes::{dce, instsimplify};
use tandem_reference::rules::evaluate::Truth;
use tandem_reference::rules::matcher::matches;
use tandem_reference::rules::parse;
use tandem_reference::view::View;

const DECLARATIONS: &str = "declare i8 @llvm.umin.i8(i8, i8)\ndeclare i8 @llvm.abs.i8(i8, i1)\n\
    declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)\ndeclare void @llvm.assume(i1)\n\
    declare i32 @llvm.nvvm.read.ptx.sreg.clock()\ndeclare void @use(i8)\n";

fn module(text: &str) -> Module {
    tandem_ir::text::parse(format!("{DECLARATIONS}{text}").as_bytes(), "t.ll").unwrap()
}

/// The instructions of the only body after a run, one a line.
fn ran(run: impl Fn(&tandem_ir::Header, &mut tandem_ir::Function) -> usize, text: &str) -> String {
    let mut m = module(text);
    let mut f = m.bodies.remove(0);
    run(&m.header, &mut f);
    m.bodies.push(f);
    let printed = tandem_ir::text::print(&m);
    let body = printed
        .split_once("{\n")
        .unwrap()
        .1
        .split_once("\n}")
        .unwrap()
        .0
        .to_owned();
    let lines = body.lines().filter(|l| l.starts_with("  ")).map(str::trim);
    lines.collect::<Vec<_>>().join("\n")
}

/// What `instsimplify` makes of a function with the given body.
fn simplified(signature: &str, body: &str) -> String {
    ran(
        instsimplify::run,
        &format!("define {signature} {{\n{body}\n}}"),
    )
}

#[test]
fn rules_fold_from_the_leaves_up() {
    let body =
        "%a = add i8 %x, 0\n%b = sub i8 %y, %y\n%c = or i8 %a, %b\n%d = and i8 %c, %x\nret i8 %d";
    assert_eq!(simplified("i8 @f(i8 %x, i8 %y)", body), "ret i8 %x");
}

#[test]
fn either_order_is_tried_where_the_rule_says_so() {
    assert_eq!(
        simplified("i8 @f(i8 %x)", "%a = add i8 0, %x\nret i8 %a"),
        "ret i8 %x"
    );
    let kept = "%a = sub i8 0, %x\nret i8 %a";
    assert_eq!(simplified("i8 @f(i8 %x)", kept), kept);
}

#[test]
fn flags_are_asked_for_where_the_rule_needs_them() {
    let shifts = |flag: &str| format!("%a = shl {flag}i8 %x, %y\n%b = lshr i8 %a, %y\nret i8 %b");
    assert_eq!(
        simplified("i8 @f(i8 %x, i8 %y)", &shifts("nuw ")),
        "ret i8 %x"
    );
    assert_eq!(simplified("i8 @f(i8 %x, i8 %y)", &shifts("")), shifts(""));
}

#[test]
fn conditions_are_computed_in_every_lane() {
    let masks = |a: &str, b: &str| {
        format!("%a = and <2 x i8> %x, {a}\n%b = and <2 x i8> %a, {b}\nret <2 x i8> %b")
    };
    let (wide, narrow) = ("<i8 15, i8 7>", "<i8 3, i8 7>");
    let gone = simplified("<2 x i8> @f(<2 x i8> %x)", &masks(narrow, wide));
    assert_eq!(
        gone,
        format!("%a = and <2 x i8> %x, {narrow}\nret <2 x i8> %a")
    );
    // In the first lane the second mask is the tighter one.
    assert_eq!(
        simplified("<2 x i8> @f(<2 x i8> %x)", &masks(wide, narrow)),
        masks(wide, narrow)
    );
    let computed = simplified(
        "<2 x i8> @f(<2 x i8> %x)",
        "%a = shl <2 x i8> %x, splat (i8 9)\nret <2 x i8> %a",
    );
    assert_eq!(computed, "ret <2 x i8> poison");
}

#[test]
fn a_vector_with_poison_lanes_is_no_constant_of_a_rule() {
    let kept = "%a = add <2 x i8> %x, <i8 0, i8 poison>\nret <2 x i8> %a";
    assert_eq!(simplified("<2 x i8> @f(<2 x i8> %x)", kept), kept);
}

#[test]
fn widths_and_vectors_beyond_the_proofs_are_left_alone() {
    let kept = "%a = add i65 %x, 0\nret i65 %a";
    assert_eq!(simplified("i65 @f(i65 %x)", kept), kept);
    let kept = "%a = add <vscale x 2 x i8> %x, zeroinitializer\nret <vscale x 2 x i8> %a";
    assert_eq!(
        simplified("<vscale x 2 x i8> @f(<vscale x 2 x i8> %x)", kept),
        kept
    );
}

#[test]
fn u3_freeze_goes_only_where_the_value_is_known_to_be_defined() {
    let body = "%a = freeze i8 %x\nret i8 %a";
    assert_eq!(simplified("i8 @f(i8 noundef %x)", body), "ret i8 %x");
    assert_eq!(simplified("i8 @f(i8 %x)", body), body);
}

/// What is known of a rule at the first instruction of a function: `None` if it does not match.
fn matched(rule: &str, signature: &str, line: &str) -> Option<Truth> {
    let text = format!("rule r \"why\"\n{rule}\n");
    let rule = parse("test.rules", &text).unwrap().remove(0);
    let m = module(&format!("define {signature} {{\n{line}\nret void\n}}"));
    let found = matches(&View::new(&m.header, &m.bodies[0]), &rule, inst(0));
    found.first().map(|m| m.truth.clone())
}

#[test]
fn floats_respect_denormals_and_the_environment() {
    let rule = "match fmul* x 1.0\nif ieee(x)\nresult x";
    let line = "%a = fmul float 1.000000e+00, %x";
    assert_eq!(matched(rule, "void @f(float %x)", line), Some(Truth::Holds));
    let flushing = "void @f(float %x) \"denormal-fp-math-f32\"=\"preserve-sign,preserve-sign\"";
    assert_eq!(matched(rule, flushing, line), None);
    assert_eq!(matched(rule, "void @f(float %x) strictfp", line), None);
    // The attribute for single precision says nothing of the others.
    let double = flushing.replace("float", "double");
    let line = line.replace("float", "double");
    assert_eq!(matched(rule, &double, &line), Some(Truth::Holds));
    let wide = matched(
        rule,
        "void @f(fp128 %x)",
        "%a = fmul fp128 %x, 0xL00000000000000003FFF000000000000",
    );
    assert_eq!(wide, None);
}

#[test]
fn immediates_are_part_of_the_operation() {
    let line = "%a = call i8 @llvm.abs.i8(i8 %x, i1 true)";
    assert_eq!(
        matched("match abs x true\nresult x", "void @f(i8 %x)", line),
        Some(Truth::Holds)
    );
    assert_eq!(
        matched("match abs x false\nresult x", "void @f(i8 %x)", line),
        None
    );
}

#[test]
fn unreachable_code_is_left_alone() {
    let mut m = module("define i8 @f(i8 %x) {\nret i8 %x\nb:\n%a = add i8 %a, 0\nbr label %b\n}");
    let mut f = m.bodies.remove(0);
    assert_eq!(instsimplify::run(&m.header, &mut f), 0);
}

#[test]
fn constants_are_folded() {
    let body = "%a = add i8 200, 100\n%b = icmp ult i8 %a, 45\n%c = zext i1 %b to i8\nret i8 %c";
    assert_eq!(simplified("i8 @f()", body), "ret i8 1");
    // Division by zero is undefined behaviour here and nowhere else.
    assert_eq!(
        simplified("i8 @f()", "%a = udiv i8 1, 0\nret i8 %a"),
        "ret i8 poison"
    );
}

#[test]
fn intrinsics_are_told_by_name() {
    let body = "%a = call i8 @llvm.umin.i8(i8 %x, i8 -1)\nret i8 %a";
    assert_eq!(simplified("i8 @f(i8 %x)", body), "ret i8 %x");
}

const TWO: &str = "define i8 @f(i8 %x, i8 %y) {\n%a = add i8 %x, 0\n%b = mul i8 %y, %a\ncall void @use(i8 %b)\nret i8 %a\n}";

fn inst(n: u32) -> Inst {
    Inst::from_u32(n)
}

fn says(rw: &Rewrite) -> String {
    let m = module(TWO);
    match instsimplify::judge(&m.header, &m.bodies[0], rw) {
        Judgement::Legal => "legal".into(),
        Judgement::Illegal { reason, .. } | Judgement::Unproven { reason } => reason,
    }
}

#[test]
fn reported_rewrites_are_judged_by_rule_root_and_bindings() {
    let rule = |name: &'static str, root: Inst, bindings: Vec<(&'static str, Operand)>| {
        Rewrite::ApplyRule {
            rule: RuleName::new(name),
            root,
            bindings: bindings
                .into_iter()
                .map(|(n, o)| (RuleName::new(n), o))
                .collect(),
        }
    };
    let m = module(TWO);
    let (x, y) = (m.bodies[0].args()[0], m.bodies[0].args()[1]);
    let x = || Operand::Value(x);
    assert_eq!(says(&rule("add-zero", inst(0), vec![("x", x())])), "legal");
    let wrong = [
        (
            rule("add-zero", inst(0), vec![("x", Operand::Value(y))]),
            "does not match",
        ),
        (
            rule("add-zero", inst(1), vec![("x", x())]),
            "does not match",
        ),
        (
            rule("add-zero", inst(0), vec![("y", x())]),
            "other variables",
        ),
        (rule("add-zero", inst(0), vec![]), "other variables"),
        (
            rule("add-zeros", inst(0), vec![("x", x())]),
            "no rule 'add-zeros'",
        ),
        (
            rule("add-zero", inst(77), vec![("x", x())]),
            "not in the function",
        ),
        (
            rule(
                "add-zero",
                inst(0),
                vec![("x", Operand::Value(Value::from_u32(9999)))],
            ),
            "does not match",
        ),
        (
            rule(
                "constant-fold",
                inst(0),
                vec![("result", Operand::Poison(tandem_ir::Type::I8))],
            ),
            "no constant",
        ),
        (rule("constant-fold", inst(0), vec![]), "binds 'result'"),
        (Rewrite::EraseInst { inst: inst(0) }, "a use or an effect"),
        (Rewrite::EraseInst { inst: inst(2) }, "a use or an effect"),
    ];
    for (rw, reason) in wrong {
        let said = says(&rw);
        assert!(said.contains(reason), "{rw:?}\n{said}");
        let mut f = m.bodies[0].clone();
        let before = tandem_ir::text::print(&m);
        if matches!(rw, Rewrite::ApplyRule { .. }) {
            assert!(
                instsimplify::apply(&m.header, &mut f, &rw).is_err() || reason == "no constant",
                "{rw:?}"
            );
        }
        assert_eq!(tandem_ir::text::print(&m), before);
    }
}

#[test]
fn every_find_is_legal_and_applies() {
    let m = module(TWO);
    for rw in instsimplify::find(&m.header, &m.bodies[0]) {
        assert_eq!(says(&rw), "legal");
        assert!(instsimplify::apply(&m.header, &mut m.bodies[0].clone(), &rw).is_ok());
    }
}

fn swept(signature: &str, body: &str) -> String {
    ran(dce::run, &format!("define {signature} {{\n{body}\n}}"))
}

#[test]
fn dce_erases_chains_and_keeps_effects() {
    let body =
        "%a = add i8 %x, 1\n%b = mul i8 %a, %a\n%p = alloca i8\n%l = load i8, ptr %q\nret i8 %x";
    assert_eq!(swept("i8 @f(i8 %x, ptr %q)", body), "ret i8 %x");
    let kept = [
        "%l = load volatile i8, ptr %q, align 1",
        "%l = load atomic i8, ptr %q monotonic, align 1",
        "%l = load atomic i8, ptr %q unordered, align 1",
        "store i8 %x, ptr %q, align 1",
        // Warp collectives wait for each other, and clocks are read for their time (passes.md 0.6, `dce`).
        "%s = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31)",
        "%t = call i32 @llvm.nvvm.read.ptx.sreg.clock()",
    ];
    for line in kept {
        let body = format!("{line}\nret i8 %x");
        assert_eq!(swept("i8 @f(i8 %x, ptr %q)", &body), body);
    }
    assert_eq!(
        swept(
            "i8 @f(i8 %x, ptr %q)",
            "call void @llvm.assume(i1 true)\nret i8 %x"
        ),
        "ret i8 %x"
    );
    let assumed = "%c = icmp eq i8 %x, 0\ncall void @llvm.assume(i1 %c)\nret i8 %x";
    assert_eq!(swept("i8 @f(i8 %x, ptr %q)", assumed), assumed);
}
