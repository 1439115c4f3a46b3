//! Terms as Z3's terms: bit vectors one to one, IEEE operations by Z3's theory of floating point or as functions.
//!
//! Part of the back end: what is said of safety at the head of the parent module holds here.

use super::*;

impl Engine {
    /// True if operations on the format are Z3's own, not functions without a meaning.
    pub(super) fn exact(&self, kind: FloatKind) -> bool {
        self.setup.mode == FloatMode::Exact && float::supported(kind)
    }

    pub(super) fn symbol(&self, space: usize, index: usize) -> Made<Z3_symbol> {
        let number = i32::try_from(index * 4 + space).map_err(|_| Failed)?;
        make!(self.Z3_mk_int_symbol(number))
    }

    fn sort(&self, sort: Sort) -> Made<Z3_sort> {
        match sort {
            Sort::Bool => make!(self.Z3_mk_bool_sort()),
            Sort::Bits(w) => make!(self.Z3_mk_bv_sort(w)),
        }
    }

    /// Gives one node to Z3; its arguments have been given before.
    pub(super) fn translate(&mut self, terms: &Terms, t: Term) -> Made<()> {
        if self.bits.contains_key(&t) {
            return Ok(());
        }
        let node = terms.node(t);
        let ast = match &node.op {
            Op::Var(v) => {
                let (symbol, sort) = (self.symbol(0, v.index())?, self.sort(node.sort)?);
                make!(self.Z3_mk_const(symbol, sort))?
            }
            Op::Apply(f) => self.application(terms, *f, t)?,
            Op::Fp(op, kind) if self.exact(*kind) && convertible(*op) => {
                self.float_operation(terms, t, *op, *kind)?
            }
            Op::Fp(op, kind) => self.abstract_operation(terms, t, *op, *kind)?,
            _ => match terms.as_value(t) {
                Some(v) => self.constant(&v)?,
                None => {
                    let args: smallvec::SmallVec<[Z3_ast; 3]> =
                        node.args.iter().map(|a| self.bits[a]).collect();
                    self.operation(&node.op, node.sort, &args)?
                }
            },
        };
        self.bits.insert(t, ast);
        Ok(())
    }

    fn constant(&self, v: &EvalValue) -> Made<Z3_ast> {
        match v {
            EvalValue::Bool(true) => make!(self.Z3_mk_true()),
            EvalValue::Bool(false) => make!(self.Z3_mk_false()),
            EvalValue::Bits(b) if b.width() <= 64 => {
                let sort = make!(self.Z3_mk_bv_sort(b.width()))?;
                make!(self.Z3_mk_unsigned_int64(b.limbs()[0], sort))
            }
            EvalValue::Bits(b) => {
                let bits: Vec<bool> = (0..b.width()).map(|i| b.bit(i)).collect();
                make!(self.Z3_mk_bv_numeral(b.width(), bits.as_ptr()))
            }
        }
    }

    fn operation(&self, op: &Op, sort: Sort, a: &[Z3_ast]) -> Made<Z3_ast> {
        let grown = |x: u32| match sort {
            Sort::Bits(w) => w - x,
            Sort::Bool => 0,
        };
        match (op, a) {
            (Op::Not, &[x]) => make!(self.Z3_mk_not(x)),
            (Op::And, _) => make!(self.Z3_mk_and(2, a.as_ptr())),
            (Op::Or, _) => make!(self.Z3_mk_or(2, a.as_ptr())),
            (Op::Eq, &[x, y]) => make!(self.Z3_mk_eq(x, y)),
            (Op::Ite, &[c, x, y]) => make!(self.Z3_mk_ite(c, x, y)),
            (Op::BvNeg, &[x]) => make!(self.Z3_mk_bvneg(x)),
            (Op::BvNot, &[x]) => make!(self.Z3_mk_bvnot(x)),
            (Op::Extract(h, l), &[x]) => make!(self.Z3_mk_extract(*h, *l, x)),
            (Op::Zext, &[x]) => make!(self.Z3_mk_zero_ext(grown(self.width(x)), x)),
            (Op::Sext, &[x]) => make!(self.Z3_mk_sign_ext(grown(self.width(x)), x)),
            (_, &[x, y]) => self.binary(op, x, y),
            _ => Err(Failed),
        }
    }

    fn width(&self, a: Z3_ast) -> u32 {
        // SAFETY: the term is of this context and a bit vector.
        unsafe { Z3_get_sort(self.context, a).map_or(0, |s| Z3_get_bv_sort_size(self.context, s)) }
    }

