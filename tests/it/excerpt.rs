//! Steps judged on an excerpt: what is found right there is right in the whole function, and how often an excerpt does.
//!
//! Every step of every pass on functions, on the kernels and modules of the corpus and on generated programs, is judged
//! twice: on excerpts of several sizes, and on the whole function. So are steps that report one thing and do another.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use tandem::registry::Forms;
use tandem_fuzz::config::{Config, Mode};
use tandem_fuzz::generate;
use tandem_ir::rewrite::{Judgement, Rewrite};
use tandem_ir::{Block, Function, Header, Inst, Module, verify};
use tandem_optimized::options::Options;
use tandem_oracle::certify::neighbours;
use tandem_oracle::excerpt::{
    Refusal, Whole, excerpt, is_about_tokens_of_stubs, named, region, settle,
};
use tandem_oracle::lockstep::{LockstepLimits, Moment, ride_watched};
use tandem_oracle::pass::Reference;
use tandem_oracle::unit::Unit;

const PASSES: [&str; 4] = [
    "jump-threading",
    "dfa-jump-threading",
    "instsimplify",
    "dce",
];

/// Sizes of excerpts: barely anything fits, most steps fit, small functions fit whole.
const LIMITS: [usize; 4] = [6, 16, 48, 128];

/// So many generated programs for each pass.
const SEEDS: u64 = 12;

/// Judges nothing, so that a run costs little.
struct Nobody;

impl Reference<Function> for Nobody {
    fn find(&self, _: &Header, _: &Function) -> Vec<Rewrite> {
        Vec::new()
    }
    fn judge(&self, _: &Header, _: &Function, _: &Rewrite) -> Judgement {
        Judgement::Illegal {
            rule: "none",
            reason: String::new(),
        }
    }
    fn apply(&self, _: &Header, _: &mut Function, _: &Rewrite) -> Result<(), String> {
        Err(String::new())
    }
    fn run(&self, _: &Header, _: &mut Function) -> usize {
        0
    }
}

/// What one instruction is, down to its numbers.
fn is_same(a: &Function, b: &Function, i: Inst) -> bool {
    a.kind(i) == b.kind(i)
        && a.flags(i) == b.flags(i)
        && a.operands(i).eq(b.operands(i))
        && a.attachments(i) == b.attachments(i)
        && a.debug_records(i) == b.debug_records(i)
}

/// The blocks in which two states of a function differ.
fn touched(before: &Function, after: &Function) -> Vec<Block> {
    let there = |f: &Function, b: Block| (b.as_u32() as usize) < f.num_blocks() && f.in_layout(b);
    let same = |b: Block| {
        there(before, b)
            && there(after, b)
            && before.insts(b).eq(after.insts(b))
            && before.insts(b).all(|i| is_same(before, after, i))
    };
    let all = (0..before.num_blocks().max(after.num_blocks()) as u32).map(Block::from_u32);
    all.filter(|&b| (there(before, b) || there(after, b)) && !same(b))
        .collect()
}

#[derive(Default, Clone)]
struct Count {
    steps: usize,
    settled: usize,
    why: BTreeMap<String, usize>,
}

