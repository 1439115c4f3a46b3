//! Small programs about numbers: loops with counters of every kind, nests of them, comparisons one after the other, and values put
//! together of parts.
//!
//! What is wrong about a counter or a range shows at the ends: where a number is the largest of its type or of a narrower one,
//! where a test is met exactly or jumped over by one, where signed and unsigned differ. Large programs count from zero by
//! one, and compare with small numbers. Here starts, steps and bounds are drawn at such ends and next to each other, so that
//! loops are short whatever their numbers are, and every predicate stands beside every other. The numbers of one function
//! are mostly about the same end: two that have nothing to do with each other decide nothing.

mod calls;
mod compared;
mod floats;
mod guarded;
mod lanes;
mod loops;
mod merges;
mod nests;
mod operations;
mod parts;
mod relied;
mod states;
mod values;
mod variables;

use std::collections::BTreeSet;
use tandem_ir::passes::{Family, PassId};
use tandem_ir::{Module, text};
use tandem_oracle::inputs::Rng;

/// What a program is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// Loops and what counts in them.
    Counters,
    /// Loops that count in 64 bits, mostly what half of them hold or just do not.
    WideCounters,
    /// Loops behind a comparison that says something of what they count to.
    Guarded,
    /// Accesses in loops inside one another, with strides that are products.
    Nests,
    /// Kernels whose threads access memory side by side.
    Lanes,
    /// One operation several times, with flags and without, and uses that are undefined for poison.
    Twins,
    /// Two comparisons, combined to one answer.
    Answers,
    /// Two comparisons, branched on one after the other.
    Branches,
    /// Conditions that are known where blocks come together.
    Merges,
    /// The same at the headers of loops.
    Entrances,
    /// Loops that switch on a state.
    States,
    /// Values made of values of which something is known, by every operation.
    Values,
    /// A few operations, many functions at once.
    Expressions,
    /// Structs, arrays and vectors, put together and taken apart.
    Parts,
    /// Floating-point numbers at which something changes.
    Floats,
    /// Variables, and the functions that look at them and change them.
    Variables,
    /// One operation a function, at any width.
    Operations,
}

impl About {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            About::Counters => "counters",
            About::WideCounters => "wide counters",
            About::Guarded => "guarded",
            About::Nests => "nests",
            About::Lanes => "lanes",
            About::Twins => "twins",
            About::Answers => "answers",
            About::Branches => "branches",
            About::Merges => "merges",
            About::Entrances => "entrances",
            About::States => "states",
            About::Values => "values",
            About::Expressions => "expressions",
            About::Parts => "parts",
            About::Floats => "floats",
            About::Variables => "variables",
            About::Operations => "operations",
        }
    }
}

/// What programs for a pass of ours may be about.
pub fn about(pass: &PassId) -> &'static [About] {
    let makes = |kind: &str| pass.rewrites.contains(&kind);
    match pass.family {
        _ if makes("apply-rule") => &[
            About::Expressions,
            About::Expressions,
            About::Expressions,
            About::Answers,
            About::Values,
            About::Parts,
            About::Parts,
            About::Floats,
        ],
        _ if makes("thread-edge") => {
            &[About::Branches, About::Merges, About::Merges, About::Values]
        }
        _ if makes("thread-paths") => &[About::States],
        _ if makes("replace-iv") => &[About::WideCounters, About::WideCounters, About::Counters],
        Family::Loops => &[
            About::Counters,
            About::Counters,
            About::Entrances,
            About::Guarded,
            About::Twins,
        ],
        Family::Module | Family::AddressSpaces => &[About::Variables],
        _ => &[],
    }
}

/// What programs are about that show what each operation does: to an instruction selection, or to another interpreter.
pub const OPERATIONS: &[About] = &[
    About::Values,
    About::Values,
    About::Expressions,
    About::Floats,
    About::Floats,
    About::Parts,
    About::Variables,
    About::Merges,
    About::Operations,
    About::Operations,
    About::Operations,
];

const HEAD: &str = "target datalayout = \"e-p:64:64-p3:32:32-i64:64-i128:128-n8:16:32:64\"\n";
const TAIL: &str = "declare void @see(i64)\n";
/// The same where what a program shows has to be in its memory.
const SEEN: &str = "@seen = internal addrspace(1) global i64 0
define void @see(i64 %x) {
  %o = load i64, ptr addrspace(1) @seen
  %m = mul i64 %o, 31
  %s = add i64 %m, %x
  store i64 %s, ptr addrspace(1) @seen
  ret void
}
";
/// What [`About::Twins`] is about besides. `@outside` need not return.
const RELIED: &str = "@place = global [4 x i8] zeroinitializer
declare void @outside()
declare void @told8(i8)
declare void @told16(i16)
declare void @told32(i32)
declare void @told64(i64)
";
/// What [`About::Merges`] and [`About::States`] are about besides.
const MERGED: &str = "@place = global [8 x i8] zeroinitializer, align 8
@other = global [4 x i8] zeroinitializer
declare void @meet() convergent
";
/// Functions of a program, at most.
const FUNCTIONS: u64 = 3;
/// The same of those that are straight: most of what it costs to judge a program is paid once.
const MANY_FUNCTIONS: u64 = 8;
/// Widths of counters: those that programs have, and some in which a loop goes through all numbers.
const COUNTERS: [u32; 10] = [32, 64, 64, 32, 8, 16, 5, 7, 33, 4];
/// Widths of numbers that are compared.
const COMPARED: [u32; 10] = [8, 32, 8, 4, 16, 7, 64, 3, 8, 33];
/// Bits of narrower numbers, with a sign or without.
const NARROW: [u32; 8] = [31, 32, 31, 32, 8, 16, 15, 7];
/// All predicates.
const PREDICATES: [&str; 10] = [
    "eq", "ne", "ult", "slt", "ugt", "sgt", "ule", "sle", "uge", "sge",
];
/// What may be said of an addition.
const WRAPS: [&str; 6] = ["", "", "nuw ", "nsw ", "nuw nsw ", ""];

