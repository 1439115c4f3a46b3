//! Small functions as data: made by dice, changed by dice, printed as IR.
//!
//! Integers of one to four bits, at most one branch with a join behind it. Everything that the referee
//! ([`super::meaning`]) can execute, and nothing else.

use std::fmt::Write;

/// Numbers from a seed.
pub struct Dice(pub u64);

impl Dice {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
    pub fn of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

/// What an instruction uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operand {
    Arg(usize),
    Value(usize),
    Const(u32),
    Undef,
    Poison,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bin {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
}

pub const BINS: [(Bin, &str); 13] = [
    (Bin::Add, "add"),
    (Bin::Sub, "sub"),
    (Bin::Mul, "mul"),
    (Bin::UDiv, "udiv"),
    (Bin::SDiv, "sdiv"),
    (Bin::URem, "urem"),
    (Bin::SRem, "srem"),
    (Bin::Shl, "shl"),
    (Bin::LShr, "lshr"),
    (Bin::AShr, "ashr"),
    (Bin::And, "and"),
    (Bin::Or, "or"),
    (Bin::Xor, "xor"),
];
pub const PREDICATES: [&str; 10] = [
    "eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle",
];
/// The predicate with its operands exchanged.
const EXCHANGED: [usize; 10] = [0, 1, 4, 5, 2, 3, 8, 9, 6, 7];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cast {
    Zext,
    Sext,
    Trunc,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Binary(Bin),
    Compare(usize),
    Select,
    Freeze,
    Cast(Cast),
    Phi,
}

/// First flag: `nuw`, `exact`, `disjoint`, `nneg`, `samesign`; second flag: `nsw`.
pub type Marks = [bool; 2];

#[derive(Clone, Debug)]
pub struct Inst {
    pub kind: Kind,
    pub marks: Marks,
    /// Width of the result.
    pub width: u32,
    /// Width of the operands (but for the condition of a select).
    pub from: u32,
    pub operands: Vec<Operand>,
    /// 0 at the entry, 1 and 2 behind the branch, 3 at the join.
    pub block: usize,
}

#[derive(Clone, Debug)]
pub struct Program {
    /// Widths, and which must be well defined.
    pub args: Vec<(u32, bool)>,
    /// In order of blocks.
    pub insts: Vec<Inst>,
    /// The condition, if there are four blocks.
    pub branch: Option<Operand>,
    /// True if the third block is not left.
    pub stops: bool,
    pub result: Operand,
    pub width: u32,
}

/// Which flags an operation can have.
pub fn possible(kind: Kind) -> Marks {
    match kind {
        Kind::Binary(Bin::Add | Bin::Sub | Bin::Mul | Bin::Shl) => [true, true],
        Kind::Binary(Bin::UDiv | Bin::SDiv | Bin::LShr | Bin::AShr | Bin::Or) => [true, false],
        Kind::Cast(Cast::Trunc) => [true, true],
        Kind::Cast(Cast::Zext) | Kind::Compare(_) => [true, false],
        _ => [false, false],
    }
}

impl Program {
    pub fn made_by(dice: &mut Dice) -> Program {
        let most = if dice.one_in(8) { 12 } else { 8 };
        let mut args: Vec<(u32, bool)> = Vec::new();
        while args.len() < 3 && (args.is_empty() || dice.below(4) > 0) {
            let w = *dice.of(&[1, 2, 2, 3, 4, 4]);
            if args.iter().map(|a| a.0).sum::<u32>() + w <= most {
                args.push((w, dice.one_in(3)));
            } else {
                break;
            }
        }
        let mut p = Program {
            args,
            insts: Vec::new(),
            branch: None,
            stops: false,
            result: Operand::Const(0),
            width: 1,
        };
        let forks = dice.one_in(3);
        let plan: &[usize] = match (forks, dice.below(3)) {
            (true, 0) => &[0, 1, 2, 3],
            (true, 1) => &[0, 0, 1, 3, 3],
            (true, _) => &[0, 1, 1, 2, 3],
            (false, 0) => &[0, 0],
            (false, 1) => &[0, 0, 0],
            (false, _) => &[0, 0, 0, 0],
        };
        let mut freezes = 0;
        for &block in plan {
            if block > 0 && p.branch.is_none() {
                p.branch = Some(p.operand(dice, 1, 0));
                p.stops = dice.one_in(6);
            }
            let inst = p.instruction(dice, block, freezes < 2);
            freezes += usize::from(inst.kind == Kind::Freeze);
            p.insts.push(inst);
        }
        let last = p.insts.len() - 1;
        p.result = Operand::Value(last);
        p.width = p.insts[last].width;
        p
    }

