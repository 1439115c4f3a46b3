//! `tandem mutants --wild`: a blind trial with mutants that nobody planted.

use super::Args;
use crate::fuzzing::corpus::Lock;
use crate::fuzzing::habits::{self, Habits};
use crate::mutants::claims::{JUDGES, Judge};
use crate::mutants::programs::STACK;
use crate::mutants::wild::guards::{self, Guards};
use crate::mutants::wild::hunt::{self, Task};
use crate::mutants::wild::table::Row;
use crate::mutants::wild::{Built, Copy, Settings, Table, is_workspace, measure, same, switch};
use crate::nightly::child::Tool;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tandem_ir::passes::{PASSES, PassId};
use tandem_optimized::driver::{self, EXIT_FINDING, EXIT_GOOD, EXIT_INTERRUPTED, Interrupt};

/// CPU time for a mutant unless something else is asked for.
const BUDGET: Duration = Duration::from_secs(60);

/// Seeds whose programs say what passes do of habit.
const HABIT_SEEDS: u64 = 10;

/// Arguments that are about such mutants.
#[derive(clap::Args, Debug)]
pub struct Wild {
    /// Mutants that nobody planted: production's sources are changed by rule, and a sample is hunted blind
    #[arg(long, conflicts_with_all = ["defects", "clean"])]
    pub wild: bool,
    /// With --wild: so many mutants; 0 only builds
    #[arg(long, default_value_t = 1000, value_name = "N")]
    pub sample: usize,
    /// With --wild: only the mutant of this number (may be repeated)
    #[arg(long = "mutant", value_name = "N", requires = "wild")]
    pub only: Vec<u32>,
    /// The decisions of production that hunts without a mutant send only one way, with their places; --budget is for each pass
    #[arg(long, conflicts_with_all = ["wild", "defects", "clean", "list"])]
    pub guards: bool,
    /// The first seed; with --wild and --guards that of the sample and of the programs
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// With --wild and --guards: folder of the workspace whose sources are changed; default: that around the current folder,
    /// else that of which this program was built
    #[arg(long, value_name = "FOLDER")]
    pub source: Option<PathBuf>,
    /// With --wild: CPU seconds after which a program counts as hanging
    #[arg(long, default_value_t = 20, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub patience: u64,
    /// With --wild: mebibytes of address space of a hunt
    #[arg(long, default_value_t = 6144, value_name = "MIB", value_parser = clap::value_parser!(u64).range(1024..=1_048_576))]
    pub memory: u64,
    /// The hunt for one mutant, in a build that has it; 0: none
    #[arg(long, hide = true, value_name = "N", conflicts_with = "wild")]
    pub hunt_wild: Option<u32>,
    /// Judges of analyses: those that the hunt asks, or with --habits only these are counted
    #[arg(long = "judge", hide = true, value_name = "NAME")]
    pub judges: Vec<String>,
    /// The counts that are held against what passes do of habit; default: those of this build
    #[arg(long, hide = true, value_name = "FILE")]
    pub habits_from: Option<PathBuf>,
    /// That hunt reports which ways decisions went
    #[arg(long, hide = true, requires = "hunt_wild")]
    pub ways: bool,
    /// What production makes of some programs, all mutants off
    #[arg(long, hide = true, conflicts_with = "wild")]
    pub wild_results: bool,
    /// Count what passes do of habit, for src/fuzzing/habits.txt; --sample programs of each of ten seeds
    #[arg(long, conflicts_with_all = ["wild", "guards", "clean", "list"])]
    pub habits: bool,
    /// Folder for the program at hand of that hunt
    #[arg(long, hide = true, value_name = "FOLDER", default_value = ".")]
    pub scratch: PathBuf,
}

/// Runs what the arguments ask for; `None` if they are not about such mutants.
///
/// # Errors
/// One line for the user.
pub fn run(args: &Args, interrupt: &Interrupt) -> Result<Option<i32>, String> {
    match args.wild.hunt_wild {
        Some(mutant) => hunt_one(args, mutant, interrupt).map(Some),
        None if args.wild.wild_results => {
            let text = same::results()?;
            driver::write_output(&args.output, text.as_bytes(), interrupt)
                .map_err(|e| e.to_string())?;
            Ok(Some(EXIT_GOOD))
        }
        None if args.wild.habits => habits(args, interrupt).map(Some),
        None if args.wild.wild || args.wild.guards => trial(args, interrupt).map(Some),
        None => Ok(None),
    }
}

