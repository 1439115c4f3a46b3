//! What is kept of scalar evolution through edits is what is found anew.
#![no_main]

tandem_libfuzzer::target!("scev-edits");