    fn binary(&self, op: &Op, x: Z3_ast, y: Z3_ast) -> Made<Z3_ast> {
        match op {
            Op::Ult => make!(self.Z3_mk_bvult(x, y)),
            Op::Ule => make!(self.Z3_mk_bvule(x, y)),
            Op::Slt => make!(self.Z3_mk_bvslt(x, y)),
            Op::Sle => make!(self.Z3_mk_bvsle(x, y)),
            Op::BvAdd => make!(self.Z3_mk_bvadd(x, y)),
            Op::BvMul => make!(self.Z3_mk_bvmul(x, y)),
            Op::BvUdiv => make!(self.Z3_mk_bvudiv(x, y)),
            Op::BvUrem => make!(self.Z3_mk_bvurem(x, y)),
            Op::BvSdiv => make!(self.Z3_mk_bvsdiv(x, y)),
            Op::BvSrem => make!(self.Z3_mk_bvsrem(x, y)),
            Op::BvShl => make!(self.Z3_mk_bvshl(x, y)),
            Op::BvLshr => make!(self.Z3_mk_bvlshr(x, y)),
            Op::BvAshr => make!(self.Z3_mk_bvashr(x, y)),
            Op::BvAnd => make!(self.Z3_mk_bvand(x, y)),
            Op::BvOr => make!(self.Z3_mk_bvor(x, y)),
            Op::BvXor => make!(self.Z3_mk_bvxor(x, y)),
            Op::Concat => make!(self.Z3_mk_concat(x, y)),
            _ => Err(Failed),
        }
    }

    fn application(&mut self, terms: &Terms, f: Fun, t: Term) -> Made<Z3_ast> {
        let args: Vec<Z3_ast> = terms.args(t).iter().map(|a| self.bits[a]).collect();
        let decl = match self.functions.get(&f) {
            Some(&d) => d,
            None => {
                let data = terms.fun_data(f);
                let symbol = self.symbol(1, f.index())?;
                let d = self.declare(symbol, &data.args, data.result)?;
                self.functions.insert(f, d);
                d
            }
        };
        make!(self.Z3_mk_app(decl, args.len() as u32, args.as_ptr()))
    }

    fn declare(&self, symbol: Z3_symbol, args: &[Sort], result: Sort) -> Made<Z3_func_decl> {
        let domain: Made<Vec<Z3_sort>> = args.iter().map(|&s| self.sort(s)).collect();
        let (domain, range) = (domain?, self.sort(result)?);
        make!(self.Z3_mk_func_decl(symbol, domain.len() as u32, domain.as_ptr(), range))
    }

    /// An IEEE operation as a function of which nothing is known.
    fn abstract_operation(
        &mut self,
        terms: &Terms,
        t: Term,
        op: FpOp,
        kind: FloatKind,
    ) -> Made<Z3_ast> {
        let args: Vec<Z3_ast> = terms.args(t).iter().map(|a| self.bits[a]).collect();
        let sorts: Vec<Sort> = terms.args(t).iter().map(|&a| terms.sort(a)).collect();
        // Conversions from integers of several widths are several functions.
        let decl = match self.abstracted.get(&(op, kind)) {
            Some(&d) if !from_integer(op) => d,
            _ => {
                let text = format!("{op:?} {kind:?} {sorts:?}");
                let name = CString::new(text).map_err(|_| Failed)?;
                let symbol = make!(self.Z3_mk_string_symbol(name.as_ptr()))?;
                let d = self.declare(symbol, &sorts, terms.sort(t))?;
                self.abstracted.insert((op, kind), d);
                d
            }
        };
        make!(self.Z3_mk_app(decl, args.len() as u32, args.as_ptr()))
    }

    fn float_sort(&self, kind: FloatKind) -> Made<Z3_sort> {
        let (e, m) = float::shape(kind);
        make!(self.Z3_mk_fpa_sort(e, m + 1))
    }

    fn rounding(&self, r: Rounding) -> Made<Z3_ast> {
        match r {
            Rounding::NearestEven => make!(self.Z3_mk_fpa_rne()),
            Rounding::NearestAway => make!(self.Z3_mk_fpa_rna()),
            Rounding::TowardZero => make!(self.Z3_mk_fpa_rtz()),
            Rounding::Up => make!(self.Z3_mk_fpa_rtp()),
            Rounding::Down => make!(self.Z3_mk_fpa_rtn()),
        }
    }

