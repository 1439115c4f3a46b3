//! Where programs come from: made anew, or changed from what the corpus has.

use super::families::{self, Family};
use super::seeds::Seeds;
use super::small::About;
use super::{knobs, patterns, shapes, sieve, small};
use crate::judge;
use arbitrary::Unstructured;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tandem_fuzz::config::{Config, Feature, Mode};
use tandem_fuzz::mutate::Focus;
use tandem_fuzz::{generate, mutate};
use tandem_ir::Module;
use tandem_ir::passes::{PassId, Unit, on_ir};
use tandem_optimized::options::Options;
use tandem_oracle::inputs::Rng;

/// What programs may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum Modes {
    /// Free of undefined behaviour by construction.
    UbFree,
    /// Poison, undef and undefined behaviour.
    PoisonRich,
    /// Both, three to one.
    #[default]
    Both,
}

/// How a program came to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// Made anew.
    Generated(Mode),
    /// Made anew, with words and neighbours that may make it undefined.
    Decorated,
    /// Patterns of rules ([`patterns`]).
    Patterned,
    /// A small shape of a family ([`shapes`]), or one about numbers ([`small`]).
    Shaped,
    /// Changed from one of the corpus.
    Mutated,
    /// Made from two of the corpus.
    Crossed,
    /// A file.
    Stored,
    /// One of all programs of a space.
    Enumerated,
}

/// A program and where it comes from.
pub struct Program {
    /// The module, accepted by the verifier.
    pub module: Module,
    /// Where it comes from.
    pub origin: Origin,
    /// A mutation was asked for and gave nothing.
    pub barren: bool,
    /// Made from programs of the corpus, and so not independent of what was drawn before.
    pub of_corpus: bool,
    /// Of what sort it was when it was made: a word for each way of making programs, whatever was changed since.
    pub sort: &'static str,
}

/// The sort of programs of any size, made of all that there is.
pub const ANY: &str = "any";
/// The sort of patterns of rules.
const PATTERNS: &str = "patterns";
/// The sort of shapes of a family.
const SHAPES: &str = "shapes";

/// Makes the programs of a run.
#[derive(Clone, Debug, Default)]
pub struct Source {
    /// Seed of the run.
    pub seed: u64,
    /// What programs may do.
    pub modes: Modes,
    /// The pass under test.
    pub bias: Option<&'static str>,
    /// Programs are made for one pass of ours after the other, and for none.
    pub every_pass: bool,
    /// What the programs are about, where the pass under test is not ours; without, about anything.
    pub families: Vec<Family>,
    /// Programs are mostly small ones about these, whatever the pass; empty: what the pass looks at.
    pub about: &'static [About],
    /// Programs that somebody gave to start from; they are never written.
    pub seeds: Vec<Arc<Module>>,
    /// Production as it is under test: what it makes decides which programs are made.
    pub options: Options,
    /// Its knobs are those of the options, and not drawn for each program.
    pub fixed_knobs: bool,
    /// Texts in PTX that somebody gave to make mutants of.
    pub texts: Vec<Arc<Vec<u8>>>,
}

