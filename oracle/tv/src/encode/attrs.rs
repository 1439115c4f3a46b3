//! Attributes of values that cross a call: what makes them poison, what makes the call undefined.

use super::Encoder;
use crate::pointer::Ptr;
use crate::value::{Scalar, Val};
use tandem_ir::attr::{Attr, AttrKind, TypedAttr};
use tandem_ir::entity::AttrSet;
use tandem_ir::{FloatKind, Function, Type};
use tandem_smt::{Term, Terms};

impl<'m> Encoder<'_, 'm> {
    /// A value under the attributes of its position (argument or result): poison where one is violated,
    /// undefined behaviour here where it must not be.
    pub(super) fn attributed(&mut self, v: Val, ty: Type, sets: &[AttrSet]) -> Val {
        let cx = self.cx();
        let attrs: Vec<Attr> = sets
            .iter()
            .flat_map(|&s| cx.attrs.get(s).to_vec())
            .collect();
        if attrs.is_empty() {
            return v;
        }
        let kinds = self.scalar_types(ty);
        let mut n = 0;
        let v = v.map(&mut |s| {
            let kind = kinds.get(n).copied();
            n += 1;
            match kind {
                Some(k) => self.attributed_scalar(s, k, &attrs),
                None => s,
            }
        });
        let no_undef = attrs.contains(&Attr::Flag(AttrKind::NoUndef));
        if no_undef {
            self.must_be_defined(&v);
        }
        self.dereferenceable(&v, ty, &attrs);
        v
    }
    /// Undefined behaviour here if a scalar of the value is poison or undef.
    pub(super) fn must_be_defined(&mut self, v: &Val) {
        v.for_each(&mut |s| {
            self.ub_if(s.poison);
            self.ub_if_undef(s.bits);
        });
    }
    fn scalar_types(&self, ty: Type) -> Vec<Type> {
        match self.element_types(ty) {
            Some(parts) => parts
                .into_iter()
                .flat_map(|p| self.scalar_types(p))
                .collect(),
            None => vec![ty],
        }
    }

    fn attributed_scalar(&mut self, s: Scalar, ty: Type, attrs: &[Attr]) -> Scalar {
        let mut bad = s.poison;
        for a in attrs {
            let violated = match a {
                Attr::Flag(AttrKind::NonNull) => match ty.address_space() {
                    Some(space) => self.is_null(s.bits, space),
                    None => continue,
                },
                Attr::Align(n) => match ty.address_space() {
                    Some(space) => self.misaligned(s.bits, space, *n),
                    None => continue,
                },
                Attr::Range(low, high) if ty.is_int() => {
                    let t = self.t();
                    let (low, high) = (t.from_bits(low), t.from_bits(high));
                    let (span, at) = (t.sub(high, low), t.sub(s.bits, low));
                    let inside = t.ult(at, span);
                    t.not(inside)
                }
                Attr::NoFpClass(mask) => match ty.float_kind() {
                    Some(kind) => self.in_fp_classes(s.bits, kind, *mask),
                    None => continue,
                },
                _ => continue,
            };
            bad = self.w.terms.or(bad, violated);
        }
        Scalar {
            bits: s.bits,
            poison: bad,
        }
    }

    fn is_null(&mut self, packed: Term, space: u32) -> Term {
        let p = Ptr::unpack(&mut self.w.terms, packed);
        let address = self.w.address(p, space);
        let t = &mut self.w.terms;
        let w = t.width(address);
        let zero = t.bits(w, 0);
        t.eq(address, zero)
    }
    /// Boolean: the address is no multiple of `align` bytes.
    pub(super) fn misaligned(&mut self, packed: Term, space: u32, align: u64) -> Term {
        if align <= 1 || !align.is_power_of_two() {
            return Terms::FALSE;
        }
        let p = Ptr::unpack(&mut self.w.terms, packed);
        let ok = self.w.aligned(p, space, align);
        self.w.terms.not(ok)
    }

    /// `dereferenceable(n)`, `dereferenceable_or_null(n)`; `byref` and `sret`, whose memory is there. LangRef of `sret`: a callee
    /// may assume that accesses do not trap and are properly aligned, for which the type's alignment stands if none is stated.
    fn dereferenceable(&mut self, v: &Val, ty: Type, attrs: &[Attr]) {
        let (Some(s), Some(space)) = (v.scalar(), ty.address_space()) else {
            return;
        };
        let stated = attrs.iter().any(|a| matches!(a, Attr::Align(_)));
        for a in attrs {
            let (n, align, or_null) = match a {
                Attr::Dereferenceable(n) => (*n, 1, false),
                Attr::DereferenceableOrNull(n) => (*n, 1, true),
                Attr::Typed(kind @ (TypedAttr::ByRef | TypedAttr::StructRet), t) => {
                    let size = self.w.layout.alloc_size(self.types(), *t).unwrap_or(0);
                    let align = match kind {
                        TypedAttr::StructRet if !stated => {
                            self.w.layout.abi_align(self.types(), *t).bytes()
                        }
                        _ => 1,
                    };
                    (size, align, false)
                }
                _ => continue,
            };
            let p = Ptr::unpack(&mut self.w.terms, s.bits);
            let size = self.w.terms.bits(64, n);
            let mem = self.state.mem;
            let mut ok = self.w.access_ok(mem, p, space, size, align, false);
            if or_null {
                let null = self.is_null(s.bits, space);
                ok = self.w.terms.or(ok, null);
            }
            self.ub_if(s.poison);
            self.ub_if_undef(s.bits);
            self.require(ok);
        }
    }

    /// Boolean: the number is in one of the classes of LLVM's mask (signalling NaN 1, quiet NaN 2, -inf 4,
    /// -normal 8, -subnormal 16, -0 32, +0 64, +subnormal 128, +normal 256, +inf 512).
    pub fn in_fp_classes(&mut self, bits: Term, kind: FloatKind, mask: u32) -> Term {
        let t = &mut self.w.terms;
        let w = kind.bits();
        let fraction = match kind {
            FloatKind::Half => 10,
            FloatKind::BFloat => 7,
            FloatKind::Float => 23,
            FloatKind::Double => 52,
            _ => 112,
        };
        let negative = t.is_negative(bits);
        let positive = t.not(negative);
        let exponent = t.extract(w - 2, fraction, bits);
        let mantissa = t.extract(fraction - 1, 0, bits);
        let quiet_bit = t.extract(fraction - 1, fraction - 1, bits);
        let quiet = t.bit_to_bool(quiet_bit);
        let zero_e = t.bits(w - 1 - fraction, 0);
        let ones_e = t.bvnot(zero_e);
        let zero_m = t.bits(fraction, 0);
        let (e0, e1) = (t.eq(exponent, zero_e), t.eq(exponent, ones_e));
        let m0 = t.eq(mantissa, zero_m);
        let m1 = t.not(m0);
        let nan = t.and(e1, m1);
        let signalling = t.not(quiet);
        let (inf, zero, sub) = (t.and(e1, m0), t.and(e0, m0), t.and(e0, m1));
        let odd = t.or(e0, e1);
        let normal = t.not(odd);
        let classes = [
            (1, nan, signalling),
            (2, nan, quiet),
            (4, inf, negative),
            (8, normal, negative),
            (16, sub, negative),
            (32, zero, negative),
            (64, zero, positive),
            (128, sub, positive),
            (256, normal, positive),
            (512, inf, positive),
        ];
        let mut any = Terms::FALSE;
        for (bit, a, b) in classes {
            if mask & bit != 0 {
                let both = t.and(a, b);
                any = t.or(any, both);
            }
        }
        any
    }

    /// Arguments at the entry of a body, under the attributes of its parameters.
    pub(super) fn check_arguments(&mut self, f: &'m Function, args: Vec<Val>) -> Vec<Val> {
        let cx = self.cx();
        let Some(decl) = cx.function(f.global) else {
            return args;
        };
        let types: Vec<Type> = f.args().iter().map(|&a| f.value_type(a)).collect();
        let mut out = Vec::new();
        for (n, (v, ty)) in args.into_iter().zip(types).enumerate() {
            out.push(self.attributed(v, ty, &[decl.attrs.param(n)]));
        }
        out
    }
    /// The result at the end of a body, under the attributes of its return value.
    pub(super) fn checked_result(&mut self, f: &'m Function, value: Val) -> Val {
        let cx = self.cx();
        match (cx.function(f.global), cx.return_type(f.global)) {
            (Some(d), Some(ret)) => self.attributed(value, ret, &[d.attrs.ret]),
            _ => value,
        }
    }
    /// `returned`: undefined behaviour if the result is not that argument.
    pub(super) fn check_returned(&mut self, f: &'m Function, args: &[Val], value: &Val) {
        let cx = self.cx();
        let Some(decl) = cx.function(f.global) else {
            return;
        };
        for (n, a) in args.iter().enumerate() {
            if cx.attrs.has(decl.attrs.param(n), AttrKind::Returned) {
                let value = &self.with_undef_choices_of(value, a);
                let spaces = self.pointer_spaces(f.value_type(f.args()[n]));
                let ok = crate::refine::value_refines(self.w, value, a, &spaces);
                let poison = value.any_poison(&mut self.w.terms);
                let ok = self.w.terms.or(ok, poison);
                if ok != Terms::TRUE {
                    self.w.beyond_replay.insert("returned".into());
                }
                self.require(ok);
            }
        }
    }
    /// What a body does that its own attributes exclude: returning from `noreturn`.
    pub(super) fn check_body(&mut self, f: &'m Function) {
        let cx = self.cx();
        let Some(decl) = cx.function(f.global) else {
            return;
        };
        let has = |k| cx.attrs.has(decl.attrs.func, k);
        if has(AttrKind::NoReturn) {
            self.ub_if(Terms::TRUE);
        }
        // A loop that says that it makes progress goes on for ever only where it need not return.
        let bad = match (has(AttrKind::WillReturn), has(AttrKind::MustProgress)) {
            (true, _) => self.endless,
            (_, true) => self.idle,
            _ => Terms::FALSE,
        };
        self.ub = self.w.terms.or(self.ub, bad);
    }
}
