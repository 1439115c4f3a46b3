//! Many small functions, of which those are kept that are worth judging.
//!
//! ```text
//!   many functions ──→ production ──┐             ┌─ executions differ ──→ at most 4 ──┐
//!         └──────────→ reference ───┴─ not the same ───────────────────────→ one ───────┼─→ a program
//!                                   └─ the same ───────────────────────────→ one ───────┘
//! ```
//!
//! A mistake about one pattern shows on one in many thousands of the functions that a generator makes, and to judge a
//! function, with proofs, costs as much as to run both forms on hundreds. Where both end with the same function, nothing is
//! left to find but what both have wrong; where they do not, both may be right, and a few executions tell most mistakes
//! from that. Some of every sort are kept: what no execution shows, poison in the wrong place, a proof may.
//!
//! Nothing is said here: a program that comes out is judged like any other.

use super::small::About;
use crate::judge::{self, Judging};
use tandem_ir::{Global, Module, text};
use tandem_optimized::options::Options;
use tandem_oracle::freerun::{Config, Parts};
use tandem_oracle::inputs::Rng;

/// Functions of a few operations that go into a sieve.
const SMALL: u64 = 512;
/// The same of patterns of rules, which cost more to make and to prove.
pub const PATTERNS: u64 = 256;
/// The same of those that cost more to run: with loops, branches, vectors and structs, or where the forms often differ.
const LARGE: u64 = 24;
/// Functions that are kept because executions differ, at most.
const REFUTED: usize = 4;
/// Functions that are kept because the forms differ, at most.
const DIFFERENT: usize = 1;
/// Inputs with which a function is run.
const INPUTS: u64 = 24;

/// How many functions about something go into a sieve.
pub fn functions(about: About) -> u64 {
    match about {
        About::Expressions | About::Answers => SMALL,
        About::Parts | About::Floats => 2 * LARGE,
        _ => LARGE,
    }
}

/// The program with a few of its functions, those before all others on which the pass, under such options, looks wrong. The
/// functions must not speak of each other; where they do, the program is as it was.
pub fn sieved(module: Module, pass: &str, options: &Options, rng: &mut Rng) -> Module {
    let passes = [pass.to_owned()];
    let Some(apart) = judge::told_apart(options, &passes, &module) else {
        return module;
    };
    let Some(different) = only(&module, &apart) else {
        return module;
    };
    let wrong = different.bodies.iter().map(|f| f.global);
    let wrong = wrong.filter(|&g| is_refuted(&different, g, pass, options));
    let names = wrong.map(|g| different.header.global_name(g));
    let wrong: Vec<Global> = names.filter_map(|n| module.header.lookup(n)).collect();
    let mut kept = some(wrong, REFUTED, rng);
    kept.extend(some(apart, DIFFERENT, rng));
    let any = module.bodies.iter().map(|f| f.global).collect();
    kept.extend(some(any, 1, rng));
    only(&module, &kept).unwrap_or(module)
}

/// The module with no other functions; `None` if it needs them. Nothing is left of the others: what a module has costs each
/// execution.
fn only(module: &Module, kept: &[Global]) -> Option<Module> {
    let mut small = Module {
        header: module.header.clone(),
        ..Module::default()
    };
    for f in &module.bodies {
        match kept.contains(&f.global) {
            true => small.bodies.push(f.clone()),
            false => small.header.erase_global(f.global),
        }
    }
    let text = text::print(&small);
    let small = text::parse(text.as_bytes(), "small").ok()?;
    let errors = tandem_ir::verify::verify(&small);
    errors.is_empty().then_some(small)
}

/// So many of a list.
fn some(mut list: Vec<Global>, most: usize, rng: &mut Rng) -> Vec<Global> {
    while list.len() > most {
        list.swap_remove(rng.below(list.len() as u64) as usize);
    }
    list
}

/// Whether executions of what production makes of a function differ from the source's.
fn is_refuted(module: &Module, g: Global, pass: &str, options: &Options) -> bool {
    let judging = Judging {
        options: options.clone(),
        config: Config {
            inputs: INPUTS,
            parts: Parts {
                lockstep: false,
                whole: false,
                free: true,
                reference_one_in: u64::MAX,
            },
            fact_inputs: 0,
            ..Judging::fuzz().config
        },
        ..Judging::default()
    };
    let judged = |m: Module| judge::module(&judging.of_pass(pass), &m, "").ok();
    let reports = only(module, &[g]).and_then(judged).unwrap_or_default();
    reports.iter().any(|r| !r.findings.is_empty())
}

#[cfg(test)]
mod tests {
    use super::super::small;
    use super::*;

    #[test]
    fn what_is_left_is_a_program_of_the_same_functions() {
        let mut rng = Rng::new(5);
        let all = small::program_of(About::Expressions, 100, &mut rng).expect("a program");
        let left = |seed| {
            let options = Options::default();
            let m = sieved(all.clone(), "instsimplify", &options, &mut Rng::new(seed));
            text::print(&m)
        };
        let text = left(1);
        assert_eq!(text, left(1));
        let left = text::parse(text.as_bytes(), "left").expect("a program");
        assert!(
            (1..=REFUTED + DIFFERENT + 1).contains(&left.bodies.len()),
            "{text}"
        );
        for f in &left.bodies {
            let name = left.header.global_name(f.global);
            let before = all.header.lookup(name).and_then(|g| all.body(g));
            assert_eq!(before.map(|b| b.num_insts()), Some(f.num_insts()), "{name}");
        }
    }

    #[test]
    fn functions_that_speak_of_each_other_stay_together() {
        let source = "define i8 @f(i8 %x) {\n  %y = call i8 @g(i8 %x)\n  ret i8 %y\n}\ndefine i8 @g(i8 %x) {\n  ret i8 %x\n}\n";
        let whole = text::parse(source.as_bytes(), "t.ll").expect("a module");
        for seed in 0..8 {
            let options = Options::default();
            let left = sieved(whole.clone(), "instsimplify", &options, &mut Rng::new(seed));
            let names: Vec<&str> = left
                .bodies
                .iter()
                .map(|f| left.header.global_name(f.global))
                .collect();
            assert!(names == ["f", "g"] || names == ["g"], "{names:?}");
        }
    }

    /// One function of two hundred is made wrong, and it is there.
    #[cfg(feature = "defects")]
    #[test]
    fn what_is_made_wrong_is_kept() {
        use tandem_optimized::defects::{Defects, lookup};
        let mut rng = Rng::new(5);
        let all = small::program_of(About::Expressions, 200, &mut rng).expect("a program");
        let wrong =
            "define float @wrong(float %x) {\n  %y = fadd float %x, 0.0\n  ret float %y\n}\n";
        let text = text::print(&all) + wrong;
        let all = text::parse(text.as_bytes(), "t.ll").expect("a module");
        let defect = lookup("plus-zero-is-neutral").expect("a defect");
        let options = Options {
            defects: Defects::only(defect.id),
            ..Options::default()
        };
        // It is wrong about one number, which inputs have mostly.
        let is_kept = |seed: &u64| {
            let left = sieved(all.clone(), "instsimplify", &options, &mut Rng::new(*seed));
            left.header.lookup("wrong").is_some()
        };
        let kept = (0..8).filter(is_kept).count();
        assert!(kept >= 5, "{kept}");
    }
}
