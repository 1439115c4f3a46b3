//! Where the names that were asked for last are in the table.
//!
//! Passes ask about the few intrinsics of a module again and again, once for each call; a search among twelve thousand names
//! costs a hundred times as much as a look at the names that were found before. Each thread keeps its own, one name for each
//! hash, so that what is kept is bounded whatever is asked for.

use rustc_hash::FxHasher;
use std::cell::RefCell;
use std::hash::Hasher;

/// Names kept, a power of two.
const KEPT: usize = 64;

struct Found {
    name: Box<str>,
    at: Option<usize>,
}

thread_local! {
    static RECENT: RefCell<[Option<Found>; KEPT]> = const { RefCell::new([const { None }; KEPT]) };
}

/// What `search` finds for the name, or has found for it before.
pub(super) fn position(name: &str, search: impl Fn(&str) -> Option<usize>) -> Option<usize> {
    let mut hasher = FxHasher::default();
    hasher.write(name.as_bytes());
    let slot = hasher.finish() as usize % KEPT;
    RECENT.with_borrow_mut(|recent| match &mut recent[slot] {
        Some(found) if &*found.name == name => found.at,
        other => {
            let at = search(name);
            let name = name.into();
            *other = Some(Found { name, at });
            at
        }
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn names_that_share_a_slot_are_kept_apart() {
        // More names than slots, twice: every second answer for a slot is another name's.
        for n in (0..1000).chain(0..1000) {
            let name = format!("llvm.{n}");
            assert_eq!(super::position(&name, |s| s[5..].parse().ok()), Some(n));
        }
    }
}
