//! Values over the lanes of a warp: a part that all lanes share, of which some low bits may be known, and a number per
//! lane. All arithmetic is modulo 2^width.

use tandem_ir::claims::access::WARP;

/// `shared + at[lane]` modulo 2^width.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Across {
    pub width: u32,
    /// As signed numbers of so many bits.
    pub at: [i128; WARP],
    /// How many low bits of the shared part are known; all of them if as many as the width.
    pub known: u32,
    /// These bits.
    pub low: u128,
}

pub(super) fn mask(width: u32) -> u128 {
    match width {
        128.. => u128::MAX,
        w => (1 << w) - 1,
    }
}

fn signed(width: u32, n: i128) -> i128 {
    match width {
        0 => 0,
        128.. => n,
        w => n << (128 - w) >> (128 - w),
    }
}

impl Across {
    /// A number.
    pub fn constant(width: u32, n: u128) -> Across {
        Across {
            width,
            at: [0; WARP],
            known: width,
            low: n & mask(width),
        }
    }
    /// The same for all lanes; so many low bits are 0.
    pub fn shared(width: u32, zeros: u32) -> Across {
        Across {
            width,
            at: [0; WARP],
            known: zeros.min(width),
            low: 0,
        }
    }
    /// A number for each lane.
    pub fn values(width: u32, each: [u128; WARP]) -> Across {
        let first = each[0] & mask(width);
        Across {
            width,
            at: each.map(|n| signed(width, n.wrapping_sub(first) as i128)),
            known: width,
            low: first,
        }
    }
    pub fn is_shared(&self) -> bool {
        self.at.iter().all(|&d| d == self.at[0])
    }
    /// The number of each lane, if nothing is open.
    pub fn exact(&self) -> Option<[u128; WARP]> {
        let of = |d: i128| self.low.wrapping_add(d as u128) & mask(self.width);
        (self.known >= self.width).then(|| self.at.map(of))
    }
    pub fn as_constant(&self) -> Option<u128> {
        self.exact().filter(|_| self.is_shared()).map(|e| e[0])
    }
    /// The number in the low known bits of each lane, if no lane carries into the others: these are then the same for
    /// all lanes.
    fn contained(&self) -> Option<[u128; WARP]> {
        let mut out = [0; WARP];
        for (o, d) in out.iter_mut().zip(self.at) {
            let n = i128::try_from(self.low).ok()?.checked_add(d)?;
            *o = u128::try_from(n).ok().filter(|&n| n <= mask(self.known))?;
        }
        Some(out)
    }
    /// True if no lane is on the other side of the end of the numbers, for certain.
    pub fn stays_together(&self) -> bool {
        self.is_shared() || self.exact().is_none() && self.contained().is_some()
    }

    pub fn add(&self, o: &Across) -> Across {
        let known = self.known.min(o.known);
        Across {
            width: self.width,
            at: std::array::from_fn(|l| signed(self.width, self.at[l].wrapping_add(o.at[l]))),
            known,
            low: self.low.wrapping_add(o.low) & mask(known),
        }
    }

    fn scaled(&self, c: u128) -> Across {
        let known = self
            .known
            .saturating_add(c.trailing_zeros())
            .min(self.width);
        Across {
            width: self.width,
            at: self
                .at
                .map(|d| signed(self.width, d.wrapping_mul(c as i128))),
            known,
            low: self.low.wrapping_mul(c) & mask(known),
        }
    }

    /// The product, if a factor is a number, both are the same for all lanes, or nothing is open.
    pub fn mul(&self, o: &Across) -> Option<Across> {
        if let Some(c) = o.as_constant() {
            return Some(self.scaled(c));
        }
        if let Some(c) = self.as_constant() {
            return Some(o.scaled(c));
        }
        if self.is_shared() && o.is_shared() {
            let zeros = |a: &Across| match a.low {
                0 => a.known,
                n => n.trailing_zeros(),
            };
            let known = (o.known.saturating_add(zeros(self)))
                .min(self.known.saturating_add(zeros(o)))
                .min(self.known.saturating_add(o.known))
                .min(self.width);
            return Some(Across {
                width: self.width,
                at: [0; WARP],
                known,
                low: self.low.wrapping_mul(o.low) & mask(known),
            });
        }
        self.lane_by_lane(o, |a, b| Some(a.wrapping_mul(b)))
    }

