//! One function under construction: its text so far and the values that may be used at this point.
//!
//! Every value that is defined here is defined for good: neither undef nor poison, and no bits
//! that LLVM leaves open (the payload and sign of a NaN never become an integer). Each method
//! that emits an operation keeps that, whatever the operands; so any two implementations
//! must agree on every result.

use crate::memory::Object;
use crate::rng::Rng;
use crate::types::{Scalar, Ty};
use std::collections::BTreeSet;
use std::fmt::Write;

/// A function that can be called.
#[derive(Clone)]
pub(crate) struct Callee {
    /// Name without the sigil.
    pub(crate) name: String,
    /// Parameters.
    pub(crate) params: Vec<Ty>,
    /// Result.
    pub(crate) ret: Ty,
    /// True if the first parameter is the `i32` that bounds the recursion.
    pub(crate) counted: bool,
}

/// A function under construction.
pub(crate) struct Builder<'a> {
    pub(crate) rng: &'a mut Rng,
    /// Declarations that the module needs.
    pub(crate) declares: &'a mut BTreeSet<String>,
    /// Text of the body so far.
    pub(crate) out: String,
    /// Values that dominate this point.
    pub(crate) env: Vec<(String, Ty)>,
    /// Label of the current block.
    pub(crate) block: String,
    /// Types that the function works on.
    pub(crate) palette: Vec<Ty>,
    /// Memory.
    pub(crate) objects: Vec<Object>,
    /// Functions to call.
    pub(crate) callees: Vec<Callee>,
    /// Types of the returned value's parts.
    pub(crate) ret: Vec<Ty>,
    next: u32,
}

impl<'a> Builder<'a> {
    /// An empty function.
    pub(crate) fn new(
        rng: &'a mut Rng,
        declares: &'a mut BTreeSet<String>,
        palette: Vec<Ty>,
        params: &[Ty],
    ) -> Builder<'a> {
        let env = params.iter().enumerate();
        Builder {
            rng,
            declares,
            out: "entry:\n".into(),
            env: env.map(|(i, &t)| (format!("%p{i}"), t)).collect(),
            block: "entry".into(),
            palette,
            objects: Vec::new(),
            callees: Vec::new(),
            ret: Vec::new(),
            next: 0,
        }
    }
    /// A name not used before.
    pub(crate) fn fresh(&mut self, prefix: &str) -> String {
        self.next += 1;
        format!("{prefix}{}", self.next)
    }
    /// One line of the current block.
    pub(crate) fn line(&mut self, text: impl std::fmt::Display) {
        let _ = writeln!(self.out, "  {text}");
    }
    /// Starts a block.
    pub(crate) fn label(&mut self, name: &str) {
        let _ = writeln!(self.out, "{name}:");
        name.clone_into(&mut self.block);
    }
    /// Defines a value that others may use.
    pub(crate) fn emit(&mut self, ty: Ty, rhs: impl std::fmt::Display) -> String {
        let name = self.raw(rhs);
        self.env.push((name.clone(), ty));
        name
    }
    /// Defines something that stays with its maker: a pointer, an aggregate.
    pub(crate) fn raw(&mut self, rhs: impl std::fmt::Display) -> String {
        let name = self.fresh("%v");
        self.line(format_args!("{name} = {rhs}"));
        name
    }
    /// An operand: mostly a value that there is, the latest ones first, else a constant. Emits nothing.
    pub(crate) fn value(&mut self, ty: Ty) -> String {
        let fit: Vec<usize> = (0..self.env.len())
            .filter(|&i| self.env[i].1 == ty)
            .collect();
        if fit.is_empty() || self.rng.chance(12) {
            return ty.constant(self.rng);
        }
        let from = if self.rng.chance(60) {
            fit.len().saturating_sub(4)
        } else {
            0
        };
        let i = fit[from + self.rng.below(fit.len() - from)];
        self.env[i].0.clone()
    }
    /// A type of the palette.
    pub(crate) fn any_type(&mut self) -> Ty {
        self.rng.pick(&self.palette)
    }
    /// Integer operation without flags.
    pub(crate) fn binary(&mut self, op: &str, ty: Ty, a: &str, b: &str) -> String {
        self.emit(ty, format_args!("{op} {ty} {a}, {b}"))
    }
    /// Calls an intrinsic: `suffixes` complete its name, `operands` are types and values.
    pub(crate) fn intrinsic(
        &mut self,
        base: &str,
        suffixes: &[Ty],
        ret: &str,
        operands: &[(String, String)],
    ) -> String {
        let mut name = format!("llvm.{base}");
        for t in suffixes {
            name += ".";
            name += &t.suffix();
        }
        let types: Vec<&str> = operands.iter().map(|o| o.0.as_str()).collect();
        let list: Vec<String> = operands
            .iter()
            .map(|o| format!("{} {}", o.0, o.1))
            .collect();
        self.declares
            .insert(format!("declare {ret} @{name}({})", types.join(", ")));
        format!("call {ret} @{name}({})", list.join(", "))
    }
    /// An intrinsic whose operands and result have the same type.
    pub(crate) fn uniform(&mut self, base: &str, ty: Ty, operands: &[String]) -> String {
        let list: Vec<_> = operands
            .iter()
            .map(|v| (ty.to_string(), v.clone()))
            .collect();
        let call = self.intrinsic(base, &[ty], &ty.to_string(), &list);
        self.emit(ty, call)
    }
    /// A condition with as many lanes as asked for.
    pub(crate) fn condition(&mut self, lanes: u32) -> String {
        let bool = Ty {
            scalar: Scalar::Int(1),
            lanes,
        };
        if self.rng.chance(25) {
            return self.value(bool);
        }
        let like: Vec<Ty> = self
            .palette
            .iter()
            .copied()
            .filter(|t| t.lanes == lanes)
            .collect();
        let ty = if like.is_empty() {
            bool.with(Scalar::Int(32))
        } else {
            self.rng.pick(&like)
        };
        let (a, b) = (self.value(ty), self.value(ty));
        self.compare(ty, &a, &b)
    }
    /// A comparison of any kind.
    pub(crate) fn compare(&mut self, ty: Ty, a: &str, b: &str) -> String {
        const INTS: [&str; 10] = [
            "eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle",
        ];
        const FLOATS: [&str; 16] = [
            "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult",
            "ule", "une", "uno", "true",
        ];
        let (op, pred) = if ty.is_float() {
            ("fcmp", self.rng.pick(&FLOATS))
        } else {
            ("icmp", self.rng.pick(&INTS))
        };
        let result = ty.with(Scalar::Int(1));
        self.emit(result, format_args!("{op} {pred} {ty} {a}, {b}"))
    }
    /// `select`, lane by lane if `c` is a vector.
    pub(crate) fn select(&mut self, cond: Ty, c: &str, ty: Ty, a: &str, b: &str) -> String {
        self.emit(ty, format_args!("select {cond} {c}, {ty} {a}, {ty} {b}"))
    }
    /// A float that is no NaN: the value, or 1 in its place.
    pub(crate) fn without_nan(&mut self, ty: Ty, v: &str) -> String {
        let bool = ty.with(Scalar::Int(1));
        let nan = self.emit(bool, format_args!("fcmp uno {ty} {v}, {v}"));
        let one = ty.splat(crate::types::float(1.0));
        self.select(bool, &nan, ty, &one, v)
    }
    /// A value below `n` made from `v`; `n` fits the type.
    pub(crate) fn below(&mut self, ty: Ty, v: &str, n: u128) -> String {
        self.binary("urem", ty, v, &ty.splat(Scalar::Int(ty.width()).text(n)))
    }
}
