//! Accesses that became weaker: ordering, sync scope, `volatile` and alignment of two versions of a function, compared
//! without executions and without a solver.
//!
//! The interpreter executes sequentially consistently, so that no run shows a lost `acquire`, and a solver may not get as
//! far. What an access promises to other threads stands in the text, though. Accesses are sorted by what they do (opcode,
//! type) and through what they reach memory (a global, an argument, …), and the accesses of one sort are compared as
//! sets: an access of the target for which the source has none that is at most as strong became weaker.
//!
//! Passes may erase and copy accesses, so the sets need not be equally large. What is told is
//! - *certain* if no access of the sort was as weak before, or if both functions are results of the same rewrite
//!   ([`Relation::Twins`]) and one has fewer strong and more weak ones;
//! - *uncertain*, to be dropped if a proof says otherwise, where erasing one access and copying another would look the
//!   same, where the access may be one that went through a pointer of which less was seen, where the memory is the function's
//!   own (`alloca`), and for an alignment that nothing in sight justifies.
//!
//! LangRef: "Atomic Memory Ordering Constraints", "Volatile Memory Accesses"; the scopes are those of the NVPTX and
//! AMDGPU back ends.

mod executable;
mod root;
#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

use executable::executable;
use root::{LOADED, Root, SEVERAL, UNKNOWN};
use std::collections::BTreeMap;
use tandem_ir::attr::Attr;
use tandem_ir::inst::Ordering;
use tandem_ir::{Function, Header, Inst, InstKind, MemAccess, Value};

/// How two functions came about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// The second is what a transformation made of the first.
    Transformed,
    /// Both are results of the same rewrite of the same function.
    Twins,
}

/// An access that became weaker.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weakened {
    /// In which respect: the same for the same mistake in another program.
    pub respect: &'static str,
    /// The access, what it was and what it is, for people.
    pub words: String,
    /// False if a proof of the whole may say that nothing is wrong.
    pub certain: bool,
}

/// The respect of [`Weakened::respect`] that an execution can show as well.
pub const ALIGNMENT: &str = "alignment";
/// What an access goes through where it is not seen to be one thing.
const VAGUE: [&str; 3] = [SEVERAL, LOADED, UNKNOWN];

/// What an access promises to others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Strength<'a> {
    volatile: bool,
    ordering: Ordering,
    /// Of a `cmpxchg`.
    failure: Option<Ordering>,
    /// It may fail without a reason (`cmpxchg weak`).
    may_fail: bool,
    scope: Option<&'a str>,
}

impl Strength<'_> {
    /// The first respect in which this is weaker than another.
    fn lacks(&self, other: &Strength<'_>) -> Option<&'static str> {
        if other.volatile && !self.volatile {
            return Some("volatile");
        }
        if !at_least(self.ordering, other.ordering) {
            return Some("ordering");
        }
        if let (Some(mine), Some(theirs)) = (self.failure, other.failure)
            && !at_least(mine, theirs)
        {
            return Some("failure ordering");
        }
        if self.may_fail && !other.may_fail {
            return Some("spurious failure");
        }
        let atomic = other.ordering != Ordering::NotAtomic;
        if atomic && !scope_covers(self.scope, other.scope) {
            return Some("sync scope");
        }
        None
    }

    fn words(&self) -> String {
        let mut words = Vec::new();
        if self.volatile {
            words.push("volatile".to_owned());
        }
        if self.may_fail {
            words.push("weak".into());
        }
        if self.ordering != Ordering::NotAtomic {
            words.extend(self.scope.map(|s| format!("syncscope(\"{s}\")")));
            words.push(self.ordering.keyword().into());
        }
        words.extend(self.failure.map(|f| f.keyword().to_owned()));
        match words.is_empty() {
            true => "plain".into(),
            false => words.join(" "),
        }
    }
}

/// True if the first ordering gives all that the second gives. They form no chain: neither of `acquire` and `release`
/// gives what the other does.
fn at_least(a: Ordering, b: Ordering) -> bool {
    use Ordering::{AcqRel, Acquire, Release};
    match (a, b) {
        (Acquire, Release) | (Release, Acquire) => false,
        (AcqRel, Acquire | Release) => true,
        _ => a >= b,
    }
}

/// True if whoever synchronises in the first scope does so in the second. No name is the system.
fn scope_covers(a: Option<&str>, b: Option<&str>) -> bool {
    if a == b || a.is_none() {
        return true;
    }
    let Some(b) = b else { return false };
    let a = a.unwrap_or_default();
    // Synchronises one address space only.
    let one = |s: &str| s.ends_with("one-as");
    let rank = |s: &str| match s.trim_end_matches("one-as").trim_end_matches('-') {
        "singlethread" => Some(0),
        "wavefront" => Some(1),
        "block" | "cta" | "workgroup" => Some(2),
        "cluster" => Some(3),
        "device" | "gpu" | "agent" => Some(4),
        "" => Some(5),
        _ => None,
    };
    match (rank(a), rank(b)) {
        (Some(x), Some(y)) => x >= y && (!one(a) || one(b)),
        // Of a scope that nobody knows, only that a single thread is in it.
        (_, y) => y == Some(0) && !one(a),
    }
}

