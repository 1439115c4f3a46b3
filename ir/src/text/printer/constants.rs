//! Constants and constant expressions.
//!
//! A constant prints without its type ([`Printer::constant`]) or behind it
//! ([`Printer::typed_constant`]); parts of a constant always carry their types.

use super::{BAD_REF, Printer};
use crate::constant::{ConstantData, ConstantExpr, ConstantPool};
use crate::entity::{Block, Constant, Global};
use crate::inst::Flags;
use crate::types::Type;

/// Nesting beyond this is cut off with `<badref>`, so that no constant can exhaust the stack.
const MAX_DEPTH: u32 = 2000;

impl Printer<'_> {
    /// `i32 7`
    pub(super) fn typed_constant(&mut self, pool: &ConstantPool, c: Constant) {
        self.typed_at(pool, c, 0);
    }

    /// `7`
    pub(super) fn constant(&mut self, pool: &ConstantPool, c: Constant) {
        self.constant_at(pool, c, 0);
    }

    fn typed_at(&mut self, pool: &ConstantPool, c: Constant, depth: u32) {
        if c.as_u32() as usize >= pool.len() {
            return self.push(BAD_REF);
        }
        self.ty(pool.ty(c));
        self.push(" ");
        self.constant_at(pool, c, depth);
    }

    fn constant_at(&mut self, pool: &ConstantPool, c: Constant, depth: u32) {
        if c.as_u32() as usize >= pool.len() || depth > MAX_DEPTH {
            return self.push(BAD_REF);
        }
        let ty = pool.ty(c);
        match pool.get(c) {
            ConstantData::Int(n) => self.small_int(ty, *n),
            ConstantData::WideInt(b) => self.push(&b.to_signed_decimal()),
            ConstantData::Float(bits) => match ty.float_kind() {
                Some(k) => self.float(k, *bits),
                None => self.push(BAD_REF),
            },
            ConstantData::Null => self.push("null"),
            ConstantData::Undef => self.push("undef"),
            ConstantData::Poison => self.push("poison"),
            ConstantData::Zero => self.push("zeroinitializer"),
            ConstantData::NoneToken => self.push("none"),
            ConstantData::Aggregate(elems) => self.aggregate(pool, ty, elems, depth),
            ConstantData::Bytes(b) => {
                self.push("c");
                self.quoted_bytes(b);
            }
            ConstantData::Splat(e) => {
                self.push("splat (");
                self.typed_at(pool, *e, depth + 1);
                self.push(")");
            }
            ConstantData::Global(g) => self.global(*g),
            ConstantData::BlockAddress(g, b) => self.block_address(*g, *b),
            ConstantData::DsoLocalEquivalent(g) => {
                self.push("dso_local_equivalent ");
                self.global(*g);
            }
            ConstantData::NoCfi(g) => {
                self.push("no_cfi ");
                self.global(*g);
            }
            ConstantData::PtrAuth(ops) => {
                self.push("ptrauth (");
                self.list(pool, ops, depth);
                self.push(")");
            }
            ConstantData::Expr(e) => self.expression(pool, ty, e, depth),
        }
    }

    fn small_int(&mut self, ty: Type, n: u64) {
        match ty.int_width() {
            Some(1) => self.push(if n & 1 == 1 { "true" } else { "false" }),
            Some(w @ 2..=64) => {
                let shift = 64 - w;
                self.int(((n << shift) as i64) >> shift);
            }
            _ => self.uint(n),
        }
    }

    fn list(&mut self, pool: &ConstantPool, elems: &[Constant], depth: u32) {
        for (n, &e) in elems.iter().enumerate() {
            if n > 0 {
                self.push(", ");
            }
            self.typed_at(pool, e, depth + 1);
        }
    }

    fn aggregate(&mut self, pool: &ConstantPool, ty: Type, elems: &[Constant], depth: u32) {
        let types = &self.header.types;
        let (open, close) = if types.as_array(ty).is_some() {
            ("[", "]")
        } else if types.as_vector(ty).is_some() {
            ("<", ">")
        } else {
            match (types.struct_fields(ty).is_some_and(|s| s.1), elems.len()) {
                (false, 0) => ("{", "}"),
                (false, _) => ("{ ", " }"),
                (true, 0) => ("<{", "}>"),
                (true, _) => ("<{ ", " }>"),
            }
        };
        self.push(open);
        self.list(pool, elems, depth);
        self.push(close);
    }

    fn block_address(&mut self, g: Global, b: Block) {
        self.push("blockaddress(");
        self.global(g);
        self.push(", ");
        self.foreign_block(g, b);
        self.push(")");
    }

    /// A block of the function `g`, which need not be the one being printed.
    fn foreign_block(&mut self, g: Global, b: Block) {
        self.push("%");
        let found = self
            .body(g)
            .filter(|f| (b.as_u32() as usize) < f.num_blocks());
        let Some(f) = found else {
            return self.push(BAD_REF);
        };
        let v = f.block_value(b);
        if let Some(n) = f.name(v) {
            return self.name(n);
        }
        let numbers = self
            .foreign
            .entry(g)
            .or_insert_with(|| super::LocalNumbers::new(f));
        match numbers.get(v) {
            Some(n) => self.uint(u64::from(n)),
            None => self.push(BAD_REF),
        }
    }

    fn expression(&mut self, pool: &ConstantPool, ty: Type, e: &ConstantExpr, depth: u32) {
        match e {
            ConstantExpr::Binary(op, flags, ..) => {
                self.push(op.keyword());
                self.flags_after(*flags);
            }
            ConstantExpr::Cast(op, flags, a) => {
                self.push(op.keyword());
                self.flags_after(*flags);
                self.push(" (");
                self.typed_at(pool, *a, depth + 1);
                self.push(" to ");
                self.ty(ty);
                return self.push(")");
            }
            ConstantExpr::Gep {
                elem,
                flags,
                in_range,
                ..
            } => {
                self.push("getelementptr");
                self.flags_after(*flags);
                if let Some((lo, hi)) = in_range {
                    self.push(" inrange(");
                    self.int(*lo);
                    self.push(", ");
                    self.int(*hi);
                    self.push(")");
                }
                self.push(" (");
                self.ty(*elem);
                self.push(", ");
                self.list(pool, &e.operands(), depth);
                return self.push(")");
            }
            ConstantExpr::ICmp(p, ..) => {
                self.push("icmp ");
                self.push(p.keyword());
            }
            ConstantExpr::FCmp(p, ..) => {
                self.push("fcmp ");
                self.push(p.keyword());
            }
            ConstantExpr::Select(..) => self.push("select"),
            ConstantExpr::ExtractElement(..) => self.push("extractelement"),
            ConstantExpr::InsertElement(..) => self.push("insertelement"),
            ConstantExpr::ShuffleVector(..) => self.push("shufflevector"),
        }
        self.push(" (");
        self.list(pool, &e.operands(), depth);
        if let ConstantExpr::ShuffleVector(_, _, mask) = e {
            let scalable = self.header.types.as_vector(ty).is_some_and(|v| v.2);
            self.push(", ");
            self.shuffle_mask(mask, scalable);
        }
        self.push(")");
    }

    /// ` nuw nsw`: each keyword behind a space.
    pub(super) fn flags_after(&mut self, flags: Flags) {
        if flags.is_empty() {
            return;
        }
        let mut rest = flags;
        if rest.contains(Flags::FAST) {
            self.push(" fast");
            rest = rest.without(Flags::FAST);
        }
        if rest.contains(Flags::INBOUNDS) {
            rest = rest.without(Flags::NUSW);
        }
        for (flag, text) in crate::inst::FLAG_KEYWORDS {
            if rest.contains(flag) {
                self.push(" ");
                self.push(text);
            }
        }
    }

    /// The mask operand of `shufflevector`, with its type.
    pub(super) fn shuffle_mask(&mut self, mask: &[i32], scalable: bool) {
        self.push(if scalable { "<vscale x " } else { "<" });
        self.uint(mask.len() as u64);
        self.push(" x i32> ");
        if mask.iter().all(|&m| m == 0) {
            return self.push("zeroinitializer");
        }
        if mask.iter().all(|&m| m < 0) {
            return self.push("poison");
        }
        self.push("<");
        for (n, &m) in mask.iter().enumerate() {
            self.push(if n > 0 { ", i32 " } else { "i32 " });
            if m < 0 {
                self.push("poison");
            } else {
                self.int(i64::from(m));
            }
        }
        self.push(">");
    }
}
