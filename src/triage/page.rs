//! The report of a triaged bug as a page (design section 6), whatever its pass works on; what is drawn of the unit is the
//! unit's ([`Triage::draw`]).

use super::About;
use super::bug::{Bug, Triaged};
use super::known::Standing;
use super::opinions::Says;
use super::shrink::Reduction;
use super::steps::Step;
use super::unit::Triage;
use crate::html::{Cell, Page, Table, diff};
use tandem_ir::rewrite::Judgement;

/// Steps that are listed, the first ones.
const MAX_STEPS: usize = 200;
/// Steps of a pass that does not end that are shown, the last ones.
const MAX_LAST_STEPS: usize = 50;

/// The page.
pub fn page<U: Triage>(case: &About<'_>, t: &Triaged<U>) -> String {
    let mut page = Page::new(&t.headline());
    page.styled("lead", &t.finding.message);
    facts(&mut page, case, t);
    opinions(&mut page, t);
    input(&mut page, t);
    programs(&mut page, t);
    match t.stopped {
        Some(_) => reported(&mut page, t),
        None => steps(&mut page, t),
    }
    U::draw(&mut page, t);
    commands(&mut page, t);
    if let Some(r) = t.reduction() {
        others(&mut page, r);
    }
    page.render()
}

fn facts<U: Triage>(page: &mut Page, case: &About<'_>, t: &Triaged<U>) {
    let p = &t.place;
    let mut facts = vec![
        ("Signature", t.signature.to_string()),
        ("File", case.file.to_owned()),
        (
            "Place",
            format!(
                "execution {}: {} on {} ({})",
                p.numbers(),
                p.pass,
                p.on_loop
                    .clone()
                    .unwrap_or_else(|| U::in_place(&p.function)),
                p.how
            ),
        ),
    ];
    if let (Some(n), Some(s)) = (t.step, t.wrong_step()) {
        facts.push(("Step", format!("{n} of {}: {}", t.steps.len(), s.words)));
    }
    if let Some(at) = &t.stopped {
        facts.push(("Stopped", at.place()));
    }
    facts.extend(t.reduction().map(|r| ("Reduced", r.words())));
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

fn opinions<U: Triage>(page: &mut Page, t: &Triaged<U>) {
    page.section("Who says so");
    let head = ["Oracle", "Says", "Because"].map(Cell::text);
    let mut table = Table::new("", &head);
    for o in &t.opinions {
        let says = match o.says {
            Says::Wrong => Cell::styled("bad", "wrong"),
            Says::Suspect => Cell::styled("warn", "suspects it"),
            Says::Fine => Cell::styled("good", "fine"),
            Says::Unknown => Cell::styled("soft", "cannot tell"),
        };
        table.row(vec![Cell::text(o.oracle), says, Cell::text(&o.words)]);
    }
    page.html(&table.html());
}

fn input<U: Triage>(page: &mut Page, t: &Triaged<U>) {
    if let Some(w) = &t.witness {
        page.section(U::SHOWN_BY);
        page.lines(&w.input.describe());
        page.text(&w.difference);
    } else if !t.finding.counterexample.is_empty() {
        page.section(U::SHOWN_BY);
        page.lines(&t.finding.counterexample);
    }
}

fn programs<U: Triage>(page: &mut Page, t: &Triaged<U>) {
    let m = &t.subject.before;
    let source = t.subject.source();
    let wrong = t
        .wrong_step()
        .and_then(|s| Some((&s.before, s.after.as_ref()?)));
    let mut compared = |title: &str, a: &U, b: &U| {
        page.section(title);
        page.html(&diff::side_by_side(
            "before",
            &a.text(m),
            "after",
            &b.text(m),
        ));
    };
    if let (Some((a, b)), Some(n)) = (wrong, t.step) {
        compared(&format!("Before and after step {n}"), a, b);
    }
    match &t.subject.output {
        // One step: the same texts again.
        Some(_) if wrong.is_some() && t.steps.len() == 1 => {}
        Some(after) => compared("Before and after the pass", source, after),
        None => {
            page.section("The program");
            page.command(&source.text(m));
        }
    }
}

/// The steps, with what the reference says of each.
fn steps<U: Triage>(page: &mut Page, t: &Triaged<U>) {
    if t.steps.is_empty() {
        return;
    }
    page.section("Steps of the pass");
    let head = ["#", "Step", "The reference says", "Because"].map(Cell::text);
    let mut table = Table::new("", &head);
    for (n, s) in t.steps.iter().enumerate().take(MAX_STEPS) {
        let row = step(n + 1, s);
        match t.step == Some(n + 1) {
            true => table.wrong_row(row),
            false => table.row(row),
        };
    }
    page.html(&table.html());
    if t.steps.len() > MAX_STEPS {
        page.styled("soft", "There are more steps than are shown.");
    }
}

fn step<U: Triage>(n: usize, s: &Step<U>) -> Vec<Cell> {
    let (says, why) = match &s.judgement {
        Judgement::Legal => (Cell::styled("good", "legal"), String::new()),
        Judgement::Illegal { rule, reason } => {
            (Cell::styled("bad", "illegal"), format!("{rule}: {reason}"))
        }
        Judgement::Unproven { reason } => (Cell::styled("soft", "cannot tell"), reason.clone()),
    };
    vec![
        Cell::number(n.to_string()),
        Cell::text(&s.words),
        says,
        Cell::text(why),
    ]
}

/// The steps that were reported before the end that was none.
fn reported<U: Triage>(page: &mut Page, t: &Triaged<U>) {
    page.section("Steps that it reported");
    if t.steps.is_empty() {
        page.text("None.");
        return;
    }
    let first = t.steps.len().saturating_sub(MAX_LAST_STEPS);
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

fn commands<U: Triage>(page: &mut Page, t: &Triaged<U>) {
    page.section("How to see it again");
    for c in &t.commands {
        page.text(&c.shows).command(&c.line);
    }
}

/// What a reduction met on its way.
fn others(page: &mut Page, s: &Reduction) {
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
