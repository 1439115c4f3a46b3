//! `tandem certify`: holds a pass's reference against every small unit that it works on, and writes the certificate.
//!
//! The pass's row in the table says which way is taken:
//!
//! ```text
//!   applies rules        each rule at each width goes to the validator                      (`rules`)
//!   on functions         every function of an alphabet up to so many blocks     \
//!   on modules           every module of an alphabet up to so many steps         } of_unit, by `certificate::Certified`
//!   on machine functions every machine function up to so many blocks            /
//! ```
//!
//! `--analysis scev` holds claims of scalar evolution against every run of small loops (`analysis`),
//! `--scev-rules` puts its identities to the solver (`identities`).
//!
//! A *part* is one alphabet at one size. Which alphabets are a pass's own follows from the kinds of rewrites in its
//! row. Options that say nothing of the pass are refused by name. Parts are gone through and measured in `measured`;
//! the result becomes the certificate, or is compared with an earlier one (`--check`, `compare`).
//!
//! Cost: grows with the number of units of an alphabet, which is exponential in its size; each alphabet has sizes that
//! it is usually gone through at.
//!
//! **Invariant:** everything in a certificate but the times is the same on every machine and at any `-j`.

mod analysis;
mod compare;
mod identities;
mod measured;
mod rules;

use crate::certificate::{self, Certified, Looked};
use crate::formats::Format;
use crate::registry::{self, Entry};
pub use identities::{Tally as IdentityTally, prove_identity};
use measured::Measured;
pub use rules::prove;
use serde_json::{Value, json};
use tandem_ir::diag::did_you_mean;
use tandem_ir::passes::{Params, PassId};
use tandem_optimized::driver::Interrupt;
use tandem_optimized::options::Options;
use tandem_oracle::certify::tally::{Tally, refusal};
use tandem_oracle::certify::{Task, certify};
use tandem_oracle::enumerate::Enumerated;
use tandem_oracle::pass::Reference;
use tandem_oracle::tv::validate::{Settings, solver_version};

/// Arguments of `tandem certify`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The pass
    #[arg(long, value_name = "NAME", required_unless_present_any = ["analysis", "scev_rules"])]
    pub pass: Option<String>,
    /// The analysis: scev
    #[arg(long, value_name = "NAME", value_parser = ["scev"], conflicts_with = "pass")]
    pub analysis: Option<String>,
    /// The identities of scalar evolution, each at every width
    #[arg(long, conflicts_with_all = ["pass", "analysis"])]
    pub scev_rules: bool,
    /// For an analysis: only one function in so many
    #[arg(long, value_name = "N", requires = "analysis", conflicts_with = "check", value_parser = clap::value_parser!(u32).range(1..))]
    pub one_in: Option<u32>,
    /// Functions of at most this many blocks (for a pass on modules: modules of at most this many steps); with
    /// --alphabet also beyond that alphabet's usual size
    #[arg(long, visible_alias = "steps", value_name = "N", value_parser = clap::value_parser!(u8).range(1..=8))]
    pub blocks: Option<u8>,
    /// Only this alphabet (may be repeated); default: all that hold what the pass works on
    #[arg(long = "alphabet", value_name = "NAME")]
    pub alphabets: Vec<String>,
    /// Look into refusals up to this many blocks or steps; default: each alphabet's usual size
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=8))]
    pub refusals: Option<u8>,
    /// Ask the solver as well up to this many blocks or steps; default: each alphabet's usual size
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=8))]
    pub solver: Option<u8>,
    /// For a pass that applies rules, an analysis, and identities: only integers of these widths (1 to 64); default: all
    #[arg(long, value_name = "N", value_delimiter = ',', value_parser = clap::value_parser!(u32).range(1..=64))]
    pub widths: Vec<u32>,
    /// For a pass that applies rules: write the digests of the proved ones, which alone are loaded, to a file
    #[arg(long, value_name = "OUT", conflicts_with = "widths")]
    pub proofs: Option<String>,
    /// For a pass that applies rules, and identities: only this one (may be repeated), undecided ones too; default: all that are not
    #[arg(long = "rule", value_name = "NAME", conflicts_with_all = ["proofs", "check"])]
    pub rules: Vec<String>,
    /// For a pass that applies rules: an earlier certificate, of the same solver; files of rules that it has proved
    /// as they are now are not proved again
    #[arg(long, value_name = "FILE", conflicts_with_all = ["widths", "check", "rules"])]
    pub known: Option<String>,
    /// Threads
    #[arg(short = 'j', long = "jobs", value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub jobs: Option<u32>,
    /// Compare with an earlier certificate instead of writing one
    #[arg(long, value_name = "FILE", conflicts_with = "output")]
    pub check: Option<String>,
    /// Print what was found as JSON, with --check too; a certificate is JSON anyway
    #[arg(long)]
    pub json: bool,
    /// Print what was found in another form; the certificate then goes to a file (-o), or is compared (--check)
    #[arg(long, value_enum, value_name = "FORM")]
    pub format: Option<Format>,
    /// Write the certificate to a file instead of standard output
    #[arg(short = 'o', long = "output", default_value = "-", value_name = "OUT")]
    pub output: String,
}

