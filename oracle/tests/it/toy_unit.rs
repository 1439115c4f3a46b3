//! A third kind of unit: what it takes to have lockstep, the whole judgement and certificates for programs that are
//! neither functions nor modules. Here it is one `impl` of [`Unit`], one of [`Bench`] and one of [`Scope`], for
//! programs of a stack machine with numbers of three bits; nothing of the judges is written again.

#![allow(clippy::unwrap_used)]

use tandem_ir::rewrite::{Judgement, NoTrace, Rewritten, Trace};
use tandem_oracle::certify::tally::{Tally, refusal};
use tandem_oracle::certify::{Decision, Ground, Proof, Scope, Task, certify};
use tandem_oracle::freerun::{Bench, Blame, Config, Judge, Wrong, miscompile};
use tandem_oracle::invariants::Broken;
use tandem_oracle::lockstep::{LockstepLimits, OpenStep, Recorder};
use tandem_oracle::pass::{Limits, Production, Reference};
use tandem_oracle::unit::{Difference, Unit};
use tandem_oracle::verdict::{FunctionReport, Open, OpenClass, Verdict};

/// An instruction of the stack machine. Numbers wrap at [`SIZE`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Op {
    /// Puts a number on the stack.
    Push(u8),
    /// Takes two, puts their sum.
    Add,
    /// Takes two, puts the lower one minus the upper one.
    Sub,
    /// Takes one away.
    Drop,
}
use Op::{Add, Drop, Push, Sub};

/// How many numbers there are.
const SIZE: u8 = 8;

/// A program: it starts with two numbers on the stack, which are its inputs.
#[derive(Clone, PartialEq, Debug)]
struct Code(Vec<Op>);

/// One step of a pass on such programs.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Word {
    /// Two numbers and the operation on them, from this place on, become the result.
    Fold { at: usize },
    /// A number that is put and dropped at once, from this place on, goes.
    Cancel { at: usize },
}

/// The place of a word, and its kind.
fn parts(word: &Word) -> (usize, &'static str) {
    match word {
        Word::Fold { at } => (*at, "fold"),
        Word::Cancel { at } => (*at, "cancel"),
    }
}

impl Code {
    /// The stack at the end; `None` if something is taken from the empty stack.
    fn run(&self, inputs: [u8; 2]) -> Option<Vec<u8>> {
        let mut stack = inputs.to_vec();
        for op in &self.0 {
            match op {
                Push(n) => stack.push(n % SIZE),
                Drop => drop(stack.pop()?),
                Add | Sub => {
                    let (b, a) = (stack.pop()?, stack.pop()?);
                    let b = if *op == Sub { SIZE - b } else { b };
                    stack.push((a + b) % SIZE);
                }
            }
        }
        Some(stack)
    }
    /// How many numbers the program leaves.
    fn depth(&self) -> Option<usize> {
        self.run([0, 0]).map(|s| s.len())
    }
    /// The instructions from a place on.
    fn from(&self, at: usize) -> &[Op] {
        self.0.get(at..).unwrap_or_default()
    }
}

/// All pairs of inputs.
fn inputs() -> impl Iterator<Item = [u8; 2]> {
    (0..SIZE).flat_map(|a| (0..SIZE).map(move |b| [a, b]))
}

/// The inputs on which the target does not leave what the source leaves.
fn first_difference(source: &Code, target: &Code) -> Option<[u8; 2]> {
    inputs().find(|&i| source.run(i) != target.run(i))
}

impl Rewritten for Code {
    type Context = ();
    type Rewrite = Word;
    type Claims = ();
}

impl Unit for Code {
    /// How many numbers the program leaves: the same after every step.
    type Baseline<'a> = Option<usize>;

    const NOUN: &'static str = "program";

