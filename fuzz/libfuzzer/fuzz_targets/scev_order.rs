//! What scalar evolution answers is the same in whatever order it is asked.
#![no_main]

tandem_libfuzzer::target!("scev-order");
