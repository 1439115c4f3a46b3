//! What is printed reads back as the same module.
#![no_main]

tandem_libfuzzer::target!("round-trip", text);