impl Args {
    /// What is certified.
    fn subject(&self) -> &str {
        let name = self.pass.as_ref().or(self.analysis.as_ref());
        match self.scev_rules {
            true => "scev-rules",
            false => name.map_or("", String::as_str),
        }
    }
}

/// One alphabet at one size.
struct Part<U: Certified> {
    alphabet: &'static U::Alphabet,
    size: usize,
    looked: Looked,
}

/// Runs the command; the result is the exit code.
///
/// # Errors
/// Unknown names, files that cannot be read or written.
pub fn run(args: &Args, interrupt: &Interrupt) -> Result<i32, String> {
    super::once("--alphabet", &args.alphabets)?;
    super::once("--rule", &args.rules)?;
    super::once("--widths", &args.widths)?;
    if args.scev_rules {
        let why = "are identities, each of which is proved";
        let known = about_rules(args).into_iter();
        let known = known.filter(|o| !matches!(o.0, "--widths" | "--rule"));
        let others: Given = [about_alphabets(args), about_judging(args)].concat();
        fits(args.subject(), why, &[others, known.collect()].concat())?;
        return identities::run(args, interrupt);
    }
    if args.analysis.is_some() {
        let whose = "is an analysis: claims are held against runs";
        let rules = about_rules(args).into_iter().filter(|o| o.0 != "--widths");
        let blocks = ("--blocks", args.blocks.is_some());
        let others: Given = rules.chain(about_judging(args)).chain([blocks]).collect();
        fits(args.subject(), whose, &others)?;
        return analysis::run(args, interrupt);
    }
    let id = registry::find(args.subject()).map_err(|e| format!("error: {e}"))?;
    if id.applies_rules() {
        let why = "applies rules, each of which is proved; no alphabet is gone through";
        fits(
            id.name,
            why,
            &[about_alphabets(args), about_judging(args)].concat(),
        )?;
        return rules::run(args, id, interrupt);
    }
    if id.on_machine() {
        let why =
            "works on machine functions: streams decide, and nothing that is refused is performed";
        fits(
            id.name,
            why,
            &[about_rules(args), about_judging(args)].concat(),
        )?;
    }
    fits(id.name, "applies no rules", &about_rules(args))?;
    match Entry::new(&Params::new(id), &Options::default()) {
        Entry::Function(forms) => of_unit(args, id, &*forms.reference, interrupt),
        Entry::Module(forms) => of_unit(args, id, &*forms.reference, interrupt),
        Entry::Machine(forms) => of_unit(args, id, &*forms.reference, interrupt),
    }
}

