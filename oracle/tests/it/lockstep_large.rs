//! Lockstep of units that are followed: what is found, and at which step, is what it is for small ones.

use tandem_ir::claims::Claims;
use tandem_ir::rewrite::{Judgement, NoTrace, Rewrite, Rewritten, Trace};
use tandem_ir::{BinOp, Function, Header, Inst, InstKind, Module, text};
use tandem_oracle::invariants::Broken;
use tandem_oracle::lockstep::{LockstepLimits, LockstepRun, Recorder, ride};
use tandem_oracle::pass::{Limits, Production, Reference};
use tandem_oracle::unit::{Difference, SmallStep, Unit};
use tandem_oracle::verdict::{FunctionReport, Verdict};

// ----- functions ----------------------------------------------------------------------

/// So many diamonds, each with an instruction that is dead: eight instructions each.
fn diamonds(n: usize) -> Module {
    let mut s = String::from("define i32 @f(i32 %x, ptr %p) {\nentry:\n  br label %h0\n");
    let mut live = "[ %x, %entry ]".to_owned();
    for k in 0..n {
        s += &format!(
            "h{k}:\n  %q{k} = phi i32 {live}\n  %c{k} = icmp slt i32 %q{k}, {k}\n  \
             %dead{k} = xor i32 %q{k}, 5\n  br i1 %c{k}, label %l{k}, label %r{k}\nl{k}:\n  \
             %t{k} = add i32 %q{k}, 3\n  br label %h{m}\nr{k}:\n  %u{k} = mul i32 %q{k}, 3\n  br label %h{m}\n",
            m = k + 1
        );
        live = format!("[ %t{k}, %l{k} ], [ %u{k}, %r{k} ]");
    }
    s += &format!("h{n}:\n  %q = phi i32 {live}\n  ret i32 %q\n}}\n");
    text::parse(s.as_bytes(), "diamonds.ll").unwrap()
}

fn of_op(f: &Function, op: BinOp) -> Vec<Inst> {
    let all = f.blocks().flat_map(|b| f.insts(b));
    all.filter(|&i| *f.kind(i) == InstKind::Binary(op))
        .collect()
}

/// What the pass does wrong, at the step of this number.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Fault {
    None,
    /// Erases what is alive.
    Live(usize),
    /// Changes an instruction far away, within the step.
    Elsewhere(usize),
    /// The same, right before the step.
    Between(usize),
    /// The same, after all steps.
    Late,
    /// Leaves a block without its end.
    IllFormed(usize),
}

/// Erases one instruction after another.
struct Eraser(Fault);

impl Eraser {
    fn work<T: Trace<Function>>(&self, f: &mut Function, trace: &mut T) {
        let (dead, sums) = (of_op(f, BinOp::Xor), of_op(f, BinOp::Add));
        let spoil = |f: &mut Function| f.set_kind(sums[2], InstKind::Binary(BinOp::Sub));
        for (n, &inst) in dead.iter().enumerate() {
            let step = n + 1;
            if self.0 == Fault::Between(step) {
                spoil(f);
            }
            let inst = if self.0 == Fault::Live(step) {
                sums[n]
            } else {
                inst
            };
            trace.before(f, |_| Rewrite::EraseInst { inst });
            f.erase_inst(inst);
            if self.0 == Fault::Elsewhere(step) {
                spoil(f);
            }
            if self.0 == Fault::IllFormed(step) {
                let last = f.last_block().and_then(|b| f.terminator(b)).unwrap();
                f.erase_inst(last);
            }
            trace.after(f);
        }
        if self.0 == Fault::Late {
            spoil(f);
        }
    }
}

impl Limits<Function> for Eraser {}

impl Production<Function> for Eraser {
    fn name(&self) -> &'static str {
        "eraser"
    }
    fn run(&self, _: &Header, f: &mut Function) -> bool {
        self.work(f, &mut NoTrace);
        true
    }
    fn run_traced(&self, _: &Header, f: &mut Function, r: &mut Recorder<'_, Function>) -> Claims {
        self.work(f, r);
        Claims::default()
    }
}

/// The reference: what is without use may go.
struct Unused;

