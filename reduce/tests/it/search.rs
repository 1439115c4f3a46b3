//! The search: planted failures, exact results, and the promises that hold for every predicate.

#![allow(clippy::unwrap_used)]

use std::sync::atomic::{AtomicUsize, Ordering};
use tandem_ir::text::parse;
use tandem_ir::{BinOp, InstKind, Module};
use tandem_reduce::canonical;
use tandem_reduce::predicate::{Answer, Predicate};
use tandem_reduce::search::{Cut, Error, Outcome, Settings, reduce};

/// Two functions, a loop, memory, and one place where a remainder is divided by.
const PROGRAM: &str = "@table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4

define i32 @helper(i32 %a, i32 %b) {
  %c = mul nsw i32 %a, %b
  %d = xor i32 %c, -1
  ret i32 %d
}

define i32 @f(i32 %x, i32 %y, ptr %p) {
entry:
  %slot = alloca i32, align 4
  store i32 %x, ptr %slot, align 4
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %sum = phi i32 [ 0, %entry ], [ %more, %body ]
  %go = icmp slt i32 %i, %y
  br i1 %go, label %body, label %done

body:
  %at = getelementptr inbounds [4 x i32], ptr @table, i32 0, i32 %i
  %v = load i32, ptr %at, align 4
  %r = urem i32 %v, 7
  %q = sdiv i32 %sum, %r
  %h = call i32 @helper(i32 %q, i32 %v)
  %more = add nsw i32 %sum, %h
  %next = add nuw nsw i32 %i, 1
  br label %head

done:
  %old = load i32, ptr %slot, align 4
  %all = add i32 %old, %sum
  store i32 %all, ptr %p, align 4
  ret i32 %all
}
";

fn module(text: &str) -> Module {
    parse(text.as_bytes(), "test.ll").unwrap()
}

fn has(m: &Module, op: BinOp) -> bool {
    m.bodies.iter().any(|f| {
        f.blocks()
            .flat_map(|b| f.insts(b))
            .any(|i| matches!(f.kind(i), InstKind::Binary(o) if *o == op))
    })
}

/// A division by a remainder: two instructions that belong together.
fn divides_by_remainder(m: &Module) -> bool {
    m.bodies.iter().any(|f| {
        f.blocks().flat_map(|b| f.insts(b)).any(|i| {
            let by = matches!(f.kind(i), InstKind::Binary(BinOp::SDiv))
                .then(|| f.def_inst(f.operand(i, 1)))
                .flatten();
            by.is_some_and(|d| matches!(f.kind(d), InstKind::Binary(BinOp::URem)))
        })
    })
}

fn run(p: &dyn Predicate) -> Outcome {
    reduce(&module(PROGRAM), p, &Settings::default()).unwrap()
}

#[test]
fn one_instruction_is_left_of_a_planted_failure() {
    let outcome = run(&|m: &Module| has(m, BinOp::SDiv));
    let expected = "define void @f() {\nentry:\n  %v0 = sdiv i1 false, false\n  ret void\n}\n";
    assert_eq!(outcome.program.text, expected);
    assert!(outcome.certificate.unwrap().singles > 0);
    assert!(outcome.normal);
}

#[test]
fn two_instructions_that_belong_together_are_left() {
    let outcome = run(&divides_by_remainder);
    let expected = "define void @f() {\nentry:\n  %v0 = urem i1 false, false\n  %v1 = sdiv i1 false, %v0\n  \
                    ret void\n}\n";
    assert_eq!(outcome.program.text, expected);
    let sibling = outcome.sibling.unwrap();
    assert!(!divides_by_remainder(&sibling.program.module));
    assert_eq!(sibling.distance, 2, "{:?}", sibling.difference);
}

#[test]
fn numbers_of_more_than_64_bits_have_siblings() {
    let wide = |m: &Module| {
        m.bodies.iter().any(|f| {
            let mut all = f.blocks().flat_map(|b| f.insts(b));
            all.any(|i| {
                f.operands(i)
                    .any(|v| f.as_int(v).is_some_and(|n| n.width() > 64))
            })
        })
    };
    let text = "define i128 @f(i128 %a) {\n  %r = mul i128 %a, 5\n  ret i128 %r\n}\n";
    let outcome = reduce(&module(text), &wide, &Settings::default()).unwrap();
    assert!(outcome.program.text.contains("i128"));
}

