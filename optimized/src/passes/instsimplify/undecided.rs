//! Rules that the rules files do not have, because their products and quotients were not proved at every width.
//!
//! They are applied; but as there is no rule to refer to, such a step is reported as a plain replacement, which
//! the validator decides at the width at which it is made.

/// Their names, sorted.
const NAMES: [&str; 16] = [
    "icmp-operand-uge-urem",
    "icmp-operand-ult-urem",
    "icmp-urem-ugt-operand",
    "icmp-urem-ule-operand",
    "mul-of-exact-sdiv",
    "mul-of-exact-udiv",
    "sdiv-by-negation",
    "sdiv-of-negation",
    "sdiv-of-srem",
    "srem-of-mul-nsw",
    "udiv-of-and-less",
    "udiv-of-lshr-less",
    "udiv-of-mul-nuw",
    "urem-of-and-less",
    "urem-of-lshr-less",
    "urem-of-mul-nuw",
];

/// True for a rule that may not be reported by its name.
pub(super) fn is_undecided(rule: &str) -> bool {
    NAMES.binary_search(&rule).is_ok()
}

#[cfg(test)]
mod tests {
    #[test]
    fn names_are_sorted_so_that_they_can_be_searched() {
        assert!(super::NAMES.windows(2).all(|w| w[0] < w[1]));
    }
}
