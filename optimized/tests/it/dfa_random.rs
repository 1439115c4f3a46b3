//! Random state machines: every step well formed and reducible, and the result does what the machine did.
#![allow(clippy::unwrap_used)]

use crate::dfa_support;
use crate::support;

use dfa_support::run_on;
use quickcheck::{Arbitrary, Gen};
use std::fmt::Write;
use support::interp::{execute, refines};
use support::parse;
use support::program::Choices;
use tandem_optimized::analysis::loops::Loops;
use tandem_optimized::passes::dfa_jump_threading::{BUDGET, Options};

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
    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

/// A way from a case to the latch: block, next state, new values.
struct Exit {
    block: String,
    state: String,
    a: String,
    b: String,
}

const OPS: [&str; 4] = ["add", "sub", "mul", "xor"];

/// One case: computes, may branch, and leaves over one or two exits.
fn case(s: &mut Source<'_>, n: usize, states: usize, out: &mut String) -> Vec<Exit> {
    let state = |s: &mut Source<'_>| match s.below(8) {
        0 => "%st".to_string(),
        1 => format!("%sel{n}"),
        _ => s.below(states + 1).to_string(),
    };
    let op = OPS[s.below(4)];
    let (x, y) = (
        ["%a", "%b", "%v"][s.below(3)],
        ["%a", "%i", "%w"][s.below(3)],
    );
    writeln!(out, "C{n}:\n  %x{n} = {op} i32 {x}, {y}").unwrap();
    writeln!(out, "  %q{n} = icmp ult i32 %x{n}, {}", s.below(40)).unwrap();
    let exit = |block: String, state: String, s: &mut Source<'_>| Exit {
        block,
        state,
        a: [format!("%x{n}"), "%b".into(), "%a".into()][s.below(3)].clone(),
        b: ["%a".into(), format!("%x{n}"), "%v".into()][s.below(3)].clone(),
    };
    if s.one_in(2) {
        let next = state(s);
        if next.starts_with("%sel") {
            let (k, l) = (s.below(states + 1), s.below(states));
            writeln!(out, "  %sel{n} = select i1 %q{n}, i32 {k}, i32 {l}").unwrap();
        }
        writeln!(out, "  br label %latch").unwrap();
        return vec![exit(format!("C{n}"), next, s)];
    }
    let direct = s.one_in(2);
    let other = if direct {
        "latch".to_string()
    } else {
        format!("C{n}b")
    };
    writeln!(out, "  br i1 %q{n}, label %C{n}a, label %{other}").unwrap();
    writeln!(
        out,
        "C{n}a:\n  call void @see(i32 %x{n})\n  br label %latch"
    )
    .unwrap();
    if !direct {
        writeln!(out, "C{n}b:\n  br label %latch").unwrap();
    }
    let known = |s: &mut Source<'_>| match s.below(5) {
        0 => "%st".to_string(),
        _ => s.below(states + 1).to_string(),
    };
    let first = known(s);
    let second = known(s);
    let from = if direct { format!("C{n}") } else { other };
    vec![exit(format!("C{n}a"), first, s), exit(from, second, s)]
}