#[test]
fn the_result_and_the_steps_are_the_same_at_any_number_of_jobs() {
    let m = module(PROGRAM);
    let run = |jobs: usize| {
        let settings = Settings {
            jobs,
            ..Settings::default()
        };
        let o = reduce(&m, &divides_by_remainder, &settings).unwrap();
        (o.program.text, o.steps, o.known, o.kept)
    };
    let one = run(1);
    for jobs in [2, 3, 4, 9] {
        assert_eq!(run(jobs), one);
    }
}

#[test]
fn twice_is_once_and_every_candidate_is_well_formed() {
    let checked = |m: &Module| {
        assert!(tandem_ir::verify::verify(m).is_empty());
        divides_by_remainder(m)
    };
    let once = run(&checked);
    let twice = reduce(&once.program.module, &checked, &Settings::default()).unwrap();
    assert_eq!(twice.program.text, once.program.text);
    assert!(twice.kept.is_empty(), "{:?}", twice.kept);
}

#[test]
fn different_starting_points_end_in_the_same_text() {
    let renamed = PROGRAM
        .replace("%sum", "%total")
        .replace("@helper", "@aide")
        .replace("%r ", "%rest ")
        .replace("%r\n", "%rest\n");
    let other = module(&renamed);
    let a = run(&divides_by_remainder);
    let b = reduce(&other, &divides_by_remainder, &Settings::default()).unwrap();
    assert_eq!(a.program.text, b.program.text);
}

#[test]
fn what_is_not_interesting_or_always_is_refused() {
    let m = module(PROGRAM);
    let settings = Settings::default();
    let never = reduce(&m, &|_: &Module| false, &settings);
    assert!(matches!(never, Err(Error::NotInteresting(_))));
    let always = reduce(&m, &|_: &Module| true, &settings);
    assert!(matches!(always, Err(Error::EmptyInteresting)));
}

#[test]
fn flaky_predicates_are_found_out_at_the_start_and_at_the_end() {
    let m = module(PROGRAM);
    let asked = AtomicUsize::new(0);
    let every_other = |_: &Module| asked.fetch_add(1, Ordering::SeqCst).is_multiple_of(2);
    let flaky = reduce(&m, &every_other, &Settings::default());
    assert!(matches!(flaky, Err(Error::Flaky("the input"))));
    // Well-behaved until it is asked about the result again.
    let seen = std::sync::Mutex::new(std::collections::BTreeMap::new());
    let later = |m: &Module| {
        let mut seen = seen.lock().unwrap();
        let n = seen.entry(canonical::hash(m)).or_insert(0);
        *n += 1;
        has(m, BinOp::SDiv) && (*n == 1 || m.bodies.len() > 1)
    };
    let flaky = reduce(&m, &later, &Settings::default());
    assert!(matches!(flaky, Err(Error::Flaky("the result"))));
}

#[test]
fn budgets_cut_at_the_same_step_everywhere() {
    let m = module(PROGRAM);
    let full = run(&divides_by_remainder).steps;
    for max in [0, 1, 3, 4, 10, full / 2, full - 1] {
        let cut = |jobs: usize| {
            let settings = Settings {
                jobs,
                max_steps: Some(max),
                ..Settings::default()
            };
            let o = reduce(&m, &divides_by_remainder, &settings).unwrap();
            assert!(o.steps <= max);
            assert!(max == full - 1 || o.cut == Some(Cut::Steps), "{max}");
            o.program.text
        };
        assert_eq!(cut(1), cut(4));
    }
}

