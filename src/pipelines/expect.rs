//! What a pipeline has to do, found out in the plainest way: each execution by itself, in order, on one thread, with analyses
//! that nobody has used before.
//!
//! Nothing of the pass manager is used: which executions there are is read off the tree of the pipeline here, and in which order
//! loops have their turns is worked out in [`loops`].

use super::loops;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::passes::{LCSSA, LOOP_SIMPLIFY, PASSES, Params, Unit};
use tandem_ir::rewrite::{ModuleContext, NoTrace};
use tandem_ir::{Block, Module};
use tandem_optimized::analysis::components::Components;
use tandem_optimized::analysis::manager::{AnalysisId, FunctionAnalyses, ModuleAnalyses};
use tandem_optimized::options::Options;
use tandem_optimized::pass::{Invocation, Ran, Turns};
use tandem_optimized::pass_manager::invalidating;
use tandem_optimized::passes::Form;
use tandem_optimized::pipeline::text::{Element, Instance, Manager, Verb};
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

/// Something that is done in one place of a pipeline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Doing {
    /// A pass.
    Pass(PlacedPass),
    /// Analyses are dropped: number of the entry, and what that is called. It changes nothing, and has a number as passes have.
    Drop(usize, &'static str),
    /// All of it on the first loop of a function, then on the second, and so on.
    Loops(Vec<Doing>),
}

impl Doing {
    /// Its passes in order.
    fn places(&self) -> Vec<&PlacedPass> {
        match self {
            Doing::Pass(place) => vec![place],
            Doing::Drop(..) => Vec::new(),
            Doing::Loops(inside) => inside.iter().flat_map(Doing::places).collect(),
        }
    }
}

/// What runs together in a manager of components.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum List {
    /// On functions: all of it on the first of the component, then on the second, and so on.
    Functions(Vec<Doing>),
    /// Analyses of the component are dropped.
    Drop(Doing),
    /// All of it again while it makes indirect calls direct ones, at most so often.
    Devirt(u32, Vec<List>),
}

impl List {
    /// Its passes in order.
    fn places(&self) -> Vec<&PlacedPass> {
        match self {
            List::Functions(all) => all.iter().flat_map(Doing::places).collect(),
            List::Drop(_) => Vec::new(),
            List::Devirt(_, inside) => inside.iter().flat_map(List::places).collect(),
        }
    }
}

/// What runs together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// On the module.
    Module(Doing),
    /// On functions: all of it on the first, then on the second, and so on.
    Functions(Vec<Doing>),
    /// On components of the call graph: each list on all functions of one, and all lists before the next one comes.
    Components(Vec<List>),
    /// A verifier or an analysis of the module: it changes nothing, and functions do not run past it.
    Barrier,
}

impl Part {
    /// Its passes in order.
    pub fn places(&self) -> Vec<&PlacedPass> {
        let all = match self {
            Part::Module(doing) => std::slice::from_ref(doing),
            Part::Functions(all) => all,
            Part::Components(lists) => return lists.iter().flat_map(List::places).collect(),
            Part::Barrier => &[],
        };
        all.iter().flat_map(Doing::places).collect()
    }
}

/// The order of a pipeline, and where its second phase begins.
#[derive(Clone, Default, Debug)]
pub struct Order {
    /// The parts in the order in which they run.
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

    /// What is done to functions by an element in a manager of those; managers are nested only so deep.
    fn on_functions(&mut self, element: &Element, all: &mut Vec<Doing>) {
        match element {
            Element::Group(Manager::Loop | Manager::LoopMssa, inside) => {
                let mut on_loops = Vec::new();
                for next in inside {
                    self.on_functions(next, &mut on_loops);
                }
                if !on_loops.is_empty() {
                    all.extend(before_loops(self.entries));
                    all.push(Doing::Loops(on_loops));
                }
            }
            Element::Group(_, inside) => {
                for next in inside {
                    self.on_functions(next, all);
                }
            }
            Element::Pass(p) => {
                self.entries += 1;
                let place = place(p, self.entries);
                let place = place.filter(|p| p.params.id().unit == Unit::Function);
                all.extend(place.map(Doing::Pass));
            }
            Element::Analysis(verb, of) => {
                self.entries += 1;
                all.extend(dropped(*verb, *of, self.entries));
            }
        }
    }

    /// What is done to components by an element in a manager of those.
    fn on_components(&mut self, element: &Element, lists: &mut Vec<List>) {
        match element {
            Element::Group(Manager::Cgscc, inside) => {
                for next in inside {
                    self.on_components(next, lists);
                }
            }
            Element::Group(Manager::Devirt(times), inside) => {
                let mut again = Vec::new();
                for next in inside {
                    self.on_components(next, &mut again);
                }
                lists.extend((!again.is_empty()).then_some(List::Devirt(*times, again)));
            }
            Element::Group(_, inside) => {
                let mut all = Vec::new();
                for next in inside {
                    self.on_functions(next, &mut all);
                }
                lists.extend((!all.is_empty()).then_some(List::Functions(all)));
            }
            Element::Pass(_) => self.entries += 1,
            Element::Analysis(verb, of) => {
                self.entries += 1;
                lists.extend(dropped(*verb, *of, self.entries).map(List::Drop));
            }
        }
    }

