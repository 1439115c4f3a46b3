//! The report as text and as JSON.

use super::{Access, FunctionReport, Report, launches};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use tandem_ir::claims::access::{Lanes, Space, Span};

/// In which order accesses are listed, and which.
#[derive(Clone, Copy, Debug)]
pub struct Listing {
    /// In order of the program, not of excess.
    pub by_line: bool,
    /// Least share of the kernel's excess, in percent.
    pub min_share: u64,
    /// Most accesses of a function.
    pub most: usize,
}

fn span(s: Span) -> String {
    match s.lo == s.hi {
        true => s.lo.to_string(),
        false => format!("{}–{}", s.lo, s.hi),
    }
}

/// An average with one digit.
pub(super) fn mean(sum: u64, n: u64) -> String {
    let tenths = (sum * 10).checked_div(n).unwrap_or(0);
    match tenths % 10 {
        0 => (tenths / 10).to_string(),
        d => format!("{}.{d}", tenths / 10),
    }
}

/// A part in percent with one digit, rounded down.
fn percent(part: u64, whole: u64) -> String {
    let tenths = (part * 1000).checked_div(whole).unwrap_or(0);
    format!("{}.{} %", tenths / 10, tenths % 10)
}

/// Cost and ideal of a request in words: claimed, and measured on average.
pub(super) fn per_request(a: &Access) -> String {
    let unit = a.space().unit();
    let claimed = a.claim.cost.map(|c| {
        let lines = c
            .lines
            .map_or_else(String::new, |l| format!(" in {} lines", span(l)));
        format!("{} {unit}{lines}, ideal {}", span(c.units), span(c.ideal))
    });
    let measured = a.measured.as_ref().map(|m| {
        format!(
            "measured {} {unit}, ideal {}, {} lanes, {} requests",
            mean(m.cost, m.requests),
            mean(m.ideal, m.requests),
            mean(m.lanes, m.requests),
            m.requests
        )
    });
    match (claimed, measured) {
        (Some(c), Some(m)) => format!("{c}; {m}"),
        (Some(one), None) | (None, Some(one)) => one,
        (None, None) => "cost not known".into(),
    }
}

/// The text of a report.
pub fn text(file: &str, report: &Report, listing: Listing) -> String {
    let mut out = String::new();
    for f in &report.functions {
        function(&mut out, f, listing);
    }
    if report.functions.is_empty() {
        let _ = writeln!(out, "{file}: no memory accesses");
    }
    for finding in &report.findings {
        let _ = writeln!(out, "{file}: finding: {finding}");
    }
    let _ = writeln!(out, "{file}: {}", summary(report));
    out
}

fn function(out: &mut String, f: &FunctionReport, listing: Listing) {
    let what = if f.kernel { "kernel" } else { "function" };
    let launches = match f.launches {
        0 => String::new(),
        n => format!(", {}", launches(n)),
    };
    let _ = writeln!(out, "{what} @{}: {}{launches}", f.name, f.shape_words());
    let order = match listing.by_line {
        true => (0..f.accesses.len()).collect(),
        false => f.worst(),
    };
    let shown: Vec<usize> = order
        .into_iter()
        .filter(|&n| f.share(&f.accesses[n]) >= 10 * listing.min_share)
        .take(listing.most)
        .collect();
    for &n in &shown {
        let a = &f.accesses[n];
        let share = f.share(a);
        let excess = match a.excess() {
            0 => "no excess".to_owned(),
            e => format!("excess {e} ({}.{} %)", share / 10, share % 10),
        };
        let _ = writeln!(out, "  {}", a.place());
        let _ = writeln!(
            out,
            "    {} {}, {} B per lane: {}; {}",
            a.space_words(),
            a.claim.kind.keyword(),
            a.claim.bytes,
            a.class_words(),
            a.lanes_words()
        );
        let _ = writeln!(out, "    {}; {excess}", per_request(a));
        if let Some(advice) = &a.advice {
            let _ = writeln!(out, "    advice: {advice}");
        }
    }
    let left = f.accesses.len() - shown.len();
    if left > 0 {
        let _ = writeln!(out, "  … and {left} more accesses");
    }
    for (space, t) in totals(f) {
        let _ = writeln!(
            out,
            "  {}: {} accesses, {} requests, {} {}, ideal {}",
            space.keyword(),
            t.accesses,
            t.requests,
            t.cost,
            space.unit(),
            t.ideal
        );
    }
}

/// Sums over one kind of memory.
#[derive(Default)]
pub struct Total {
    /// Accesses.
    pub accesses: u64,
    /// Requests that were measured.
    pub requests: u64,
    /// What they cost; of accesses that were not measured, one request each.
    pub cost: u64,
    /// The least that their bytes need.
    pub ideal: u64,
}

/// Sums by kind of memory.
pub fn totals(f: &FunctionReport) -> BTreeMap<Space, Total> {
    let mut all: BTreeMap<Space, Total> = BTreeMap::new();
    for a in &f.accesses {
        let t = all.entry(a.space()).or_default();
        t.accesses += 1;
        match (&a.measured, a.claim.cost) {
            (Some(m), _) => {
                t.requests += m.requests;
                t.cost += m.cost;
                t.ideal += m.ideal;
            }
            (None, Some(c)) => {
                t.cost += u64::from(c.units.hi);
                t.ideal += u64::from(c.ideal.hi);
            }
            _ => {}
        }
    }
    all
}

