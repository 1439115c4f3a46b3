//! Where a source can be changed, found by its words alone: what is an operand of what, but no types.
//!
//! The bodies of functions are walked, bracket by bracket. On one level the words are told apart by what they are for
//! ([`Role`]): operands, operators with two operands, and everything at which an expression must end. Patterns, the
//! parameters of closures, types and attributes are passed over. What is changed into something that does not compile
//! is taken out again later ([`super::build`]), so a guess that is sometimes wrong costs nothing but time.

use super::operators::{self, Class, Form, Site};
use super::tokens::{Kind, Source, is_keyword};

/// What a word, or a bracket with all in it, is for on its level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// Part of an operand.
    Operand,
    /// An operator between two operands, by how tightly it binds.
    Binary(u8),
    /// Braces: an operand never goes on behind them.
    Braces,
    /// The braces of a `match`.
    Arms,
    /// The sign `=` behind a pattern that is a condition.
    Tested,
    /// An expression ends here.
    Boundary,
    /// A pattern, an attribute, an item: nothing to change.
    Passed,
}

/// A part of a source as words: from the first to before the second.
pub(super) type Span = (usize, usize);

/// How tightly `&&` and `||` bind.
const AND: u8 = 2;
const OR: u8 = 1;

/// Macros whose arguments are expressions.
const MACROS: [&str; 4] = ["vec", "smallvec", "value", "rule"];

/// All places of a source.
pub fn sites(source: &Source<'_>) -> Vec<Site> {
    let mut scan = Scan {
        source,
        sites: Vec::new(),
    };
    scan.items((0, source.tokens.len()));
    let mut sites = scan.sites;
    sites.sort_by(|a, b| a.order().cmp(&b.order()));
    sites.dedup();
    sites
}

struct Scan<'a> {
    source: &'a Source<'a>,
    sites: Vec<Site>,
}

