//! The knobs of production passes: one table, from which parsing, help and defaults follow.
//!
//! Knobs are given as on the original's command line, `-opt "-knob=value"`, several
//! in one text or in several options; a boolean knob may stand without a value. A
//! knob that belongs to a pass which is not built yet is accepted, checked and
//! named by [`Knob::unbound`], so that scripts keep working and nobody is misled.

use crate::defects::Defects;
use crate::passes::dfa_jump_threading as dfa;
use crate::passes::jump_threading as jt;

/// What values a knob takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KnobType {
    /// `true`/`false`/`1`/`0`, or nothing for true.
    Bool,
    /// A number from 0 to the limit.
    Number {
        /// Largest value.
        max: u32,
    },
    /// Names between commas.
    Names,
}

/// One knob.
#[derive(Clone, Copy, Debug)]
pub struct Knob {
    /// Name without dash.
    pub name: &'static str,
    /// Value type.
    pub ty: KnobType,
    /// Default as text.
    pub default: &'static str,
    /// The pass that reads it.
    pub owner: &'static str,
    /// If the owner is not built yet: says so.
    pub unbound: Option<&'static str>,
    /// One line.
    pub help: &'static str,
    /// Requirement.
    pub requirement: &'static str,
    set: fn(&mut Options, Value),
}

/// A parsed value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Of a boolean knob.
    Bool(bool),
    /// Of a number knob.
    Number(u32),
    /// Of a knob that takes names.
    Names(Vec<Box<str>>),
}

impl Value {
    fn bool(self) -> bool {
        self == Value::Bool(true)
    }
    fn number(self) -> u32 {
        match self {
            Value::Number(n) => n,
            Value::Bool(b) => u32::from(b),
            Value::Names(_) => 0,
        }
    }
    fn names(self) -> Vec<Box<str>> {
        match self {
            Value::Names(list) => list,
            Value::Bool(_) | Value::Number(_) => Vec::new(),
        }
    }
}

/// All knobs with their values.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// JumpThreading's own.
    pub jump_threading: jt::Options,
    /// Those of DFA JumpThreading, which shares none with JumpThreading (JT-016).
    pub dfa_jump_threading: dfa::Options,
    /// `disable-JumpThreadingPass`: the pass does nothing wherever it stands (JT-013).
    pub disable_jump_threading_pass: bool,
    /// `disable-jump-threading`: for SimplifyCFG's threading, when SimplifyCFG is there (JT-014).
    pub disable_simplifycfg_jump_threading: bool,
    /// Those of the passes on whole modules.
    pub module: ModuleOptions,
}

/// What the passes on whole modules are told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ModuleOptions {
    /// `disable-GlobalOptPass`, the original's `opts[1440]`: the pass does nothing wherever it stands (GO-006).
    pub disable_globalopt_pass: bool,
    /// The tier that the pipeline was made for; GlobalOpt starts at its second (GO-004).
    pub tier: u32,
    /// `internalize-public-api-list`: names that stay visible, `*` at the end for any rest.
    pub public_api: Vec<Box<str>>,
    /// Seeded defects; none in a build without them.
    pub defects: Defects,
}

/// The highest tier; what a pass that is asked for by name runs at.
pub const MAX_TIER: u32 = 3;

impl Default for ModuleOptions {
    fn default() -> Self {
        ModuleOptions {
            disable_globalopt_pass: false,
            tier: MAX_TIER,
            public_api: Vec::new(),
            defects: Defects::default(),
        }
    }
}

/// Largest value of the size thresholds: beyond it a threshold says nothing.
const MAX_THRESHOLD: u32 = 1_000_000;

const fn number(
    name: &'static str,
    default: &'static str,
    requirement: &'static str,
    help: &'static str,
    set: fn(&mut Options, Value),
) -> Knob {
    let ty = KnobType::Number { max: MAX_THRESHOLD };
    Knob {
        name,
        ty,
        default,
        owner: "jump-threading",
        unbound: None,
        help,
        requirement,
        set,
    }
}

const fn flag(
    name: &'static str,
    requirement: &'static str,
    help: &'static str,
    set: fn(&mut Options, Value),
) -> Knob {
    let ty = KnobType::Bool;
    Knob {
        name,
        ty,
        default: "false",
        owner: "jump-threading",
        unbound: None,
        help,
        requirement,
        set,
    }
}

/// A knob of DFA JumpThreading (JT-R16).
const fn dfa_knob(
    name: &'static str,
    ty: KnobType,
    default: &'static str,
    help: &'static str,
    set: fn(&mut Options, Value),
) -> Knob {
    Knob {
        name,
        ty,
        default,
        owner: "dfa-jump-threading",
        unbound: None,
        help,
        requirement: "JT-R16",
        set,
    }
}

