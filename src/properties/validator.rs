//! One semantics, two engines: the validator's encoder says on concrete inputs what the interpreter does.

use super::{Context, Failure, Outcome, Property, Status, concrete};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tandem_ir::{Function, Module};
use tandem_oracle::inputs::Generator;
use tandem_oracle::interp::Program;
use tandem_oracle::lockstep::panic_text;
use tandem_oracle::tv::context::Mode;
use tandem_oracle::tv::crosscheck::{Comparison, Encoded, Style};
use tandem_oracle::verdict::Verdict;

pub(super) const PROPERTY: Property = Property {
    name: "validator",
    about: "the validator's encoder says on concrete inputs what the interpreter does",
    run,
    of_ptx: None,
};

/// Inputs per function.
const INPUTS: u64 = 4;

/// Functions of one module that are looked at.
const MOST_FUNCTIONS: usize = 64;

/// How far loops and calls are unrolled: beyond it an input says nothing.
const UNROLL: u32 = 4;

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let program = match Program::compile(module) {
        Ok(p) => p,
        Err(u) => return Ok(Outcome::new(Status::Unsupported(u.construct))),
    };
    let mut sum = Sum::default();
    for (n, f) in module.bodies.iter().enumerate() {
        // The threads of a kernel act on each other, which the encoder leaves to the interpreter.
        if module.header.is_kernel(f.global) {
            sum.open = Some(Status::Unsupported("a kernel".into()));
            continue;
        }
        if n >= MOST_FUNCTIONS {
            sum.open = Some(Status::TimedOut);
            break;
        }
        let compared = AssertUnwindSafe(|| function(&program, module, f, cx, &mut sum));
        let answer = catch_unwind(compared).unwrap_or_else(|p| {
            let text = panic_text(&*p);
            let message = format!("panic: {text}");
            Err(Failure::new(
                PROPERTY.name,
                Verdict::Crash.name(),
                &text,
                message,
            ))
        });
        answer.map_err(|f2| f2.of_function(module.header.global_name(f.global)))?;
    }
    Ok(match sum.open {
        Some(status) if sum.compared == 0 => Outcome::new(status),
        _ => Outcome::held(sum.compared),
    })
}

#[derive(Default)]
struct Sum {
    compared: usize,
    /// Why some input was not compared.
    open: Option<Status>,
}

fn function(
    program: &Program<'_>,
    module: &Module,
    f: &Function,
    cx: &Context,
    sum: &mut Sum,
) -> Result<(), Box<Failure>> {
    let generator = Generator::new(&module.header, f, &[]);
    let mode = Mode {
        source_unroll: UNROLL,
        target_unroll: UNROLL,
        ..Mode::default()
    };
    // Every other program with its arguments as variables, as the validator has them.
    let style = match cx.number % 2 {
        0 => Style::Symbolic,
        _ => Style::Constant,
    };
    let mut encoded = None;
    for n in 0..cx.judging.config.inputs.min(INPUTS) {
        let seed = cx.judging.config.seed;
        let test = generator.input(seed, n);
        let Some(input) = concrete::input(program, &test) else {
            let what = "an input that only the interpreter can be given";
            sum.open = Some(Status::Unsupported(what.into()));
            continue;
        };
        if encoded.is_none() || style == Style::Constant {
            encoded = Some(Encoded::new(module, f, style, &input, mode));
        }
        let said = match encoded.as_mut() {
            Some(Ok(e)) => e.compare(program, &input, seed),
            Some(Err(c)) => c.clone(),
            None => continue,
        };
        match said {
            Comparison::Same | Comparison::SameUndefined | Comparison::UpToChoices => {
                sum.compared += 1;
            }
            Comparison::InterpreterUnsupported(what) | Comparison::EncoderUnsupported(what) => {
                sum.open = Some(Status::Unsupported(what));
            }
            Comparison::Open(why) => sum.open = Some(Status::Inconclusive(why)),
            Comparison::Different(text) => {
                let message = format!("input {n}: {text}");
                let failure = Failure::new(PROPERTY.name, "disagreement", "", message);
                return Err(failure.with(test.describe()));
            }
        }
    }
    Ok(())
}
