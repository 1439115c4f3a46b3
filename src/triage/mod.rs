//! From a failing file to an understood bug.
