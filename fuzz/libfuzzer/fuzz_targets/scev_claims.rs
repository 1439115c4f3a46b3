//! Executions show what scalar evolution claims.
#![no_main]

tandem_libfuzzer::target!("scev-claims");
