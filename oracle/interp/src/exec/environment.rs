//! Answers of the caller's environment to calls of functions without a body.

use super::values::put_value;
use super::{Fault, Machine, Thread};
use crate::code::CallSite;
use crate::environment::{Destination, ExternalAnswer, ExternalCall, ExternalWrite};
use crate::events::{ByteMark, Image};
use crate::memory::{Ask, Object};
use crate::rng::Rng;
use crate::slot::{Prov, Slot};
use crate::value::{Pointer, Target, Value};
use tandem_ir::Global;

/// An argument with its address space, if it is a pointer.
pub(super) type PointerArgument = Option<(Slot, u32)>;

fn misfit(what: impl Into<String>) -> Fault {
    Fault::IllFormed(format!("answer of the environment: {}", what.into()))
}

impl<'p, 'm> Machine<'p, 'm> {
    /// What the environment says about a call; `None` if the machine is to make something up.
    pub(super) fn ask_environment(
        &mut self,
        t: &mut Thread<'p>,
        function: Option<Global>,
        callee: &str,
        args: &[Value],
        memory: &[Image],
        pure: bool,
    ) -> Option<ExternalAnswer> {
        let number = t.external_calls;
        t.external_calls += 1;
        let environment = self.environment.as_mut()?;
        let answer = environment.call(ExternalCall {
            function,
            callee,
            args,
            memory,
            number,
            pure,
            thread: t.id,
            choices: self.choices,
        });
        Some(answer).filter(|a| *a != ExternalAnswer::MadeUp)
    }

    /// Does what an answer says and gives the slots of the result. `pointers` are the arguments that are
    /// pointers.
    pub(super) fn scripted(
        &mut self,
        t: &mut Thread<'p>,
        answer: ExternalAnswer,
        site: &CallSite,
        pointers: &[PointerArgument],
    ) -> Result<Vec<Slot>, Fault> {
        let (value, writes) = match answer {
            ExternalAnswer::Returns { value, writes } => (value, writes),
            ExternalAnswer::MadeUp => (None, Vec::new()),
            ExternalAnswer::Refused(what) => return Err(Fault::Unsupported(what)),
            ExternalAnswer::DoesNotReturn => return Err(Fault::Trap),
        };
        for w in writes {
            self.scripted_write(t, &w, pointers)?;
        }
        let mut out = Vec::new();
        match value {
            None if site.ret.slots == 0 => {}
            None => return Err(misfit("a result is missing")),
            Some(v) => put_value(&site.ret, &v, &mut out, &mut |p| self.named(t, p, pointers))
                .ok_or_else(|| misfit(format!("{v} does not fit the result")))?,
        }
        Ok(out)
    }

    fn scripted_write(
        &mut self,
        t: &mut Thread<'p>,
        w: &ExternalWrite,
        pointers: &[PointerArgument],
    ) -> Result<(), Fault> {
        let (at, space) = match &w.to {
            Destination::Argument { index, offset } => {
                let p = pointers.get(*index).copied().flatten();
                let (p, space) =
                    p.ok_or_else(|| misfit(format!("argument {index} is no pointer")))?;
                let bits = p.bits.wrapping_add(*offset as u64);
                (Slot { bits, ..p }, space)
            }
            Destination::Pointer(p) => {
                let at = self.named(t, p, pointers);
                (
                    at.ok_or_else(|| misfit(format!("no object for {p}")))?,
                    p.space,
                )
            }
        };
        let ask = Ask {
            space,
            size: w.contents.bytes.len() as u64,
            align: 1,
            write: true,
            null_is_valid: false,
        };
        let found = self.mem.check(at, ask, t.who);
        let found = found.map_err(|k| misfit(format!("a write that is {k}")))?;
        let prov = Prov::object(found.index, self.mem.objects[found.index].generation);
        let mut known = Vec::new();
        for (_, m) in &w.contents.marks {
            if let ByteMark::Pointer { pointer, .. } = m {
                known.push(self.named(t, pointer, pointers));
            }
        }
        let mut known = known.into_iter();
        let next = &mut |_: &Pointer| known.next().flatten();
        self.put_image(prov, found.offset as u64, &w.contents, next);
        Ok(())
    }

    /// The machine's form of a pointer that an answer names.
    fn named(
        &mut self,
        t: &mut Thread<'p>,
        p: &Pointer,
        pointers: &[PointerArgument],
    ) -> Option<Slot> {
        let object = match p.target {
            Target::Buffer(_) | Target::Nothing => return self.pointer_slot(p),
            Target::Global(g) => self.global_object(t, g).ok()?,
            Target::External => {
                let mut rng = Rng::new(self.policy.seed, t.external_calls);
                self.foreign_object(t, p.space, &mut rng).ok()?
            }
            Target::Stack | Target::Heap => self
                .only_argument(p, pointers)
                .or_else(|| self.only_given(t, p))?,
        };
        self.offset_pointer(object, p)
    }
    /// The one stack or heap object that earlier calls were given.
    fn only_given(&self, t: &Thread<'p>, p: &Pointer) -> Option<Prov> {
        let fits = |o: &Object| o.target == p.target;
        let known = |g: &&(Prov, bool)| self.mem.find(g.0).is_some_and(fits);
        let mut all = t.given.iter().filter(known);
        match (all.next(), all.next()) {
            (Some(one), None) => Some(one.0),
            _ => None,
        }
    }
    /// The one stack or heap object that arguments point into.
    fn only_argument(&self, p: &Pointer, pointers: &[PointerArgument]) -> Option<Prov> {
        let mut found = None;
        for (s, _) in pointers.iter().flatten() {
            let fits = |o: &Object| o.target == p.target;
            if found == Some(s.prov()) || !self.mem.find(s.prov()).is_some_and(fits) {
                continue;
            }
            if found.replace(s.prov()).is_some() {
                return None;
            }
        }
        found
    }
}
