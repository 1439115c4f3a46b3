//! What must hold for the target to refine the source.
//!
//! Both meanings share one context. A violation is an execution in which the
//! source has no undefined behaviour and the target does something that the source
//! does not allow: undefined behaviour of its own, another end, another event,
//! another value, other memory. Each is one [`Obligation`]; the target is right if
//! none can be violated.

use super::context::{ChoiceKind, PairContext, Side};
use super::encode::{Event, Meaning};
use super::memory::{Change, MemId};
use super::pointer::{BLOCK_BITS, Ptr};
use super::value::{Scalar, Val};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use tandem_ir::inst::Ordering;
use tandem_smt::{Mentions, Op, Sort, Term, Terms};

/// The reason of a counterexample in which the target is undefined and the source is not.
pub const LESS_DEFINED: &str = "Source is more defined than target";

/// Something that the target must not do.
#[derive(Clone, Debug)]
pub struct Obligation {
    /// What is wrong if it does, for people.
    pub reason: &'static str,
    /// Boolean: it does, in an execution that the source defines.
    pub violation: Term,
    /// Undef choices of a first evaluation (or of one thread), and what they are in the second that the violation also
    /// speaks of; empty for most. A choice for the first is a choice for the second.
    pub again: FxHashMap<Term, Term>,
}

/// Boolean: the source's pointer allows the target's: they are the same, or the source's is based on nothing and
/// the target's has its address (a pointer that may be used for more).
fn pointer_refines(w: &mut PairContext, source: Scalar, target: Scalar, space: u32) -> Term {
    let same = w.terms.eq(source.bits, target.bits);
    let (s, g) = (
        Ptr::unpack(&mut w.terms, source.bits),
        Ptr::unpack(&mut w.terms, target.bits),
    );
    let none = w.no_block();
    let based_on_nothing = w.terms.eq(s.block, none);
    if same == Terms::TRUE {
        return same;
    }
    // Null on one of several ways is null there.
    if let Some((c, x, y)) = w.as_ite(target.bits)
        && [x, y].iter().any(|&t| w.terms.is_const(t))
    {
        let (a, b) = match w.as_ite(source.bits) {
            Some((d, a, b)) if d == c => (a, b),
            _ => (source.bits, source.bits),
        };
        let arms = [(a, x), (b, y)].map(|(s, g)| {
            let (s, g) = (Scalar { bits: s, ..source }, Scalar { bits: g, ..target });
            pointer_refines(w, s, g, space)
        });
        return w.terms.ite(c, arms[0], arms[1]);
    }
    if space == 0 && w.terms.as_u64(target.bits) == Some(0) && !w.null_is_valid {
        // LLVM takes a pointer that equals null for null: no access at that address is defined.
        let (address, zero) = (w.address(s, space), w.address(g, space));
        if address != zero && based_on_nothing != Terms::TRUE {
            w.assume("a pointer that equals null leads nowhere");
        }
        return w.terms.eq(address, zero);
    }
    if based_on_nothing == Terms::FALSE {
        return same;
    }
    let (a, b) = (w.address(s, space), w.address(g, space));
    let t = &mut w.terms;
    let address = t.eq(a, b);
    let loose = t.and(based_on_nothing, address);
    t.or(same, loose)
}

/// Boolean: the bits that the source has allow those of the target. Variable arguments may differ in type.
fn bits_refine(w: &mut PairContext, source: Scalar, target: Scalar, space: Option<u32>) -> Term {
    if w.terms.width(source.bits) != w.terms.width(target.bits) {
        return Terms::FALSE;
    }
    match space {
        Some(n) => pointer_refines(w, source, target, n),
        None => w.terms.eq(source.bits, target.bits),
    }
}

/// Boolean: the source's value allows the target's, scalar by scalar; `spaces` has the address space of each
/// scalar that is a pointer.
pub fn value_refines(
    w: &mut PairContext,
    source: &Val,
    target: &Val,
    spaces: &[Option<u32>],
) -> Term {
    let (a, b) = (source.leaves(), target.leaves());
    if a.len() != b.len() {
        return Terms::FALSE;
    }
    let mut all = Terms::TRUE;
    for (n, (s, g)) in a.into_iter().zip(b).enumerate() {
        let same = bits_refine(w, s, g, spaces.get(n).copied().flatten());
        let t = &mut w.terms;
        let defined = t.not(g.poison);
        let ok = t.and(defined, same);
        let ok = t.or(s.poison, ok);
        all = t.and(all, ok);
    }
    all
}

