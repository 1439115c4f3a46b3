//! Small machine functions as PTX, for passes on them.
//!
//! A function has a few blocks that begin or end alike: heads and tails are drawn from small pools, and a copy may differ from the others in one
//! place (an offset, a guard, a space, `volatile`, a promise in a note). Blocks lead to few others, so that many have a
//! common successor; calls, barriers, votes, carries, jump tables and loops occur. A block may be a copy of one before it, the
//! entry included. Half of the programs leave out kinds of instructions, so that the others come together more often ("Swarm Testing",
//! Groce et al., ISSTA 2012). Every text is well formed.
//!
//! ```
//! let text = tandem_fuzz::machine::from_seed(7);
//! let module = tandem_ir::machine::text::parse(text.as_bytes(), "f.ptx").map_err(|d| d.to_string())?;
//! assert_eq!(text, tandem_fuzz::machine::from_seed(7));
//! assert!(module.funcs.iter().any(|f| f.has_body));
//! # Ok::<(), String>(())
//! ```

pub mod text;

use crate::generate::choices::SplitMix;
use std::fmt::Write;

const HEAD: &str = "\
.version 8.0
.target sm_90
.address_size 64
.extern .func g(.param .b32 g_param_0);
.extern .func h(.param .b32 h_param_0);
//! nonconvergent g
.visible .entry f(
	.param .u64 f_param_0,
	.param .u32 f_param_1
)
{
	.reg .pred %p<4>;
	.reg .b32 %r<8>;
	.reg .b64 %rd<4>;
";
const ENTRY: &str = "\
	ld.param.u64 %rd1, [f_param_0];
	ld.param.u32 %r1, [f_param_1];
	setp.eq.s32 %p1, %r1, 0;
	setp.lt.s32 %p2, %r1, 7;
	setp.gt.s32 %p3, %r1, 9;
	mov.b64 %rd2, %rd1;
	mov.b32 %r2, 1;
	mov.b32 %r3, 2;
	mov.b32 %r4, 3;
	mov.b32 %r5, 4;
	mov.b32 %r6, 5;
";

/// The text of a module with one function, for a seed.
pub fn from_seed(seed: u64) -> String {
    let rng = SplitMix::new(seed ^ 0x70_7478);
    let kinds = KINDS.to_vec();
    Maker { rng, kinds }.module()
}

/// The same module with a function in which threads part: what decides hangs on the thread, and each has memory of its own,
/// 64 bytes.
pub fn by_thread(text: &str) -> String {
    let own = "\tmov.u32 %r1, %tid.x;\n\tmad.wide.u32 %rd1, %r1, 64, %rd1;\n";
    text.replacen("\tld.param.u32 %r1, [f_param_1];\n", own, 1)
}

struct Maker {
    rng: SplitMix,
    /// The kinds of instructions of this program.
    kinds: Vec<(Kind, usize)>,
}

/// What an instruction of a program does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Add,
    Mul,
    Store,
    Load,
    LoadTwo,
    LoadVolatile,
    LoadGeneric,
    Compare,
    Guarded,
    ReadThread,
    ReadClock,
    Barrier,
    Vote,
    Call,
    Carry,
    NoMerge,
    ReadUndef,
    Noted,
    Xor,
    Constant,
}

/// All kinds, each with how often it is drawn.
const KINDS: [(Kind, usize); 20] = [
    (Kind::Add, 8),
    (Kind::Constant, 2),
    (Kind::Mul, 5),
    (Kind::Store, 7),
    (Kind::Load, 3),
    (Kind::LoadTwo, 1),
    (Kind::LoadVolatile, 1),
    (Kind::LoadGeneric, 1),
    (Kind::Compare, 2),
    (Kind::Guarded, 1),
    (Kind::ReadThread, 1),
    (Kind::ReadClock, 1),
    (Kind::Barrier, 1),
    (Kind::Vote, 1),
    (Kind::Call, 2),
    (Kind::Carry, 1),
    (Kind::NoMerge, 1),
    (Kind::ReadUndef, 1),
    (Kind::Noted, 1),
    (Kind::Xor, 1),
];

/// An instruction, or several that belong together.
type Piece = String;

