//! What must hold of every program, one property a file.
