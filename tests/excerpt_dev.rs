#[path = "it/excerpt.rs"]
mod excerpt;