/// Everything that the target must not do. The terms hold only together with the context's axioms.
/// `source_terms` is how many terms there were before the target was encoded.
pub fn obligations(
    w: &mut PairContext,
    source: &Meaning,
    target: &Meaning,
    source_terms: usize,
) -> Vec<Obligation> {
    let defined = {
        let t = &mut w.terms;
        let stop = t.or(source.ub, source.cut);
        t.not(stop)
    };
    let within = w.terms.not(target.cut);
    let sound = w.terms.not(target.ub);
    let mut out = Vec::new();
    // Beyond its first undefined behaviour the rest of a target says nothing; beyond the bound nothing is known.
    push(w, &mut out, LESS_DEFINED, &[defined, target.ub]);
    let both = w.terms.and(defined, within);
    let both = w.terms.and(both, sound);
    let ends = end_differs(&mut w.terms, source, target);
    push(
        w,
        &mut out,
        "Source and target don't have the same return domain",
        &[both, ends],
    );
    events(w, &mut out, both, source, target);
    calls(w, &mut out, both, source, target);
    let return_both = w.terms.and(source.returns, target.returns);
    let ended = w.terms.and(both, return_both);
    if let (Some(s), Some(g)) = (&source.value, &target.value) {
        values(w, &mut out, ended, [s, g], &source.spaces);
    }
    memory(w, &mut out, ended, source.end.mem, target.end.mem);
    let reused = w.reuses(source.end.mem, target.end.mem, source_terms);
    push(w, &mut out, REUSES, &[ended, reused]);
    out
}

fn push(w: &mut PairContext, out: &mut Vec<Obligation>, reason: &'static str, all: &[Term]) {
    let violation = w.terms.all(all.iter().copied());
    if violation != Terms::FALSE {
        let again = FxHashMap::default();
        out.push(Obligation {
            reason,
            violation,
            again,
        });
    }
}

/// An obligation that also speaks of a second evaluation of undef values.
fn push_again(
    w: &mut PairContext,
    out: &mut Vec<Obligation>,
    reason: &'static str,
    all: &[Term],
    again: FxHashMap<Term, Term>,
) {
    let before = out.len();
    push(w, out, reason, all);
    if let Some(o) = out.get_mut(before) {
        o.again = again;
    }
}

/// One returns and the other does not, or one runs for ever and the other does not.
fn end_differs(t: &mut Terms, source: &Meaning, target: &Meaning) -> Term {
    let differ = |t: &mut Terms, a: Term, b: Term| {
        let same = t.eq(a, b);
        t.not(same)
    };
    let returns = differ(t, source.returns, target.returns);
    let endless = differ(t, source.endless, target.endless);
    t.or(returns, endless)
}

/// Promises of the target that the encoding leaves out, each with the executions, defined by the source, on which the
/// source does not make it.
pub fn open_promises(
    w: &mut PairContext,
    source: &Meaning,
    target: &Meaning,
) -> Vec<(String, Term)> {
    let stop = w.terms.any([source.ub, source.cut, target.cut]);
    let defined = w.terms.not(stop);
    let mut out = Vec::new();
    for p in &target.promised {
        let mut made = Terms::FALSE;
        for q in &source.promised {
            if q.what != p.what || q.on.len() != p.on.len() {
                continue;
            }
            let mut same = q.reach;
            for (&a, &b) in q.on.iter().zip(&p.on) {
                let fits = w.terms.width(a) == w.terms.width(b);
                let equal = if fits { w.terms.eq(a, b) } else { Terms::FALSE };
                same = w.terms.and(same, equal);
            }
            made = w.terms.or(made, same);
            if made == p.reach {
                break;
            }
        }
        let missing = w.terms.not(made);
        let open = w.terms.all([defined, p.reach, missing]);
        if open != Terms::FALSE {
            out.push((p.what.clone(), open));
        }
    }
    out
}

