//! Special registers: the 63 reserved ones of the register file's table, and the others that PTX can name.
//!
//! The compiler's register file reserves ids 0 to 62 (BF-042 to BF-044, Appendix F). They are what no virtual register
//! may alias and no live-in may hold. Each has a code, by which encodings and hashes name it, a width, and a mask whose
//! bit 0x200 marks it as reserved. PTX names more registers of the same operand kind, which are not among the 63:
//! counters, lane masks, sizes of shared memory.

/// Bit of [`Reserved::mask`] that every one of the 63 has (BF-043).
pub const RESERVED: u32 = 0x200;

/// A special register: a number below 63 is a [`Reserved`] one, the others follow in [`OTHERS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SReg(pub u16);

/// One row of the table of reserved registers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reserved {
    /// Number, 0 to 62.
    pub id: u16,
    /// Name with the percent sign, as PTX spells it.
    pub name: String,
    /// Code by which encodings name it; none for the frame's pointers and the environment, which no encoding names.
    pub code: Option<u16>,
    /// Width in bits.
    pub bits: u32,
    /// Properties; all have [`RESERVED`].
    pub mask: u32,
}

/// Special registers outside the 63: name and width in bits.
pub const OTHERS: [(&str, u32); 27] = [
    ("%nwarpid", 32),
    ("%smid", 32),
    ("%nsmid", 32),
    ("%lanemask_eq", 32),
    ("%lanemask_le", 32),
    ("%lanemask_lt", 32),
    ("%lanemask_ge", 32),
    ("%lanemask_gt", 32),
    ("%clock", 32),
    ("%clock_hi", 32),
    ("%globaltimer_lo", 32),
    ("%globaltimer_hi", 32),
    ("%pm0", 32),
    ("%pm1", 32),
    ("%pm2", 32),
    ("%pm3", 32),
    ("%pm4", 32),
    ("%pm5", 32),
    ("%pm6", 32),
    ("%pm7", 32),
    ("%dynamic_smem_size", 32),
    ("%total_smem_size", 32),
    ("%aggr_smem_size", 32),
    ("%gridid", 64),
    ("%clock64", 64),
    ("%globaltimer", 64),
    ("WARP_SZ", 32),
];

/// Names of the vectors of special registers, which may stand whole in a `.v4` move.
pub const VECTORS: [&str; 8] = [
    "%tid",
    "%ntid",
    "%ctaid",
    "%nctaid",
    "%cluster_ctaid",
    "%cluster_nctaid",
    "%clusterid",
    "%nclusterid",
];

const AXES: [&str; 3] = ["x", "y", "z"];
/// First number of a vector register as a whole.
const WHOLE: u16 = 63 + OTHERS.len() as u16;

/// The 63 reserved registers, in the order of their numbers (Appendix F).
pub fn reserved() -> Vec<Reserved> {
    let mut rows: Vec<(String, Option<u16>, u32)> = Vec::with_capacity(63);
    let axes = |rows: &mut Vec<(String, Option<u16>, u32)>, name: &str, code: u16| {
        for (i, axis) in AXES.iter().enumerate() {
            rows.push((format!("{name}.{axis}"), Some(code + i as u16), 32));
        }
    };
    axes(&mut rows, "%tid", 0x26);
    axes(&mut rows, "%ntid", 0x29);
    axes(&mut rows, "%ctaid", 0x2c);
    axes(&mut rows, "%nctaid", 0x2f);
    rows.push(("%warpid".into(), Some(0x5e), 32));
    rows.push(("%laneid".into(), Some(0x5f), 32));
    rows.push(("%cluster_ctarank".into(), Some(0), 32));
    rows.push(("%cluster_nctarank".into(), Some(1), 32));
    axes(&mut rows, "%cluster_ctaid", 2);
    axes(&mut rows, "%cluster_nctaid", 5);
    axes(&mut rows, "%clusterid", 8);
    axes(&mut rows, "%nclusterid", 11);
    rows.push(("%is_explicit_cluster".into(), Some(14), 1));
    // The frame's two pointers have no code of their own: they are declared registers of a function.
    rows.push(("%SP".into(), None, 64));
    rows.push(("%SPL".into(), None, 64));
    for i in 0..32 {
        rows.push((format!("%envreg{i}"), None, 32));
    }
    rows.into_iter()
        .enumerate()
        .map(|(id, (name, code, bits))| Reserved {
            id: id as u16,
            name,
            code,
            bits,
            mask: RESERVED,
        })
        .collect()
}

/// Every name that is a special register, with its number, sorted by name. `%SP` and `%SPL` are not among them: PTX does
/// not define them, a function declares them.
fn names() -> &'static [(String, SReg)] {
    static NAMES: std::sync::LazyLock<Vec<(String, SReg)>> = std::sync::LazyLock::new(|| {
        let mut all: Vec<(String, SReg)> = reserved()
            .into_iter()
            .filter(|r| !matches!(r.name.as_str(), "%SP" | "%SPL"))
            .map(|r| (r.name, SReg(r.id)))
            .collect();
        let others = OTHERS.iter().enumerate();
        all.extend(others.map(|(i, (name, _))| ((*name).into(), SReg(63 + i as u16))));
        let whole = VECTORS.iter().enumerate();
        all.extend(whole.map(|(i, name)| ((*name).into(), SReg(WHOLE + i as u16))));
        all.sort();
        all
    });
    &NAMES
}

impl SReg {
    /// The register of a name, such as `%tid.x`, `%clock64` or `WARP_SZ`.
    pub fn of(name: &str) -> Option<SReg> {
        let names = names();
        let at = names.binary_search_by(|(n, _)| n.as_str().cmp(name)).ok()?;
        Some(names[at].1)
    }
    /// Its name.
    pub fn text(self) -> &'static str {
        names()
            .iter()
            .find(|(_, r)| *r == self)
            .map_or("%special", |(n, _)| n.as_str())
    }
    /// Whether one of the 63 (BF-042).
    pub fn is_reserved(self) -> bool {
        self.0 < 63
    }
    /// Width in bits of one element: 1 for the predicate `%is_explicit_cluster`.
    pub fn bits(self) -> u32 {
        match self.0 {
            28 => 1,
            n @ 63.. => OTHERS.get(usize::from(n - 63)).map_or(32, |o| o.1),
            _ => 32,
        }
    }
    /// Whether a vector of four, such as `%tid` without an axis.
    pub fn is_vector(self) -> bool {
        self.0 >= WHOLE
    }
}
