//! What a thread executes is the same before and after a pass on machine functions.
#![no_main]

tandem_libfuzzer::target!("ptx-streams");
