//! `ptxas` takes what production selects.
#![no_main]

tandem_libfuzzer::target!("ptxas-accepts");
