//! The canonical form of a machine function: two functions are the same if their forms are.
//!
//! Blocks stand in reverse post-order, where it is true first; branches are explicit and of positive sense; `bra.uni` is `bra`; jump
//! tables are their targets; registers are numbered by first occurrence in the classes of LLVM's backend; records, `kill` and
//! `dead` are left out. What control does not reach is not there.

use super::graph::{Step, ending, numbers};
use super::text::{attributes, key, location};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use tandem_ir::machine::func::Guard;
use tandem_ir::machine::regs::Reg;
use tandem_ir::machine::{MFunc, MInst, MachineContext};

/// The form, line by line.
pub fn canonical(cx: &MachineContext, f: &MFunc) -> Vec<String> {
    let numbers = numbers(f);
    let ends: Vec<(Vec<MInst>, Vec<Step>)> = (0..f.layout.len())
        .map(|n| {
            let (body, steps) = ending(cx, f, &numbers, n);
            (body, simpler(steps))
        })
        .collect();
    let order = reverse_post_order(&ends);
    let place: BTreeMap<usize, usize> = order.iter().enumerate().map(|(n, b)| (*b, n)).collect();
    let mut w = Form {
        cx,
        f,
        regs: BTreeMap::new(),
        counts: BTreeMap::new(),
        lines: Vec::new(),
    };
    let label = |b: usize| {
        place
            .get(&b)
            .map_or_else(|| "nowhere".to_owned(), |n| format!("b{n}"))
    };
    for &b in &order {
        let (body, steps) = &ends[b];
        w.lines.push(format!("{}:", label(b)));
        body.iter().for_each(|&i| w.inst(i, ""));
        for step in steps {
            match step {
                Step::If(g, to, _) => {
                    let p = w.name(g.reg);
                    let not = if g.negated { "not " } else { "" };
                    w.lines.push(format!("  if {not}{p} {}", label(*to)));
                }
                Step::Table(i, all) => {
                    let all: Vec<String> = all.iter().map(|&t| label(t)).collect();
                    w.inst(*i, &format!(" [{}]", all.join(", ")));
                }
                Step::Leave(i) => w.inst(*i, ""),
                Step::Goto(to) => w.lines.push(format!("  goto {}", label(*to))),
                Step::Off => w.lines.push("  end".into()),
            }
        }
    }
    w.lines
}

/// Steps of an ending with the last decision in positive sense, and without one that decides nothing.
pub fn simpler(mut steps: Vec<Step>) -> Vec<Step> {
    loop {
        let n = steps.len();
        let [.., Step::If(g, yes, i), Step::Goto(no)] = &steps[..] else {
            return steps;
        };
        let (g, yes, no, i) = (*g, *yes, *no, *i);
        if yes == no {
            steps.remove(n - 2);
            continue;
        }
        if g.negated {
            let reg = g.reg;
            steps[n - 2] = Step::If(
                Guard {
                    reg,
                    negated: false,
                },
                no,
                i,
            );
            steps[n - 1] = Step::Goto(yes);
        }
        return steps;
    }
}

fn targets(steps: &[Step]) -> Vec<usize> {
    let mut all = Vec::new();
    for step in steps {
        match step {
            Step::If(_, to, _) | Step::Goto(to) => all.push(*to),
            Step::Table(_, list) => all.extend(list),
            Step::Leave(_) | Step::Off => {}
        }
    }
    all
}

fn reverse_post_order(ends: &[(Vec<MInst>, Vec<Step>)]) -> Vec<usize> {
    let mut order = Vec::new();
    if ends.is_empty() {
        return order;
    }
    let mut seen = vec![false; ends.len()];
    seen[0] = true;
    let mut stack = vec![(0, targets(&ends[0].1).into_iter())];
    while let Some((b, left)) = stack.last_mut() {
        match left.next() {
            Some(s) if s < ends.len() && !seen[s] => {
                seen[s] = true;
                stack.push((s, targets(&ends[s].1).into_iter()));
            }
            Some(_) => {}
            None => {
                order.push(*b);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}

struct Form<'a> {
    cx: &'a MachineContext,
    f: &'a MFunc,
    regs: BTreeMap<Reg, String>,
    counts: BTreeMap<&'static str, usize>,
    lines: Vec<String>,
}

impl Form<'_> {
    fn name(&mut self, r: Reg) -> String {
        named(self.f, &mut self.regs, &mut self.counts, r)
    }
    fn inst(&mut self, i: MInst, behind: &str) {
        let (f, regs, counts) = (self.f, &mut self.regs, &mut self.counts);
        let text = key(self.cx, f, i, &mut |r| named(f, regs, counts, r));
        if text.is_empty() {
            return;
        }
        let a = attributes(self.cx, self.f, i);
        let mut line = format!("  {text}{behind}");
        let _ = write!(line, "  align {}", a.align);
        for word in a.promises.iter().chain(&a.flags) {
            let _ = write!(line, " {word}");
        }
        if let Some((name, offset)) = &a.value {
            let _ = write!(line, " of {name}{offset:+}");
        }
        let at = location(self.f, i);
        if !at.is_empty() {
            let _ = write!(line, " at {at}");
        }
        self.lines.push(line);
    }
}

fn named(
    f: &MFunc,
    regs: &mut BTreeMap<Reg, String>,
    counts: &mut BTreeMap<&'static str, usize>,
    r: Reg,
) -> String {
    if super::liveness::is_reserved(f, r) {
        return f.regs.name(r);
    }
    let known = regs.entry(r).or_insert_with(|| {
        let prefix = r.class().plain().prefix();
        let n = counts.entry(prefix).or_default();
        *n += 1;
        format!("{prefix}{n}")
    });
    known.clone()
}