/// An access, and what is known of where it goes.
#[derive(Clone, Copy)]
struct Access<'a> {
    strength: Strength<'a>,
    align: u64,
    /// The alignment that the address is seen to have, by the object and constant distances.
    known: u64,
    /// The memory is the function's own.
    local: bool,
    /// A load that orders nothing and whose value nobody uses: it may go, while another one is repeated.
    idle: bool,
}

/// The sort of an access: what it does, and through what it reaches memory.
type Sort = (String, String);
type Sorted<'a> = BTreeMap<Sort, Vec<Access<'a>>>;

/// The accesses of the target that are weaker than those of the source, in order of their sorts.
pub fn weakened(
    (source_cx, source): (&Header, &Function),
    (target_cx, target): (&Header, &Function),
    relation: Relation,
) -> Vec<Weakened> {
    let before = sorted(source_cx, source);
    let after = sorted(target_cx, target);
    // A block of memory may be copied by a load and a store instead: plain accesses that nobody made weaker.
    let spread = relation == Relation::Transformed && blocks(&after) < blocks(&before);
    let mut found = Vec::new();
    for (sort, theirs) in &after {
        let Some(mine) = before.get(sort) else {
            continue;
        };
        let joined = relation == Relation::Transformed
            && theirs.len() > mine.len()
            && went_elsewhere(sort, &before, &after);
        let busy = (busy(mine), busy(theirs));
        if !((spread || joined) && keeps_strong(&busy.0, &busy.1)) {
            let resolved = relation == Relation::Transformed && were_vague(sort, &before, &after);
            let weaker = weaker_in(sort, (&busy.0, &busy.1), relation);
            found.extend(weaker.map(|w| Weakened {
                certain: w.certain && !resolved,
                ..w
            }));
        }
        found.extend(aligned_in(
            sort,
            (mine, theirs),
            relation,
            seen(sort, &before),
        ));
    }
    if found.is_empty() {
        found.extend(weaker_by_kind((&before, &after), relation));
    }
    found
}

/// The accesses that are more than idle.
fn busy<'a>(all: &[Access<'a>]) -> Vec<Access<'a>> {
    all.iter().filter(|a| !a.idle).copied().collect()
}

/// The greatest alignment that some access states through the same pointer: it says what the pointer is a multiple of, if not at
/// which distance. Where it is not said which pointer that is, accesses of the same kind count.
fn seen(sort: &Sort, before: &Sorted<'_>) -> u64 {
    let vague = VAGUE.contains(&sort.1.as_str());
    let alike = before
        .iter()
        .filter(|(s, _)| s.1 == sort.1 || vague && s.0 == sort.0);
    let aligns = alike.flat_map(|(_, all)| all.iter().map(|a| a.align));
    aligns.max().unwrap_or(1)
}

/// True if accesses of the same kind went through something else before, through which fewer go now: two variables became one.
fn went_elsewhere(sort: &Sort, before: &Sorted<'_>, after: &Sorted<'_>) -> bool {
    let mut others = before.iter().filter(|(s, _)| s.0 == sort.0 && *s != sort);
    others.any(|(s, a)| after.get(s).map_or(0, Vec::len) < a.len())
}

/// True if accesses of the same kind went through pointers of which it was not seen what they are, and fewer do now: one of them may
/// be what goes through this one.
fn were_vague(sort: &Sort, before: &Sorted<'_>, after: &Sorted<'_>) -> bool {
    let mut vague = VAGUE.iter().map(|v| (sort.0.clone(), (*v).to_owned()));
    let count = |all: &Sorted<'_>, s: &Sort| all.get(s).map_or(0, Vec::len);
    vague.any(|s| s != *sort && count(after, &s) < count(before, &s))
}

/// How many blocks of memory are copied or set.
fn blocks(all: &Sorted<'_>) -> usize {
    let blocks = all.iter().filter(|(s, _)| s.0.starts_with("llvm.mem"));
    blocks.map(|(_, a)| a.len()).sum()
}

