//! Plans and what comes of them.
