//! The interpreter against LLVM's just-in-time compiler.
#![no_main]

tandem_libfuzzer::target!("lli");