/// True if the target has as many accesses as strong as each of the source, so that a weaker one is one more.
fn keeps_strong(mine: &[Access<'_>], theirs: &[Access<'_>]) -> bool {
    mine.iter().all(|level| {
        let strong = |a: &&Access<'_>| a.strength.lacks(&level.strength).is_none();
        let count = |all: &[Access<'_>]| all.iter().filter(strong).count();
        count(theirs) >= count(mine)
    })
}

/// The first access of one sort that became weaker.
fn weaker_in(
    sort: &Sort,
    (mine, theirs): (&[Access<'_>], &[Access<'_>]),
    relation: Relation,
) -> Option<Weakened> {
    let say = |respect, was: &Access<'_>, is: &Access<'_>, certain: bool| Weakened {
        respect,
        words: format!(
            "{} through {}: {} became {}",
            sort.0,
            sort.1,
            was.strength.words(),
            is.strength.words()
        ),
        certain: certain && !was.local,
    };
    // None was as weak as this one is.
    for t in theirs {
        let mut lacking = mine.iter().map(|s| (s, t.strength.lacks(&s.strength)));
        if lacking.all(|l| l.1.is_some())
            && let Some((s, Some(respect))) = mine
                .iter()
                .map(|s| (s, t.strength.lacks(&s.strength)))
                .next()
        {
            return Some(say(respect, s, t, true));
        }
    }
    fewer_strong(mine, theirs).and_then(|(s, t)| {
        let respect = t.strength.lacks(&s.strength)?;
        Some(say(respect, s, t, relation == Relation::Twins))
    })
}

/// An access of the source, and a weaker one of the target, such that the target has fewer that are as strong as the first
/// and more that are not.
fn fewer_strong<'s, 'a, 't, 'b>(
    mine: &'s [Access<'a>],
    theirs: &'t [Access<'b>],
) -> Option<(&'s Access<'a>, &'t Access<'b>)> {
    mine.iter().find_map(|level| {
        let weak = |a: &Access<'_>| a.strength.lacks(&level.strength).is_some();
        let count = |all: &[Access<'_>]| all.iter().filter(|a| weak(a)).count();
        let (weak_before, weak_after) = (count(mine), count(theirs));
        let strong_before = mine.len() - weak_before;
        let strong_after = theirs.len() - weak_after;
        if strong_after >= strong_before || weak_after <= weak_before {
            return None;
        }
        Some((level, theirs.iter().find(|a| weak(a))?))
    })
}

/// The same where accesses go through something else than before, as when a variable was split: opcodes with their types
/// alone, and only where there are as many as before.
fn weaker_by_kind(
    (before, after): (&Sorted<'_>, &Sorted<'_>),
    relation: Relation,
) -> Option<Weakened> {
    let mut kinds: Vec<&str> = before.keys().map(|s| s.0.as_str()).collect();
    kinds.dedup();
    kinds.into_iter().find_map(|name| {
        let all = |sorted: &Sorted<'_>| -> usize {
            let of = sorted.iter().filter(|(s, _)| s.0 == name);
            of.map(|(_, a)| a.len()).sum()
        };
        if all(before) != all(after) {
            return None;
        }
        let levels = before.iter().filter(|(s, _)| s.0 == name);
        let levels = levels.flat_map(|(s, a)| a.iter().map(move |level| (s, level)));
        levels.into_iter().find_map(|(from, level)| {
            // A part of something else that was there, as its name says, did not come of this.
            let of_another = |part: &Sort| {
                let mut whole = before.keys().filter(|s| s.0 == name && s.1 != from.1);
                whole.any(|s| {
                    part.1
                        .strip_prefix(&s.1)
                        .is_some_and(|r| r.starts_with('.'))
                })
            };
            let weak = |a: &&Access<'_>| a.strength.lacks(&level.strength).is_some();
            let of = |sorted: &'_ Sorted<'_>| -> usize {
                let of = sorted.iter().filter(|(s, _)| s.0 == name);
                of.flat_map(|(_, a)| a).filter(weak).count()
            };
            if of(after) <= of(before) {
                return None;
            }
            let (sort, is) = after
                .iter()
                .filter(|(s, _)| s.0 == name && !before.contains_key(*s) && !of_another(s))
                .find_map(|(s, a)| Some((s, a.iter().find(weak)?)))?;
            Some(Weakened {
                respect: is.strength.lacks(&level.strength)?,
                words: format!(
                    "{} through {}: one that was {} became {}",
                    sort.0,
                    sort.1,
                    level.strength.words(),
                    is.strength.words()
                ),
                certain: relation == Relation::Twins && !level.local,
            })
        })
    })
}