fn passes(names: &[String]) -> Result<Vec<&'static PassId>, String> {
    let find = |n: &String| crate::registry::find(n).map_err(|e| format!("error: {e}"));
    match names.is_empty() {
        true => Ok(PASSES.iter().collect()),
        false => names.iter().map(find).collect(),
    }
}

/// The counts that hold.
fn known_habits(args: &Args) -> Result<Habits, String> {
    let Some(path) = &args.wild.habits_from else {
        return Ok(Habits::known().clone());
    };
    let text = std::fs::read_to_string(path).map_err(|e| {
        format!(
            "error: cannot read '{}': {}",
            path.display(),
            driver::plain(&e)
        )
    })?;
    Ok(Habits::parse(&text))
}

/// What passes and judges of analyses see of habit, as the file has it.
fn habits(args: &Args, interrupt: &Interrupt) -> Result<i32, String> {
    std::panic::set_hook(Box::new(|_| {}));
    let judges = judges(args)?;
    let passes = passes(&args.passes)?;
    let programs = args.wild.sample as u64;
    let all_passes = passes.into_iter().filter(|_| judges.is_empty());
    let of_pass = all_passes.map(|p| (p.name, Counting::Pass(p)));
    let all_judges = JUDGES.iter().filter(|j| match args.wild.judges.is_empty() {
        true => args.passes.is_empty(),
        false => judges.iter().any(|k| k.name == j.name),
    });
    let of_judge = all_judges.map(|j| (j.name, Counting::Judge(j)));
    let tasks: Vec<(&str, Counting)> = of_pass.chain(of_judge).collect();
    let next = AtomicUsize::new(0);
    let all = Mutex::new(Habits::known().clone());
    let jobs = args.jobs.map_or(1, |j| j as usize);
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            let work = || {
                while let Some((name, task)) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let counted = match task {
                        Counting::Pass(p) => habits::measure(p, HABIT_SEEDS, programs),
                        Counting::Judge(j) => habits::measure_judge(j, HABIT_SEEDS, programs),
                    };
                    let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
                    all.set(name, &counted);
                }
            };
            let thread = std::thread::Builder::new().stack_size(STACK);
            if thread.spawn_scoped(scope, work).is_err() {
                break;
            }
        }
    });
    let text = all.into_inner().unwrap_or_default().text();
    driver::write_output(&args.output, text.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    Ok(EXIT_GOOD)
}

/// Whose programs are counted.
enum Counting {
    Pass(&'static PassId),
    Judge(&'static Judge),
}

/// The passes that a hunt is in: those that are named; all, if no judge is named either.
fn hunted_passes(args: &Args) -> Result<Vec<&'static PassId>, String> {
    match args.passes.is_empty() && !args.wild.judges.is_empty() {
        true => Ok(Vec::new()),
        false => passes(&args.passes),
    }
}

/// The judges of analyses that are named.
fn judges(args: &Args) -> Result<Vec<&'static Judge>, String> {
    let unknown = |n: &String| format!("error: no judge of analyses is called '{n}'");
    let named = args.wild.judges.iter();
    named
        .map(|n| Judge::named(n).ok_or_else(|| unknown(n)))
        .collect()
}

fn hunt_one(args: &Args, mutant: u32, interrupt: &Interrupt) -> Result<i32, String> {
    if mutant != 0 && !switch::BUILT {
        return Err(
            "error: this build of tandem has no mutants; 'tandem mutants --wild' makes one".into(),
        );
    }
    interrupt.defer();
    let task = Task {
        mutant,
        passes: hunted_passes(args)?,
        judges: judges(args)?,
        habits: known_habits(args)?,
        seed: args.wild.seed,
        budget: args.budget.unwrap_or(BUDGET),
        patience: Duration::from_secs(args.wild.patience),
        memory: args.wild.memory << 20,
        folder: args.wild.scratch.clone(),
        ways: args.wild.ways,
        interrupt,
    };
    let hunted = hunt::run(&task)?;
    let text = serde_json::to_string_pretty(&hunted).map_err(|e| format!("error: {e}"))? + "\n";
    driver::write_output(&args.output, text.as_bytes(), interrupt).map_err(|e| e.to_string())?;
    Ok(EXIT_GOOD)
}

