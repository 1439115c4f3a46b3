//! What production's analyses of values say, all of it, held against executions.
//!
//! ```text
//!   known bits, ranges, never zero, well defined, folded constants   at the end of the block of each value
//!   lazy value info                                                  at the end of each block, and on each edge
//! ```
//!
//! A pass asks of a few values at a few places, and most of the answers decide nothing; so what a pass makes of an analysis shows
//! few of its mistakes. Here every question is asked that there is, about every value, and [`ClaimChecks`] compares the answers
//! with what executions have there. A claim that holds only for what is no poison says nothing of poison, one that something is
//! well defined does.
//!
//! What an instruction may do besides computing its result is compared with what the reference says of it: production must not
//! take for harmless what the reference does not.

use std::collections::BTreeSet;
use tandem_ir::claims::{Fact, FactPlace, ValueFact};
use tandem_ir::constant::Bits;
use tandem_ir::{Block, Function, Inst, Module, Type, Value};
use tandem_optimized::analysis::blocks::walk;
use tandem_optimized::analysis::dominators::Dominators;
use tandem_optimized::analysis::lvi::{Lvi, is_available};
use tandem_optimized::analysis::{
    constant_fold, effects, fold, known_bits, nonundef, range, value_range,
};
use tandem_optimized::context::Cx;
use tandem_optimized::defects::Defects;
use tandem_oracle::claim_checks::ClaimChecks;
use tandem_oracle::inputs::Generator;
use tandem_reference::effects as reference;

/// Inputs of each function.
const INPUTS: u64 = 12;
/// Most instructions per input.
const STEPS: u64 = 4_000;
/// Width in which claims speak of addresses.
const ADDRESS: u32 = 64;

/// Who says something: a word for each question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Source {
    /// [`known_bits`].
    Bits,
    /// [`value_range::range`].
    Range,
    /// [`value_range::is_non_zero`].
    NonZero,
    /// [`nonundef::is_well_defined`].
    Defined,
    /// [`constant_fold::fold`] and [`fold::fold`].
    Folded,
    /// Lazy value info.
    Lazy,
}

impl Source {
    /// Its name.
    pub fn word(self) -> &'static str {
        match self {
            Source::Bits => "bits",
            Source::Range => "ranges",
            Source::NonZero => "never zero",
            Source::Defined => "well defined",
            Source::Folded => "folds",
            Source::Lazy => "lazy facts",
        }
    }
}

/// A claim, and who makes it.
pub type Said = (Source, ValueFact);

/// All that is said of the values of body number `n`; `order` is the order in which questions are asked whose answers are kept.
pub fn claims(module: &Module, n: usize, order: u64, defects: &Defects) -> Vec<Said> {
    let f = &module.bodies[n];
    let asking = Asking {
        cx: Cx::new(&module.header, defects),
        f,
        dominators: Dominators::new(f, &walk(f)),
    };
    let mut all = Vec::new();
    for (v, home) in asking.values() {
        asking.alone(v, home, &mut all);
    }
    asking.lazily(order, &mut all);
    all
}

struct Asking<'a> {
    cx: Cx<'a>,
    f: &'a Function,
    dominators: Dominators,
}

