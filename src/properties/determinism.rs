//! The same input gives the same bytes out: again, at the same time, and function by function.
//!
//! Functions are compiled side by side, each a unit of its own; so what becomes of one
//! may depend neither on a second run, nor on what happens beside it, nor on the
//! functions before it.

use super::{Context, Failure, Outcome, Property, pipeline};
use tandem_ir::{Module, text};
use tandem_optimized::options::Options;

pub(super) const PROPERTY: Property = Property {
    name: "determinism",
    about: "the pipeline gives the same text again, beside itself, and function by function",
    run,
};

/// Functions of a module that are compiled one by one, at most.
const FUNCTIONS: usize = 8;

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let options = &cx.judging.options;
    let first = compiled(module, options)?;
    let pair = std::thread::scope(|s| {
        let both = [(); 2].map(|()| s.spawn(|| compiled(module, options)));
        both.map(|t| t.join().ok())
    });
    let beside = |text: String, what| {
        let message = first_difference(&first, &text);
        match message {
            Some(m) => Err(Failure::new(PROPERTY.name, "determinism", what, m)),
            None => Ok(()),
        }
    };
    for text in pair.into_iter().flatten() {
        beside(text?, "beside itself")?;
    }
    // Passes on whole modules have no functions one by one.
    let bodies = bodies_of(module, options)?;
    let single = one_by_one(module, options)?;
    if let Some(m) = first_difference(&bodies, &single) {
        let what = "function by function";
        return Err(Failure::new(PROPERTY.name, "determinism", what, m));
    }
    Ok(Outcome::held(1))
}

fn compiled(module: &Module, options: &Options) -> Result<String, Box<Failure>> {
    let mut m = module.clone();
    pipeline::optimize(&mut m, options, &pipeline::module_steps())?;
    Ok(text::print(&m))
}

/// As [`compiled`], with the passes on functions alone.
fn bodies_of(module: &Module, options: &Options) -> Result<String, Box<Failure>> {
    let mut m = module.clone();
    pipeline::optimize(&mut m, options, &pipeline::function_steps())?;
    Ok(text::print(&m))
}

/// Compiles each function in a copy of the module as it was, last function first, and puts them together.
fn one_by_one(module: &Module, options: &Options) -> Result<String, Box<Failure>> {
    let mut whole = module.clone();
    if module.bodies.len() > FUNCTIONS {
        pipeline::optimize(&mut whole, options, &pipeline::function_steps())?;
        return Ok(text::print(&whole));
    }
    for n in (0..module.bodies.len()).rev() {
        let mut alone = Module {
            header: module.header.clone(),
            bodies: vec![module.bodies[n].clone()],
        };
        pipeline::optimize(&mut alone, options, &pipeline::function_steps())?;
        if let Some(body) = alone.bodies.pop() {
            whole.bodies[n] = body;
        }
    }
    Ok(text::print(&whole))
}

fn first_difference(a: &str, b: &str) -> Option<String> {
    if a == b {
        return None;
    }
    let mut lines = a.lines().zip(b.lines()).enumerate();
    let found = lines.find(|(_, (x, y))| x != y);
    Some(match found {
        Some((n, (x, y))) => format!("line {}: '{x}' in one run, '{y}' in another", n + 1),
        None => "one run printed more lines than another".into(),
    })
}
