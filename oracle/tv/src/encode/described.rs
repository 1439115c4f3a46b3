//! Metadata that says what a value is that is loaded, returned, or made a pointer.

use super::{Encoder, Result};
use crate::pointer::Ptr;
use crate::value::{Scalar, Val};
use tandem_ir::Inst;
use tandem_ir::metadata::{MdBody, Metadata};
use tandem_smt::{Term, Terms};

impl Encoder<'_, '_> {
    /// A value under the metadata of the load, call or `inttoptr` that gives it: poison where a promise is broken, undefined with `!noundef`
    /// and where memory is not there that should be.
    pub(super) fn described(&mut self, i: Inst, v: Val) -> Result<Val> {
        let (cx, f) = (self.cx(), self.f());
        let ty = f.inst_type(i);
        let space = ty.address_space();
        let mut v = v;
        let mut defined = false;
        for &(kind, md) in f.attachments(i) {
            let kind = cx.str(kind);
            defined |= kind == "noundef";
            let numbers = self.metadata_numbers(md);
            v = match (kind, space) {
                ("nonnull", Some(space)) => v.map(&mut |s| {
                    let p = Ptr::unpack(self.t(), s.bits);
                    let address = self.w.address(p, space);
                    let t = self.t();
                    let zero = t.bits(t.width(address), 0);
                    let null = t.eq(address, zero);
                    worse(t, s, null)
                }),
                ("align", Some(space)) => {
                    let n = numbers
                        .first()
                        .and_then(|n| self.w.terms.as_u64(*n))
                        .unwrap_or(1);
                    v.map(&mut |s| {
                        let p = Ptr::unpack(self.t(), s.bits);
                        let ok = self.w.aligned(p, space, n);
                        let bad = self.t().not(ok);
                        worse(self.t(), s, bad)
                    })
                }
                ("range", None) => v.map(&mut |s| {
                    let inside = self.in_ranges(s.bits, &numbers);
                    let bad = self.t().not(inside);
                    worse(self.t(), s, bad)
                }),
                ("dereferenceable" | "dereferenceable_or_null", Some(space)) => {
                    if let (Some(s), Some(&bytes)) = (v.scalar(), numbers.first()) {
                        self.leads_somewhere(s, space, bytes, kind.ends_with("or_null"));
                    }
                    v
                }
                _ => v,
            };
        }
        if defined {
            for s in v.leaves() {
                self.ub_if(s.poison);
                self.ub_if_undef(s.bits);
            }
        }
        Ok(v)
    }
    fn in_ranges(&mut self, x: Term, bounds: &[Term]) -> Term {
        let t = self.t();
        let mut any = Terms::FALSE;
        for b in bounds.chunks_exact(2) {
            let (span, at) = (t.sub(b[1], b[0]), t.sub(x, b[0]));
            let inside = t.ult(at, span);
            any = t.or(any, inside);
        }
        any
    }
    /// The integers of a metadata tuple.
    fn metadata_numbers(&mut self, md: Metadata) -> Vec<Term> {
        let cx = self.cx();
        let Metadata::Node(n) = md else {
            return Vec::new();
        };
        let MdBody::Tuple(ops) = &cx.metadata.nodes[n].body else {
            return Vec::new();
        };
        let numbers = ops.iter().filter_map(|o| match o {
            Metadata::Constant(c) => cx.constants.as_bits(*c),
            _ => None,
        });
        numbers.map(|b| self.w.terms.from_bits(&b)).collect()
    }
    /// Undefined behaviour unless so many bytes can be read through the pointer.
    fn leads_somewhere(&mut self, s: Scalar, space: u32, bytes: Term, or_null: bool) {
        self.ub_if(s.poison);
        self.ub_if_undef(s.bits);
        let bits = self.settled(s.bits);
        let p = Ptr::unpack(self.t(), bits);
        let size = self.t().resize(bytes, 64);
        let mem = self.state.mem;
        let mut ok = self.w.access_ok(mem, p, space, size, 1, false);
        if or_null {
            let address = self.w.address(p, space);
            let t = self.t();
            let zero = t.bits(t.width(address), 0);
            let null = t.eq(address, zero);
            ok = t.or(ok, null);
        }
        self.require(ok);
    }
}

/// The scalar, poison also where `bad`.
fn worse(t: &mut Terms, s: Scalar, bad: Term) -> Scalar {
    Scalar {
        bits: s.bits,
        poison: t.or(s.poison, bad),
    }
}