/// Of a hundred programs, so many are made anew while there is a corpus.
const GENERATED: u64 = 60;
/// The same for a pass that applies rules.
const GENERATED_FOR_RULES: u64 = 85;
/// The same for those made from two; the rest are mutations.
const CROSSED: u64 = 8;
/// One generated program in so many gets words and neighbours that generators hardly write ([`mutate::decorate`]).
const DECORATED_ONE_IN: u64 = 3;
/// For a pass that applies rules, one generated program in so many is any; the others are made of patterns of rules
/// ([`patterns`]), or small.
const ANY_BESIDE_RULES_ONE_IN: u64 = 3;
/// For a pass that looks at counters or comparisons, one generated program in so many is a small one about those.
const SMALL_ONE_IN: u64 = 3;
/// For a pass that applies rules, one program about rules in so many is a pattern; the others are small ones.
const PATTERN_ONE_IN: u64 = 3;
/// Where programs are small ones about something, one that is made anew in so many is any program.
const LARGE_ONE_IN: u64 = 4;
/// For a pass of ours, one generated program in so many is a shape of its family.
const SHAPED_FOR_OURS_ONE_IN: u64 = 10;
/// One generated program in so many has loops that passes must refuse or repair.
const IRREDUCIBLE_ONE_IN: u64 = 48;
/// Instructions beyond which a program is given up for another one: what lockstep costs grows with the square.
const MOST_INSTS: usize = 600;
/// Where there are families, one program that is made anew in so many is one of their shapes.
const SHAPED_ONE_IN: u64 = 2;
/// Of a hundred programs, so many are made anew where there are programs to start from.
const GENERATED_BESIDE_SEEDS: u64 = 25;
/// One mutation in so many is made near what production rewrites in the program.
const NEAR_ONE_IN: u64 = 2;
/// The same for programs that are made anew.
const NEAR_GENERATED_ONE_IN: u64 = 3;
/// One small program in so many is judged as it is made; the others are what is left of many functions ([`sieve`]).
const WHOLE_ONE_IN: u64 = 3;
/// How often that is tried.
const DRAWS: usize = 4;

impl Source {
    /// Program number `n`, given the first `visible` programs of the corpus.
    pub fn program(&self, n: u64, corpus: &Seeds, visible: usize) -> Program {
        if self.every_pass {
            let one = usize::try_from(n).unwrap_or(0) % (on_ir().count() + 1);
            let source = Source {
                bias: on_ir().nth(one).map(|p| p.name),
                every_pass: false,
                ..self.clone()
            };
            return source.program(n, corpus, visible);
        }
        let mut rng = Rng::new(self.seed ^ (n + 1).wrapping_mul(0xd6e8_feb8_6659_fd93));
        let chosen = rng.below(100);
        let share = match self.seeds.is_empty() {
            // What rules look at is small: what others made of a larger program says less than a new one.
            true if self.applies_rules() => GENERATED_FOR_RULES,
            true => GENERATED,
            false => GENERATED_BESIDE_SEEDS,
        };
        let of_corpus = chosen >= share;
        let one = of_corpus.then(|| self.pick(corpus, visible, &mut rng));
        let Some(one) = one.flatten() else {
            return self.generated(n, &mut rng, false);
        };
        let is_cross = chosen < share + CROSSED && visible + self.seeds.len() > 1;
        let other = is_cross.then(|| self.pick(corpus, visible, &mut rng));
        let other = other.flatten();
        if other.is_none()
            && rng.one_in(NEAR_ONE_IN)
            && let Some(module) = self.near(n, one, &mut rng)
        {
            return Program {
                module,
                origin: Origin::Mutated,
                barren: false,
                of_corpus: true,
                sort: ANY,
            };
        }
        let mut bytes = [0u8; 64];
        for chunk in bytes.chunks_exact_mut(8) {
            chunk.copy_from_slice(&rng.bits64().to_le_bytes());
        }
        let mutant = mutate::mutate(one, other, &mut Unstructured::new(&bytes), self.bias);
        match mutant {
            Some(module) if size(&module) <= MOST_INSTS => Program {
                module,
                origin: match is_cross {
                    true => Origin::Crossed,
                    false => Origin::Mutated,
                },
                barren: false,
                of_corpus: true,
                sort: ANY,
            },
            Some(_) => self.generated(n, &mut rng, false),
            None => self.generated(n, &mut rng, true),
        }
    }

    /// The program, changed near what production rewrites in it under the knobs of program number `n`; `None` if that is
    /// nothing, or no change was one.
    fn near(&self, n: u64, program: &Module, rng: &mut Rng) -> Option<Module> {
        let pass = tandem_ir::passes::lookup(self.bias?)?;
        let (setting, options) = self.setting(pass, n);
        let after = judge::produced(&options, &[pass.name.to_owned()], program)?;
        let focus = Focus::of(program, &after).with_sizes(knobs::sizes(pass, &setting));
        let bytes = rng.bits64().to_le_bytes();
        let mut u = Unstructured::new(&bytes);
        let changed = (!focus.is_empty())
            .then(|| mutate::mutate_near(program, &mut u, self.bias, &focus))
            .flatten();
        changed.filter(|m| size(m) <= MOST_INSTS)
    }

