//! What makes a program interesting.
