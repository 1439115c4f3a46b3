//! The whole pipeline refines the program.
#![no_main]

tandem_libfuzzer::target!("pipeline");
