//! What our verifier accepts, LLVM's accepts.
#![no_main]

tandem_libfuzzer::target!("verifier");
