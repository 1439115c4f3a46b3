//! The judge judged: deliberately wrong passes must be caught, each with its own verdict, and an
//! honest one must not.

#![allow(clippy::unwrap_used)]

use tandem_ir::claims::{Claims, Dominators};
use tandem_ir::rewrite::{Judgement, Rewrite, Trace, Why};
use tandem_ir::{BinOp, Block, Function, Header, Inst, InstKind, Module};
use tandem_oracle::freerun::{Config, Judge};
use tandem_oracle::lockstep::{LockstepLimits, Recorder};
use tandem_oracle::pass::{Limits, Production, Reference};
use tandem_oracle::verdict::{FunctionReport, Verdict};

const DIAMOND: &str = "
define i32 @f(i32 %x, i32 %y) {
entry:
  %c = icmp eq i32 %x, 3
  br i1 %c, label %a, label %b
a:
  %s = add i32 %x, %y
  br label %join
b:
  %t = mul i32 %x, %y
  br label %join
join:
  %p = phi i32 [ %s, %a ], [ %t, %b ]
  %dead = xor i32 %p, 5
  ret i32 %p
}";

/// A reference that knows one rewrite, the erasure of dead instructions.
struct EraseReference;

fn is_dead(f: &Function, i: Inst) -> bool {
    f.result(i).is_some_and(|v| !f.has_uses(v)) && matches!(f.kind(i), InstKind::Binary(_))
}

impl Reference<Function> for EraseReference {
    fn find(&self, _: &Header, f: &Function) -> Vec<Rewrite> {
        let all = f.blocks().flat_map(|b| f.insts(b));
        all.filter(|&i| is_dead(f, i))
            .map(|inst| Rewrite::EraseInst { inst })
            .collect()
    }
    fn judge(&self, _: &Header, f: &Function, rw: &Rewrite) -> Judgement {
        match rw {
            Rewrite::EraseInst { inst } if is_dead(f, *inst) => Judgement::Legal,
            Rewrite::ReplaceUses { .. } => Judgement::Unproven {
                reason: "not mine".into(),
            },
            _ => Judgement::Illegal {
                rule: "test",
                reason: "not dead".into(),
            },
        }
    }
    fn apply(&self, _: &Header, f: &mut Function, rw: &Rewrite) -> Result<(), String> {
        if let Rewrite::EraseInst { inst } = rw {
            f.erase_inst(*inst);
        }
        Ok(())
    }
    fn run(&self, cx: &Header, f: &mut Function) -> usize {
        let found = self.find(cx, f);
        for rw in &found {
            let _ = self.apply(cx, f, rw);
        }
        found.len()
    }
}

/// What the production pass under test does wrong.
#[derive(Clone, Copy, PartialEq)]
enum Fault {
    None,
    EraseLive,
    Silent,
    WrongResult,
    Panics,
    Endless,
    IllFormed,
    DifferentUntraced,
    StaleClaim,
    Lazy,
    BreaksItsPromise,
    Grows,
    Denies,
}

struct Faulty(Fault);

fn find_binary(f: &Function, op: BinOp) -> Inst {
    f.blocks()
        .flat_map(|b| f.insts(b))
        .find(|&i| *f.kind(i) == InstKind::Binary(op))
        .unwrap()
}

