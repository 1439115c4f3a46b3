//! A function of the small scope, before it is written as IR.
//!
//! Per block there is at most one phi, a few instructions out of a closed list,
//! and the way it ends. Two functions that differ only by the names of values and
//! blocks have equal descriptions. A branch on a value that nobody else looks at
//! means the same with its targets exchanged, if the world answers the other way
//! round; of such twins [`Spec::is_least`] keeps one.

use super::skeleton::Skeleton;

/// What a phi takes from a predecessor.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Entry {
    /// A constant.
    Int(u8),
    /// The argument of the phi's type.
    Argument,
    /// `undef`
    Undef,
    /// `poison`
    Poison,
    /// The phi itself: what it was on the last trip.
    Itself,
    /// The answer on which the predecessor branches.
    Condition,
    /// `select i1 %a` of 1 and 0, computed in the predecessor, which ends in a jump.
    Select,
    /// The phi of the predecessor.
    There,
    /// The phi (`i2`) and 1, added in the phi's own block, right behind it.
    Next(Wrap),
}

/// What an addition promises.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wrap {
    /// Nothing.
    May,
    /// `nuw`
    NotUnsigned,
    /// `nsw`
    NotSigned,
}

/// On what a block branches.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Test {
    /// `call i1 @choose(block)`: any answer.
    Free,
    /// The argument `%a`.
    Argument,
    /// The block's phi.
    Phi,
    /// `xor` of the phi and `true`.
    NotPhi,
    /// `freeze` of the phi.
    FreezePhi,
    /// `icmp eq` of the phi (`i2`) and 1.
    PhiIsOne,
    /// `icmp ult` of the phi (`i2`) and 2.
    PhiIsSmall,
    /// `icmp eq` of the phi (`i2`) and the argument `%b`.
    PhiIsArgument,
    /// `icmp eq` of the phi's next value ([`Entry::Next`]) and 2.
    NextIsTwo,
    /// `icmp slt` of the phi's next value and 1.
    NextIsLess,
    /// `icmp slt` (signed) or `ult` of a number and the argument `%b`.
    BelowArgument(Number, bool),
    /// The answer on which another block branches.
    Known(u8),
    /// `xor` of that answer and `true`.
    NotKnown(u8),
    /// `freeze` of that answer.
    FreezeKnown(u8),
    /// `load i1, ptr @g`
    Load,
}

/// A number (`i2`) that a loop counts with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Number {
    /// 0, with which it starts.
    Start,
    /// The phi of a block that dominates this one, or is it.
    Phi(u8),
    /// The next value of that phi ([`Entry::Next`]).
    Next(u8),
}

/// An instruction beside phi and test.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Extra {
    /// `call void @see(value)`: the phi of a block that dominates this one, or is it.
    SeePhi(u8),
    /// The same for the value on which a block branches.
    SeeTest(u8),
    /// The same for the next value of a block's phi ([`Entry::Next`]).
    SeeNext(u8),
    /// `call void @effect()`, which may do anything.
    Call,
    /// `call void @barrier()`, convergent.
    Convergent,
    /// `call void @once()`, noduplicate.
    NoDuplicate,
    /// `store i1 <constant>, ptr @g`
    Store(bool),
    /// `call void @llvm.assume(value)` of the phi of a block that dominates this one, or is it.
    AssumePhi(u8),
    /// The same of the value on which a block branches.
    AssumeTest(u8),
    /// Something whose result nobody looks at.
    Unused(Unused),
}

/// What may stand in a block although nobody looks at its result.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Unused {
    /// `xor` of the argument `%a` and true, and `freeze` of that.
    Chain,
    /// `udiv i2 1, %b`, which is undefined for 0.
    Division,
    /// `load i1, ptr @g`
    Load,
    /// `load volatile i1, ptr @g`
    Volatile,
    /// `call i1 @choose(i4 0)`, which may do anything.
    Choice,
    /// `call i1 @compute(i1 %a)`: no memory, comes back.
    Computation,
    /// `call i1 @look(i1 %a)`: reads memory, comes back.
    Look,
    /// `call i1 @search(i1 %a)`: no memory, may never come back.
    Search,
}

/// How a block ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum End {
    /// `ret i4 <block>`
    Ret,
    /// `br`
    Jump,
    /// `br i1`
    Branch(Test),
    /// `switch i2` on the phi: default, 0, 1.
    Switch,
}

/// A phi.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Phi {
    /// Width of its type.
    pub width: u8,
    /// Per predecessor what it takes.
    pub entries: Vec<(u8, Entry)>,
}

/// A block.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BlockSpec {
    /// The phi.
    pub phi: Option<Phi>,
    /// Further instructions, in front of the test.
    pub before: Option<Extra>,
    /// Further instructions, behind the test.
    pub after: Option<Extra>,
    /// The terminator.
    pub end: End,
    /// Successors.
    pub succs: Vec<u8>,
}

