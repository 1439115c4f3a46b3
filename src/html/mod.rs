//! Pages for people: one self-contained file each.