impl Faulty {
    fn work<T: Trace<Function>>(&self, f: &mut Function, trace: &mut T) {
        let erase = |f: &mut Function, trace: &mut T, inst: Inst| {
            trace.before(f, |_| Rewrite::EraseInst { inst });
            f.erase_inst(inst);
            trace.after(f);
        };
        match self.0 {
            Fault::None | Fault::StaleClaim => erase(f, trace, find_binary(f, BinOp::Xor)),
            Fault::Lazy | Fault::BreaksItsPromise => {}
            Fault::Grows => {
                let add = find_binary(f, BinOp::Add);
                for _ in 0..20 {
                    let copy = f.clone_inst(add);
                    f.insert_before(copy, add);
                }
            }
            Fault::EraseLive => erase(f, trace, find_binary(f, BinOp::Add)),
            Fault::Silent => f.set_kind(find_binary(f, BinOp::Add), InstKind::Binary(BinOp::Sub)),
            Fault::WrongResult | Fault::Denies => {
                let old = f.result(find_binary(f, BinOp::Add)).unwrap();
                let rw = Rewrite::ReplaceUses {
                    old,
                    new: tandem_ir::rewrite::Operand::Value(f.args()[0]),
                    uses: Vec::new(),
                    why: Why::Fold,
                };
                trace.before(f, |_| rw);
                let x = f.args()[0];
                f.replace_all_uses(old, x);
                trace.after(f);
            }
            Fault::Panics => panic!("on purpose"),
            Fault::Endless => loop {
                let inst = find_binary(f, BinOp::Xor);
                trace.before(f, |_| Rewrite::EraseInst { inst });
                trace.after(f);
            },
            Fault::IllFormed => {
                let inst = find_binary(f, BinOp::Xor);
                trace.before(f, |_| Rewrite::EraseInst { inst });
                let last = f.blocks().last().unwrap();
                let ret = f.terminator(last).unwrap();
                f.erase_inst(ret);
                trace.after(f);
            }
            Fault::DifferentUntraced if T::ACTIVE => erase(f, trace, find_binary(f, BinOp::Xor)),
            Fault::DifferentUntraced => {
                f.set_kind(find_binary(f, BinOp::Add), InstKind::Binary(BinOp::Sub))
            }
        }
    }
}

impl Production<Function> for Faulty {
    fn name(&self) -> &'static str {
        "faulty"
    }
    fn run(&self, _: &Header, f: &mut Function) -> bool {
        self.work(f, &mut tandem_ir::rewrite::NoTrace);
        self.0 != Fault::Denies
    }
    fn run_traced(
        &self,
        _: &Header,
        f: &mut Function,
        recorder: &mut Recorder<'_, Function>,
    ) -> Claims {
        self.work(f, recorder);
        let wrong = vec![(Block::from_u32(1), Block::from_u32(2))];
        let dominators = (self.0 == Fault::StaleClaim).then_some(Dominators { idom: wrong });
        Claims {
            dominators,
            ..Claims::default()
        }
    }
}

impl Limits<Function> for Faulty {
    fn within_budget(&self, _: &Header, _: &Function, _: &Rewrite) -> bool {
        true
    }
    fn growth_limit(&self) -> Option<usize> {
        Some(16)
    }
    fn leaves_nothing(&self) -> bool {
        self.0 == Fault::BreaksItsPromise
    }
}

fn parse(text: &str) -> Module {
    tandem_ir::text::parse(text.as_bytes(), "test").unwrap()
}

fn judge(fault: Fault) -> FunctionReport {
    let module = parse(DIAMOND);
    let lockstep = LockstepLimits {
        steps: 100,
        ..LockstepLimits::default()
    };
    let config = Config {
        inputs: 32,
        lockstep,
        ..Config::default()
    };
    let judge = Judge {
        production: &Faulty(fault),
        reference: &EraseReference,
        config,
    };
    judge.function(&module, 0).0
}

#[test]
fn an_honest_pass_rides_in_lockstep() {
    let r = judge(Fault::None);
    assert_eq!(r.verdict(), Verdict::Same, "{:?}", r.findings);
    assert_eq!((r.steps, r.same), (1, 1));
    assert!(r.inputs > 0);
}

