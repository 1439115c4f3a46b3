//! The exhaustive spaces: complete, without duplicates, valid, resumable.
//!
//! Completeness is checked against a count by another road: all *labelled* programs are
//! built with no thought of numberings, brought to the smallest of all their relabelings,
//! and collected in a set. The same form is computed from the modules that the space
//! gives, and the two sets must be equal.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::collections::{BTreeMap, BTreeSet};
use tandem_fuzz::exhaustive::{Alphabet, Space};
use tandem_ir::constant::ConstantData;
use tandem_ir::{Function, InstKind, Module, Value, ValueDef};

/// A value by the label of the block that its phi is in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Name {
    Param,
    Const(bool),
    Phi(usize),
}

/// A block of a labelled program.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct Block {
    succs: Vec<usize>,
    phi: Option<BTreeMap<usize, Name>>,
    looks_at: Option<Name>,
}

type Program = Vec<Block>;

fn relabel(p: &Program, to: &[usize]) -> Program {
    let name = |n: Name| match n {
        Name::Phi(b) => Name::Phi(to[b]),
        n => n,
    };
    let mut out = vec![Block::default(); p.len()];
    for (b, block) in p.iter().enumerate() {
        out[to[b]] = Block {
            succs: block.succs.iter().map(|&s| to[s]).collect(),
            phi: block
                .phi
                .as_ref()
                .map(|e| e.iter().map(|(&b, &n)| (to[b], name(n))).collect()),
            looks_at: block.looks_at.map(name),
        };
    }
    out
}

