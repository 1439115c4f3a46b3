//! A wrong execution on a function, drawn: both control-flow graphs, and the way that the counterexample takes.

use super::Triaged;
use super::witness::{Stop, Trail};
use crate::html::{Cell, Page, Table, cfg};
use std::collections::BTreeSet;
use tandem_ir::{Function, Header};

/// Blocks of the way that are shown.
const MAX_STOPS: usize = 200;

/// The control-flow graphs before and after.
pub(super) fn control_flow(page: &mut Page, t: &Triaged<Function>) {
    let cx = &t.subject.before.header;
    let source = t.subject.source();
    let wrong = t
        .wrong_step()
        .and_then(|s| Some((&s.before, s.after.as_ref()?)));
    let whole = t.subject.output.as_ref().map(|o| (source, o));
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

/// The way of the counterexample through both versions.
pub(super) fn way(page: &mut Page, t: &Triaged<Function>) {
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
