//! What scalar evolution keeps is what it would say anew: random edits, each told as a pass would tell it, and questions.
//!
//! After each edit what is left of the kept answers is compared with those of an analysis that sees the function for the
//! first time ([`tandem_oracle::cached_analyses`]): it may say less, never more, and nothing else. Questions come at random
//! between edits, so that answers of several ages stand beside each other.

mod around;
mod computations;
mod events;
mod given;
mod graph;

use super::{Context, Failure, Outcome, Property};
use events::{Event, Tally};
use tandem_ir::{Function, Header, Inst, Module};
use tandem_optimized::analysis::manager::{AnalysisId, FunctionAnalyses};
use tandem_optimized::analysis::scev::Limits;
use tandem_optimized::context::Cx;
use tandem_oracle::cached_analyses::check_scev;

pub(super) const PROPERTY: Property = Property {
    name: "scev-edits",
    about: "after random edits that are told, what scalar evolution keeps is no more than it would find anew",
    run,
    of_ptx: None,
};

/// Edits of one function with loops, and of one without, where there is less to know.
const EDITS: [usize; 2] = [12, 1];
/// Edits of which all that is kept may go, one after the other, before a function is left alone.
const TRIES: usize = 128;

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let defects = &cx.judging.options.defects;
    // Everything that can be kept is.
    let limits = Limits {
        track_trip_count_more: true,
        ..Limits::default()
    };
    let module = &given::with_facts(module, cx.number);
    let (mut compared, mut tally) = (0, Tally::default());
    let narrow = around::other_layout(&module.header);
    let [own, other] =
        [&module.header, &narrow].map(|header| Cx::new(header, defects).with_limits(limits));
    for (n, body) in module.bodies.iter().enumerate() {
        let mut editing = Editing {
            cx: own,
            other,
            f: body.clone(),
            analyses: FunctionAnalyses::default(),
            draw: Draw::new(cx.number.wrapping_mul(31).wrapping_add(n as u64)),
            done: Vec::new(),
            too_much: false,
            left: None,
        };
        compared += editing.go(&mut tally)?;
    }
    Ok(Outcome {
        uses: tally.uses(),
        ..Outcome::held(compared)
    })
}

/// Numbers that look random; a linear congruential generator is random enough to draw edits.
pub(super) struct Draw(u64);

impl Draw {
    pub(super) fn new(seed: u64) -> Draw {
        Draw(seed.wrapping_mul(2).wrapping_add(1))
    }
    pub(super) fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n.max(1)
    }
    fn one_of<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        let n = self.below(all.len());
        all.get(n).copied()
    }
}

/// A function that is edited, and what is kept of it.
struct Editing<'a> {
    cx: Cx<'a>,
    /// The same with another data layout.
    other: Cx<'a>,
    f: Function,
    analyses: FunctionAnalyses,
    draw: Draw,
    /// The edits so far, in words.
    done: Vec<String>,
    /// True if what nobody used took more with it than itself.
    too_much: bool,
    /// How much was kept after the edit, where everything was worked out anew before it was done.
    left: Option<usize>,
}

impl Editing<'_> {
    fn go(&mut self, tally: &mut Tally) -> Result<usize, Box<Failure>> {
        let (mut compared, mut tries) = (0, 0);
        self.ask();
        let edits = EDITS[usize::from(self.analyses.nest(&self.f).loops.is_empty())];
        while compared < edits && tries < TRIES {
            tries += 1;
            let had = self.kept();
            self.left = None;
            let Some((event, edit)) = self.edit() else {
                continue;
            };
            let left = self.left.unwrap_or_else(|| self.kept());
            tally.count(event, left < had, had > 0);
            self.done.push(edit);
            if self.too_much {
                let message = "what nobody used took more with it than itself".to_owned();
                return Err(self.failure("evicted", message));
            }
            self.compare()?;
            compared += 1;
            if self.draw.below(3) == 0 {
                self.ask();
                self.compare()?;
            }
        }
        Ok(compared)
    }

    fn ask(&mut self) {
        let (cx, f) = (self.cx, &self.f);
        self.analyses.require(cx, f, AnalysisId::ScalarEvolution);
    }

    /// How many values and counts are kept.
    fn kept(&mut self) -> usize {
        let kept = self.analyses.kept_scalar_evolution();
        kept.map_or(0, |k| k.size().0)
    }

    fn compare(&self) -> Result<(), Box<Failure>> {
        let Some(kept) = self.analyses.claims(&self.f).scev else {
            return Ok(());
        };
        let mut new = FunctionAnalyses::default();
        new.require(self.cx, &self.f, AnalysisId::ScalarEvolution);
        let Some(fresh) = new.claims(&self.f).scev else {
            return Ok(());
        };
        match check_scev(&self.f, &kept, &fresh).into_iter().next() {
            None => Ok(()),
            Some(broken) => Err(self.failure("cached claim", broken.message)),
        }
    }

    fn failure(&self, what: &str, message: String) -> Box<Failure> {
        let header: &Header = self.cx.header();
        let name = header.global_name(self.f.global);
        Failure::new(PROPERTY.name, "scalar evolution", what, message)
            .of_function(name)
            .with(self.done.clone())
    }

    /// One edit, done and told; `None` if there is no place for it.
    fn edit(&mut self) -> Option<(Event, String)> {
        // What seldom has a place is tried more often.
        match self.draw.below(64) {
            0 => self.operand(),
            1 => self.all_uses(),
            2 => self.erase(),
            3 => self.opcode(),
            4..=6 => self.flags(),
            7..=14 => self.attachments(),
            15..=20 => self.assumption(),
            21 => self.condition(),
            22 => self.predicate(),
            23 => self.place(),
            24 | 25 => self.space(),
            26 => self.may_not_return(),
            27 | 28 => self.identity(),
            29 | 30 => self.edge(),
            31..=57 => self.merged_loops(),
            58..=62 => self.copy(),
            _ => self.layout(),
        }
    }

    fn chosen(&mut self, of: impl Fn(&Function, Inst) -> bool) -> Option<Inst> {
        let f = &self.f;
        let all: Vec<Inst> = f.blocks().flat_map(|b| f.insts(b)).collect();
        let all: Vec<Inst> = all.into_iter().filter(|&i| of(f, i)).collect();
        self.draw.one_of(&all)
    }

    fn shown(&self, i: Inst) -> String {
        tandem_ir::text::print_inst(self.cx.header(), &self.f, i)
    }

    fn tell(&mut self, i: Inst) {
        self.analyses.inst_changed(self.cx, i);
    }

    /// Edges are others, or the layout is: nothing is kept, and all of it is worked out.
    fn anew(&mut self) {
        self.left = Some(self.kept());
        self.ask();
    }
}
