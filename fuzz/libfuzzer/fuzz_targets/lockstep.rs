//! Each step of production against the reference's judgement.
#![no_main]

tandem_libfuzzer::target!("lockstep");
