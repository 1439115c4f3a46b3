//! The list of a pipeline's entries and the only way into it, `add_pass` (PL-043..PL-049).
//!
//! An instance is moved in and becomes an entry with a number; the same instance again is refused, while two instances of
//! one pass are two entries, whatever their parameters (PL-R3: the three of one pass in `-O3` are three). Entries run in the
//! order in which they were added.

use super::assemble::Phase;
use super::lists::{Grouping, Row};
use super::registry::Scope;
use super::text::Element;

/// Number of an entry, its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct EntryId(pub u32);

/// One pass of a pipeline with where it comes from.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The row; none for what extends the pipeline.
    pub row: Option<&'static Row>,
    /// What stands there.
    pub element: Element,
    /// Scope of the element.
    pub scope: Scope,
    /// How it is grouped.
    pub place: Grouping,
    /// Name of its list: entries of different lists share no manager.
    pub list: &'static str,
    /// When it runs; `Last` has been replaced once the pipeline is complete.
    pub phase: Phase,
    /// Bit 0: it needs code generation. Bit 1: it is a barrier, as what is about the whole module is.
    pub flags: u8,
}

/// A pass that may be added, once.
#[derive(Clone, Debug)]
pub struct PassInstance {
    entry: Entry,
    added: Option<EntryId>,
}

impl PassInstance {
    /// An instance that is in no list yet.
    pub fn new(entry: Entry) -> PassInstance {
        PassInstance { entry, added: None }
    }
    /// The entry.
    pub fn entry(&self) -> &Entry {
        &self.entry
    }
}

/// Why an instance was not added.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AddPassError {
    /// It is in the list.
    #[error("the pass is entry {} of the pipeline", .0.0)]
    DuplicatePass(EntryId),
    /// More entries than have numbers.
    #[error("the pipeline has too many entries")]
    Full,
}

/// The entries of a pipeline.
#[derive(Clone, Debug, Default)]
pub struct EntryList {
    entries: Vec<PassInstance>,
}

impl EntryList {
    /// Adds an instance at the end. `flags` is the document's argument; a barrier waits for everything before it.
    ///
    /// # Errors
    /// The instance is in the list already.
    pub fn add_pass(
        &mut self,
        mut pass: PassInstance,
        flags: bool,
        barrier: bool,
    ) -> Result<EntryId, AddPassError> {
        if let Some(id) = pass.added {
            return Err(AddPassError::DuplicatePass(id));
        }
        let id = u32::try_from(self.entries.len()).map(EntryId);
        let id = id.map_err(|_| AddPassError::Full)?;
        pass.added = Some(id);
        pass.entry.flags = u8::from(flags) | u8::from(barrier) << 1;
        self.entries.push(pass);
        Ok(id)
    }
    /// The instance of a number.
    pub fn get(&self, id: EntryId) -> Option<&PassInstance> {
        self.entries.get(id.0 as usize)
    }
    /// The last entry.
    pub fn last(&self) -> Option<&Entry> {
        self.entries.last().map(PassInstance::entry)
    }
    /// All entries in order.
    pub fn into_entries(self) -> Vec<Entry> {
        self.entries.into_iter().map(|p| p.entry).collect()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::pipeline::registry::{VERIFY, find};
    use crate::pipeline::text::Instance;

    #[test]
    fn pl_t2_two_instances_are_two_entries_and_one_is_not_added_twice() {
        let instance = || {
            PassInstance::new(Entry {
                row: None,
                element: Element::Pass(Instance::new(find(VERIFY).unwrap())),
                scope: Scope::Module,
                place: Grouping::Plain,
                list: "FIN",
                phase: Phase::Last,
                flags: 0,
            })
        };
        let mut list = EntryList::default();
        assert_eq!(list.add_pass(instance(), false, false), Ok(EntryId(0)));
        assert_eq!(list.add_pass(instance(), true, true), Ok(EntryId(1)));
        let again = list.get(EntryId(0)).unwrap().clone();
        let refused = list.add_pass(again, false, false);
        assert_eq!(refused, Err(AddPassError::DuplicatePass(EntryId(0))));
        let flags: Vec<u8> = list.into_entries().iter().map(|e| e.flags).collect();
        assert_eq!(flags, [0, 3]);
    }
}