/// An access of one sort that claims more of its address than any before, and than the address is seen to have.
fn aligned_in(
    sort: &Sort,
    (mine, theirs): (&[Access<'_>], &[Access<'_>]),
    relation: Relation,
    seen: u64,
) -> Option<Weakened> {
    let highest = |all: &[Access<'_>]| {
        let mut list: Vec<u64> = all.iter().map(|a| a.align).collect();
        list.sort_unstable_by(|a, b| b.cmp(a));
        list
    };
    let most = mine.iter().map(|a| a.align).max().unwrap_or(1);
    let raised = match relation {
        // Access by access, both in descending order.
        Relation::Twins if mine.len() == theirs.len() => {
            let (a, b) = (highest(mine), highest(theirs));
            let raised = a.into_iter().zip(b).find(|(a, b)| b > a)?;
            theirs
                .iter()
                .find(|t| t.align == raised.1 && t.align > t.known)
                .map(|t| (raised.0, t))
        }
        _ => theirs
            .iter()
            .find(|t| t.align > most.max(seen) && t.align > t.known)
            .map(|t| (most, t)),
    };
    let (was, is) = raised?;
    Some(Weakened {
        respect: ALIGNMENT,
        words: format!(
            "{} through {}: align {was} became align {}, which nothing in sight justifies",
            sort.0, sort.1, is.align
        ),
        certain: false,
    })
}

fn sorted<'a>(cx: &'a Header, f: &Function) -> Sorted<'a> {
    let mut all: Sorted<'a> = BTreeMap::new();
    for i in executable(f).into_iter().flat_map(|b| f.insts(b)) {
        if let Some((sort, access)) = access(cx, f, i) {
            all.entry(sort).or_default().push(access);
        }
    }
    all
}

/// The access that an instruction is.
fn access<'a>(cx: &'a Header, f: &Function, i: Inst) -> Option<(Sort, Access<'a>)> {
    let name = f.kind(i).mnemonic();
    let of = |what: String, pointer: usize, a: &MemAccess| {
        let root = Root::of(cx, f, f.operand(i, pointer));
        let strength = Strength {
            volatile: a.volatile,
            ordering: a.ordering,
            failure: None,
            may_fail: false,
            scope: a.scope.map(|s| cx.str(s)),
        };
        let local = root.local;
        let access = Access {
            strength,
            align: a.align.bytes(),
            known: root.align,
            local,
            idle: false,
        };
        ((what, root.name), access)
    };
    let ty = |v: Value| cx.types.display(f.value_type(v)).to_string();
    match f.kind(i) {
        InstKind::Load(a) => {
            let what = format!("{name} {}", cx.types.display(f.inst_type(i)));
            let (sort, access) = of(what, 0, a);
            let idle = orders_nothing(a) && is_unused(f, i);
            Some((sort, Access { idle, ..access }))
        }
        InstKind::Store(a) => Some(of(format!("{name} {}", ty(f.operand(i, 0))), 1, a)),
        InstKind::AtomicRmw(op, a) => {
            let what = format!("{name} {} {}", op.keyword(), ty(f.operand(i, 1)));
            Some(of(what, 0, a))
        }
        InstKind::CmpXchg {
            access,
            failure,
            weak,
        } => {
            let (sort, mut a) = of(format!("{name} {}", ty(f.operand(i, 1))), 0, access);
            a.strength.failure = Some(*failure);
            a.strength.may_fail = *weak;
            Some((sort, a))
        }
        InstKind::Fence { ordering, scope } => {
            let strength = Strength {
                volatile: false,
                ordering: *ordering,
                failure: None,
                may_fail: false,
                scope: scope.map(|s| cx.str(s)),
            };
            let access = Access {
                strength,
                align: 1,
                known: 1,
                local: false,
                idle: false,
            };
            Some(((name.to_owned(), "all memory".into()), access))
        }
        InstKind::Call(_) => block_access(cx, f, i),
        _ => None,
    }
}

/// True for atomic loads that say nothing about other accesses (LangRef: `unordered`, `monotonic`).
fn orders_nothing(a: &MemAccess) -> bool {
    !a.volatile && matches!(a.ordering, Ordering::Unordered | Ordering::Monotonic)
}

fn is_unused(f: &Function, i: Inst) -> bool {
    f.result(i).is_none_or(|v| f.uses(v).next().is_none())
}

/// A block of memory that an intrinsic copies or sets, by its destination.
fn block_access<'a>(cx: &'a Header, f: &Function, i: Inst) -> Option<(Sort, Access<'a>)> {
    let name = cx.global_name(f.callee(i)?);
    let what = ["llvm.memcpy", "llvm.memmove", "llvm.memset"]
        .into_iter()
        .find(|n| name.starts_with(n))?;
    let call = f.call(i)?;
    let (to, flag) = (call.args().next()?, call.args().nth(3));
    let root = Root::of(cx, f, to);
    let stated = cx.attrs.get(call.info.attrs.param(0));
    let align = stated.iter().find_map(|a| match a {
        Attr::Align(n) => Some(*n),
        _ => None,
    });
    let strength = Strength {
        volatile: flag.and_then(|v| f.as_bool(v)) == Some(true),
        ordering: Ordering::NotAtomic,
        failure: None,
        may_fail: false,
        scope: None,
    };
    let access = Access {
        strength,
        align: align.map_or(1, |n| n),
        known: root.align,
        local: root.local,
        idle: false,
    };
    Some(((what.to_owned(), root.name), access))
}