fn permutations(n: usize) -> Vec<Vec<usize>> {
    // The entry stays the entry.
    let mut all = vec![vec![0]];
    for k in 1..n {
        let longer = |p: &Vec<usize>| -> Vec<Vec<usize>> {
            (1..=p.len())
                .map(|at| {
                    let mut q = p.clone();
                    q.insert(at, k);
                    q
                })
                .collect()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

fn canonical(p: &Program) -> Program {
    permutations(p.len())
        .iter()
        .map(|to| relabel(p, to))
        .min()
        .unwrap()
}

/// Which blocks a walk from the entry meets that never enters `without`.
fn reached(succs: &[Vec<usize>], without: Option<usize>) -> Vec<bool> {
    let mut seen = vec![false; succs.len()];
    let mut todo = vec![0];
    while let Some(b) = todo.pop() {
        if Some(b) == without || seen[b] {
            continue;
        }
        seen[b] = true;
        todo.extend(&succs[b]);
    }
    seen
}

/// All labelled programs of `n` blocks, in canonical form.
fn brute_force(n: usize, constants: bool) -> BTreeSet<Program> {
    let mut lists: Vec<Vec<usize>> = vec![vec![]];
    for a in 1..n {
        lists.push(vec![a]);
        lists.extend((1..n).map(|b| vec![a, b]));
    }
    let mut out = BTreeSet::new();
    let mut pick = vec![0; n];
    loop {
        let succs: Vec<Vec<usize>> = pick.iter().map(|&k| lists[k].clone()).collect();
        if reached(&succs, None).iter().all(|&r| r) {
            decorate(&succs, constants, &mut out);
        }
        let Some(at) = pick.iter().position(|&k| k + 1 < lists.len()) else {
            return out;
        };
        pick[..at].fill(0);
        pick[at] += 1;
    }
}

fn decorate(succs: &[Vec<usize>], constants: bool, out: &mut BTreeSet<Program>) {
    let n = succs.len();
    let dominates = |a: usize, b: usize| !reached(succs, Some(a))[b];
    let preds = |b: usize| -> Vec<usize> { (0..n).filter(|&p| succs[p].contains(&b)).collect() };
    for phis in 0..1usize << n {
        let has = |b: usize| phis >> b & 1 == 1;
        if (0..n).any(|b| has(b) && preds(b).is_empty()) {
            continue;
        }
        let values = |b: usize| -> Vec<Name> {
            let of = (0..n).filter(|&d| has(d) && dominates(d, b)).map(Name::Phi);
            std::iter::once(Name::Param).chain(of).collect()
        };
        let mut done: Vec<Program> = vec![Vec::new()];
        for (b, edges) in succs.iter().enumerate() {
            let mut phi: Vec<Option<BTreeMap<usize, Name>>> = vec![None];
            if has(b) {
                phi = vec![Some(BTreeMap::new())];
                for p in preds(b) {
                    let mut entries = values(p);
                    if constants {
                        entries.extend([Name::Const(false), Name::Const(true)]);
                    }
                    let with = |m: &Option<BTreeMap<usize, Name>>| -> Vec<_> {
                        let add = |&e: &Name| {
                            let mut m = m.clone().unwrap();
                            m.insert(p, e);
                            Some(m)
                        };
                        entries.iter().map(add).collect()
                    };
                    phi = phi.iter().flat_map(with).collect();
                }
            }
            let looks: Vec<Option<Name>> = match edges.len() {
                1 => vec![None],
                _ => values(b).into_iter().map(Some).collect(),
            };
            let blocks: Vec<Block> = phi
                .iter()
                .flat_map(|phi| {
                    looks.iter().map(|&looks_at| Block {
                        succs: edges.clone(),
                        phi: phi.clone(),
                        looks_at,
                    })
                })
                .collect();
            let longer = |p: &Program| -> Vec<Program> {
                let with = |b: &Block| p.iter().cloned().chain([b.clone()]).collect();
                blocks.iter().map(with).collect()
            };
            done = done.iter().flat_map(longer).collect();
        }
        out.extend(done.iter().map(canonical));
    }
}

/// The labelled program that a module of the space is.
fn read(m: &Module) -> Program {
    let f: &Function = &m.bodies[0];
    let blocks: Vec<_> = f.blocks().collect();
    let number = |b| blocks.iter().position(|&c| c == b).unwrap();
    let name = |v: Value| match f.value_def(v) {
        ValueDef::Arg(_) => Name::Param,
        ValueDef::Inst(i) => Name::Phi(number(f.inst_block(i).unwrap())),
        _ => match f.as_const(v) {
            Some(ConstantData::Int(n)) => Name::Const(*n == 1),
            other => panic!("{other:?}"),
        },
    };
    let block = |&b: &_| {
        let t = f.terminator(b).unwrap();
        let looks = match f.kind(t) {
            InstKind::Br => f.num_operands(t) == 3,
            _ => true,
        };
        let phi = f.phis(b).next().map(|p| {
            f.phi_incoming(p)
                .map(|(v, from)| (number(from), name(v)))
                .collect()
        });
        Block {
            succs: f.successors(b).map(number).collect(),
            phi,
            looks_at: looks.then(|| name(f.operand(t, 0))),
        }
    };
    blocks.iter().map(block).collect()
}

#[test]
fn a_space_is_what_brute_force_finds() {
    // With constants as well three blocks take a minute; they change no rule.
    for (blocks, constants) in [(1, true), (2, true), (3, false)] {
        let mut expected = BTreeSet::new();
        for n in 1..=blocks {
            expected.extend(brute_force(n, constants));
        }
        let alphabet = Alphabet {
            constants,
            ..Alphabet::THREADING
        };
        let space = Space { blocks, alphabet };
        let mut found = BTreeSet::new();
        for (position, m) in space {
            let p = canonical(&read(&m));
            assert!(found.insert(p), "program {position} is there twice");
        }
        assert_eq!(found.len() as u64, space.len());
        assert_eq!(found.len(), expected.len(), "{blocks} blocks");
        assert!(found == expected, "{blocks} blocks");
    }
}

const ALPHABETS: [(Alphabet, usize); 5] = [
    (Alphabet::THREADING, 2),
    (Alphabet::OPERATIONS, 2),
    (Alphabet::POISON, 2),
    (Alphabet::CONVERGENCE, 2),
    (Alphabet::SWITCHES, 2),
];

#[test]
fn programs_are_valid_and_all_different() {
    for (alphabet, blocks) in ALPHABETS {
        let space = Space { blocks, alphabet };
        let mut seen = BTreeSet::new();
        for (n, (position, m)) in space.iter().enumerate() {
            assert_eq!(position, n as u64);
            // The verifier on a sample: it is the slow part.
            if n % 7 == 0 {
                assert_eq!(tandem_ir::verify::verify(&m), [], "{position} of {space:?}");
            }
            assert!(
                seen.insert(tandem_ir::text::print(&m)),
                "{position} of {space:?}"
            );
        }
        assert_eq!(seen.len() as u64, space.len(), "{space:?}");
        assert!(seen.len() > 40, "{space:?} has {} programs", seen.len());
    }
}

#[test]
fn the_sizes_do_not_change_unnoticed() {
    let size = |&(alphabet, blocks): &(Alphabet, usize)| Space { blocks, alphabet }.len();
    let sizes: Vec<u64> = ALPHABETS.iter().map(size).collect();
    assert_eq!(sizes, [91, 1790, 1412, 356, 162]);
    assert_eq!(size(&(Alphabet::THREADING, 3)), 168_628);
    assert_eq!(size(&(Alphabet::SWITCHES, 3)), 817_583);
}

#[test]
fn going_on_is_the_same_as_not_stopping() {
    let space = Space {
        blocks: 3,
        alphabet: Alphabet::THREADING,
    };
    let all: Vec<String> = space
        .iter()
        .map(|(_, m)| tandem_ir::text::print(&m))
        .collect();
    for from in [0, 1, 57, all.len() / 2, all.len() - 1] {
        let mut rest = space.resume(from as u64);
        for expected in all[from..].iter().take(40) {
            let at = rest.position() as usize;
            let (position, m) = rest.next().unwrap();
            assert_eq!(position as usize, at);
            assert_eq!(&tandem_ir::text::print(&m), expected);
        }
    }
    let mut end = space.resume(all.len() as u64);
    assert_eq!(end.position(), all.len() as u64);
    assert!(end.next().is_none());
    assert!(space.resume(u64::MAX).next().is_none());
}

#[test]
fn nothing_is_in_an_empty_space() {
    let space = Space {
        blocks: 0,
        alphabet: Alphabet::THREADING,
    };
    assert_eq!(space.len(), 0);
    assert!(space.is_empty());
    assert!(space.iter().next().is_none());
    let one = Space { blocks: 1, ..space };
    assert!(!one.is_empty());
}
