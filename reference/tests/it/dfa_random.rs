//! Random state machines: what is found is applied, a run goes to its end, and both
//! do what the machine did.
//!
//! The states are a ring of cases whose next state is a constant, the present one, a
//! select, or comes through a case of its own; loops, exits and uses of values behind
//! the loop are drawn too.

#![allow(clippy::unwrap_used)]

use crate::support;

use std::fmt::Write;
use support::automata::{Machine, switches};
use support::random::Random;
use tandem_ir::rewrite::Rewrite;

/// A machine of up to five states.
fn machine(seed: u64) -> String {
    let mut r = Random::new(seed);
    let states = 2 + r.below(4);
    let start = ["1", "1", "2", "7", "%s"][r.below(5)];
    let mut t = String::new();
    let default = ["X", "D", "latch", "C1"][r.below(4)];
    write!(
        t,
        "define i32 @f(i1 %c, i32 %s, i32 %n) {{
entry:
  br label %H
H:
  %st = phi i32 [ {start}, %entry ], [ %ns, %latch ]
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %x = phi i32 [ 3, %entry ], [ %y, %latch ]
  %y = phi i32 [ 5, %entry ], [ %z, %latch ]
  %h = add i32 %x, %i
  switch i32 %st, label %{default} ["
    )
    .unwrap();
    for n in 1..=states {
        write!(t, " i32 {n}, label %C{n}").unwrap();
    }
    writeln!(t, " ]").unwrap();
    let (mut next, mut value) = (Vec::new(), Vec::new());
    for n in 1..=states {
        let to = 1 + r.below(states + 1);
        let used = ["%h", "%i", "%x", "%y", "%st"][r.below(5)];
        writeln!(t, "C{n}:\n  %v{n} = mul i32 {used}, {}", n + 2).unwrap();
        if r.below(3) == 0 {
            writeln!(t, "  call void @see(i32 %v{n})").unwrap();
        }
        let source = match r.below(6) {
            0 => {
                let other = 1 + r.below(states);
                writeln!(t, "  %s{n} = select i1 %c, i32 {to}, i32 {other}").unwrap();
                format!("%s{n}")
            }
            1 if n > 1 => "%st".into(),
            2 => {
                writeln!(t, "  %s{n} = add i32 %st, 1").unwrap();
                format!("%s{n}")
            }
            _ => to.to_string(),
        };
        let mut home = format!("C{n}");
        if r.below(4) == 0 {
            writeln!(t, "  %q{n} = icmp ult i32 %v{n}, %n").unwrap();
            writeln!(
                t,
                "  br i1 %q{n}, label %E{n}, label %{}",
                ["X", "D"][r.below(2)]
            )
            .unwrap();
            home = format!("E{n}");
            writeln!(t, "{home}:").unwrap();
        }
        writeln!(t, "  br label %latch").unwrap();
        next.push(format!("[ {source}, %{home} ]"));
        value.push(format!("[ %v{n}, %{home} ]"));
    }
    if default == "latch" {
        next.push(format!("[ {}, %H ]", ["1", "%st", "9"][r.below(3)]));
        value.push("[ %i, %H ]".into());
    }
    let (next, value) = (next.join(", "), value.join(", "));
    let behind = ["%j", "%h", "%x"][r.below(3)];
    let mut exits = vec![format!("[ {behind}, %latch ]")];
    if default == "X" {
        exits.push("[ %h, %H ]".into());
    }
    finish(&mut t, &next, &value, &mut exits);
    t
}

/// The latch and what is behind the loop; entries of the exit for the cases that leave are read off the text.
fn finish(t: &mut String, next: &str, value: &str, exits: &mut Vec<String>) {
    let mut to_d = 0;
    for n in 1..=5 {
        if t.contains(&format!("label %E{n}, label %X")) {
            exits.push(format!("[ %v{n}, %C{n} ]"));
        }
        to_d += usize::from(t.contains(&format!("label %E{n}, label %D")));
    }
    to_d += usize::from(t.contains("switch i32 %st, label %D"));
    write!(
        t,
        "latch:
  %ns = phi i32 {next}
  %z = phi i32 {value}
  %j = add i32 %i, 1
  %k = icmp ult i32 %j, %n
  br i1 %k, label %H, label %X
X:
  %e = phi i32 {}
  %r = xor i32 %e, %h
  ret i32 %r
",
        exits.join(", ")
    )
    .unwrap();
    if to_d > 0 {
        writeln!(t, "D:\n  ret i32 %i").unwrap();
    }
    writeln!(t, "}}\ndeclare void @see(i32)").unwrap();
}

#[test]
fn jt_r16_random_machines_do_the_same() {
    let (mut threaded, mut dissolved, mut unfolded) = (0, 0, 0);
    for seed in 1..=250 {
        let m = Machine::new(&machine(seed));
        for rw in m.find() {
            unfolded += usize::from(matches!(rw, Rewrite::UnfoldSelect { .. }));
            threaded += usize::from(matches!(rw, Rewrite::ThreadPaths { .. }));
            m.accepted(&rw);
        }
        let (_, g) = m.run();
        dissolved += usize::from(switches(&g) == 0);
    }
    // Nothing is tested if nothing is found.
    assert!(threaded > 25, "{threaded}");
    assert!(dissolved > 25, "{dissolved}");
    assert!(unfolded > 60, "{unfolded}");
}

#[test]
fn jt_r16_single_paths_of_random_machines_do_the_same() {
    let (mut legal, mut illegal) = (0, 0);
    for seed in 1..=120 {
        let m = Machine::new(&machine(seed));
        for rw in every_path(&m) {
            match m.judge(&rw) {
                tandem_ir::rewrite::Judgement::Legal => {
                    legal += 1;
                    m.accepted(&rw);
                }
                _ => illegal += 1,
            }
        }
    }
    assert!(legal > 100 && illegal > 100, "{legal} {illegal}");
}

/// Every path of at most two blocks to the switch with every value up to 7, alone.
fn every_path(m: &Machine) -> Vec<Rewrite> {
    let f = m.f();
    let mut all = Vec::new();
    let switch = m.block("H");
    for latch in f.predecessors(switch) {
        let ways = f
            .predecessors(latch)
            .into_iter()
            .map(|p| (p, vec![latch, switch]));
        for (entry, blocks) in ways.chain([(latch, vec![switch])]) {
            for value in 0..8u64 {
                let t = f.terminator(switch).unwrap();
                let is = |v| f.as_int(v).unwrap().as_u64() == Some(value);
                let case = f.switch_cases(t).find(|c| is(c.0)).map(|c| c.1);
                let default = f.as_block(f.operand(t, 1)).unwrap();
                let path = tandem_ir::rewrite::Path {
                    entry,
                    blocks: blocks.clone(),
                    value: tandem_ir::constant::Bits::from_u64(32, value),
                    dest: case.unwrap_or(default),
                };
                all.push(Rewrite::ThreadPaths {
                    switch,
                    paths: vec![path],
                });
            }
        }
    }
    all
}