/// Options with whether they are given.
type Given = Vec<(&'static str, bool)>;

/// Those that say something of rules.
fn about_rules(args: &Args) -> Given {
    vec![
        ("--rule", !args.rules.is_empty()),
        ("--widths", !args.widths.is_empty()),
        ("--proofs", args.proofs.is_some()),
        ("--known", args.known.is_some()),
    ]
}

/// Those that choose among the units that are gone through.
fn about_alphabets(args: &Args) -> Given {
    vec![
        ("--blocks", args.blocks.is_some()),
        ("--alphabet", !args.alphabets.is_empty()),
    ]
}

/// Those that say how far rewrites of a unit are looked into.
fn about_judging(args: &Args) -> Given {
    vec![
        ("--refusals", args.refusals.is_some()),
        ("--solver", args.solver.is_some()),
    ]
}

/// Refuses options that say nothing of a pass.
fn fits(name: &str, why: &str, others: &[(&'static str, bool)]) -> Result<(), String> {
    let given = others.iter().filter(|(_, given)| *given);
    let given: Vec<&str> = given.map(|(option, _)| *option).collect();
    match given.is_empty() {
        true => Ok(()),
        false => Err(format!("error: {}: '{}' {why}", given.join(", "), name)),
    }
}

fn of_unit<U: Certified>(
    args: &Args,
    id: &PassId,
    pass: &dyn Reference<U>,
    interrupt: &Interrupt,
) -> Result<i32, String> {
    let mut alphabets = U::alphabets();
    alphabets.retain(|a| a.subject().is_of(id.rewrites));
    if alphabets.is_empty() {
        let (noun, name, kinds) = (U::NOUN, id.name, id.rewrites.join(", "));
        return Err(format!(
            "error: no alphabet of {noun}s holds what '{name}' works on: none has a subject (oracle/src/enumerate/) of the \
             kinds of its rewrites ({kinds})"
        ));
    }
    let parts = parts::<U>(args, &alphabets)?;
    let measure = |part: &Part<U>| Ok(measured(part, go(args, (id, pass), part)?));
    let whole = |worlds| whole::<U>(args, &alphabets, worlds);
    measured::run(args, interrupt, &parts, &measure, &whole)
}

/// The alphabets that are asked for, else those of the pass, each at all its sizes.
fn parts<U: Certified>(args: &Args, own: &[&'static U::Alphabet]) -> Result<Vec<Part<U>>, String> {
    let all = U::alphabets();
    let known = |name: &String| all.iter().any(|a| a.name() == name);
    if let Some(name) = args.alphabets.iter().find(|n| !known(n)) {
        let names: Vec<&str> = all.iter().map(|a| a.name()).collect();
        let hint = did_you_mean(name, names.iter().copied());
        return Err(format!(
            "error: unknown alphabet '{name}' of {}s{hint}; there are {}",
            U::NOUN,
            names.join(", ")
        ));
    }
    let chosen: Vec<_> = match &args.alphabets[..] {
        [] => own.to_vec(),
        names => {
            let named = |a: &&U::Alphabet| names.iter().any(|n| n == a.name());
            all.into_iter().filter(named).collect()
        }
    };
    let limit = |own: usize, asked: Option<u8>| asked.map_or(own, usize::from);
    let mut parts = Vec::new();
    for alphabet in chosen {
        let sizes = alphabet.sizes();
        let most = match args.blocks.map(usize::from) {
            Some(n) if args.alphabets.is_empty() => n.min(sizes.all),
            Some(n) => n,
            None => sizes.all,
        };
        for size in (U::SMALLEST..=most).filter(|&n| alphabet.has(n)) {
            parts.push(Part {
                alphabet,
                size,
                looked: Looked {
                    refusals: size <= limit(sizes.refusals, args.refusals),
                    solver: size <= limit(sizes.solver, args.solver),
                },
            });
        }
    }
    Ok(parts)
}

fn go<U: Certified>(
    args: &Args,
    (id, pass): (&PassId, &dyn Reference<U>),
    part: &Part<U>,
) -> Result<Tally, String> {
    let available = std::thread::available_parallelism().map_or(1, usize::from);
    let about = format!("{} {}", part.alphabet.name(), part.size);
    let bar = measured::progress(&about, U::PARTS);
    let settings = Settings::default();
    let solver = part.looked.solver.then_some(&settings);
    let task = Task {
        pass,
        scope: U::scope(part.alphabet, part.size, id.rewrites, solver),
        refusals: part.looked.refusals,
        jobs: args.jobs.map_or(available, |j| j as usize),
    };
    let watch = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
        true
    };
    let tally = certify(&task, &watch)?;
    bar.finish_and_clear();
    tally.ok_or_else(|| "error: stopped".into())
}

/// What a part came to.
fn measured<U: Certified>(part: &Part<U>, tally: Tally) -> Measured {
    let (alphabet, size, looked) = (part.alphabet, part.size, part.looked);
    let (refused, proofs) = (tally.refused_total(), &tally.proofs);
    let counted = U::counted(alphabet, size, tally.units);
    Measured {
        about: format!("{} {size}: {counted}", alphabet.name()),
        judged: tally.judged,
        accepted: tally.accepted_total(),
        cautious: looked.refusals.then_some((
            refused.of(refusal::CAUTIOUS),
            refused.total - refused.of(refusal::MEANINGLESS) - refused.of(refusal::UNTOUCHABLE),
        )),
        solver: looked
            .solver
            .then_some((proofs.proved, proofs.bounded, proofs.obligations)),
        wrong: tally.wrong.values().sum(),
        unknown: tally.unknown.clone(),
        open: tally.open.clone(),
        findings: tally.findings.clone(),
        told: None,
        world: certificate::part::<U>(alphabet, size, &tally, looked),
    }
}

fn whole<U: Certified>(
    args: &Args,
    alphabets: &[&'static U::Alphabet],
    worlds: Vec<Value>,
) -> Value {
    let mut all = json!({
        "tool": "tandem certify", "schema": crate::formats::SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "pass": args.subject(),
        "grounds": U::grounds(alphabets),
        "solver": solver_version(),
        "worlds": worlds,
    });
    for (key, value) in U::whole(alphabets) {
        all[key] = value;
    }
    all
}
