//! Threads of LLVM IR under the scheduler.

use super::{
    Lanes, Position, detector, execute, immediate_postdominators, nothing_yet, threads_of,
};
use crate::api::{Launch, LaunchRun};
use crate::code::CompiledFn;
use crate::events::Event;
use crate::exec::{Fault, Machine, Shape, Stop, Thread, Unchanging, put_value, shows_address};
use crate::memory::Life;
use crate::ops::Op;
use crate::outcome::{Choices, Outcome, ThreadId};
use crate::race::{Detector, Race};
use crate::slot::{Prov, Slot};
use crate::value::Value;
use rustc_hash::FxHashMap;
use tandem_ir::Global;

/// Arguments of a kernel: slots in a row, and the bytes of `byval` parameters with slot, alignment and space.
struct Arguments {
    slots: Vec<Slot>,
    byval: Vec<(u32, Vec<u8>, u64, u32)>,
}

/// A machine that executes a kernel.
struct Kernel<'k, 'p, 'm> {
    m: &'k mut Machine<'p, 'm>,
    code: &'p CompiledFn,
    args: Arguments,
    /// Of functions that were asked for, where paths meet.
    meetings: FxHashMap<Option<Global>, Vec<Option<usize>>>,
}

impl<'p> Lanes for Kernel<'_, 'p, '_> {
    type Thread = Thread<'p>;

    fn shape(&self) -> Shape {
        self.m.shape
    }
    fn steps_left(&self) -> u64 {
        self.m.policy.limits.steps.saturating_sub(self.m.steps)
    }
    fn make_block(&mut self, block: u32) -> Result<(), Outcome> {
        self.m.make_block(block)
    }
    fn drop_block(&mut self, block: u32) {
        for (_, p) in std::mem::take(&mut self.m.blocks[block as usize].shared) {
            self.m.mem.destroy(p, Life::Popped);
        }
    }
    fn start(
        &mut self,
        id: ThreadId,
        tid: [u32; 3],
        ctaid: [u32; 3],
    ) -> Result<Thread<'p>, Outcome> {
        let m = &mut *self.m;
        let number = id.block * m.shape.threads() + id.thread;
        let mut t = Thread::new(m.policy.seed, id, number);
        (t.tid, t.ctaid) = (tid, ctaid);
        let mut slots = self.args.slots.clone();
        let mut private: Vec<Option<Prov>> = Vec::new();
        for (slot, bytes, align, space) in &self.args.byval {
            let size = bytes.len() as u64;
            let p = match m.private_object(&mut t, size, *align, *space) {
                Ok(p) => p,
                Err(f) => return Err(m.outcome(&t, f)),
            };
            if let Some(o) = m.mem.find_mut(p) {
                o.bytes.copy_from_slice(bytes);
                o.states.fill(crate::memory::DEFINED);
            }
            slots[*slot as usize] = m.mem.pointer(p, *space);
            private.push(Some(p));
        }
        match m.start(&mut t, self.code, &slots, &private) {
            Ok(()) => Ok(t),
            Err(f) => Err(m.outcome(&t, f)),
        }
    }
    fn run(&mut self, t: &mut Thread<'p>, fuel: i64, turn: u32) -> Stop {
        self.m.turn = turn;
        let stop = self.m.run(t, fuel);
        self.m.steps += u64::try_from(fuel - t.fuel_left).unwrap_or(0);
        stop
    }
    fn finish(&mut self, t: &mut Thread<'p>, site: u32, values: &[Slot]) -> Result<(), Fault> {
        self.m.finish_call(t, site, values)
    }
    fn exit(&mut self, t: &mut Thread<'p>) -> Vec<Event> {
        let own = t.allocas.drain(..).chain(t.tls.drain(..).map(|x| x.1));
        for p in own {
            self.m.mem.destroy(p, Life::Popped);
        }
        t.regs = Vec::new();
        t.frames = Vec::new();
        std::mem::take(&mut t.events)
    }
    fn outcome(&self, t: &Thread<'p>, f: Fault) -> Outcome {
        self.m.outcome(t, f)
    }
    fn position(&self, t: &Thread<'p>) -> Position {
        let last = t.frames.last();
        let function = last.and_then(|f| f.code.global);
        Position {
            depth: t.frames.len(),
            function: function.map_or(u32::MAX, |g| g.as_u32()),
            at: last.map_or(0, |f| f.pc),
        }
    }
    fn junction(&self, t: &Thread<'p>) -> Position {
        let mut p = self.position(t);
        if let Some(f) = t.frames.last() {
            p.at = behind_moves(f.code, p.at);
        }
        p
    }
    fn reconvergence(&mut self, t: &Thread<'p>) -> Option<Position> {
        let (p, f) = (self.junction(t), t.frames.last()?);
        let table = self
            .meetings
            .entry(f.code.global)
            .or_insert_with(|| meetings(f.code));
        // The turn ends at the next branch that pauses.
        let ends = |op: &Op| !matches!(successors(op, f.code), Next::Straight);
        let branch = p.at + f.code.code.get(p.at..)?.iter().position(ends)?;
        let at = behind_moves(f.code, (*table.get(branch)?)?);
        Some(Position { at, ..p })
    }
    fn race(&mut self) -> Option<&mut Detector> {
        self.m.race.as_mut()
    }
    fn made_a_choice(&mut self) {
        self.m.choices.undef = true;
    }
    fn returned(&mut self, values: &[Slot]) -> Option<Value> {
        let ret = &self.code.ret;
        self.m.choices.address |= shows_address(ret, values);
        (ret.slots > 0).then(|| self.m.public_value(ret, values))
    }
}

