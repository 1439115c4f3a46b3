//! Seeded defects: mistakes that are planted on purpose, to measure what the harness catches.
//!
//! Each is one line of production code that says what is right and what a mistaken
//! colleague would have written. Without the cargo feature `defects` the second half
//! of that line, the names and the switch do not exist: the compiler cannot contain
//! them. With the feature one defect can be switched on by a handle that travels in
//! the options of a pass ([`Defects`]), and a canary counts how often control came to its site
//! (*reached*) and how often the mistake gave another answer there (*triggered*).
//!
//! A defect is its `planted!` line and a small program, `tests/mutants/NAME.ll` (`NAME.ptx` of passes on machine functions), whose header says what is wrong, in
//! which pass, and where the idea comes from; the table of all of them (`defects/catalogue.rs`) and docs/defects.md are made
//! from these two by the test `defects_table`.

/// Makes the identities and the table of one list.
#[cfg(feature = "defects")]
macro_rules! catalogue {
    (
        passes { $($id:ident, $name:literal, $pass:ident, $site:literal, [$($source:literal),+], $title:literal;)+ }
        manager { $($mid:ident, $mname:literal, $msite:literal, [$($msource:literal),+], $mtitle:literal;)* }
        selection { $($sid:ident, $sname:literal, $ssite:literal, [$($ssource:literal),+], $stitle:literal;)* }
        scev { $($eid:ident, $ename:literal, $esite:literal, [$($esource:literal),+], $etitle:literal;)* }
        delinearization { $($did:ident, $dname:literal, $dsite:literal, [$($dsource:literal),+], $dtitle:literal;)* }
        access { $($aid:ident, $aname:literal, $asite:literal, [$($asource:literal),+], $atitle:literal;)* }
    ) => {
        /// Identity of a defect.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[allow(missing_docs)]
        pub enum Id {
            $($id,)+
            $($mid,)*
            $($sid,)*
            $($eid,)*
            $($did,)*
            $($aid,)*
        }
        /// All defects of passes, in order of their files.
        pub const CATALOGUE: &[Defect] = &[
            $(Defect {
                id: Id::$id,
                name: $name,
                pass: const { tandem_ir::passes::of_file(stringify!($pass)) },
                site: $site,
                sources: &[$($source),+],
                title: $title,
            }),+
        ];
        /// All defects of what runs pipelines, in order of their files.
        pub const MANAGER: &[ManagerDefect] = &[
            $(ManagerDefect {
                id: Id::$mid,
                name: $mname,
                site: $msite,
                sources: &[$($msource),+],
                title: $mtitle,
            }),*
        ];
        /// All defects of instruction selection, in order of their files.
        pub const SELECTION: &[ManagerDefect] = &[
            $(ManagerDefect {
                id: Id::$sid,
                name: $sname,
                site: $ssite,
                sources: &[$($ssource),+],
                title: $stitle,
            }),*
        ];
        /// All defects of scalar evolution, in order of their files.
        pub const SCEV: &[ManagerDefect] = &[
            $(ManagerDefect {
                id: Id::$eid,
                name: $ename,
                site: $esite,
                sources: &[$($esource),+],
                title: $etitle,
            }),*
        ];
        /// All defects of delinearization, in order of their files.
        pub const DELINEARIZATION: &[ManagerDefect] = &[
            $(ManagerDefect {
                id: Id::$did,
                name: $dname,
                site: $dsite,
                sources: &[$($dsource),+],
                title: $dtitle,
            }),*
        ];
        /// All defects of the analysis of accesses, in order of their files.
        pub const ACCESS: &[ManagerDefect] = &[
            $(ManagerDefect {
                id: Id::$aid,
                name: $aname,
                site: $asite,
                sources: &[$($asource),+],
                title: $atitle,
            }),*
        ];
    };
}
#[cfg(feature = "defects")]
mod catalogue;
#[cfg(feature = "defects")]
pub(crate) mod faulty;

#[cfg(feature = "defects")]
pub use catalogue::{ACCESS, CATALOGUE, DELINEARIZATION, Id, MANAGER, SCEV, SELECTION};

#[cfg(feature = "defects")]
use std::sync::Arc;
#[cfg(feature = "defects")]
use std::sync::atomic::{AtomicU64, Ordering};

/// `planted!(cx, Name, right, wrong)` is `right`. Where the named defect is switched on, it is `wrong`, and counted.
#[cfg(not(feature = "defects"))]
macro_rules! planted {
    ($cx:expr, $defect:ident, $right:expr, $wrong:expr $(,)?) => {{
        let _ = $cx;
        $right
    }};
}
#[cfg(feature = "defects")]
macro_rules! planted {
    ($cx:expr, $defect:ident, $right:expr, $wrong:expr $(,)?) => {
        match $cx.seeded($crate::defects::Id::$defect) {
            None => $right,
            Some(seeded) => {
                #[allow(unused_imports)]
                use $crate::defects::faulty;
                seeded.answer($right, $wrong)
            }
        }
    };
}
pub(crate) use planted;

