//! The harness command `tandem`.
fn main() {}