/// Where an operation leads.
enum Next {
    Straight,
    To(Vec<usize>),
}

fn successors(op: &Op, f: &CompiledFn) -> Next {
    let to = |list: &[u32]| Next::To(list.iter().map(|&x| x as usize).collect());
    match *op {
        Op::Jump { to: t, .. } | Op::Goto { to: t } => to(&[t]),
        Op::Br { yes, no, .. }
        | Op::BrEq { yes, no, .. }
        | Op::BrNe { yes, no, .. }
        | Op::BrUlt { yes, no, .. }
        | Op::BrUle { yes, no, .. }
        | Op::BrSlt { yes, no, .. }
        | Op::BrSle { yes, no, .. } => to(&[yes, no]),
        Op::Switch { switch, .. } => {
            let s = &f.switches[switch as usize];
            let cases = s.cases.iter().map(|c| c.1);
            let all = cases.chain(s.big_cases.iter().map(|c| c.1));
            Next::To(all.chain([s.default]).map(|x| x as usize).collect())
        }
        Op::IndirectBr { targets, .. } => {
            let all = f.indirects[targets as usize].iter();
            Next::To(all.map(|t| t.1 as usize).collect())
        }
        Op::Ret { .. } | Op::Unreachable | Op::Unsupported { .. } => Next::To(Vec::new()),
        _ => Next::Straight,
    }
}

/// For each operation, where all paths from it meet.
fn meetings(f: &CompiledFn) -> Vec<Option<usize>> {
    let last = f.code.len().saturating_sub(1);
    let graph: Vec<Vec<usize>> = f
        .code
        .iter()
        .enumerate()
        .map(|(i, op)| match successors(op, f) {
            Next::To(list) => list,
            Next::Straight if i < last => vec![i + 1],
            Next::Straight => Vec::new(),
        })
        .collect();
    immediate_postdominators(&graph)
}

/// Where the moves of an edge lead to.
fn behind_moves(f: &CompiledFn, at: usize) -> usize {
    let rest = f.code.get(at..).unwrap_or(&[]);
    let n = rest
        .iter()
        .take_while(|op| matches!(op, Op::Move { .. } | Op::MoveN { .. }));
    match rest.get(n.count()) {
        Some(Op::Goto { to }) => *to as usize,
        _ => at,
    }
}

