//! Tokens of LLVM assembly.
