//! The identity of a failure: the same for the same bug in different programs.

use serde::{Deserialize, Serialize};
use std::fmt;

/// What a failure is, without names, numbers and places of the program that shows it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Signature {
    /// Which oracle failed: the verdict's name, or for an invariant its name.
    pub oracle: String,
    /// The pass.
    pub pass: String,
    /// Kind of the rewrite step that is to blame, if one is.
    pub rewrite: Option<String>,
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.pass, self.oracle)?;
        match &self.rewrite {
            Some(kind) => write!(f, "/{kind}"),
            None => Ok(()),
        }
    }
}