    /// The bits of a term as a number of a format; results of operations are numbers already.
    fn number(&mut self, terms: &Terms, t: Term, kind: FloatKind) -> Made<Z3_ast> {
        if let Some(&f) = self.floats.get(&t)
            && matches!(terms.op(t), Op::Fp(op, k) if result_format(*op, *k) == kind)
        {
            return Ok(f);
        }
        let sort = self.float_sort(kind)?;
        let bits = self.bits[&t];
        make!(self.Z3_mk_fpa_to_fp_bv(bits, sort))
    }

    /// An IEEE operation by Z3's theory of floating point.
    fn float_operation(
        &mut self,
        terms: &Terms,
        t: Term,
        op: FpOp,
        kind: FloatKind,
    ) -> Made<Z3_ast> {
        if from_integer(op) {
            let f = self.number_of_integer(self.bits[&terms.args(t)[0]], op, kind)?;
            return self.bits_of_number(t, f, kind);
        }
        let mut v: smallvec::SmallVec<[Z3_ast; 3]> = smallvec::SmallVec::new();
        for &a in terms.args(t) {
            v.push(self.number(terms, a, kind)?);
        }
        let f = match (op, &v[..]) {
            (FpOp::Lt, &[x, y]) => return make!(self.Z3_mk_fpa_lt(x, y)),
            (FpOp::Le, &[x, y]) => return make!(self.Z3_mk_fpa_leq(x, y)),
            (FpOp::Eq, &[x, y]) => return make!(self.Z3_mk_fpa_eq(x, y)),
            (FpOp::ToSigned(w), &[x]) => return self.integer(x, kind, w, true),
            (FpOp::ToUnsigned(w), &[x]) => return self.integer(x, kind, w, false),
            (FpOp::Rem, &[x, y]) => self.remainder(x, y)?,
            (FpOp::Convert(to, r), &[x]) => {
                let (r, sort) = (self.rounding(r)?, self.float_sort(to)?);
                let f = make!(self.Z3_mk_fpa_to_fp_float(r, x, sort))?;
                return self.bits_of_number(t, f, to);
            }
            (op, v) => self.arithmetic(op, v)?,
        };
        self.bits_of_number(t, f, kind)
    }

    fn number_of_integer(&self, x: Z3_ast, op: FpOp, kind: FloatKind) -> Made<Z3_ast> {
        let sort = self.float_sort(kind)?;
        match op {
            FpOp::FromSigned(r) => {
                let r = self.rounding(r)?;
                make!(self.Z3_mk_fpa_to_fp_signed(r, x, sort))
            }
            FpOp::FromUnsigned(r) => {
                let r = self.rounding(r)?;
                make!(self.Z3_mk_fpa_to_fp_unsigned(r, x, sort))
            }
            _ => Err(Failed),
        }
    }

    fn arithmetic(&self, op: FpOp, v: &[Z3_ast]) -> Made<Z3_ast> {
        let mode = match op {
            FpOp::Add(r) | FpOp::Sub(r) | FpOp::Mul(r) | FpOp::Div(r) => r,
            FpOp::Fma(r) | FpOp::Sqrt(r) | FpOp::Round(r) => r,
            _ => return Err(Failed),
        };
        let r = self.rounding(mode)?;
        match (op, v) {
            (FpOp::Add(_), &[x, y]) => make!(self.Z3_mk_fpa_add(r, x, y)),
            (FpOp::Sub(_), &[x, y]) => make!(self.Z3_mk_fpa_sub(r, x, y)),
            (FpOp::Mul(_), &[x, y]) => make!(self.Z3_mk_fpa_mul(r, x, y)),
            (FpOp::Div(_), &[x, y]) => make!(self.Z3_mk_fpa_div(r, x, y)),
            (FpOp::Fma(_), &[x, y, z]) => make!(self.Z3_mk_fpa_fma(r, x, y, z)),
            (FpOp::Sqrt(_), &[x]) => make!(self.Z3_mk_fpa_sqrt(r, x)),
            (FpOp::Round(_), &[x]) => make!(self.Z3_mk_fpa_round_to_integral(r, x)),
            _ => Err(Failed),
        }
    }

