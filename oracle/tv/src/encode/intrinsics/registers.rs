//! Special registers of the device: inputs of the execution, the same for both programs.
//!
//! What the architecture says of them holds in every execution (an axiom): a thread's
//! index is below the block's size, that at most 1024 in x and y and 64 in z, or what the
//! kernel says of its launches; a block's index is below the grid's size; lanes are 0 to 31. Counters and performance
//! registers give another value at each read and are no inputs: they are left to
//! the code for calls.

use super::super::{Encoder, Result};
use crate::value::{Scalar, Val};
use tandem_ir::function::ValueDef;
use tandem_ir::{Global, Inst, Module};
use tandem_smt::{Sort, Term};

/// Width of a register.
const BITS: u32 = 32;

/// The register that a line of PTX copies into the first operand, as the intrinsics spell it.
fn copied(text: &str) -> Option<String> {
    let line = text.trim().strip_suffix(';')?;
    let (op, operands) = line.split_once(char::is_whitespace)?;
    let (to, from) = operands.split_once(',')?;
    let is_copy = matches!(op, "mov.u32" | "mov.b32" | "mov.s32") && to.trim() == "$0";
    let name = from.trim().strip_prefix('%').filter(|_| is_copy)?;
    let known = match name.strip_prefix("lanemask_") {
        Some(which) => format!("lanemask.{which}"),
        None => name.to_owned(),
    };
    let base = known.split('.').next()?;
    const KNOWN: [&str; 11] = [
        "tid",
        "ntid",
        "ctaid",
        "nctaid",
        "laneid",
        "warpid",
        "nwarpid",
        "lanemask",
        "dynamic_smem_size",
        "total_smem_size",
        "aggr_smem_size",
    ];
    KNOWN.contains(&base).then_some(known)
}

impl Encoder<'_, '_> {
    /// `llvm.nvvm.read.ptx.sreg.<name>`
    pub(super) fn special_register(&mut self, i: Inst, name: &str) -> Result<Option<Val>> {
        let width = self.lane_bits(self.f().inst_type(i))?;
        if width != BITS || volatile(name) {
            return Ok(None);
        }
        let bits = match name.strip_prefix("lanemask.") {
            Some(which) => match self.lane_mask(which) {
                Some(m) => m,
                None => return Ok(None),
            },
            None => self.register(name),
        };
        Ok(Some(Scalar::defined(bits).into()))
    }

    /// Inline assembly that only copies such a register (`mov.u32 $0, %laneid;`), as headers read what has no intrinsic of
    /// its own, and that is free to move. `None` for any other.
    pub(in super::super) fn register_of_assembly(&mut self, i: Inst) -> Result<Option<Val>> {
        let f = self.f();
        let ValueDef::Asm(n) = (match f.call(i) {
            Some(call) => f.value_def(call.callee()),
            None => return Ok(None),
        }) else {
            return Ok(None);
        };
        let a = f.inline_asm(n);
        let register = std::str::from_utf8(&a.text).ok().and_then(copied);
        match register.filter(|_| !a.side_effect && &*a.constraints == b"=r") {
            Some(name) if f.inst_type(i).int_width() == Some(BITS) => {
                self.special_register(i, &name)
            }
            _ => Ok(None),
        }
    }

    /// The value of a register, with what is known of it noted.
    fn register(&mut self, name: &str) -> Term {
        if name == "warpsize" {
            return self.t().bits(BITS, 32);
        }
        let r = self
            .w
            .environment(&format!("sreg.{name}"), &[], Sort::Bits(BITS));
        let (base, dim) = name.rsplit_once('.').unwrap_or((name, ""));
        match base {
            "tid" | "ctaid" | "clusterid" | "cluster.ctaid" => {
                let size = match base.rsplit_once('.') {
                    Some((space, leaf)) => format!("{space}.n{leaf}.{dim}"),
                    None => format!("n{base}.{dim}"),
                };
                let n = self.register(&size);
                self.below(r, n);
            }
            "ntid" => {
                self.at_least_one_at_most(r, if dim == "z" { 64 } else { 1024 });
                let said = ["x", "y", "z"].iter().position(|d| *d == dim);
                if let Some((least, most)) = said.and_then(|d| self.w.block[d]) {
                    self.between(r, least, most);
                }
                self.note_block_size(r);
            }
            "nctaid" | "nclusterid" => {
                self.at_least_one_at_most(r, if dim == "x" { 0x7fff_ffff } else { 0xffff })
            }
            "cluster.nctaid" => self.at_least_one_at_most(r, 16),
            "laneid" => {
                let n = self.t().bits(BITS, 32);
                self.below(r, n);
            }
            "warpid" => {
                let n = self.register("nwarpid");
                self.below(r, n);
            }
            "nwarpid" => self.at_least_one_at_most(r, 64),
            _ => {}
        }
        r
    }

