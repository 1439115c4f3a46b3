//! The normal form of a result.
