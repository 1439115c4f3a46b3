//! Judging a module in process: both forms, all checks, no files and no printing.
