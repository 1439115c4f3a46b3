//! Claim checks: facts that analyses claim about values, compared with executions (design law 6).
//!
//! An instrumented copy of the function is executed ([`crate::instrument`]), which tells at the end of each block what the
//! block has computed. There the value computed last is compared with each fact about the block's end and about the edge
//! by which it was entered; for the latter, before the block's own values are taken over.
//!
//! **Assumptions.** A fact that allows poison and undef says nothing about a value that may depend on a choice
//! made for undef: each use of undef may choose anew, and a run shows one choice only. A run that ends in
//! undefined behaviour contradicts no fact.

use crate::describe::value as name_of;
use crate::inputs::TestInput;
use crate::instrument::{self, Instrumented, Observation, ProbePoint, Probes};
use crate::interp::{Outcome, Program, Target, ThreadId, Value as Seen};
use crate::invariants::label;
use crate::refine::refines_value;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::collections::hash_map::Entry;
use tandem_ir::claims::{Fact, FactPlace, ValueFact};
use tandem_ir::constant::{Bits, ConstantData};
use tandem_ir::{Block, Function, Module, Value};

/// Threads whose values are kept.
const MAX_THREADS: usize = 64;
/// Probes cost steps, one for each block: so many times the steps of the function itself are allowed.
const STEPS_FACTOR: u64 = 2;

/// A fact that an execution contradicts.
#[derive(Clone, Debug)]
pub struct Contradiction {
    /// What kind of fact: the same for the same mistake in another program.
    pub sort: &'static str,
    /// The kind of claim, one of [`KINDS`](crate::cached_analyses::KINDS).
    pub kind: &'static str,
    /// Value, place, fact and what the execution has there.
    pub words: String,
}

/// Facts about a body of a module, ready to be compared with executions.
pub struct ClaimChecks<'a> {
    f: &'a Function,
    instrumented: Instrumented,
    facts: &'a [ValueFact],
    /// Numbers of facts by the block at whose end they hold, or whose start ends the edge.
    at_end: SecondaryMap<Block, Vec<usize>>,
    on_edge: SecondaryMap<Block, FromBlocks>,
    through: SecondaryMap<Block, FromBlocks>,
}

/// Numbers of facts by the block from which another one is entered.
type FromBlocks = Vec<(Block, Vec<usize>)>;

/// The numbers that are listed for a block.
fn listed(list: &FromBlocks, from: Block) -> &[usize] {
    let found = list.iter().find(|e| e.0 == from);
    found.map_or(&[], |e| e.1.as_slice())
}

fn add(list: &mut FromBlocks, from: Block, n: usize) {
    match list.iter_mut().find(|e| e.0 == from) {
        Some(e) => e.1.push(n),
        None => list.push((from, vec![n])),
    }
}

/// What was observed of a thread so far.
#[derive(Default)]
struct Thread {
    values: SecondaryMap<Value, Option<Seen>>,
    at: Option<Block>,
    from: Option<Block>,
    /// The function was entered again from within: values cannot be told apart any more.
    lost: bool,
    /// The run has chosen a value for undef.
    picked: bool,
}

