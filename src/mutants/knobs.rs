//! The knobs that hunts in each pass draw: what is off by default is never reached otherwise, and a limit that
//! nothing comes near is never tested.
//!
//! A program is judged under one setting, by its number; the default has the largest share.

/// JT-R8 and JT-009 switch parts of the pass on.
const JUMP_THREADING: &[&str] = &[
    "",
    "",
    "",
    "-jt-load-threading",
    "-jump-threading-across-loop-headers",
    "-jt-load-threading -jump-threading-across-loop-headers",
];

/// JT-R16: limits that small machines meet, and none for the large ones.
const DFA_JUMP_THREADING: &[&str] = &[
    "",
    "-dfa-early-exit-heuristic=false",
    "",
    "-dfa-cost-threshold=1000000",
    "-dfa-cost-threshold=3",
    "-dfa-early-exit-heuristic=false -dfa-cost-threshold=1000000",
    "-dfa-max-num-paths=3",
    "-dfa-max-path-length=2",
];

/// GO-004: the pass does nothing below tier 2.
const GLOBALOPT: &[&str] = &[
    "",
    "",
    "",
    "",
    "",
    "",
    "-globalopt-tier=2",
    "-globalopt-tier=1",
];

/// with a list of what stays visible and without.
const INTERNALIZE: &[&str] = &[
    "",
    "-internalize-public-api-list=f*",
    "-internalize-public-api-list=o0,o1,twin*,f0",
    "-internalize-public-api-list=*",
];

/// The settings for hunts in a pass.
pub fn of(pass: &str) -> &'static [&'static str] {
    match pass {
        "jump-threading" => JUMP_THREADING,
        "dfa-jump-threading" => DFA_JUMP_THREADING,
        "globalopt" => GLOBALOPT,
        "internalize" => INTERNALIZE,
        _ => &[""],
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use tandem_optimized::options::Options;

    #[test]
    fn every_setting_is_one_that_the_command_line_takes() {
        for pass in tandem_ir::passes::PASSES {
            for text in super::of(pass.name) {
                Options::default().apply(text).unwrap();
            }
        }
    }
}
