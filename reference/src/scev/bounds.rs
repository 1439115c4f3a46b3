//! Between which whole numbers terms lie, and how often a loop goes back at most.

use super::term::Term;
use super::{Evolution, Loop};
use crate::fold::signed;
use tandem_ir::Block;
use tandem_ir::claims::scev::{Cast, Nary};

/// Whole numbers from the first to the last.
pub type Between = (i128, i128);

impl Evolution<'_> {
    /// The most back edges that an entry of the loop takes, by the exits that `usable` admits.
    pub fn most_back_edges(&self, l: &Loop, usable: impl Fn(Block) -> bool) -> Option<i128> {
        let mut most: Option<i128> = None;
        for (b, count) in self.counts(l).exits {
            let Some((lo, hi)) = count.filter(|_| usable(b)).and_then(|t| between(&t)) else {
                continue;
            };
            if lo >= 0 {
                most = Some(most.map_or(hi, |m| m.min(hi)));
            }
        }
        most
    }
}

/// Whole numbers, one of which is equal to the term modulo 2^width whatever its leaves are.
pub fn between(t: &Term) -> Option<Between> {
    let width = t.width();
    if width > 64 {
        return None;
    }
    let top = 1i128 << width;
    Some(match t {
        Term::Number(w, n) => (signed(*w, *n), signed(*w, *n)),
        Term::Convert(Cast::ZExt, _, x) => {
            let all = 1i128 << x.width();
            let inside = between(x).filter(|&(lo, hi)| lo >= 0 && hi < all);
            inside.unwrap_or((0, all - 1))
        }
        Term::Convert(Cast::SExt, _, x) => {
            let half = 1i128 << (x.width() - 1);
            (-half, half - 1)
        }
        Term::Many(Nary::Add, xs) => {
            let mut sum = (0i128, 0i128);
            for x in xs {
                let (lo, hi) = between(x)?;
                sum = (sum.0.checked_add(lo)?, sum.1.checked_add(hi)?);
            }
            sum
        }
        Term::Many(Nary::UMax, xs) => greatest(xs, (0, top - 1))?,
        Term::Many(Nary::SMax, xs) => greatest(xs, (-top / 2, top / 2 - 1))?,
        _ => (0, top - 1),
    })
}

/// The greatest of terms that are read as numbers between two.
fn greatest(xs: &[Term], read: Between) -> Option<Between> {
    let mut all: Option<Between> = None;
    for x in xs {
        let inside = between(x)?;
        let inside = Some(inside).filter(|&(lo, hi)| lo >= read.0 && hi <= read.1);
        let (lo, hi) = inside.unwrap_or(read);
        all = Some(all.map_or((lo, hi), |(a, b)| (a.max(lo), b.max(hi))));
    }
    all
}