#[test]
fn every_fault_gets_its_verdict() {
    for (fault, verdict) in [
        (Fault::EraseLive, Verdict::Miscompile),
        (Fault::Silent, Verdict::InvariantBroken),
        (Fault::WrongResult, Verdict::Miscompile),
        (Fault::Panics, Verdict::Crash),
        (Fault::IllFormed, Verdict::InvariantBroken),
        (Fault::DifferentUntraced, Verdict::InvariantBroken),
        (Fault::StaleClaim, Verdict::InvariantBroken),
        (Fault::Lazy, Verdict::Missed),
        (Fault::BreaksItsPromise, Verdict::InvariantBroken),
        (Fault::Grows, Verdict::InvariantBroken),
        (Fault::Denies, Verdict::Miscompile),
    ] {
        let r = judge(fault);
        assert_eq!(r.verdict(), verdict, "{:?}", r.findings);
        if verdict == Verdict::Miscompile {
            assert!(
                r.findings.iter().any(|f| !f.counterexample.is_empty()),
                "a counterexample is owed"
            );
        }
    }
    // What is wrong is wrong whether it is denied or not; that it is denied is said besides.
    let denied = |fault| {
        let r = judge(fault);
        r.findings.iter().any(|f| f.cause == "denied change")
    };
    assert!(denied(Fault::Denies) && !denied(Fault::WrongResult));
    // Erasing a live instruction is illegal as well as wrong; both are said.
    let r = judge(Fault::EraseLive);
    assert!(
        r.findings
            .iter()
            .any(|f| f.verdict == Verdict::IllegalRewrite)
    );
}

#[test]
fn a_pass_that_does_not_end_is_a_hang() {
    // Without a trace it would never return, so the check must stop before it runs that way.
    assert_eq!(judge(Fault::Endless).verdict(), Verdict::Hang);
}

mod programs {
    //! Pairs of programs on which the documents' literal rules go wrong; own texts after the traps.

    use super::parse;
    use tandem_oracle::inputs::Generator;
    use tandem_oracle::interp::Program;
    use tandem_oracle::refine::{Comparison, DEFAULT_STEPS, compare};

    /// True if some of 64 inputs shows that the target does not refine the source.
    fn caught(source: &str, target: &str) -> bool {
        let (s, t) = (parse(source), parse(target));
        let (ps, pt) = (Program::compile(&s).unwrap(), Program::compile(&t).unwrap());
        let g = Generator::new(&s.header, &s.bodies[0], &[]);
        (0..64).any(|n| {
            let r = compare(&ps, &pt, s.bodies[0].global, &g.input(7, n), DEFAULT_STEPS);
            matches!(r, Comparison::Differs(_))
        })
    }

    fn check(source: &str, wrong: &str) {
        assert!(
            !caught(source, source),
            "a program refines itself:\n{source}"
        );
        assert!(caught(source, wrong), "not caught:\n{wrong}");
    }

    #[test]
    fn jt_t11_one_edge_of_two_is_not_the_condition() {
        let source = "define i32 @f(i32 %x) {
  switch i32 %x, label %d [ i32 0, label %b\n i32 1, label %b ]
b:\n  %z = icmp eq i32 %x, 0\n  %r = zext i1 %z to i32\n  ret i32 %r\nd:\n  ret i32 9\n}";
        let wrong = "define i32 @f(i32 %x) {
  switch i32 %x, label %d [ i32 0, label %b\n i32 1, label %b ]
b:\n  ret i32 1\nd:\n  ret i32 9\n}";
        check(source, wrong);
    }

    #[test]
    fn jt_t12_one_is_not_zero_in_i8() {
        let source = "define i32 @f(i8 %x) {\n  %c = icmp ne i8 1, 0\n  %r = zext i1 %c to i32\n  ret i32 %r\n}";
        check(source, "define i32 @f(i8 %x) {\n  ret i32 0\n}");
    }

    #[test]
    fn jt_t13a_a_store_between_changes_the_load() {
        let source =
            "define i32 @f(ptr %p, ptr %q) {\n  %a = load i32, ptr %p\n  store i32 77, ptr %q
  %b = load i32, ptr %p\n  %r = sub i32 %b, %a\n  ret i32 %r\n}";
        let wrong = "define i32 @f(ptr %p, ptr %q) {\n  store i32 77, ptr %q\n  ret i32 0\n}";
        check(source, wrong);
    }

    #[test]
    fn jt_t18_a_value_without_case_goes_to_default() {
        let source = "define i32 @f(i32 %x) {\n  switch i32 %x, label %d [ i32 1, label %a\n i32 2, label %a ]
a:\n  ret i32 1\nd:\n  ret i32 2\n}";
        check(source, "define i32 @f(i32 %x) {\n  ret i32 1\n}");
    }

    #[test]
    fn jt_t19_a_volatile_access_less_is_seen() {
        let source = "define i32 @f(ptr %p) {\n  %a = load volatile i32, ptr %p\n  %b = load volatile i32, ptr %p\n  ret i32 %b\n}";
        check(
            source,
            "define i32 @f(ptr %p) {\n  %a = load volatile i32, ptr %p\n  ret i32 %a\n}",
        );
    }

    #[test]
    fn an_endless_loop_is_seen() {
        let source = "define i32 @f(i32 %n) {\n  ret i32 %n\n}";
        check(
            source,
            "define i32 @f(i32 %n) {\nentry:\n  br label %l\nl:\n  br label %l\n}",
        );
    }

    #[test]
    fn a_kernel_that_writes_elsewhere_is_seen() {
        let tid = "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n";
        let body = |index: &str| {
            format!(
                "target triple = \"nvptx64-nvidia-cuda\"\n{tid}define ptx_kernel void @k(ptr %p) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %u = {index}\n  %e = getelementptr i32, ptr %p, i32 %u
  store i32 %t, ptr %e\n  ret void\n}}"
            )
        };
        check(&body("add i32 %t, 0"), &body("xor i32 %t, 1"));
    }
}

