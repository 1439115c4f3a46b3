//! The files of a report on a PTX program: page, data, and the program before and after.

use super::{Blamed, Bug, Case, PROGRAM};
use crate::html::{Cell, Page, Table, diff};
use crate::triage::folder::{DATA, REPORT};
use tandem_ir::rewrite::Judgement;

/// Steps that are listed, the first ones.
const MAX_STEPS: usize = 200;

/// Names and contents.
pub fn files(case: &Case<'_>, bug: &Bug) -> Vec<(String, String)> {
    let data = format!("{:#}\n", bug.json(case));
    vec![
        (REPORT.into(), page(case, bug)),
        (DATA.into(), data),
        (PROGRAM.into(), bug.text.clone()),
    ]
}

fn page(case: &Case<'_>, bug: &Bug) -> String {
    let mut page = Page::new(&bug.headline());
    page.styled("lead", &bug.finding.message);
    facts(&mut page, case, bug);
    if let Some(b) = &bug.blamed {
        blamed(&mut page, b);
    }
    page.section("The function");
    match &bug.after {
        Some(after) => {
            page.html(&diff::side_by_side("before", &bug.before, "after", after));
        }
        None => {
            page.command(&bug.before);
        }
    }
    steps(&mut page, bug);
    page.section("How to see it again");
    page.text("the judge on the program of this report");
    page.command(&bug.again(PROGRAM));
    page.text("what production makes of it");
    page.command(&format!(
        "tandemc {PROGRAM} --passes='machine({})' --verify-each",
        bug.signature.pass
    ));
    page.render()
}

fn facts(page: &mut Page, case: &Case<'_>, bug: &Bug) {
    let mut facts = vec![
        ("Signature", bug.signature.to_string()),
        ("File", case.file.to_owned()),
        ("Function", bug.finding.function.clone()),
    ];
    if let Some(s) = bug.step.and_then(|n| bug.steps.get(n.checked_sub(1)?)) {
        let n = bug.step.unwrap_or(0);
        facts.push(("Step", format!("{n} of {}: {}", bug.steps.len(), s.words)));
    }
    if let Some((before, after, minimal)) = &bug.shrunk {
        let (b, a) = (before.instructions, after.instructions);
        let minimal = if *minimal { ", 1-minimal" } else { "" };
        facts.push(("Reduced", format!("{b} to {a} instructions{minimal}")));
    }
    let knobs = bug.judging.knobs.join(" ");
    if !knobs.is_empty() {
        facts.push(("Knobs", knobs));
    }
    facts.push(("Standing", bug.standing.words()));
    page.facts(&facts);
}

fn blamed(page: &mut Page, b: &Blamed) {
    page.section("The instruction to look at");
    page.command(&b.instruction);
    let none = |list: &[String]| match list {
        [] => "none".to_owned(),
        list => list.join(", "),
    };
    let mut facts = vec![("Registers", none(&b.registers))];
    facts.push((
        "Line",
        match b.line {
            Some(n) => format!("{n} of {PROGRAM}"),
            None => "the pass has made it".into(),
        },
    ));
    let source = b.source.clone();
    facts.push((
        "Source",
        source.unwrap_or_else(|| "no .loc says where it comes from".into()),
    ));
    facts.push(("Why", b.why.clone()));
    page.facts(&facts);
}

fn steps(page: &mut Page, bug: &Bug) {
    page.section("Steps of the pass");
    if bug.steps.is_empty() {
        page.text("None.");
        return;
    }
    let head = ["#", "Step", "The reference says", "Why"].map(Cell::text);
    let mut table = Table::new("", &head);
    for (n, s) in bug.steps.iter().enumerate().take(MAX_STEPS) {
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
        match bug.step == Some(n + 1) {
            true => table.wrong_row(row),
            false => table.row(row),
        };
    }
    page.html(&table.html());
    if bug.steps.len() > MAX_STEPS {
        page.styled("soft", "There are more steps than are shown.");
    }
}
