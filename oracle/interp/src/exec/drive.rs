//! The outer loop of a thread: frames come and go, and whatever ends or pauses it.

use super::{Fault, Machine, Stop, Thread};
use crate::ops::Op;
use crate::outcome::UbKind;

/// Why the inner loop was left.
pub(super) enum Exit {
    Call(u32),
    Ret(u32, u32),
    Again,
    Stop(Stop),
}

impl<'p, 'm> Machine<'p, 'm> {
    /// Runs a thread until something stops it.
    pub fn run(&mut self, t: &mut Thread<'p>, fuel: i64) -> Stop {
        let mut fuel = fuel;
        loop {
            match self.run_frame(t, &mut fuel) {
                Exit::Call(site) => match self.call(t, site) {
                    Ok(None) => {}
                    Ok(Some(stop)) => {
                        t.fuel_left = fuel;
                        return stop;
                    }
                    Err(f) => {
                        t.fuel_left = fuel;
                        return Stop::Fault(f);
                    }
                },
                Exit::Ret(src, n) => match self.ret(t, src, n) {
                    Ok(None) => {}
                    Ok(Some(values)) => {
                        t.fuel_left = fuel;
                        return Stop::Done(values);
                    }
                    Err(f) => {
                        t.fuel_left = fuel;
                        return Stop::Fault(f);
                    }
                },
                Exit::Again => {}
                Exit::Stop(s) => {
                    t.fuel_left = fuel;
                    return s;
                }
            }
        }
    }

    /// `indirectbr`: rare enough to be a return to the outer loop.
    #[cold]
    #[inline(never)]
    pub(super) fn indirect_branch(&mut self, t: &mut Thread<'p>, op: &Op, fuel: &mut i64) -> Exit {
        let (
            Op::IndirectBr {
                cost,
                address,
                targets,
            },
            Some(frame),
        ) = (*op, t.frames.last_mut())
        else {
            return Exit::Stop(Stop::Fault(Fault::IllFormed(
                "operation out of place".into(),
            )));
        };
        let p = t.regs[frame.base + address as usize];
        let Some(to) = self.label_of(frame.code, p, targets) else {
            return Exit::Stop(Stop::Fault(UbKind::BadIndirectBr.into()));
        };
        frame.pc = to as usize;
        *fuel -= i64::from(cost);
        if *fuel < 0 {
            Exit::Stop(Stop::Pause)
        } else {
            Exit::Again
        }
    }
}
