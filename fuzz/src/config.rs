//! What a run draws from: the swarm configuration.
