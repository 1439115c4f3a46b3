//! What every value naturally is, as a fixed point: at first a phi may be anything, and each round takes back what does not hold.
//!
//! A load of the width of a pointer is a pointer if an address is made of it; everything else follows from what makes a value.

use super::node::{Kind, Nature, Pointer, Val};
use super::ssa::Ssa;
use tandem_ir::machine::types::Space;

/// The natures of all values of a closed function. `wide`: bits of a generic pointer.
pub(super) fn natures(ssa: &Ssa, wide: u32) -> Vec<Nature> {
    let asked = addresses(ssa);
    let mut out: Vec<Nature> = (0..ssa.nodes.len())
        .map(|v| first(ssa, v as Val, wide, &asked))
        .collect();
    loop {
        let mut changed = false;
        for v in 0..ssa.nodes.len() {
            let now = next(ssa, v as Val, &out);
            if now != out[v] {
                out[v] = now;
                changed = true;
            }
        }
        if !changed {
            return out;
        }
    }
}

/// Which values an address is made of, as far as the way to them is plain, and of which space; generic where several are asked for.
fn addresses(ssa: &Ssa) -> Vec<Option<Space>> {
    let mut asked: Vec<Option<Space>> = vec![None; ssa.nodes.len()];
    let mut work: Vec<(Val, Space)> = Vec::new();
    for node in &ssa.nodes {
        match &node.kind {
            Kind::Load(a) | Kind::Store(a) => work.push((node.args[0], a.space)),
            Kind::Cvta(true, space) => work.push((node.args[0], *space)),
            Kind::Cvta(false, _) => work.push((node.args[0], Space::Generic)),
            Kind::Lines(l, _) => {
                for (k, &a) in node.args.iter().enumerate() {
                    if l.text.contains(&format!("$p{k}")) {
                        work.push((a, l.space));
                    }
                }
            }
            _ => {}
        }
    }
    while let Some((v, space)) = work.pop() {
        let v = ssa.find(v);
        let now = match asked[v as usize] {
            None => space,
            Some(before) if before == space => continue,
            Some(Space::Generic) => continue,
            Some(_) => Space::Generic,
        };
        asked[v as usize] = Some(now);
        let node = &ssa.nodes[v as usize];
        let from: Vec<Val> = match node.kind {
            Kind::Phi | Kind::Freeze => node.args.to_vec(),
            Kind::Select => node.args[1..].to_vec(),
            Kind::Sub => vec![node.args[0]],
            Kind::Add => node
                .args
                .iter()
                .copied()
                .filter(|&a| may_be_base(ssa, a))
                .collect(),
            _ => Vec::new(),
        };
        work.extend(from.into_iter().map(|v| (v, now)));
    }
    asked
}

/// Whether something that is added may be the address, rather than what is added to it.
fn may_be_base(ssa: &Ssa, v: Val) -> bool {
    !matches!(
        ssa.nodes[ssa.find(v) as usize].kind,
        Kind::Const(_) | Kind::Lines(..) | Kind::Open
    )
}

fn first(ssa: &Ssa, v: Val, wide: u32, asked: &[Option<Space>]) -> Nature {
    let node = &ssa.nodes[v as usize];
    match &node.kind {
        Kind::Const(_) | Kind::Open | Kind::Phi | Kind::Freeze => Nature::Any,
        Kind::Select | Kind::Add | Kind::Sub => Nature::Any,
        Kind::Given(_, n) => *n,
        Kind::Load(a) => match a.float {
            Some(f) => Nature::Float(f),
            None => match asked[v as usize] {
                Some(space) if node.width == wide => loaded(space),
                _ => Nature::Int,
            },
        },
        Kind::Lines(_, n) => n.unwrap_or(Nature::Int),
        Kind::Compare(_) | Kind::Store(_) => Nature::Int,
        Kind::Cvta(..) => Nature::Any,
    }
}

/// An address of a space that was read from memory.
fn loaded(space: Space) -> Nature {
    Nature::Pointer(Pointer {
        held: space,
        space: number(space),
        home: Some(space).filter(|s| *s != Space::Generic),
    })
}

fn next(ssa: &Ssa, v: Val, now: &[Nature]) -> Nature {
    let node = &ssa.nodes[v as usize];
    let of = |k: usize| now[ssa.find(node.args[k]) as usize];
    let is_number = |n: Nature| !matches!(n, Nature::Pointer(_));
    match &node.kind {
        Kind::Phi | Kind::Freeze => merged(ssa, &node.args, now),
        Kind::Select => merged(ssa, &node.args[1..], now),
        Kind::Add => match (of(0), of(1)) {
            (p @ Nature::Pointer(_), n) | (n, p @ Nature::Pointer(_)) if is_number(n) => p,
            // A phi that is counted up begins as what it is counted from.
            (Nature::Any, Nature::Any) => Nature::Any,
            _ => Nature::Int,
        },
        Kind::Sub => match (of(0), of(1)) {
            (p @ Nature::Pointer(_), n) if is_number(n) => p,
            (Nature::Any, Nature::Any) => Nature::Any,
            _ => Nature::Int,
        },
        Kind::Cvta(to_generic, space) => match of(0) {
            Nature::Pointer(p) => cvta(p, *to_generic, *space),
            Nature::Any => Nature::Any,
            _ => Nature::Int,
        },
        _ => now[v as usize],
    }
}

/// The pointer that `cvta` makes of one; a number if its space is not the one that the instruction names.
fn cvta(p: Pointer, to_generic: bool, space: Space) -> Nature {
    let from = if to_generic { space } else { Space::Generic };
    if p.held != from {
        return Nature::Int;
    }
    let held = if to_generic { Space::Generic } else { space };
    // A pointer whose object is known to lie in the space stays as it is.
    let stays = p.space == 0 && p.home == Some(space);
    Nature::Pointer(Pointer {
        held,
        space: match (stays, to_generic) {
            (true, _) | (_, true) => 0,
            (false, false) => number(space),
        },
        home: Some(space),
    })
}

/// The number of a space in LLVM IR.
pub(super) fn number(space: Space) -> u32 {
    match space {
        Space::Generic => 0,
        Space::Global => 1,
        Space::Shared => 3,
        Space::Const => 4,
        Space::Local => 5,
        Space::Param => 101,
    }
}

/// What several values are together: a constant is what the others are, but no pointer unless it is null.
fn merged(ssa: &Ssa, args: &[Val], now: &[Nature]) -> Nature {
    let values = args.iter().map(|&a| ssa.find(a) as usize);
    let together = values.clone().fold(Nature::Any, |n, a| n.meet(now[a]));
    let number = |a: usize| matches!(ssa.nodes[a].kind, Kind::Const(c) if c != 0);
    match together {
        Nature::Pointer(_) if values.clone().any(number) => Nature::Int,
        n => n,
    }
}
