//! By which terms PTX is compared (machine.md 9.8): what its manual leaves open, and what its maker has a licence for.
//!
//! A licence that the PTX states itself, in a line `//! licence`, is taken at its word unless an option says otherwise.

use tandem_ir::Module;
use tandem_ir::inst::{InstKind, Ordering};
use tandem_ir::machine::MModule;
use tandem_ir::machine::module::Item;
use tandem_oracle::tv::lift::{Flavour, Reading};

/// The terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Terms {
    /// `--attributes=exact`: an instruction promises the same in both files, not at most the same.
    pub exact_attributes: bool,
    /// `--contract=either`: a product and a sum without a rounding mode may be rounded once.
    pub fused: bool,
    /// `--nan=bits`: a NaN that is computed is the one that devices give.
    pub canonical_nan: bool,
    /// `--approx=same`: `afn` allows no approximate instruction.
    pub no_approximations: bool,
    /// `--rmw-order`: `Some(true)` for orders of atomic updates that may be dropped.
    pub relaxed_updates: Option<bool>,
    /// `--exact-fneg`: `Some(true)` if `neg` and `abs` are taken to change the sign of a NaN alone.
    pub exact_signs: Option<bool>,
    /// `--structured`: also that control flow keeps its shape.
    pub structured: bool,
}

/// Whether PTX states a licence.
fn states(ptx: &MModule, licence: &str) -> bool {
    let is = |i: &Item| matches!(i, Item::Licence(text) if text == licence);
    ptx.items.iter().any(is)
}

impl Terms {
    /// How PTX is read by these terms.
    pub fn reading(&self, ptx: &MModule, flavour: Flavour) -> Reading {
        Reading {
            fused: self.fused,
            canonical_nan: self.canonical_nan,
            exact_signs: self
                .exact_signs
                .unwrap_or_else(|| states(ptx, "exact-fneg=never")),
            ..flavour.into()
        }
    }

    /// What all answers about this PTX rest on by these terms, whatever its functions are.
    pub fn assumed(&self, ptx: &MModule) -> Vec<&'static str> {
        let mut all = vec!["generic pointers that a kernel is given are global"];
        if !self.canonical_nan {
            all.push("a NaN that PTX makes is one that LLVM IR may make");
        }
        if self.drops_orders(ptx) {
            all.push("atomic updates of the source have no order (licence rmw-order=relaxed)");
        }
        all
    }

    /// Takes from a source what its PTX has a licence to drop.
    pub fn weaken(&self, source: &mut Module, ptx: &MModule) {
        if !self.drops_orders(ptx) {
            return;
        }
        for f in &mut source.bodies {
            let all: Vec<_> = f
                .blocks()
                .flat_map(|b| f.insts(b).collect::<Vec<_>>())
                .collect();
            for i in all {
                match f.kind(i).clone() {
                    InstKind::AtomicRmw(op, mut access) => {
                        access.ordering = Ordering::Monotonic;
                        f.set_kind(i, InstKind::AtomicRmw(op, access));
                    }
                    InstKind::CmpXchg {
                        mut access, weak, ..
                    } => {
                        access.ordering = Ordering::Monotonic;
                        let relaxed = InstKind::CmpXchg {
                            access,
                            failure: Ordering::Monotonic,
                            weak,
                        };
                        f.set_kind(i, relaxed);
                    }
                    _ => {}
                }
            }
        }
    }

    fn drops_orders(&self, ptx: &MModule) -> bool {
        self.relaxed_updates
            .unwrap_or_else(|| states(ptx, "rmw-order=relaxed"))
    }
}