mod forms {
    //! Canonical forms and invariants.

    use super::parse;
    use tandem_oracle::canonical::canonical;
    use tandem_oracle::graph::Graph;
    use tandem_oracle::invariants::Baseline;

    fn same(a: &str, b: &str) -> bool {
        let (a, b) = (parse(a), parse(b));
        canonical(&a.header, &a.bodies[0]) == canonical(&b.header, &b.bodies[0])
    }

    #[test]
    fn values_that_depend_on_themselves_have_a_form_too() {
        // What a wrong pass may leave: no phi stands in the circle.
        let circle = "define i32 @f(i32 %x) {
  %a = add i32 %b, %x
  %b = mul i32 %c, %a
  %c = xor i32 %a, %c
  ret i32 %b
}";
        assert!(same(circle, circle));
        assert!(!same(circle, &circle.replace("xor", "and")));
    }

    #[test]
    fn names_order_and_dead_code_do_not_matter() {
        let a = "define i32 @f(i1 %c, i32 %x) {\nentry:\n  br i1 %c, label %a, label %b\na:\n  br label %j\nb:
  %y = add i32 %x, 1\n  br label %j\nj:\n  %p = phi i32 [ %x, %a ], [ %y, %b ]\n  ret i32 %p\n}";
        let b = "define i32 @f(i1 %k, i32 %z) {\nstart:\n  %dead = mul i32 %z, 3\n  br i1 %k, label %l, label %r\nr:
  %w = add i32 %z, 1\n  br label %m\nl:\n  br label %m\nm:\n  %q = phi i32 [ %w, %r ], [ %z, %l ]\n  ret i32 %q\n}";
        assert!(same(a, b));
    }

    #[test]
    fn meaning_does_matter() {
        let base = "define i32 @f(i32 %x, i32 %y) {\n  %r = sub i32 %x, %y\n  ret i32 %r\n}";
        for other in [
            "define i32 @f(i32 %x, i32 %y) {\n  %r = sub i32 %y, %x\n  ret i32 %r\n}",
            "define i32 @f(i32 %x, i32 %y) {\n  %r = sub nsw i32 %x, %y\n  ret i32 %r\n}",
            "define i32 @f(i32 %x, i32 %y) {\n  %r = add i32 %x, %y\n  ret i32 %r\n}",
            "define i32 @f(i32 %x, i32 %y) {\n  %r = sub i32 %x, %y\n  %f = freeze i32 %r\n  ret i32 %f\n}",
        ] {
            assert!(!same(base, other), "{other}");
        }
    }

    #[test]
    fn swapped_arms_and_swapped_phi_entries_differ() {
        let text = |a: &str, b: &str| {
            format!(
                "define i32 @f(i1 %c, i32 %x, i32 %y) {{\n  br i1 %c, label %a, label %b\na:\n  br label %j\nb:\n  br label %j
j:\n  %p = phi i32 [ {a}, %a ], [ {b}, %b ]\n  ret i32 %p\n}}"
            )
        };
        assert!(!same(&text("%x", "%y"), &text("%y", "%x")));
    }

    #[test]
    fn x_6_irreducible_graphs_are_told() {
        let m = parse(
            "define void @f(i1 %c) {\nentry:\n  br i1 %c, label %a, label %b\na:\n  br i1 %c, label %b, label %x\nb:
  br i1 %c, label %a, label %x\nx:\n  ret void\n}",
        );
        assert!(Graph::new(&m.bodies[0]).irreducible_edge().is_some());
        let m = parse(
            "define void @f(i1 %c) {\nentry:\n  br label %h\nh:\n  br i1 %c, label %h, label %x\nx:\n  ret void\n}",
        );
        assert!(Graph::new(&m.bodies[0]).irreducible_edge().is_none());
        assert_eq!(Graph::new(&m.bodies[0]).loop_headers().len(), 1);
    }

    const BARRIER: &str = "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
