//! What a pipeline has to do, found out in the plainest way: each execution by itself, in order, on one thread, with analyses
//! that nobody has used before.
//!
//! Nothing of the pass manager is used: which executions there are is read off the tree of the pipeline here.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::Module;
use tandem_ir::passes::{LCSSA, LOOP_SIMPLIFY, PASSES, Params, Unit};
use tandem_ir::rewrite::{ModuleContext, NoTrace};
use tandem_optimized::analysis::manager::{FunctionAnalyses, ModuleAnalyses};
use tandem_optimized::options::Options;
use tandem_optimized::pass::{Invocation, Ran};
use tandem_optimized::passes::Form;
use tandem_optimized::pipeline::text::{Element, Instance, Manager};
use tandem_optimized::transform::loop_notes;
use tandem_oracle::lockstep::panic_text;

/// One pass in one place of a pipeline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlacedPass {
    /// Number of the entry, from 1, unbuilt ones and verifiers counted.
    pub entry: usize,
    /// Its number in the lists of levels, if it has one.
    pub id: Option<&'static str>,
    /// The pass with its parameters.
    pub params: Params,
}

/// What runs together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// A pass on the module.
    Module(PlacedPass),
    /// Passes on functions: all of them on the first, then on the second, and so on.
    Functions(Vec<PlacedPass>),
    /// A verifier or an analysis of the module: it changes nothing, and functions do not run past it.
    Barrier,
}

impl Part {
    /// Its passes in order.
    pub fn places(&self) -> &[PlacedPass] {
        match self {
            Part::Module(place) => std::slice::from_ref(place),
            Part::Functions(places) => places,
            Part::Barrier => &[],
        }
    }
}

/// The order of a pipeline, and where its second phase begins.
#[derive(Clone, Default, Debug)]
pub struct Order {
    /// In order.
    pub parts: Vec<Part>,
    /// The first part of Phase II.
    pub phase_two: usize,
    /// Entries, built or not.
    pub entries: usize,
}

impl Order {
    /// Reads a tree whose elements from `phase_two` on belong to Phase II.
    pub fn of(elements: &[Element], phase_two: usize) -> Order {
        let mut order = Order::default();
        for (n, element) in elements.iter().enumerate() {
            if n == phase_two {
                order.phase_two = order.parts.len();
            }
            let part = order.part(element);
            order.parts.extend(part);
        }
        if phase_two >= elements.len() {
            order.phase_two = order.parts.len();
        }
        order
    }

    /// All passes in order.
    pub fn places(&self) -> impl Iterator<Item = &PlacedPass> {
        self.parts.iter().flat_map(Part::places)
    }

    /// The passes on functions of an element in a manager of those; managers are nested only so deep.
    fn on_functions(&mut self, element: &Element, places: &mut Vec<PlacedPass>) {
        match element {
            Element::Group(manager, inside) => {
                let before = places.len();
                for next in inside {
                    self.on_functions(next, places);
                }
                let loops = matches!(manager, Manager::Loop | Manager::LoopMssa);
                if let Some(first) = places.get(before).filter(|_| loops) {
                    let implied = before_loops(first);
                    places.splice(before..before, implied);
                }
            }
            Element::Pass(p) => {
                self.entries += 1;
                let place = place(p, self.entries);
                places.extend(place.filter(|p| p.params.id().unit == Unit::Function));
            }
            Element::Analysis(..) => self.entries += 1,
        }
    }

    fn part(&mut self, element: &Element) -> Option<Part> {
        match element {
            Element::Group(..) => {
                let mut places = Vec::new();
                self.on_functions(element, &mut places);
                (!places.is_empty()).then_some(Part::Functions(places))
            }
            Element::Pass(p) => {
                self.entries += 1;
                match place(p, self.entries) {
                    Some(place) => Some(Part::Module(place)),
                    None if p.pass.runs() => Some(Part::Barrier),
                    None => None,
                }
            }
            Element::Analysis(..) => {
                self.entries += 1;
                Some(Part::Barrier)
            }
        }
    }
}

/// What runs before the loop passes of one manager, without being named: loops are brought into the form that they ask for.
fn before_loops(first: &PlacedPass) -> [PlacedPass; 2] {
    [LOOP_SIMPLIFY, LCSSA].map(|id| PlacedPass {
        entry: first.entry,
        id: None,
        params: Params::new(&PASSES[id.row()]),
    })
}

/// A built pass with its parameters; nothing for any other.
fn place(p: &Instance, entry: usize) -> Option<PlacedPass> {
    let words = p.values.words(p.pass.params).join(";");
    let id = p.pass.built()?;
    let params = match words.is_empty() {
        true => Params::new(id),
        false => Params::parse(id, &words).ok()?,
    };
    Some(PlacedPass {
        entry,
        id: p.entry,
        params,
    })
}

/// One pass on one function or on the module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Execution {
    /// Number of the entry of the pipeline, from 1.
    pub entry: usize,
    /// The entry's number in the lists of levels.
    pub id: Option<&'static str>,
    /// The pass.
    pub pass: &'static str,
    /// The function's name, or `[module]`.
    pub on: String,
    /// What is printed while it runs, with the line that says that it runs.
    pub lines: Vec<String>,
    /// Functions of one segment go through all of it one by one where there are threads.
    segment: usize,
    /// Number of the function at that time.
    body: usize,
}