impl Maker {
    fn below(&mut self, n: usize) -> usize {
        match n {
            0 => 0,
            n => (self.rng.next() % n as u64) as usize,
        }
    }
    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
    fn reg(&mut self) -> usize {
        1 + self.below(6)
    }
    fn pred(&mut self) -> usize {
        1 + self.below(3)
    }

    /// Leaves out kinds in every second program; each of those that stay is then as frequent as the others.
    fn choose_kinds(&mut self) {
        if self.one_in(2) {
            return;
        }
        let all = std::mem::take(&mut self.kinds);
        self.kinds = all.iter().copied().filter(|_| self.one_in(3)).collect();
        // Something to compute and to write.
        self.kinds.extend([(Kind::Add, 1), (Kind::Store, 1)]);
        self.kinds.iter_mut().for_each(|k| k.1 = 1);
    }
    fn kind(&mut self) -> Kind {
        let all: usize = self.kinds.iter().map(|k| k.1).sum();
        let mut n = self.below(all);
        for &(kind, many) in &self.kinds {
            if n < many {
                return kind;
            }
            n -= many;
        }
        Kind::Add
    }

    fn module(&mut self) -> String {
        self.choose_kinds();
        let n = 3 + self.below(8);
        let pool: Vec<Vec<Piece>> = (0..1 + self.below(3)).map(|_| self.tail()).collect();
        let heads: Vec<Vec<Piece>> = (0..1 + self.below(2)).map(|_| self.tail()).collect();
        // Few blocks are what many lead to.
        let hubs: Vec<usize> = (0..2 + self.below(2))
            .map(|_| 1 + self.below(n - 1))
            .collect();
        let table: Vec<usize> = (0..2 + self.below(2))
            .map(|_| 1 + self.below(n - 1))
            .collect();
        let with_table = self.one_in(6);
        let mut text = String::from(HEAD);
        if with_table {
            let all: Vec<String> = table.iter().map(|b| format!("B{b}")).collect();
            let _ = writeln!(text, "t: .branchtargets {};", all.join(", "));
        }
        let mut blocks: Vec<String> = Vec::new();
        for b in 0..n {
            let mut block = String::new();
            if b == 0 {
                block += ENTRY;
            } else if self.one_in(8) {
                let copied = blocks[self.below(b)].clone();
                blocks.push(copied);
                continue;
            }
            self.block(&mut block, &heads, &pool);
            let last = b + 1 == n;
            if with_table && b == 0 {
                block += "\tbrx.idx %r1, t;\n";
            } else {
                self.ending(&mut block, last, b, n, &hubs);
            }
            blocks.push(block);
        }
        for (b, block) in blocks.iter().enumerate() {
            if b > 0 {
                let _ = writeln!(text, "B{b}:");
            }
            text += block;
        }
        text + "}\n"
    }

    fn block(&mut self, text: &mut String, heads: &[Vec<Piece>], pool: &[Vec<Piece>]) {
        if self.one_in(3) {
            let head = &heads[self.below(heads.len())];
            let many = 1 + self.below(head.len());
            self.copy(text, &head[..many], 0);
        }
        for _ in 0..self.below(3) {
            *text += &self.piece();
        }
        if self.one_in(4) {
            return;
        }
        let tail = &pool[self.below(pool.len())];
        let from = match self.one_in(3) {
            true => self.below(tail.len()),
            false => 0,
        };
        self.copy(text, tail, from);
    }

    /// The pieces from a number on, one of all of them with a change at times.
    fn copy(&mut self, text: &mut String, pieces: &[Piece], from: usize) {
        let changed = match self.one_in(3) {
            true => self.below(pieces.len()),
            false => usize::MAX,
        };
        for (n, piece) in pieces.iter().enumerate().skip(from) {
            match n == changed {
                true => *text += &self.varied(piece),
                false => *text += piece,
            }
        }
    }

    fn tail(&mut self) -> Vec<Piece> {
        (0..2 + self.below(4)).map(|_| self.piece()).collect()
    }