fn trial(args: &Args, interrupt: &Interrupt) -> Result<i32, String> {
    // Found findings are many; a panic of a pass that went down is judged here once more.
    std::panic::set_hook(Box::new(|_| {}));
    let wild = &args.wild;
    let talks = !args.json && std::io::stderr().is_terminal();
    let told = |what: &str| {
        if talks {
            driver::report(what);
        }
    };
    let here = std::env::current_dir().unwrap_or_default();
    let source = wild.source.clone().unwrap_or_else(|| workspace(&here));
    let folder = source.join("target").join("wild");
    let copy = Copy::new(&source, &folder).map_err(|e| e.to_string())?;
    // Another trial would build its mutants under the hunts of this one.
    let shown = folder.display().to_string();
    let _lock = Lock::take(&shown, "mutants").map_err(|e| e.to_string())?;
    let write = |text: String| {
        driver::write_output(&args.output, text.as_bytes(), interrupt).map_err(|e| e.to_string())
    };
    if args.list {
        let built = copy.list(&told).map_err(|e| e.to_string())?;
        write(list(&built, args.json))?;
        return Ok(EXIT_GOOD);
    }
    let built = copy.build(&told).map_err(|e| e.to_string())?;
    interrupt.defer();
    let available = std::thread::available_parallelism().map_or(1, usize::from);
    let settings = Settings {
        sample: wild.sample,
        only: wild.only.clone(),
        seed: wild.seed,
        budget: args.budget.unwrap_or(BUDGET),
        patience: Duration::from_secs(wild.patience),
        memory: wild.memory << 20,
        jobs: args.jobs.map_or(available, |j| j as usize),
        state: args.state.clone(),
        folder,
    };
    if settings.sample > 0 {
        same::check(&Tool::new(&built.program, interrupt), &settings.folder)?;
    }
    if wild.guards {
        // Of passes that are named no analysis is asked by itself.
        let judges = if args.passes.is_empty() { JUDGES } else { &[] };
        let passes = passes(&args.passes)?;
        let guards = guards::measure(&settings, &passes, judges, &built, interrupt)?;
        write(owed(&guards, args.json))?;
        return Ok(match (interrupt.requested(), guards.broken.is_empty()) {
            (true, _) => EXIT_INTERRUPTED,
            (_, true) => EXIT_GOOD,
            (_, false) => EXIT_FINDING,
        });
    }
    let progress = |_: &_, row: &Row| told(&row.line());
    let table = measure(&settings, &built, interrupt, &progress)?;
    write(render(&table, args.json))?;
    Ok(match () {
        () if interrupt.requested() => EXIT_INTERRUPTED,
        () if table.rows.is_empty() || table.is_good() => EXIT_GOOD,
        () => EXIT_FINDING,
    })
}

/// The workspace around a folder; that of which this program was built, if there is none.
fn workspace(folder: &Path) -> PathBuf {
    let around = folder.ancestors().find(|f| is_workspace(f));
    around.map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")),
        Path::to_path_buf,
    )
}

fn owed(guards: &Guards, json: bool) -> String {
    if !json {
        return guards.text();
    }
    let all = serde_json::json!({
        "tool": "tandem mutants --guards", "schema": crate::formats::SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "guards": guards,
    });
    format!("{all:#}\n")
}

fn render(table: &Table, json: bool) -> String {
    if !json {
        return table.text();
    }
    let all = serde_json::json!({
        "tool": "tandem mutants --wild", "schema": crate::formats::SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "share": table.share(),
        "good": table.is_good(),
        "ours": table.ours(),
        "table": table,
    });
    format!("{all:#}\n")
}

fn list(built: &Built, json: bool) -> String {
    if json {
        let row = |m: &crate::mutants::wild::schema::Mutant| {
            serde_json::json!({
                "mutant": m.number, "file": m.file, "line": m.line, "class": m.class.name(),
                "before": m.before, "after": m.after,
            })
        };
        let all: Vec<_> = built.mutants.iter().map(row).collect();
        return format!("{:#}\n", serde_json::Value::from(all));
    }
    let line = |m: &crate::mutants::wild::schema::Mutant| {
        format!("{:>5} {:<12} {}\n", m.number, m.class.name(), m.words())
    };
    let lines: String = built.mutants.iter().map(line).collect();
    let (n, rejected) = (built.mutants.len(), built.rejected);
    format!("{lines}{n} mutants; {rejected} more do not compile\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_workspace_is_the_one_around_the_folder() {
        let own = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        assert_eq!(workspace(&own.join("src/mutants")), own);
        assert_eq!(workspace(Path::new("/")), own);
        let other = tempfile::tempdir().expect("a folder");
        let inside = other.path().join("optimized/src/passes");
        std::fs::create_dir_all(&inside).expect("folders");
        assert_eq!(workspace(&inside), own);
        std::fs::write(other.path().join("Cargo.lock"), "").expect("a file");
        assert_eq!(workspace(&inside), other.path());
    }
}
