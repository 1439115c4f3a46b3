//! Every pass in production form, its analyses, pass manager and the compiler tandemc.
