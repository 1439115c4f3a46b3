//! The PTX of both instruction selections does what the program does.
#![no_main]

tandem_libfuzzer::target!("codegen");
