//! What a request costs: of addresses, and of lanes that may lie at several places.

use super::across::{Across, Placed};
use crate::context::Cx;
use crate::defects::planted;
use tandem_ir::claims::access::{BANK_BYTES, BANKS, Cost, LINE, SECTOR, Space, Span, WARP};

/// How many different blocks of so many bytes are touched. Addresses come with their sizes.
fn blocks(cx: Cx<'_>, addresses: impl Iterator<Item = i128>, bytes: u32, block: u64) -> u32 {
    let block = i128::from(block);
    let mut all: Vec<i128> = Vec::new();
    for a in addresses {
        let first = a.div_euclid(block);
        let last = (a + i128::from(bytes) - 1).div_euclid(block);
        all.extend(first..=planted!(cx, AccessSectorByFirstByte, last, first));
    }
    all.sort_unstable();
    all.dedup();
    all.len() as u32
}

/// In how many phases shared memory serves a request of 32 lanes.
pub fn phases(bytes: u32) -> u32 {
    match bytes {
        0..=4 => 1,
        5..=8 => 2,
        _ => bytes.div_ceil(4).next_power_of_two(),
    }
}

/// Cost in units, in lines, and the least for lanes at these addresses; lanes that take no part have none.
pub fn of_addresses(
    cx: Cx<'_>,
    space: Space,
    bytes: u32,
    lanes: &[Option<i128>],
) -> (u32, Option<u32>, u32) {
    let there = || lanes.iter().flatten().copied();
    let needed = |n: u32, per: u64| n.div_ceil(per as u32);
    match space {
        Space::Generic | Space::Global => {
            let ideal = needed(blocks(cx, there(), bytes, 1), SECTOR);
            let lines = blocks(cx, there(), bytes, LINE);
            (blocks(cx, there(), bytes, SECTOR), Some(lines), ideal)
        }
        Space::Constant => (blocks(cx, there(), bytes, BANK_BYTES), None, 1),
        Space::Shared => shared(cx, bytes, lanes),
        Space::Local => {
            // Words of the 32 lanes lie side by side.
            let mut words = Vec::new();
            let mut touched = 0;
            for (l, a) in lanes.iter().enumerate() {
                let Some(a) = a else { continue };
                let (first, last) = (a.div_euclid(4), (a + i128::from(bytes) - 1).div_euclid(4));
                words.extend((first..=last).map(|w| w * 128 + 4 * l as i128));
                touched += bytes;
            }
            let sectors = blocks(cx, words.into_iter(), 4, SECTOR);
            (sectors, None, needed(touched, SECTOR))
        }
        Space::Other => (1, None, 1),
    }
}

fn shared(cx: Cx<'_>, bytes: u32, lanes: &[Option<i128>]) -> (u32, Option<u32>, u32) {
    let phases = planted!(cx, AccessWideAccess, phases(bytes), 1);
    let per_phase = (WARP as u32 / phases).max(1) as usize;
    let (mut cost, mut ideal) = (0, 0);
    for group in lanes.chunks(per_phase) {
        let mut words: Vec<i128> = Vec::new();
        for a in group.iter().flatten() {
            let last = (a + i128::from(bytes) - 1).div_euclid(BANK_BYTES as i128);
            words.extend(a.div_euclid(BANK_BYTES as i128)..=last);
        }
        words.sort_unstable();
        if planted!(cx, AccessBroadcastCounted, true, false) {
            words.dedup();
        }
        let mut banks = [0u32; BANKS as usize];
        for w in &words {
            // The documents' example has it the other way round, neighbours in one bank (C-085).
            let by = planted!(cx, AccessDocumentBankRule, *w, w.div_euclid(BANKS as i128));
            banks[by.rem_euclid(BANKS as i128) as usize] += 1;
        }
        cost += banks.iter().max().copied().unwrap_or(0);
        ideal += (words.len() as u32).div_ceil(BANKS as u32);
    }
    (cost, None, ideal)
}

/// Over all places where the lanes of a warp may lie.
pub(super) fn of_warp(cx: Cx<'_>, space: Space, bytes: u32, placed: &Placed) -> Cost {
    let one = |r: &u64| {
        let lanes: Vec<Option<i128>> = placed.at.iter().map(|d| Some(d + i128::from(*r))).collect();
        let (units, lines, ideal) = of_addresses(cx, space, bytes, &lanes);
        let point = |n| Span { lo: n, hi: n };
        Cost {
            units: point(units),
            lines: lines.map(point),
            ideal: point(ideal),
        }
    };
    let places = placed.residues.len();
    let places = planted!(cx, AccessBaseIsAligned, places, places.min(1));
    let all = placed.residues[..places].iter().map(one).reduce(union);
    let nothing = Span { lo: 0, hi: 0 };
    all.unwrap_or(Cost {
        units: nothing,
        lines: None,
        ideal: nothing,
    })
}

/// Of so many lanes, wherever they lie: from all of them at one address to each of them on lines and in banks of its own, or in the
/// same bank. They are aligned as the access promises.
pub(super) fn of_any(cx: Cx<'_>, space: Space, bytes: u32, lanes: usize, align: u64) -> Cost {
    let apart = |step: i128| {
        let placed = Across {
            at: std::array::from_fn(|l| step * l as i128),
            ..Across::shared(64, 0)
        };
        of_warp(cx, space, bytes, &placed.placed(lanes, align))
    };
    // Farther than an access is long, and a multiple of what banks repeat after.
    let far = i128::from(bytes).div_euclid(128) * 128 + 4096;
    union(apart(0), apart(far))
}

/// Both.
pub(super) fn union(a: Cost, b: Cost) -> Cost {
    Cost {
        units: a.units.union(b.units),
        lines: a.lines.zip(b.lines).map(|(x, y)| x.union(y)),
        ideal: a.ideal.union(b.ideal),
    }
}