/// Returned values: poison first, then value, so that the reason can be named.
fn values(
    w: &mut PairContext,
    out: &mut Vec<Obligation>,
    ended: Term,
    [source, target]: [&Val; 2],
    spaces: &[Option<u32>],
) {
    let (mut poison, mut value) = (Terms::FALSE, Terms::FALSE);
    let (a, b) = (source.leaves(), target.leaves());
    for (n, (s, g)) in a.into_iter().zip(b).enumerate() {
        let same = bits_refine(w, s, g, spaces.get(n).copied().flatten());
        let t = &mut w.terms;
        let visible = t.not(s.poison);
        let more = t.and(visible, g.poison);
        poison = t.or(poison, more);
        let defined = t.not(g.poison);
        let both = t.and(visible, defined);
        let differ = t.not(same);
        let differ = t.and(both, differ);
        value = t.or(value, differ);
    }
    push(
        w,
        out,
        "Target is more poisonous than source",
        &[ended, poison],
    );
    push(w, out, "Value mismatch", &[ended, value]);
    let differs = w.terms.or(poison, value);
    if let Some((again, map)) = second_look(w, differs) {
        let either = w.terms.or(differs, again);
        push_again(
            w,
            out,
            "Target's return value is more undefined",
            &[ended, either],
            map,
        );
    }
}

fn memory(
    w: &mut PairContext,
    out: &mut Vec<Obligation>,
    ended: Term,
    source: MemId,
    target: MemId,
) {
    if source == target {
        return;
    }
    let mut at = somewhere(w);
    if let Some(start) = written_from(w, target) {
        // Nothing is known of the distance either.
        at.offset = w.terms.add(start, at.offset);
    }
    let refines = w.memory_refines(source, target, at);
    let differs = w.terms.not(refines);
    push(w, out, "Mismatch in memory", &[ended, differs]);
    if let Some((again, map)) = second_look(w, differs) {
        let either = w.terms.or(differs, again);
        push_again(w, out, "Mismatch in memory", &[ended, either], map);
    }
    let mut lives = Terms::FALSE;
    for block in w.lives.clone() {
        let (a, b) = (w.live(source, block), w.live(target, block));
        let differ = w.terms.ne(a, b);
        lives = w.terms.or(lives, differ);
    }
    push(w, out, "Mismatch in memory", &[ended, lives]);
    let more = w.writes_more(source, target, at);
    push(w, out, WRITES_MORE, &[ended, more]);
}

/// Why an event is wrong whose operands are right at one use of each undef value: what no run shows, in which there is one choice for it.
pub const SHOWS_MORE: &str = "Target shows others a value that is more undefined";

/// Why a store is wrong that changes nothing: what no run of one thread shows.
pub const WRITES_MORE: &str = "Target writes memory that the source does not write";

/// Why a target is wrong whose objects follow each other where those of the source are alive at once.
pub const REUSES: &str = "Target may place an object where the source cannot";

/// The same difference for an observer who evaluates the values a second time: undef values of the target may have changed, and
/// then the source must be able to give both. Also the undef choices of the first evaluation and what they are in the second.
/// `None` if the target shows no undef value.
fn second_look(w: &mut PairContext, differs: Term) -> Option<(Term, FxHashMap<Term, Term>)> {
    use tandem_smt::Chooser;
    let vars = w.terms.free_vars(&[differs]);
    let undef: Vec<_> = vars
        .into_iter()
        .filter(|&v| w.terms.var_data(v).undef)
        .collect();
    if !undef
        .iter()
        .any(|&v| w.terms.var_data(v).chooser == Chooser::Target)
    {
        return None;
    }
    let mut map = FxHashMap::default();
    for v in undef {
        let side = match w.terms.var_data(v).chooser {
            Chooser::Source => Side::Source,
            _ => Side::Target,
        };
        let kind = w.undef_kind(v).unwrap_or(ChoiceKind::Undef);
        let old = w.terms.var(v);
        let width = w.terms.width(old);
        let new = w.choice(side, kind, width);
        map.insert(old, new);
    }
    let again = w.terms.substitute(differs, &map);
    Some((again, map))
}

/// True for the name of a variable that says where a violation is looked for, or what a memory is to a call that reads: for
/// each choice of the source there may be another one.
pub fn is_place(name: &str) -> bool {
    let of_memory = name.starts_with("memory.key") || name.starts_with("seen.");
    of_memory || name.starts_with("somewhere.") || name.starts_with("which.event")
}

