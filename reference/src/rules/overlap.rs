//! Which rules may match the same instruction, and which of them the reference applies.
//!
//! Two patterns overlap if some instruction could match both. Only the shape is looked
//! at: conditions are not solved, and a variable that occurs twice counts as two, so
//! the list may hold pairs that never meet, and misses none. The rule that stands first
//! (in order of the files, then of lines) wins in the reference; production may choose
//! another, since every rule is right by itself.

use super::ast::{Node, Op, Rule, Sorts, Term, TermKind};

/// All pairs of rules that overlap, the winner first, in order.
pub fn overlaps(rules: &[Rule]) -> Vec<(&Rule, &Rule)> {
    let mut out = Vec::new();
    for (n, first) in rules.iter().enumerate() {
        for second in &rules[n + 1..] {
            if meet((first, &first.pattern), (second, &second.pattern)) {
                out.push((first, second));
            }
        }
    }
    out
}

/// The list as text: one `winner > loser` a line.
pub fn list(rules: &[Rule]) -> String {
    let line = |(a, b): (&Rule, &Rule)| format!("{} > {}\n", a.name, b.name);
    overlaps(rules).into_iter().map(line).collect()
}

/// True if some value could match both terms.
fn meet(a: (&Rule, &Term), b: (&Rule, &Term)) -> bool {
    let sorts = |(rule, term): (&Rule, &Term)| -> Sorts { rule.types.sorts[term.ty] };
    if sorts(a).and(sorts(b)).is_empty() {
        return false;
    }
    match (&a.1.kind, &b.1.kind) {
        (TermKind::Inst(x), TermKind::Inst(y)) => nodes_meet((a.0, x), (b.0, y)),
        (TermKind::Literal(x), TermKind::Literal(y)) => x == y,
        (TermKind::Inst(_), other) => may_be_instruction(b.0, other),
        (other, TermKind::Inst(_)) => may_be_instruction(a.0, other),
        _ => true,
    }
}

/// True if a term of a rule that is no instruction itself may stand for one: a variable in lower case.
fn may_be_instruction(rule: &Rule, term: &TermKind) -> bool {
    matches!(term, TermKind::Var(v) if !rule.vars[*v].is_constant())
}

fn nodes_meet((ra, a): (&Rule, &Node), (rb, b): (&Rule, &Node)) -> bool {
    let same = match (&a.op, &b.op) {
        (Op::ICmp(x), Op::ICmp(y)) => x.iter().any(|p| y.contains(p)),
        (Op::FCmp(x), Op::FCmp(y)) => x.iter().any(|p| y.contains(p)),
        (x, y) => x == y,
    };
    if !same || a.args.len() != b.args.len() {
        return false;
    }
    let args: Vec<&Term> = a.args.iter().collect();
    let others: Vec<&Term> = b.args.iter().collect();
    let straight = all_meet((ra, &args), (rb, &others));
    let mut exchanged = others;
    if exchanged.len() > 1 {
        exchanged.swap(0, 1);
    }
    straight || ((a.either_order || b.either_order) && all_meet((ra, &args), (rb, &exchanged)))
}

fn all_meet((ra, a): (&Rule, &[&Term]), (rb, b): (&Rule, &[&Term])) -> bool {
    a.iter().zip(b).all(|(x, y)| meet((ra, x), (rb, y)))
}
