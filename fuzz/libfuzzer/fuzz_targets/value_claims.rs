//! Executions show what analyses of values claim.
#![no_main]

tandem_libfuzzer::target!("value-claims");
