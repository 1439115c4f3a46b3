//! The numbers that regions and prototypes have in the end.

use crate::machine::func::{Base, MFunc, Operand, Region};

/// Gives regions and prototypes the numbers that they have when the printed text is read again: one region for all raw
/// calls, in front; prototypes of the function in front of those of regions.
pub(super) fn settle(f: &mut MFunc) {
    let raw = f.regions.iter().any(|r| r.raw);
    let mut region_of = Vec::with_capacity(f.regions.len());
    let mut regions = Vec::with_capacity(f.regions.len() + 1);
    if raw {
        regions.push(Region {
            slots: Vec::new(),
            raw: true,
        });
    }
    for r in std::mem::take(&mut f.regions) {
        if r.raw {
            region_of.push((0, regions[0].slots.len() as u32));
            regions[0].slots.extend(r.slots);
        } else {
            region_of.push((regions.len() as u32, 0));
            regions.push(r);
        }
    }
    f.regions = regions;
    let mut order: Vec<u32> = (0..f.protos.len() as u32).collect();
    order.sort_by_key(|&n| f.protos[n as usize].region.is_some());
    let mut proto_of = vec![0; order.len()];
    for (new, &old) in order.iter().enumerate() {
        proto_of[old as usize] = new as u32;
    }
    let moved = order.iter().map(|&old| f.protos[old as usize].clone());
    f.protos = moved.collect();
    for p in &mut f.protos {
        p.region = p.region.map(|r| region_of[r as usize].0);
    }
    let renumber = |op: &mut Operand| match op {
        Operand::Proto(n) => *n = proto_of[*n as usize],
        Operand::Symbol(Base::Slot(r, n), _) | Operand::Address(Base::Slot(r, n), _) => {
            let (region, first) = region_of[*r as usize];
            (*r, *n) = (region, *n + first);
        }
        _ => {}
    };
    for data in f.insts.values_mut() {
        data.region = data.region.map(|r| region_of[r as usize].0);
        for op in &mut data.ops {
            match op {
                Operand::List(all) | Operand::Vector(all) | Operand::Coordinates(all) => {
                    all.iter_mut().for_each(renumber);
                }
                op => renumber(op),
            }
        }
    }
}
