//! Facts about intrinsics by name.
use crate::attr::{AttrKind, MemoryEffects};
/// Facts about one intrinsic.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// Bare attributes that LLVM gives it.
    pub attrs: &'static [AttrKind],
    /// Memory effects.
    pub memory: MemoryEffects,
}
impl Facts {
    /// True if it has the attribute.
    pub fn has(&self, kind: AttrKind) -> bool {
        self.attrs.contains(&kind)
    }
}
/// Facts about the intrinsic of that name.
pub fn facts(_name: &str) -> Option<Facts> {
    None
}
