//! The reducer of PTX: makes a module of machine functions small while a predicate stays true of it.
//!
//! It is to PTX what [`search`](crate::search) is to LLVM IR, and smaller: families of edits ([`edits`]) are gone through from
//! the largest pieces to the smallest, each tried all at once, in halves, in quarters, and one by one, until no single edit of
//! any family is interesting. A candidate is printed, read and verified before the predicate sees it, so that each one is well
//! formed; and it is smaller in one measure ([`Measure`]), so that the search ends.
//!
//! One candidate is asked about after the other: the result is a function of the module, the settings and the answers.

pub mod edits;

use crate::predicate::Answer;
use edits::{Edit, FAMILIES};
use std::collections::{BTreeMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::{Duration, Instant};
use tandem_ir::machine::MModule;
use tandem_ir::machine::func::{InstData, Operand};
use tandem_ir::machine::text::{Style, parse, print};
use tandem_ir::machine::verify::{Level, verify};

/// How large a module is, what matters most first; the derived order compares in that order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, serde::Serialize)]
pub struct Measure {
    /// Instructions of all functions.
    pub instructions: usize,
    /// How many blocks there are.
    pub blocks: usize,
    /// Functions, variables and other elements of the module, parameters and variables of functions among them.
    pub elements: usize,
    /// Guards, notes, directives, source locations, targets of jump tables.
    pub decorations: usize,
    /// What operands are: a register counts more than a number, a number more than 0.
    pub operands: usize,
    /// Registers that are named.
    pub registers: usize,
    /// Bytes of text.
    pub bytes: usize,
}

/// A module as candidate or result.
#[derive(Clone, Debug)]
pub struct Program {
    /// The module.
    pub module: MModule,
    /// Its text, which reads as it.
    pub text: String,
    /// Its size.
    pub measure: Measure,
}

impl Program {
    /// A module under the names that it has, read back from its own text; `None` if it is not well formed.
    pub fn of(module: &MModule, style: Style) -> Option<Program> {
        let text = print(module, style);
        let module = parse(text.as_bytes(), "candidate.ptx").ok()?;
        if !verify(&module, Level::Parsed).is_empty() {
            return None;
        }
        Some(Program {
            measure: measure(&module, text.len()),
            module,
            text,
        })
    }
}

fn measure(m: &MModule, bytes: usize) -> Measure {
    let mut all = Measure {
        elements: m.items.len(),
        bytes,
        ..Measure::default()
    };
    for f in &m.funcs {
        all.elements += f.params.len() + f.rets.len() + f.frame.len();
        // A body counts for itself: its loss makes a declaration.
        all.elements += usize::from(f.has_body);
        all.decorations += f.dirs.len();
        all.decorations += f.tables.iter().map(|t| t.targets.len()).sum::<usize>();
        all.blocks += f.layout.len();
        let mut named = HashSet::new();
        for &b in &f.layout {
            all.decorations += usize::from(f.blocks[b].freq.is_some());
            for &i in &f.blocks[b].insts {
                let data = &f.insts[i];
                all.instructions += 1;
                all.decorations += decorations(data);
                all.operands += data.ops.iter().map(weight).sum::<usize>();
                data.for_each_reg(|r| {
                    named.insert(r);
                });
            }
        }
        all.registers += named.len();
    }
    all
}

fn decorations(data: &InstData) -> usize {
    let note = data.note.as_ref().map_or(0, |n| {
        let of_access = n.mem.as_ref().map_or(0, |m| {
            let set = [m.invariant, m.nontemporal, m.dereferenceable];
            usize::from(m.align.is_some())
                + usize::from(m.value.is_some())
                + set.iter().filter(|x| **x).count()
        });
        of_access + n.flags.len() + n.kill.len() + n.dead.len() + n.undef.len()
    });
    note + usize::from(data.guard.is_some()) + usize::from(data.loc.is_some())
}

fn weight(op: &Operand) -> usize {
    match op {
        Operand::Int(0, _) | Operand::Sink | Operand::Label(_) | Operand::Table(_) => 0,
        Operand::Int(..) | Operand::Float(_) | Operand::Proto(_) => 1,
        Operand::Address(_, n) | Operand::Symbol(_, n) | Operand::Generic(_, n) => {
            2 + usize::from(*n != 0)
        }
        Operand::List(all) | Operand::Vector(all) | Operand::Coordinates(all) => {
            all.iter().map(weight).sum()
        }
        _ => 2,
    }
}

/// Bounds of a search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Settings {
    /// Most questions.
    pub max_steps: Option<u64>,
    /// Wall time after which the search ends with the best so far.
    pub time: Option<Duration>,
}

/// Why a search ended before no edit was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cut {
    /// All questions are asked.
    Steps,
    /// The time is over.
    Time,
}

