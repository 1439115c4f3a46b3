//! `ptxas` takes what we print: what production selects for a program, and what the passes on machine functions make of PTX
//! that `ptxas` took before.

use super::tools::{self, Error};
use super::{Context, Failure, Outcome, Property, Status, ptx};
use crate::judge::machine;
use std::path::Path;
use tandem_ir::Module;
use tandem_ir::machine::text::{Style, parse, print};

pub(super) const PROPERTY: Property = Property {
    name: "ptxas-accepts",
    about: "ptxas takes the PTX that production selects, and what passes on machine functions make of PTX",
    run,
    of_ptx: Some(held),
};

/// Where `ci/setup --peers` puts it.
const FETCHED: &str = ".deps/cuda/nvidia/cu13/bin/ptxas";

/// The assembler: in `$CUDA_BIN`, where `ci/setup --peers` puts it, or in `PATH`.
pub fn ptxas() -> String {
    let given = std::env::var("CUDA_BIN").ok().map(|b| format!("{b}/ptxas"));
    let mut places = given.into_iter().chain([FETCHED.to_owned()]);
    let found = places.find(|p| Path::new(p).is_file());
    found.unwrap_or_else(|| "ptxas".into())
}

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    if !cx.is_sampled() {
        return Ok(Outcome::new(Status::Skipped(
            "another program is the sample".into(),
        )));
    }
    ptx::of_selected(PROPERTY.name, module, cx, |text, _| {
        match asked(&String::from_utf8_lossy(text)) {
            Ok(()) => Ok(Outcome::held(1)),
            Err(e) => unless_refused(e, "selection"),
        }
    })
}

/// What ptxas takes before the passes it takes behind them.
fn held(text: &[u8], cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    if !cx.is_sampled() {
        return Ok(Outcome::new(Status::Skipped(
            "another program is the sample".into(),
        )));
    }
    let Ok(module) = parse(text, "program") else {
        return Ok(Outcome::new(Status::Skipped("no PTX".into())));
    };
    match asked(&print(&module, Style::Keep)) {
        Err(Error::Failed(_)) => {
            return Ok(Outcome::new(Status::Inconclusive(
                "ptxas refuses the program itself".into(),
            )));
        }
        Err(e) => return unless_refused(e, "passes"),
        Ok(()) => {}
    }
    let Some(made) = machine::produced(&ptx::of_machine(&cx.judging), &module) else {
        return Ok(Outcome::new(Status::Unsupported(
            "a pass that is none".into(),
        )));
    };
    match asked(&print(&made, Style::Keep)) {
        Ok(()) => Ok(Outcome::held(1)),
        Err(e) => unless_refused(e, "passes"),
    }
}

/// Asks about one text; calls of what is only declared stay open.
fn asked(text: &str) -> Result<(), Error> {
    let target = text.lines().find_map(|l| l.strip_prefix(".target "));
    let target = target.and_then(|t| t.split([',', ' ']).next());
    let arch = format!("-arch={}", target.unwrap_or("sm_90"));
    tools::run(&ptxas(), &["-c", &arch, "-o", "/dev/null", "-"], text).map(|_| ())
}

fn unless_refused(e: Error, what: &str) -> Result<Outcome, Box<Failure>> {
    let status = match e {
        Error::Missing => Status::Skipped("ptxas is not installed (ci/setup --peers)".into()),
        Error::TimedOut => Status::TimedOut,
        Error::Failed(why) => {
            // The name of the input is another one every time.
            let line = why.split(" | ").next().unwrap_or(&why);
            let words = line.split_once(';').map_or(line, |p| p.1.trim());
            let failure = Failure::new(
                PROPERTY.name,
                "ptxas",
                what,
                format!("ptxas refuses what we print: {words}"),
            );
            return Err(failure.with(vec![why.clone()]));
        }
    };
    Ok(Outcome::new(status))
}