/// A program; `None` if what was drawn is none.
pub fn program(about: About, rng: &mut Rng) -> Option<Module> {
    let functions = match about {
        About::Expressions | About::Operations => MANY_FUNCTIONS + rng.below(2 * MANY_FUNCTIONS),
        About::Answers | About::Parts | About::Floats => 1 + rng.below(MANY_FUNCTIONS),
        _ => 1 + rng.below(FUNCTIONS),
    };
    program_of(about, functions, rng)
}

/// A program in which what is shown to `@see` stays in memory, for who runs it as something that calls nobody outside.
pub fn closed_program(about: About, rng: &mut Rng) -> Option<Module> {
    let open = text::print(&program(about, rng)?);
    let closed = open.replacen(TAIL, SEEN, 1);
    text::parse(closed.as_bytes(), "small").ok()
}

/// A program of so many functions; `None` if what was drawn is none.
pub fn program_of(about: About, functions: u64, rng: &mut Rng) -> Option<Module> {
    let mut all = HEAD.to_owned();
    let mut declared = BTreeSet::new();
    let mut variables = Vec::new();
    // Numbers of one program's variables are about the same one.
    let (narrow, mut base) = (NARROW[rng.below(NARROW.len() as u64) as usize], 0);
    for n in 0..functions {
        let mut draw = Draw {
            narrow: NARROW[rng.below(NARROW.len() as u64) as usize],
            rng,
            body: String::new(),
            next: 0,
            declared: &mut declared,
            ends: vec![0],
            is_wide: about == About::WideCounters,
            few_bits: None,
            by: None,
        };
        if about == About::Variables {
            draw.narrow = narrow;
            if n == 0 {
                base = draw.edge(64);
            }
            draw.ends = vec![base];
            if n == 0 {
                variables = draw.variables();
                all += &draw.declared_variables(&mut variables);
            }
        }
        if draw.is_wide {
            draw.narrow = draw.one(&[31, 32]);
        }
        all += &match about {
            About::Counters | About::WideCounters => draw.counted(n),
            About::Guarded => draw.guarded(n),
            About::Nests => draw.nest(n),
            About::Lanes => draw.side_by_side(n),
            About::Twins => draw.relied_on(n),
            About::Answers => draw.answered(n),
            About::Branches => draw.branched(n),
            About::Merges => draw.merged(n, false),
            About::Entrances => draw.merged(n, true),
            About::States => draw.machine(n),
            About::Values => draw.computed(n),
            About::Expressions => draw.expressed(n),
            About::Parts => draw.taken_apart(n),
            About::Floats => draw.floating(n),
            About::Variables => draw.touching(n, &variables, functions),
            About::Operations => draw.operated(n),
        };
    }
    all += TAIL;
    for line in &declared {
        all += line;
        all += "\n";
    }
    if matches!(about, About::Values | About::Expressions) {
        all += "declare void @llvm.assume(i1)\n";
    }
    if matches!(about, About::Merges | About::Entrances | About::States) {
        all += MERGED;
    }
    if about == About::Twins {
        all += RELIED;
    }
    if about == About::Lanes {
        all += lanes::AROUND;
    }
    if about == About::Operations {
        all += &operations::around();
        all += operations::COPIES;
    }
    let module = text::parse(all.as_bytes(), "small").ok()?;
    tandem_ir::verify::verify(&module)
        .is_empty()
        .then_some(module)
}

/// A number of so many bits.
fn cut(n: u64, width: u32) -> u64 {
    n & (u64::MAX >> (64 - width.clamp(1, 64)))
}

struct Draw<'a> {
    rng: &'a mut Rng,
    body: String,
    next: usize,
    /// Declarations of what is called besides.
    declared: &'a mut BTreeSet<String>,
    /// Bits of the narrower numbers that the function is about.
    narrow: u32,
    /// Where what the function computes begins or ends.
    ends: Vec<u64>,
    /// Counters have 64 bits, and what they count is at the ends of 32.
    is_wide: bool,
    /// The loop goes round about as often as a counter of so many bits has numbers.
    few_bits: Option<u32>,
    /// There is a `%by` of so many bits that counters may step by, whatever it is.
    by: Option<u32>,
}

