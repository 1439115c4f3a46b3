//! Memory by address (PM-3, PM-4).
//!
//! PTX pointers are numbers: an access finds its object by space and address. A generic address lies in the window of a space
//! or in global memory; shared memory is the block's own, local memory the thread's. An access is aligned as a whole and lies
//! inside of one live object.

use super::value::{Val, ones};
use crate::memory::{DEFINED, Found, Life, Memory, Region, UNDEF, Who};
use crate::outcome::UbKind;
use crate::slot::Prov;
use std::collections::BTreeMap;
use tandem_ir::machine::types::Space;

/// An object with its address in its own space.
#[derive(Clone, Copy, Debug)]
pub(super) struct Located {
    pub at: u64,
    pub size: u64,
    pub object: Prov,
}

impl Located {
    fn holds(&self, a: u64) -> bool {
        a.wrapping_sub(self.at) < self.size
    }
}

/// What lies where in global and constant memory, by its first address.
pub(super) type Atlas = BTreeMap<u64, Located>;

/// Where a thread looks for objects.
pub(super) struct View<'a> {
    pub atlas: &'a Atlas,
    pub shared: &'a [Located],
    pub local: &'a [Located],
    pub params: &'a [Located],
}

/// An access to be checked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ask {
    pub space: Space,
    pub address: u64,
    pub size: u64,
    pub write: bool,
}

fn in_list(list: &[Located], a: u64) -> Option<Located> {
    list.iter().rev().find(|l| l.holds(a)).copied()
}

fn in_atlas(atlas: &Atlas, a: u64) -> Option<Located> {
    let (_, l) = atlas.range(..=a).next_back()?;
    Some(*l).filter(|l| l.holds(a))
}

/// The window of the generic space that an address lies in, and the address in the window's own space.
pub(super) fn window(mem: &Memory, a: u64) -> (Space, u64) {
    let all = [
        (Region::Param, Space::Param),
        (Region::Local, Space::Local),
        (Region::Shared, Space::Shared),
    ];
    for (region, space) in all {
        let base = mem.window(region);
        if a >= base && a - base < 1 << 40 {
            return (space, a - base);
        }
    }
    (Space::Global, a)
}

/// The base of a space's window in the generic space.
pub(super) fn window_base(mem: &Memory, space: Space) -> u64 {
    match space {
        Space::Shared => mem.window(Region::Shared),
        Space::Local => mem.window(Region::Local),
        Space::Param => mem.window(Region::Param),
        _ => 0,
    }
}

/// Finds what an access touches.
pub(super) fn find(mem: &Memory, view: &View<'_>, ask: Ask, who: Who) -> Result<Found, UbKind> {
    let (space, a) = match ask.space {
        Space::Generic => window(mem, ask.address),
        s => (s, ask.address),
    };
    let found = match space {
        Space::Shared => in_list(view.shared, a),
        Space::Local => in_list(view.local, a),
        Space::Param => in_list(view.params, a),
        _ => in_atlas(view.atlas, a),
    };
    let Some(l) = found else {
        return Err(nowhere(mem, view, ask, who));
    };
    let index = l.object.index().map_or(usize::MAX, |i| i.0);
    let Some(o) = mem.objects.get(index) else {
        return Err(UbKind::NoObject);
    };
    match o.region {
        Region::Constant if ask.space == Space::Global => return Err(UbKind::WrongAddressSpace),
        Region::Global if ask.space == Space::Const => return Err(UbKind::WrongAddressSpace),
        Region::Code => return Err(UbKind::NoObject),
        _ => {}
    }
    if o.life == Life::Freed {
        return Err(UbKind::UseAfterFree);
    }
    let offset = a - l.at;
    if l.size - offset < ask.size {
        return Err(match ask.write {
            true => UbKind::StoreOutOfBounds,
            false => UbKind::LoadOutOfBounds,
        });
    }
    if !a.is_multiple_of(ask.size.max(1)) {
        return Err(UbKind::Misaligned);
    }
    let constant = o.constant || matches!(o.region, Region::Constant | Region::Param);
    if ask.write && constant {
        return Err(UbKind::WriteToConstant);
    }
    Ok(Found {
        index,
        offset: offset as usize,
    })
}

/// Why nothing of the thread's is at an address.
fn nowhere(mem: &Memory, view: &View<'_>, ask: Ask, who: Who) -> UbKind {
    let (space, a) = window(mem, ask.address);
    let inside = |o: &crate::memory::Object, a: u64| a.wrapping_sub(o.base[1]) < o.size;
    // Someone else's, at an address where the thread has nothing.
    let private = match ask.space {
        Space::Generic => (space, a),
        s => (s, ask.address),
    };
    let region = match private.0 {
        Space::Shared => Some(Region::Shared),
        Space::Local => Some(Region::Local),
        _ => None,
    };
    let foreign = mem.objects.iter().any(|o| {
        let other = match o.region {
            Region::Local => o.owner != who.thread,
            _ => o.owner != who.block,
        };
        Some(o.region) == region && o.life == Life::Live && other && inside(o, private.1)
    });
    if foreign {
        return UbKind::ForeignPrivateMemory;
    }
    // Something is there in another space: an address that was not converted.
    let shared = |a| in_list(view.shared, a).is_some();
    let local = |a| in_list(view.local, a).is_some();
    let elsewhere = match ask.space {
        Space::Generic => shared(ask.address) || local(ask.address),
        _ => match space {
            Space::Shared => shared(a),
            Space::Local => local(a),
            _ => {
                in_atlas(view.atlas, ask.address).is_some()
                    || shared(ask.address)
                    || local(ask.address)
            }
        },
    };
    match elsewhere {
        true => UbKind::WrongAddressSpace,
        false => UbKind::NoObject,
    }
}

/// Reads a number of at most eight bytes.
pub(super) fn read(bytes: &[u8], states: &[u8]) -> Val {
    let mut v = Val::default();
    for (i, (&b, &s)) in bytes.iter().zip(states).enumerate() {
        v.bits |= u64::from(b) << (8 * i);
        if s != DEFINED {
            v.open |= 0xff << (8 * i);
        }
    }
    v
}

/// Writes a number; a byte of which a bit is open is open.
pub(super) fn write(bytes: &mut [u8], states: &mut [u8], v: Val) {
    for (i, (b, s)) in bytes.iter_mut().zip(states).enumerate() {
        *b = (v.bits >> (8 * i)) as u8;
        *s = match (v.open >> (8 * i)) as u8 {
            0 => DEFINED,
            _ => UNDEF,
        };
    }
}

/// What a register of `width` gets from a number of `bits` that was read.
pub(super) fn extend(v: Val, bits: u32, signed: bool, width: u32) -> Val {
    let up = |x: u64| match signed {
        true => super::value::signed(x, bits) as u64 & ones(width),
        false => x,
    };
    Val {
        bits: up(v.bits),
        open: up(v.open),
    }
}
