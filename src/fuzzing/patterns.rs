//! Programs for passes that apply rules: the patterns of the reference's rules, with everything drawn that a rule leaves
//! open, and in half of them one word that it does not ([`near`]).
//!
//! A generator that knows no rule meets a small pattern often and a larger one hardly ever. The reference writes each rule
//! down as an instance with types, flags and predicates ([`tandem_reference::rules::instances`]); here constants get
//! numbers at the edges of their types, so that conditions hold or just fail to, and some variables become one. What
//! guards the pattern there is left out: a pass has to ask for itself.

mod near;

use std::collections::BTreeSet;
use std::fmt::Write;
use tandem_ir::{InstKind, Module, text};
use tandem_oracle::inputs::Rng;
use tandem_reference::rules::ast::Rule;
use tandem_reference::rules::evaluate::Truth;
use tandem_reference::rules::instances::{FORMATS, Scope, instances};
use tandem_reference::rules::matcher::matches;
use tandem_reference::rules::rules;
use tandem_reference::view::View;

/// Widths of integers, two of which a rule is instantiated at.
const WIDTHS: [u32; 14] = [32, 8, 1, 64, 16, 7, 33, 2, 5, 63, 3, 13, 24, 12];
/// Functions of a program, at most.
const FUNCTIONS: u64 = 12;
/// How often constants are drawn until the conditions of the rule hold.
const DRAWS: u64 = 12;
/// One pattern in so many is taken as it is drawn first, whether the conditions hold or not.
const ANYHOW_ONE_IN: u64 = 3;

/// One pattern in so many has parameters of which nothing is promised.
const LOOSE_ONE_IN: u64 = 3;

/// One pattern in so many differs from the rule's in one word.
const NEAR_ONE_IN: u64 = 2;

/// A program of a few patterns; `None` if what was drawn fits no rule.
pub fn program(rng: &mut Rng) -> Option<Module> {
    let functions = 1 + rng.below(FUNCTIONS);
    program_of(functions, rng)
}

/// The same of so many patterns.
pub fn program_of(count: u64, rng: &mut Rng) -> Option<Module> {
    let mut layout = String::new();
    let mut functions = String::new();
    let mut declared: BTreeSet<String> = BTreeSet::new();
    for n in 0..count {
        let Some(whole) = pattern(rng, &mut declared) else {
            continue;
        };
        let first = whole.lines().next().unwrap_or("");
        layout = first.to_owned();
        let start = whole.find("define ")?;
        let end = whole[start..]
            .find("\n}\n")
            .map_or(whole.len(), |e| start + e + 3);
        functions += &whole[start..end].replace("@src(", &format!("@f{n}("));
    }
    if functions.is_empty() {
        return None;
    }
    let declarations: Vec<String> = declared.into_iter().collect();
    let all = format!("{layout}\n{functions}\n{}\n", declarations.join("\n"));
    let module = text::parse(all.as_bytes(), "pattern").ok()?;
    tandem_ir::verify::verify(&module)
        .is_empty()
        .then_some(module)
}

