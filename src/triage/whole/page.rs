//! The report of a bug of a pass on the module as a page (design section 6).

use super::super::known::Standing;
use super::{Case, Whole};
use crate::html::{Cell, Page, Table, diff};
use tandem_ir::rewrite::Judgement;
use tandem_ir::text::print;

/// Steps that are listed.
const MAX_STEPS: usize = 200;

/// The page.
pub fn page(case: &Case<'_>, w: &Whole) -> String {
    let mut page = Page::new(&w.headline());
    page.styled("lead", &w.finding.message);
    facts(&mut page, case, w);
    if !w.finding.counterexample.is_empty() {
        page.section("The run that shows it");
        page.lines(&w.finding.counterexample);
    }
    programs(&mut page, w);
    steps(&mut page, w);
    page.section("How to see it again");
    for c in &w.commands {
        page.text(&c.shows).command(&c.line);
    }
    if let Some(s) = &w.shrunk {
        super::super::page::others(&mut page, s);
    }
    page.render()
}

fn facts(page: &mut Page, case: &Case<'_>, w: &Whole) {
    let p = &w.place;
    let mut facts = vec![
        ("Signature", w.signature.to_string()),
        ("File", case.file.to_owned()),
        (
            "Place",
            format!(
                "execution {} of {}: {} on {} ({})",
                p.execution, p.of, p.pass, p.function, p.how
            ),
        ),
    ];
    if let (Some(n), Some(s)) = (w.finding.step, w.wrong_step()) {
        facts.push(("Step", format!("{n} of {}: {}", w.steps.len(), s.words)));
    }
    facts.extend(w.stopped.iter().map(|at| ("Stopped", at.place())));
    facts.extend(w.shrunk.iter().map(|s| ("Reduced", s.words())));
    let knobs = case.judging.knobs.join(" ");
    if !knobs.is_empty() {
        facts.push(("Knobs", knobs));
    }
    facts.push(("Standing", w.standing.words()));
    page.facts(&facts);
    if w.standing == Standing::New {
        page.styled("warn", "Nobody has filed this one yet.");
    }
}

fn programs(page: &mut Page, w: &Whole) {
    let wrong = w
        .wrong_step()
        .and_then(|s| Some((&s.before, s.after.as_ref()?)));
    if let (Some((a, b)), Some(n)) = (wrong, w.finding.step) {
        page.section(&format!("Before and after step {n}"));
        page.html(&diff::side_by_side("before", &print(a), "after", &print(b)));
    }
    match &w.after {
        // One step: the same texts again.
        Some(_) if wrong.is_some() && w.steps.len() == 1 => {}
        Some(after) => {
            page.section("Before and after the pass");
            page.html(&diff::side_by_side(
                "before",
                &print(&w.before),
                "after",
                &print(after),
            ));
        }
        None => {
            page.section("The program");
            page.command(&print(&w.before));
        }
    }
}

fn steps(page: &mut Page, w: &Whole) {
    if w.steps.is_empty() {
        return;
    }
    page.section("Steps of the pass");
    let head = ["#", "Step", "The reference says", "Because"].map(Cell::text);
    let mut table = Table::new("", &head);
    for (n, s) in w.steps.iter().enumerate().take(MAX_STEPS) {
        let (says, why) = match &s.judgement {
            Judgement::Legal => (Cell::styled("good", "legal"), String::new()),
            Judgement::Illegal { rule, reason } => {
                (Cell::styled("bad", "illegal"), format!("{rule}: {reason}"))
            }
            Judgement::Unproven { reason } => (Cell::styled("soft", "cannot tell"), reason.clone()),
        };
        let row = vec![
            Cell::number((n + 1).to_string()),
            Cell::text(&s.words),
            says,
            Cell::text(why),
        ];
        match w.finding.step == Some(n + 1) {
            true => table.wrong_row(row),
            false => table.row(row),
        };
    }
    page.html(&table.html());
    if w.steps.len() > MAX_STEPS {
        page.styled("soft", "There are more steps than are shown.");
    }
}
