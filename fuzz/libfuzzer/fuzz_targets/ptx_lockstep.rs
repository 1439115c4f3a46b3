//! Each step of a pass on machine functions against the reference's judgement.
#![no_main]

tandem_libfuzzer::target!("ptx-lockstep");