#[derive(Default)]
struct Tally {
    /// Steps that the whole settles.
    right: BTreeMap<(&'static str, usize), Count>,
    /// Corrupted ones: judged, legal on the excerpt.
    corrupted: [usize; 2],
    /// Steps that did another thing than they said: asked, settled.
    wrong: [usize; 2],
}

impl Tally {
    fn print(&self, of: &str) {
        for ((pass, limit), c) in &self.right {
            let share = 100.0 * c.settled as f64 / c.steps.max(1) as f64;
            eprintln!(
                "{of}: {pass}, {limit} blocks: {} of {} steps settled, {share:.1} %; {:?}",
                c.settled, c.steps, c.why
            );
        }
        eprintln!(
            "{of}: corrupted: {:?}, wrong {:?}",
            self.corrupted, self.wrong
        );
    }
}

impl Tally {
    /// Excerpts of some size do for nearly all steps of the passes that make the most of them.
    fn assert_most_are_settled(&self) {
        for pass in ["jump-threading", "instsimplify"] {
            let count = &self.right[&(pass, LIMITS[3])];
            assert!(count.steps > 50, "{pass}: {} steps", count.steps);
            assert!(
                100 * count.settled >= 95 * count.steps,
                "{pass}: {:?}",
                count.why
            );
        }
    }
}

/// What the reference says of a step by the whole function: nothing if it is legal and leads to the same.
fn on_the_whole(
    cx: &Header,
    reference: &dyn Reference<Function>,
    before: &Function,
    rewrite: &Rewrite,
    after: &Function,
) -> Option<String> {
    match reference.judge(cx, before, rewrite) {
        Judgement::Legal => {}
        other => return Some(format!("{other:?}")),
    }
    let mut mine = before.clone();
    if let Err(e) = reference.apply(cx, &mut mine, rewrite) {
        return Some(e);
    }
    Function::difference(cx, &mine, after).map(|d| d.to_string())
}

fn reason(r: &Refusal) -> String {
    match r {
        Refusal::IllFormed(m) => format!("IllFormed {m}").chars().take(60).collect(),
        Refusal::NotLegal(j) => format!("{j:?}")
            .chars()
            .filter(|c| !c.is_ascii_digit())
            .take(90)
            .collect(),
        Refusal::NotApplied(_) => "NotApplied".into(),
        Refusal::Different(_) => "Different".into(),
        other => format!("{other:?}"),
    }
}

struct Asked<'a> {
    cx: &'a Header,
    pass: &'static str,
    reference: &'a dyn Reference<Function>,
    tally: &'a mut Tally,
    full: bool,
}

fn words(f: &Function, rewrite: &Rewrite) -> String {
    tandem_oracle::describe::rewrite(f, rewrite)
}

