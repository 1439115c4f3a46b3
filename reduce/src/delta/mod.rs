//! The edits that make a program smaller.