/// The table, sorted by owner and name.
pub const KNOBS: &[Knob] = &[
    dfa_knob(
        "dfa-cost-threshold",
        KnobType::Number { max: MAX_THRESHOLD },
        "50",
        "copied instructions that one comparison of the switch may cost",
        |o, v| o.dfa_jump_threading.cost_threshold = v.number(),
    ),
    dfa_knob(
        "dfa-early-exit-heuristic",
        KnobType::Bool,
        "true",
        "leave a switch alone if its own loop makes its value unpredictable",
        |o, v| o.dfa_jump_threading.early_exit_heuristic = v.bool(),
    ),
    dfa_knob(
        "dfa-max-num-paths",
        KnobType::Number { max: MAX_THRESHOLD },
        "200",
        "most paths to one switch",
        |o, v| o.dfa_jump_threading.max_num_paths = v.number(),
    ),
    dfa_knob(
        "dfa-max-path-length",
        KnobType::Number {
            max: dfa::PATH_LENGTH_LIMIT,
        },
        "20",
        "most blocks on a path to a switch",
        |o, v| o.dfa_jump_threading.max_path_length = v.number(),
    ),
    dfa_knob(
        "enable-dfa-jump-thread",
        KnobType::Bool,
        "false",
        "put dfa-jump-threading into the default pipelines; named in a pipeline it runs anyway",
        |o, v| o.dfa_jump_threading.enable = v.bool(),
    ),
    flag(
        "disable-JumpThreadingPass",
        "JT-013",
        "do not run jump-threading",
        |o, v| {
            o.disable_jump_threading_pass = v.bool();
        },
    ),
    flag(
        "jt-load-threading",
        "JT-R8",
        "thread over loads whose value a predecessor knows",
        |o, v| {
            o.jump_threading.load_threading = v.bool();
        },
    ),
    flag(
        "jt-upstream-divergence-gate",
        "JT 4.3",
        "leave GPU functions untouched, as upstream does",
        |o, v| {
            o.jump_threading.upstream_divergence_gate = v.bool();
        },
    ),
    flag(
        "jump-threading-across-loop-headers",
        "JT-009",
        "thread over loop headers (testing only)",
        |o, v| {
            o.jump_threading.across_loop_headers = v.bool();
        },
    ),
    flag(
        "jump-threading-disable-select-unfolding",
        "JT-010",
        "do not turn selects into branches",
        |o, v| {
            o.jump_threading.disable_select_unfolding = v.bool();
        },
    ),
    number(
        "jump-threading-implication-search-threshold",
        "3",
        "JT-007",
        "how many single predecessors up to look for a condition that implies the branch",
        |o, v| o.jump_threading.implication_search_threshold = v.number(),
    ),
    number(
        "jump-threading-phi-threshold",
        "76",
        "JT-008",
        "most phis in a block to duplicate",
        |o, v| {
            o.jump_threading.phi_threshold = v.number();
        },
    ),
    number(
        "jump-threading-threshold",
        "6",
        "JT-006",
        "largest cost of a block to duplicate",
        |o, v| {
            o.jump_threading.threshold = v.number();
        },
    ),
    flag(
        "print-lvi-after-jump-threading",
        "JT-011",
        "print the lazy value info cache after the pass",
        |o, v| {
            o.jump_threading.print_lvi_after = v.bool();
        },
    ),
    Knob {
        name: "disable-GlobalOptPass",
        ty: KnobType::Bool,
        default: "false",
        owner: "globalopt",
        unbound: None,
        help: "do not run globalopt",
        requirement: "GO-006",
        set: |o, v| o.module.disable_globalopt_pass = v.bool(),
    },
    Knob {
        name: "globalopt-tier",
        ty: KnobType::Number { max: MAX_TIER },
        default: "3",
        owner: "globalopt",
        unbound: None,
        help: "the tier that the pipeline stands for; globalopt does nothing below 2",
        requirement: "GO-004",
        set: |o, v| o.module.tier = v.number(),
    },
    Knob {
        name: "internalize-public-api-list",
        ty: KnobType::Names,
        default: "",
        owner: "internalize",
        unbound: None,
        help: "names that internalize leaves visible, between commas; * at the end stands for any rest",
        requirement: "X-2",
        set: |o, v| o.module.public_api = v.names(),
    },
    Knob {
        name: "disable-jump-threading",
        ty: KnobType::Bool,
        default: "false",
        owner: "simplifycfg",
        unbound: Some("belongs to simplifycfg, which is not built yet"),
        help: "disable jump threading inside SimplifyCFG",
        requirement: "JT-014",
        set: |o, v| o.disable_simplifycfg_jump_threading = v.bool(),
    },
];

/// Why a knob text was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum KnobError {
    /// No such knob.
    #[error("unknown knob '-{name}'{}", hint(.nearest))]
    Unknown {
        /// As written.
        name: String,
        /// The nearest known name.
        nearest: Option<&'static str>,
    },
    /// Not a value of the knob's type.
    #[error("knob '-{name}' does not take '{value}': expected {expected}")]
    Value {
        /// The knob.
        name: &'static str,
        /// As written.
        value: String,
        /// What it takes.
        expected: String,
    },
    /// A word that is no knob.
    #[error("expected '-knob=value' in -opt, found '{0}'")]
    Form(String),
}