    /// A block has at most 1,024 threads, whatever its shape (CUDA Programming Guide, "Technical Specifications per Compute
    /// Capability").
    fn note_block_size(&mut self, r: Term) {
        if self.w.block_sizes.contains(&r) {
            return;
        }
        self.w.block_sizes.push(r);
        let sizes = self.w.block_sizes.clone();
        let [first, rest @ ..] = sizes.as_slice() else {
            return;
        };
        if rest.is_empty() {
            return;
        }
        // Each is at most 1,024, and the last at most 64: the product fits.
        let t = self.t();
        let threads = rest.iter().fold(*first, |all, &s| t.mul(all, s));
        let most = t.bits(BITS, 1024);
        let fits = t.ule(threads, most);
        self.axiom(fits);
    }
    fn below(&mut self, r: Term, n: Term) {
        let fact = self.t().ult(r, n);
        self.axiom(fact);
    }
    fn at_least_one_at_most(&mut self, r: Term, most: u64) {
        let t = self.t();
        let (zero, most) = (t.bits(BITS, 0), t.bits(BITS, most));
        let (some, within) = (t.ne(r, zero), t.ule(r, most));
        self.axiom(some);
        self.axiom(within);
    }
    fn between(&mut self, r: Term, least: u64, most: u64) {
        let t = self.t();
        let (least, most) = (t.bits(BITS, least), t.bits(BITS, most));
        let (enough, within) = (t.ule(least, r), t.ule(r, most));
        self.axiom(enough);
        self.axiom(within);
    }
    fn axiom(&mut self, fact: Term) {
        if !self.w.axioms.contains(&fact) {
            self.w.axioms.push(fact);
        }
    }

    /// Lanes equal to, lower than, … this one.
    fn lane_mask(&mut self, which: &str) -> Option<Term> {
        let lane = self.register("laneid");
        let t = self.t();
        let one = t.bits(BITS, 1);
        let own = t.shl(one, lane);
        let lower = t.sub(own, one);
        let up_to = t.bvor(own, lower);
        Some(match which {
            "eq" => own,
            "lt" => lower,
            "le" => up_to,
            "ge" => t.bvnot(lower),
            "gt" => t.bvnot(up_to),
            _ => return None,
        })
    }
}

/// What a kernel says of the blocks that it is launched with: threads in x, y and z, least and most. `nvvm.reqntid` is their number;
/// `nvvm.maxntid` bounds the product, and so each of them. Nothing of what is no kernel, or does not read as numbers.
pub fn block_of(module: &Module, g: Global) -> [Option<(u64, u64)>; 3] {
    let header = &module.header;
    if !header.is_kernel(g) {
        return [None; 3];
    }
    let numbers = |key: &str| -> Option<Vec<u64>> {
        let text = header.launch_fact(g, key)?;
        let all = text.split(',').map(|n| n.trim().parse::<u64>().ok());
        let all: Option<Vec<u64>> = all.collect();
        all.filter(|a| a.len() <= 3 && a.iter().all(|n| (1..=1024).contains(n)))
    };
    if let Some(required) = numbers("reqntid") {
        let one = |d: usize| required.get(d).copied().unwrap_or(1);
        return [0, 1, 2].map(|d| Some((one(d), one(d))));
    }
    let product = numbers("maxntid").map(|all| all.iter().product::<u64>());
    [product.filter(|p| *p <= 1024).map(|p| (1, p)); 3]
}

/// Registers that may give another value at the next read.
fn volatile(name: &str) -> bool {
    name.starts_with("clock")
        || name.starts_with("globaltimer")
        || name.starts_with("pm")
        || name == "smid"
}

#[cfg(test)]
mod tests {
    use super::copied;

    #[test]
    fn a_copy_of_a_register_is_one_that_its_intrinsic_reads() {
        for (text, name) in [
            ("mov.u32 $0, %laneid;", Some("laneid")),
            ("mov.b32 \t$0, %tid.x; ", Some("tid.x")),
            ("mov.u32 $0, %lanemask_lt;", Some("lanemask.lt")),
            // A counter, another operand, an operation besides.
            ("mov.u32 $0, %clock;", None),
            ("mov.u32 $1, %laneid;", None),
            ("mov.u32 $0, %laneid; add.u32 $0, $0, 1;", None),
            ("cvt.u32.u16 $0, %laneid;", None),
        ] {
            assert_eq!(copied(text).as_deref(), name, "{text}");
        }
    }
}