/// The text of an instance with its function `src` as it is to be; what it declares is added to the others.
fn pattern(rng: &mut Rng, declared: &mut BTreeSet<String>) -> Option<String> {
    let known = rules();
    let count = known.all.len() + known.undecided.len();
    let n = usize::try_from(rng.below(count as u64)).ok()?;
    let rule = known.all.iter().chain(&known.undecided).nth(n)?;
    let widths = vec![rng.pick(&WIDTHS)?, rng.pick(&WIDTHS)?];
    let scope = Scope {
        vector_widths: widths.clone(),
        widths,
        formats: vec![rng.pick(&FORMATS)?, rng.pick(&FORMATS)?],
    };
    let all = instances(rule, &scope);
    let n = usize::try_from(rng.below(all.len() as u64)).ok()?;
    let mut whole = all.get(n)?.text(rule)?;
    // Nothing but the pattern: where its conditions do not hold, it is another rule's, or nobody's.
    if let (Some(branch), Some(label)) = (whole.find("  br i1 "), whole.find("holds:\n")) {
        whole.replace_range(branch..label, "  br label %holds\n");
        whole = whole.replacen("fails:\n  unreachable\n", "", 1);
    }
    let draws = match rng.one_in(ANYHOW_ONE_IN) {
        true => 1,
        false => DRAWS,
    };
    let mut filled = None;
    for _ in 0..draws {
        let mut text = whole.clone();
        fill(&mut text, rule, rng)?;
        let done = draws == 1 || applies(&text, rule);
        filled = Some(text);
        if done {
            break;
        }
    }
    // A rule that asks for a defined value is one step from a value that is not.
    if rng.one_in(LOOSE_ONE_IN) {
        filled = filled.map(|text| loosened(&text));
    }
    if rng.one_in(NEAR_ONE_IN)
        && let Some(changed) = filled.as_ref().and_then(|t| near::off_a_word(t, rng))
    {
        filled = Some(changed);
    }
    let declares = filled.as_deref().unwrap_or("").lines();
    let declares = declares.filter(|l| l.starts_with("declare "));
    declared.extend(declares.map(str::to_owned));
    filled
}

/// The text without promises that parameters are defined.
fn loosened(whole: &str) -> String {
    let lines = whole.split_inclusive('\n');
    let loose = |l: &str| match l.starts_with("define ") {
        true => l.replace(" noundef", ""),
        false => l.to_owned(),
    };
    lines.map(loose).collect()
}

/// True if the rule applies to what the first function returns.
fn applies(whole: &str, rule: &Rule) -> bool {
    let Ok(module) = text::parse(whole.as_bytes(), "pattern") else {
        return false;
    };
    let Some(f) = module.bodies.first() else {
        return false;
    };
    let returned = f.blocks().filter_map(|b| {
        let end = f.terminator(b).filter(|t| f.num_operands(*t) == 1)?;
        matches!(f.kind(end), InstKind::Ret).then(|| f.operand(end, 0))
    });
    let root = returned.last().and_then(|v| f.def_inst(v));
    let view = View::new(&module.header, f);
    let found = root.map(|root| matches(&view, rule, root));
    found.is_some_and(|all| all.iter().any(|m| m.truth == Truth::Holds))
}

/// Puts numbers in the place of most constants, and one variable in the place of another now and then.
fn fill(whole: &mut String, rule: &Rule, rng: &mut Rng) -> Option<()> {
    let start = whole.find("@src(")? + "@src(".len();
    let end = start + whole[start..].find('\n')?;
    let close = start + whole[start..end].rfind(')')?;
    let open: Vec<String> = whole[start..close].split(", ").map(str::to_owned).collect();
    let mut kept: Vec<String> = Vec::new();
    let mut near = 0;
    let mut replaced: Vec<(String, String)> = Vec::new();
    for parameter in open.iter().filter(|p| !p.is_empty()) {
        let (ty, name) = parameter.rsplit_once(" %")?;
        let ty = ty.trim_end_matches(" noundef");
        let constant = rule
            .vars
            .iter()
            .any(|v| v.name == name && v.is_constant() && !v.names_inst);
        if constant && !rng.one_in(6) {
            replaced.push((name.to_owned(), number(ty, &mut near, rng)?));
            continue;
        }
        let twin = kept.iter().find(|k| {
            k.rsplit_once(" %")
                .is_some_and(|(t, _)| t.trim_end_matches(" noundef") == ty)
        });
        match twin.and_then(|k| k.rsplit_once(" %")) {
            Some((_, other)) if rng.one_in(6) => {
                replaced.push((name.to_owned(), format!("%{other}")));
            }
            _ if rng.one_in(8) => kept.push(parameter.replace(" noundef", "")),
            _ => kept.push(parameter.clone()),
        }
    }
    let mut changed = whole[..start].to_owned();
    changed += &kept.join(", ");
    changed += &substituted(&whole[close..], &replaced);
    *whole = changed;
    Some(())
}

