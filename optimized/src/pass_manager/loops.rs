//! Work in a manager of loops: all of it on the first loop, then on the next one; what is inside a loop comes before it.
//!
//! Which loops there are is asked once, when they are in the form that passes on loops stand on. A loop that is gone when its
//! turn comes has no turn; with it go the passes that have not run on it yet. Where one pass stands alone in its manager, it is
//! called once for all loops, so that its analyses are worked out once, and asks for each of them.

use super::work::{Admits, Done, OnFunction};
use super::{Checks, RunError, invalidating, invocation};
use crate::analysis::manager::FunctionAnalyses;
use crate::options::Options;
use crate::pass::Turns;
use crate::passes::FunctionForm;
use crate::pipeline::plan::{FunctionWork, LoopWork};
use crate::pipeline::text::Verb;
use std::cell::{Cell, RefCell};
use std::time::Instant;
use tandem_ir::passes::Params;
use tandem_ir::rewrite::Trace;
use tandem_ir::{Block, Function, Header};

/// A loop whose turn comes.
struct Turn {
    header: Block,
    /// As lines about executions call it.
    place: String,
}

/// The loops of a function in the order of their turns.
fn turns(header: &Header, f: &Function, analyses: &mut FunctionAnalyses) -> Vec<Turn> {
    if analyses.loops(f).back_edges.is_empty() {
        return Vec::new();
    }
    let nest = analyses.nest(f);
    let function = header.global_name(f.global);
    let turn = |l: usize| {
        let b = nest.loops[l].header;
        let name = f.block_name(b).unwrap_or("<unnamed loop>");
        Turn {
            header: b,
            place: format!("loop %{name} in function {function}"),
        }
    };
    nest.inside_out().into_iter().map(turn).collect()
}

/// True if there is still a loop with this header.
fn is_there(f: &Function, analyses: &mut FunctionAnalyses, header: Block) -> bool {
    f.in_layout(header) && analyses.nest(f).headed(header).is_some()
}

/// How many executions a pass on loops would have on a function as it stands, if none of its loops went while it runs.
pub fn loops_of(header: &Header, f: &Function) -> u64 {
    turns(header, f, &mut FunctionAnalyses::default()).len() as u64
}

/// How many executions a pass on loops has on a function: it is run on a copy.
pub fn executions_on_loops(
    header: &Header,
    f: &Function,
    (form, params): (FunctionForm, &Params),
    options: &Options,
) -> u64 {
    let on = OnFunction {
        header,
        options,
        checks: Checks::default(),
        progress: None,
        prints: None,
    };
    let mut executions = 0;
    let work = [FunctionWork::Loops(vec![LoopWork::Pass(
        form,
        params.clone(),
    )])];
    on.run(
        &mut f.clone(),
        &mut FunctionAnalyses::default(),
        &work,
        &mut |_, _| {
            executions += 1;
            true
        },
    );
    executions
}

/// What a pass on loops makes of a function in its first turns alone; the rewrites go to the trace.
///
/// # Arguments
/// `places` gets what lines about executions call each of these turns, as it begins: a pass that panics has said where by then.
pub fn on_first_loops<T: Trace<Function>>(
    header: &Header,
    f: &mut Function,
    (form, params): (FunctionForm, &Params),
    options: &Options,
    (limit, places): (usize, &mut Vec<String>),
    trace: &mut T,
) {
    let mut analyses = FunctionAnalyses::default();
    let turns = turns(header, f, &mut analyses);
    let (places, asked) = (RefCell::new(places), Cell::new(0));
    let ask = |header: Block| {
        let mut rest = turns.iter().enumerate().skip(asked.get());
        let Some((n, turn)) = rest.find(|(_, t)| t.header == header) else {
            return false;
        };
        asked.set(n + 1);
        let mut places = places.borrow_mut();
        let admitted = places.len() < limit;
        if admitted {
            places.push(turn.place.clone());
        }
        admitted
    };
    let mut with = invocation(options, params);
    with.loops = Turns::Asked(&ask);
    form.run(header, f, &mut analyses, with, trace);
}

impl OnFunction<'_> {
    /// Runs the work of a manager on all loops of a function.
    pub(super) fn on_loops(
        self,
        f: &mut Function,
        analyses: &mut FunctionAnalyses,
        work: &[LoopWork],
        admits: Admits<'_>,
        done: &mut Done,
    ) -> Result<(), RunError> {
        let turns = turns(self.header, f, analyses);
        match work {
            _ if turns.is_empty() => Ok(()),
            [LoopWork::Pass(form, params)] => {
                self.at_once(f, analyses, (*form, params, &turns), admits, done)
            }
            _ => self.one_by_one(f, analyses, (work, &turns), admits, done),
        }
    }

    /// One pass on all loops.
    fn at_once(
        self,
        f: &mut Function,
        analyses: &mut FunctionAnalyses,
        (form, params, turns): (FunctionForm, &Params, &[Turn]),
        admits: Admits<'_>,
        done: &mut Done,
    ) -> Result<(), RunError> {
        let name = form.id().name;
        let (admits, lines) = (RefCell::new(admits), RefCell::new(Vec::new()));
        let take = |turn: &Turn| {
            let admitted = (admits.borrow_mut())(name, &turn.place);
            if admitted {
                lines.borrow_mut().extend(self.begins(name, &turn.place));
            }
            admitted
        };
        // Turns are asked for in their order, and those of loops that are gone are not.
        let asked = Cell::new(0);
        let ask = |header: Block| {
            let rest = turns.iter().enumerate().skip(asked.get());
            let mut turn = rest.skip_while(|(_, t)| t.header != header);
            turn.next().is_some_and(|(n, turn)| {
                asked.set(n + 1);
                take(turn)
            })
        };
        let mut with = invocation(self.options, params);
        with.loops = Turns::Asked(&ask);
        let printed = done.printed.len();
        let ran = self.pass(f, analyses, form, with, done);
        if asked.get() == 0 {
            // Nothing to do here: the turns count all the same.
            for turn in turns {
                take(turn);
            }
        }
        done.printed.splice(printed..printed, lines.into_inner());
        ran
    }

    /// All passes on the first loop, and so on.
    fn one_by_one(
        self,
        f: &mut Function,
        analyses: &mut FunctionAnalyses,
        (work, turns): (&[LoopWork], &[Turn]),
        admits: Admits<'_>,
        done: &mut Done,
    ) -> Result<(), RunError> {
        let first = done.times.len() - work.len();
        for turn in turns {
            for (n, part) in work.iter().enumerate() {
                if !is_there(f, analyses, turn.header) {
                    break;
                }
                let started = Instant::now();
                done.pass = part.name();
                match part {
                    LoopWork::Pass(form, params) => {
                        let name = form.id().name;
                        if !admits(name, &turn.place) {
                            continue;
                        }
                        done.printed.extend(self.begins(name, &turn.place));
                        let mut with = invocation(self.options, params);
                        with.loops = Turns::One(turn.header);
                        self.pass(f, analyses, *form, with, done)?;
                    }
                    LoopWork::Analysis(verb, of) => {
                        if *verb == Verb::Invalidate && !admits(invalidating(*of), &turn.place) {
                            continue;
                        }
                        self.analysis(f, analyses, *verb, *of, done)?;
                    }
                }
                done.times[first + n] += started.elapsed();
            }
        }
        Ok(())
    }
}
