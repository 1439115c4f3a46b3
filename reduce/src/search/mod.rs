//! The search for a smaller program.
