//! Facts about intrinsics by name: the attributes and memory effects that LLVM gives them.
//!
//! Text often declares an intrinsic without attributes, because LLVM adds them
//! while reading. The table says what LLVM 22 would add. It covers the
//! target-independent, nvvm and amdgcn intrinsics, and the nvvm names of older
//! producers that LLVM replaces while reading; it is read off LLVM by
//! `ci/intrinsic-facts`. A name outside of it has no facts, which every caller
//! must take as "anything may happen".

mod former;
mod index;
mod names;
mod overloads;
mod ranges;
mod signatures;
mod table;
mod targets;
mod texts;
mod types;

pub use former::{is_declared_anyhow, is_old_form, type_mistake};
pub use names::name_at_type;
pub use types::{Mismatch, check_type};

use crate::attr::{AttrKind, MemoryEffects, ModRef};

/// IntrinsicFacts about one intrinsic.
#[derive(Clone, Copy, Debug)]
pub struct IntrinsicFacts {
    /// Bare attributes that LLVM gives it.
    pub attrs: &'static [AttrKind],
    /// Memory effects.
    pub memory: MemoryEffects,
    /// Bit `n` is set if argument `n` must be an immediate (`immarg`).
    pub imm_args: u32,
}

impl IntrinsicFacts {
    /// True if it has the attribute.
    pub fn has(&self, kind: AttrKind) -> bool {
        self.attrs.contains(&kind)
    }
}

/// A row of the table.
#[derive(Clone, Copy)]
struct Entry {
    name: &'static str,
    /// Index into [`table::SETS`].
    set: u16,
    /// A bit for each argument that must be an immediate.
    immediates: u32,
    /// True if type suffixes may follow the name.
    overloaded: bool,
}

/// Memory effects of the table: argument, inaccessible, `errno`, target 0 and 1, other memory.
const fn effects(
    argmem: ModRef,
    inaccessible: ModRef,
    errno: ModRef,
    target0: ModRef,
    target1: ModRef,
    other: ModRef,
) -> MemoryEffects {
    MemoryEffects {
        argmem,
        inaccessible,
        errno,
        target: [target0, target1],
        other,
    }
}

/// IntrinsicFacts about the intrinsic of that name (with type suffixes if it is overloaded).
pub fn facts(name: &str) -> Option<IntrinsicFacts> {
    // Most calls are no intrinsics.
    if !name.starts_with("llvm.") {
        return None;
    }
    let entry = find(name)?;
    let set = table::SETS.get(usize::from(entry.set))?;
    Some(IntrinsicFacts {
        imm_args: entry.immediates,
        ..*set
    })
}

/// True for the name of an intrinsic of a target that the table does not have.
pub fn is_of_other_target(name: &str) -> bool {
    targets::has(name)
}

/// True for a name that starts as those of intrinsics do and belongs to no family of LLVM 22's. Readers know older
/// names of a family, too, which no table lists.
pub fn is_unknown(name: &str) -> bool {
    let Some(rest) = name.strip_prefix("llvm.") else {
        return false;
    };
    let family = rest.split('.').next().unwrap_or("");
    let end = "llvm.".len() + family.len();
    let above = table::NAMES.partition_point(|n| n < &name[..end]);
    // The first name that is not below is the family's own, or a member.
    let known = table::NAMES.get(above).is_some_and(|n| {
        let behind = n.strip_prefix(&name[..end]);
        behind.is_some_and(|b| b.is_empty() || b.starts_with('.'))
    });
    const FORMER: [&str; 2] = ["flt", "stackprotectorcheck"];
    !known && !FORMER.contains(&family) && !is_of_other_target(name)
}

/// Which arguments must be immediates (`immarg`), a bit each; also for intrinsics of targets that have no facts.
pub fn immediates(name: &str) -> u32 {
    if !name.starts_with("llvm.") {
        return 0;
    }
    if let Some(entry) = find(name) {
        return entry.immediates;
    }
    if let Some(&(_, _, mask)) = types::without_facts(name) {
        return mask;
    }
    targets::signature(name).map_or(0, |s| s.1)
}

/// Between which numbers the immediate argument `n` of an intrinsic lies: the least, and the one behind the largest.
pub fn immediate_range(name: &str, n: usize) -> Option<(i64, i64)> {
    let base = find(name)?.name;
    let from = ranges::NAMES.partition_point(|n| n < base);
    let to = ranges::NAMES.partition_point(|n| n <= base);
    let of = ranges::RANGES.get(from..to)?;
    let &(_, low, high) = of.iter().find(|r| usize::from(r.0) == n)?;
    Some((low, high))
}

/// A part of a function type that an overloaded intrinsic's name repeats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OverloadType {
    /// The result.
    Result,
    /// A field of the result, which is a struct.
    ResultField(usize),
    /// An argument.
    Argument(usize),
}

/// For the name of an overloaded intrinsic, with any suffixes or none: its name without them, and
/// the types that the suffixes spell, in order. `None` for a name that is none, or not in the table.
pub fn overload_places(name: &str) -> Option<(&'static str, impl Iterator<Item = OverloadType>)> {
    if !name.starts_with("llvm.") {
        return None;
    }
    let base = find(name)?.name;
    let places = overloads::PLACES.get(overloads::NAMES.position(base)?)?;
    let number = |digits: &str| digits.parse().unwrap_or(usize::MAX);
    let place = move |word: &str| match word.strip_prefix('r') {
        Some("") => OverloadType::Result,
        Some(field) => OverloadType::ResultField(number(field)),
        None => OverloadType::Argument(number(word)),
    };
    Some((base, places.split(' ').map(place)))
}