/// What came of a search.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The smallest program found.
    pub program: Program,
    /// Size of the input.
    pub before: Measure,
    /// Questions asked.
    pub asked: u64,
    /// Candidates that had been asked about before.
    pub known: u64,
    /// Edits that were kept, by family.
    pub kept: BTreeMap<&'static str, usize>,
    /// Single edits of the result, none of which is interesting; not claimed if the search was cut.
    pub singles: Option<usize>,
    /// Why the search ended early.
    pub cut: Option<Cut>,
    /// Other failures that were met, with the first program that shows each.
    pub others: BTreeMap<String, String>,
    /// Candidates about which nothing could be said, by reason.
    pub unsure: BTreeMap<String, u64>,
}

/// Why there is no result.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// The module does not print to what reads as a well-formed module.
    #[error("error: the input is not well formed once printed")]
    IllFormed,
    /// The predicate does not hold of the input.
    #[error("error: the input is not interesting")]
    NotInteresting,
    /// The predicate does not work, or the best so far could not be kept.
    #[error("{0}")]
    Broken(String),
}

/// Most other failures that are remembered.
const MOST_OTHERS: usize = 8;

struct Search<'a> {
    ask: &'a dyn Fn(&MModule) -> Answer,
    keep: &'a dyn Fn(&Program) -> Result<(), String>,
    settings: Settings,
    started: Instant,
    /// Hashes of the texts that were asked about and are not interesting.
    boring: HashSet<u64>,
    out: Outcome,
}

/// Makes a module small while `ask` finds it interesting; `keep` is given every step down.
///
/// # Errors
/// See [`Error`].
pub fn reduce(
    module: &MModule,
    ask: &dyn Fn(&MModule) -> Answer,
    settings: Settings,
    keep: &dyn Fn(&Program) -> Result<(), String>,
) -> Result<Outcome, Error> {
    let program = Program::of(module, Style::Keep).ok_or(Error::IllFormed)?;
    match ask(&program.module) {
        Answer::Interesting => {}
        Answer::Broken(why) => return Err(Error::Broken(why)),
        _ => return Err(Error::NotInteresting),
    }
    let mut search = Search {
        ask,
        keep,
        settings,
        started: Instant::now(),
        boring: HashSet::new(),
        out: Outcome {
            before: program.measure,
            program,
            asked: 1,
            known: 0,
            kept: BTreeMap::new(),
            singles: None,
            cut: None,
            others: BTreeMap::new(),
            unsure: BTreeMap::new(),
        },
    };
    search.run().map_err(Error::Broken)?;
    Ok(search.out)
}

impl Search<'_> {
    fn run(&mut self) -> Result<(), String> {
        loop {
            let before = self.out.program.measure;
            let mut singles = 0;
            for (name, family) in FAMILIES {
                singles += self.family(name, *family)?;
                if self.out.cut.is_some() {
                    return Ok(());
                }
            }
            if self.out.program.measure == before {
                self.out.singles = Some(singles);
                return Ok(());
            }
        }
    }

    /// Tries the edits of a family: all, halves, quarters, single ones. The number of single edits that were left.
    fn family(
        &mut self,
        name: &'static str,
        family: fn(&MModule) -> Vec<Edit>,
    ) -> Result<usize, String> {
        let mut edits = family(&self.out.program.module);
        let mut size = edits.len();
        while size > 0 {
            let mut at = 0;
            while at < edits.len() {
                let end = (at + size).min(edits.len());
                if self.try_all(name, &edits[at..end])? {
                    let before = edits.len();
                    edits = family(&self.out.program.module);
                    // Where an edit is replaced by a smaller one of the same place, the next place comes.
                    at += if edits.len() < before { 0 } else { size };
                } else {
                    at = end;
                }
                if self.out.cut.is_some() {
                    return Ok(0);
                }
            }
            size /= 2;
        }
        Ok(edits.len())
    }

    /// Tries some edits at once; true if what they make is interesting, and kept.
    fn try_all(&mut self, name: &'static str, some: &[Edit]) -> Result<bool, String> {
        let Some(candidate) = edits::apply(&self.out.program.module, some) else {
            return Ok(false);
        };
        if candidate.measure >= self.out.program.measure {
            return Ok(false);
        }
        let mut hasher = DefaultHasher::new();
        candidate.text.hash(&mut hasher);
        let key = hasher.finish();
        if self.boring.contains(&key) {
            self.out.known += 1;
            return Ok(false);
        }
        if self.settings.max_steps.is_some_and(|n| self.out.asked >= n) {
            self.out.cut = Some(Cut::Steps);
            return Ok(false);
        }
        if self
            .settings
            .time
            .is_some_and(|t| self.started.elapsed() >= t)
        {
            self.out.cut = Some(Cut::Time);
            return Ok(false);
        }
        self.out.asked += 1;
        match (self.ask)(&candidate.module) {
            Answer::Interesting => {
                (self.keep)(&candidate)?;
                self.out.program = candidate;
                *self.out.kept.entry(name).or_default() += some.len();
                return Ok(true);
            }
            Answer::Broken(why) => return Err(why),
            Answer::Boring => {}
            Answer::Other(what) => {
                if self.out.others.len() < MOST_OTHERS {
                    self.out.others.entry(what).or_insert(candidate.text);
                }
            }
            Answer::Unsure(why) => *self.out.unsure.entry(why).or_default() += 1,
        }
        self.boring.insert(key);
        Ok(false)
    }
}