impl Draw<'_> {
    fn one<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.rng.below(all.len() as u64) as usize]
    }
    fn line(&mut self, text: &str) {
        self.body += "  ";
        self.body += text;
        self.body += "\n";
    }
    fn label(&mut self, name: &str) {
        self.body += name;
        self.body += ":\n";
    }
    /// A value with a name of its own.
    fn value(&mut self, text: &str) -> String {
        let name = format!("%v{}", self.next);
        self.next += 1;
        self.line(&format!("{name} = {text}"));
        name
    }
    /// How many bits a narrower number has, with a sign or without: mostly those that the function is about.
    fn narrow(&mut self, width: u32) -> u32 {
        let bits = match self.rng.below(5) {
            0 => self.one(&NARROW),
            1 => width - 1,
            2 => self.one(&[self.narrow - 1, self.narrow + 1]),
            _ => self.narrow,
        };
        bits % width
    }
    /// A number at the end of a type, of this one or of a narrower one, or close to it.
    fn edge(&mut self, width: u32) -> u64 {
        let power = 1u64 << self.rng.below(u64::from(width));
        let narrow = self.narrow(width);
        if self.is_wide && width == 64 && !self.rng.one_in(4) {
            let at = self.one(&[0, 1 << 31, 1 << 31, 1 << 32, (1u64 << 31).wrapping_neg()]);
            let by = self.rng.below(9).wrapping_sub(5);
            return at.wrapping_add(by);
        }
        let at = match self.rng.below(9) {
            0 => 0,
            1 => 1 << (width - 1),
            2 | 3 => 1u64 << narrow,
            4 => power,
            5 => (1u64 << narrow).wrapping_neg(),
            6 => self.rng.below(16),
            7 => self.end(width),
            _ => self.rng.bits64(),
        };
        let by = self.one(&[0, 0, 0, 1, 2, 3, u64::MAX, u64::MAX - 1, u64::MAX - 2]);
        cut(at.wrapping_add(by), width)
    }
    /// Where something that the function computes begins or ends.
    fn end(&mut self, width: u32) -> u64 {
        let at = self.rng.below(self.ends.len() as u64) as usize;
        cut(self.ends[at], width)
    }
    /// A number close to another one.
    fn near(&mut self, n: u64, width: u32) -> u64 {
        let by = self.one(&[0, 0, 0, 1, u64::MAX, 2, u64::MAX - 1]);
        // What is told apart by the upper half alone.
        if self.is_wide && width == 64 && self.rng.one_in(3) {
            let half = u64::from(n as u32);
            let to = self.one(&[half, half | !u64::from(u32::MAX), n as i32 as u64]);
            return to.wrapping_add(by);
        }
        let to = match self.rng.below(14) {
            0 => !n,
            1 => n.wrapping_neg(),
            2 => n ^ 1 << (width - 1),
            3 => self.edge(width),
            // The same low bits under ones or zeros, as an extension to another type would have it.
            4..=6 => {
                let high = u64::MAX << self.narrow(width);
                self.one(&[n | high, n & !high])
            }
            7 => self.end(width),
            _ => n,
        };
        cut(to.wrapping_add(by), width)
    }
    /// The value as 64 bits.
    fn wide(&mut self, v: &str, width: u32) -> String {
        let cast = self.one(&["zext", "sext", "zext nneg", "zext", "sext"]);
        match width {
            64 => v.to_owned(),
            65.. => {
                let high = self.value(&format!("lshr i{width} {v}, 64"));
                let both = self.value(&format!("xor i{width} {v}, {high}"));
                self.value(&format!("trunc i{width} {both} to i64"))
            }
            _ => self.value(&format!("{cast} i{width} {v} to i64")),
        }
    }
    fn see(&mut self, v: &str, width: u32) {
        let v = self.wide(v, width);
        self.line(&format!("call void @see(i64 {v})"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearly_all_that_is_drawn_are_programs_that_differ() {
        for about in [
            About::Counters,
            About::WideCounters,
            About::Guarded,
            About::Twins,
            About::Answers,
            About::Branches,
            About::Merges,
            About::Entrances,
            About::States,
            About::Values,
            About::Expressions,
            About::Parts,
            About::Floats,
            About::Variables,
            About::Operations,
        ] {
            let mut rng = Rng::new(11);
            let made: BTreeSet<String> = (0..200)
                .filter_map(|_| program(about, &mut rng).map(|m| text::print(&m)))
                .collect();
            assert!(made.len() > 180, "{about:?}: {}", made.len());
        }
    }

    #[test]
    fn a_closed_program_shows_nothing_to_others() {
        for about in OPERATIONS.iter().filter(|a| **a != About::Variables) {
            let made = (0..20).filter_map(|n| closed_program(*about, &mut Rng::new(n)));
            for m in made {
                assert!(tandem_ir::verify::verify(&m).is_empty());
                assert!(!text::print(&m).contains("declare void @see"), "{about:?}");
            }
        }
    }
}