impl<'a> ClaimChecks<'a> {
    /// Facts about body number `n` of a module. Facts about other program points than the body has are left out.
    pub fn new(module: &'a Module, n: usize, facts: &'a [ValueFact]) -> ClaimChecks<'a> {
        let f = &module.bodies[n];
        let mut at_end: SecondaryMap<Block, Vec<usize>> = SecondaryMap::new();
        let mut on_edge: SecondaryMap<Block, FromBlocks> = SecondaryMap::new();
        let mut through: SecondaryMap<Block, FromBlocks> = SecondaryMap::new();
        let mut values = BTreeSet::new();
        for (n, fact) in facts.iter().enumerate() {
            values.insert(fact.value);
            if let Fact::Equals(other) = fact.fact {
                values.insert(other);
            }
            match fact.place {
                // What holds at the start of a block holds at its end.
                FactPlace::Entry(b) | FactPlace::End(b) => at_end[b].push(n),
                FactPlace::Edge(a, b) => add(&mut on_edge[b], a, n),
                FactPlace::Through(a, b) => add(&mut through[b], a, n),
            }
        }
        let probes = Probes::Ends { values: &values };
        ClaimChecks {
            f,
            instrumented: Instrumented::new(module, &[f.global], probes),
            facts,
            at_end,
            on_edge,
            through,
        }
    }

    /// The instrumented program, compiled; `None` if the interpreter cannot run it.
    pub fn compile(&self) -> Option<Program<'_>> {
        Program::compile(&self.instrumented.module).ok()
    }

    /// Runs the function on an input; the first fact that the execution contradicts.
    pub fn first_contradiction(
        &self,
        program: &Program<'_>,
        input: &TestInput,
        steps: u64,
    ) -> Option<Contradiction> {
        let mut threads: FxHashMap<ThreadId, Thread> = FxHashMap::default();
        let mut wrong: Option<Contradiction> = None;
        let run = instrument::run_compiled(
            &self.instrumented,
            program,
            self.f.global,
            input,
            steps.saturating_mul(STEPS_FACTOR),
            |h| {
                let room = threads.len() < MAX_THREADS;
                let thread = match threads.entry(h.thread) {
                    Entry::Occupied(e) => e.into_mut(),
                    Entry::Vacant(e) if room => e.insert(Thread::default()),
                    Entry::Vacant(_) => return,
                };
                self.observe(h, thread, &mut wrong);
            },
        );
        let (outcome, choices) = run.ok()?;
        let ended = !matches!(
            outcome,
            Outcome::Ub { .. } | Outcome::Unsupported(_) | Outcome::IllFormed(_)
        );
        wrong.filter(|_| ended && !choices.race)
    }

    fn observe(&self, h: Observation, thread: &mut Thread, wrong: &mut Option<Contradiction>) {
        thread.picked = h.picked;
        let (ProbePoint::Block(_, b) | ProbePoint::End(_, b)) = h.point else {
            return;
        };
        let again = thread.at.is_some() && self.f.entry() == Some(b);
        thread.lost |= again;
        thread.from = thread.at.replace(b);
        if let Some(from) = thread.from {
            self.check(listed(&self.on_edge[b], from), thread, wrong);
        }
        for (&v, seen) in self.instrumented.values_of(h.probe).iter().zip(h.values) {
            thread.values[v] = Some(seen);
        }
        if matches!(h.point, ProbePoint::Block(..)) {
            return; // The end of the block is behind the call.
        }
        self.check(&self.at_end[b], thread, wrong);
        if let Some(from) = thread.from {
            self.check(listed(&self.through[b], from), thread, wrong);
        }
    }

    fn check(&self, list: &[usize], thread: &Thread, wrong: &mut Option<Contradiction>) {
        if thread.lost || wrong.is_some() {
            return;
        }
        for &n in list {
            let fact = &self.facts[n];
            let Some(seen) = &thread.values[fact.value] else {
                continue;
            };
            let speaks = fact.noundef || !thread.picked;
            if speaks && !self.allows(fact, seen, thread) {
                *wrong = Some(Contradiction {
                    sort: "claim of value",
                    kind: kind(fact),
                    words: self.words(fact, seen),
                });
                return;
            }
        }
    }

    /// True if the fact says nothing against the value.
    fn allows(&self, fact: &ValueFact, seen: &Seen, thread: &Thread) -> bool {
        if let Fact::Equals(other) = fact.fact {
            let other = self
                .constant(other)
                .or_else(|| thread.values[other].clone());
            return match (other, seen) {
                (Some(o @ (Seen::Undef | Seen::Poison)), _) => each_part_refines(seen, &o),
                (Some(o), _) => refines_value(seen, &o),
                (None, _) => true,
            };
        }
        match seen {
            Seen::Poison | Seen::Undef => !fact.noundef,
            Seen::Int { width, bits } => allows_bits(&fact.fact, *width, *bits),
            Seen::Pointer(p) => {
                let null = p.target == Target::Nothing && p.offset == 0;
                match &fact.fact {
                    Fact::Never => false,
                    // Elsewhere an object may lie at address 0.
                    Fact::Is(n) if n.is_zero() && p.space < 2 => null,
                    Fact::IsNot(n) if n.is_zero() => !null,
                    _ => true,
                }
            }
            Seen::Elements(lanes) => lanes.iter().all(|l| self.allows(fact, l, thread)),
            _ => fact.fact != Fact::Never,
        }
    }

    fn constant(&self, v: Value) -> Option<Seen> {
        match self.f.as_const(v)? {
            ConstantData::Undef => Some(Seen::Undef),
            ConstantData::Poison => Some(Seen::Poison),
            ConstantData::Int(_) | ConstantData::WideInt(_) => {
                let bits = self.f.as_int(v)?;
                Some(Seen::int(bits.width(), bits.as_u128()?)).filter(|_| bits.width() <= 128)
            }
            _ => None,
        }
    }

    fn words(&self, fact: &ValueFact, seen: &Seen) -> String {
        let f = self.f;
        let block = |b: Block| format!("%{}", label(f, b));
        let place = match fact.place {
            FactPlace::Entry(b) => format!("at the start of {}", block(b)),
            FactPlace::End(b) => format!("at the end of {}", block(b)),
            FactPlace::Edge(a, b) => format!("on the edge from {} to {}", block(a), block(b)),
            FactPlace::Through(a, b) => {
                format!("at the end of {}, entered from {}", block(b), block(a))
            }
        };
        let number = |b: &Bits| b.as_u128().map_or("?".into(), |n| n.to_string());
        let says = match &fact.fact {
            Fact::Is(n) => number(n),
            Fact::IsNot(n) => format!("not {}", number(n)),
            Fact::Range(lo, hi) => format!("in [{}, {})", number(lo), number(hi)),
            Fact::Bits(zeros, ones) => {
                format!(
                    "without the bits {}, with the bits {}",
                    number(zeros),
                    number(ones)
                )
            }
            Fact::Never => "no value at all".into(),
            Fact::Any => "some value".into(),
            Fact::Equals(v) => format!("the same as {}", name_of(f, *v)),
        };
        let besides = match fact.noundef {
            true => "well defined and",
            false => "if well defined,",
        };
        let name = name_of(f, fact.value);
        format!("{name} is said to be {besides} {says} {place}; there it is {seen}")
    }
}

