//! The same output at any number of threads.
#![no_main]

tandem_libfuzzer::target!("determinism");