    /// An operand of a width that can be used in a block.
    fn operand(&self, dice: &mut Dice, width: u32, block: usize) -> Operand {
        let mut there: Vec<Operand> = Vec::new();
        for (n, a) in self.args.iter().enumerate() {
            if a.0 == width {
                there.push(Operand::Arg(n));
            }
        }
        for (n, i) in self.insts.iter().enumerate() {
            if i.width == width && (i.block == block || i.block == 0) {
                // What is new is used more often.
                there.extend([Operand::Value(n); 2]);
            }
        }
        match dice.below(20) {
            0 => Operand::Undef,
            1 if dice.one_in(2) => Operand::Poison,
            n if n < 5 || there.is_empty() => Operand::Const(constant(dice, width)),
            _ => *dice.of(&there),
        }
    }

    fn instruction(&self, dice: &mut Dice, block: usize, may_freeze: bool) -> Inst {
        let widths: Vec<u32> = self
            .args
            .iter()
            .map(|a| a.0)
            .chain(self.insts.iter().map(|i| i.width))
            .collect();
        let width = if dice.one_in(6) {
            1 + dice.below(4) as u32
        } else {
            *dice.of(&widths)
        };
        let joins = block == 3 && !self.insts.iter().any(|i| i.block == 3) && !self.stops;
        let kind = match dice.below(16) {
            _ if joins && dice.below(4) > 0 => Kind::Phi,
            0 | 1 if may_freeze => Kind::Freeze,
            2 | 3 => Kind::Select,
            4 | 5 => Kind::Compare(dice.below(PREDICATES.len())),
            6 => Kind::Cast(if width > 1 {
                *dice.of(&[Cast::Zext, Cast::Sext])
            } else {
                Cast::Trunc
            }),
            7 => Kind::Cast(if width < 4 { Cast::Trunc } else { Cast::Zext }),
            _ => Kind::Binary(dice.of(&BINS).0),
        };
        let can = possible(kind);
        let marks = [can[0] && dice.one_in(3), can[1] && dice.one_in(3)];
        let (width, from) = match kind {
            Kind::Compare(_) => (1, width),
            Kind::Cast(Cast::Trunc) => (width, width + 1 + dice.below(4 - width as usize) as u32),
            Kind::Cast(_) => (width, 1 + dice.below(width as usize - 1) as u32),
            _ => (width, width),
        };
        let operands = match kind {
            Kind::Select => vec![
                self.operand(dice, 1, block),
                self.operand(dice, width, block),
                self.operand(dice, width, block),
            ],
            Kind::Phi => vec![self.operand(dice, width, 1), self.operand(dice, width, 2)],
            Kind::Freeze | Kind::Cast(_) => vec![self.operand(dice, from, block)],
            Kind::Binary(_) | Kind::Compare(_) => vec![
                self.operand(dice, from, block),
                self.operand(dice, from, block),
            ],
        };
        Inst {
            kind,
            marks,
            width,
            from,
            operands,
            block,
        }
    }

    /// A changed copy.
    pub fn changed(&self, dice: &mut Dice) -> Program {
        let mut p = self.clone();
        let (mut done, wanted) = (0, 1 + dice.below(2));
        // Some changes change nothing.
        for _ in 0..20 {
            let before = p.text("f");
            if dice.one_in(2) {
                p.change(dice);
            } else {
                p.rewrite(dice);
            }
            done += usize::from(p.text("f") != before);
            if done == wanted {
                break;
            }
        }
        p
    }