impl Asking<'_> {
    /// Blocks that can be reached.
    fn blocks(&self) -> impl Iterator<Item = Block> {
        let entry = self.f.entry();
        let reached = move |b: &Block| entry.is_some_and(|e| self.dominators.dominates(e, *b));
        self.f.blocks().filter(reached)
    }
    /// Every argument and result, and the block in which it is there first.
    fn values(&self) -> Vec<(Value, Block)> {
        let entry = self.f.entry().into_iter();
        let args = entry.flat_map(|e| self.f.args().iter().map(move |&a| (a, e)));
        let results = self.blocks().flat_map(|b| {
            let all = self.f.insts(b).filter_map(|i| self.f.result(i));
            all.map(move |v| (v, b))
        });
        args.chain(results).collect()
    }

    /// What is said of a value wherever it is.
    fn alone(&self, v: Value, home: Block, all: &mut Vec<Said>) {
        let (cx, f) = (self.cx, self.f);
        let mut say = |source: Source, fact: Fact| {
            let noundef = source == Source::Defined;
            let place = FactPlace::End(home);
            let value = v;
            all.push((
                source,
                ValueFact {
                    value,
                    place,
                    fact,
                    noundef,
                },
            ));
        };
        if let Some(k) = known_bits::known_bits(cx, f, v, known_bits::DEPTH) {
            let bits = |n: u128| Bits::from_u128(k.width, n);
            if k.zeros | k.ones != 0 {
                say(Source::Bits, Fact::Bits(bits(k.zeros), bits(k.ones)));
            }
        }
        if let Some(r) = value_range::range(cx, f, v, known_bits::DEPTH).filter(|r| !r.is_full()) {
            let end = r.hi().wrapping_add(1) & range::mask(r.width());
            say(Source::Range, Fact::Range(r.bits(r.lo()), r.bits(end)));
        }
        let ty = cx.types.scalar(f.value_type(v));
        if let Some(width) = width_of(ty)
            && value_range::is_non_zero(cx, f, v, known_bits::DEPTH)
        {
            say(Source::NonZero, Fact::IsNot(Bits::from_u64(width, 0)));
        }
        if nonundef::is_well_defined(cx, f, v) {
            say(Source::Defined, Fact::Any);
        }
        for fact in f.def_inst(v).into_iter().flat_map(|i| self.folded(i)) {
            say(Source::Folded, fact);
        }
    }

    /// What an instruction is folded to.
    fn folded(&self, i: Inst) -> Vec<Fact> {
        let simple = fold::fold(self.cx, self.f, i).map(|folded| match folded {
            fold::Folded::Value(v) => Fact::Equals(v),
            fold::Folded::Int(n) => Fact::Is(n),
        });
        let constant = constant_fold::fold(self.cx, self.f, i).and_then(|folded| match folded {
            constant_fold::Folded::Constant(c) => {
                // The constant of an operand: it is among those of the function.
                self.f.operands(i).find_map(|v| {
                    let same = self.f.value_def(v) == tandem_ir::ValueDef::Const(c);
                    same.then_some(Fact::Equals(v))
                })
            }
            constant_fold::Folded::Lanes(ty, _, lanes) => match (ty.int_width(), lanes.first()) {
                (Some(w), Some(constant_fold::Lane::Int(n))) => {
                    Some(Fact::Is(Bits::from_u128(w, *n)))
                }
                (Some(_), Some(constant_fold::Lane::Poison)) => Some(Fact::Never),
                _ => None,
            },
            _ => None,
        });
        simple.into_iter().chain(constant).collect()
    }

    /// What lazy value info says, of every value at the end of every block and on every edge.
    fn lazily(&self, order: u64, all: &mut Vec<Said>) {
        let (cx, f) = (self.cx, self.f);
        let mut lvi = Lvi::new(cx, f);
        let mut values = self.values();
        if order.is_multiple_of(2) {
            values.reverse();
        }
        for (v, _) in values {
            for b in self.blocks() {
                if !is_available(f, &self.dominators, v, b) {
                    continue;
                }
                let at_end = lvi.at_end(cx, f, v, b).claim(v, FactPlace::End(b));
                all.extend(at_end.map(|fact| (Source::Lazy, fact)));
                let to: BTreeSet<Block> = f
                    .terminator(b)
                    .map_or_else(BTreeSet::new, |t| f.inst_successors(t).collect());
                for to in to {
                    let on_edge = lvi.on_edge(cx, f, v, b, to);
                    let on_edge = on_edge.claim(v, FactPlace::Edge(b, to));
                    all.extend(on_edge.map(|fact| (Source::Lazy, fact)));
                }
            }
        }
    }
}