/// The entry whose name is the whole of `name`, or else the longest one that ends at a dot of it
/// and is overloaded.
///
/// Passes ask about the few intrinsics of a module again and again, once for each call, so that names are found by their
/// hash.
fn find(name: &str) -> Option<Entry> {
    entry(position(name)?)
}

/// The entry of that number.
fn entry(n: usize) -> Option<Entry> {
    let &(set, immediates, overloaded) = table::OF_NAMES.get(n)?;
    Some(Entry {
        name: table::NAMES.get(n)?,
        set,
        immediates,
        overloaded,
    })
}

/// Where [`find`]'s entry is.
fn position(name: &str) -> Option<usize> {
    // No entry is longer, so that what lies behind is a suffix or nothing.
    let longest = index::LONGEST.min(name.len());
    let dots = name.bytes().enumerate().take(longest + 1);
    let ends = dots.filter(|b| b.1 == b'.').map(|b| b.0);
    if name.len() <= index::LONGEST
        && let Some(at) = index::position(name)
    {
        return Some(at);
    }
    ends.rev().find_map(|end| {
        let at = index::position(name.get(..end)?)?;
        entry(at)?.overloaded.then_some(at)
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::types::{Type, TypeTable};

    /// The slow definition of [`find`].
    fn find_slowly(name: &str) -> Option<Entry> {
        let ends = name.match_indices('.').map(|(at, _)| at);
        let mut candidates: Vec<usize> = ends.chain([name.len()]).collect();
        candidates.reverse();
        candidates.into_iter().find_map(|at| {
            let ok = |e: &Entry| e.name == &name[..at] && (e.overloaded || at == name.len());
            (0..table::NAMES.len()).filter_map(entry).find(ok)
        })
    }

    #[test]
    fn table_is_sorted_and_complete() {
        assert!(table::NAMES.iter().is_sorted_by(|a, b| a < b));
        assert!(overloads::NAMES.iter().is_sorted_by(|a, b| a < b));
        let ranges = ranges::NAMES.iter().zip(ranges::RANGES);
        assert!(ranges.is_sorted_by(|a, b| (a.0, a.1.0) < (b.0, b.1.0)));
        let known = |set: u16| usize::from(set) < table::SETS.len();
        assert!(table::OF_NAMES.iter().all(|e| known(e.0)));
    }

    #[test]
    fn search_agrees_with_its_definition() {
        for (n, e) in (0..table::NAMES.len()).filter_map(entry).enumerate() {
            if n % 7 != 0 && !e.overloaded {
                continue;
            }
            for suffix in ["", ".i32", ".v4f32.p3", ".zz", "x", "."] {
                let name = format!("{}{suffix}", e.name);
                assert_eq!(
                    find(&name).map(|e| e.name),
                    find_slowly(&name).map(|e| e.name),
                    "{name}"
                );
            }
        }
    }

    #[test]
    fn immediates_of_all_targets() {
        assert_eq!(immediates("llvm.memcpy.p0.p0.i64"), 0b1000);
        // Behind vector arguments, too.
        assert_eq!(immediates("llvm.matrix.transpose.v4f32"), 0b110);
        assert_eq!(immediates("llvm.x86.sse41.dppd"), 0b100);
        assert_eq!(immediates("llvm.x86.sse41.dppd.v2f64"), 0);
        assert_eq!(immediates("llvm.riscv.vfdiv.nxv1f16.nxv1f16.i64"), 0b1000);
        assert_eq!(immediates("llvm.aarch64.no.such.thing"), 0);
    }

    #[test]
    fn names_follow_the_type() {
        let mut types = TypeTable::default();
        let narrow = types.function(Type::I32, &[Type::I32, Type::I32], false);
        let name = name_at_type(&types, "llvm.umin.i64", narrow);
        assert_eq!(name.as_deref(), Some("llvm.umin.i32"));
        assert_eq!(name_at_type(&types, "llvm.nvvm.barrier0", narrow), None);
    }

    #[test]
    fn overloaded_names_match_by_prefix_and_others_exactly() {
        assert!(facts("llvm.umax.i32").is_some());
        assert!(
            facts("llvm.umax.v4i32")
                .unwrap()
                .has(AttrKind::Speculatable)
        );
        assert!(facts("llvm.umaxx.i32").is_none());
        assert!(
            facts("llvm.nvvm.barrier0")
                .unwrap()
                .has(AttrKind::Convergent)
        );
        assert!(facts("llvm.nvvm.barrier0.i32").is_none());
        assert!(facts("llvm.no.such.thing").is_none());
        assert!(facts("umax.i32").is_none());
        assert!(facts("llvm.").is_none());
    }

    #[test]
    fn the_facts_that_device_passes_rest_on() {
        let convergent = [
            "llvm.nvvm.barrier.cta.sync.aligned.all",
            "llvm.nvvm.bar.warp.sync",
            "llvm.nvvm.shfl.sync.down.i32",
            "llvm.nvvm.vote.ballot.sync",
            "llvm.nvvm.match.any.sync.i32",
            "llvm.nvvm.activemask",
            "llvm.nvvm.redux.sync.add",
            "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3",
            "llvm.experimental.convergence.anchor",
            "llvm.amdgcn.s.barrier",
        ];
        for name in convergent {
            assert!(facts(name).unwrap().has(AttrKind::Convergent), "{name}");
        }
        let tid = facts("llvm.nvvm.read.ptx.sreg.tid.x").unwrap();
        assert_eq!(tid.memory, MemoryEffects::NONE);
        assert!(!tid.has(AttrKind::Convergent) && tid.has(AttrKind::Speculatable));
        assert!(facts("llvm.nvvm.barrier0").unwrap().memory.may_write());
        assert!(facts("llvm.trap").unwrap().has(AttrKind::NoReturn));
        assert_eq!(facts("llvm.memcpy.p0.p0.i64").unwrap().imm_args, 0b1000);
    }
}
