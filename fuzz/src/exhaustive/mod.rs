//! Every program up to a size.