/// Runs a kernel over a grid.
pub(crate) fn launch<'p>(m: &mut Machine<'p, '_>, l: &Launch) -> LaunchRun {
    m.policy = l.policy;
    m.mem.limit = l.policy.limits.memory;
    m.choices = Choices::default();
    m.steps = 0;
    m.events = 0;
    m.race = None;
    m.shape = Shape {
        grid: l.grid,
        block: l.block,
        dynamic_shared: l.dynamic_shared_bytes,
    };
    let mut run = nothing_yet();
    match prepare(m, l) {
        Err(o) => run.outcome = o,
        Ok((code, args)) => {
            let mut kernel = Kernel {
                m,
                code,
                args,
                meetings: FxHashMap::default(),
            };
            (run.outcome, run.events) = execute(&mut kernel, l);
            if let (Outcome::Returned(_), Some(other)) = (&run.outcome, m.changed()) {
                run.outcome = other;
            }
        }
    };
    run.choices = m.choices;
    run.steps = m.steps;
    run.races = races(m);
    // The block memory of this launch is gone; a pointer to it dangles.
    let blocks = std::mem::take(&mut m.blocks);
    for (_, p) in blocks.into_iter().flat_map(|b| b.shared) {
        m.mem.destroy(p, Life::Popped);
    }
    m.race = None;
    for o in &mut m.mem.objects {
        o.race_cells = u32::MAX;
    }
    run
}

fn prepare<'p>(
    m: &mut Machine<'p, '_>,
    l: &Launch,
) -> Result<(&'p CompiledFn, Arguments), Outcome> {
    let ill = |what: &str| Outcome::IllFormed(what.into());
    let total = threads_of(l)?;
    if !m.program.has_body(l.kernel) {
        return Err(ill("the kernel has no body in this module"));
    }
    let code = m
        .program
        .code(l.kernel)
        .ok_or_else(|| ill("the kernel has no body"))?;
    let args = arguments(m, code, &l.args)?;
    m.blocks = vec![Default::default(); m.shape.blocks() as usize];
    m.race = detector(l, total)?;
    m.unchanging = Unchanging::begin(&m.mem, m.program.has_unchanging());
    Ok((code, args))
}

fn arguments(m: &Machine<'_, '_>, code: &CompiledFn, args: &[Value]) -> Result<Arguments, Outcome> {
    if code.params.len() != args.len() {
        return Err(Outcome::IllFormed(format!(
            "{} arguments for {} parameters",
            args.len(),
            code.params.len()
        )));
    }
    let mut out = Arguments {
        slots: Vec::new(),
        byval: Vec::new(),
    };
    for (i, (layout, v)) in code.params.iter().zip(args).enumerate() {
        let slot = out.slots.len() as u32;
        if let (Value::ByVal(bytes), Some(b)) = (v, code.byvals.iter().find(|b| b.0 == slot)) {
            let mut bytes = bytes.clone();
            bytes.resize(b.1 as usize, 0);
            out.byval.push((slot, bytes, b.2, b.3));
            out.slots.push(Slot::int(0));
            continue;
        }
        put_value(layout, v, &mut out.slots, &mut |p| m.pointer_slot(p)).ok_or_else(|| {
            Outcome::IllFormed(format!("argument {i} does not fit its parameter"))
        })?;
    }
    Ok(out)
}

fn races(m: &Machine<'_, '_>) -> Vec<Race> {
    let place = |at: crate::race::At| {
        let code = at.0.and_then(|g| m.program.code(g));
        code.map(|c| m.program.place(c, at.1 as usize))
            .unwrap_or_default()
    };
    let found = |d: &crate::race::Detector| d.found(m.shape.threads(), &m.mem.objects, place);
    m.race.as_ref().map(found).unwrap_or_default()
}
