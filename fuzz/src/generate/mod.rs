//! Programs made from nothing, valid by construction.
