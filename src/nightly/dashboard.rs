//! The page of the nights: what to look at, how it develops, what is reached, what is found.

use super::history::{Mutants, Night};
use super::inbox::Finding;
use crate::html::chart::{Curve, curves, number};
use crate::html::{Cell, Page, Table};
use crate::triage::known::{Date, Known, Standing};
use std::collections::BTreeMap;

/// Nights in the curves.
const MAX_NIGHTS: usize = 120;

/// The page; the last night is the one that it is about.
pub fn page(nights: &[Night], findings: &[Finding], known: &Known, today: Date) -> String {
    let Some(last) = nights.last() else {
        return Page::new("No night yet").render();
    };
    let mut page = Page::new(&format!("Night {} of {}", last.number, last.date));
    attention(&mut page, last);
    summary(&mut page, last);
    trends(
        &mut page,
        &nights[nights.len().saturating_sub(MAX_NIGHTS)..],
    );
    found(&mut page, findings, known, today);
    accepted(&mut page, findings, known, today);
    targets(&mut page, last);
    rewrites(&mut page, last);
    defects(&mut page, last);
    notes(&mut page, last);
    page.render()
}

fn attention(page: &mut Page, n: &Night) {
    if n.interrupted {
        page.styled(
            "warn",
            "This night was interrupted; the next run goes on with it.",
        );
    }
    if n.attention.is_empty() {
        page.styled("good", "Nothing to look at.");
        return;
    }
    page.section("To look at");
    let mut table = Table::new("", &[Cell::text("")]);
    for a in &n.attention {
        table.row(vec![Cell::styled("warn", a)]);
    }
    page.html(&table.html());
}

fn percent(part: u64, whole: u64) -> String {
    match whole {
        0 => "–".into(),
        n => format!("{:.1} %", 100.0 * part as f64 / n as f64),
    }
}

fn summary(page: &mut Page, n: &Night) {
    page.section("In short");
    let g = n.gauges();
    let wall: f64 = n.seconds.values().sum();
    let speed = n.speed().map_or_else(|| "–".into(), number);
    let kills = |mutants: &Option<Mutants>| match mutants {
        Some(m) => format!(
            "{} of {} ({})",
            m.detected,
            m.defects,
            percent(m.detected, m.defects)
        ),
        None => "not hunted".into(),
    };
    let wild = match &n.wild {
        Some(w) => format!(
            "{} of {} ({}), {} more without another result",
            w.killed,
            w.mutants,
            percent(w.killed, w.mutants),
            w.silent
        ),
        None => "not hunted".into(),
    };
    let decisions = match n.wild.as_ref().and_then(|w| w.decisions) {
        Some((all, owed)) => format!("{owed} of {all} ({})", percent(owed, all)),
        None => "not counted".into(),
    };
    page.facts(&[
        ("Programs", g.programs.to_string()),
        ("Programs per processor second", speed),
        ("Valid, of those made to be", percent(g.valid, g.ub_free)),
        ("Inputs compared", g.inputs.to_string()),
        (
            "Time",
            format!(
                "{wall:.0} s, {:.0} s of the processor in the hunt",
                n.processor
            ),
        ),
        (
            "Findings",
            format!(
                "{} new, {} open, {} signatures seen",
                n.new.len(),
                n.open.len(),
                n.seen.len()
            ),
        ),
        (
            "Regressions",
            format!("{} repeated, {} failures", n.regressions.0, n.regressions.1),
        ),
        ("Seeded defects detected", kills(&n.mutants)),
        (
            "Seeded defects of pipelines detected",
            kills(&n.pipeline_mutants),
        ),
        ("Other mutants killed", wild),
        ("Decisions seen one way at most", decisions),
        (
            "Corpus",
            format!("{} programs, {} pruned", g.corpus, n.pruned),
        ),
        ("Part", format!("{} of {}", n.shard.0 + 1, n.shard.1.max(1))),
    ]);
}

fn trends(page: &mut Page, nights: &[Night]) {
    page.section("Over the nights");
    let places: Vec<String> = nights.iter().map(|n| n.date.to_string()).collect();
    let curve = |name: &str, value: &dyn Fn(&Night) -> Option<f64>| Curve {
        name: name.into(),
        values: nights.iter().map(value).collect(),
    };
    let changed = |n: &Night| {
        let passes = n.gauges().passes;
        let (c, p) = passes
            .values()
            .fold((0, 0), |(c, p), x| (c + x.changed, p + x.programs));
        (p > 0).then(|| 100.0 * c as f64 / p as f64)
    };
    let valid = |n: &Night| {
        let g = n.gauges();
        (g.ub_free > 0).then(|| 100.0 * g.valid as f64 / g.ub_free as f64)
    };
    page.heading("Findings");
    page.html(&curves(
        "findings over the nights",
        &places,
        &[
            curve("open", &|n| Some(n.open.len() as f64)),
            curve("new", &|n| Some(n.new.len() as f64)),
        ],
    ));
    page.heading("Per cent");
    page.html(&curves(
        "shares over the nights",
        &places,
        &[
            curve("seeded defects detected", &|n| {
                n.kill_rate().map(|k| 100.0 * k)
            }),
            curve("seeded defects of pipelines detected", &|n| {
                n.pipeline_kill_rate().map(|k| 100.0 * k)
            }),
            curve("other mutants killed", &|n| {
                n.wild_rate().map(|k| 100.0 * k)
            }),
            curve("valid", &valid),
            curve("changed", &changed),
        ],
    ));
    page.heading("Programs per processor second");
    page.html(&curves(
        "speed over the nights",
        &places,
        &[curve("programs", &Night::speed)],
    ));
    page.heading("Reached and kept");
    page.html(&curves(
        "coverage over the nights",
        &places,
        &[
            curve("coverage", &|n| Some(n.gauges().coverage as f64)),
            curve("corpus", &|n| Some(n.gauges().corpus as f64)),
        ],
    ));
}

