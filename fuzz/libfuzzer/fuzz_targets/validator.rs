//! The validator's encoder against the interpreter.
#![no_main]

tandem_libfuzzer::target!("validator");