/// One line about the whole.
pub fn summary(report: &Report) -> String {
    let all = report.accesses().count();
    let unknown = |a: &&Access| matches!(a.claim.lanes, Lanes::Unknown(_));
    let classified = all - report.accesses().filter(unknown).count();
    let requests: u64 = report
        .accesses()
        .filter_map(|a| Some(a.measured.as_ref()?.requests))
        .sum();
    let wrong: u64 = report
        .accesses()
        .filter_map(|a| Some(a.measured.as_ref()?.wrongs))
        .sum();
    let assumed: BTreeSet<&str> = report
        .accesses()
        .flat_map(|a| &a.assumed)
        .map(String::as_str)
        .collect();
    let mut out = format!("{classified} of {all} accesses classified");
    let same: u64 = report.functions.iter().map(|f| f.agreement.same).sum();
    let _ = write!(out, ", {same} the same in the reference");
    match report.launches {
        0 => out.push_str("; not measured"),
        n => {
            let _ = write!(
                out,
                "; measured on {}, {requests} requests, {wrong} not as claimed",
                launches(n)
            );
            for space in [Space::Global, Space::Shared] {
                let (n, known, affine) = report.known_requests(space);
                if n > 0 {
                    let _ = write!(
                        out,
                        "; {} requests: {affine} of {n} affine or uniform ({}), {known} known with functions of lanes ({})",
                        space.keyword(),
                        percent(affine, n),
                        percent(known, n)
                    );
                }
            }
        }
    }
    if let Some(why) = &report.unmeasured {
        let _ = write!(out, "; incomplete: {why}");
    }
    if !assumed.is_empty() {
        let list: Vec<&str> = assumed.into_iter().collect();
        let _ = write!(out, "; assumed: {}", list.join(", "));
    }
    out
}

/// The same for machines.
pub fn json(file: &str, report: &Report) -> Value {
    let span = |s: Span| json!({ "lo": s.lo, "hi": s.hi });
    let access = |f: &FunctionReport, a: &Access| {
        json!({
            "place": {
                "source": a.source.as_ref().map(|(file, line, column)| json!({ "file": file, "line": line, "column": column })),
                "block": a.block, "instruction": a.text,
            },
            "kind": a.claim.kind.keyword(),
            "space": a.claim.space.keyword(),
            "space_by_launch": a.measured.as_ref().map(|m| m.spaces.iter().map(|s| s.keyword()).collect::<Vec<_>>()),
            "bytes": a.claim.bytes,
            "class": a.class_words(),
            "static": a.claim.cost.map(|c| json!({
                "unit": a.space().unit(), "cost": span(c.units), "lines": c.lines.map(span), "ideal": span(c.ideal),
            })),
            "measured": a.measured.as_ref().map(|m| json!({
                "requests": m.requests, "cost": m.cost, "lines": m.lines, "ideal": m.ideal, "lanes": m.lanes,
                "claimed": m.claimed, "affine": m.affine, "not_as_claimed": m.wrongs,
            })),
            "lane": match &a.claim.lanes {
                Lanes::Uniform => json!({ "cx": 0, "cy": 0, "cz": 0 }),
                Lanes::Affine([x, y, z]) => json!({ "cx": x, "cy": y, "cz": z }),
                Lanes::Pattern(p) => json!({ "bytes_from_lane_0": p.to_vec() }),
                // Strides that are no numbers are formulas over the names of values.
                Lanes::Strides(all) => {
                    let one = |n: usize| match all[n].as_number() {
                        Some(_) => a.formulas[n].parse::<i64>().map_or(Value::Null, Value::from),
                        None => Value::from(a.formulas[n].as_str()),
                    };
                    json!({ "cx": one(0), "cy": one(1), "cz": one(2) })
                }
                Lanes::Function(_) => json!({ "function": a.formulas.first() }),
                Lanes::Gather(_) => json!({ "gather": a.through }),
                Lanes::Unknown(why) => json!({ "unknown": why }),
            },
            "obligations": a.assumed,
            "excess": a.excess(),
            "excess_share_permille": f.share(a),
            "advice": a.advice,
        })
    };
    let kernels: Vec<Value> = report
        .functions
        .iter()
        .map(|f| {
            let totals: serde_json::Map<String, Value> = totals(f)
                .into_iter()
                .map(|(s, t)| {
                    let sums = json!({
                        "accesses": t.accesses, "requests": t.requests, "cost": t.cost, "ideal": t.ideal,
                    });
                    (s.keyword().to_owned(), sums)
                })
                .collect();
            json!({
                "name": f.name, "kernel": f.kernel, "launches": f.launches, "shape": f.shape_words(),
                "totals": totals, "excess": f.excess(),
                "accesses": f.accesses.iter().map(|a| access(f, a)).collect::<Vec<_>>(),
            })
        })
        .collect();
    json!({
        "module": file, "kernels": kernels, "findings": report.findings, "incomplete": report.unmeasured,
    })
}