    fn name(&self, (): &()) -> String {
        "code".into()
    }
    fn size(&self) -> usize {
        self.0.len()
    }
    fn parts(&self) -> usize {
        self.0.len()
    }
    fn sampling_key(&self) -> u64 {
        self.0.len() as u64
    }
    fn kind(word: &Word) -> &'static str {
        parts(word).1
    }
    fn words(&self, word: &Word) -> String {
        let (at, kind) = parts(word);
        format!("{kind} {:?}", &self.from(at)[..self.from(at).len().min(3)])
    }
    fn difference((): &(), a: &Code, b: &Code) -> Option<Difference> {
        let text = |c: &Code, n| c.0.get(n).map_or(String::new(), |op| format!("{op:?}"));
        let n = (0..a.0.len().max(b.0.len())).find(|&n| a.0.get(n) != b.0.get(n))?;
        Some(Difference {
            place: format!("instruction {n}"),
            first: text(a, n),
            second: text(b, n),
        })
    }
    fn baseline<'a>((): &'a (), code: &'a Code) -> Option<usize> {
        code.depth()
    }
    fn check((): &(), before: &Option<usize>, after: &Code) -> Vec<Broken> {
        let broken = (after.depth() != *before).then(|| Broken {
            invariant: "depth",
            message: "another number of results".into(),
        });
        broken.into_iter().collect()
    }
    fn check_step(
        cx: &(),
        baseline: &Option<usize>,
        _: (&Code, &Word),
        after: &Code,
    ) -> Vec<Broken> {
        Self::check(cx, baseline, after)
    }
}

/// Runs on the first so many inputs; a proof is a run on all of them.
struct OnInputs(usize);

impl Bench<Code> for OnInputs {
    fn compare(
        &mut self,
        (source, target): (&Code, &Code),
        _: &[&'static str],
        blame: Blame<'_, Code>,
        report: &mut FunctionReport,
    ) {
        for (n, i) in inputs().take(self.0).enumerate() {
            if source.run(i) == target.run(i) {
                report.inputs += 1;
                continue;
            }
            let wrong = Wrong {
                cause: "result",
                on: format!("input {n}: "),
                words: format!("{:?} instead of {:?}", target.run(i), source.run(i)),
                counterexample: vec![format!("{i:?}")],
            };
            let found = miscompile(report, blame, wrong);
            report.findings.push(found);
            return;
        }
    }
    fn prove_step(&mut self, step: &OpenStep<Code>, report: &mut FunctionReport) -> Option<Open> {
        let proved = first_difference(&step.before, &step.after).is_none();
        report.proved += usize::from(proved);
        (!proved).then(|| Open::new(OpenClass::NotModelled, "not the same on all inputs"))
    }
}

/// The reference form. `sub_is_add`: its judge and its `apply` are wrong about differences.
struct Simple {
    sub_is_add: bool,
    /// It says that it cannot derive what it does not fold.
    unsure: bool,
}

const SIMPLE: Simple = Simple {
    sub_is_add: false,
    unsure: false,
};

impl Simple {
    /// What takes the place of how many instructions.
    fn result(&self, code: &Code, word: &Word) -> Option<(usize, Option<Op>)> {
        match (word, code.from(parts(word).0)) {
            (Word::Fold { .. }, &[Push(a), Push(b), Add, ..]) => {
                Some((3, Some(Push((a + b) % SIZE))))
            }
            (Word::Fold { .. }, &[Push(a), Push(b), Sub, ..]) => {
                let b = if self.sub_is_add { b } else { SIZE - b % SIZE };
                Some((3, Some(Push((a + b) % SIZE))))
            }
            (Word::Cancel { .. }, &[Push(_), Drop, ..]) => Some((2, None)),
            _ => None,
        }
    }
}

impl Reference<Code> for Simple {
    fn find(&self, cx: &(), code: &Code) -> Vec<Word> {
        let all = (0..code.0.len()).flat_map(|at| [Word::Fold { at }, Word::Cancel { at }]);
        all.filter(|w| self.judge(cx, code, w) == Judgement::Legal)
            .collect()
    }
    fn judge(&self, (): &(), code: &Code, word: &Word) -> Judgement {
        match self.result(code, word) {
            Some(_) if self.unsure => Judgement::Unproven {
                reason: "I do not compute".into(),
            },
            Some(_) => Judgement::Legal,
            None => Judgement::Illegal {
                rule: "TOY-1",
                reason: format!("nothing to {}", parts(word).1),
            },
        }
    }
    fn apply(&self, (): &(), code: &mut Code, word: &Word) -> Result<(), String> {
        let at = parts(word).0;
        let (taken, put) = self.result(code, word).ok_or("it does not fit")?;
        code.0.splice(at..at + taken, put);
        Ok(())
    }
    fn run(&self, cx: &(), code: &mut Code) -> usize {
        let mut steps = 0;
        while let Some(word) = self.find(cx, code).into_iter().next() {
            steps += usize::from(self.apply(cx, code, &word).is_ok());
        }
        steps
    }
}

/// What the production form does wrong.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Fault {
    None,
    /// A difference is computed the wrong way round.
    Reversed,
    /// Cancels a number that is still needed.
    CancelsTooMuch,
    /// Leaves sums alone.
    Lazy,
    /// Changes the program behind the recorder's back.
    Silent,
    /// Goes round its loop for ever.
    Endless,
}