/// Which defect is on: none, and there is nothing to say so with, in a build without the feature.
#[derive(Clone, Debug, Default)]
pub struct Defects {
    #[cfg(feature = "defects")]
    on: Option<Arc<Seeded>>,
}

impl PartialEq for Defects {
    #[cfg(feature = "defects")]
    fn eq(&self, other: &Defects) -> bool {
        self.seeded().map(Seeded::id) == other.seeded().map(Seeded::id)
    }
    #[cfg(not(feature = "defects"))]
    fn eq(&self, _: &Defects) -> bool {
        true
    }
}
impl Eq for Defects {}

/// What a defect is, for people and reports.
#[cfg(feature = "defects")]
#[derive(Clone, Copy, Debug)]
pub struct Defect {
    /// What it is called, and all that does not change from run to run.
    pub id: Id,
    /// Name by which it is switched on.
    pub name: &'static str,
    /// The pass in which it shows.
    pub pass: &'static tandem_ir::passes::PassId,
    /// Source file with its site.
    pub site: &'static str,
    /// Traps, historic bugs and recipes that it stands for.
    pub sources: &'static [&'static str],
    /// What is done wrong.
    pub title: &'static str,
}

/// A defect of no pass: of what runs pipelines (options, assembly, pass manager), of instruction selection, or of an analysis.
#[cfg(feature = "defects")]
#[derive(Clone, Copy, Debug)]
pub struct ManagerDefect {
    /// What it is called, and all that does not change from run to run.
    pub id: Id,
    /// Name by which it is switched on.
    pub name: &'static str,
    /// Source file with its site.
    pub site: &'static str,
    /// Traps and requirements that it stands for.
    pub sources: &'static [&'static str],
    /// What is done wrong.
    pub title: &'static str,
}

/// A defect that is switched on, with its canary.
#[cfg(feature = "defects")]
#[derive(Debug)]
pub struct Seeded {
    id: Id,
    reached: AtomicU64,
    triggered: AtomicU64,
}

/// What a canary has counted.
#[cfg(feature = "defects")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Canary {
    /// Times that control came to the site.
    pub reached: u64,
    /// Times that the mistake gave another answer than the right one.
    pub triggered: u64,
}

#[cfg(feature = "defects")]
impl Defects {
    /// Switches one defect on, its canary at zero. Clones of the handle share the canary.
    pub fn only(id: Id) -> Defects {
        Defects {
            on: Some(Arc::new(Seeded {
                id,
                reached: AtomicU64::new(0),
                triggered: AtomicU64::new(0),
            })),
        }
    }
    /// The defect that is on.
    pub fn seeded(&self) -> Option<&Seeded> {
        self.on.as_deref()
    }
    /// What the canary has counted so far.
    pub fn canary(&self) -> Canary {
        self.seeded().map_or_else(Canary::default, |s| Canary {
            reached: s.reached.load(Ordering::Relaxed),
            triggered: s.triggered.load(Ordering::Relaxed),
        })
    }
}

#[cfg(feature = "defects")]
impl Seeded {
    /// Which defect.
    pub fn id(&self) -> Id {
        self.id
    }
    /// The wrong answer, counted.
    pub(crate) fn answer<T: PartialEq>(&self, right: T, wrong: T) -> T {
        self.reached.fetch_add(1, Ordering::Relaxed);
        if right != wrong {
            self.triggered.fetch_add(1, Ordering::Relaxed);
        }
        wrong
    }
}

/// The defect of a name.
#[cfg(feature = "defects")]
pub fn lookup(name: &str) -> Option<&'static Defect> {
    CATALOGUE.iter().find(|d| d.name == name)
}

/// The defect of a name in what runs pipelines.
#[cfg(feature = "defects")]
pub fn lookup_manager(name: &str) -> Option<&'static ManagerDefect> {
    MANAGER.iter().find(|d| d.name == name)
}

/// The defect of a name in instruction selection.
#[cfg(feature = "defects")]
pub fn lookup_selection(name: &str) -> Option<&'static ManagerDefect> {
    SELECTION.iter().find(|d| d.name == name)
}

/// The defect of a name in an analysis: scalar evolution, delinearization, accesses.
#[cfg(feature = "defects")]
pub fn lookup_analysis(name: &str) -> Option<&'static ManagerDefect> {
    let all = SCEV.iter().chain(DELINEARIZATION).chain(ACCESS);
    let mut all = all.filter(|d| d.name == name);
    all.next()
}
