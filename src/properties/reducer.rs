//! The reducer keeps its promises: what it has done once it need not do again.
//!
//! The normal form of a normal form is the same text, and it survives being printed
//! and read. A candidate of a delta is well-formed, smaller unless the delta is an
//! escape, and the same when made again. A reduced program reduces to itself. What is
//! hunted is an instruction of one kind, which asks nothing of any pass.

use super::{Context, Failure, Outcome, Property, Status};
use tandem_ir::{Module, text, verify};
use tandem_reduce::canonical::{hash, normalise};
use tandem_reduce::delta::{self, measure};
use tandem_reduce::search::{Settings, reduce};

pub(super) const PROPERTY: Property = Property {
    name: "reducer",
    about: "normalising and reducing twice change nothing, and every candidate is well-formed",
    run,
    of_ptx: None,
};

/// Deltas of which one candidate each is made, per program.
const DELTAS: usize = 6;
/// Answers that a reduction may need.
const STEPS: u64 = 600;
/// Programs with more instructions are not reduced.
const INSTRUCTIONS: u64 = 200;

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    normal_form(module)?;
    candidates(module, cx.number)?;
    if !cx.is_sampled() || measure(module).instructions > INSTRUCTIONS {
        return Ok(Outcome::held(0));
    }
    reduced_twice(module, cx.number)
}

fn fail(what: &str, message: String) -> Box<Failure> {
    Failure::new(PROPERTY.name, "reducer", what, message)
}

fn well_formed(m: &Module, what: &str) -> Result<(), Box<Failure>> {
    match verify::verify(m).first() {
        Some(e) => Err(fail(what, e.to_string())),
        None => Ok(()),
    }
}

fn normal_form(module: &Module) -> Result<(), Box<Failure>> {
    let once = normalise(module);
    well_formed(&once, "the normal form is ill-formed")?;
    let printed = text::print(&once);
    if text::print(&normalise(&once)) != printed {
        let what = "normalising twice is not normalising once";
        return Err(fail(what, printed));
    }
    let again = text::parse(printed.as_bytes(), "normal.ll");
    let again = again.map_err(|e| fail("the normal form is not read back", e.to_string()))?;
    if hash(&again) != hash(&once) {
        let what = "the hash changes when the normal form is printed and read";
        return Err(fail(what, printed));
    }
    Ok(())
}

/// One candidate of some deltas, different ones for different programs.
fn candidates(module: &Module, number: u64) -> Result<(), Box<Failure>> {
    let size = measure(module);
    let first = number as usize % delta::ALL.len();
    let turn = delta::ALL.iter().cycle().skip(first);
    for d in turn.take(DELTAS) {
        let all = d.candidates(module);
        if all == 0 {
            continue;
        }
        let which = (number / 64) as usize % all;
        let Some(made) = d.apply(module, which..which + 1) else {
            continue;
        };
        well_formed(&made, &format!("{} makes an ill-formed module", d.name()))?;
        if !d.is_escape() && measure(&made) >= size {
            let what = format!("{} makes nothing smaller", d.name());
            return Err(fail(&what, format!("candidate {which}")));
        }
        let again = d.apply(module, which..which + 1);
        if again.is_none_or(|m| text::print(&m) != text::print(&made)) {
            let what = format!("{} makes another module the second time", d.name());
            return Err(fail(&what, format!("candidate {which}")));
        }
    }
    Ok(())
}

/// Hunts an instruction of one kind, twice.
fn reduced_twice(module: &Module, number: u64) -> Result<Outcome, Box<Failure>> {
    let kinds: Vec<&str> = mnemonics(module).collect();
    let Some(&hunted) = kinds.get(number as usize % kinds.len().max(1)) else {
        return Ok(Outcome::new(Status::Inconclusive("no instruction".into())));
    };
    let predicate = |m: &Module| mnemonics(m).any(|k| k == hunted);
    let settings = Settings {
        max_steps: Some(STEPS),
        escapes: false,
        sibling: false,
        ..Settings::default()
    };
    let once = reduce(module, &predicate, &settings);
    let once = once.map_err(|e| fail("reducing fails", e.to_string()))?;
    well_formed(&once.program.module, "the reduced program is ill-formed")?;
    if once.cut.is_some() {
        return Ok(Outcome::new(Status::TimedOut));
    }
    let twice = reduce(&once.program.module, &predicate, &settings);
    let twice = twice.map_err(|e| fail("reducing again fails", e.to_string()))?;
    if twice.program.text != once.program.text {
        let what = "reducing twice is not reducing once";
        let message = format!(
            "hunting '{hunted}':\n{}\nthen\n{}",
            once.program.text, twice.program.text
        );
        return Err(fail(what, message));
    }
    Ok(Outcome::held(1))
}

fn mnemonics(m: &Module) -> impl Iterator<Item = &'static str> + '_ {
    let blocks = m
        .bodies
        .iter()
        .flat_map(|f| f.blocks().map(move |b| (f, b)));
    let insts = blocks.flat_map(|(f, b)| f.insts(b).map(move |i| (f, i)));
    insts.map(|(f, i)| f.kind(i).mnemonic())
}
