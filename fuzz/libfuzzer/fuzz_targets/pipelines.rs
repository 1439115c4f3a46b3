//! The pass manager does what the passes of a pipeline do one by one.
#![no_main]

tandem_libfuzzer::target!("pipelines");
