//! The knobs of the pass (8.1).

use crate::options::{Knob, KnobType, MAX_THRESHOLD};

/// What is asked of functions whose control flow is structured (BF-R5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Structured {
    /// It stays so.
    #[default]
    Keep,
    /// Nothing.
    Off,
    /// Tails are not merged at all.
    Upstream,
}

/// Options of the pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// `disable-branch-fold`: nothing happens.
    pub disable: bool,
    /// `enable-tail-merge`: unset is on (BF-R18).
    pub tail_merge: Option<bool>,
    /// `tail-merge-threshold`: most candidates of one list; 0 merges no tails (BF-R17).
    pub threshold: u32,
    /// `tail-merge-size`: least counted instructions of a tail (Gate 1).
    pub size: u32,
    /// `require-structured-cfg`.
    pub structured: Structured,
    /// `disable-nvptx-require-structured-cfg` (BF-008).
    pub disable_structured: bool,
    /// `branch-fold-forward`: blocks that only branch count as empty.
    pub forward: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            disable: false,
            tail_merge: None,
            threshold: 150,
            size: 3,
            structured: Structured::Keep,
            disable_structured: false,
            forward: true,
        }
    }
}

/// The knobs, in the order of the pass's row.
pub(super) const KNOBS: &[Knob<Options>] = &[
    Knob {
        name: "branch-fold-forward",
        ty: KnobType::Bool,
        default: "true",
        help: "treat blocks that only branch as empty",
        requirement: "BF-048",
        set: |o, v| o.forward = v.bool(),
    },
    Knob {
        name: "disable-branch-fold",
        ty: KnobType::Bool,
        default: "false",
        help: "do nothing",
        requirement: "BF-064",
        set: |o, v| o.disable = v.bool(),
    },
    Knob {
        name: "disable-nvptx-require-structured-cfg",
        ty: KnobType::Bool,
        default: "false",
        help: "do not ask for structured control flow, as require-structured-cfg=off",
        requirement: "BF-008",
        set: |o, v| o.disable_structured = v.bool(),
    },
    Knob {
        name: "enable-tail-merge",
        ty: KnobType::Choice(&["unset", "true", "false"]),
        default: "unset",
        help: "merge equal tails of blocks, which is done if this is unset",
        requirement: "BF-065",
        set: |o, v| {
            o.tail_merge = match v.choice() {
                1 => Some(true),
                2 => Some(false),
                _ => None,
            }
        },
    },
    Knob {
        name: "require-structured-cfg",
        ty: KnobType::Choice(&["keep", "off", "upstream"]),
        default: "keep",
        help: "what structured control flow asks of tail merging: that it stays, nothing, or no merging",
        requirement: "BF-R5",
        set: |o, v| {
            o.structured = match v.choice() {
                1 => Structured::Off,
                2 => Structured::Upstream,
                _ => Structured::Keep,
            }
        },
    },
    Knob {
        name: "tail-merge-size",
        ty: KnobType::Number { max: MAX_THRESHOLD },
        default: "3",
        help: "least number of instructions of a tail that is merged",
        requirement: "BF-067",
        set: |o, v| o.size = v.number(),
    },
    Knob {
        name: "tail-merge-threshold",
        ty: KnobType::Number { max: MAX_THRESHOLD },
        default: "150",
        help: "most blocks whose tails are compared at once; 0 merges none",
        requirement: "BF-066",
        set: |o, v| o.threshold = v.number(),
    },
];
