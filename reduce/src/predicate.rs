//! What makes a program interesting.
//!
//! The reducer knows nothing of compilers: whatever is hunted, the hunter says so
//! through this trait. A predicate may be asked from several threads at once, and
//! has to give the same answer whenever it is asked about the same program.

use tandem_ir::Module;

/// Says of a program whether it still shows what is hunted.
pub trait Predicate: Sync {
    /// Asks about a module, which is well-formed.
    fn ask(&self, m: &Module) -> Answer;

    /// True if the answer may depend on names and on the order of blocks, as that of a script that searches
    /// the text may. Otherwise what is not interesting is taken to be so under all names and in every order of blocks;
    /// what is kept has been asked about as it is.
    fn sees_text(&self) -> bool {
        false
    }

    /// True if the answers are computed from the program, whatever its names, and from nothing that could change from
    /// question to question: no question is put twice to see whether they do, and the search may start at the normal
    /// form without asking about it.
    fn is_computed(&self) -> bool {
        false
    }

    /// True if the predicate was made from the input by asking about it, so that it is known to be interesting.
    fn was_pinned(&self) -> bool {
        false
    }
}

/// What a predicate says.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// The program shows what is hunted.
    Interesting,
    /// It does not.
    Boring,
    /// It does not, but it shows another failure, which has this name.
    Other(String),
    /// Nothing can be said of it, for this reason: a limit was reached.
    Unsure(String),
    /// The predicate itself does not work, for this reason; the search ends.
    Broken(String),
}

impl Answer {
    /// Whether the program shows what is hunted.
    pub fn is_interesting(&self) -> bool {
        *self == Answer::Interesting
    }
}

/// Predicates from closures, for tests and simple uses.
impl<F: Fn(&Module) -> bool + Sync> Predicate for F {
    fn ask(&self, m: &Module) -> Answer {
        match self(m) {
            true => Answer::Interesting,
            false => Answer::Boring,
        }
    }
}
