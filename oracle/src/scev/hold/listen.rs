//! Claims about a kernel held against launches: the listener is the environment of the run.
//!
//! The program with probes is launched by whoever has a description of the launches ([`Holder::probed`]). Threads are followed as
//! in a run on an input; what arguments are is told by the probe of the entry. A kernel begins once per thread and launch, so
//! that a thread which comes to the entry again is one of the next launch.

use super::{Checked, Contradiction, Held, Holder, MAX_THREADS, Seen, Thread};
use crate::instrument::{Observation, ProbePoint};
use crate::interp::{Environment, ExternalAnswer, ExternalCall, ThreadId};
use rustc_hash::FxHashMap;
use tandem_ir::{Module, ValueDef};

/// A thread of a launch, with the arguments of its kernel.
struct Launched {
    thread: Thread,
    args: Vec<Seen>,
}

/// Listens to launches of a kernel.
pub struct Listener<'h, 'a> {
    holder: &'h Holder<'a>,
    threads: FxHashMap<ThreadId, Launched>,
    checked: Checked,
    wrong: Vec<Contradiction>,
}

impl<'a> Holder<'a> {
    /// The program with the probes that a [`Listener`] hears.
    pub fn probed(&self) -> &Module {
        &self.instrumented().module
    }

    /// A listener that has heard nothing.
    pub fn listen(&self) -> Listener<'_, 'a> {
        Listener {
            holder: self,
            threads: FxHashMap::default(),
            checked: Checked::default(),
            wrong: Vec::new(),
        }
    }
}

impl Listener<'_, '_> {
    /// All launches have returned, without a race: what they contradict. What they confirm is added to `held`.
    pub fn finish(self, held: &mut Held) -> Vec<Contradiction> {
        held.add(self.checked);
        self.wrong
    }

    fn hear(&mut self, h: Observation) {
        let f = self.holder.f;
        let begins =
            matches!(h.point, ProbePoint::Block(g, b) if g == f.global && f.entry() == Some(b));
        if begins && (self.threads.len() < MAX_THREADS || self.threads.contains_key(&h.thread)) {
            let args = self.arguments(&h);
            let thread = self.holder.thread();
            self.threads.insert(h.thread, Launched { thread, args });
        }
        if let Some(own) = self.threads.get_mut(&h.thread) {
            let (checked, wrong) = (&mut self.checked, &mut self.wrong);
            self.holder
                .observe(h, &mut own.thread, &own.args, checked, wrong);
        }
    }

    /// The arguments as the probe of the entry tells them; nothing is known of those that are no scalars.
    fn arguments(&self, h: &Observation) -> Vec<Seen> {
        let f = self.holder.f;
        let mut args = vec![Seen::Undef; f.args().len()];
        let told = self.holder.instrumented().values_of(h.probe);
        for (&v, seen) in told.iter().zip(&h.values) {
            if let ValueDef::Arg(n) = f.value_def(v)
                && let Some(slot) = args.get_mut(n as usize)
            {
                *slot = seen.clone();
            }
        }
        args
    }
}

impl Environment for Listener<'_, '_> {
    fn call(&mut self, call: ExternalCall<'_>) -> ExternalAnswer {
        match self.holder.instrumented().observation(&call) {
            Some(h) => {
                self.hear(h);
                ExternalAnswer::Returns {
                    value: None,
                    writes: Vec::new(),
                }
            }
            None => ExternalAnswer::MadeUp,
        }
    }
}
