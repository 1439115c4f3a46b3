//! Both forms of each pass run to the end; each must refine the program.
#![no_main]

tandem_libfuzzer::target!("free-run");