fn hint(nearest: &Option<&'static str>) -> String {
    nearest.map_or_else(String::new, |n| format!("; did you mean '-{n}'?"))
}

impl Options {
    /// Applies one `-opt` text: knobs separated by blanks, each with one or two dashes.
    ///
    /// # Errors
    /// The first knob that is unknown or has a bad value; nothing of the text is applied then.
    pub fn apply(&mut self, text: &str) -> Result<Vec<&'static Knob>, KnobError> {
        let mut next = self.clone();
        let mut seen = Vec::new();
        for word in text.split_whitespace() {
            let body = word.strip_prefix("--").or_else(|| word.strip_prefix('-'));
            let body = body
                .filter(|b| !b.is_empty())
                .ok_or_else(|| KnobError::Form(word.into()))?;
            let (name, value) = match body.split_once('=') {
                Some((n, v)) => (n, Some(v)),
                None => (body, None),
            };
            let knob = KNOBS
                .iter()
                .find(|k| k.name == name)
                .ok_or_else(|| KnobError::Unknown {
                    name: name.into(),
                    nearest: nearest(name, KNOBS.iter().map(|k| k.name)),
                })?;
            (knob.set)(&mut next, knob.parse(value)?);
            seen.push(knob);
        }
        *self = next;
        Ok(seen)
    }
}

impl Knob {
    fn parse(&self, value: Option<&str>) -> Result<Value, KnobError> {
        let error = |expected: String| KnobError::Value {
            name: self.name,
            value: value.unwrap_or("").into(),
            expected,
        };
        match self.ty {
            KnobType::Bool => match value {
                None | Some("true" | "TRUE" | "True" | "1") => Ok(Value::Bool(true)),
                Some("false" | "FALSE" | "False" | "0") => Ok(Value::Bool(false)),
                Some(_) => Err(error("true or false".into())),
            },
            KnobType::Number { max } => value
                .and_then(|v| v.parse::<u32>().ok())
                .filter(|&n| n <= max)
                .map(Value::Number)
                .ok_or_else(|| error(format!("a number from 0 to {max}"))),
            KnobType::Names => {
                let list = value.ok_or_else(|| error("names between commas".into()))?;
                let names = list.split(',').filter(|n| !n.is_empty());
                Ok(Value::Names(names.map(Box::from).collect()))
            }
        }
    }
}

/// The nearest of some names, if it is near enough to be what was meant.
pub fn nearest(word: &str, names: impl Iterator<Item = &'static str>) -> Option<&'static str> {
    let best = names.map(|n| (edit_distance(word, n), n)).min()?;
    (best.0 <= 1 + word.len() / 4).then_some(best.1)
}

/// Levenshtein distance in bytes.
fn edit_distance(a: &str, b: &str) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.bytes().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.bytes().enumerate() {
            let replace = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = replace.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn defaults_in_the_table_are_the_defaults_in_force() {
        // JT-006..JT-014: setting every knob to its stated default changes nothing.
        let mut o = Options::default();
        for k in KNOBS {
            o.apply(&format!("-{}={}", k.name, k.default)).unwrap();
        }
        assert_eq!(format!("{o:?}"), format!("{:?}", Options::default()));
    }

    #[test]
    fn every_knob_changes_exactly_one_setting() {
        // PL-R2: each knob is bound to one thing of its own.
        let mut seen = std::collections::BTreeSet::new();
        for k in KNOBS {
            let mut o = Options::default();
            let value = match k.ty {
                KnobType::Bool if k.default == "true" => "false",
                KnobType::Bool => "true",
                KnobType::Number { max: MAX_TIER } => "1",
                KnobType::Number { .. } => "5",
                KnobType::Names => "a,b*",
            };
            o.apply(&format!("--{}={value}", k.name)).unwrap();
            assert_ne!(
                format!("{o:?}"),
                format!("{:?}", Options::default()),
                "{}",
                k.name
            );
            assert!(
                seen.insert(format!("{o:?}")),
                "{} does what another knob does",
                k.name
            );
        }
    }

    #[test]
    fn bad_knobs_are_refused_whole() {
        let mut o = Options::default();
        let before = format!("{o:?}");
        for bad in [
            "-jump-threading-treshold=6",
            "-jump-threading-threshold=-1",
            "-jump-threading-threshold=99999999999",
            "-jump-threading-threshold",
            "-jump-threading-phi-threshold=7 -nonsense",
            "-jump-threading-across-loop-headers=maybe",
            "jump-threading-threshold=6",
            "-",
        ] {
            assert!(o.apply(bad).is_err(), "{bad}");
        }
        assert_eq!(format!("{o:?}"), before);
        let e = o.apply("-jump-threading-treshold=6").unwrap_err();
        assert!(
            e.to_string()
                .contains("did you mean '-jump-threading-threshold'"),
            "{e}"
        );
    }
}