#[test]
fn a_journal_continues_to_the_same_bytes_and_asks_nothing_twice() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("journal");
    let m = module(PROGRAM);
    let expected = run(&divides_by_remainder);
    for max in [0, 1, 2, 7, 20, 33] {
        let with = |max_steps, resume| {
            let settings = Settings {
                max_steps,
                journal: Some((&path, resume)),
                ..Settings::default()
            };
            reduce(&m, &divides_by_remainder, &settings).unwrap()
        };
        let cut = with(Some(max), false);
        assert_eq!(cut.cut, Some(Cut::Steps));
        let whole = with(None, true);
        assert_eq!(whole.program.text, expected.program.text);
        assert_eq!(whole.steps, expected.steps);
        assert_eq!(whole.asked + cut.steps, expected.asked, "{max}");
        let again = with(None, true);
        assert_eq!(
            (again.program.text, again.asked),
            (expected.program.text.clone(), 0)
        );
    }
    let settings = Settings {
        journal: Some((&path, true)),
        predicate_name: "another",
        ..Settings::default()
    };
    let other = reduce(&m, &divides_by_remainder, &settings);
    assert!(matches!(other, Err(Error::Journal(_))));
}

/// A failure that hides another one.
struct TwoFailures;

impl Predicate for TwoFailures {
    fn ask(&self, m: &Module) -> Answer {
        match (has(m, BinOp::SDiv), has(m, BinOp::URem)) {
            (true, _) => Answer::Interesting,
            (_, true) => Answer::Other("remainder".into()),
            _ => Answer::Boring,
        }
    }
}

#[test]
fn other_failures_are_kept_beside_the_result_and_not_slipped_into() {
    let outcome = run(&TwoFailures);
    assert!(has(&outcome.program.module, BinOp::SDiv));
    let other = &outcome.others["remainder"];
    assert!(has(&other.module, BinOp::URem) && !has(&other.module, BinOp::SDiv));
}

/// Answers that end the search, and such as say nothing.
struct Failing(Answer);

impl Predicate for Failing {
    fn ask(&self, m: &Module) -> Answer {
        match (has(m, BinOp::SDiv), m.bodies.len()) {
            (true, 2..) => Answer::Interesting,
            (true, _) => self.0.clone(),
            _ => Answer::Boring,
        }
    }
}

#[test]
fn broken_predicates_end_the_search_and_undecided_candidates_are_counted() {
    let m = module(PROGRAM);
    let broken = Failing(Answer::Broken("error: no".into()));
    let r = reduce(&m, &broken, &Settings::default());
    assert_eq!(r.err().unwrap(), Error::Predicate("error: no".into()));
    let unsure = Failing(Answer::Unsure("late".into()));
    let o = reduce(&m, &unsure, &Settings::default()).unwrap();
    assert_eq!(o.program.module.bodies.len(), 2);
    assert!(o.unsure["late"] > 0);
}

/// Interesting with both of two instructions, and with neither.
struct BothOrNeither {
    computed: bool,
}

impl Predicate for BothOrNeither {
    fn ask(&self, m: &Module) -> Answer {
        match has(m, BinOp::SDiv) && has(m, BinOp::URem) == has(m, BinOp::Mul) {
            true => Answer::Interesting,
            false => Answer::Boring,
        }
    }

    fn is_computed(&self) -> bool {
        self.computed
    }
}

#[test]
fn two_edits_that_need_each_other_are_made_where_questions_are_cheap() {
    // What belongs together is on both sides of what stays, where no range has it without the middle.
    let text = "define void @f(i8 %x) {\n  %a = urem i8 %x, 5\n  %b = sdiv i8 %x, 3\n  %c = mul i8 %x, 7\n  ret void\n}\n";
    let size = |computed| {
        let p = BothOrNeither { computed };
        let o = reduce(&module(text), &p, &Settings::default()).unwrap();
        (o.program.measure.instructions, o.certificate.is_some())
    };
    assert_eq!(size(false), (4, true));
    assert_eq!(size(true), (2, true));
}

/// Interesting if two branches look at two comparisons, or both at one value and the second then leads to the return of 1
/// where that is false.
struct TwoBranches {
    computed: bool,
}

