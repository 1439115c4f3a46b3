//! What a change of knobs buys and costs.