/// The kind of a claim about a value, by which its maker is known ([`KINDS`](crate::cached_analyses::KINDS)).
fn kind(fact: &ValueFact) -> &'static str {
    match (&fact.fact, fact.place) {
        (Fact::Any, _) => "value is defined",
        (Fact::Equals(_), _) => "value by folding",
        (_, FactPlace::Through(..)) => "value through a block",
        _ => "value at a place",
    }
}

/// Whether undef or poison is right for a value: of a vector or structure, for each part.
fn each_part_refines(seen: &Seen, whole: &Seen) -> bool {
    match seen {
        Seen::Elements(parts) => parts.iter().all(|p| each_part_refines(p, whole)),
        _ => refines_value(seen, whole),
    }
}

fn allows_bits(fact: &Fact, width: u32, seen: u128) -> bool {
    let number = |b: &Bits| b.as_u128().filter(|_| b.width() == width);
    match fact {
        Fact::Is(n) => number(n).is_none_or(|n| n == seen),
        Fact::IsNot(n) => number(n).is_none_or(|n| n != seen),
        Fact::Range(lo, hi) => match (number(lo), number(hi)) {
            (Some(lo), Some(hi)) => {
                let mask = match width {
                    128.. => u128::MAX,
                    w => (1 << w) - 1,
                };
                let (span, at) = (hi.wrapping_sub(lo) & mask, seen.wrapping_sub(lo) & mask);
                span == 0 || at < span
            }
            _ => true,
        },
        Fact::Bits(zeros, ones) => {
            let none = number(zeros).is_none_or(|z| z & seen == 0);
            none && number(ones).is_none_or(|o| o & !seen == 0)
        }
        Fact::Never => false,
        Fact::Any | Fact::Equals(_) => true,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::inputs::Generator;

    const LOOP: &str = "
define i8 @f(i8 noundef %x, i1 %p) {
entry:
  %y = and i8 %x, 7
  br label %head
head:
  %i = phi i8 [ 0, %entry ], [ %j, %head ]
  %j = add i8 %i, 1
  %c = icmp ult i8 %j, %y
  br i1 %c, label %head, label %out
out:
  %z = freeze i1 poison
  ret i8 %j
}
";

    fn module() -> Module {
        tandem_ir::text::parse(LOOP.as_bytes(), "facts.ll").unwrap()
    }
    fn named(f: &Function, name: &str) -> Value {
        let args = f.args().iter().copied();
        let insts = f.blocks().flat_map(|b| f.insts(b));
        let mut all = args.chain(insts.filter_map(|i| f.result(i)));
        all.find(|&v| name_of(f, v).ends_with(name)).unwrap()
    }
    fn block(f: &Function, name: &str) -> Block {
        f.blocks().find(|&b| label(f, b) == name).unwrap()
    }
    /// The words of the first contradiction on sixteen inputs.
    fn held(
        value: &str,
        place: impl Fn(&dyn Fn(&str) -> Block) -> FactPlace,
        fact: Fact,
        noundef: bool,
    ) -> Option<String> {
        let m = module();
        let f = &m.bodies[0];
        let facts = [ValueFact {
            value: named(f, value),
            place: place(&|n| block(f, n)),
            fact,
            noundef,
        }];
        let facts = ClaimChecks::new(&m, 0, &facts);
        let program = facts.compile().unwrap();
        let generator = Generator::new(&m.header, f, &[]);
        (0..16).find_map(|n| {
            let c = facts.first_contradiction(&program, &generator.input(1, n), 10_000)?;
            Some(c.words)
        })
    }
    fn bits(n: u64) -> Bits {
        Bits::from_u64(8, n)
    }

    #[test]
    fn what_holds_is_not_contradicted() {
        let range = Fact::Range(bits(0), bits(8));
        assert_eq!(held("%y", |b| FactPlace::End(b("head")), range, true), None);
        let zero = Fact::Is(bits(0));
        assert_eq!(
            held(
                "%i",
                |b| FactPlace::Through(b("entry"), b("head")),
                zero,
                true
            ),
            None
        );
        assert_eq!(
            held(
                "%j",
                |b| FactPlace::Edge(b("entry"), b("head")),
                Fact::Never,
                true
            ),
            None
        );
    }

    #[test]
    fn what_does_not_hold_is_contradicted() {
        let short = Fact::Range(bits(0), bits(2));
        let words = held("%y", |b| FactPlace::End(b("head")), short, false).unwrap();
        assert!(
            words.contains("if well defined, in [0, 2) at the end of %head"),
            "{words}"
        );
        let zero = Fact::Is(bits(0));
        assert!(
            held(
                "%i",
                |b| FactPlace::Through(b("head"), b("head")),
                zero.clone(),
                true
            )
            .is_some()
        );
        assert!(held("%j", |b| FactPlace::Edge(b("head"), b("out")), zero, true).is_some());
        assert!(held("%x", |b| FactPlace::End(b("entry")), Fact::Never, true).is_some());
        let at = |b: &dyn Fn(&str) -> Block| FactPlace::End(b("entry"));
        let high = Fact::Bits(bits(0xf8), bits(0));
        assert_eq!(held("%y", at, high.clone(), true), None);
        assert!(held("%x", at, high, true).is_some());
        let odd = Fact::Bits(bits(0), bits(1));
        assert!(held("%y", at, odd, true).is_some());
    }

    #[test]
    fn a_vector_may_be_undef_or_poison_as_a_whole() {
        const WHOLE: &str = "define <2 x i8> @f(i8 noundef %x) {
  %u = insertelement <2 x i8> undef, i8 undef, i32 0
  %p = insertelement <2 x i8> poison, i8 poison, i32 0
  %n = insertelement <2 x i8> poison, i8 %x, i32 0
  ret <2 x i8> %n
}
";
        let m = tandem_ir::text::parse(WHOLE.as_bytes(), "whole.ll").unwrap();
        let f = &m.bodies[0];
        let wrong = |name: &str, like: &str| {
            let of = f.def_inst(named(f, like)).unwrap();
            let facts = [ValueFact {
                value: named(f, name),
                place: FactPlace::End(f.entry().unwrap()),
                fact: Fact::Equals(f.operand(of, 0)),
                noundef: false,
            }];
            let checks = ClaimChecks::new(&m, 0, &facts);
            let program = checks.compile().unwrap();
            let generator = Generator::new(&m.header, f, &[]);
            let mut inputs = (0..4).map(|n| generator.input(1, n));
            inputs.any(|i| checks.first_contradiction(&program, &i, 1000).is_some())
        };
        assert!(!wrong("%u", "%u") && !wrong("%p", "%p"));
        assert!(wrong("%n", "%p"));
    }

    #[test]
    fn what_is_said_of_a_vector_is_said_of_every_lane() {
        const LANES: &str = "define <2 x i8> @f(i8 noundef %x) {
  %a = and i8 %x, 3
  %v = insertelement <2 x i8> <i8 1, i8 1>, i8 %a, i32 1
  ret <2 x i8> %v
}
";
        let m = tandem_ir::text::parse(LANES.as_bytes(), "lanes.ll").unwrap();
        let f = &m.bodies[0];
        let wrong = |zeros: u64| {
            let facts = [ValueFact {
                value: named(f, "%v"),
                place: FactPlace::End(f.entry().unwrap()),
                fact: Fact::Bits(bits(zeros), bits(0)),
                noundef: false,
            }];
            let checks = ClaimChecks::new(&m, 0, &facts);
            let program = checks.compile().unwrap();
            let generator = Generator::new(&m.header, f, &[]);
            let mut inputs = (0..16).map(|n| generator.input(1, n));
            inputs.any(|i| checks.first_contradiction(&program, &i, 1000).is_some())
        };
        assert!(!wrong(0xfc));
        assert!(wrong(0xfe));
    }

    #[test]
    fn a_choice_for_freeze_is_a_value_and_equality_must_hold_for_it() {
        let m = module();
        let undef = {
            let mut m = m.clone();
            let f = &mut m.bodies[0];
            let v = f.poison(tandem_ir::Type::I1);
            (m, v)
        };
        let (m, poison) = undef;
        let f = &m.bodies[0];
        let facts = [ValueFact {
            value: named(f, "%z"),
            place: FactPlace::End(block(f, "out")),
            fact: Fact::Equals(poison),
            noundef: false,
        }];
        let facts = ClaimChecks::new(&m, 0, &facts);
        let program = facts.compile().unwrap();
        let input = Generator::new(&m.header, f, &[]).input(1, 0);
        assert!(
            facts
                .first_contradiction(&program, &input, 10_000)
                .is_some()
        );
    }
}
