//! Variables and signatures (PS-6, PS-21, MM-14).

use super::{Subject, Verifier};
use crate::machine::func::{Dir, MFunc};
use crate::machine::module::{Linkage, MGlobal};
use crate::machine::types::{Kind, Space, Ty};

/// Parameters of a kernel take at most so many bytes (PS-6).
const MOST_PARAM_BYTES: u64 = 32_764;
/// All constant variables of a module together (PS-21).
const MOST_CONST_BYTES: u64 = 65_536;

impl<'m> Verifier<'m> {
    pub(super) fn symbols(&mut self) {
        let mut constant: u64 = 0;
        for (n, g) in self.module.globals.iter().enumerate() {
            let subject = Subject::Global(n as u32);
            self.variable(g, subject);
            if g.space == Space::Const {
                constant = constant.saturating_add(g.size().unwrap_or(0));
                if constant > MOST_CONST_BYTES {
                    let what = format!("constants take more than {MOST_CONST_BYTES} bytes");
                    self.report("PS-21", subject, what);
                    constant = 0;
                }
            }
        }
    }

    pub(super) fn variable(&mut self, g: &MGlobal, subject: Subject) {
        let name = &g.name;
        let open = g.dims.first() == Some(&None);
        if g.dims.iter().skip(1).any(Option::is_none) {
            self.report(
                "PS-21",
                subject,
                format!("only the first dimension of '{name}' may be open"),
            );
        } else if g.dims.contains(&Some(0)) {
            self.report("PS-21", subject, format!("'{name}' has no size"));
        } else if open && g.linkage != Linkage::Extern && g.init.is_none() {
            self.report(
                "PS-21",
                subject,
                format!("'{name}' has no size and is not external"),
            );
        } else if !open && g.size().is_none() {
            self.report("PS-21", subject, format!("'{name}' is too large"));
        }
        if g.ty == Ty::Pred {
            self.report(
                "PS-21",
                subject,
                format!("'{name}' is a predicate in memory"),
            );
        }
        if g.init.is_some() && (g.space == Space::Shared || g.linkage == Linkage::Extern) {
            self.report(
                "PS-21",
                subject,
                format!("'{name}' cannot have an initialiser"),
            );
        }
    }

    pub(super) fn signature(&mut self, f: &'m MFunc) {
        let subject = Subject::Func(self.func);
        for p in f.rets.iter().chain(&f.params) {
            if p.reg.is_none() && matches!(p.ty.kind(), Kind::Pred) {
                self.report(
                    "PS-6",
                    subject,
                    format!("the parameter '{}' is a predicate", p.name),
                );
            }
            if p.reg.is_some() && f.is_entry {
                self.report(
                    "PS-6",
                    subject,
                    format!("the parameter '{}' of a kernel is a register", p.name),
                );
            }
        }
        let has = |w: &str| {
            f.dirs
                .iter()
                .any(|d| matches!(d, Dir::Numbers(n, _) if *n == w))
        };
        if has(".maxntid") && has(".reqntid") {
            self.report(
                "PS-6",
                subject,
                "'.maxntid' and '.reqntid' exclude each other",
            );
        }
        if f.is_entry {
            let size = f.params.iter().fold(0u64, |at, p| {
                let aligned = at
                    .checked_next_multiple_of(p.alignment())
                    .unwrap_or(u64::MAX);
                aligned.saturating_add(p.size().unwrap_or(0))
            });
            if size > MOST_PARAM_BYTES {
                let what =
                    format!("parameters of {size} bytes, a kernel has at most {MOST_PARAM_BYTES}");
                self.report("PS-6", subject, what);
            }
        }
        let wide = f.regs.groups().iter().any(|g| g.ty == Ty::B128);
        if wide && self.module.version < (8, 3) {
            self.report("MM-14", subject, "registers of .b128 need PTX 8.3");
        }
        for g in &f.frame {
            self.variable(g, subject);
        }
        self.redeclared(f, subject);
    }

    /// All declarations of a function agree.
    fn redeclared(&mut self, f: &'m MFunc, subject: Subject) {
        let first = &self.module.funcs[self.first_of(f) as usize];
        let shape = |f: &MFunc| {
            let params = f.rets.iter().chain(&f.params);
            (
                f.is_entry,
                f.rets.len(),
                params
                    .map(|p| (p.size(), p.alignment(), p.array.is_some()))
                    .collect::<Vec<_>>(),
            )
        };
        if !std::ptr::eq(first, f) && shape(first) != shape(f) {
            self.report(
                "PS-19",
                subject,
                format!("'{}' was declared differently before", f.name),
            );
        }
    }

    fn first_of(&self, f: &MFunc) -> u32 {
        self.first
            .get(f.name.as_str())
            .copied()
            .unwrap_or(self.func)
    }
}
