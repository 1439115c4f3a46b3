//! The predicates that the reducer is given.
