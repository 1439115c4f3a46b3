//! The report of a triaged bug as a page (design section 6).

use super::known::Standing;
use super::opinions::Says;
use super::shrink::Shrunk;
use super::witness::{Stop, Trail};
use super::{Case, Triaged};
use crate::html::{Cell, Page, Table, cfg, diff};
use std::collections::BTreeSet;
use tandem_ir::text::print_function;
use tandem_ir::{Function, Header};

/// Blocks of the way that are shown.
const MAX_STOPS: usize = 200;
/// Steps of a pass that does not end that are shown, the last ones.
const MAX_STEPS: usize = 50;

/// The page.
pub fn page(case: &Case<'_>, t: &Triaged) -> String {
    let mut page = Page::new(&t.headline());
    page.styled("lead", &t.finding.message);
    facts(&mut page, case, t);
    opinions(&mut page, t);
    input(&mut page, t);
    programs(&mut page, t);
    way(&mut page, t);
    commands(&mut page, t);
    if let Some(s) = &t.shrunk {
        others(&mut page, s);
    }
    page.render()
}

fn facts(page: &mut Page, case: &Case<'_>, t: &Triaged) {
    let p = &t.place;
    let mut facts = vec![
        ("Signature", t.signature.to_string()),
        ("File", case.file.to_owned()),
        (
            "Place",
            format!(
                "execution {} of {}: {} on @{} ({})",
                p.execution, p.of, p.pass, p.function, p.how
            ),
        ),
    ];
    if let (Some(n), Some(s)) = (t.step, t.wrong_step()) {
        facts.push(("Step", format!("{n} of {}: {}", t.steps.len(), s.words)));
    }
    if let Some(at) = &t.stopped {
        facts.push(("Stopped", at.place()));
    }
    facts.extend(t.shrunk.iter().map(|s| ("Reduced", s.words())));
    let knobs = case.judging.knobs.join(" ");
    if !knobs.is_empty() {
        facts.push(("Knobs", knobs));
    }
    facts.push(("Standing", t.standing.words()));
    if let Some(w) = &t.witness {
        let sound = match &w.doubt {
            None => {
                "free of undefined behaviour and the same on every schedule, on the input below"
                    .into()
            }
            Some(d) => format!("no good witness: {d}"),
        };
        facts.push(("Source", sound));
    }
    page.facts(&facts);
    if t.standing == Standing::New {
        page.styled("warn", "Nobody has filed this one yet.");
    }
}

fn opinions(page: &mut Page, t: &Triaged) {
    page.section("Who says so");
    let head = ["Oracle", "Says", "Because"].map(Cell::text);
    let mut table = Table::new("", &head);
    for o in &t.opinions {
        let says = match o.says {
            Says::Wrong => Cell::styled("bad", "wrong"),
            Says::Fine => Cell::styled("good", "fine"),
            Says::Unknown => Cell::styled("soft", "cannot tell"),
        };
        table.row(vec![Cell::text(o.oracle), says, Cell::text(&o.words)]);
    }
    page.html(&table.html());
}

fn input(page: &mut Page, t: &Triaged) {
    if let Some(w) = &t.witness {
        page.section("The input that shows it");
        page.lines(&w.input.describe());
        page.text(&w.difference);
    } else if !t.finding.counterexample.is_empty() {
        page.section("The input that shows it");
        page.lines(&t.finding.counterexample);
    }
}

fn programs(page: &mut Page, t: &Triaged) {
    let cx = &t.subject.before.header;
    let source = t.subject.source();
    let wrong = t
        .wrong_step()
        .and_then(|s| Some((&s.before, s.after.as_ref()?)));
    let whole = t.subject.output.as_ref().map(|o| (source, o));
    if let (Some((a, b)), Some(n)) = (wrong, t.step) {
        page.section(&format!("Before and after step {n}"));
        compared(page, cx, a, b);
    }
    match whole {
        // One step: the same texts again.
        Some(_) if wrong.is_some() && t.steps.len() == 1 => {}
        Some((a, b)) => {
            page.section("Before and after the pass");
            compared(page, cx, a, b);
        }
        None => {
            page.section("The program");
            page.command(&print_function(cx, source));
        }
    }
    if t.stopped.is_some() {
        reported(page, t);
    }
    page.section("Control flow");
    let trails = t.trails.as_ref();
    let texts = |f: &Function| cfg::block_texts(cx, f);
    page.html("<div class=\"graphs\">");
    let shown = whole.or(wrong);
    graph(
        page,
        cx,
        source,
        trails.map(|x| &x.0),
        shown.map(|s| texts(s.1)),
        "before",
    );
    if let Some((_, after)) = shown {
        let on = trails.filter(|_| whole.is_some());
        graph(
            page,
            cx,
            after,
            on.map(|x| &x.1),
            Some(texts(source)),
            "after",
        );
    }
    page.html("</div>\n");
    if trails.is_some() {
        page.styled(
            "soft",
            "The way of the counterexample is drawn thick, with the last value of each instruction on it; \
             blocks that are not the same on the other side have a strong frame.",
        );
    }
}