    /// A program of the corpus, or one of those that were given.
    fn pick<'a>(&'a self, corpus: &'a Seeds, visible: usize, rng: &mut Rng) -> Option<&'a Module> {
        let given = self.seeds.len() as u64;
        match given > 0 && (visible == 0 || rng.one_in(2)) {
            true => self.seeds.get(rng.below(given) as usize).map(|m| &**m),
            false => corpus.pick(visible, rng),
        }
    }

    fn generated(&self, n: u64, rng: &mut Rng, barren: bool) -> Program {
        let program = self.plain(n, rng, barren);
        let program = match program.origin {
            // Loops as they are written are what passes on loops make of others.
            Origin::Generated(_) if self.is_about_loops() && !rng.one_in(6) => {
                let mut program = self.changed(program, rng);
                for _ in 0..3 + rng.below(5) {
                    program = self.changed(program, rng);
                }
                Program {
                    origin: Origin::Mutated,
                    ..program
                }
            }
            Origin::Generated(_) if rng.one_in(NEAR_GENERATED_ONE_IN) => {
                match self.near(n, &program.module, rng) {
                    Some(module) => Program {
                        module,
                        origin: Origin::Mutated,
                        ..program
                    },
                    None => program,
                }
            }
            // One step away from the pattern as often as the pattern itself.
            Origin::Patterned | Origin::Shaped if rng.one_in(2) => self.changed(program, rng),
            _ => program,
        };
        if !rng.one_in(DECORATED_ONE_IN) {
            return program;
        }
        let bytes = rng.bits64().to_le_bytes();
        match mutate::decorate(&program.module, &mut Unstructured::new(&bytes)) {
            Some(module) => Program {
                module,
                origin: Origin::Decorated,
                ..program
            },
            None => program,
        }
    }

    /// True if the pass under test applies rules.
    fn applies_rules(&self) -> bool {
        let pass = self.bias.and_then(tandem_ir::passes::lookup);
        pass.is_some_and(|p| p.rewrites.contains(&"apply-rule"))
    }

    /// True if the pass under test is one on loops.
    fn is_about_loops(&self) -> bool {
        let pass = self.bias.and_then(tandem_ir::passes::lookup);
        pass.is_some_and(|p| p.family == Family::Loops)
    }

    /// The program with a change, if there is one.
    fn changed(&self, program: Program, rng: &mut Rng) -> Program {
        let bytes = rng.bits64().to_le_bytes();
        let mut u = Unstructured::new(&bytes);
        match mutate::mutate(&program.module, None, &mut u, self.bias) {
            Some(module) => Program { module, ..program },
            None => program,
        }
    }

    /// A small program about what the pass under test looks at. Where most programs are about rules, two in three of those
    /// are small ones, and the others are patterns.
    fn small(&self, n: u64, rng: &mut Rng) -> Option<(Module, Origin, &'static str)> {
        if let Some(about) = rng.pick(self.about)
            && !rng.one_in(LARGE_ONE_IN)
        {
            let made = match about {
                // Who looks at accesses looks at calls as well.
                small::About::Lanes => small::program(about, rng),
                _ => small::closed_program(about, rng),
            };
            return made.map(|m| (m, Origin::Shaped, about.name()));
        }
        let pass = self.bias.and_then(tandem_ir::passes::lookup)?;
        let ruled = pass.rewrites.contains(&"apply-rule");
        if ruled && rng.one_in(ANY_BESIDE_RULES_ONE_IN) {
            return None;
        }
        let about = small::about(pass);
        let is_small = match ruled {
            true => !rng.one_in(PATTERN_ONE_IN),
            false => !about.is_empty() && rng.one_in(SMALL_ONE_IN),
        };
        let made = match () {
            () if is_small => {
                let about = rng.pick(about)?;
                let made = match self.is_sieved(pass, rng) {
                    true => small::program_of(about, sieve::functions(about), rng)
                        .map(|m| self.sieved(n, pass, m, rng)),
                    false => small::program(about, rng),
                };
                made.map(|m| (m, about.name()))
            }
            () if rng.one_in(SHAPED_FOR_OURS_ONE_IN) => {
                shapes::program(families::shapes(pass.family), rng).map(|m| (m, SHAPES))
            }
            () if ruled => {
                let made = match self.is_sieved(pass, rng) {
                    true => patterns::program_of(sieve::PATTERNS, rng)
                        .map(|m| self.sieved(n, pass, m, rng)),
                    false => patterns::program(rng),
                };
                return made.map(|m| (m, Origin::Patterned, PATTERNS));
            }
            () => None,
        };
        made.map(|(m, sort)| (m, Origin::Shaped, sort))
    }