    /// One of the instructions that the result hangs on.
    fn one_that_matters(&self, dice: &mut Dice) -> usize {
        let mut used = vec![false; self.insts.len()];
        let mut mark = |o: Operand| {
            if let Operand::Value(n) = o {
                used[n] = true;
            }
        };
        mark(self.result);
        self.branch.into_iter().for_each(&mut mark);
        for n in (0..self.insts.len()).rev() {
            if used[n] {
                for &o in &self.insts[n].operands {
                    if let Operand::Value(n) = o {
                        used[n] = true;
                    }
                }
            }
        }
        let list: Vec<usize> = (0..used.len()).filter(|&n| used[n]).collect();
        match list.is_empty() || dice.one_in(8) {
            true => dice.below(self.insts.len()),
            false => *dice.of(&list),
        }
    }

    /// A change that has no reason to be right.
    fn change(&mut self, dice: &mut Dice) {
        let n = self.one_that_matters(dice);
        let block = self.insts[n].block;
        let mut before = self.clone();
        before.insts.truncate(n);
        let i = &mut self.insts[n];
        match dice.below(6) {
            0 if i.kind != Kind::Phi => i.operands.reverse_two(),
            1 => {
                let can = possible(i.kind);
                let m = dice.below(2);
                i.marks[m] = can[m] && !i.marks[m];
            }
            2 => {
                if let Kind::Binary(_) = i.kind {
                    i.kind = Kind::Binary(dice.of(&BINS).0);
                    i.marks = [false; 2];
                }
            }
            3 if i.kind != Kind::Phi => {
                let k = dice.below(i.operands.len());
                let width = if i.kind == Kind::Select && k == 0 {
                    1
                } else {
                    i.from
                };
                i.operands[k] = before.operand(dice, width, block);
            }
            4 => {
                let k = dice.below(i.operands.len());
                let width = if i.kind == Kind::Select && k == 0 {
                    1
                } else {
                    i.from
                };
                if !matches!(i.operands[k], Operand::Value(_)) {
                    i.operands[k] = Operand::Const(constant(dice, width));
                }
            }
            _ => {
                if let Kind::Compare(_) = i.kind {
                    i.kind = Kind::Compare(dice.below(PREDICATES.len()));
                }
            }
        }
    }

