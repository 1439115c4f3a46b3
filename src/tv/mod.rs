//! `tandem tv` behind its command line: which functions are compared, how the work is done, what is said about it.
//!
//! Paths become items ([`items`]): a file with pairs in it, two files, a file before
//! and after passes, a file against itself. An item is read and split into pairs of
//! functions ([`pairing`]), each pair goes to the validator on a thread of its own
//! ([`work`]), and every item leaves at least one [`record`](record::Record), so
//! that nothing that was asked for is passed over in silence. Where passes made the target and the two are too far apart to be
//! decided at once, the states between the passes are gone through ([`chain`]). [`text`] and [`json`]
//! say it to people and to machines.

pub mod chain;
pub mod items;
pub mod json;
pub mod lifted;
pub mod load;
pub mod machine;
pub mod pairing;
pub mod record;
pub mod terms;
pub mod text;
pub mod transform;
pub mod variables;
pub mod work;