    /// The knobs that are drawn for program number `n`, and production with them.
    fn setting(&self, pass: &PassId, n: u64) -> (String, Options) {
        let mut options = self.options.clone();
        if self.fixed_knobs {
            return (String::new(), options);
        }
        let knobs = knobs::of(pass, self.seed, n);
        // They are from the table, and so they are taken.
        let _ = options.apply(&knobs);
        (knobs, options)
    }

    /// Whether a small program of many functions goes through a sieve. To run loops costs as much as to judge them.
    fn is_sieved(&self, pass: &PassId, rng: &mut Rng) -> bool {
        let is_cheap = pass.unit == Unit::Function && pass.family != Family::Loops;
        is_cheap && !rng.one_in(WHOLE_ONE_IN)
    }

    /// What the forms of the pass make different things of under the knobs of program number `n` ([`sieve`]).
    fn sieved(&self, n: u64, pass: &'static PassId, module: Module, rng: &mut Rng) -> Module {
        let (_, options) = self.setting(pass, n);
        sieve::sieved(module, pass.name, &options, rng)
    }

    fn plain(&self, n: u64, rng: &mut Rng, barren: bool) -> Program {
        if let Some((module, origin, sort)) = self.small(n, rng) {
            return Program {
                module,
                origin,
                barren,
                of_corpus: false,
                sort,
            };
        }
        if !self.families.is_empty()
            && rng.one_in(SHAPED_ONE_IN)
            && let Some(family) = rng.pick(&self.families)
            && let Some(module) = shapes::program(families::shapes(family), rng)
        {
            return Program {
                module,
                origin: Origin::Shaped,
                barren,
                of_corpus: false,
                sort: SHAPES,
            };
        }
        let mut program = self.drawn(rng, barren);
        for _ in 1..DRAWS {
            if size(&program.module) <= MOST_INSTS {
                break;
            }
            program = self.drawn(rng, barren);
        }
        program
    }

    fn drawn(&self, rng: &mut Rng, barren: bool) -> Program {
        let drawn = Config::swarm(rng.bits64());
        let mode = match self.modes {
            Modes::UbFree => Mode::UbFree,
            Modes::PoisonRich => Mode::PoisonRich,
            Modes::Both => drawn.mode,
        };
        let mut config = drawn.with_mode(mode);
        // Now and then a pass sees programs that nobody made for it.
        if !rng.one_in(8) {
            config = config.with_bias(self.bias);
            if self.is_about_loops() {
                config.features = config.features.with(Feature::Loops);
            }
            if !self.families.is_empty()
                && let Some(family) = rng.pick(&self.families)
            {
                config = families::aim(family, config, rng);
                if self.modes == Modes::UbFree {
                    config = config.with_mode(Mode::UbFree);
                }
            }
        }
        let mode = config.mode;
        if rng.one_in(IRREDUCIBLE_ONE_IN) {
            config.features = config.features.with(Feature::Irreducible);
        }
        Program {
            module: generate::from_seed(rng.bits64(), &config),
            origin: Origin::Generated(mode),
            barren,
            of_corpus: false,
            sort: ANY,
        }
    }
}

fn size(module: &Module) -> usize {
    module.bodies.iter().map(|f| f.num_insts()).sum()
}