fn width_of(ty: Type) -> Option<u32> {
    ty.int_width().or_else(|| ty.is_ptr().then_some(ADDRESS))
}

/// What executions or the reference contradict of what is said about body number `n`, first of all; `number` decides which inputs
/// there are, and the order of questions.
pub fn contradiction(module: &Module, n: usize, number: u64, defects: &Defects) -> Option<String> {
    unlike(module, n, defects).or_else(|| {
        let said = claims(module, n, number, defects);
        let facts: Vec<ValueFact> = said.into_iter().map(|s| s.1).collect();
        let checks = ClaimChecks::new(module, n, &facts);
        let program = checks.compile()?;
        let f = &module.bodies[n];
        let generator = Generator::new(&module.header, f, &module.bodies);
        (0..INPUTS).find_map(|k| {
            let input = generator.input(number, k);
            let wrong = checks.first_contradiction(&program, &input, STEPS)?;
            Some(format!("input {k}: {}", wrong.words))
        })
    })
}

/// An instruction that production takes for more harmless than the reference does.
fn unlike(module: &Module, n: usize, defects: &Defects) -> Option<String> {
    let (header, f) = (&module.header, &module.bodies[n]);
    let cx = Cx::new(header, defects);
    let insts = f.blocks().flat_map(|b| f.insts(b));
    insts.filter(|&i| !f.kind(i).is_terminator()).find_map(|i| {
        let wrong = match () {
            () if effects::is_removable(cx, f, i) && !reference::is_unobservable(header, f, i) => {
                "can be left out"
            }
            () if effects::transfers_execution(cx, f, i)
                && !reference::transfers_execution(header, f, i) =>
            {
                "goes on to the next instruction"
            }
            () if reference::may_write(header, f, i) && !effects::may_write(cx, f, i) => {
                "writes nothing"
            }
            () => return None,
        };
        let text = tandem_ir::text::print_inst(header, f, i);
        Some(format!(
            "production says that this {wrong}, the reference does not: {}",
            text.trim()
        ))
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::mutants::claims::valued;
    use std::collections::BTreeMap;

    #[test]
    fn executions_show_what_is_said_and_every_question_is_answered_often() {
        let mut said: BTreeMap<Source, usize> = BTreeMap::new();
        for number in 0..150 {
            let module = valued(7, number);
            for n in 0..module.bodies.len() {
                let wrong = contradiction(&module, n, number, &Defects::default());
                let text = tandem_ir::text::print(&module);
                assert_eq!(wrong, None, "program {number}\n{text}");
                for (source, _) in claims(&module, n, number, &Defects::default()) {
                    *said.entry(source).or_default() += 1;
                }
            }
        }
        for source in [
            Source::Bits,
            Source::Range,
            Source::NonZero,
            Source::Defined,
            Source::Folded,
            Source::Lazy,
        ] {
            assert!(said.get(&source).is_some_and(|n| *n > 20), "{said:?}");
        }
    }

    /// Mistakes that are planted in what the judge asks about, none of which it knows.
    #[cfg(feature = "defects")]
    #[test]
    fn mistakes_in_what_is_said_of_values_are_seen() {
        let missed = [
            "shifts-are-defined",
            "flags-are-defined",
            "arguments-are-defined",
            "flags-never-broken",
            "first-predecessor-speaks-for-all",
            "subtraction-commutes",
            "signed-compared-unsigned",
            "less-than-itself",
            "freeze-of-undef-folds",
            "every-call-returns",
            "calls-write-nothing",
        ]
        .into_iter()
        .filter(|name| {
            let defect = tandem_optimized::defects::lookup(name).unwrap();
            let on = Defects::only(defect.id);
            !(0..600).any(|number| {
                let module = valued(7, number);
                (0..module.bodies.len()).any(|n| contradiction(&module, n, number, &on).is_some())
            })
        });
        assert_eq!(missed.collect::<Vec<_>>(), [""; 0]);
    }
}
