//! Every pass in its simplest correct form: find, judge and apply one rewrite at a time.
