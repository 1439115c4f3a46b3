//! `tandem certify --analysis scev`: claims of scalar evolution on every small function of the alphabets, both forms'.

use super::Args;
use super::measured::{self, Measured};
use crate::certificate;
use crate::scev::claims_of_both;
use std::collections::BTreeMap;
use tandem_ir::diag::did_you_mean;
use tandem_optimized::defects::Defects;
use tandem_optimized::driver::Interrupt;
use tandem_oracle::certify::tally;
use tandem_oracle::scev::small::alphabets::{ALPHABETS, Alphabet};
use tandem_oracle::scev::small::tally::{FORMS, Finding, Slice, Tally, go};

/// One alphabet at one width.
type Part = (&'static Alphabet, u32);

/// Runs the command; the result is the exit code.
///
/// # Errors
/// Unknown names, files that cannot be read or written.
pub(super) fn run(args: &Args, interrupt: &Interrupt) -> Result<i32, String> {
    let parts = parts(args)?;
    let available = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = args.jobs.map_or(available as u64, u64::from);
    let slice = Slice {
        one_in: args.one_in.map_or(1, u64::from),
        first: 0,
    };
    let measure = |&(alphabet, width): &Part| {
        let bar = measured::progress(&format!("{} {width}", alphabet.name), "parts");
        let claims = |m: &_| claims_of_both(m, 0, &Defects::default());
        let tally = go(alphabet, width, slice, &claims, jobs);
        bar.finish_and_clear();
        Ok(measured(alphabet, width, tally))
    };
    measured::run(args, interrupt, &parts, &measure, &certificate::scev::whole)
}

/// The alphabets that are asked for, at the widths that are asked for.
fn parts(args: &Args) -> Result<Vec<Part>, String> {
    let names: Vec<&str> = ALPHABETS.iter().map(|a| a.name).collect();
    if let Some(name) = args.alphabets.iter().find(|n| !names.contains(&n.as_str())) {
        let hint = did_you_mean(name, names.iter().copied());
        let all = names.join(", ");
        return Err(format!(
            "error: unknown alphabet '{name}' of loops{hint}; there are {all}"
        ));
    }
    let chosen =
        |a: &&Alphabet| args.alphabets.is_empty() || args.alphabets.iter().any(|n| n == a.name);
    let mut parts = Vec::new();
    for a in ALPHABETS.iter().filter(chosen) {
        let widths = a.widths.iter();
        let asked = |w: &&u32| args.widths.is_empty() || args.widths.contains(w);
        parts.extend(widths.filter(asked).map(|&w| (a, w)));
    }
    match parts.is_empty() {
        true => Err("error: no alphabet has loops of these widths".into()),
        false => Ok(parts),
    }
}

fn measured(alphabet: &Alphabet, width: u32, tally: Tally) -> Measured {
    let claims = |n: usize| tally.forms[n].claims.values().sum::<u64>();
    let mut unknown: BTreeMap<String, u64> = BTreeMap::new();
    for (form, name) in tally.forms.iter().zip(FORMS) {
        for (why, n) in &form.unknown {
            *unknown.entry(format!("{name}: {why}")).or_default() += n;
        }
    }
    let open = |f: &&Finding| f.story.is_empty() || f.what == "it cannot be read";
    let (open, mut wrong): (Vec<&Finding>, Vec<&Finding>) = tally.findings.iter().partition(open);
    // That production knows less than the reference is held against it like a contradiction.
    wrong.extend(&tally.missed);
    let weaker = tally.weaker.values().sum::<u64>();
    Measured {
        about: format!("{} {width}: {} functions", alphabet.name, tally.functions),
        judged: claims(0) + claims(1),
        accepted: 0,
        cautious: None,
        solver: None,
        wrong: tally.wrong() + weaker,
        open: open.into_iter().map(as_finding).collect(),
        findings: wrong.into_iter().map(as_finding).collect(),
        told: Some(format!(
            "{} loops, {} runs, {} claims of production, {} of the reference, {} wrong, {} unknown, {weaker} times production \
             says less",
            tally.loops,
            tally.runs[0],
            claims(0),
            claims(1),
            tally.wrong(),
            unknown.values().sum::<u64>(),
        )),
        unknown,
        world: certificate::scev::part(alphabet, width, &tally),
    }
}

fn as_finding(f: &Finding) -> tally::Finding {
    tally::Finding {
        place: (usize::try_from(f.number).unwrap_or(usize::MAX), 0),
        what: f.what.clone(),
        rewrite: String::new(),
        before: f.text.clone(),
        after: String::new(),
        story: f.story.clone(),
    }
}
