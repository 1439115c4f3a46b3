//! A source with all its mutants in it: at each place a question which of them is on.
//!
//! `x < y` becomes `(if crate::wild::on(7) { x <= y } else { x < y })`. Places within places nest: the text of a
//! mutant is that of the source as it was, so the size of the whole is the depth of nesting times that of the source,
//! not more. For each mutant it is known where its text came to stand, since that is how a complaint of the compiler
//! finds the one that it is about.
//!
//! The same places serve as points of coverage ([`Point`]): what is a condition says which way it went, an arm that it
//! was taken. So it can be counted which decisions of production were only ever made one way.

use super::operators::{Class, Form, Site};
use super::scan;
use super::tokens::{self, Source};
use std::collections::BTreeSet;
use std::fmt::Write;

/// A mutant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mutant {
    /// Its number, from 1, by file and place; the same as long as the sources are.
    pub number: u32,
    /// The file, from production's folder of sources on.
    pub file: String,
    /// Line of its place, from 1.
    pub line: usize,
    /// What kind of mistake.
    pub class: Class,
    /// What stands there.
    pub before: String,
    /// What could stand there.
    pub after: String,
}

impl Mutant {
    /// Where it is and what it does, in one line.
    pub fn words(&self) -> String {
        let brief = |t: &str| {
            let t = t.split_whitespace().collect::<Vec<_>>().join(" ");
            match t.char_indices().nth(72) {
                Some((n, _)) => format!("{}…", &t[..n]),
                None => t,
            }
        };
        let after = match self.after.is_empty() {
            true => "nothing".to_owned(),
            false => brief(&self.after),
        };
        let at = format!("{}:{}", self.file, self.line);
        match self.class {
            Class::EarlyReturn => format!("{at}: at once: {after}"),
            _ => format!("{at}: {} => {after}", brief(&self.before)),
        }
    }
}

/// A decision of production: a condition, which can go two ways, or an arm, which can be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Point {
    /// The number of a mutant at the place, which is the point's as well.
    pub number: u32,
    /// The file, from production's folder of sources on.
    pub file: String,
    /// Line of its place, from 1.
    pub line: usize,
    /// An arm, not a condition.
    pub arm: bool,
    /// What stands there.
    pub text: String,
}

/// A source, the places that are nested properly, and the numbers of its mutants.
#[derive(Debug)]
pub struct File {
    /// Its path from production's folder of sources on.
    pub path: String,
    text: String,
    sites: Vec<Site>,
    first: u32,
}

/// A source with mutants in it.
#[derive(Clone, Debug, Default)]
pub struct Written {
    /// The text.
    pub text: String,
    /// For each mutant: its number, and the first byte and that behind the last of what asks for it.
    pub spans: Vec<(u32, usize, usize)>,
}