impl Reference<Function> for Unused {
    fn find(&self, _: &Header, _: &Function) -> Vec<Rewrite> {
        Vec::new()
    }
    fn judge(&self, _: &Header, f: &Function, rw: &Rewrite) -> Judgement {
        match rw {
            Rewrite::EraseInst { inst } if f.result(*inst).is_some_and(|v| !f.has_uses(v)) => {
                Judgement::Legal
            }
            _ => Judgement::Illegal {
                rule: "use",
                reason: "somebody needs it".into(),
            },
        }
    }
    fn apply(&self, _: &Header, f: &mut Function, rw: &Rewrite) -> Result<(), String> {
        if let Rewrite::EraseInst { inst } = rw {
            f.erase_inst(*inst);
        }
        Ok(())
    }
    fn run(&self, _: &Header, _: &mut Function) -> usize {
        0
    }
}

fn ridden(fault: Fault, followed_from: usize) -> LockstepRun<Function> {
    let m = diamonds(100);
    let limits = LockstepLimits {
        followed_from,
        ..LockstepLimits::default()
    };
    ride(&m.header, &m.bodies[0], &Eraser(fault), &Unused, limits)
}

/// Verdict, step and cause of all findings.
fn found(r: &FunctionReport) -> Vec<(Verdict, Option<usize>, &str)> {
    let all = r.findings.iter();
    all.map(|f| (f.verdict, f.step, &*f.cause)).collect()
}

#[test]
fn a_followed_function_is_judged_as_one_that_is_copied() {
    for fault in [
        Fault::None,
        Fault::Live(1),
        Fault::Live(97),
        Fault::Elsewhere(3),
        Fault::Elsewhere(90),
        Fault::IllFormed(100),
    ] {
        let (copied, followed) = (ridden(fault, usize::MAX), ridden(fault, 512));
        let (a, b) = (&copied.report, &followed.report);
        assert_eq!(found(a), found(b), "{fault:?}");
        assert_eq!((a.same, a.different), (b.same, b.different), "{fault:?}");
        assert_eq!(a.open, b.open, "{fault:?}");
        assert_eq!(copied.open.len(), followed.open.len(), "{fault:?}");
        assert_eq!(copied.small, 0);
        // The step has its own place in the report, however late it comes.
        match fault {
            Fault::Live(n) => assert_eq!(found(b)[0], (Verdict::IllegalRewrite, Some(n), "use")),
            Fault::Elsewhere(n) => assert_eq!(followed.open[0].step, n),
            Fault::IllFormed(n) => {
                assert_eq!(found(b)[0], (Verdict::InvariantBroken, Some(n), "verifier"))
            }
            _ => assert_eq!((b.same, found(b)), (100, vec![])),
        }
    }
}

#[test]
fn what_is_changed_between_steps_is_found_with_the_step_that_it_came_before() {
    let r = ridden(Fault::Between(77), 512).report;
    assert_eq!(
        found(&r),
        [(Verdict::InvariantBroken, Some(77), "silent change")]
    );
    assert_eq!(
        r.findings[0].message,
        "before step 77, outside of any step: block 'l2' was changed"
    );
    let r = ridden(Fault::Late, 512).report;
    assert_eq!(
        found(&r),
        [(Verdict::InvariantBroken, None, "silent change")]
    );
    assert!(
        r.findings[0]
            .message
            .starts_with("after step 100, the last one: ")
    );
}

// ----- a unit of which small ones tell nothing ------------------------------------------

/// Numbers, of which none may be 7; a step writes one.
#[derive(Clone, PartialEq, Debug)]
struct Tape {
    cells: Vec<usize>,
    writes: usize,
}

#[derive(Clone, PartialEq, Debug)]
struct Set {
    at: usize,
    to: usize,
}

impl Rewritten for Tape {
    type Context = ();
    type Rewrite = Set;
    type Claims = ();
}

impl Unit for Tape {
    type Baseline<'a> = ();
    const NOUN: &'static str = "tape";

