//! Any text goes through everything that reads PTX.
#![no_main]

tandem_libfuzzer::ptx_target!("ptx-round-trip");