/// The production form: from left to right, until nothing changes.
struct Fast(Fault);

impl Fast {
    fn work<T: Trace<Code>>(&self, code: &mut Code, trace: &mut T) -> bool {
        let before = code.0.len();
        if self.0 == Fault::Silent {
            code.0.push(Push(0));
            code.0.push(Drop);
        }
        loop {
            trace.heartbeat();
            let fold = code.0.windows(3).position(|w| match w {
                [Push(_), Push(_), Sub] => true,
                [Push(_), Push(_), Add] => self.0 != Fault::Lazy,
                _ => false,
            });
            let cancel = code.0.windows(2).position(|w| match w {
                [Push(_), Drop] => self.0 != Fault::Silent,
                [Add, Drop] => self.0 == Fault::CancelsTooMuch,
                _ => false,
            });
            let (at, word) = match (fold, cancel) {
                (Some(at), _) => (at, Word::Fold { at }),
                (None, Some(at)) => (at, Word::Cancel { at }),
                (None, None) if self.0 == Fault::Endless => continue,
                (None, None) => return code.0.len() < before,
            };
            trace.before(code, |_| word);
            match (word, &code.0[at..]) {
                (Word::Fold { .. }, &[Push(a), Push(b), op, ..]) => {
                    let (a, b) = if self.0 == Fault::Reversed && op == Sub {
                        (b, a)
                    } else {
                        (a, b)
                    };
                    let n = if op == Sub { a + SIZE - b } else { a + b };
                    code.0.splice(at..at + 3, [Push(n % SIZE)]);
                }
                _ => drop(code.0.drain(at..at + 2)),
            }
            trace.after(code);
        }
    }
}

impl Limits<Code> for Fast {}

impl Production<Code> for Fast {
    fn name(&self) -> &'static str {
        "toy"
    }
    fn run(&self, (): &(), code: &mut Code) -> bool {
        self.work(code, &mut NoTrace)
    }
    fn run_traced(&self, (): &(), code: &mut Code, recorder: &mut Recorder<'_, Code>) {
        self.work(code, recorder);
    }
}

/// Folds the difference in its second step.
const PROGRAM: &[Op] = &[
    Push(1),
    Push(2),
    Add,
    Push(7),
    Push(5),
    Sub,
    Add,
    Push(4),
    Drop,
];

fn judged_by(reference: &Simple, fault: Fault, program: &[Op]) -> FunctionReport {
    let judge = Judge {
        production: &Fast(fault),
        reference,
        config: Config {
            lockstep: LockstepLimits {
                steps: 50,
                ..LockstepLimits::default()
            },
            ..Config::default()
        },
    };
    let code = Code(program.to_vec());
    let (report, output) = judge.unit(&(), &code, |_| OnInputs(9));
    assert_eq!(output.is_some(), fault != Fault::Endless);
    report
}

fn judged(fault: Fault) -> FunctionReport {
    judged_by(&SIMPLE, fault, PROGRAM)
}

/// Verdict, step and cause of the worst finding.
fn found(fault: Fault) -> (Verdict, Option<usize>, String) {
    let r = judged(fault);
    let f = r
        .findings
        .first()
        .unwrap_or_else(|| panic!("{fault:?}: {r:#?}"));
    assert_eq!(f.function, "code");
    (f.verdict, f.step, f.cause.clone())
}