    /// An operation on what is known of every lane.
    pub fn lane_by_lane(
        &self,
        o: &Across,
        op: impl Fn(u128, u128) -> Option<u128>,
    ) -> Option<Across> {
        let (a, b) = (self.exact()?, o.exact()?);
        let mut out = [0; WARP];
        for (o, (x, y)) in out.iter_mut().zip(a.into_iter().zip(b)) {
            *o = op(x, y)? & mask(self.width);
        }
        Some(Across::values(self.width, out))
    }

    /// The low bits.
    pub fn trunc(&self, width: u32) -> Across {
        let known = self.known.min(width);
        Across {
            width,
            at: self.at.map(|d| signed(width, d)),
            known,
            low: self.low & mask(known),
        }
    }

    /// With more bits. If not every lane is known, that no lane wraps has to be seen elsewhere.
    pub fn extend(&self, width: u32, by_sign: bool) -> Across {
        match self.exact() {
            Some(e) if by_sign => {
                Across::values(width, e.map(|n| signed(self.width, n as i128) as u128))
            }
            Some(e) => Across::values(width, e),
            None => Across {
                width,
                ..self.clone()
            },
        }
    }

    /// Division by 2^k, if the low bits are known so far; that no lane wraps has to be seen elsewhere.
    pub fn shifted_right(&self, k: u32) -> Option<Across> {
        if let Some(e) = self.exact() {
            return Some(Across::values(self.width, e.map(|n| n >> k)));
        }
        if self.known < k {
            return self.is_shared().then(|| Across::shared(self.width, 0));
        }
        let low = i128::try_from(self.low).ok()?;
        let each = self.at.map(|d| low.wrapping_add(d) >> k);
        let known = self.known - k;
        Some(Across {
            width: self.width,
            at: each.map(|n| n - each[0]),
            known,
            low: each[0] as u128 & mask(known),
        })
    }

    /// `and`, `or`, `xor` with a number, if the lanes differ in known bits alone.
    pub fn bitwise(&self, c: u128, op: fn(u128, u128) -> u128) -> Option<Across> {
        if let Some(e) = self.exact() {
            return Some(Across::values(self.width, e.map(|n| op(n, c))));
        }
        let each = self.contained()?.map(|n| op(n, c) & mask(self.known));
        Some(Across {
            width: self.width,
            at: each.map(|n| n as i128 - each[0] as i128),
            known: self.known,
            low: each[0],
        })
    }
}

/// Where lanes may lie: their distances, and the numbers of bytes modulo 128 at which the shared part may be.
pub struct Placed {
    /// By lane, of those that are there.
    pub at: Vec<i128>,
    /// The remainders that occur, in increasing order.
    pub residues: Vec<u64>,
}

impl Across {
    /// The places of the first lanes of a warp, given the alignment that their accesses promise.
    pub fn placed(&self, lanes: usize, align: u64) -> Placed {
        let mut known = self.known.min(7);
        let mut low = (self.low & mask(known)) as u64;
        let promised = align.max(1).trailing_zeros().min(7);
        // An access that is not aligned as it promises is executed nowhere.
        let first = i128::from(low) + self.at[0];
        let broken = first.rem_euclid(1 << promised.min(known)) != 0;
        if promised > known || broken {
            // shared + at[0] is a multiple of the alignment.
            known = promised;
            low = (-self.at[0]).rem_euclid(1 << promised) as u64;
        }
        Placed {
            at: self.at[..lanes.min(WARP)].to_vec(),
            residues: (0..128u64 >> known).map(|k| low + (k << known)).collect(),
        }
    }
}