    fn piece(&mut self) -> Piece {
        let (a, b, c) = (self.reg(), self.reg(), self.reg());
        let (p, k) = (self.pred(), self.below(4));
        let plain = |text: String| format!("\t{text};\n");
        match self.kind() {
            Kind::Add => plain(format!("add.s32 %r{a}, %r{b}, {k}")),
            Kind::Mul => plain(format!("mul.lo.s32 %r{a}, %r{b}, %r{c}")),
            Kind::Store => plain(format!("st.global.b32 [%rd1+{}], %r{a}", 4 * k)),
            Kind::Load => plain(format!("ld.global.b32 %r{a}, [%rd1+{}]", 4 * k)),
            Kind::LoadTwo => plain(format!("ld.global.b64 %rd3, [%rd1+{}]", 8 * k)),
            Kind::LoadVolatile => plain(format!("ld.volatile.global.b32 %r{a}, [%rd1+{}]", 4 * k)),
            Kind::LoadGeneric => plain(format!("ld.b32 %r{a}, [%rd2+{}]", 4 * k)),
            Kind::Compare => plain(format!("setp.lt.s32 %p{p}, %r{a}, {k}")),
            Kind::Guarded => plain(format!("@%p{p} add.s32 %r{a}, %r{b}, {k}")),
            Kind::ReadThread => plain(format!("mov.u32 %r{a}, %tid.x")),
            Kind::ReadClock => plain(format!("mov.u32 %r{a}, %clock")),
            Kind::Barrier => plain("bar.sync 0".to_owned()),
            Kind::Vote => plain(format!("vote.sync.ballot.b32 %r{a}, %p{p}, -1")),
            Kind::Call => {
                let callee = ["g", "g", "h"][self.below(3)];
                format!(
                    "\t{{\n\t.param .b32 param0;\n\tst.param.b32 [param0], %r{a};\n\tcall.uni {callee}, (param0);\n\t}}\n"
                )
            }
            Kind::Carry => {
                format!("\tadd.cc.s32 %r{a}, %r{b}, %r{c};\n\taddc.s32 %r{b}, %r{c}, 0;\n")
            }
            Kind::NoMerge => format!("\tadd.s32 %r{a}, %r{b}, %r{c}; //! flags(nomerge)\n"),
            Kind::ReadUndef => format!("\tadd.s32 %r{a}, %r{b}, %r7; //! undef(%r7)\n"),
            Kind::Noted => {
                let access = match self.below(3) {
                    0 => format!("ld.global.b64 %rd3, [%rd1+{}]", 8 * k),
                    1 => format!("ld.global.b32 %r{a}, [%rd1+{}]", 4 * k),
                    _ => format!("st.global.b32 [%rd1+{}], %r{a}", 4 * k),
                };
                format!("\t{access};{}\n", self.note())
            }
            // Equal as numbers, or nearly so.
            Kind::Constant => {
                let all = [
                    "0f00000000",
                    "0f80000000",
                    "0f3F800000",
                    "0f7FC00000",
                    "0f00000001",
                ];
                plain(format!("mov.f32 %r{a}, {}", all[self.below(all.len())]))
            }
            Kind::Xor => plain(format!("xor.b32 %r{a}, %r{b}, %r{c}")),
        }
    }

    /// What is said of an access: any of what there is to say.
    fn note(&mut self) -> String {
        let mut facts: Vec<String> = Vec::new();
        if self.one_in(2) {
            facts.push(format!("align={}", 1 << self.below(3)));
        }
        for fact in ["invariant", "nontemporal", "dereferenceable"] {
            if self.one_in(3) {
                facts.push(fact.to_owned());
            }
        }
        if self.one_in(3) {
            facts.push(format!(
                "val={}+{}",
                ["a", "b"][self.below(2)],
                4 * self.below(2)
            ));
        }
        match facts.is_empty() {
            true => String::new(),
            false => format!(" //! mem({})", facts.join(",")),
        }
    }

    /// The piece with another register in one place where one is read.
    fn other_operand(&mut self, piece: &str) -> Option<Piece> {
        if piece.starts_with("\t{") {
            return None;
        }
        let code = |line: &str| line.split(" //!").next().unwrap_or(line).len();
        let mut starts = 0;
        let mut places = Vec::new();
        for line in piece.split_inclusive('\n') {
            // Behind the first comma, which ends what is written.
            let read = line.find(", ").map_or(line.len(), |at| at + 2);
            let all = line.match_indices("%r").filter(|(at, _)| {
                let digit = line.as_bytes().get(at + 2);
                *at >= read && *at < code(line) && digit.is_some_and(u8::is_ascii_digit)
            });
            places.extend(all.map(|(at, _)| starts + at + 2));
            starts += line.len();
        }
        let at = *places.get(self.below(places.len()))?;
        let mut changed = piece.to_owned();
        changed.replace_range(at..at + 1, &self.reg().to_string());
        Some(changed)
    }