/// A function.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spec {
    /// Blocks; 0 is the entry.
    pub blocks: Vec<BlockSpec>,
}

impl Spec {
    /// The graph with nothing in it: every branch is free.
    pub fn bare(s: &Skeleton) -> Spec {
        let block = |succs: &Vec<u8>| BlockSpec {
            phi: None,
            before: None,
            after: None,
            end: match succs.len() {
                0 => End::Ret,
                1 => End::Jump,
                2 => End::Branch(Test::Free),
                _ => End::Switch,
            },
            succs: succs.clone(),
        };
        Spec {
            blocks: s.succs.iter().map(block).collect(),
        }
    }

    /// Blocks whose targets may be exchanged: nobody else looks at the answer.
    fn exchangeable(&self) -> Vec<usize> {
        let looked_at = |b: usize| {
            let b = b as u8;
            self.blocks.iter().any(|k| {
                let entry = |e: &(u8, Entry)| *e == (b, Entry::Condition);
                let test = matches!(k.end, End::Branch(
                    Test::Known(x) | Test::NotKnown(x) | Test::FreezeKnown(x)) if x == b);
                let seen = |e: &Option<Extra>| matches!(e, Some(Extra::SeeTest(x) | Extra::AssumeTest(x)) if *x == b);
                test || seen(&k.before)
                    || seen(&k.after)
                    || k.phi.iter().flat_map(|p| &p.entries).any(entry)
            })
        };
        (0..self.blocks.len())
            .filter(|&b| {
                let k = &self.blocks[b];
                k.end == End::Branch(Test::Free) && k.succs[0] != k.succs[1] && !looked_at(b)
            })
            .collect()
    }

    /// True if no exchange of targets gives a description that comes before this one.
    pub fn is_least(&self) -> bool {
        let free = self.exchangeable();
        let mut twin = self.clone();
        for choice in 1u32..1 << free.len() {
            for (k, &b) in free.iter().enumerate() {
                let ours = &self.blocks[b].succs;
                let swap = choice >> k & 1 == 1;
                twin.blocks[b].succs[0] = ours[usize::from(swap)];
                twin.blocks[b].succs[1] = ours[usize::from(!swap)];
            }
            if twin.renumbered() < *self {
                return false;
            }
        }
        true
    }

    /// The same function with its blocks numbered in the order of a breadth-first walk; what cannot be
    /// reached stays behind.
    fn renumbered(&self) -> Spec {
        let n = self.blocks.len();
        let mut order: Vec<usize> = vec![0];
        let mut next = 0;
        while next < order.len() {
            for &s in &self.blocks[order[next]].succs {
                if !order.contains(&usize::from(s)) {
                    order.push(usize::from(s));
                }
            }
            next += 1;
        }
        order.extend((0..n).filter(|b| !order.contains(b)).collect::<Vec<_>>());
        let mut name = vec![0u8; n];
        for (k, &b) in order.iter().enumerate() {
            name[b] = k as u8;
        }
        Spec {
            blocks: order
                .iter()
                .map(|&b| self.blocks[b].renamed(&name))
                .collect(),
        }
    }
}

impl BlockSpec {
    fn renamed(&self, name: &[u8]) -> BlockSpec {
        let of = |b: u8| name[usize::from(b)];
        let extra = |e: Extra| match e {
            Extra::SeePhi(b) => Extra::SeePhi(of(b)),
            Extra::SeeTest(b) => Extra::SeeTest(of(b)),
            Extra::SeeNext(b) => Extra::SeeNext(of(b)),
            Extra::AssumePhi(b) => Extra::AssumePhi(of(b)),
            Extra::AssumeTest(b) => Extra::AssumeTest(of(b)),
            e => e,
        };
        let phi = self.phi.as_ref().map(|p| {
            let mut entries: Vec<(u8, Entry)> =
                p.entries.iter().map(|&(b, e)| (of(b), e)).collect();
            entries.sort_unstable();
            Phi {
                width: p.width,
                entries,
            }
        });
        BlockSpec {
            phi,
            before: self.before.map(extra),
            after: self.after.map(extra),
            end: match self.end {
                End::Branch(Test::Known(b)) => End::Branch(Test::Known(of(b))),
                End::Branch(Test::NotKnown(b)) => End::Branch(Test::NotKnown(of(b))),
                End::Branch(Test::FreezeKnown(b)) => End::Branch(Test::FreezeKnown(of(b))),
                End::Branch(Test::BelowArgument(n, signed)) => {
                    End::Branch(Test::BelowArgument(n.renamed(of), signed))
                }
                e => e,
            },
            succs: self.succs.iter().map(|&s| of(s)).collect(),
        }
    }
}

impl Number {
    /// The same with the block renamed.
    pub(super) fn renamed(self, of: impl Fn(u8) -> u8) -> Number {
        match self {
            Number::Start => Number::Start,
            Number::Phi(b) => Number::Phi(of(b)),
            Number::Next(b) => Number::Next(of(b)),
        }
    }
}