    /// A change as optimizers make them: right, right under some conditions, or nearly so.
    fn rewrite(&mut self, dice: &mut Dice) {
        let n = self.one_that_matters(dice);
        let all_ones = (1u32 << self.insts[n].from) - 1;
        let width = self.insts[n].from;
        let i = &mut self.insts[n];
        let second = i.operands.get(1).copied();
        match (i.kind, second) {
            (Kind::Freeze, _) => {
                let to = i.operands[0];
                if dice.one_in(2) {
                    self.replace(n, to);
                }
            }
            (Kind::Select, _) if dice.one_in(3) => match (i.operands[1], i.operands[2], i.width) {
                (_, Operand::Const(0), 1) => {
                    i.kind = Kind::Binary(Bin::And);
                    i.operands.pop();
                }
                (Operand::Const(1), b, 1) => {
                    i.kind = Kind::Binary(Bin::Or);
                    i.operands = vec![i.operands[0], b];
                }
                (a, ..) => self.replace(n, a),
            },
            (Kind::Select, _) => {
                let to = i.operands[1 + dice.below(2)];
                if dice.one_in(4) {
                    self.replace(n, to);
                } else {
                    i.operands.swap(1, 2);
                }
            }
            (Kind::Compare(p), _) => {
                i.kind = Kind::Compare(EXCHANGED[p]);
                i.operands.swap(0, 1);
            }
            (Kind::Binary(Bin::Mul), Some(Operand::Const(k))) if k.is_power_of_two() => {
                i.kind = Kind::Binary(Bin::Shl);
                i.operands[1] = Operand::Const(k.trailing_zeros());
            }
            (Kind::Binary(Bin::Add), Some(b)) if b == i.operands[0] => {
                i.kind = Kind::Binary(Bin::Shl);
                i.operands[1] = Operand::Const(1 & all_ones);
            }
            (Kind::Binary(Bin::Sub), Some(Operand::Const(k))) => {
                i.kind = Kind::Binary(Bin::Add);
                i.operands[1] = Operand::Const(k.wrapping_neg() & all_ones);
                i.marks[0] = false;
            }
            (Kind::Binary(Bin::Sub | Bin::Xor | Bin::URem | Bin::SRem), Some(b))
                if b == i.operands[0] =>
            {
                self.replace(n, Operand::Const(0));
            }
            (Kind::Binary(Bin::And | Bin::Or), Some(b)) if b == i.operands[0] => self.replace(n, b),
            (Kind::Binary(Bin::UDiv), Some(Operand::Const(k))) if k.is_power_of_two() => {
                i.kind = Kind::Binary(Bin::LShr);
                i.operands[1] = Operand::Const(k.trailing_zeros());
            }
            (Kind::Binary(Bin::URem), Some(Operand::Const(k))) if k.is_power_of_two() => {
                i.kind = Kind::Binary(Bin::And);
                i.operands[1] = Operand::Const(k - 1);
            }
            (Kind::Binary(Bin::SDiv), Some(Operand::Const(k))) if k == all_ones => {
                i.kind = Kind::Binary(Bin::Sub);
                i.marks = [false; 2];
                i.operands = vec![Operand::Const(0), i.operands[0]];
            }
            (Kind::Binary(Bin::Add | Bin::Xor), _) if dice.one_in(3) => {
                i.kind = Kind::Binary(Bin::Or);
                i.marks = [dice.one_in(2), false];
            }
            (Kind::Binary(Bin::SDiv | Bin::SRem), _) if dice.one_in(3) => {
                i.kind = Kind::Binary(if i.kind == Kind::Binary(Bin::SDiv) {
                    Bin::UDiv
                } else {
                    Bin::URem
                });
            }
            (Kind::Binary(Bin::AShr), _) if dice.one_in(3) => i.kind = Kind::Binary(Bin::LShr),
            (Kind::Binary(Bin::Add | Bin::Mul | Bin::And | Bin::Or | Bin::Xor), _) => {
                i.operands.swap(0, 1)
            }
            (Kind::Cast(Cast::Sext), _) => {
                i.kind = Kind::Cast(Cast::Zext);
                i.marks[0] = dice.one_in(2);
            }
            (Kind::Cast(Cast::Zext), _) if i.marks[0] || dice.one_in(3) => {
                i.kind = Kind::Cast(Cast::Sext);
                i.marks = [false; 2];
            }
            _ => {
                // What is undef or poison becomes something.
                let k = dice.below(i.operands.len());
                let w = if i.kind == Kind::Select && k == 0 {
                    1
                } else {
                    width
                };
                match i.operands[k] {
                    Operand::Poison if dice.one_in(2) => i.operands[k] = Operand::Undef,
                    Operand::Poison | Operand::Undef => {
                        i.operands[k] = Operand::Const(constant(dice, w))
                    }
                    _ => i.marks = [false; 2],
                }
            }
        }
    }

    /// Uses something else for a value.
    fn replace(&mut self, n: usize, to: Operand) {
        let fix = |o: &mut Operand| {
            if *o == Operand::Value(n) {
                *o = to;
            }
        };
        self.insts
            .iter_mut()
            .flat_map(|i| &mut i.operands)
            .for_each(fix);
        self.branch.as_mut().into_iter().for_each(fix);
        fix(&mut self.result);
    }

