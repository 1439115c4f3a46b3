//! What a kernel says of its launches: sizes of blocks and clusters, registers.
//!
//! ```text
//! "nvvm.maxntid"="64,2"                                 an attribute of the function
//! !{ptr @k, !"maxntidx", i32 64, !"maxntidy", i32 2}    an entry of !nvvm.annotations, as older compilers write it
//! ```
//!
//! LLVM makes the first of the second when it reads a module; here both are read where somebody asks
//! ([`Header::launch_fact`]).

use crate::constant::ConstantData;
use crate::metadata::{MdBody, Metadata};
use crate::{Global, Header};

/// Threads that hardware admits in a block.
const MOST_THREADS: u32 = 1024;

/// Demands on the blocks of a launch. One that breaks them fails before the kernel starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LaunchBounds {
    /// Extents that a block must have (`reqntid`).
    pub exact: Option<[u32; 3]>,
    /// Extents whose product a block must not exceed (`maxntid`).
    pub most: Option<[u32; 3]>,
}

impl LaunchBounds {
    /// What a function demands. Extents that hardware has no blocks of say nothing.
    pub fn of(cx: &Header, g: Global) -> LaunchBounds {
        let read = |name: &str| {
            let text = cx.launch_fact(g, name)?;
            extents(&text).filter(|s| s.iter().all(|&n| n > 0))
        };
        LaunchBounds {
            exact: read("reqntid").filter(|s| threads(*s).is_some_and(|n| n <= MOST_THREADS)),
            most: read("maxntid"),
        }
    }

    /// True if every block that `other` admits is admitted here too.
    pub fn admits(self, other: LaunchBounds) -> bool {
        let fits = |n: Option<u32>| match (self.most.and_then(threads), n) {
            (None, _) => true,
            (Some(most), n) => n.unwrap_or(MOST_THREADS) <= most,
        };
        match (self.exact, other.exact) {
            (Some(here), there) => there == Some(here),
            (None, Some(there)) => fits(threads(there)),
            (None, None) => fits(other.most.and_then(threads).map(|n| n.min(MOST_THREADS))),
        }
    }
}

/// `X,Y,Z`; extents that are not there are 1.
fn extents(text: &str) -> Option<[u32; 3]> {
    let mut numbers = text.split(',').map(|n| n.trim().parse::<u32>());
    let x = numbers.next()?.ok()?;
    let mut next = || numbers.next().map_or(Some(1), Result::ok);
    Some([x, next()?, next()?])
}

fn threads(extents: [u32; 3]) -> Option<u32> {
    extents.iter().try_fold(1u32, |a, &b| a.checked_mul(b))
}

impl Header {
    /// The text of the attribute `nvvm.NAME` of a function, or that which LLVM makes of its annotations: `maxntid`,
    /// `reqntid`, `cluster_dim` (up to three numbers), `maxclusterrank`, `minctasm`, `maxnreg`.
    pub fn launch_fact(&self, g: Global, name: &str) -> Option<String> {
        let attrs = self.function(g)?.attrs.func;
        if let Some(text) = self.attrs.string(attrs, &format!("nvvm.{name}")) {
            return Some(text.to_owned());
        }
        let keys: Vec<String> = match name {
            "maxntid" | "reqntid" => ["x", "y", "z"].map(|a| format!("{name}{a}")).into(),
            "cluster_dim" => ["x", "y", "z"].map(|a| format!("{name}_{a}")).into(),
            "maxclusterrank" => vec![name.into(), "cluster_max_blocks".into()],
            _ => vec![name.into()],
        };
        let noted = keys.iter().map(|k| self.annotation(g, k));
        if name == "maxclusterrank" {
            let number = noted.flatten().next();
            return number.map(|n| n.to_string());
        }
        let noted: Vec<Option<u32>> = noted.collect();
        let last = noted.iter().rposition(Option::is_some)?;
        let numbers = noted[..=last].iter().map(|n| n.unwrap_or(1).to_string());
        Some(numbers.collect::<Vec<_>>().join(","))
    }

    /// The number that an entry of `!nvvm.annotations` has for a key of the name, the last one if there are several.
    fn annotation(&self, g: Global, key: &str) -> Option<u32> {
        let list = self.strings.lookup("nvvm.annotations")?;
        let key = self.strings.lookup(key)?;
        let is_g = |m: &Metadata| matches!(m, Metadata::Constant(c) if *self.constants.get(*c) == ConstantData::Global(g));
        let named = self.metadata.named.iter().filter(|(n, _)| *n == list);
        let mut found = None;
        for node in named.flat_map(|(_, nodes)| nodes) {
            let MdBody::Tuple(parts) = &self.metadata.nodes[*node].body else {
                continue;
            };
            if !parts.first().is_some_and(is_g) {
                continue;
            }
            for pair in parts[1..].chunks_exact(2) {
                if let (Metadata::String(k), Metadata::Constant(c)) = (&pair[0], &pair[1])
                    && *k == key
                {
                    let number = self.constants.as_bits(*c).and_then(|b| b.as_u128());
                    found = number.and_then(|n| u32::try_from(n).ok()).or(found);
                }
            }
        }
        found
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    fn bounds(words: &str) -> LaunchBounds {
        let noted = |e: &str| format!("!nvvm.annotations = !{{!0}}\n!0 = !{{ptr @k, {e}}}\n");
        let (attributes, rest) = match words.strip_prefix('!') {
            Some(_) => ("", noted(words)),
            None => (words, String::new()),
        };
        let text = format!("define ptx_kernel void @k() {attributes} {{\n  ret void\n}}\n{rest}");
        let m = crate::text::parse(text.as_bytes(), "m").unwrap();
        LaunchBounds::of(&m.header, m.header.by_name["k"])
    }

    #[test]
    fn attributes_and_annotations_say_the_same() {
        let most = Some([64, 2, 1]);
        assert_eq!(bounds("\"nvvm.maxntid\"=\"64,2\"").most, most);
        assert_eq!(
            bounds("!\"maxntidx\", i32 64, !\"maxntidy\", i32 2").most,
            most
        );
        assert_eq!(bounds("!\"reqntidy\", i32 4").exact, Some([1, 4, 1]));
        assert_eq!(bounds("\"nvvm.reqntid\"=\"4096\"").exact, None);
    }

    #[test]
    fn a_smaller_block_is_admitted_by_a_larger_one() {
        let (none, most, exact) = (
            bounds(""),
            bounds("\"nvvm.maxntid\"=\"64\""),
            bounds("\"nvvm.reqntid\"=\"8,8\""),
        );
        assert!(none.admits(most) && none.admits(exact) && most.admits(exact));
        assert!(!most.admits(none) && !exact.admits(most) && !exact.admits(none));
        assert!(!most.admits(bounds("\"nvvm.maxntid\"=\"65\"")));
        assert!(exact.admits(exact) && !exact.admits(bounds("\"nvvm.reqntid\"=\"64\"")));
        assert!(bounds("\"nvvm.maxntid\"=\"1024\"").admits(none));
    }
}