#[test]
fn a_right_pass_is_clean() {
    let r = judged(Fault::None);
    assert_eq!(r.verdict(), Verdict::Same, "{r:#?}");
    // 1 + 2, 7 - 5, 3 + 2, and what is dropped.
    assert_eq!((r.steps, r.same, r.inputs), (4, 4, 9));
    assert_eq!(r.kinds.get("fold"), Some(&3));
    assert_eq!(r.kinds.get("cancel"), Some(&1));
}

#[test]
fn a_wrong_pass_is_found_with_the_step() {
    let result = |v, n| (v, Some(n), "result".to_owned());
    // The reference's result differs, and so does what the program leaves.
    assert_eq!(found(Fault::Reversed), result(Verdict::Miscompile, 2));
    let r = judged(Fault::Reversed);
    assert_eq!(r.different, 1);
    let f = &r.findings[0];
    assert_eq!(f.rewrite.as_deref(), Some("fold [Push(7), Push(5), Sub]"));
    assert_eq!(f.rewrite_kind, Some("fold"));
    assert_eq!(f.counterexample, ["[0, 0]"]);
    assert!(
        f.message.contains("'Push(2)', production has 'Push(6)'"),
        "{}",
        f.message
    );
}

#[test]
fn every_fault_gets_its_verdict() {
    assert_eq!(found(Fault::Endless), (Verdict::Hang, None, "turns".into()));
    let r = judged_by(&SIMPLE, Fault::Silent, &[Add]);
    let f = &r.findings[0];
    assert_eq!((f.verdict, f.step), (Verdict::InvariantBroken, None));
    assert_eq!(f.cause, "silent change");
}

#[test]
fn a_step_that_the_reference_refuses_is_illegal() {
    // The reference finds nothing to cancel; one number more than before is left.
    let r = judged_by(&SIMPLE, Fault::CancelsTooMuch, &[Add, Drop, Push(1)]);
    let f = |v| r.findings.iter().find(|f| f.verdict == v);
    let illegal = f(Verdict::IllegalRewrite).unwrap();
    assert_eq!((illegal.step, &*illegal.cause), (Some(1), "TOY-1"));
    let broken = f(Verdict::InvariantBroken).unwrap();
    assert_eq!((broken.step, &*broken.cause), (Some(1), "depth"));
}

#[test]
fn what_is_left_undone_is_missed_and_what_is_open_is_proved() {
    let r = judged_by(&SIMPLE, Fault::Lazy, &[Push(1), Push(2), Add]);
    assert_eq!(r.verdict(), Verdict::Missed);
    assert_eq!(r.missed, ["fold [Push(1), Push(2), Add]"]);
    let unsure = Simple {
        unsure: true,
        ..SIMPLE
    };
    let r = judged_by(&unsure, Fault::None, PROGRAM);
    assert_eq!(r.verdict(), Verdict::Equivalent, "{r:#?}");
    assert_eq!((r.unproven, r.proved), (4, 4));
}

#[test]
fn a_mistake_of_the_reference_is_found_when_it_runs_free() {
    let wrong = Simple {
        sub_is_add: true,
        ..SIMPLE
    };
    let r = judged_by(&wrong, Fault::None, PROGRAM);
    let cause = |c: &str| r.findings.iter().any(|f| f.cause == c);
    assert!(cause("reference: result"), "{r:#?}");
    // Production is right, and so are its steps on every input.
    assert!(!cause("result"));
    assert_eq!((r.different, r.proved), (1, 1));
}

/// Every program of a length, over these instructions.
struct Programs(usize);

const ALPHABET: [Op; 5] = [Push(1), Push(3), Add, Sub, Drop];

impl Scope for Programs {
    type Unit = Code;
    type Builder = ();
    const SOLVER_MUST_PROVE: bool = true;

