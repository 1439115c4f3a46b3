//! Pipelines of anything that is built, in any order: passes with parameters, analyses, managers in managers, and levels.

use super::{Named, Subject};
use crate::fuzzing::knobs;
use tandem_ir::Module;
use tandem_ir::passes::{PASSES, PassId, Unit};
use tandem_ir::rewrite::ModuleRewrite;
use tandem_optimized::analysis::manager::{ANALYSES, Subject as Of};
use tandem_optimized::pipeline::is_on_loops;
use tandem_optimized::pipeline::level::Level;
use tandem_optimized::pipeline::params::{Domain, Value};
use tandem_optimized::pipeline::registry;
use tandem_optimized::pipeline::text::{self, Element, FUNCTION, Instance, Manager, Verb};
use tandem_oracle::inputs::Rng;

/// One pipeline in so many is that of a level.
const LEVEL_ONE_IN: u64 = 6;
/// One manager in so many stands in another one.
const NESTED_ONE_IN: u64 = 5;
/// One pass that hides names in so many is drawn: behind it little is left.
const HIDING_ONE_IN: u64 = 4;
/// One pipeline in so many runs under knobs of one of its passes.
const KNOBS_ONE_IN: u64 = 2;

/// A pipeline for a module, from a seed. The same module and seed give the same pipeline.
pub fn draw(module: &Module, seed: u64) -> Subject {
    let mut d = Drawing {
        rng: Rng::new(seed ^ 0x7069_7065_6c69_6e65),
        names: names(module),
        passes: Vec::new(),
    };
    if d.rng.one_in(LEVEL_ONE_IN) {
        let level = Level::ALL[d.below(Level::ALL.len())];
        return Subject::new(Named::Level(level));
    }
    let count = 2 + d.below(6);
    let elements: Vec<Element> = (0..count).map(|_| d.element()).collect();
    let mut subject = Subject::new(Named::Text(text::print(&elements)));
    if !d.passes.is_empty() && d.rng.one_in(KNOBS_ONE_IN) {
        let chosen = d.below(d.passes.len());
        let pass = d.passes[chosen];
        let (a, b) = (d.rng.bits64(), d.rng.below(1 << 20));
        let text = knobs::of(pass, a, b);
        subject.knobs.extend((!text.is_empty()).then_some(text));
    }
    subject
}

/// A seed that is a property of the module: what is drawn for a file is drawn for it again.
pub fn seed_of(module: &Module) -> u64 {
    let text = tandem_ir::text::print(module);
    // Fowler, Noll and Vo's hash.
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |h, b| {
        (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Names that may stand in parameters.
fn names(module: &Module) -> Vec<Box<str>> {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '-');
    let all = module.header.live_globals().map(|g| g.0);
    let named = all.map(|g| module.header.global_name(g));
    let fits = named.filter(|n| !n.is_empty() && n.chars().all(plain));
    fits.map(Box::from).collect()
}

struct Drawing {
    rng: Rng,
    names: Vec<Box<str>>,
    /// What was drawn so far.
    passes: Vec<&'static PassId>,
}

impl Drawing {
    fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.rng.below(n as u64)).unwrap_or(0)
    }

    /// An element at the top.
    fn element(&mut self) -> Element {
        match self.rng.below(8) {
            0..=2 => self.pass(Unit::Module),
            3 => self.analysis(Of::Module),
            4 => {
                let inside = (0..1 + self.below(2)).map(|_| self.functions()).collect();
                let inside = match self.rng.one_in(3) {
                    true => vec![Element::Group(
                        Manager::Devirt(self.below(3) as u32),
                        inside,
                    )],
                    false => inside,
                };
                Element::Group(Manager::Cgscc, inside)
            }
            _ => self.functions(),
        }
    }

    /// A manager of functions.
    fn functions(&mut self) -> Element {
        let manager = match self.rng.one_in(4) {
            true => Manager::Function {
                eager_inv: self.rng.one_in(2),
                no_rerun: false,
            },
            false => FUNCTION,
        };
        let count = 1 + self.below(4);
        let inside = (0..count).map(|_| match self.rng.below(6) {
            0 => self.analysis(Of::Function),
            1 => self.loops(),
            _ => self.pass(Unit::Function),
        });
        let mut inside: Vec<Element> = inside.collect();
        if self.rng.one_in(NESTED_ONE_IN) {
            inside = vec![Element::Group(FUNCTION, inside), self.pass(Unit::Function)];
        }
        Element::Group(manager, inside)
    }

    /// A manager of loops with several passes.
    fn loops(&mut self) -> Element {
        let all = PASSES.iter().filter(|p| is_on_loops(p.name));
        let all: Vec<&'static PassId> = all.collect();
        let count = 1 + self.below(3);
        let inside = (0..count).map(|_| match self.rng.one_in(6) {
            true => Element::Analysis(Verb::Invalidate, None),
            false => {
                let id = all[self.below(all.len())];
                self.parameterised(id)
            }
        });
        Element::Group(Manager::Loop, inside.collect())
    }

    /// A built pass with parameters.
    fn pass(&mut self, unit: Unit) -> Element {
        let all: Vec<&'static PassId> = PASSES.iter().filter(|p| p.unit == unit).collect();
        let mut id = all[self.below(all.len())];
        let hides = |id: &PassId| {
            id.rewrites
                .iter()
                .any(|k| ModuleRewrite::kind_hides_names(k))
        };
        while hides(id) && !self.rng.one_in(HIDING_ONE_IN) {
            id = all[self.below(all.len())];
        }
        self.parameterised(id)
    }

    fn parameterised(&mut self, id: &'static PassId) -> Element {
        self.passes.push(id);
        let Some(registered) = registry::find(id.name) else {
            // Every row of the table is registered, which a test of the compiler holds.
            return Element::Analysis(Verb::Invalidate, None);
        };
        let mut instance = Instance::new(registered);
        for (n, p) in registered.params.iter().enumerate() {
            let known = id.params.iter().any(|own| own.name == p.name);
            if known
                && (self.rng.one_in(2) || matches!(p.domain, Domain::Names))
                && let Some(value) = self.value(p.domain)
            {
                instance.values.0[n] = value;
            }
        }
        Element::Pass(instance)
    }

    fn value(&mut self, domain: Domain) -> Option<Value> {
        Some(match domain {
            Domain::Flag | Domain::Pair(_) | Domain::OwnPair(_) | Domain::MaybePair => {
                Value::Bool(self.rng.one_in(2))
            }
            Domain::Number(_) | Domain::MaybeNumber => Value::Number(self.rng.below(9)),
            Domain::Choice(words) | Domain::OneOf(words) => {
                Value::Word(words[self.below(words.len())])
            }
            Domain::Names => {
                let kept = self.names.clone();
                let kept = kept.into_iter().filter(|_| !self.rng.one_in(3));
                Value::Names(kept.collect())
            }
            Domain::Opaque => return None,
        })
    }

    /// An analysis that is built. Nothing is printed: what is cached may be said in several ways.
    fn analysis(&mut self, of: Of) -> Element {
        let all: Vec<_> = ANALYSES.iter().filter(|a| a.subject == of).collect();
        let verbs = [Verb::Require, Verb::Invalidate, Verb::Verify];
        let verb = verbs[self.below(verbs.len())];
        match self.rng.one_in(6) {
            true => Element::Analysis(Verb::Invalidate, None),
            false => Element::Analysis(verb, Some(all[self.below(all.len())].name)),
        }
    }
}
