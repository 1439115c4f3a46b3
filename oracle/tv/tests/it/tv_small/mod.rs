//! A referee for the validator: pairs of small functions, decided by executing both on all inputs under all choices.
//!
//! The referee ([`meaning`]) is written by LangRef and shares nothing with the encoder. What the validator calls correct
//! must be right on every input, what it calls incorrect must be wrong on one. The interpreter is a third opinion: what
//! it does must be among what the referee allows.

mod meaning;
mod program;

use crate::tv_support::{module, named};
use meaning::{Behaviour, POISON, Set, any, execute};
use program::{Dice, Program};
use tandem_interp::{Input, Outcome, Policy, Program as Compiled, Value, run};
use tandem_tv::validate::{Conclusion, Settings, validate};

/// All arguments that a caller may give, one set per parameter.
fn inputs(p: &Program) -> Vec<Vec<Set>> {
    let mut all: Vec<Vec<Set>> = vec![Vec::new()];
    for &(width, defined) in &p.args {
        let mut choices: Vec<Set> = (0..1 << width).map(|v| 1 << v).collect();
        if !defined {
            choices.extend([any(width), POISON]);
        }
        all = all
            .into_iter()
            .flat_map(|head| {
                choices.iter().map(move |&c| {
                    let mut one = head.clone();
                    one.push(c);
                    one
                })
            })
            .collect();
    }
    all
}

/// The first input on which the target does what the source may not, and whether the source is undefined on all.
fn referee(source: &Program, target: &Program) -> (Option<Vec<Set>>, bool) {
    let mut vacuous = true;
    for args in inputs(source) {
        let s = execute(source, &args);
        vacuous &= s.undefined;
        if !s.undefined && !s.allows(&execute(target, &args)) {
            return (Some(args), false);
        }
    }
    (None, vacuous)
}

/// What the interpreter does on a few inputs must be among what may happen.
fn interpreter_agrees(p: &Program, text: &str, dice: &mut Dice) -> Result<(), String> {
    let m = module(text);
    let f = m.bodies[0].global;
    let compiled = Compiled::compile(&m).map_err(|e| e.to_string())?;
    let all = inputs(p);
    for seed in 0..4 {
        let sets = dice.of(&all);
        let args = p.args.iter().zip(sets).map(|(a, &s)| match s {
            POISON => Value::Poison,
            s if s.count_ones() > 1 => Value::Undef,
            s => Value::int(a.0, s.trailing_zeros().into()),
        });
        let input = Input {
            args: args.collect(),
            policy: Policy {
                seed,
                ..Policy::default()
            },
            ..Input::default()
        };
        let may = execute(p, sets);
        let did = run(&compiled, f, &input).outcome;
        if !among(&may, &did) {
            return Err(format!("{text}on {sets:x?}: {did:?} is none of {may:x?}"));
        }
    }
    Ok(())
}

fn among(may: &Behaviour, did: &Outcome) -> bool {
    match did {
        _ if may.undefined => true,
        Outcome::Returned(Some(Value::Int { bits, .. })) => may
            .returned
            .iter()
            .any(|s| s & (1 << bits) != 0 || s & POISON != 0),
        Outcome::Returned(Some(Value::Undef)) => may
            .returned
            .iter()
            .any(|s| s.count_ones() > 1 || s & POISON != 0),
        Outcome::Returned(Some(Value::Poison)) => may.returned.iter().any(|s| s & POISON != 0),
        _ => false,
    }
}

#[derive(Default, Debug)]
struct Count {
    correct: usize,
    incorrect: usize,
    open: usize,
}