define void @f(i1 %c, i1 %d) {\nentry:\n  br i1 %c, label %p, label %q\np:\n  br label %b\nq:\n  br label %b
b:\n  br i1 %d, label %s, label %x\ns:\n  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n  br label %x\nx:\n  ret void\n}
attributes #0 = { convergent nocallback nounwind }";

    #[test]
    fn cv_1_a_new_control_dependence_is_told() {
        let m = parse(BARRIER);
        let mut f = m.bodies[0].clone();
        let before = Baseline::new(&m.header, &f);
        assert!(before.check(&m.header, &f).is_empty());
        // p now goes straight to the barrier: it depends on the branch at the entry as well.
        let block = |name: &str| f.blocks().find(|&b| f.block_name(b) == Some(name)).unwrap();
        let (p, b, s) = (block("p"), block("b"), block("s"));
        let t = f.terminator(p).unwrap();
        f.redirect_successor(t, b, s);
        let broken = before.check(&m.header, &f);
        assert_eq!(
            broken.first().map(|b| b.invariant),
            Some("convergence"),
            "{broken:?}"
        );
    }

    #[test]
    fn cv_1_a_second_copy_of_a_barrier_is_told() {
        let m = parse(BARRIER);
        let mut f = m.bodies[0].clone();
        let before = Baseline::new(&m.header, &f);
        let call = f
            .blocks()
            .flat_map(|b| f.insts(b))
            .find(|&i| f.callee(i).is_some())
            .unwrap();
        let copy = f.clone_inst(call);
        f.insert_before(copy, call);
        assert_eq!(
            before.check(&m.header, &f).first().map(|b| b.invariant),
            Some("convergence")
        );
    }
}

#[test]
fn a_call_of_a_body_that_cannot_run_is_unsupported() {
    use tandem_oracle::interp::{Input, Outcome, Program, Value, run};
    let m = parse(
        "define i32 @g(i32 %x, i32 %y) {\n  %r = call i32 asm \"exit; mov.b32 $0, $1;\", \"=r,r\"(i32 %x)\n  ret i32 %r\n}
define i32 @h(i32 %n, ...) {\n  %l = alloca ptr\n  %r = va_arg ptr %l, i32\n  ret i32 %r\n}
define i32 @f(i32 %x) {\n  %r = call i32 @g(i32 %x, i32 1)\n  ret i32 %r\n}",
    );
    let program = Program::compile(&m).unwrap();
    let input = Input {
        args: vec![Value::i32(1)],
        ..Input::default()
    };
    let f = m.header.lookup("f").unwrap();
    assert!(matches!(
        run(&program, f, &input).outcome,
        Outcome::Unsupported(_)
    ));
}
