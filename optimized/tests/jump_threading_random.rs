//! Random small programs: every step well formed and reducible, the result does what the program did, and
//! what lazy value info claims of it holds in every run.
#![allow(clippy::unwrap_used)]

mod support;

use quickcheck::{Arbitrary, Gen, QuickCheck};
use std::cell::Cell;
use std::fmt::Write;
use support::interp::{execute, execute_watched, refines, watch};
use support::{parse, run_on};
use tandem_ir::Function;
use tandem_optimized::analysis::loops::Loops;
use tandem_optimized::passes::jump_threading::{BUDGET, Options};

/// A stream of choices, so that shrinking a program is shrinking a list of bytes.
#[derive(Clone, Debug)]
struct Choices(Vec<u8>);

impl Arbitrary for Choices {
    fn arbitrary(g: &mut Gen) -> Self {
        Choices((0..400).map(|_| u8::arbitrary(g)).collect())
    }
    fn shrink(&self) -> Box<dyn Iterator<Item = Self>> {
        let zeroed = self.0.clone();
        let n = zeroed.len();
        Box::new((0..n).filter(move |&k| zeroed[k] != 0).take(64).scan(self.0.clone(), |v, k| {
            let mut c = v.clone();
            c[k] = 0;
            Some(Choices(c))
        }))
    }
}

struct Source<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Source<'_> {
    fn below(&mut self, n: usize) -> usize {
        let b = self.bytes.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        usize::from(b) % n
    }
}

const VARS: usize = 3;

/// A program over `VARS` variables in static single assignment: blocks with several predecessors have a phi
/// per variable, others use the values of their only predecessor.
fn program(c: &Choices) -> String {
    let mut s = Source { bytes: &c.0, at: 0 };
    let n = 6 + s.below(7);
    let mut ends: Vec<Vec<usize>> = Vec::new();
    for b in 0..n {
        let mut to: Vec<usize> = Vec::new();
        if b + 1 < n {
            let count = [1, 2, 2, 2, 2, 3][s.below(6)];
            for k in 0..count {
                // Mostly forwards; sometimes back. The entry has no predecessors.
                let back = b > 0 && k > 0 && s.below(12) == 0;
                to.push(if back { 1 + s.below(b) } else { b + 1 + s.below((n - b - 1).min(3)) });
            }
        }
        ends.push(to);
    }
    let preds = |b: usize| -> Vec<usize> {
        (0..n).flat_map(|p| ends[p].iter().filter(|&&t| t == b).map(move |_| p)).collect()
    };
    let mut out = String::from("declare void @see(i32)\ndefine i32 @f(i32 %a, i32 %b, i1 %q) {\n");
    let mut values: Vec<Vec<String>> = vec![vec!["%a".into(), "%b".into(), "3".into()]];
    for b in 0..n {
        let p = preds(b);
        let mut now: Vec<String> = match p.as_slice() {
            _ if b == 0 => values[0].clone(),
            [only] if *only < b => values[*only + 1].clone(),
            _ => (0..VARS).map(|v| format!("%p{b}.{v}")).collect(),
        };
        let _ = writeln!(out, "b{b}:");
        let phis = now.iter().any(|v| v.starts_with(&format!("%p{b}.")));
        if phis && !p.is_empty() {
            for v in 0..VARS {
                let _ = writeln!(out, "  PHI {b} {v}");
            }
        } else if p.is_empty() && b > 0 {
            now = vec!["0".into(), "1".into(), "2".into()];
        }
        body(&mut out, &mut s, b, &mut now);
        end(&mut out, &mut s, b, &ends[b], &now);
        values.push(now);
    }
    out.push_str("}\n");
    let mut text = String::new();
    for line in out.lines() {
        match line.trim().strip_prefix("PHI ") {
            None => text.push_str(line),
            Some(rest) => {
                let mut it = rest.split(' ').map(|x| x.parse::<usize>().unwrap());
                let (b, v) = (it.next().unwrap(), it.next().unwrap());
                let entries: Vec<String> =
                    preds(b).iter().map(|&p| format!("[ {}, %b{p} ]", values[p + 1][v])).collect();
                let _ = write!(text, "  %p{b}.{v} = phi i32 {}", entries.join(", "));
            }
        }
        text.push('\n');
    }
    text
}

