//! What a pass says it left valid.

use super::{ANALYSES, AnalysisId, Reads};
use std::fmt;

/// The set of analyses whose cached answers are still right after a pass.
///
/// A pass that changed nothing returns [`all`](Self::all); one that says nothing about what it did returns
/// [`none`](Self::none); one that changed instructions, but neither blocks nor edges, returns [`cfg`](Self::cfg). Others
/// name what they kept right: `PreservedAnalyses::none().preserve(AnalysisId::Loops)`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PreservedAnalyses {
    /// A bit per analysis, by number.
    kept: u32,
}

const fn bit(id: AnalysisId) -> u32 {
    1 << id as u32
}

/// The default is the careful one: nothing is preserved.
impl Default for PreservedAnalyses {
    fn default() -> Self {
        PreservedAnalyses::none()
    }
}

impl PreservedAnalyses {
    /// Everything: nothing was changed.
    pub const fn all() -> PreservedAnalyses {
        PreservedAnalyses { kept: u32::MAX }
    }
    /// Nothing.
    pub const fn none() -> PreservedAnalyses {
        PreservedAnalyses { kept: 0 }
    }
    /// What depends on blocks and edges alone.
    pub const fn cfg() -> PreservedAnalyses {
        let mut set = PreservedAnalyses::none();
        let mut n = 0;
        while n < ANALYSES.len() {
            if matches!(ANALYSES[n].reads, Reads::Edges) {
                set = set.preserve(ANALYSES[n].id);
            }
            n += 1;
        }
        set
    }
    /// Everything if nothing was changed, otherwise this set.
    #[must_use]
    pub const fn if_changed(self, changed: bool) -> PreservedAnalyses {
        if changed {
            self
        } else {
            PreservedAnalyses::all()
        }
    }
    /// The set with one more.
    #[must_use]
    pub const fn preserve(self, id: AnalysisId) -> PreservedAnalyses {
        PreservedAnalyses {
            kept: self.kept | bit(id),
        }
    }
    /// The set without one.
    #[must_use]
    pub const fn abandon(self, id: AnalysisId) -> PreservedAnalyses {
        PreservedAnalyses {
            kept: self.kept & !bit(id),
        }
    }
    /// What two passes, one after the other, both preserve.
    #[must_use]
    pub const fn intersect(self, other: PreservedAnalyses) -> PreservedAnalyses {
        PreservedAnalyses {
            kept: self.kept & other.kept,
        }
    }
    /// True if the analysis itself is in the set.
    pub const fn contains(self, id: AnalysisId) -> bool {
        self.kept & bit(id) != 0
    }
    /// True if a cached answer may be kept: the analysis is in the set, and so is everything that it requires.
    pub fn keeps(self, id: AnalysisId) -> bool {
        let requires = id.info().requires.iter();
        self.contains(id) && requires.copied().all(|r| self.keeps(r))
    }
}

impl fmt::Debug for PreservedAnalyses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kept = ANALYSES.iter().filter(|a| self.contains(a.id));
        f.debug_set().entries(kept.map(|a| a.name)).finish()
    }
}