    fn part(&mut self, element: &Element) -> Option<Part> {
        match element {
            Element::Group(Manager::Cgscc | Manager::Devirt(_), _) => {
                let mut lists = Vec::new();
                self.on_components(element, &mut lists);
                (!lists.is_empty()).then_some(Part::Components(lists))
            }
            Element::Group(..) => {
                let mut all = Vec::new();
                self.on_functions(element, &mut all);
                (!all.is_empty()).then_some(Part::Functions(all))
            }
            Element::Pass(p) => {
                self.entries += 1;
                match place(p, self.entries) {
                    Some(place) => Some(Part::Module(Doing::Pass(place))),
                    None if p.pass.runs() => Some(Part::Barrier),
                    None => None,
                }
            }
            Element::Analysis(verb, of) => {
                self.entries += 1;
                let part = dropped(*verb, *of, self.entries).map(Part::Module);
                Some(part.unwrap_or(Part::Barrier))
            }
        }
    }
}

/// The dropping of analyses that are built.
fn dropped(verb: Verb, of: Option<&'static str>, entry: usize) -> Option<Doing> {
    let id = match of {
        None => None,
        Some(name) => Some(AnalysisId::lookup(name)?),
    };
    (verb == Verb::Invalidate).then(|| Doing::Drop(entry, invalidating(id)))
}

/// What runs before the loop passes of one manager, without being named: loops are brought into the form that they ask for.
fn before_loops(entry: usize) -> [Doing; 2] {
    [LOOP_SIMPLIFY, LCSSA].map(|id| {
        Doing::Pass(PlacedPass {
            entry,
            id: None,
            params: Params::new(&PASSES[id.row()]),
        })
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
    /// The function's name, `[module]`, `loop %header in function f`, or `(f, g)`.
    pub on: String,
    /// What is printed while it runs, with the line that says that it runs.
    pub lines: Vec<String>,
    /// Functions of one segment go through all of it one by one where there are threads.
    segment: usize,
    /// Number of the function at that time, where functions go through the segment one by one. Components have an order of
    /// their own, which stays: all are 0.
    turn: usize,
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
            all.sort_by_key(|e| (e.segment, e.turn));
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
        in_components: false,
    };
    let phased = module.bodies.len() > 1;
    let mut before = None;
    for (n, part) in order.parts.iter().enumerate() {
        if n <= order.phase_two {
            run.expected.bodies_at_phase_two = run.expected.module.bodies.len();
        }
        let functions = matches!(part, Part::Functions(_));
        run.in_components = matches!(part, Part::Components(_));
        let joins = phased && n > order.phase_two && before == Some(true) && functions;
        run.segment += usize::from(!joins);
        before = Some(functions);
        run.part(part)?;
    }
    Ok(run.expected)
}

pub(super) struct Run<'a> {
    pub(super) expected: Expected,
    options: &'a Options,
    limit: u64,
    segment: usize,
    in_components: bool,
}

/// The pass, or the analyses, and on what.
struct On<'a> {
    pass: &'static str,
    entry: usize,
    id: Option<&'static str>,
    place: &'a str,
    body: usize,
}

