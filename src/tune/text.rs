//! The comparison as a table for a terminal, and as JSON.

use super::measure::Static;
use super::statistics::{Paired, Sample};
use super::{FileTuning, Tuning};
use crate::triage::regression::base_name;

/// Totals over all files.
#[derive(Clone, Copy, Debug, Default)]
pub struct Totals {
    /// Instructions of source, A and B.
    pub instructions: [usize; 3],
    /// Branches of source, A and B.
    pub branches: [usize; 3],
    /// Executed instructions, means added up.
    pub executed: [f64; 3],
    /// Executed branches, means added up.
    pub executed_branches: [f64; 3],
    /// Divergent branches, means added up.
    pub divergent: [f64; 3],
    /// Findings of A and B.
    pub findings: [usize; 2],
    /// Functions that grew beyond a budget, by setting.
    pub over_budget: [usize; 2],
    /// Files of which a setting made nothing; they are in none of the sums of sizes.
    pub without_result: usize,
    /// Files about which B is wrong in a way in which A is not.
    pub steps_back: usize,
    /// Milliseconds of compilation of A and B, if they were measured.
    pub milliseconds: Option<[f64; 2]>,
}

impl Totals {
    /// Adds everything up.
    pub fn of(files: &[FileTuning]) -> Totals {
        let mut t = Totals::default();
        for f in files {
            // Sums are of the same files for all three.
            if let [Some(a), Some(b)] = [f.made[0].size, f.made[1].size] {
                for (k, s) in [f.source, a, b].iter().enumerate() {
                    t.instructions[k] += s.instructions;
                    t.branches[k] += s.branches;
                }
            }
            t.without_result += usize::from(f.made.iter().any(|m| m.size.is_none()));
            t.steps_back += usize::from(f.steps_back());
            let times = [f.made[0].milliseconds, f.made[1].milliseconds];
            if let [Some(a), Some(b)] = times {
                let sum = t.milliseconds.get_or_insert([0.0; 2]);
                *sum = [sum[0] + a, sum[1] + b];
            }
            for (k, m) in f.made.iter().enumerate() {
                t.findings[k] += m.findings.len();
                t.over_budget[k] += usize::from(m.budget.is_some_and(|b| m.growth > b));
            }
            for c in &f.costs {
                for k in 0..3 {
                    t.executed[k] += c.instructions[k].mean;
                    t.executed_branches[k] += c.branches.map_or(0.0, |b| b[k].mean);
                    t.divergent[k] += c.divergent.map_or(0.0, |d| d[k].mean);
                }
            }
        }
        t
    }
}

/// A path by its last two parts, which is what tells files of a corpus apart.
pub fn short(path: &str) -> String {
    let base = base_name(path);
    match path
        .len()
        .checked_sub(base.len() + 1)
        .map(|n| base_name(&path[..n]))
    {
        Some(folder) if !folder.is_empty() => format!("{folder}/{base}"),
        _ => base.to_owned(),
    }
}

/// The table.
pub fn table(tuning: &Tuning<'_>, files: &[FileTuning], unreadable: &[String]) -> String {
    let [a, b] = tuning.settings;
    let mut out = format!(
        "A = {} ({})\nB = {} ({})\n\n{:<34} {:>15} {:>9} {:>9} {:>9} {:>9}  {}\n",
        a.name,
        a.words(),
        b.name,
        b.words(),
        "static instructions",
        "verdicts A, B",
        "source",
        "A",
        "B",
        "growth",
        "branches source, A, B"
    );
    let differs = |f: &&FileTuning| f.made[0].changed || f.made[1].changed || f.has_findings();
    for f in files.iter().filter(differs) {
        let [x, y] = &f.made;
        out += &format!(
            "{:<34} {:>15} {:>9} {:>9} {:>9} {:>9}  {}, {}, {}\n",
            short(&f.file),
            format!("{}, {}", x.verdict, y.verdict),
            f.source.instructions,
            of_size(x.size, |s| s.instructions),
            of_size(y.size, |s| s.instructions),
            format!("{}, {}", x.growth, y.growth),
            f.source.branches,
            of_size(x.size, |s| s.branches),
            of_size(y.size, |s| s.branches)
        );
    }
    out += &costs(files);
    out += &totals(&Totals::of(files), files.len());
    for (k, name) in ["A", "B"].iter().enumerate() {
        for f in files {
            for x in &f.made[k].findings {
                out += &format!("{}: with {name}: {x}\n", f.file);
            }
        }
    }
    for f in files {
        for why in &f.not_measured {
            out += &format!("{}: not measured: {why}\n", f.file);
        }
    }
    for u in unreadable {
        out += &format!("{u}\n");
    }
    out
}

