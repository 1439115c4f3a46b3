//! The judge: interpreter, invariants, canonical form, lockstep and free run.