impl Run<'_> {
    fn part(&mut self, part: &Part) -> Result<(), Panicked> {
        match part {
            Part::Barrier => {}
            Part::Module(doing) => self.execute(doing, None, "[module]")?,
            Part::Functions(all) => {
                for body in 0..self.expected.module.bodies.len() {
                    self.on_function(all, body)?;
                }
            }
            Part::Components(lists) => {
                let mut components = Components::new(&self.expected.module);
                let mut indirect = Vec::new();
                while components.advance() {
                    self.on_component(lists, &mut components, &mut indirect)?;
                }
            }
        }
        Ok(())
    }

    pub(super) fn name(&self, body: usize) -> String {
        let m = &self.expected.module;
        m.header.global_name(m.bodies[body].global).to_owned()
    }

    pub(super) fn on_function(&mut self, all: &[Doing], body: usize) -> Result<(), Panicked> {
        let name = self.name(body);
        for doing in all {
            match doing {
                Doing::Loops(inside) => self.on_loops(inside, body)?,
                _ => self.execute(doing, Some(body), &name)?,
            }
        }
        Ok(())
    }

    /// All of it on each loop that is still there when its turn comes.
    fn on_loops(&mut self, all: &[Doing], body: usize) -> Result<(), Panicked> {
        let f = &self.expected.module.bodies[body];
        let headers = loops::inside_out(f);
        let unnamed = "<unnamed loop>";
        let named = |&h: &Block| (h, f.block_name(h).unwrap_or(unnamed).to_owned());
        let turns: Vec<(Block, String)> = headers.iter().map(named).collect();
        if turns.is_empty() {
            return Ok(());
        }
        let function = self.name(body);
        let place = |name: &String| format!("loop %{name} in function {function}");
        if let [Doing::Pass(pass)] = all {
            return self.all_loops(pass, body, &turns, &place);
        }
        for (header, name) in &turns {
            for doing in all {
                let f = &self.expected.module.bodies[body];
                if !loops::inside_out(f).contains(header) {
                    break;
                }
                match doing {
                    Doing::Pass(pass) => {
                        let loops = Turns::One(*header);
                        self.run(pass, Some(body), &place(name), loops)?;
                    }
                    _ => self.execute(doing, Some(body), &place(name))?,
                }
            }
        }
        Ok(())
    }

    /// One pass on all loops: it is asked once, and may work on those whose turn is not beyond the limit.
    fn all_loops(
        &mut self,
        pass: &PlacedPass,
        body: usize,
        turns: &[(Block, String)],
        place: &dyn Fn(&String) -> String,
    ) -> Result<(), Panicked> {
        let done = self.expected.executions.len() as u64;
        let taken = RefCell::new(Vec::new());
        let ask = |header: Block| {
            taken.borrow_mut().push(header);
            done + taken.borrow().len() as u64 <= self.limit
        };
        let m = &mut self.expected.module;
        let run = AssertUnwindSafe(|| {
            run_once(
                m,
                &pass.params,
                (Some(body), Turns::Asked(&ask)),
                self.options,
            )
        });
        let ran = catch_unwind(run).map_err(|p| Panicked {
            place: format!("entry {}, {}", pass.entry, pass.params.id().name),
            text: panic_text(&*p),
        })?;
        let mut taken = taken.into_inner();
        if taken.is_empty() {
            taken = turns.iter().map(|t| t.0).collect();
        }
        let name = pass.params.id().name;
        let places: Vec<String> = taken
            .iter()
            .filter_map(|h| turns.iter().find(|t| t.0 == *h))
            .map(|t| place(&t.1))
            .collect();
        for place in places {
            let on = On {
                pass: name,
                entry: pass.entry,
                id: pass.id,
                place: &place,
                body,
            };
            let admitted = self.admits();
            let line = admitted.then(|| format!("running {name} on {place}"));
            self.enter(&on, line.into_iter().collect());
        }
        self.book(pass, Some(body), ran);
        Ok(())
    }

    fn admits(&self) -> bool {
        (self.expected.executions.len() as u64) < self.limit
    }

    fn enter(&mut self, on: &On<'_>, lines: Vec<String>) {
        self.expected.executions.push(Execution {
            entry: on.entry,
            id: on.id,
            pass: on.pass,
            on: on.place.to_owned(),
            lines,
            segment: self.segment,
            turn: if self.in_components { 0 } else { on.body },
        });
    }

    pub(super) fn execute(
        &mut self,
        doing: &Doing,
        body: Option<usize>,
        on: &str,
    ) -> Result<(), Panicked> {
        match doing {
            Doing::Pass(pass) => self.run(pass, body, on, Turns::All)?,
            Doing::Drop(entry, name) => {
                let on = On {
                    pass: name,
                    entry: *entry,
                    id: None,
                    place: on,
                    body: body.unwrap_or(0),
                };
                self.enter(&on, Vec::new());
            }
            Doing::Loops(_) => {}
        }
        Ok(())
    }

    fn run(
        &mut self,
        pass: &PlacedPass,
        body: Option<usize>,
        place: &str,
        loops: Turns<'_>,
    ) -> Result<(), Panicked> {
        let name = pass.params.id().name;
        let mut lines = Vec::new();
        if self.admits() {
            let m = &mut self.expected.module;
            lines.push(format!("running {name} on {place}"));
            let run = AssertUnwindSafe(|| run_once(m, &pass.params, (body, loops), self.options));
            let ran = catch_unwind(run).map_err(|p| Panicked {
                place: format!("entry {}, {name} on {place}", pass.entry),
                text: panic_text(&*p),
            })?;
            lines.extend(self.book(pass, body, ran));
        }
        let on = On {
            pass: name,
            entry: pass.entry,
            id: pass.id,
            place,
            body: body.unwrap_or(0),
        };
        self.enter(&on, lines);
        Ok(())
    }

    /// Keeps what a pass counted; returns what it printed.
    fn book(&mut self, pass: &PlacedPass, body: Option<usize>, ran: Ran) -> Option<String> {
        if ran.changed {
            drop_notes(&mut self.expected.module, pass, body);
        }
        let name = pass.params.id().name;
        for (counter, k) in ran.counters {
            *self.expected.stats.entry((name, counter)).or_default() += k;
        }
        ran.printed
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
fn run_once(
    m: &mut Module,
    params: &Params,
    (body, loops): (Option<usize>, Turns<'_>),
    options: &Options,
) -> Ran {
    let with = Invocation {
        options,
        params,
        collect_claims: false,
        loops,
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
