//! The seven levels that a compilation can ask for.

/// What `-O#` or `-Ofast-compile=` selects; in texts `nvopt<O2>` (PL-075).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// No optimization; what is selected without any option.
    O0,
    /// Tier 1.
    O1,
    /// Tier 2.
    O2,
    /// Tier 3.
    O3,
    /// The fastest compilation.
    Ofcmax,
    /// Fast compilation, middle.
    Ofcmid,
    /// Fast compilation, least.
    Ofcmin,
}

impl Level {
    /// All of them.
    pub const ALL: [Level; 7] = [
        Level::O0,
        Level::O1,
        Level::O2,
        Level::O3,
        Level::Ofcmax,
        Level::Ofcmid,
        Level::Ofcmin,
    ];
    /// As it stands between the brackets of `nvopt<…>`.
    pub const fn name(self) -> &'static str {
        match self {
            Level::O0 => "O0",
            Level::O1 => "O1",
            Level::O2 => "O2",
            Level::O3 => "O3",
            Level::Ofcmax => "Ofcmax",
            Level::Ofcmid => "Ofcmid",
            Level::Ofcmin => "Ofcmin",
        }
    }
    /// The level of a name.
    pub fn of_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|l| l.name() == name)
    }
    /// The tier that it switches on, 0 if none; also the level of code generation.
    pub const fn tier(self) -> u8 {
        match self {
            Level::O1 => 1,
            Level::O2 => 2,
            Level::O3 => 3,
            _ => 0,
        }
    }
    /// What a fast-compile level puts into slot 181.
    pub const fn language(self) -> Option<&'static str> {
        match self {
            Level::Ofcmax => Some("max"),
            Level::Ofcmid => Some("mid"),
            Level::Ofcmin => Some("min"),
            _ => None,
        }
    }
    /// The number that the documents give the fast-compile text (PL-079): 0 without, 1 for `0`.
    pub const fn fast_compile_number(self) -> u8 {
        match self {
            Level::Ofcmax => 2,
            Level::Ofcmid => 3,
            Level::Ofcmin => 4,
            _ => 0,
        }
    }
}