/// What a pipeline has to do.
#[derive(Clone, Debug, Default)]
pub struct Expected {
    /// The module at the end.
    pub module: Module,
    /// All executions in order.
    pub executions: Vec<Execution>,
    /// Counters by pass and name.
    pub stats: BTreeMap<(&'static str, &'static str), u64>,
    /// Functions that there are when Phase II begins.
    pub bodies_at_phase_two: usize,
}

/// A pass that panicked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Panicked {
    /// The execution in words.
    pub place: String,
    /// What it said.
    pub text: String,
}

impl Expected {
    /// What is printed, in the order of one thread, or of functions that go through each segment one by one.
    pub fn lines(&self, one_by_one: bool) -> Vec<&str> {
        let mut all: Vec<&Execution> = self.executions.iter().collect();
        if one_by_one {
            all.sort_by_key(|e| (e.segment, e.body));
        }
        let lines = all.into_iter().flat_map(|e| &e.lines);
        lines.map(String::as_str).collect()
    }
}

/// Runs an order on a module: the first `limit` executions, or all of them. `phased` says whether there are two phases.
///
/// # Errors
/// A pass panicked.
pub fn expect(
    module: &Module,
    order: &Order,
    options: &Options,
    limit: Option<u64>,
) -> Result<Expected, Panicked> {
    let mut run = Run {
        expected: Expected {
            module: module.clone(),
            ..Expected::default()
        },
        options,
        limit: limit.unwrap_or(u64::MAX),
        segment: 0,
    };
    let phased = module.bodies.len() > 1;
    let mut before = None;
    for (n, part) in order.parts.iter().enumerate() {
        if n <= order.phase_two {
            run.expected.bodies_at_phase_two = run.expected.module.bodies.len();
        }
        let functions = matches!(part, Part::Functions(_));
        let joins = phased && n > order.phase_two && before == Some(true) && functions;
        run.segment += usize::from(!joins);
        before = Some(functions);
        match part {
            Part::Barrier => {}
            Part::Module(place) => run.execute(place, None)?,
            Part::Functions(places) => {
                for body in 0..run.expected.module.bodies.len() {
                    for place in places {
                        run.execute(place, Some(body))?;
                    }
                }
            }
        }
    }
    Ok(run.expected)
}

struct Run<'a> {
    expected: Expected,
    options: &'a Options,
    limit: u64,
    segment: usize,
}

impl Run<'_> {
    fn execute(&mut self, place: &PlacedPass, body: Option<usize>) -> Result<(), Panicked> {
        let pass = place.params.id().name;
        let m = &mut self.expected.module;
        let on = match body {
            Some(n) => m.header.global_name(m.bodies[n].global).to_owned(),
            None => "[module]".to_owned(),
        };
        let admitted = (self.expected.executions.len() as u64) < self.limit;
        let mut lines = Vec::new();
        if admitted {
            lines.push(format!("running {pass} on {on}"));
            let run = AssertUnwindSafe(|| run_once(m, &place.params, body, self.options));
            let ran = catch_unwind(run).map_err(|p| Panicked {
                place: format!("entry {}, {pass} on {on}", place.entry),
                text: panic_text(&*p),
            })?;
            if ran.changed {
                drop_notes(m, place, body);
            }
            for (counter, k) in ran.counters {
                *self.expected.stats.entry((pass, counter)).or_default() += k;
            }
            lines.extend(ran.printed);
        }
        self.expected.executions.push(Execution {
            entry: place.entry,
            id: place.id,
            pass,
            on,
            lines,
            segment: self.segment,
            body: body.unwrap_or(0),
        });
        Ok(())
    }
}

/// Takes the notes on trip counts off what a pass changed: they are true of a loop as it stood when they were written.
pub fn drop_notes(m: &mut Module, place: &PlacedPass, body: Option<usize>) {
    if loop_notes::are_written_by(place.params.id()) {
        return;
    }
    let Module { header, bodies } = m;
    for (n, f) in bodies.iter_mut().enumerate() {
        if body.is_none_or(|b| b == n) {
            loop_notes::drop_notes(header, f);
        }
    }
}

/// One pass on one function or the module, with analyses of its own.
pub fn run_once(m: &mut Module, params: &Params, body: Option<usize>, options: &Options) -> Ran {
    let with = Invocation {
        options,
        params,
        collect_claims: false,
    };
    match (Form::of(params.id()), body) {
        (Form::Function(form), Some(n)) => {
            let (header, f) = (&m.header, &mut m.bodies[n]);
            let analyses = &mut FunctionAnalyses::default();
            form.run(header, f, analyses, with, &mut NoTrace)
        }
        (Form::Module(form), _) => {
            let (context, analyses) = (ModuleContext::default(), &mut ModuleAnalyses::default());
            form.run(&context, m, analyses, with, &mut NoTrace)
        }
        // A pass on functions stands in no place for modules, and one on machine functions in no pipeline of LLVM IR.
        (Form::Function(_), None) | (Form::Machine(_), _) => Ran::default(),
    }
}