impl Asked<'_> {
    fn text(&self, f: &Function) -> String {
        tandem_ir::text::print_function(self.cx, f)
    }

    /// Judges one step in both ways.
    fn step(&mut self, before: &Function, rewrite: &Rewrite, after: &Function) {
        let (cx, reference) = (self.cx, self.reference);
        let whole = Whole::of(cx, before);
        let touched = touched(before, after);
        let truth = on_the_whole(cx, reference, before, rewrite, after);
        for limit in LIMITS {
            let said = settle(
                cx,
                &whole,
                reference,
                (before, rewrite, after),
                &touched,
                limit,
            );
            if let (Ok(()), Some(why)) = (&said, &truth) {
                panic!(
                    "{}, {limit}: {}: the whole says {why}\n{}",
                    self.pass,
                    words(before, rewrite),
                    self.text(before)
                );
            }
            let mut all = named(before, rewrite);
            all.extend(&touched);
            if let Some(r) = region(cx, &whole, (before, after), &all, limit) {
                assert!(r.blocks().len() <= limit);
                for f in [before, after] {
                    if let Some(e) = excerpt(cx, f, &r) {
                        let mut breaches = verify::verify_function(cx, &e.function);
                        breaches.retain(|e| !is_about_tokens_of_stubs(e));
                        assert!(
                            breaches.is_empty(),
                            "{}: {}: {:?}\n{}\n{}\n{:?}",
                            self.pass,
                            words(before, rewrite),
                            breaches[0].to_string(),
                            self.text(f),
                            self.text(&e.function),
                            r
                        );
                    }
                }
            }
            if truth.is_some() {
                continue;
            }
            let why = said.err();
            let count = self.tally.right.entry((self.pass, limit)).or_default();
            count.steps += 1;
            match why {
                None => count.settled += 1,
                Some(why) => *count.why.entry(reason(&why)).or_default() += 1,
            }
        }
        if self.full {
            self.corrupted(&whole, before, rewrite, after);
        }
    }

    /// Rewrites with one field changed: judged on an excerpt, and as what the step claims to be.
    fn corrupted(&mut self, whole: &Whole, before: &Function, rewrite: &Rewrite, after: &Function) {
        let (cx, reference) = (self.cx, self.reference);
        for wrong in neighbours(before, rewrite, 3) {
            let truth = reference.judge(cx, before, &wrong);
            for limit in [6, 24] {
                let mut all = named(before, &wrong);
                all.extend(named(before, rewrite));
                let Some(r) = region(cx, whole, (before, before), &all, limit) else {
                    continue;
                };
                let Some(mut e) = excerpt(cx, before, &r) else {
                    continue;
                };
                let Some(there) = e.rewrite(before, &wrong) else {
                    continue;
                };
                self.tally.corrupted[0] += 1;
                if reference.judge(cx, &e.function, &there) == Judgement::Legal {
                    self.tally.corrupted[1] += 1;
                    assert_eq!(
                        truth,
                        Judgement::Legal,
                        "{}, {limit}: {}\n{}\n{}\n{there:?}",
                        self.pass,
                        words(before, &wrong),
                        self.text(before),
                        self.text(&e.function)
                    );
                }
            }
            if truth == Judgement::Legal {
                let mut other = before.clone();
                reference.apply(cx, &mut other, &wrong).unwrap();
                // One is said, the other is done, both ways round; and what is said is done.
                self.claimed(whole, before, rewrite, &other);
                self.claimed(whole, before, &wrong, after);
                self.claimed(whole, before, &wrong, &other);
            }
        }
    }

    fn claimed(&mut self, whole: &Whole, before: &Function, rewrite: &Rewrite, after: &Function) {
        let (cx, reference) = (self.cx, self.reference);
        if !verify::verify_function(cx, after).is_empty() {
            return;
        }
        let touched = touched(before, after);
        for limit in [6, 24] {
            self.tally.wrong[0] += 1;
            if settle(
                cx,
                whole,
                reference,
                (before, rewrite, after),
                &touched,
                limit,
            )
            .is_ok()
            {
                self.tally.wrong[1] += 1;
                let truth = on_the_whole(cx, reference, before, rewrite, after);
                assert_eq!(
                    truth,
                    None,
                    "{}, {limit}: {}\n{}\n{}",
                    self.pass,
                    words(before, rewrite),
                    self.text(before),
                    self.text(after)
                );
            }
        }
    }
}

fn ask(m: &Module, tally: &mut Tally, full: bool, most: usize) {
    for pass in PASSES {
        let forms = Forms::<Function>::of(pass, &Options::default()).unwrap();
        for f in &m.bodies {
            let mut asked = Asked {
                cx: &m.header,
                pass,
                reference: &*forms.reference,
                tally,
                full,
            };
            let mut steps: Vec<(Function, Rewrite, Function)> = Vec::new();
            let mut begun = None;
            ride_watched(
                &m.header,
                f,
                &*forms.production,
                &Nobody,
                LockstepLimits::default(),
                &mut |moment| {
                    match moment {
                        Moment::Begins(_, f, rewrite) => begun = Some((f.clone(), rewrite.clone())),
                        Moment::Made(_, after) => {
                            let (before, rewrite) = begun.take().unwrap();
                            steps.push((before, rewrite, after.clone()));
                        }
                        _ => {}
                    }
                    steps.len() < most
                },
            );
            for (before, rewrite, after) in &steps {
                asked.step(before, rewrite, after);
            }
        }
    }
}

fn files(under: &str, all: &mut Vec<PathBuf>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(under);
    let mut list: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|e| e.unwrap().path())
        .collect();
    list.sort();
    for p in list {
        if p.is_dir() {
            files(p.to_str().unwrap(), all);
        } else if p.extension().is_some_and(|e| e == "ll") {
            all.push(p);
        }
    }
}

#[test]
fn steps_on_the_corpus() {
    let mut all = Vec::new();
    for under in ["corpus/kernels", "corpus/modules"] {
        files(under, &mut all);
    }
    let mut tally = Tally::default();
    for p in all {
        let text = std::fs::read(&p).unwrap();
        let Ok(m) = tandem_optimized::driver::parse_module(&text, &p.to_string_lossy()) else {
            continue;
        };
        ask(&m, &mut tally, false, usize::MAX);
    }
    tally.print("corpus");
    tally.assert_most_are_settled();
}

