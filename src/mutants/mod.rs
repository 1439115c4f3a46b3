//! How good is the harness? Seeded defects, hunted one by one.