    fn builder(&self) -> Result<(), String> {
        Ok(())
    }
    /// A part is the set of programs with the same first instruction.
    fn parts(&self) -> usize {
        ALPHABET.len()
    }
    fn each(&self, (): &(), part: usize, visit: &mut dyn FnMut(usize, &(), &Code)) {
        let rest = ALPHABET.len().pow(self.0 as u32 - 1);
        for n in 0..rest {
            let digit = |k: u32| ALPHABET[n / ALPHABET.len().pow(k) % ALPHABET.len()];
            let ops = std::iter::once(ALPHABET[part]).chain((0..self.0 as u32 - 1).map(digit));
            let code = Code(ops.collect());
            if code.depth().is_some() {
                visit(n, &(), &code);
            }
        }
    }
    fn candidates(&self, code: &Code) -> Vec<Word> {
        let places = 0..code.0.len();
        let both = |at| [Word::Fold { at }, Word::Cancel { at }];
        places.flat_map(both).collect()
    }
    fn decide(&self, (): &(), (before, after): (&Code, &Code), _: &[&'static str]) -> Decision {
        match first_difference(before, after) {
            None => Decision::Refines(Ground {
                name: "all inputs",
                runs: u64::from(SIZE) * u64::from(SIZE),
            }),
            Some(i) => Decision::Fails(vec![format!("on {i:?}")]),
        }
    }
    fn obligation(&self, (): &(), _: (&Code, &Code), _: &Word) -> Option<u64> {
        None
    }
    fn ask_solver(&self, (): &(), _: (&Code, &Code), _: &Word) -> Proof {
        Proof::Unknown("nobody is asked".into())
    }
    fn class_of(&self, _: &Broken) -> &'static str {
        refusal::BROKEN
    }
    fn print(&self, (): &(), code: &Code) -> String {
        format!("{:?}", code.0)
    }
}

fn certified(pass: &Simple, jobs: usize) -> Tally {
    let task = Task {
        pass,
        scope: Programs(4),
        refusals: true,
        jobs,
    };
    certify(&task, &|_, _| true).unwrap().unwrap()
}

#[test]
fn a_right_reference_gets_its_certificate() {
    let t = certified(&SIMPLE, 1);
    assert_eq!((t.wrong.len(), t.unknown.len()), (0, 0), "{:?}", t.findings);
    // Programs of four instructions that never take from the empty stack, each with two words at four places.
    assert_eq!(t.judged, t.units * 8);
    assert_eq!(t.judged, t.accepted_total() + t.refused_total().total);
    assert_eq!(t.grounds.of("all inputs"), t.accepted_total());
    // Folded: two numbers and one of two operations, at one of two places, and any fourth instruction that fits.
    let folds = |c: &Code| {
        let at = |n: usize| matches!(c.from(n), [Push(_), Push(_), Add | Sub, ..]);
        u64::from(at(0)) + u64::from(at(1))
    };
    let mut expected = 0;
    for part in 0..ALPHABET.len() {
        Programs(4).each(&(), part, &mut |_, (), c| expected += folds(c));
    }
    assert!(expected > 50);
    assert_eq!(t.accepted["fold"], expected);
    assert!(t.refused_total().adds_up());
    assert_eq!(
        t.refused_total().of(refusal::MEANINGLESS),
        t.refused_total().total
    );
    // The numbers do not depend on the number of threads.
    let again = certified(&SIMPLE, 3);
    assert_eq!((again.units, again.refused), (t.units, t.refused));
}

#[test]
fn a_wrong_reference_gets_none() {
    let wrong = Simple {
        sub_is_add: true,
        ..SIMPLE
    };
    let t = certified(&wrong, 2);
    assert!(t.wrong["an accepted rewrite is no refinement"] > 0);
    assert!(t.wrong["a whole run is no refinement"] > 0);
    let f = &t.findings[0];
    assert!(f.before.contains("Sub"), "{f:?}");
    assert_eq!(f.story.len(), 1);
    // One that is never sure is only cautious.
    let unsure = Simple {
        unsure: true,
        ..SIMPLE
    };
    let t = certified(&unsure, 2);
    assert_eq!((t.accepted_total(), t.wrong.len()), (0, 0));
    assert!(t.refused_total().of(refusal::CAUTIOUS) > 50);
}
