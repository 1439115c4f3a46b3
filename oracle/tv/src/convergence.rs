//! Convergent operations keep their sets of threads.
//!
//! LangRef: a transformation may not make a convergent operation control-dependent
//! on more. What can be observed is with whom a thread executes it: two threads do
//! an operation *together* if both reach the same site with the same number of
//! convergent events behind them: what else a thread does on its way keeps no other waiting. The query runs two threads on inputs that agree where the
//! language says that they do (kernel arguments, the dimensions of the launch,
//! initial memory outside of private memory) and are free elsewhere, and asks whether
//! they are together in one program and apart in the other.

use super::context::PairContext;
use super::encode::{Event, Meaning};
use super::refine::Obligation;
use rustc_hash::{FxHashMap, FxHashSet};
use tandem_smt::{FunData, Op, Sort, Term, Terms};

/// The second thread: what each variable and function of the first is for it.
struct SecondThread {
    /// Terms of the first thread and what they are for the second.
    map: FxHashMap<Term, Term>,
}

/// The obligation that convergent operations bring; `None` if neither side has one.
pub fn obligation(w: &mut PairContext, source: &Meaning, target: &Meaning) -> Option<Obligation> {
    let convergent = |m: &Meaning| {
        let all = m.events.iter().cloned();
        all.filter_map(|e| e.convergent.map(|n| (e, n)))
            .collect::<Vec<_>>()
    };
    let (s, g) = (convergent(source), convergent(target));
    if s.is_empty() && g.is_empty() {
        return None;
    }
    let mut roots = vec![source.ub, source.cut, target.ub, target.cut];
    for (e, n) in s.iter().chain(&g) {
        roots.extend([e.reach, *n]);
    }
    roots.extend(&w.axioms);
    let second = second_thread(&mut w.terms, &roots);
    let number = w
        .terms
        .input("which.event", Sort::Bits(super::encode::EVENT_BITS));
    let in_source = together(&mut w.terms, &s, number, &second);
    let in_target = together(&mut w.terms, &g, number, &second);
    let t = &mut w.terms;
    let same = t.eq(in_source, in_target);
    let differ = t.not(same);
    let stop = t.or(source.ub, source.cut);
    let target_stop = t.or(target.ub, target.cut);
    let stop = t.or(stop, target_stop);
    let other_stop = t.substitute(stop, &second.map);
    let stop = t.or(stop, other_stop);
    let go = t.not(stop);
    let mut violation = t.and(go, differ);
    // What holds for one thread's environment holds for the other's.
    for a in w.axioms.clone() {
        let b = w.terms.substitute(a, &second.map);
        if b != a {
            violation = w.terms.and(violation, b);
        }
    }
    let reason = "A convergent operation is executed by other threads together";
    let again = second.map;
    Some(Obligation {
        reason,
        violation,
        again,
    })
}

/// Boolean: both threads reach one site as convergent event `number`.
fn together(t: &mut Terms, events: &[(Event, Term)], number: Term, second: &SecondThread) -> Term {
    // Copies of one site (unrolled rounds) are one site.
    let mut sites: Vec<(Vec<tandem_ir::Inst>, Term)> = Vec::new();
    for (e, count) in events {
        let here = t.eq(*count, number);
        let here = t.and(e.reach, here);
        match sites.iter_mut().find(|(s, _)| *s == e.site) {
            Some((_, any)) => *any = t.or(*any, here),
            None => sites.push((e.site.clone(), here)),
        }
    }
    let mut any = Terms::FALSE;
    for (_, here) in sites {
        let there = t.substitute(here, &second.map);
        let both = t.and(here, there);
        any = t.or(any, both);
    }
    any
}

/// Copies of every variable and application that threads do not share.
fn second_thread(t: &mut Terms, roots: &[Term]) -> SecondThread {
    let mut seen: FxHashSet<Term> = FxHashSet::default();
    let mut work = roots.to_vec();
    let mut own = Vec::new();
    while let Some(x) = work.pop() {
        if !seen.insert(x) {
            continue;
        }
        work.extend(t.args(x));
        match t.op(x) {
            Op::Var(v) if t.var_data(*v).per_thread => own.push(x),
            Op::Apply(_) => own.push(x),
            _ => {}
        }
    }
    // Children come before their parents, so that nested applications find their arguments done.
    own.sort_unstable();
    let mut map = FxHashMap::default();
    for x in own {
        let copy = match t.op(x).clone() {
            Op::Var(v) => {
                let mut data = t.var_data(v).clone();
                data.name.push('\'');
                t.fresh(data)
            }
            Op::Apply(f) => {
                let data = t.fun_data(f).clone();
                let args: Vec<Term> = t.args(x).to_vec();
                let args: Vec<Term> = args.into_iter().map(|a| t.substitute(a, &map)).collect();
                let f = if data.per_thread {
                    t.function(FunData {
                        name: format!("{}'", data.name),
                        ..data
                    })
                } else {
                    f
                };
                t.apply(f, &args)
            }
            _ => continue,
        };
        if copy != x {
            map.insert(x, copy);
        }
    }
    SecondThread { map }
}