#[test]
fn steps_on_generated_programs() {
    let mut tally = Tally::default();
    for n in 0..SEEDS {
        for pass in PASSES {
            let config = Config::swarm(n)
                .with_mode(Mode::PoisonRich)
                .with_bias(Some(pass));
            ask(&generate::from_seed(n, &config), &mut tally, true, 40);
        }
    }
    tally.print("generated");
    tally.assert_most_are_settled();
    // The test would see nothing if no corrupted rewrite were legal, or no step did what it says.
    assert!(tally.corrupted[1] > 50 && tally.corrupted[0] > 2 * tally.corrupted[1]);
    assert!(tally.wrong[1] > 50 && tally.wrong[0] > tally.wrong[1]);
}

/// A function of many diamonds, one after the other, and the block in the middle whose branch is decided.
fn diamonds(count: usize) -> (Module, Block) {
    let mut text = String::from("define i32 @f(i32 %a, i1 %c) {\nstart:\n  br label %h0\n");
    for k in 0..count {
        let (from, cond) = match k {
            0 => ("start".to_owned(), "%c"),
            _ => (
                format!("j{}", k - 1),
                if k == count / 2 { "true" } else { "%c" },
            ),
        };
        let x = if k == 0 {
            "%a".to_owned()
        } else {
            format!("%p{}", k - 1)
        };
        text += &format!(
            "h{k}:\n  %x{k} = phi i32 [ {x}, %{from} ]\n  br i1 {cond}, label %l{k}, label %r{k}\nl{k}:\n  %y{k} = add i32 %x{k}, 1\n  br label %j{k}\nr{k}:\n  %z{k} = mul i32 %x{k}, 3\n  br label %j{k}\nj{k}:\n  %p{k} = phi i32 [ %y{k}, %l{k} ], [ %z{k}, %r{k} ]\n  br label %h{}\n",
            k + 1
        );
    }
    text += &format!("h{count}:\n  ret i32 %p{}\n}}\n", count - 1);
    let m = tandem_optimized::driver::parse_module(text.as_bytes(), "diamonds.ll").unwrap();
    let name = format!("h{}", count / 2);
    let block = m.bodies[0]
        .blocks()
        .find(|&b| m.bodies[0].block_name(b) == Some(&name))
        .unwrap();
    (m, block)
}

#[test]
fn an_excerpt_is_as_large_as_the_region() {
    let mut sizes = Vec::new();
    for count in [50, 12_500] {
        let (m, block) = diamonds(count);
        let (cx, before) = (&m.header, &m.bodies[0]);
        let dest = before.successors(block).next().unwrap();
        let rewrite = Rewrite::FoldTerminator {
            block,
            dest,
            why: tandem_ir::rewrite::Why::Fold,
        };
        let reference = Forms::<Function>::of("jump-threading", &Options::default())
            .unwrap()
            .reference;
        let mut after = before.clone();
        reference.apply(cx, &mut after, &rewrite).unwrap();
        let touched = touched(before, &after);
        let whole = Whole::of(cx, before);
        let start = std::time::Instant::now();
        for _ in 0..100 {
            assert_eq!(
                settle(
                    cx,
                    &whole,
                    &*reference,
                    (before, &rewrite, &after),
                    &touched,
                    16
                ),
                Ok(())
            );
        }
        eprintln!(
            "{} instructions: {:?} a step",
            before.num_insts(),
            start.elapsed() / 100
        );
        let r = region(cx, &whole, (before, &after), &touched, 16).unwrap();
        let e = excerpt(cx, before, &r).unwrap().function;
        assert!(e.num_insts() < 100, "{}", e.num_insts());
        sizes.push((
            r.blocks().len(),
            e.num_blocks(),
            e.num_insts(),
            e.num_values(),
        ));
    }
    assert_eq!(sizes[0], sizes[1]);
}