/// A machine of `states` states, with a diamond before its switch or none.
fn machine(c: &Choices) -> String {
    let mut s = Source { bytes: &c.0, at: 0 };
    let states = 2 + s.below(4);
    let mut cases = String::new();
    let mut exits: Vec<Exit> = Vec::new();
    for n in 0..states {
        exits.extend(case(&mut s, n, states, &mut cases));
    }
    let default = match s.below(3) {
        0 => "latch".to_string(),
        1 => "X".to_string(),
        _ => format!("C{}", s.below(states)),
    };
    let mut out =
        String::from("declare void @see(i32)\ndefine i32 @f(i32 %n, i32 %p, i1 %c) {\nentry:\n");
    let start = s.below(states);
    let second = if s.one_in(3) { s.below(states) } else { start };
    out.push_str("  br i1 %c, label %e1, label %e2\ne1:\n  br label %H\ne2:\n  br label %H\nH:\n");
    writeln!(
        out,
        "  %st = phi i32 [ {start}, %e1 ], [ {second}, %e2 ], [ %ns, %latch ]"
    )
    .unwrap();
    for (v, first) in [("i", "0"), ("a", "%p"), ("b", "7")] {
        writeln!(
            out,
            "  %{v} = phi i32 [ {first}, %e1 ], [ 1, %e2 ], [ %{v}.n, %latch ]"
        )
        .unwrap();
    }
    writeln!(out, "  %v = {} i32 %a, %b", OPS[s.below(4)]).unwrap();
    out.push_str("  %more = icmp ult i32 %i, %n\n  br i1 %more, label %body, label %X\n");
    if s.one_in(6) {
        out.push_str("body:\n  %odd = trunc i32 %v to i1\n  br i1 %odd, label %left, label %S\n");
        out.push_str("left:\n  br label %S\nS:\n  %w = phi i32 [ %v, %body ], [ %b, %left ]\n");
    } else {
        out.push_str("body:\n  %w = add i32 %v, %i\n  br label %S\nS:\n");
    }
    writeln!(out, "  switch i32 %st, label %{default} [").unwrap();
    for n in 0..states {
        // Some states have no case, some share one.
        let to = if s.one_in(8) { s.below(states) } else { n };
        if !s.one_in(9) {
            writeln!(out, "    i32 {n}, label %C{to}").unwrap();
        }
    }
    out.push_str("  ]\n");
    out.push_str(&cases);
    if default == "latch" {
        exits.push(Exit {
            block: "S".into(),
            state: ["%st".into(), s.below(states).to_string()][s.below(2)].clone(),
            a: "%w".into(),
            b: "%a".into(),
        });
    }
    out.push_str("latch:\n");
    for (name, get) in [
        ("ns", (|e| e.state.clone()) as fn(&Exit) -> String),
        ("a.n", |e| e.a.clone()),
        ("b.n", |e| e.b.clone()),
    ] {
        let list: Vec<String> = exits
            .iter()
            .map(|e| format!("[ {}, %{} ]", get(e), e.block))
            .collect();
        writeln!(out, "  %{name} = phi i32 {}", list.join(", ")).unwrap();
    }
    out.push_str("  %i.n = add i32 %i, 1\n  call void @see(i32 %a.n)\n  br label %H\nX:\n");
    out.push_str("  %r0 = xor i32 %a, %v\n  %r = add i32 %r0, %b\n  ret i32 %r\n}\n");
    out
}

/// Panics with the program if something is wrong; true if a switch was threaded.
fn holds(c: &Choices, options: &Options) -> bool {
    let text = machine(c);
    let module = parse(&text);
    assert!(Loops::new(&module.bodies[0]).reducible, "{text}");
    let ran = run_on(&module, options);
    assert!(ran.report.budget_spent <= BUDGET);
    for args in [
        [0, 0, 0],
        [1, 5, 1],
        [2, 9, 0],
        [4, 1, 1],
        [7, 3, 0],
        [13, 2, 1],
    ] {
        let source = execute(&module.header, &module.bodies[0], &args, 400);
        let target = execute(&ran.module.header, ran.f(), &args, 800);
        assert!(
            refines(&source, &target),
            "on {args:?}: {source:?} became {target:?}\n{text}\n{}\n{:#?}",
            ran.text,
            ran.steps
        );
    }
    ran.report.threaded_switches > 0
}

fn many(tests: u64, options: &Options, share: u64) {
    let mut g = Gen::new(100);
    let threaded = (0..tests)
        .filter(|_| holds(&Choices::arbitrary(&mut g), options))
        .count() as u64;
    assert!(
        threaded * share > tests,
        "only {threaded} of {tests} threaded"
    );
}

#[test]
fn jt_r16_random_machines() {
    many(1500, &Options::default(), 8);
}

#[test]
fn jt_r16_random_machines_without_the_heuristic() {
    let options = Options {
        early_exit_heuristic: false,
        cost_threshold: 1000,
        ..Options::default()
    };
    many(1500, &options, 8);
}

#[test]
fn jt_r16_random_machines_with_short_paths() {
    let options = Options {
        early_exit_heuristic: false,
        max_path_length: 3,
        max_num_paths: 4,
        ..Options::default()
    };
    many(700, &options, 50);
}
