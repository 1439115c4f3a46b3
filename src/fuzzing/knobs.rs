//! The knobs under which a program is judged: what is off by default is never reached otherwise, and a limit that no
//! program comes near is never tested.
//!
//! Most programs are judged under a setting of the pass's documents ([`limits::hunted`]), the default among them. One in
//! four has knobs that are drawn from the table of all knobs that there are ([`tandem_optimized::options::knobs`]): one
//! or a few of the pass, booleans the other way round, numbers small or next to their default.

use crate::limits;
use tandem_ir::passes::PassId;
use tandem_optimized::options::{KnobInfo, KnobType, knobs, knobs_for};
use tandem_oracle::inputs::Rng;

/// One program in so many has knobs from the table.
const DRAWN_ONE_IN: u64 = 4;
/// Of those, one in so many may have the pass switched off, which is all that is tested then.
const OFF_ONE_IN: u64 = 16;
/// Numbers that are drawn more often than others, the smallest most often.
const SMALL: [u32; 10] = [0, 0, 1, 1, 2, 2, 3, 4, 6, 9];
/// A limit beyond this is not written out.
const LARGEST_SIZE: usize = 128;
/// Lists of names: of those that programs have, patterns, and none.
const LISTS: [&str; 5] = ["", "f*", "f0,g0,twin*", "g*,*0", "*"];

/// The knobs of a program of a seed, as `-opt` takes them; empty for the default.
pub fn of(pass: &PassId, seed: u64, number: u64) -> String {
    let mut rng = Rng::new(seed ^ (number + 1).wrapping_mul(0x9e6c_63d0_876a_3f6b));
    if !rng.one_in(DRAWN_ONE_IN) {
        let stated = limits::hunted(pass);
        return stated[rng.below(stated.len() as u64) as usize].to_owned();
    }
    let off = rng.one_in(OFF_ONE_IN);
    let mut open: Vec<KnobInfo> = knobs_for(pass.name)
        .filter(|k| off || !switches_off(k))
        .collect();
    let mut all: Vec<String> = Vec::new();
    while !open.is_empty() {
        let knob = open.swap_remove(rng.below(open.len() as u64) as usize);
        all.push(format!("-{}={}", knob.name, value(&knob, &mut rng)));
        if !rng.one_in(3) {
            break;
        }
    }
    all.join(" ")
}

/// The limits of a pass: what its numbers are under a setting, where a program may well have as many of something.
pub fn sizes(pass: &PassId, setting: &str) -> Vec<usize> {
    let of_pass = knobs().filter(|k| k.owner == pass.name);
    let numbers = of_pass.filter(|k| matches!(k.ty, KnobType::Number { .. }));
    let value = |k: KnobInfo| {
        let mut words = setting.split_whitespace().rev();
        let set = words.find_map(|w| w.strip_prefix('-')?.strip_prefix(k.name)?.strip_prefix('='));
        set.unwrap_or(k.default).parse().ok()
    };
    let all = numbers.filter_map(value);
    all.filter(|n| (1..=LARGEST_SIZE).contains(n)).collect()
}

/// The knobs whose names say that they take a pass out of the pipeline.
fn switches_off(knob: &KnobInfo) -> bool {
    knob.name.starts_with("disable-")
}

/// A value of a knob, seldom its default.
fn value(knob: &KnobInfo, rng: &mut Rng) -> String {
    let pick = |rng: &mut Rng, of: usize| rng.below(of as u64) as usize;
    match knob.ty {
        KnobType::Bool => (knob.default != "true").to_string(),
        KnobType::Names => LISTS[pick(rng, LISTS.len())].to_owned(),
        KnobType::Choice(words) => words[pick(rng, words.len())].to_owned(),
        KnobType::Number { max } => {
            let default: u32 = knob.default.parse().unwrap_or(0);
            let near = [
                default.saturating_sub(1),
                default.saturating_add(1),
                default.saturating_mul(2),
                max,
            ];
            let number = match rng.one_in(3) {
                true => near[pick(rng, near.len())],
                false => SMALL[pick(rng, SMALL.len())],
            };
            number.min(max).to_string()
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};
    use tandem_ir::passes::PASSES;
    use tandem_optimized::options::Options;

    #[test]
    fn every_setting_is_one_that_the_command_line_takes() {
        for pass in PASSES {
            for n in 0..2000 {
                let text = of(pass, 7, n);
                for knob in Options::default().apply(&text).unwrap() {
                    let own = knobs_for(pass.name).any(|k| k.name == knob.name);
                    assert!(own, "{text}");
                }
            }
        }
    }

    #[test]
    fn the_limits_of_a_pass_are_what_its_numbers_are_set_to() {
        let pass = tandem_ir::passes::lookup("jump-threading").unwrap();
        let default = sizes(pass, "");
        assert!(default.contains(&6) && default.contains(&76), "{default:?}");
        let set = sizes(pass, "-jump-threading-threshold=3");
        assert!(set.contains(&3) && !set.contains(&6), "{set:?}");
        assert!(sizes(pass, "-jump-threading-phi-threshold=1000").len() < default.len());
    }

    #[test]
    fn every_knob_of_every_pass_is_drawn_with_several_values() {
        let mut seen: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
        for pass in PASSES {
            for n in 0..4000 {
                let text = of(pass, 3, n);
                for word in text.split_whitespace() {
                    let (name, value) = word[1..].split_once('=').unwrap_or((&word[1..], "true"));
                    let name = knobs().find(|k| k.name == name).unwrap().name;
                    seen.entry(name).or_default().insert(value.to_owned());
                }
            }
        }
        for k in knobs().filter(|k| k.unbound.is_none()) {
            let values = seen.get(k.name).map_or(0, BTreeSet::len);
            let least = match k.ty {
                KnobType::Bool => 1,
                KnobType::Number { max } => 4.min(max as usize),
                KnobType::Names => 4,
                KnobType::Choice(words) => words.len(),
            };
            assert!(
                values >= least,
                "-{} was drawn with {values} values",
                k.name
            );
        }
    }

    #[test]
    fn most_programs_run_the_pass_and_many_as_it_is_by_default() {
        for pass in PASSES {
            let all: Vec<String> = (0..1000).map(|n| of(pass, 1, n)).collect();
            let default = all.iter().filter(|k| k.is_empty()).count();
            let off = |k: &&String| k.split(' ').any(|w| w.starts_with("-disable-"));
            let off = all.iter().filter(off).count();
            assert!(default >= 150, "{}: {default} with the default", pass.name);
            assert!(off <= 60, "{}: {off} without the pass", pass.name);
        }
    }
}
