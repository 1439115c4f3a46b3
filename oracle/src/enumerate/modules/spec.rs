//! When two small modules are one, and all of them in order.

use super::{Layout, ModuleAlphabet};

/// A step in a place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Step {
    /// Which of the alphabet's.
    pub what: usize,
    /// The name that it is about.
    pub name: usize,
}

/// A small module.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Spec {
    /// Which of the alphabet's layouts.
    pub layout: usize,
    /// How each name is declared.
    pub names: Vec<usize>,
    /// The steps, place by place.
    pub places: Vec<Vec<Step>>,
}

/// The modules with one layout, the same names, and as many steps in each place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    layout: usize,
    names: Vec<usize>,
    lengths: Vec<usize>,
}

impl Layout {
    /// Places for steps.
    pub fn places(&self) -> usize {
        let of = |f: &&str| f.matches("<>").count();
        self.functions.iter().map(of).sum()
    }
}

impl ModuleAlphabet {
    /// The parts of the modules with so many steps.
    pub fn parts(&self, steps: usize) -> Vec<Part> {
        let mut all = Vec::new();
        for count in self.names.clone() {
            for names in sequences(self.declarations.len(), count) {
                for (layout, l) in self.layouts.iter().enumerate() {
                    let of = |lengths| Part {
                        layout,
                        names: names.clone(),
                        lengths,
                    };
                    all.extend(compositions(steps, l.places()).into_iter().map(of));
                }
            }
        }
        all
    }

    /// Every step on every name; a step that names none is there once.
    fn steps_on(&self, names: usize) -> Vec<Step> {
        let on = |what: usize| {
            let most = if self.steps[what].contains('$') {
                names
            } else {
                1
            };
            (0..most).map(move |name| Step { what, name })
        };
        (0..self.steps.len()).flat_map(on).collect()
    }

    /// Visits the modules of a part, without twins.
    pub fn each(&self, part: &Part, visit: &mut dyn FnMut(&Spec)) {
        let steps = self.steps_on(part.names.len());
        let total: usize = part.lengths.iter().sum();
        for chosen in sequences(steps.len(), total) {
            let mut rest = chosen.iter().map(|&n| steps[n]);
            let take = |&n: &usize| rest.by_ref().take(n).collect();
            let spec = Spec {
                layout: part.layout,
                names: part.names.clone(),
                places: part.lengths.iter().map(take).collect(),
            };
            if self.uses_all(&spec) && self.is_least(&spec) {
                visit(&spec);
            }
        }
    }

    /// Every name is what some step is about, unless it need not be.
    fn uses_all(&self, s: &Spec) -> bool {
        let count = s.names.len();
        let about = |n: usize, p: &Step| {
            let text = self.steps[p.what];
            let next = text.contains("$+") && (p.name + 1) % count == n;
            text.contains('$') && p.name == n || next
        };
        let named = |n: usize| s.places.iter().flatten().any(|p| about(n, p));
        self.idle || (0..count).all(named)
    }

    /// No renaming of names, and no exchange of twin functions, gives a smaller one.
    fn is_least(&self, s: &Spec) -> bool {
        let twins = self.layouts[s.layout].twins;
        renamings(self, s).into_iter().all(|to| {
            let renamed = s.renamed(&to);
            let exchanged = || {
                let mut other = renamed.clone();
                other.places.swap(0, 1);
                other
            };
            *s <= renamed && (!twins || *s <= exchanged())
        })
    }
}

impl Spec {
    /// The module with name `n` now at `to[n]`.
    fn renamed(&self, to: &[usize]) -> Spec {
        let mut out = self.clone();
        for (n, &d) in self.names.iter().enumerate() {
            out.names[to[n]] = d;
        }
        for step in out.places.iter_mut().flatten() {
            step.name = to[step.name];
        }
        out
    }
}

/// Renamings that keep the meaning of the texts: all, or rotations only where a text mentions the next name.
fn renamings(a: &ModuleAlphabet, s: &Spec) -> Vec<Vec<usize>> {
    let count = s.names.len();
    let declared = s.names.iter().map(|&d| a.declarations[d]);
    let done = s.places.iter().flatten().map(|p| a.steps[p.what]);
    let rotations_only = declared.chain(done).any(|t| t.contains("$+"));
    let mut all = sequences(count, count);
    all.retain(|to| {
        let once = (0..count).all(|n| to.contains(&n));
        let turned = (0..count).all(|n| to[(n + 1) % count] == (to[n] + 1) % count);
        once && (!rotations_only || turned)
    });
    all
}

/// All sequences of a length of numbers below a bound.
fn sequences(below: usize, length: usize) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..length {
        let longer = |s: Vec<usize>| {
            (0..below).map(move |n| {
                let mut t = s.clone();
                t.push(n);
                t
            })
        };
        all = all.into_iter().flat_map(longer).collect();
    }
    all
}

/// All ways to write a number as a sum of so many numbers above 0.
fn compositions(total: usize, parts: usize) -> Vec<Vec<usize>> {
    if parts == 0 {
        return if total == 0 {
            vec![Vec::new()]
        } else {
            Vec::new()
        };
    }
    let first = 1..=total.saturating_sub(parts - 1);
    let rest = |n: usize| {
        let with = move |mut r: Vec<usize>| {
            r.insert(0, n);
            r
        };
        compositions(total - n, parts - 1).into_iter().map(with)
    };
    first.flat_map(rest).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::enumerate::Subject;

    const NOBODY: Subject = Subject {
        kind: "",
        besides: &[],
        elsewhere: &[],
        judged: "",
    };

    const TWO: ModuleAlphabet = ModuleAlphabet {
        name: "two",
        about: "",
        steps_most: 2,
        refusals: 0,
        solver: 0,
        acts: 1,
        seeds: 1,
        subject: &NOBODY,
        keeps: &[&[]],
        names: 2..=2,
        idle: false,
        declarations: &["@$ = internal global i8 0", "@$ = internal global i8 1"],
        steps: &["store i8 0, ptr @$", "store i8 1, ptr @$"],
        layouts: &[Layout {
            functions: &["define void @f(&) {\n<>\nret void\n}"],
            twins: false,
        }],
    };

    fn all(a: &ModuleAlphabet, steps: usize) -> Vec<Spec> {
        let mut all = Vec::new();
        for p in a.parts(steps) {
            a.each(&p, &mut |s| all.push(s.clone()));
        }
        all
    }

    #[test]
    fn compositions_are_all_and_have_no_empty_place() {
        assert_eq!(compositions(3, 2), [[1, 2], [2, 1]]);
        assert_eq!(compositions(1, 2), Vec::<Vec<usize>>::new());
        assert_eq!(compositions(0, 0), [Vec::<usize>::new()]);
    }

    /// Two names in two steps: 8 sequences on each of 4 pairs of declarations, every module twice.
    #[test]
    fn every_module_is_there_once_up_to_names() {
        let all = all(&TWO, 2);
        assert_eq!(all.len(), 4 * 8 / 2);
        for s in &all {
            assert!(*s <= s.renamed(&[1, 0]));
        }
    }

    #[test]
    fn twin_functions_are_exchanged() {
        let twins = ModuleAlphabet {
            names: 1..=1,
            declarations: &["@$ = internal global i8 0"],
            layouts: &[Layout {
                functions: &[
                    "define void @f(&) {\n<>\nret void\n}",
                    "define void @g(&) {\n<>\nret void\n}",
                ],
                twins: true,
            }],
            ..TWO
        };
        assert_eq!(all(&twins, 2).len(), 3);
    }
}