fn body(out: &mut String, s: &mut Source<'_>, b: usize, now: &mut [String]) {
    for k in 0..s.below(3) {
        let (v, w) = (s.below(VARS), s.below(VARS));
        let c = s.below(5);
        let name = format!("%x{b}.{k}");
        let line = match s.below(14).saturating_sub(5) {
            0 => {
                now[v] = c.to_string();
                continue;
            }
            1 => {
                let _ = writeln!(out, "  call void @see(i32 {})", now[v]);
                continue;
            }
            2 => format!("add i32 {}, {c}", now[v]),
            3 => format!("and i32 {}, {c}", now[v]),
            4 => format!("sub i32 {}, {}", now[v], now[w]),
            5 => format!("select i1 %q, i32 {c}, i32 {}", now[w]),
            6 => format!("freeze i32 {}", now[w]),
            7 => format!("xor i32 {}, {}", now[v], now[w]),
            _ => format!("mul i32 {}, {}", now[v], now[w]),
        };
        let _ = writeln!(out, "  {name} = {line}");
        now[v] = name;
    }
}

fn end(out: &mut String, s: &mut Source<'_>, b: usize, to: &[usize], now: &[String]) {
    let v = s.below(VARS);
    let preds = ["eq", "ne", "ult", "slt", "sge", "ugt"];
    match to {
        [] => {
            let _ = writeln!(out, "  %r = xor i32 {}, {}", now[0], now[v]);
            let _ = writeln!(out, "  ret i32 %r");
        }
        [t] => {
            let _ = writeln!(out, "  br label %b{t}");
        }
        [x, y] => {
            let rhs = if s.below(5) == 0 { now[s.below(VARS)].clone() } else { s.below(4).to_string() };
            let _ = writeln!(out, "  %c{b} = icmp {} i32 {}, {rhs}", preds[s.below(6)], now[v]);
            let cond = if s.below(5) == 0 {
                let op = ["xor", "and", "or"][s.below(3)];
                let _ = writeln!(out, "  %d{b} = {op} i1 %c{b}, %q");
                format!("%d{b}")
            } else {
                format!("%c{b}")
            };
            let _ = writeln!(out, "  br i1 {cond}, label %b{x}, label %b{y}");
        }
        many => {
            let _ = write!(out, "  switch i32 {}, label %b{} [", now[v], many[0]);
            for (k, t) in many[1..].iter().enumerate() {
                let _ = write!(out, " i32 {k}, label %b{t}");
            }
            let _ = writeln!(out, " ]");
        }
    }
}

fn size(f: &Function) -> usize {
    f.blocks()
        .map(|b| f.insts(b).filter(|&i| !f.is_phi(i) && !f.kind(i).is_terminator()).count())
        .sum()
}

/// Panics with the program if something is wrong; true if an edge was threaded.
fn holds(c: &Choices, options: &Options, lvi: bool) -> bool {
    let text = program(c);
    let module = parse(&text);
    if !Loops::new(&module.bodies[0]).reducible {
        return false;
    }
    let options = Options {
        collect_claims: true,
        ..options.clone()
    };
    let ran = run_on(&module, &options, lvi);
    let facts = watch(ran.report.claims.as_ref().unwrap());
    assert!(size(ran.f()) <= size(&module.bodies[0]) + 2 * BUDGET as usize);
    assert!(ran.report.budget_spent <= BUDGET);
    for args in [[0, 0, 0], [1, 2, 1], [3, 0, 1], [2, 4, 0], [u64::MAX, 1, 1], [4, 3, 0]] {
        let source = execute(&module.header, &module.bodies[0], &args, 300);
        let target = execute_watched(&ran.module.header, ran.f(), &args, 600, &facts);
        assert!(
            refines(&source, &target),
            "on {args:?}: {source:?} became {target:?}\n{text}\n{}\n{:#?}",
            ran.text,
            ran.steps
        );
    }
    ran.report.threaded_edges > 0
}

/// Runs many programs; a fair share of them must have been threaded, or the test would show nothing.
fn many(tests: u64, options: &Options, lvi: bool) {
    let threaded = Cell::new(0u64);
    let mut g = Gen::new(100);
    for _ in 0..tests {
        let c = Choices::arbitrary(&mut g);
        threaded.set(threaded.get() + u64::from(holds(&c, options, lvi)));
    }
    assert!(threaded.get() > tests / 20, "only {} of {tests} threaded", threaded.get());
}

#[test]
fn random_programs_with_lvi() {
    many(1500, &Options::default(), true);
}

#[test]
fn random_programs_without_lvi() {
    many(700, &Options::default(), false);
}

#[test]
fn random_programs_across_loop_headers() {
    let options = Options {
        across_loop_headers: true,
        ..Options::default()
    };
    many(1500, &options, true);
}

#[test]
fn random_programs_shrink_when_they_fail() {
    fn go(c: Choices) -> bool {
        holds(&c, &Options::default(), true);
        true
    }
    QuickCheck::new().tests(200).quickcheck(go as fn(Choices) -> bool);
}
