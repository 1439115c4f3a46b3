#![allow(clippy::unwrap_used)]
include!("it/excerpt.rs");