/// A number of a size; of what there is not, that it was not measured.
pub fn of_size(size: Option<Static>, number: impl Fn(Static) -> usize) -> String {
    size.map_or_else(|| UNMEASURED.into(), |s| number(s).to_string())
}

/// How what was not measured is printed.
pub const UNMEASURED: &str = "unmeasured";

fn costs(files: &[FileTuning]) -> String {
    let mut out = format!(
        "\n{:<44} {:>12} {:>12} {:>12}  {:<24} {:<44} {}\n",
        "executed instructions (mean)",
        "source",
        "A",
        "B",
        "B against A",
        "executed branches A, B",
        "divergent branches A, B"
    );
    let mut same = 0;
    for f in files {
        for c in &f.costs {
            let [s, a, b] = c.instructions;
            if s == a && a == b && c.divergent.is_none_or(|d| d[0] == d[1] && d[1] == d[2]) {
                same += 1;
                continue;
            }
            let counts = |of: Option<[Sample; 3]>, change: Option<Paired>| {
                of.map_or_else(String::new, |d| {
                    let change = change.map(|p| p.words()).unwrap_or_default();
                    format!("{:.0}, {:.0} ({change})", d[1].mean, d[2].mean)
                })
            };
            let branches = counts(c.branches, c.branches_change);
            let parted = counts(c.divergent, c.divergent_change);
            out += &format!(
                "{:<44} {:>12.0} {:>12.0} {:>12.0}  {:<24} {branches:<44} {parted}\n",
                format!("{} {}", short(&f.file), c.name),
                s.mean,
                a.mean,
                b.mean,
                c.change.words()
            );
        }
    }
    if same > 0 {
        out += &format!("{same} more kernels and functions cost the same in all three\n");
    }
    out
}

fn totals(t: &Totals, files: usize) -> String {
    let [s, a, b] = t.instructions;
    let [x, y, z] = t.branches;
    let [e, f, g] = t.executed.map(|v| format!("{v:.0}"));
    let [i, j, k] = t.executed_branches.map(|v| format!("{v:.0}"));
    let [p, q, r] = t.divergent.map(|v| format!("{v:.0}"));
    format!(
        "\n{files} files: instructions {s}, {a}, {b}; branches {x}, {y}, {z}; executed {e}, {f}, {g}; \
         executed branches {i}, {j}, {k}; divergent {p}, {q}, {r} (source, A, B)\nfindings: {} with A, {} with B; over budget: {} with A, {} with B\n{}",
        t.findings[0],
        t.findings[1],
        t.over_budget[0],
        t.over_budget[1],
        more(t)
    )
}

/// What B is wrong about and A not, the time, and what nobody measures.
fn more(t: &Totals) -> String {
    let time = t.milliseconds.map_or_else(
        || format!("{UNMEASURED} (--time-report)"),
        |[a, b]| format!("{a:.0} ms, {b:.0} ms"),
    );
    let without = match t.without_result {
        0 => String::new(),
        n => format!("{n} files have no result of A or B and are in no sum\n"),
    };
    format!(
        "wrong with B and not with A: {} files\n{without}compile time (A, B): {time}; memory traffic, code size: {UNMEASURED}\n",
        t.steps_back
    )
}

/// Everything as JSON.
pub fn json(tuning: &Tuning<'_>, files: &[FileTuning], unreadable: &[String]) -> String {
    let t = Totals::of(files);
    let setting = |k: usize| {
        let s = tuning.settings[k];
        let subject = s.subject.as_ref().map(|x| &x.name);
        serde_json::json!({"name": s.name, "passes": s.pipeline, "knobs": s.knobs, "subject": subject})
    };
    let all = serde_json::json!({
        "tool": "tandem tune", "schema": crate::formats::SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "a": setting(0),
        "b": setting(1),
        "samples": tuning.samples,
        "totals": {
            "instructions": t.instructions,
            "branches": t.branches,
            "executed": t.executed,
            "executed_branches": t.executed_branches,
            "divergent": t.divergent,
            "findings": t.findings,
            "over_budget": t.over_budget,
            "without_result": t.without_result,
            "wrong_with_b_only": t.steps_back,
            "milliseconds": t.milliseconds,
        },
        "files": files,
        "unreadable": unreadable,
    });
    format!("{all:#}\n")
}