/// The text with names replaced where they stand as wholes.
fn substituted(text: &str, replaced: &[(String, String)]) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('%') {
        out += &rest[..at];
        let name = &rest[at + 1..];
        let len = name
            .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
            .unwrap_or(name.len());
        match replaced.iter().find(|r| r.0 == name[..len]) {
            Some((_, with)) => out += with,
            None => {
                let _ = write!(out, "%{}", &name[..len]);
            }
        }
        rest = &name[len..];
    }
    out + rest
}

/// A constant of an integer type, or of a vector of two such, at an edge or next to the last one.
fn number(ty: &str, near: &mut u64, rng: &mut Rng) -> Option<String> {
    if let Some(elem) = ty.strip_prefix("<2 x ").and_then(|t| t.strip_suffix('>')) {
        let one = number(elem, near, rng)?;
        let two = match rng.one_in(3) {
            true => number(elem, near, rng)?,
            false => one.clone(),
        };
        return Some(format!("<{elem} {one}, {elem} {two}>"));
    }
    let width: u32 = ty.strip_prefix('i')?.parse().ok()?;
    let mask = u64::MAX >> (64 - width.clamp(1, 64));
    let power = 1u64 << rng.below(u64::from(width));
    let top = 1u64 << (width - 1);
    let edges = [
        0,
        1,
        2,
        mask,
        mask - 1,
        top,
        top - 1,
        top.wrapping_add(1),
        power,
        power - 1,
        power.wrapping_neg(),
        u64::from(width),
        u64::from(width) - 1,
        *near,
        near.wrapping_add(1),
        near.wrapping_sub(1),
        !*near,
        near.wrapping_neg(),
        rng.below(16),
        rng.bits64(),
    ];
    *near = rng.pick(&edges)? & mask;
    Some(near.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_of_nearly_all_rules_become_programs() {
        let mut rng = Rng::new(1);
        let made = (0..300).filter_map(|_| program(&mut rng)).count();
        assert!(made > 260, "{made} of 300");
    }

    #[test]
    fn the_conditions_of_most_patterns_hold() {
        let mut rng = Rng::new(7);
        let mut declared = BTreeSet::new();
        let (mut all, mut holds) = (0, 0);
        for _ in 0..200 {
            let Some(text) = pattern(&mut rng, &mut declared) else {
                continue;
            };
            let known = rules().all.iter().chain(&rules().undecided);
            all += 1;
            holds += usize::from(known.into_iter().any(|r| applies(&text, r)));
        }
        assert!(all > 180, "{all}");
        assert!(2 * holds > all, "{holds} of {all}");
    }

    #[test]
    fn a_loosened_pattern_promises_nothing_of_its_parameters() {
        let text = "declare i8 @g(i8 noundef)\ndefine i8 @f(i8 noundef %x) {\n  ret i8 %x\n}\n";
        let loose = "declare i8 @g(i8 noundef)\ndefine i8 @f(i8 %x) {\n  ret i8 %x\n}\n";
        assert_eq!(loosened(text), loose);
    }

    #[test]
    fn names_are_replaced_as_wholes() {
        let all = [
            ("C".to_owned(), "7".to_owned()),
            ("y".to_owned(), "%x".to_owned()),
        ];
        let text = "  %t1 = add i8 %C, %CC\n  ret i8 %y\n";
        assert_eq!(
            substituted(text, &all),
            "  %t1 = add i8 7, %CC\n  ret i8 %x\n"
        );
    }

    #[test]
    fn constants_are_of_their_type() {
        let mut rng = Rng::new(3);
        let mut near = 0;
        for _ in 0..200 {
            let n: u64 = number("i7", &mut near, &mut rng)
                .and_then(|n| n.parse().ok())
                .unwrap_or(u64::MAX);
            assert!(n < 128, "{n}");
        }
        let two = number("<2 x i1>", &mut near, &mut rng).unwrap_or_default();
        assert!(two.starts_with("<i1 "), "{two}");
    }
}