    fn name(&self, (): &()) -> String {
        "tape".into()
    }
    fn size(&self) -> usize {
        self.cells.len()
    }
    fn parts(&self) -> usize {
        1
    }
    fn sampling_key(&self) -> u64 {
        0
    }
    fn kind(_: &Set) -> &'static str {
        "set"
    }
    fn words(&self, s: &Set) -> String {
        format!("cell {} from {} to {}", s.at, self.cells[s.at], s.to)
    }
    fn difference((): &(), a: &Tape, b: &Tape) -> Option<Difference> {
        (a.cells != b.cells).then(|| Difference {
            place: "somewhere".into(),
            first: String::new(),
            second: String::new(),
        })
    }
    fn baseline<'a>((): &'a (), _: &'a Tape) {}
    fn check((): &(), (): &(), t: &Tape) -> Vec<Broken> {
        let broken = t.cells.contains(&7).then(|| Broken {
            invariant: "seven",
            message: "there is a 7".into(),
        });
        broken.into_iter().collect()
    }
    fn check_step(cx: &(), b: &(), _: (&Tape, &Set), after: &Tape) -> Vec<Broken> {
        Tape::check(cx, b, after)
    }
    fn record_writes(&mut self) -> bool {
        self.writes = 0;
        true
    }
    fn writes(&self) -> usize {
        self.writes
    }
    /// It always comes out well.
    fn small_step(
        (): &(),
        (): &(),
        (_, s, _): (&Tape, &Set, &Tape),
        _: usize,
    ) -> Option<SmallStep<Tape>> {
        let one = |n| Tape {
            cells: vec![n],
            writes: 0,
        };
        Some(SmallStep {
            context: None,
            before: one(0),
            rewrite: Set { at: 0, ..s.clone() },
            after: one(if s.to == 7 { 8 } else { s.to }),
        })
    }
}

/// Writes so many cells, at one step a 7, at another a number again.
struct Writer {
    steps: usize,
    seven: usize,
    again: usize,
}

impl Writer {
    fn work<T: Trace<Tape>>(&self, t: &mut Tape, trace: &mut T) {
        for step in 1..=self.steps {
            let seven = step == self.seven;
            let at = if step == self.again { self.seven } else { step } % t.cells.len();
            let to = if seven { 7 } else { 1000 + step };
            trace.before(t, |_| Set { at, to });
            t.cells[at] = to;
            t.writes += 1;
            trace.after(t);
        }
    }
}

impl Limits<Tape> for Writer {}

impl Production<Tape> for Writer {
    fn name(&self) -> &'static str {
        "writer"
    }
    fn run(&self, (): &(), t: &mut Tape) -> bool {
        self.work(t, &mut NoTrace);
        true
    }
    fn run_traced(&self, (): &(), t: &mut Tape, r: &mut Recorder<'_, Tape>) {
        self.work(t, r);
    }
}

struct Anything;

impl Reference<Tape> for Anything {
    fn find(&self, (): &(), _: &Tape) -> Vec<Set> {
        Vec::new()
    }
    fn judge(&self, (): &(), _: &Tape, _: &Set) -> Judgement {
        Judgement::Legal
    }
    fn apply(&self, (): &(), t: &mut Tape, s: &Set) -> Result<(), String> {
        t.cells[s.at] = if t.cells.len() == 1 && s.to == 7 {
            8
        } else {
            s.to
        };
        Ok(())
    }
    fn run(&self, (): &(), _: &mut Tape) -> usize {
        0
    }
}

fn written(steps: usize, seven: usize, again: usize) -> LockstepRun<Tape> {
    let tape = Tape {
        cells: vec![0; 1024],
        writes: 0,
    };
    let writer = Writer {
        steps,
        seven,
        again,
    };
    ride(&(), &tape, &writer, &Anything, LockstepLimits::default())
}

#[test]
fn the_step_that_broke_the_whole_is_found_between_two_looks_at_it() {
    // The whole is looked at after steps 64, 128, 256, 512 and at the end.
    for seven in [1, 63, 64, 65, 128, 129, 300, 511, 600, 699, 700] {
        let run = written(700, seven, 0);
        let r = &run.report;
        let step = (Verdict::InvariantBroken, Some(seven), "seven");
        let end = (Verdict::InvariantBroken, None, "seven");
        assert_eq!(found(r), [step, end], "{seven}");
        let f = &r.findings[0];
        assert_eq!(f.message, "seven: there is a 7");
        assert_eq!(f.rewrite, Some(format!("cell {seven} from 0 to 7")));
        assert_eq!((r.steps, r.same, run.small), (700, 700, 696));
    }
    // Nothing is found where nothing is wrong, nor where it was wrong between two looks only.
    assert_eq!(found(&written(700, 0, 0).report), []);
    assert_eq!(found(&written(700, 130, 140).report), []);
}