    /// A piece with one thing changed, or another one.
    fn varied(&mut self, piece: &str) -> Piece {
        let is_access = piece.starts_with("\tld.") || piece.starts_with("\tst.");
        // The same access, and something else is said of it.
        if is_access && piece.lines().count() == 1 && self.one_in(2) {
            let plain = piece.split(" //!").next().unwrap_or(piece).trim_end();
            return format!("{plain}{}\n", self.note());
        }
        if self.one_in(3)
            && let Some(changed) = self.other_operand(piece)
        {
            return changed;
        }
        let swaps = [
            ("[%rd1+4]", "[%rd1+8]"),
            ("ld.volatile.global", "ld.global"),
            ("\tld.global.b32", "\tld.volatile.global.b32"),
            ("ld.b32 ", "ld.global.b32 "),
            ("\t@%p1 ", "\t@!%p1 "),
            ("\t@%p2 ", "\t"),
            ("\tadd.s32", "\t@%p2 add.s32"),
            (" //! undef(%r7)", ""),
            ("%r2;", "%r3;"),
            ("0f00000000", "0f80000000"),
            ("0f80000000", "0f00000000"),
            ("0f7FC00000", "0f7FC00001"),
            ("0f3F800000", "0f3F800001"),
        ];
        let fits: Vec<_> = swaps.iter().filter(|s| piece.contains(s.0)).collect();
        match fits.is_empty() || piece.starts_with("\t{") || piece.contains(".cc") {
            true => self.piece(),
            false => {
                let (from, to) = fits[self.below(fits.len())];
                piece.replacen(from, to, 1)
            }
        }
    }

    /// Where control goes at the end of block `b` of `n`.
    fn ending(&mut self, text: &mut String, last: bool, b: usize, n: usize, hubs: &[usize]) {
        let p = self.pred();
        let to = |m: &mut Maker| match m.one_in(4) {
            // Forwards, to the next one often.
            true => (b + 1 + m.below(2)).min(n - 1).max(1),
            false => hubs[m.below(hubs.len())],
        };
        let (x, y) = (to(self), to(self));
        let not = if self.one_in(3) { "!" } else { "" };
        let kind = match last {
            // The last block seldom runs off the end, with a branch before that or without.
            true if self.one_in(5) => [3, 12, 13][self.below(3)],
            true => 10 + self.below(2),
            false => self.below(13),
        };
        let _ = match kind {
            0..=2 => writeln!(text, "\tbra.uni B{x};"),
            3..=5 => writeln!(text, "\t@{not}%p{p} bra B{x};"),
            6..=8 => writeln!(text, "\t@{not}%p{p} bra B{x};\n\tbra.uni B{y};"),
            9..=11 => writeln!(text, "\t{};", if self.one_in(4) { "exit" } else { "ret" }),
            12 if self.one_in(3) => writeln!(text, "\t@%p{p} ret;"),
            _ => Ok(()),
        };
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use tandem_ir::machine::text::parse;
    use tandem_ir::machine::verify::{Level, verify};

    #[test]
    fn every_seed_gives_a_well_formed_module() {
        let mut kinds = [0; 4];
        for seed in 0..2_000 {
            let text = match seed % 2 {
                0 => from_seed(seed),
                _ => by_thread(&from_seed(seed)),
            };
            let module = parse(text.as_bytes(), "f.ptx").unwrap_or_else(|d| panic!("{d}\n{text}"));
            let problems = verify(&module, Level::Parsed);
            assert!(problems.is_empty(), "{:?}\n{text}", problems[0].message);
            for (n, word) in ["brx.idx", "bar.sync", "call.uni", "addc"]
                .iter()
                .enumerate()
            {
                kinds[n] += usize::from(text.contains(word));
            }
        }
        assert!(kinds.iter().all(|n| *n > 100), "{kinds:?}");
    }
}