/// The steps that were reported before the end that was none.
fn reported(page: &mut Page, t: &Triaged) {
    page.section("Steps that it reported");
    if t.steps.is_empty() {
        page.text("None.");
        return;
    }
    let first = t.steps.len().saturating_sub(MAX_STEPS);
    if first > 0 {
        page.styled(
            "soft",
            &format!("{first} steps before these are not shown."),
        );
    }
    let head = ["#", "Step", "Complete"].map(Cell::text);
    let mut table = Table::new("", &head);
    for (n, s) in t.steps.iter().enumerate().skip(first) {
        let complete = match s.after {
            Some(_) => Cell::text("yes"),
            None => Cell::styled("bad", "no"),
        };
        table.row(vec![
            Cell::number((n + 1).to_string()),
            Cell::text(&s.words),
            complete,
        ]);
    }
    page.html(&table.html());
}

fn compared(page: &mut Page, cx: &Header, a: &Function, b: &Function) {
    let (x, y) = (print_function(cx, a), print_function(cx, b));
    page.html(&diff::side_by_side("before", &x, "after", &y));
}

fn graph(
    page: &mut Page,
    cx: &Header,
    f: &Function,
    trail: Option<&Trail>,
    other: Option<BTreeSet<String>>,
    label: &str,
) {
    let g = cfg::graph(cx, f, trail.map(|t| &t.path), other.as_ref());
    page.html("<div>").heading(label);
    page.html(&g.svg(&format!("control flow {label}")))
        .html("</div>");
}

fn way(page: &mut Page, t: &Triaged) {
    let Some((a, b)) = &t.trails else { return };
    page.section("The way of the counterexample");
    if let Some(id) = a.thread {
        page.text(&format!("{id}"));
    }
    page.html(&table(a, b).html());
    page.facts(&[("Before", a.end.clone()), ("After", b.end.clone())]);
    if a.cut || b.cut || a.stops.len().max(b.stops.len()) > MAX_STOPS {
        page.styled("soft", "The way is longer than what is shown.");
    }
}

/// The two ways side by side; a row stands out where a value differs from the other side's of the same name, the
/// same time round.
fn table(a: &Trail, b: &Trail) -> Table {
    let head = ["#", "Before", "Values", "After", "Values"].map(Cell::text);
    let mut table = Table::new("", &head);
    let values = |s: Option<&Stop>| {
        let list = s.map_or(&[][..], |s| &s.values);
        let all: Vec<String> = list.iter().map(|(n, v)| format!("{n} = {v}")).collect();
        Cell::styled("mono", all.join("\n"))
    };
    let block = |s: Option<&Stop>| Cell::styled("mono", s.map_or("", |s| &s.block));
    for n in 0..a.stops.len().max(b.stops.len()).min(MAX_STOPS) {
        let (x, y) = (a.stops.get(n), b.stops.get(n));
        let cells = vec![
            Cell::number((n + 1).to_string()),
            block(x),
            values(x),
            block(y),
            values(y),
        ];
        let differs = y.is_some_and(|y| {
            let mine = |name: &str| nth_value(&a.stops, name, round(&b.stops[..n], name));
            y.values
                .iter()
                .any(|(name, v)| mine(name).is_some_and(|w| w != v))
        });
        match differs {
            true => table.wrong_row(cells),
            false => table.row(cells),
        };
    }
    table
}

/// How often a name was given a value.
fn round(stops: &[Stop], name: &str) -> usize {
    let all = stops.iter().flat_map(|s| &s.values);
    all.filter(|v| v.0 == name).count()
}

fn nth_value<'a>(stops: &'a [Stop], name: &str, n: usize) -> Option<&'a String> {
    let all = stops.iter().flat_map(|s| &s.values);
    all.filter(|v| v.0 == name).nth(n).map(|v| &v.1)
}

fn commands(page: &mut Page, t: &Triaged) {
    page.section("How to see it again");
    for c in &t.commands {
        page.text(&c.shows).command(&c.line);
    }
}

/// What a reduction met on its way.
pub(super) fn others(page: &mut Page, s: &Shrunk) {
    if let Some(sibling) = &s.sibling {
        page.section("The closest program that passes");
        page.html(&diff::side_by_side("fails", &s.text, "passes", sibling));
    }
    if !s.others.is_empty() {
        page.section("Other failures met on the way");
        for (name, text) in &s.others {
            page.heading(name).command(text);
        }
    }
}