/// A location of which nothing is known.
fn somewhere(w: &mut PairContext) -> Ptr {
    let index = w.index_bits(0).max(w.index_bits(1));
    Ptr {
        block: w.terms.input("somewhere.block", Sort::Bits(BLOCK_BITS)),
        offset: w.terms.input("somewhere.offset", Sort::Bits(index)),
    }
}

/// The offset that most writes begin at, if it is a variable: the distances to it are constants then.
fn written_from(w: &mut PairContext, mem: MemId) -> Option<Term> {
    let mut counts: BTreeMap<Term, usize> = BTreeMap::new();
    for m in w.memory.history(mem) {
        let at = match w.memory.change(m) {
            Change::Store { at, .. } | Change::Fill { at, .. } => *at,
            Change::Copy { to, .. } => *to,
            _ => continue,
        };
        let start = match (w.terms.op(at.offset), w.terms.args(at.offset)) {
            (Op::BvAdd, &[x, c]) if w.terms.is_const(c) => x,
            _ => at.offset,
        };
        let fixed = w.terms.is_const(start) || w.terms.is_const(at.block);
        if fixed || w.terms.mentions(start).any(Mentions::UNDEF) {
            continue;
        }
        *counts.entry(start).or_default() += 1;
    }
    let most = counts
        .into_iter()
        .max_by_key(|&(t, n)| (n, std::cmp::Reverse(t)))?;
    let index = w.index_bits(0).max(w.index_bits(1));
    (w.terms.width(most.0) == index).then_some(most.0)
}

/// Every event of the target is the source's of the same number, and none is missing.
fn events(
    w: &mut PairContext,
    out: &mut Vec<Obligation>,
    both: Term,
    source: &Meaning,
    target: &Meaning,
) {
    if source.events.is_empty() && target.events.is_empty() {
        return;
    }
    let mut at = None;
    for e in &target.events {
        // Each looks again at terms that may be as large as the whole.
        if w.late() {
            return;
        }
        let matched = any_matches(w, &source.events, e, true, &mut |w, s| {
            compatible(w, s, e, &mut at)
        });
        let missing = w.terms.not(matched);
        push(
            w,
            out,
            "Target has an event that the source has not",
            &[both, e.reach, missing],
        );
        // Who gets an operand, or memory, may use it more than once.
        if let Some((again, map)) = second_look(w, missing) {
            let either = w.terms.or(missing, again);
            push_again(w, out, SHOWS_MORE, &[both, e.reach, either], map);
        }
    }
    for e in &source.events {
        let matched = any_matches(w, &target.events, e, false, &mut |_, _| Terms::TRUE);
        let missing = w.terms.not(matched);
        push(
            w,
            out,
            "Source has an event that the target has not",
            &[both, e.reach, missing],
        );
    }
}

/// Calls of the target that are taken under what the source's calls promise are calls that the source makes.
fn calls(
    w: &mut PairContext,
    out: &mut Vec<Obligation>,
    both: Term,
    source: &Meaning,
    target: &Meaning,
) {
    for c in target.pure_calls.iter().filter(|c| c.needs_partner) {
        let mut made = Terms::FALSE;
        for s in &source.pure_calls {
            if s.kind != c.kind || s.keys.len() != c.keys.len() {
                continue;
            }
            let mut same = s.reach;
            for (&a, &b) in s.keys.iter().zip(&c.keys) {
                let equal = match w.terms.sort(a) == w.terms.sort(b) {
                    true => w.terms.eq(a, b),
                    false => Terms::FALSE,
                };
                same = w.terms.and(same, equal);
            }
            made = w.terms.or(made, same);
        }
        let missing = w.terms.not(made);
        if missing != Terms::FALSE {
            w.beyond_replay.insert("attributes of calls".into());
        }
        push(
            w,
            out,
            "Target has a call that the source has not",
            &[both, c.reach, missing],
        );
    }
}

/// Whether an event of the target may stand for one of the source: it is the same, or a strong `cmpxchg` for a weak one, which
/// may fail for no reason (LangRef, `cmpxchg` Instruction).
fn may_stand_for(source: &str, target: &str) -> bool {
    source == target || source.replacen("cmpxchg weak ", "cmpxchg ", 1) == target
}

