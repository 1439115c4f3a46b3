//! `uselistorder` and `uselistorder_bb`.
//!
//! The order of use lists is no part of a module's meaning, so the directives are
//! read and dropped. What they name must be there, and an order must be a
//! permutation that changes something, as LLVM wants it; how many uses a
//! module-level name has is not counted.

use super::body::Body;
use super::{Parser, Res};
use crate::entity::Global;
use crate::text::lexer::{Kw, Tok};
use crate::types::Type;
use rustc_hash::FxHashSet;
use std::borrow::Cow;

/// A block that an order names, to be looked up when the bodies are read.
pub(super) struct BlockOrder<'a> {
    function: Global,
    block: Cow<'a, str>,
    at: u32,
}

impl<'a> Parser<'a> {
    /// A directive at module level.
    pub(super) fn use_list_order(&mut self) -> Res<()> {
        if self.eat_kw(Kw::UselistorderBb) {
            return self.block_order();
        }
        self.bump();
        self.ty()?;
        if matches!(self.kind(), Tok::GlobalVar | Tok::GlobalId(_)) {
            self.global_ref()?;
        }
        self.rest_of_value()?;
        self.use_indexes()?;
        Ok(())
    }
    /// `@f, %b, { … }`
    fn block_order(&mut self) -> Res<()> {
        let function = self.global_ref()?;
        self.expect(Tok::Comma, "',' is missing")?;
        let at = self.tok.at;
        if !self.is(Tok::LocalVar) {
            return Err(self.error("the name of a block must stand here"));
        }
        let block = self.name()?;
        self.bump();
        self.block_orders.push(BlockOrder {
            function,
            block,
            at,
        });
        self.expect(Tok::Comma, "',' is missing")?;
        self.use_indexes()?;
        Ok(())
    }
    /// Skips a constant up to the indexes.
    fn rest_of_value(&mut self) -> Res<()> {
        while !matches!(self.kind(), Tok::LBrace | Tok::Eof | Tok::RBrace) {
            // What starts a definition must not be skipped: its name is already taken for defined.
            if matches!(
                self.kind(),
                Tok::Equal
                    | Tok::Kw(Kw::Define | Kw::Declare | Kw::Uselistorder | Kw::UselistorderBb)
            ) {
                return Err(self.error("this cannot stand in a use-list order"));
            }
            self.bump();
        }
        Ok(())
    }
    /// `{ 1, 0, … }`; how many they are.
    fn use_indexes(&mut self) -> Res<usize> {
        let at = self.at();
        self.expect(Tok::LBrace, "'{' is missing")?;
        let mut indexes = Vec::new();
        while !self.is(Tok::RBrace) {
            indexes.push(self.u32()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RBrace, "'}' is missing")?;
        let mut sorted = indexes.clone();
        sorted.sort_unstable();
        let message = if indexes.len() < 2 {
            "an order needs two indexes or more"
        } else if sorted.iter().zip(0..).any(|(&i, n)| i != n) {
            "the indexes are no permutation"
        } else if indexes == sorted {
            "the indexes leave the order as it is"
        } else {
            return Ok(indexes.len());
        };
        Err(self.error_at(at, message))
    }

    /// Every block that an order names is one of the function's.
    pub(super) fn check_block_orders(&mut self) -> Res<()> {
        let orders = std::mem::take(&mut self.block_orders);
        if orders.is_empty() {
            return Ok(());
        }
        let named: FxHashSet<Global> = orders.iter().map(|o| o.function).collect();
        let mut blocks: FxHashSet<(Global, &str)> = FxHashSet::default();
        for f in self.bodies.iter().filter(|f| named.contains(&f.global)) {
            blocks.extend(
                f.blocks()
                    .filter_map(|b| Some((f.global, f.block_name(b)?))),
            );
        }
        for order in &orders {
            if !blocks.contains(&(order.function, &*order.block)) {
                let message = "the function has no such block to order the uses of";
                return Err(self.error_at(order.at as usize, message));
            }
        }
        Ok(())
    }
}

impl Body<'_, '_> {
    /// A directive at the end of a body.
    pub(super) fn use_list_order(&mut self) -> Res<()> {
        if self.p.is_kw(Kw::UselistorderBb) {
            return self.p.use_list_order();
        }
        let at = self.p.at();
        self.p.bump();
        let ty = self.p.ty()?;
        if !matches!(self.p.kind(), Tok::LocalVar | Tok::LocalId(_)) {
            self.p.rest_of_value()?;
            self.p.use_indexes()?;
            return Ok(());
        }
        let value = self.value(ty)?;
        self.p.expect(Tok::Comma, "',' is missing")?;
        let wanted = self.p.use_indexes()?;
        let uses = self.f.uses(value).count();
        // Phis name blocks, too, which LLVM does not count as uses.
        if ty != Type::LABEL && uses != wanted {
            let message = format!("the value has {uses} uses, but the order {wanted} indexes");
            return Err(self.p.error_at(at, message));
        }
        Ok(())
    }
}