impl File {
    /// A source whose mutants are numbered from `first` on; `None` if its brackets do not match.
    pub fn new(path: &str, text: String, first: u32) -> Option<File> {
        let sites = scan::sites(&Source::new(&text)?);
        let sites = nested(sites);
        Some(File {
            path: path.into(),
            text,
            sites,
            first,
        })
    }
    /// How many mutants it has.
    pub fn count(&self) -> u32 {
        u32::try_from(self.sites.len()).unwrap_or(u32::MAX)
    }
    /// Its mutants.
    pub fn mutants(&self) -> impl Iterator<Item = Mutant> + '_ {
        let source = |byte: usize| {
            let before = self.text.get(..byte).unwrap_or("");
            1 + before.bytes().filter(|b| *b == b'\n').count()
        };
        self.sites
            .iter()
            .zip(self.first..)
            .map(move |(s, number)| Mutant {
                number,
                file: self.path.clone(),
                line: source(s.start),
                class: s.class,
                before: self.text.get(s.start..s.end).unwrap_or("").to_owned(),
                after: s.other.clone(),
            })
    }
    /// Its decisions, as far as their mutants are none of those.
    pub fn points<'a>(&'a self, without: &'a BTreeSet<u32>) -> impl Iterator<Item = Point> + 'a {
        let all = self
            .mutants()
            .filter(|m| decides(m.class) && !without.contains(&m.number));
        all.map(|m| Point {
            arm: m.class == Class::Arm,
            number: m.number,
            file: m.file,
            line: m.line,
            text: m.before,
        })
    }
    /// The source with all its mutants but those.
    pub fn write(&self, without: &BTreeSet<u32>) -> Written {
        let all = self.sites.iter().zip(self.first..);
        let all: Vec<(&Site, u32)> = all.filter(|s| !without.contains(&s.1)).collect();
        let mut written = Written::default();
        self.part((0, self.text.len()), &all, &mut written);
        written
    }

    /// The text from one byte to another with the mutants of the places in it.
    fn part(&self, (from, to): (usize, usize), sites: &[(&Site, u32)], out: &mut Written) {
        let mut at = from;
        let mut k = 0;
        while let Some(&(site, _)) = sites.get(k) {
            let same = |s: &&(&Site, u32)| {
                (s.0.start, s.0.end, s.0.form) == (site.start, site.end, site.form)
            };
            let group = sites[k..].iter().take_while(same).count();
            let inner = sites[k + group..].iter();
            let inner = inner.take_while(|s| s.0.start < site.end).count();
            out.text += self.text.get(at..site.start).unwrap_or("");
            let start = out.text.len();
            let is_value = matches!(site.form, Form::Value | Form::Arm { .. });
            if is_value {
                out.text.push('(');
            }
            for (s, number) in &sites[k..k + group] {
                let _ = write!(
                    out.text,
                    "if crate::wild::on({number}) {{ {} }} else ",
                    s.other
                );
                out.spans.push((*number, start, start));
            }
            let mine = out.spans.len() - group..out.spans.len();
            let point = sites[k..k + group].iter().find(|s| decides(s.0.class));
            let end = match point {
                Some((s, number)) if s.class == Class::Arm => {
                    let _ = write!(out.text, "{{ crate::wild::came({number}); ");
                    " }"
                }
                // What can be turned round is a condition.
                Some((_, number)) => {
                    let _ = write!(out.text, "{{ crate::wild::went({number}, ");
                    ") }"
                }
                None => {
                    out.text += "{ ";
                    " }"
                }
            };
            let inside = &sites[k + group..k + group + inner];
            self.part((site.start, site.end), inside, out);
            out.text += end;
            if is_value {
                out.text.push(')');
            }
            if site.form == (Form::Arm { comma: false }) {
                out.text.push(',');
            }
            for span in &mut out.spans[mine] {
                span.2 = out.text.len();
            }
            at = site.end;
            k += group + inner;
        }
        out.text += self.text.get(at..to).unwrap_or("");
    }
}

impl Written {
    /// The mutants that a complaint about some bytes is about: those of the smallest place around them.
    pub fn at(&self, start: usize, end: usize) -> Vec<u32> {
        let around = self.spans.iter().filter(|s| s.1 <= start && end <= s.2);
        let Some(least) = around.clone().map(|s| s.2 - s.1).min() else {
            return Vec::new();
        };
        let all: Vec<&(u32, usize, usize)> = around.filter(|s| s.2 - s.1 == least).collect();
        // The texts of several mutants of one place stand one after the other.
        let question = |s: &&&(u32, usize, usize)| {
            let asked = format!("crate::wild::on({})", s.0);
            let place = self.text.get(s.1..s.2).unwrap_or("");
            let from = place.find(&asked).map_or(0, |n| s.1 + n);
            from <= start && end <= self.end_of_other(from, s.2)
        };
        match all.iter().find(question) {
            Some(one) => vec![one.0],
            None => all.iter().map(|s| s.0).collect(),
        }
    }

    /// Where the braces end that begin behind a byte.
    fn end_of_other(&self, from: usize, to: usize) -> usize {
        let Some(text) = self.text.get(from..to) else {
            return to;
        };
        let open = text.find('{').map_or(to, |n| from + n);
        let inside = self.text.get(open..to).and_then(tokens::bracketed);
        inside.map_or(to, |len| open + len)
    }

