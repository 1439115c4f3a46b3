//! Which loop a pass on loops went wrong on: it is run again with its first turns only.
//!
//! A step that is known to be wrong belongs to the first turn by whose end there are that many steps, a panic to the turn that
//! had begun, and a function that computes something else to the first turn after which it does. Turns are halved like
//! executions; where nothing of that shows, the execution keeps the numbers of all its turns.

use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::passes::Params;
use tandem_ir::rewrite::{Rewrite, Trace};
use tandem_ir::{Function, Module};
use tandem_optimized::options::Options;
use tandem_optimized::pass_manager::on_first_loops;
use tandem_optimized::passes::FunctionForm;

/// What shows that a turn is wrong.
pub enum Shown<'a, U> {
    /// The pass panics in it.
    Panic,
    /// It has the step of this number, from 1.
    Step(usize),
    /// The unit computes something else behind it.
    Result(&'a mut dyn FnMut(&U) -> bool),
}

/// A turn of a pass on loops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Its number among those of the pass on the function, from 0.
    pub number: usize,
    /// What lines about executions call it: `loop %l in function f`.
    pub place: String,
}

/// The first wrong turn of a pass on the loops of a function; `None` if it cannot be told.
pub fn first_wrong(
    (m, n): (&Module, usize),
    params: &Params,
    options: &Options,
    shown: Shown<'_, Function>,
) -> Option<Turn> {
    let form = FunctionForm::of(params.id())?;
    let run = |limit| {
        let mut body = m.bodies[n].clone();
        let (mut places, mut steps) = (Vec::new(), Steps(0));
        let turns = (limit, &mut places);
        let pass = || {
            let pass = (form, params);
            on_first_loops(&m.header, &mut body, pass, options, turns, &mut steps);
        };
        let ended = catch_unwind(AssertUnwindSafe(pass)).is_ok();
        (ended, body, places, steps.0)
    };
    let (ended, _, places, _) = run(usize::MAX);
    let number = match shown {
        Shown::Panic => (!ended).then(|| places.len().checked_sub(1))?,
        _ if !ended => None,
        Shown::Step(step) => first(places.len(), &mut |k| run(k + 1).3 >= step),
        Shown::Result(wrong) => first(places.len(), &mut |k| wrong(&run(k + 1).1)),
    }?;
    let place = places.into_iter().nth(number)?;
    Some(Turn { number, place })
}

/// The first of so many of which something holds, if it holds of the last; it is taken to hold of all behind the first.
fn first(count: usize, holds: &mut dyn FnMut(usize) -> bool) -> Option<usize> {
    let mut high = count.checked_sub(1).filter(|&k| holds(k))?;
    let mut low = 0;
    while low < high {
        let middle = low.midpoint(high);
        match holds(middle) {
            true => high = middle,
            false => low = middle + 1,
        }
    }
    Some(high)
}

/// Counts steps.
struct Steps(usize);

impl Trace<Function> for Steps {
    const ACTIVE: bool = true;
    fn before(&mut self, _: &Function, _: impl FnOnce(&Function) -> Rewrite) {}
    fn after(&mut self, _: &Function) {
        self.0 += 1;
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use tandem_ir::passes::PASSES;
    use tandem_ir::text::{parse, print_function};

    /// Three loops that go, one behind the other.
    const LOOPS: &str = "
define void @f() {
entry:
  br label %a
a:
  %i = phi i32 [ 0, %entry ], [ %i2, %a ]
  %i2 = add nuw i32 %i, 1
  %c = icmp ult i32 %i2, 10
  br i1 %c, label %a, label %b
b:
  %j = phi i32 [ 0, %a ], [ %j2, %b ]
  %j2 = add nuw i32 %j, 1
  %d = icmp ult i32 %j2, 10
  br i1 %d, label %b, label %z
z:
  %k = phi i32 [ 0, %b ], [ %k2, %z ]
  %k2 = add nuw i32 %k, 1
  %e = icmp ult i32 %k2, 10
  br i1 %e, label %z, label %out
out:
  ret void
}
";

    fn turn(shown: Shown<'_, Function>) -> Option<String> {
        let m = parse(LOOPS.as_bytes(), "<test>").unwrap();
        let row = PASSES.iter().find(|p| p.name == "loop-deletion").unwrap();
        let params = Params::new(row);
        let turn = first_wrong((&m, 0), &params, &Options::default(), shown)?;
        Some(format!("{} {}", turn.number, turn.place))
    }

    #[test]
    fn a_turn_is_named_by_its_step_or_by_what_the_function_is_behind_it() {
        let m = parse(LOOPS.as_bytes(), "<test>").unwrap();
        for (n, name) in ["a", "b", "z"].into_iter().enumerate() {
            let wanted = Some(format!("{n} loop %{name} in function f"));
            assert_eq!(turn(Shown::Step(n + 1)), wanted);
            let mut gone =
                |f: &Function| !print_function(&m.header, f).contains(&format!("\n{name}:"));
            assert_eq!(turn(Shown::Result(&mut gone)), wanted);
        }
    }

    #[test]
    fn no_turn_is_named_where_none_shows_it() {
        assert_eq!(turn(Shown::Step(4)), None);
        assert_eq!(turn(Shown::Result(&mut |_| false)), None);
        assert_eq!(turn(Shown::Panic), None);
    }
}