    /// C's `fmod` from IEEE's remainder of the magnitudes: the sign is the dividend's, and a negative remainder is one
    /// divisor too low (adding it is exact).
    fn remainder(&self, x: Z3_ast, y: Z3_ast) -> Made<Z3_ast> {
        let (ax, ay) = (make!(self.Z3_mk_fpa_abs(x))?, make!(self.Z3_mk_fpa_abs(y))?);
        let near = make!(self.Z3_mk_fpa_rem(ax, ay))?;
        let sort = make!(self.Z3_get_sort(x))?;
        let zero = make!(self.Z3_mk_fpa_zero(sort, false))?;
        let low = make!(self.Z3_mk_fpa_lt(near, zero))?;
        let even = make!(self.Z3_mk_fpa_rne())?;
        let up = make!(self.Z3_mk_fpa_add(even, near, ay))?;
        let chosen = make!(self.Z3_mk_ite(low, up, near))?;
        let magnitude = make!(self.Z3_mk_fpa_abs(chosen))?;
        let negative = make!(self.Z3_mk_fpa_is_negative(x))?;
        let minus = make!(self.Z3_mk_fpa_neg(magnitude))?;
        make!(self.Z3_mk_ite(negative, minus, magnitude))
    }

    /// To an integer toward zero; zero where it does not fit.
    fn integer(&self, x: Z3_ast, kind: FloatKind, w: u32, signed: bool) -> Made<Z3_ast> {
        let toward_zero = make!(self.Z3_mk_fpa_rtz())?;
        let whole = make!(self.Z3_mk_fpa_round_to_integral(toward_zero, x))?;
        let nan = make!(self.Z3_mk_fpa_is_nan(x))?;
        let infinite = make!(self.Z3_mk_fpa_is_infinite(x))?;
        let mut bad = vec![nan, infinite];
        let magnitude = if signed { w - 1 } else { w };
        if let Some(limit) = self.power(kind, magnitude, false)? {
            bad.push(make!(self.Z3_mk_fpa_geq(whole, limit))?);
        }
        if !signed {
            let sort = self.float_sort(kind)?;
            let zero = make!(self.Z3_mk_fpa_zero(sort, false))?;
            bad.push(make!(self.Z3_mk_fpa_lt(whole, zero))?);
        } else if let Some(limit) = self.power(kind, magnitude, true)? {
            bad.push(make!(self.Z3_mk_fpa_lt(whole, limit))?);
        }
        let bad = make!(self.Z3_mk_or(bad.len() as u32, bad.as_ptr()))?;
        let value = match signed {
            true => make!(self.Z3_mk_fpa_to_sbv(toward_zero, x, w))?,
            false => make!(self.Z3_mk_fpa_to_ubv(toward_zero, x, w))?,
        };
        let zero = self.constant(&EvalValue::Bits(Bits::from_u64(w, 0)))?;
        make!(self.Z3_mk_ite(bad, zero, value))
    }

    /// `±2^k`; `None` if every finite number of the format is smaller.
    fn power(&self, kind: FloatKind, k: u32, negative: bool) -> Made<Option<Z3_ast>> {
        let (e, m) = float::shape(kind);
        let bias = (1u32 << (e - 1)) - 1;
        if k > bias {
            return Ok(None);
        }
        let sign = if negative { float::sign_bit(kind) } else { 0 };
        let bits = float::pattern(kind, u128::from(bias + k) << m | sign);
        let (bits, sort) = (
            self.constant(&EvalValue::Bits(bits))?,
            self.float_sort(kind)?,
        );
        make!(self.Z3_mk_fpa_to_fp_bv(bits, sort)).map(Some)
    }

    /// The bits of a result, which is also kept as a number.
    fn bits_of_number(&mut self, t: Term, f: Z3_ast, kind: FloatKind) -> Made<Z3_ast> {
        self.floats.insert(t, f);
        let nan = self.constant(&EvalValue::Bits(float::pattern(kind, float::nan(kind))))?;
        let is_nan = make!(self.Z3_mk_fpa_is_nan(f))?;
        let bits = make!(self.Z3_mk_fpa_to_ieee_bv(f))?;
        make!(self.Z3_mk_ite(is_nan, nan, bits))
    }
}

fn from_integer(op: FpOp) -> bool {
    matches!(op, FpOp::FromSigned(_) | FpOp::FromUnsigned(_))
}

/// False for conversions to formats that have no meaning here.
fn convertible(op: FpOp) -> bool {
    !matches!(op, FpOp::Convert(to, _) if !float::supported(to))
}

fn result_format(op: FpOp, kind: FloatKind) -> FloatKind {
    match op {
        FpOp::Convert(to, _) => to,
        _ => kind,
    }
}
