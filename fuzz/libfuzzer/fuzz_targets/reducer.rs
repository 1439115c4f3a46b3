//! Reducing and normalising twice changes nothing.
#![no_main]

tandem_libfuzzer::target!("reducer");