/// Decides pairs by the validator and by the referee; gives what they disagree on.
fn pairs(count: usize, seed: u64) -> (Count, Vec<String>) {
    let mut dice = Dice(seed);
    let (mut seen, mut wrong) = (Count::default(), Vec::new());
    let settings = Settings {
        query_units: 4_000_000,
        units: 12_000_000,
        ..Settings::default()
    };
    for n in 0..count {
        let source = Program::made_by(&mut dice);
        let target = source.changed(&mut dice);
        let text = source.text("src") + &target.text("tgt");
        let m = module(&text);
        if let Err(e) = interpreter_agrees(&source, &source.text("src"), &mut dice) {
            wrong.push(format!("pair {n}, interpreter: {e}"));
        }
        let given = validate(named(&m, "src"), named(&m, "tgt"), &settings).conclusion;
        let (shown, vacuous) = referee(&source, &target);
        let agrees = match &given {
            Conclusion::Correct { .. } => shown.is_none(),
            Conclusion::Vacuous => vacuous,
            Conclusion::Incorrect(_) => shown.is_some(),
            _ => {
                seen.open += 1;
                continue;
            }
        };
        match shown {
            Some(_) => seen.incorrect += 1,
            None => seen.correct += 1,
        }
        if !agrees {
            wrong.push(format!(
                "pair {n}: {given:?}, but {shown:x?} (vacuous: {vacuous})\n{text}"
            ));
        }
    }
    (seen, wrong)
}

/// Hidden mistakes of the encoder show as pairs that the two decide differently.
#[test]
fn small_pairs_are_decided_as_by_execution() {
    let (seen, wrong) = pairs(150, 1);
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
    assert!(seen.correct > 30 && seen.incorrect > 30, "{seen:?}");
    assert!(seen.open * 10 < 150, "{seen:?}");
}

/// As many pairs as `TANDEM_PAIRS` says, from the seed `TANDEM_SEED`.
#[test]
#[ignore = "a measurement"]
fn measure_small_pairs() {
    let number = |name: &str, or: u64| {
        let text = std::env::var(name).ok();
        text.and_then(|t| t.parse().ok()).unwrap_or(or)
    };
    let started = std::time::Instant::now();
    let (seen, wrong) = pairs(
        number("TANDEM_PAIRS", 1000) as usize,
        number("TANDEM_SEED", 2),
    );
    println!(
        "{seen:?}, {} disagree, {:?}",
        wrong.len(),
        started.elapsed()
    );
    assert!(
        wrong.is_empty(),
        "{}",
        wrong[..wrong.len().min(20)].join("\n")
    );
}

/// The referee itself, on what LangRef says outright.
#[test]
fn the_referee_knows_undef_poison_and_freeze() {
    use program::{Bin, Inst, Kind, Operand};
    let inst = |kind, operands: &[Operand]| Inst {
        kind,
        marks: [false; 2],
        width: 2,
        from: 2,
        operands: operands.to_vec(),
        block: 0,
    };
    let program = |insts: Vec<Inst>| Program {
        args: vec![(2, false)],
        result: Operand::Value(insts.len() - 1),
        insts,
        branch: None,
        stops: false,
        width: 2,
    };
    let (a, sub) = (Operand::Arg(0), Kind::Binary(Bin::Sub));
    let twice = program(vec![inst(sub, &[a, a])]);
    // Two uses of undef differ; a frozen value does not.
    assert_eq!(
        execute(&twice, &[any(2)])
            .returned
            .into_iter()
            .collect::<Vec<_>>(),
        [any(2)]
    );
    let v = Operand::Value(0);
    let frozen = program(vec![inst(Kind::Freeze, &[a]), inst(sub, &[v, v])]);
    assert_eq!(
        execute(&frozen, &[any(2)])
            .returned
            .into_iter()
            .collect::<Vec<_>>(),
        [1]
    );
    // Poison as a dividend may be the least number.
    let divided = program(vec![inst(Kind::Binary(Bin::SDiv), &[a, Operand::Const(3)])]);
    assert!(execute(&divided, &[POISON]).undefined);
    let divided = program(vec![inst(Kind::Binary(Bin::SDiv), &[a, Operand::Const(1)])]);
    assert!(!execute(&divided, &[POISON]).undefined);
}
