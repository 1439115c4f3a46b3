//! The comparison as a page.

use super::text::{Totals, of_size, short};
use super::{Cost, FileTuning, Tuning};
use crate::html::chart::{Group, bars, number};
use crate::html::{Cell, Page, Table};

/// Bars that are drawn: the kernels that change most.
const MAX_BARS: usize = 24;

/// The page.
pub fn page(tuning: &Tuning<'_>, files: &[FileTuning]) -> String {
    let [a, b] = tuning.settings;
    let mut page = Page::new(&format!("{} against {}", a.name, b.name));
    page.facts(&[("A", a.words()), ("B", b.words())]);
    verdict(&mut page, files);
    totals(&mut page, files);
    executed(&mut page, tuning, files);
    sizes(&mut page, files);
    page.render()
}

fn verdict(page: &mut Page, files: &[FileTuning]) {
    let t = Totals::of(files);
    for (k, name) in ["A", "B"].iter().enumerate() {
        match t.findings[k] {
            0 => page.styled(
                "good",
                &format!("{name}: nothing wrong on {} files.", files.len()),
            ),
            n => page.styled("bad", &format!("{name}: {n} findings.")),
        };
        let of = files.iter().flat_map(|f| {
            let lines = f.made[k].findings.iter();
            lines.map(|x| format!("{}: {x}", short(&f.file)))
        });
        let lines: Vec<String> = of.collect();
        if !lines.is_empty() {
            page.lines(&lines);
        }
    }
}

fn totals(page: &mut Page, files: &[FileTuning]) {
    page.section("In all");
    let t = Totals::of(files);
    let head = [
        Cell::text(""),
        Cell::number("source"),
        Cell::number("A"),
        Cell::number("B"),
    ];
    let mut table = Table::new("", &head);
    let counts = |v: [usize; 3]| v.map(|n| n as f64);
    for (name, v) in [
        ("instructions", counts(t.instructions)),
        ("branches", counts(t.branches)),
        ("executed instructions", t.executed),
        ("executed branches", t.executed_branches),
        ("divergent branches", t.divergent),
    ] {
        let mut row = vec![Cell::text(name)];
        row.extend(v.map(|n| Cell::number(format!("{n:.0}"))));
        table.row(row);
    }
    let mut row = vec![
        Cell::text("functions over their growth budget"),
        Cell::number(""),
    ];
    row.extend(t.over_budget.map(|n| Cell::number(n.to_string())));
    table.row(row);
    page.html(&table.html());
}

fn executed(page: &mut Page, tuning: &Tuning<'_>, files: &[FileTuning]) {
    page.section("What runs cost");
    page.styled(
        "soft",
        &format!(
            "Each kernel or function ran {} times on the same inputs under the same seeds and schedules for the \
             source, A and B; kernels ran on their own data and on data that were shuffled in part. Changes are of B against A with a 95 % margin; a question mark says that it may be chance.",
            tuning.samples
        ),
    );
    let mut all: Vec<(&FileTuning, &Cost)> = Vec::new();
    for f in files {
        all.extend(f.costs.iter().map(|c| (f, c)));
    }
    let weight = |c: &Cost| c.change.relative.abs();
    all.sort_by(|x, y| weight(y.1).total_cmp(&weight(x.1)));
    let groups: Vec<Group> = all
        .iter()
        .take(MAX_BARS)
        .filter(|x| weight(x.1) > 0.0)
        .map(|(f, c)| {
            // Per cent of the source, so that small and large kernels can be seen together.
            let base = c.instructions[0].mean.max(1.0) / 100.0;
            let bars = c.instructions[1..]
                .iter()
                .map(|s| (s.mean / base, s.spread / base));
            Group {
                name: format!("{} {}", short(&f.file), c.name),
                bars: bars.collect(),
            }
        })
        .collect();
    if groups.is_empty() {
        page.text("No kernel or function costs another number of instructions with B than with A.");
    } else {
        page.heading("Executed instructions in per cent of the source's");
        page.html(&bars(
            "executed instructions",
            &["A".into(), "B".into()],
            &groups,
        ));
    }
    let numbers = [
        "source",
        "A",
        "B",
        "change",
        "branches: source",
        "A",
        "B",
        "change",
        "divergent: source",
        "A",
        "B",
        "change",
    ];
    let mut head = vec![Cell::text("kernel or function")];
    head.extend(numbers.map(Cell::number));
    let mut table = Table::new("", &head);
    for (f, c) in &all {
        let mut row = vec![Cell::text(format!("{} {}", short(&f.file), c.name))];
        let sample = |s: &super::statistics::Sample| match s.spread > 0.0 {
            true => Cell::number(format!("{} ± {}", number(s.mean), number(s.spread))),
            false => Cell::number(number(s.mean)),
        };
        row.extend(c.instructions.iter().map(sample));
        row.push(Cell::number(c.change.words()));
        for (counts, change) in [
            (&c.branches, c.branches_change),
            (&c.divergent, c.divergent_change),
        ] {
            if let Some(counts) = counts {
                row.extend(counts.iter().map(sample));
                row.push(Cell::number(change.map_or_else(String::new, |p| p.words())));
            }
        }
        table.row(row);
    }
    page.html(&table.html());
}

fn sizes(page: &mut Page, files: &[FileTuning]) {
    page.section("What the passes made");
    let numbers = [
        "instructions",
        "A",
        "B",
        "growth A",
        "B",
        "budget",
        "branches",
        "A",
        "B",
        "rewrites A",
        "B",
    ];
    let mut head = ["file", "verdict A", "verdict B"].map(Cell::text).to_vec();
    head.extend(numbers.map(Cell::number));
    let mut table = Table::new("", &head);
    for f in files {
        let [a, b] = &f.made;
        let verdict = |m: &super::Made| match m.findings.is_empty() {
            true => Cell::text(m.verdict),
            false => Cell::styled("bad", m.verdict),
        };
        let count = |n: usize| Cell::number(n.to_string());
        let budget = a.budget.map_or_else(String::new, |b| b.to_string());
        let rewrites = |m: &super::Made| count(m.rewrites.values().sum());
        let row = vec![
            Cell::text(short(&f.file)),
            verdict(a),
            verdict(b),
            count(f.source.instructions),
            Cell::number(of_size(a.size, |s| s.instructions)),
            Cell::number(of_size(b.size, |s| s.instructions)),
            count(a.growth),
            count(b.growth),
            Cell::number(budget),
            count(f.source.branches),
            Cell::number(of_size(a.size, |s| s.branches)),
            Cell::number(of_size(b.size, |s| s.branches)),
            rewrites(a),
            rewrites(b),
        ];
        match f.has_findings() {
            true => table.wrong_row(row),
            false => table.row(row),
        };
    }
    page.html(&table.html());
}