    /// As IR, under a name.
    pub fn text(&self, name: &str) -> String {
        let mut out = String::new();
        let args: Vec<String> = self
            .args
            .iter()
            .enumerate()
            .map(|(n, a)| format!("i{}{} %a{n}", a.0, if a.1 { " noundef" } else { "" }))
            .collect();
        let _ = writeln!(
            out,
            "define i{} @{name}({}) {{\nentry:",
            self.width,
            args.join(", ")
        );
        let mut block = 0;
        let names = ["entry", "left", "right", "join"];
        let end = |block: usize, out: &mut String| match (block, self.branch) {
            (0, Some(c)) => {
                let _ = writeln!(out, "  br i1 {}, label %left, label %right", word(c));
            }
            (1, _) => out.push_str("  br label %join\n"),
            (2, _) if self.stops => out.push_str("  unreachable\n"),
            (2, _) => out.push_str("  br label %join\n"),
            _ => {}
        };
        for (n, i) in self.insts.iter().enumerate() {
            while block < i.block {
                end(block, &mut out);
                block += 1;
                let _ = writeln!(out, "{}:", names[block]);
            }
            let _ = writeln!(out, "  %v{n} = {}", i.text());
        }
        let last = if self.branch.is_some() { 3 } else { 0 };
        while block < last {
            end(block, &mut out);
            block += 1;
            let _ = writeln!(out, "{}:", names[block]);
        }
        let _ = writeln!(out, "  ret i{} {}\n}}", self.width, word(self.result));
        out
    }
}

impl Inst {
    fn text(&self) -> String {
        let o: Vec<String> = self.operands.iter().map(|&o| word(o)).collect();
        let (w, from) = (self.width, self.from);
        let mark = |n: usize, text: &'static str| if self.marks[n] { text } else { "" };
        match self.kind {
            Kind::Binary(b) => {
                let name = BINS.iter().find(|x| x.0 == b).map_or("", |x| x.1);
                let first = match b {
                    Bin::Or => "disjoint ",
                    Bin::UDiv | Bin::SDiv | Bin::LShr | Bin::AShr => "exact ",
                    _ => "nuw ",
                };
                format!(
                    "{name} {}{}i{w} {}, {}",
                    mark(0, first),
                    mark(1, "nsw "),
                    o[0],
                    o[1]
                )
            }
            Kind::Compare(p) => format!(
                "icmp {}{} i{from} {}, {}",
                mark(0, "samesign "),
                PREDICATES[p],
                o[0],
                o[1]
            ),
            Kind::Select => format!("select i1 {}, i{w} {}, i{w} {}", o[0], o[1], o[2]),
            Kind::Freeze => format!("freeze i{w} {}", o[0]),
            Kind::Cast(Cast::Zext) => format!("zext {}i{from} {} to i{w}", mark(0, "nneg "), o[0]),
            Kind::Cast(Cast::Sext) => format!("sext i{from} {} to i{w}", o[0]),
            Kind::Cast(Cast::Trunc) => format!(
                "trunc {}{}i{from} {} to i{w}",
                mark(0, "nuw "),
                mark(1, "nsw "),
                o[0]
            ),
            Kind::Phi => format!("phi i{w} [ {}, %left ], [ {}, %right ]", o[0], o[1]),
        }
    }
}

trait ReverseTwo {
    fn reverse_two(&mut self);
}
impl ReverseTwo for Vec<Operand> {
    /// Exchanges the last two.
    fn reverse_two(&mut self) {
        if let [.., a, b] = self.as_mut_slice() {
            std::mem::swap(a, b);
        }
    }
}

fn word(o: Operand) -> String {
    match o {
        Operand::Arg(n) => format!("%a{n}"),
        Operand::Value(n) => format!("%v{n}"),
        // One bit is written as a word; wider ones may be written without a sign.
        Operand::Const(k) => k.to_string(),
        Operand::Undef => "undef".into(),
        Operand::Poison => "poison".into(),
    }
}

fn constant(dice: &mut Dice, width: u32) -> u32 {
    let ones = (1u32 << width) - 1;
    match dice.below(6) {
        0 => 0,
        1 => 1,
        2 => ones,
        3 => 1 << (width - 1),
        _ => dice.next() as u32 & ones,
    }
}