fn found(page: &mut Page, findings: &[Finding], known: &Known, today: Date) {
    page.section("Findings");
    let head = [
        "signature",
        "standing",
        "what",
        "times",
        "first",
        "last",
        "",
    ]
    .map(Cell::text);
    let mut table = Table::new("", &head);
    for f in findings {
        let standing = known.standing(&f.signature, today);
        let (class, words) = match (&standing, f.gone) {
            (_, true) => ("good", "gone".to_owned()),
            (Standing::Known { .. }, _) => ("soft", standing.words()),
            _ => ("bad", standing.words()),
        };
        let report = match f.triaged {
            true => Cell::link(
                "report",
                &format!("findings/{}/triage/report.html", f.folder),
            ),
            false => Cell::styled("soft", &f.note),
        };
        table.row(vec![
            Cell::styled("mono", f.signature.to_string()),
            Cell::styled(class, words),
            Cell::text(f.brief()),
            Cell::number(f.count.to_string()),
            Cell::text(f.first.to_string()),
            Cell::text(f.last.to_string()),
            report,
        ]);
    }
    match table.is_empty() {
        true => page.text("None so far."),
        false => page.html(&table.html()),
    };
}

fn accepted(page: &mut Page, findings: &[Finding], known: &Known, today: Date) {
    if known.entries.is_empty() {
        return;
    }
    page.section("Accepted for now");
    let head = ["signature", "issue", "until", "still happens", "note"].map(Cell::text);
    let mut table = Table::new("", &head);
    for e in &known.entries {
        let happens = findings
            .iter()
            .any(|f| !f.gone && e.signature.covers(&f.signature));
        let late = today > e.expires;
        table.row(vec![
            Cell::styled("mono", e.signature.to_string()),
            Cell::text(&e.issue),
            Cell::styled(if late { "bad" } else { "" }, e.expires.to_string()),
            Cell::text(if happens { "yes" } else { "no" }),
            Cell::text(&e.note),
        ]);
    }
    page.html(&table.html());
}

fn targets(page: &mut Page, n: &Night) {
    page.section("Targets");
    let numbers = [
        "programs",
        "valid",
        "changed",
        "inputs",
        "unsupported",
        "timed out",
        "coverage",
        "corpus",
    ];
    let mut head = vec![Cell::text("target")];
    head.extend(numbers.map(Cell::number));
    let mut table = Table::new("", &head);
    for (name, g) in &n.targets {
        let (changed, of) = g
            .passes
            .values()
            .fold((0, 0), |(c, p), x| (c + x.changed, p + x.programs));
        let count = |n: u64| Cell::number(n.to_string());
        table.row(vec![
            Cell::text(name),
            count(g.programs),
            Cell::number(percent(g.valid, g.ub_free)),
            Cell::number(percent(changed, of)),
            count(g.inputs),
            count(g.unsupported.values().sum()),
            count(g.timed_out),
            count(g.coverage),
            count(g.corpus),
        ]);
    }
    page.html(&table.html());
}

fn rewrites(page: &mut Page, n: &Night) {
    let mut kinds: BTreeMap<(String, String), u64> = BTreeMap::new();
    for (pass, p) in &n.gauges().passes {
        for (kind, times) in &p.kinds {
            *kinds.entry((pass.clone(), kind.clone())).or_default() += times;
        }
    }
    if kinds.is_empty() {
        return;
    }
    page.section("Rewrites reached");
    let head = [
        Cell::text("pass"),
        Cell::text("rewrite"),
        Cell::number("times"),
    ];
    let mut table = Table::new("", &head);
    for ((pass, kind), times) in kinds {
        let row = vec![
            Cell::text(pass),
            Cell::text(kind),
            Cell::number(times.to_string()),
        ];
        match times {
            0 => table.wrong_row(row),
            _ => table.row(row),
        };
    }
    page.html(&table.html());
}

fn defects(page: &mut Page, n: &Night) {
    for (title, mutants) in [
        ("Seeded defects", &n.mutants),
        ("Seeded defects of pipelines", &n.pipeline_mutants),
    ] {
        let Some(m) = mutants else { continue };
        page.section(title);
        page.text(&format!(
            "{} of {} detected within {} CPU seconds each.",
            m.detected, m.defects, m.budget_seconds
        ));
        if !m.missed.is_empty() {
            page.text("Not detected:").lines(&m.missed);
        }
    }
}

fn notes(page: &mut Page, n: &Night) {
    if !n.notes.is_empty() {
        page.section("Notes").lines(&n.notes);
    }
}
