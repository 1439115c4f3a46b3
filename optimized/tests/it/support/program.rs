//! Random small programs in static single assignment form.

use quickcheck::{Arbitrary, Gen};
use std::fmt::Write;

/// A stream of choices, so that shrinking a program is shrinking a list of bytes.
#[derive(Clone, Debug)]
pub struct Choices(pub Vec<u8>);

impl Arbitrary for Choices {
    fn arbitrary(g: &mut Gen) -> Self {
        Choices((0..400).map(|_| u8::arbitrary(g)).collect())
    }
    fn shrink(&self) -> Box<dyn Iterator<Item = Self>> {
        let zeroed = self.0.clone();
        let n = zeroed.len();
        Box::new(
            (0..n)
                .filter(move |&k| zeroed[k] != 0)
                .take(64)
                .scan(self.0.clone(), |v, k| {
                    let mut c = v.clone();
                    c[k] = 0;
                    Some(Choices(c))
                }),
        )
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
pub fn program(c: &Choices) -> String {
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
                to.push(if back {
                    1 + s.below(b)
                } else {
                    b + 1 + s.below((n - b - 1).min(3))
                });
            }
        }
        ends.push(to);
    }
    let preds = |b: usize| -> Vec<usize> {
        (0..n)
            .flat_map(|p| ends[p].iter().filter(|&&t| t == b).map(move |_| p))
            .collect()
    };
    let mut out = String::from("declare void @see(i32)\ndefine i32 @f(i32 %a, i32 %b, i1 %q) {\n");
    let mut values: Vec<Vec<String>> = vec![vec!["%a".into(), "%b".into(), "3".into()]];
    for (b, to) in ends.iter().enumerate() {
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
        end(&mut out, &mut s, b, to, &now);
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
                let entries: Vec<String> = preds(b)
                    .iter()
                    .map(|&p| format!("[ {}, %b{p} ]", values[p + 1][v]))
                    .collect();
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
            let rhs = if s.below(5) == 0 {
                now[s.below(VARS)].clone()
            } else {
                s.below(4).to_string()
            };
            let _ = writeln!(
                out,
                "  %c{b} = icmp {} i32 {}, {rhs}",
                preds[s.below(6)],
                now[v]
            );
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