impl Predicate for TwoBranches {
    fn ask(&self, m: &Module) -> Answer {
        let text = tandem_ir::text::print(m);
        let looks: Vec<Vec<&str>> = text
            .lines()
            .filter(|l| l.trim_start().starts_with("br i1"))
            .map(|l| l.split([' ', ',']).filter(|w| w.starts_with('%')).collect())
            .collect();
        let ends = |label: &str| {
            let mut lines = text
                .lines()
                .skip_while(|l| *l != format!("{}:", &label[1..]));
            lines.nth(1).is_some_and(|l| l == "  ret i8 1")
        };
        let shown = match &looks[..] {
            [a, b] if a.len() == 3 && b.len() == 3 && a[1] != a[2] => match a[0] == b[0] {
                true => ends(b[2]),
                false => text.matches("icmp").count() == 2,
            },
            _ => false,
        };
        match shown && text.contains("ret i8 1") && text.contains("ret i8 0") {
            true => Answer::Interesting,
            false => Answer::Boring,
        }
    }

    fn is_computed(&self) -> bool {
        self.computed
    }
}

#[test]
fn a_step_sideways_mends_what_an_edit_breaks() {
    // The second condition can be the first one, but only turned round.
    let text = "define i8 @f(i8 %x) {
entry:
  %c = icmp eq i8 %x, 0
  br i1 %c, label %m, label %n
n:
  br label %m
m:
  %d = icmp eq i8 %x, 1
  br i1 %d, label %p, label %q
p:
  ret i8 1
q:
  ret i8 0
}
";
    let size = |computed| {
        let p = TwoBranches { computed };
        let o = reduce(&module(text), &p, &Settings::default()).unwrap();
        (o.program.measure.instructions, o.program.text)
    };
    let (down, sideways) = (size(false), size(true));
    assert!(sideways.0 < down.0, "{down:?} {sideways:?}");
}

/// Sees the text, and wants a function of this name in it.
struct Named(&'static str);

impl Predicate for Named {
    fn ask(&self, m: &Module) -> Answer {
        match tandem_ir::text::print(m).contains(self.0) && has(m, BinOp::SDiv) {
            true => Answer::Interesting,
            false => Answer::Boring,
        }
    }

    fn sees_text(&self) -> bool {
        true
    }
}

#[test]
fn names_that_a_predicate_sees_change_or_stay_and_the_result_is_as_small() {
    let normal = run(&Named("@f("));
    assert!(normal.normal, "{}", normal.program.text);
    let other = module(&PROGRAM.replace("@f(", "@wanted("));
    let kept = reduce(&other, &Named("@wanted("), &Settings::default()).unwrap();
    assert!(kept.program.text.contains("@wanted("));
    let size = |o: &Outcome| o.program.measure.instructions;
    assert_eq!((size(&kept), size(&normal)), (2, 2));
}

/// Interesting only under a name, or in an order of blocks, that the normal form changes; the predicate does not say so.
#[test]
fn what_hangs_on_names_or_order_without_saying_so_keeps_them() {
    let by_name = |m: &Module| m.header.lookup("helper").is_some() && has(m, BinOp::Mul);
    let o = run(&by_name);
    assert!(by_name(&o.program.module), "{}", o.program.text);
    assert_eq!((o.program.measure.instructions, o.normal), (2, false));
    // The block that divides stands in front of the one that multiplies, from which it is reached.
    let text = "define i32 @f(i32 %x, i1 %c) {
entry:
  br label %first
last:
  %q = sdiv i32 %x, 3
  br i1 %c, label %first, label %end
first:
  %p = mul i32 %x, 5
  br label %last
end:
  ret i32 0
}";
    let by_order = |m: &Module| {
        let blocks = m.bodies.iter().flat_map(|f| {
            let holds = |b, op| f.insts(b).any(|i| *f.kind(i) == InstKind::Binary(op));
            f.blocks()
                .map(move |b| (holds(b, BinOp::SDiv), holds(b, BinOp::Mul)))
        });
        let order: Vec<(bool, bool)> = blocks.filter(|&(s, m)| s || m).collect();
        order == [(true, false), (false, true)]
    };
    let o = reduce(&module(text), &by_order, &Settings::default()).unwrap();
    assert!(by_order(&o.program.module), "{}", o.program.text);
    assert!(!o.normal);
}