    /// The mutants next to a line, for a complaint that no place is around: all of the function, in effect.
    pub fn near(&self, start: usize, reach: usize) -> Vec<u32> {
        let close = |s: &&(u32, usize, usize)| s.1 <= start + reach && start <= s.2 + reach;
        self.spans.iter().filter(close).map(|s| s.0).collect()
    }
}

/// True for the mutant that stands for the decision at its place: each has one of them.
fn decides(class: Class) -> bool {
    matches!(class, Class::Negation | Class::Arm)
}

/// The places that lie within each other or apart; of two that overlap otherwise the first stays.
fn nested(sites: Vec<Site>) -> Vec<Site> {
    let mut open: Vec<usize> = Vec::new();
    let mut kept: Vec<Site> = Vec::new();
    for s in sites {
        while open.last().is_some_and(|end| *end <= s.start) {
            open.pop();
        }
        if open.last().is_some_and(|end| s.end > *end) {
            continue;
        }
        // Nothing lies within an empty place.
        if s.end > s.start {
            open.push(s.end);
        }
        kept.push(s);
    }
    kept
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    const TEXT: &str = "fn f(a: u32) -> bool { g(1); a < h(2) }";

    fn file() -> File {
        File::new("x.rs", TEXT.to_owned(), 1).unwrap()
    }

    #[test]
    fn without_mutants_the_source_is_as_it_was() {
        let f = file();
        let all: BTreeSet<u32> = f.mutants().map(|m| m.number).collect();
        assert!(all.len() > 8, "{all:?}");
        assert_eq!(f.write(&all).text, TEXT);
        assert!(f.write(&all).spans.is_empty());
    }

    #[test]
    fn every_mutant_asks_once_and_places_nest() {
        let f = file();
        let w = f.write(&BTreeSet::new());
        for m in f.mutants() {
            let asked = format!("crate::wild::on({})", m.number);
            assert_eq!(w.text.matches(&asked).count(), 1, "{asked}");
        }
        // Brackets match still.
        assert!(Source::new(&w.text).is_some(), "{}", w.text);
    }

    #[test]
    fn conditions_say_which_way_they_went_and_arms_that_they_were_taken() {
        let text =
            "fn f(a: u32) -> u32 { if a < 3 && g(a) { match a { 1 => 2, _ => h() } } else { 4 } }";
        let f = File::new("x.rs", text.to_owned(), 1).unwrap();
        let none = BTreeSet::new();
        let points: Vec<Point> = f.points(&none).collect();
        let of = |arm: bool| -> Vec<&str> {
            let all = points.iter().filter(|p| p.arm == arm);
            all.map(|p| p.text.as_str()).collect()
        };
        assert_eq!(of(false), ["a < 3", "g(a)"]);
        assert_eq!(of(true), ["2", "h()"]);
        let w = f.write(&none);
        for p in &points {
            let asked = match p.arm {
                true => format!("crate::wild::came({});", p.number),
                false => format!("crate::wild::went({}, ", p.number),
            };
            assert_eq!(w.text.matches(&asked).count(), 1, "{asked}");
        }
        assert!(Source::new(&w.text).is_some(), "{}", w.text);
        // A place whose mutant does not compile is no point.
        let without: BTreeSet<u32> = points.iter().map(|p| p.number).collect();
        assert_eq!(f.points(&without).count(), 0);
        assert!(!f.write(&without).text.contains("wild::went"));
    }

    #[test]
    fn a_complaint_finds_the_mutant_in_whose_text_it_is() {
        let f = file();
        let w = f.write(&BTreeSet::new());
        let m = f.mutants().find(|m| m.after == "a <= h(2)").unwrap();
        let at = w.text.find("a <= h(2)").unwrap();
        assert_eq!(w.at(at, at + 4), [m.number]);
        let m = f.mutants().find(|m| m.after == "return false;").unwrap();
        let at = w.text.find("return false;").unwrap();
        assert_eq!(w.at(at, at + 6), [m.number]);
    }
}