impl Scan<'_> {
    fn is(&self, n: usize, what: &str) -> bool {
        self.source.at(n) == what
    }
    fn is_open(&self, n: usize, bracket: &str) -> bool {
        self.is(n, bracket)
            && self
                .source
                .tokens
                .get(n)
                .is_some_and(|t| t.kind == Kind::Open)
    }
    /// The word behind a word or a bracket with all in it.
    fn next(&self, n: usize) -> usize {
        let token = self.source.tokens.get(n);
        1 + token
            .filter(|t| t.kind == Kind::Open)
            .map_or(n, |t| t.partner)
    }
    fn bytes(&self, (lo, hi): Span) -> (usize, usize) {
        let tokens = &self.source.tokens;
        let start = tokens.get(lo).map_or(0, |t| t.start);
        let end = hi.checked_sub(1).and_then(|h| tokens.get(h));
        (start, end.map_or(start, |t| t.end))
    }
    fn text(&self, span: Span) -> &str {
        let (start, end) = self.bytes(span);
        self.source.text.get(start..end).unwrap_or("")
    }
    fn add(&mut self, class: Class, form: Form, span: Span, other: String) {
        let (start, end) = self.bytes(span);
        if self.source.text.get(start..end) != Some(other.as_str()) {
            self.sites.push(Site {
                class,
                form,
                start,
                end,
                other,
            });
        }
    }

    /// The functions among items, those of tests and of other builds left out.
    fn items(&mut self, (lo, hi): Span) {
        let mut n = lo;
        while n < hi {
            if self.is(n, "#") && self.is_open(n + 1, "[") {
                let close = self.next(n + 1);
                let conditional = self.text((n + 1, close)).contains("cfg(");
                n = match conditional {
                    true => self.behind_item(close, hi),
                    false => close,
                };
            } else if self.is(n, "macro_rules") {
                n = self.behind_item(n, hi);
            } else if self.is(n, "fn") {
                n = self.function(n, hi);
            } else {
                n += 1;
            }
        }
    }

    /// Behind the first braces or semicolon.
    fn behind_item(&self, mut n: usize, hi: usize) -> usize {
        while n < hi && !self.is(n, ";") && !self.is_open(n, "{") {
            n = self.next(n);
        }
        self.next(n).min(hi)
    }

    /// A function, from the word `fn`; returns what is behind it.
    fn function(&mut self, at: usize, hi: usize) -> usize {
        let end = self.behind_item(at, hi);
        let mut n = at;
        let mut result = (end, end);
        while n < end && !self.is_open(n, "{") {
            if self.is(n, "->") {
                result = (n + 1, end);
            }
            if self.is(n, "where") {
                result.1 = result.1.min(n);
            }
            n = self.next(n);
        }
        let is_const = at > 0 && self.is(at - 1, "const");
        if n + 1 >= end || is_const {
            return end;
        }
        let result = (result.0, result.1.min(n));
        for early in operators::early_returns(self.text(result)) {
            let (start, _) = self.bytes((n + 1, n + 1));
            self.sites.push(Site {
                class: Class::EarlyReturn,
                form: Form::Entry,
                start,
                end: start,
                other: (*early).to_owned(),
            });
        }
        self.level((n + 1, end - 1));
        end
    }

    /// The words and brackets of one level, each with what it is for.
    fn roles(&self, (lo, hi): Span) -> Vec<(usize, Role)> {
        let mut all: Vec<(usize, Role)> = Vec::new();
        let mut n = lo;
        let mut matched = false;
        // Up to before this word everything is passed over.
        let mut passed = lo;
        while n < hi {
            let before = all.last().map(|l| l.0);
            let mut role = self.role(n, lo);
            match self.source.at(n) {
                _ if n < passed => role = Role::Passed,
                "#" if self.is_open(n + 1, "[") => passed = self.next(n + 1),
                "let" => {
                    let tested = before.is_some_and(|b| {
                        self.is(b, "if") || self.is(b, "while") || self.is(b, "&&")
                    });
                    passed = self.find(n, hi, &["=", ";"]);
                    role = Role::Passed;
                    if let (true, true) = (tested, passed < hi) {
                        while n < passed {
                            all.push((n, Role::Passed));
                            n = self.next(n);
                        }
                        role = Role::Tested;
                    }
                }
                "for" => passed = self.find(n, hi, &["in"]),
                "fn" | "use" | "const" | "static" | "type" | "impl" | "struct" | "enum" => {
                    passed = self.behind_item(n, hi);
                    role = Role::Passed;
                }
                "|" if role == Role::Boundary => passed = self.find(n + 1, hi, &["|"]) + 1,
                "match" => matched = true,
                "{" if matched => {
                    matched = false;
                    role = Role::Arms;
                }
                _ => {}
            }
            all.push((n, role));
            n = self.next(n);
        }
        all
    }

    fn find(&self, mut n: usize, hi: usize, ends: &[&str]) -> usize {
        while n < hi && !ends.contains(&self.source.at(n)) {
            n = self.next(n);
        }
        n.min(hi)
    }

    /// What a word is for, as far as it shows without the words before `lo`.
    fn role(&self, n: usize, lo: usize) -> Role {
        let Some(&t) = self.source.tokens.get(n) else {
            return Role::Boundary;
        };
        let word = self.source.str(t);
        let after_operand = n > lo && self.source.ends_operand(n - 1);
        match t.kind {
            Kind::Open if word == "{" => Role::Braces,
            Kind::Word if is_keyword(word) && !matches!(word, "as" | "mut" | "move") => {
                Role::Boundary
            }
            Kind::Sign => match word {
                "|" | "||" if !after_operand => Role::Boundary,
                _ if self.source.is_apart(n) && after_operand => {
                    operators::binds(word).map_or(Role::Boundary, Role::Binary)
                }
                "." | "::" | "?" | "!" | "&" | "&&" | "*" | "-" | "<" | ">" | ">>" | "'" => {
                    Role::Operand
                }
                _ => Role::Boundary,
            },
            _ => Role::Operand,
        }
    }

    /// One level: everything on it, and all brackets in it.
    fn level(&mut self, span: Span) {
        let all = self.roles(span);
        for (k, &(n, role)) in all.iter().enumerate() {
            match role {
                Role::Binary(binds) => self.operator(&all, k, binds, span.1),
                Role::Boundary if self.is(n, "if") || self.is(n, "while") => {
                    let end = all[k..].iter().find(|x| x.1 == Role::Braces);
                    self.condition((n + 1, end.map_or(span.1, |x| x.0)));
                }
                Role::Boundary if self.is(n, ";") => self.statement(&all, k),
                Role::Arms => self.arms((n + 1, self.next(n) - 1)),
                Role::Braces => self.level((n + 1, self.next(n) - 1)),
                Role::Operand => self.operand(n, span.0),
                Role::Passed if self.is(n, "fn") => {
                    self.function(n, span.1);
                }
                Role::Boundary | Role::Tested | Role::Passed => {}
            }
        }
    }

    /// A word or a bracket that is part of an operand.
    fn operand(&mut self, n: usize, lo: usize) {
        let Some(&t) = self.source.tokens.get(n) else {
            return;
        };
        let word = self.source.str(t);
        match t.kind {
            Kind::Open if n > lo + 1 && self.is_macro(n) => self.macro_call(n),
            Kind::Open => self.level((n + 1, self.next(n) - 1)),
            Kind::Number if n == lo || !self.is(n - 1, ".") => {
                for other in operators::other_numbers(word) {
                    self.add(Class::Number, Form::Value, (n, n + 1), other);
                }
            }
            Kind::Word if word == "true" || word == "false" => {
                let other = if word == "true" { "false" } else { "true" };
                self.add(Class::Bool, Form::Value, (n, n + 1), other.into());
            }
            Kind::Word => self.name(n, lo),
            _ => {}
        }
    }

    /// True if the bracket holds the arguments of a macro.
    fn is_macro(&self, open: usize) -> bool {
        let sign = self.source.tokens.get(open - 1);
        let name = self.source.tokens.get(open - 2);
        let named = name.is_some_and(|t| t.kind == Kind::Word && !is_keyword(self.source.str(*t)));
        named && sign.is_some_and(|t| self.source.is(*t, "!") && !t.spaced)
    }

    /// A name that has a twin, which could be meant instead.
    fn name(&mut self, n: usize, lo: usize) {
        let word = self.source.at(n);
        let called = self.is_open(n + 1, "(");
        let is_method = called && n > lo && self.is(n - 1, ".");
        let is_item = n > lo && self.is(n - 1, "::") && word.starts_with(char::is_uppercase);
        if !(is_method || is_item) || self.is(n + 1, "::") {
            return;
        }
        for other in operators::twins(word) {
            let first = self.chain(n, lo);
            let end = match called {
                true => self.next(n + 1),
                false => n + 1,
            };
            if self.is(first, ".") {
                continue;
            }
            let (start, _) = self.bytes((first, first + 1));
            let at = self.bytes((n, n + 1));
            let (_, stop) = self.bytes((first, end));
            let (Some(head), Some(tail)) = (
                self.source.text.get(start..at.0),
                self.source.text.get(at.1..stop),
            ) else {
                continue;
            };
            let text = format!("{head}{other}{tail}");
            self.add(Class::Twin, Form::Value, (first, end), text);
        }
    }

    /// The first word of the chain of fields, calls and paths that leads to a name.
    fn chain(&self, n: usize, lo: usize) -> usize {
        let tokens = &self.source.tokens;
        let mut at = n;
        while at > lo {
            let before = at - 1;
            let link = self.is(before, ".") || self.is(before, "::") || self.is(before, "?");
            let adjoining = tokens
                .get(at)
                .is_some_and(|t| t.kind == Kind::Open && !t.spaced && !self.is(at, "{"));
            let ends = self.source.ends_operand(before) && !self.is(before, ">");
            match () {
                () if link => at = before,
                () if !ends => break,
                // What stands before a link, a call or an index belongs to it.
                () if self.is(at, ".") || self.is(at, "::") || self.is(at, "?") || adjoining => {
                    at = tokens.get(before).map_or(before, |t| t.partner);
                }
                () => break,
            }
        }
        at
    }

    /// The arguments of a macro, as far as they are expressions.
    fn macro_call(&mut self, open: usize) {
        let name = self.source.at(open - 2).to_owned();
        let (lo, hi) = (open + 1, self.next(open) - 1);
        let mut args: Vec<Span> = Vec::new();
        let mut start = lo;
        let mut n = lo;
        while n < hi {
            if self.is(n, ",") {
                args.push((start, n));
                start = n + 1;
            }
            n = self.next(n);
        }
        if start < hi {
            args.push((start, hi));
        }
        let chosen: &[Span] = match name.as_str() {
            // The wrong answer is in no build that is measured here.
            "planted" => args.get(2..3).unwrap_or(&[]),
            "matches" => args.get(..1).unwrap_or(&[]),
            "rule" => args.get(1..2).unwrap_or(&[]),
            m if MACROS.contains(&m) => &args,
            _ => &[],
        };
        for &span in chosen {
            self.level(span);
        }
    }

    /// How far the operands of the operator reach: the first word, and that behind the last; empty if there is none.
    fn reach(&self, all: &[(usize, Role)], k: usize, looser: u8, hi: usize) -> (Span, Span) {
        let within = |role: Role, least: u8| match role {
            Role::Operand => true,
            Role::Binary(b) => b >= least,
            _ => false,
        };
        let tighter = match all[k].1 {
            Role::Binary(b) => b + 1,
            _ => u8::MAX,
        };
        let left = all[..k].iter().rev();
        let left = left.take_while(|x| within(x.1, looser)).count();
        let right = all[k + 1..].iter();
        let right = right.take_while(|x| within(x.1, tighter)).count();
        let start = all[k - left].0;
        let op = all[k].0;
        let end = all.get(k + 1 + right).map_or(hi, |x| x.0);
        ((start, op), (op + 1, end))
    }

    fn operator(&mut self, all: &[(usize, Role)], k: usize, binds: u8, hi: usize) {
        let op = self.source.at(all[k].0).to_owned();
        let (left, right) = self.reach(all, k, binds, hi);
        let empty = |s: Span| s.0 >= s.1;
        if binds == AND || binds == OR {
            // Each condition alone.
            let (one, _) = self.reach(all, k, binds + 1, hi);
            for operand in [one, right] {
                let at = all.iter().position(|x| x.0 == operand.0);
                let tested = at.and_then(|a| a.checked_sub(1));
                let tested = tested.is_some_and(|a| all[a].1 == Role::Tested);
                if !empty(operand) && !tested {
                    let constant = if binds == AND { "true" } else { "false" };
                    self.decide(operand, &[constant]);
                }
            }
            let first = all.iter().position(|x| x.0 == left.0);
            let first = first.and_then(|a| a.checked_sub(1));
            if first.is_some_and(|a| all[a].1 == Role::Tested) {
                return;
            }
        }
        if empty(left) || empty(right) {
            return;
        }
        let whole = (left.0, right.1);
        for other in operators::others(&op) {
            let text = format!("{} {other} {}", self.text(left), self.text(right));
            self.add(operators::class_of(&op), Form::Value, whole, text);
        }
    }

    /// A condition as a whole: decided, and turned round.
    fn decide(&mut self, span: Span, constants: &[&str]) {
        for c in constants {
            self.add(Class::Condition, Form::Value, span, (*c).to_owned());
        }
        let text = self.text(span);
        // `!x` turned round is `x`.
        let other = match text.strip_prefix('!') {
            Some(rest) if self.chain_is_all((span.0 + 1, span.1)) => rest.to_owned(),
            _ => format!("!({text})"),
        };
        self.add(Class::Negation, Form::Value, span, other);
    }

    /// True if no operator with two operands is in it.
    fn chain_is_all(&self, span: Span) -> bool {
        let all = self.roles(span);
        all.iter().all(|x| x.1 == Role::Operand)
    }

    /// What stands behind `if` or `while`.
    fn condition(&mut self, span: Span) {
        let all = self.roles(span);
        let parts =
            |x: &(usize, Role)| matches!(x.1, Role::Binary(AND | OR) | Role::Tested | Role::Passed);
        if span.0 < span.1 && !all.iter().any(parts) {
            self.decide(span, &["true", "false"]);
        }
    }

    /// What ends at the semicolon `k`, left out.
    fn statement(&mut self, all: &[(usize, Role)], k: usize) {
        let ends = |x: &(usize, Role)| {
            x.1 == Role::Braces || x.1 == Role::Arms || self.is(x.0, ";") || x.1 == Role::Passed
        };
        let start = all[..k].iter().rposition(ends).map_or(0, |p| p + 1);
        let Some(&(first, role)) = all.get(start).filter(|_| start < k) else {
            return;
        };
        let is_macro = self.is(first + 1, "!");
        if role != Role::Operand || is_macro {
            return;
        }
        let whole = (first, all[k].0 + 1);
        self.add(Class::Omission, Form::Statement, whole, String::new());
        let sign = all[start..k].iter().find(|x| x.1 == Role::Boundary);
        let Some(&(at, _)) = sign else { return };
        for other in operators::other_assignments(self.source.at(at)) {
            let (l, r) = (self.text((first, at)), self.text((at + 1, whole.1)));
            let text = format!("{l} {other} {r}");
            self.add(Class::Arithmetic, Form::Statement, whole, text);
        }
    }

    /// The arms of a `match`: their guards and bodies, and each body in place of its neighbour's.
    fn arms(&mut self, (lo, hi): Span) {
        let mut bodies: Vec<(Span, bool)> = Vec::new();
        let mut n = lo;
        while n < hi {
            let arrow = self.find(n, hi, &["=>"]);
            let guard = self.find(n, arrow, &["if"]);
            if guard < arrow {
                self.level((guard, arrow));
            }
            let start = arrow + 1;
            if start >= hi {
                break;
            }
            let mut end = start;
            if self.is_open(start, "{") {
                end = self.next(start);
            } else {
                while end < hi && !self.is(end, ",") {
                    let closure = self.is(end, "|") && !self.source.ends_operand(end - 1);
                    end = match closure {
                        true => self.find(end + 1, hi, &["|"]) + 1,
                        false => self.next(end),
                    };
                }
            }
            let end = end.min(hi);
            self.level((start, end));
            bodies.push(((start, end), self.is(end, ",")));
            n = match self.is(end, ",") {
                true => end + 1,
                false => end,
            };
        }
        for (k, &(body, comma)) in bodies.iter().enumerate() {
            let neighbour = bodies
                .get(k + 1)
                .or(k.checked_sub(1).and_then(|p| bodies.get(p)));
            if let Some(&(other, _)) = neighbour {
                let text = self.text(other).to_owned();
                self.add(Class::Arm, Form::Arm { comma }, body, text);
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// What the sites of a function's body are, as `class: before -> after`.
    fn found(body: &str) -> Vec<String> {
        let text = format!("fn f(a: u32) -> X {{ {body} }}");
        let source = Source::new(&text).unwrap();
        let all = sites(&source);
        let line = |s: &Site| {
            let before = &text[s.start..s.end];
            format!("{}: {before} -> {}", s.class.name(), s.other)
        };
        all.iter().map(line).collect()
    }

    fn has(body: &str, expected: &[&str]) {
        let all = found(body);
        for e in expected {
            assert!(all.iter().any(|l| l == e), "{e} is not among {all:#?}");
        }
    }

    #[test]
    fn operators_take_their_operands_by_how_tightly_they_bind() {
        has(
            "x & 1 == y + 2 * z && q",
            &[
                "comparison: x & 1 == y + 2 * z -> x & 1 != y + 2 * z",
                "arithmetic: y + 2 * z -> y - 2 * z",
                "condition: x & 1 == y + 2 * z -> true",
                "negation: q -> !(q)",
                "number: 2 -> 3",
            ],
        );
    }

    #[test]
    fn a_pattern_that_is_tested_is_no_condition() {
        let all = found("if let Some(1) = x && y < z { g(1); }");
        assert!(all.iter().all(|l| !l.contains(": x")), "{all:#?}");
        has(
            "if let Some(1) = x && y < z { g(1); }",
            &[
                "condition: y < z -> true",
                "comparison: y < z -> y <= z",
                "omission: g(1); -> ",
            ],
        );
        // Only the call's number.
        assert_eq!(all.iter().filter(|l| l.starts_with("number: 1")).count(), 2);
    }

    #[test]
    fn arms_take_their_neighbours_bodies_and_their_patterns_stay() {
        let all = found("match x { 1 | 2 if y => g(|a, b| a < b), _ => { h() } }");
        assert!(
            all.contains(&"arm: g(|a, b| a < b) -> { h() }".to_owned()),
            "{all:#?}"
        );
        assert!(all.contains(&"arm: { h() } -> g(|a, b| a < b)".to_owned()));
        assert!(all.contains(&"condition: y -> false".to_owned()));
        assert!(all.contains(&"comparison: a < b -> a <= b".to_owned()));
        assert!(all.iter().all(|l| !l.starts_with("number")), "{all:#?}");
    }

    #[test]
    fn chains_are_whole_receivers() {
        has(
            "!self.x(1)?.iter().any(|v| v == w)",
            &["twin: self.x(1)?.iter().any(|v| v == w) -> self.x(1)?.iter().all(|v| v == w)"],
        );
    }

    #[test]
    fn planted_mistakes_tests_and_types_are_passed_over() {
        let all = found("planted!(cx, Name, a < b, c < d)");
        assert!(all.iter().all(|l| !l.contains("c < d")), "{all:#?}");
        let text = "#[cfg(test)] mod t { fn g() { x(1); } } const fn h() -> u32 { 1 + 2 }";
        assert_eq!(sites(&Source::new(text).unwrap()), []);
        assert!(found("let x: [u8; 4] = g();").is_empty());
    }
}
