//! Programs made from programs.