/// Boolean: one of `list`, which are of the source or of the target, happens with the number of `e`, and the pair is right.
fn any_matches(
    w: &mut PairContext,
    list: &[Event],
    e: &Event,
    of_source: bool,
    right: &mut dyn FnMut(&mut PairContext, &Event) -> Term,
) -> Term {
    let mut any = Terms::FALSE;
    for s in list {
        let same = w.terms.eq(s.index, e.index);
        let (source, target) = if of_source { (s, e) } else { (e, s) };
        if same == Terms::FALSE || !may_stand_for(&source.kind, &target.kind) {
            continue;
        }
        let here = w.terms.and(s.reach, same);
        if here == Terms::FALSE {
            continue;
        }
        let ok = right(w, s);
        let ok = w.terms.and(here, ok);
        any = w.terms.or(any, ok);
    }
    any
}

/// Boolean: the target's event does what the source's allows.
fn compatible(w: &mut PairContext, s: &Event, g: &Event, at: &mut Option<Ptr>) -> Term {
    // A target that promises more (of the callee) than the source did may be wrong about it.
    // Where the source calls through a pointer, what the function's declaration says holds as well.
    let (given, kept) = match (&s.callee, &g.callee) {
        (None, Some(_)) => (&g.promises, &s.declared),
        _ => (&g.declared, &s.declared),
    };
    let strong = |(&s, &g): (&Ordering, &Ordering)| covers(g, s);
    let wide = takes_in(g.scope.as_deref(), s.scope.as_deref());
    if s.args.len() != g.args.len() || !wide || !s.orders.iter().zip(&g.orders).all(strong) {
        return Terms::FALSE;
    }
    let mut added = given.difference(kept).peekable();
    if added.peek().is_some() {
        if !added.all(|p| g.of_body.contains(p)) {
            w.beyond_replay.insert("attributes of calls".into());
            return Terms::FALSE;
        }
        w.assume("what a function with a body promises is asked about that function");
    }
    let mut all = Terms::TRUE;
    for (a, b) in s.args.iter().zip(&g.args) {
        let ok = value_refines(w, &a.value, &b.value, &a.spaces);
        all = w.terms.and(all, ok);
    }
    if let (Some(sm), Some(gm)) = (s.mem, g.mem)
        && sm != gm
    {
        let at = *at.get_or_insert_with(|| somewhere(w));
        let mut ok = w.memory_refines(sm, gm, at);
        if s.kind.starts_with("call ") {
            let hidden = w.hidden_by_noalias((sm, s.index), at, s.unwinds);
            ok = w.terms.or(ok, hidden);
        }
        all = w.terms.and(all, ok);
    }
    all
}

/// True if the scope takes in all threads of the other; none is the whole system. Scopes of which nothing is known take in
/// themselves.
fn takes_in(scope: Option<&str>, other: Option<&str>) -> bool {
    /// The scopes below the system, from narrow to wide, of NVPTX and AMDGPU.
    const WIDER: [&[&str]; 2] = [
        &["singlethread", "block", "cluster", "device"],
        &["singlethread", "wavefront", "workgroup", "cluster", "agent"],
    ];
    match (scope, other) {
        (scope, other) if scope == other => true,
        (_, None) => false,
        (None, Some(other)) => WIDER.iter().any(|all| all.contains(&other)),
        (Some(scope), Some(other)) => WIDER.iter().any(|all| {
            let level = |s| all.iter().position(|&x| x == s);
            level(other).is_some_and(|o| level(scope).is_some_and(|s| o < s))
        }),
    }
}

/// True if the ordering gives all that the other gives (LangRef, "Atomic Memory Ordering Constraints").
fn covers(ordering: Ordering, other: Ordering) -> bool {
    use Ordering::{AcqRel, Acquire, Monotonic, NotAtomic, Release, SeqCst, Unordered};
    let below: &[Ordering] = match ordering {
        NotAtomic => &[],
        Unordered => &[NotAtomic],
        Monotonic => &[NotAtomic, Unordered],
        Acquire | Release => &[NotAtomic, Unordered, Monotonic],
        AcqRel => &[NotAtomic, Unordered, Monotonic, Acquire, Release],
        SeqCst => &[NotAtomic, Unordered, Monotonic, Acquire, Release, AcqRel],
    };
    ordering == other || below.contains(&other)
}
