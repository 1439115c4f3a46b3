//! Launches measure what is claimed of accesses.
#![no_main]

tandem_libfuzzer::target!("access-claims");
