//! `uselistorder` and `uselistorder_bb`.
//!
//! The order of use lists is no part of a module's meaning, so the directives are
//! read and dropped. What they name must be there, and an order must be a
//! permutation that changes something, as LLVM wants it, of as many indexes as the
//! value has uses. Those of a module-level name are counted where no constant
//! holds it, as LLVM shares constants among functions and folds some.

use super::body::Body;
use super::scan::{Item, ItemKind};
use super::{Parser, Res};
use crate::constant::{ConstantData, ConstantPool};
use crate::entity::{Constant, Global};
use crate::function::Function;
use crate::module::GlobalKind;
use crate::text::lexer::{Kw, Tok};
use crate::types::Type;
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;

/// A block that an order names, to be looked up when the bodies are read.
pub(super) struct BlockOrder<'a> {
    function: Global,
    block: Cow<'a, str>,
    indexes: usize,
    at: u32,
}

/// The order of a module-level name's uses.
pub(super) struct GlobalOrder {
    global: Global,
    indexes: usize,
    at: u32,
}

impl<'a> Parser<'a> {
    /// A directive at module level.
    pub(super) fn use_list_order(&mut self) -> Res<()> {
        if self.eat_kw(Kw::UselistorderBb) {
            return self.block_order();
        }
        let at = self.tok.at;
        self.bump();
        let ty = self.ty()?;
        let global = match self.kind() {
            Tok::GlobalVar | Tok::GlobalId(_) => {
                let g = self.global_use(ty)?;
                self.expect(Tok::Comma, "',' is missing in use-list order")?;
                Some(g)
            }
            _ => {
                self.rest_of_value(ty)?;
                None
            }
        };
        let indexes = self.use_indexes()?;
        if let Some(global) = global {
            self.global_orders.push(GlobalOrder {
                global,
                indexes,
                at,
            });
        }
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
        self.expect(Tok::Comma, "',' is missing")?;
        let indexes = self.use_indexes()?;
        self.block_orders.push(BlockOrder {
            function,
            block,
            indexes,
            at,
        });
        Ok(())
    }
    /// A constant up to the indexes. Its uses are not counted, so that one which is made while reading is skipped.
    fn rest_of_value(&mut self, ty: Type) -> Res<()> {
        if !matches!(self.kind(), Tok::Kw(_) | Tok::Word) {
            let mut pool = ConstantPool::default();
            self.constant(&mut pool, ty)?;
            return self.expect(Tok::Comma, "',' is missing in use-list order");
        }
        if matches!(self.kind(), Tok::Attr(_)) {
            return Err(self.error("a value must stand here"));
        }
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
            if !self.another(Tok::RBrace)? {
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
        let mut blocks: FxHashMap<(Global, &str), usize> = FxHashMap::default();
        for f in self.bodies.iter().filter(|f| named.contains(&f.global)) {
            // Phis name blocks, too, which LLVM does not count as uses.
            let uses = |b| {
                let all = f.uses(f.block_value(b));
                all.filter(|&u| !f.is_phi(f.user(u))).count()
            };
            blocks.extend(
                f.blocks()
                    .filter_map(|b| Some(((f.global, f.block_name(b)?), uses(b)))),
            );
        }
        for order in &orders {
            let at = order.at as usize;
            let Some(&jumps) = blocks.get(&(order.function, &*order.block)) else {
                let message = "the function has no such block to order the uses of";
                return Err(self.error_at(at, message));
            };
            let addressed = self.block_addresses.iter().any(|u| {
                u.function == order.function
                    && matches!(&u.label, super::Label::Named(n) if *n == order.block)
            });
            self.check_uses(jumps + usize::from(addressed), order.indexes, at)?;
        }
        Ok(())
    }
    fn check_uses(&self, uses: usize, indexes: usize, at: usize) -> Res<()> {
        if uses == indexes {
            return Ok(());
        }
        let message = format!("the value has {uses} uses, but the order {indexes} indexes");
        Err(self.error_at(at, message))
    }

    /// Every order of a name has as many indexes as the name has uses.
    pub(super) fn check_global_orders(&mut self, items: &[Item]) -> Res<()> {
        let orders = std::mem::take(&mut self.global_orders);
        // LLVM counts the uses that stand before the order.
        let defines = |i: &&Item| {
            matches!(
                i.kind,
                ItemKind::Global | ItemKind::Define | ItemKind::Declare
            )
        };
        let last = items.iter().filter(defines).map(|i| i.start).max();
        for order in orders.iter().filter(|o| Some(o.at) > last) {
            if let Some(uses) = self.uses_of(order.global) {
                self.check_uses(uses, order.indexes, order.at as usize)?;
            }
        }
        Ok(())
    }
    /// How often the module uses a name; none if some constant holds it.
    fn uses_of(&self, g: Global) -> Option<usize> {
        let mut uses = 0;
        let pools = self.bodies.iter().map(Function::constants);
        for pool in pools.chain([&self.h.constants]) {
            if pool.iter().any(|(_, _, data)| holds(pool, data, g)) {
                return None;
            }
        }
        let named = |c: Constant| *self.h.constants.get(c) == ConstantData::Global(g);
        for data in self.h.globals.values() {
            let parts = match &data.kind {
                GlobalKind::Variable(v) => [v.init, None, None],
                GlobalKind::Alias(c) | GlobalKind::IFunc(c) => [Some(*c), None, None],
                GlobalKind::Function(d) => [d.prefix, d.prologue, d.personality],
                GlobalKind::Erased => [None; 3],
            };
            uses += parts.into_iter().flatten().filter(|&c| named(c)).count();
        }
        for f in &self.bodies {
            let insts = f.blocks().flat_map(|b| f.insts(b));
            uses += insts
                .flat_map(|i| f.operands(i))
                .filter(|&v| f.as_const(v) == Some(&ConstantData::Global(g)))
                .count();
        }
        Some(uses)
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
            self.p.rest_of_value(ty)?;
            self.p.use_indexes()?;
            return Ok(());
        }
        let value = self.value(ty)?;
        self.p.expect(Tok::Comma, "',' is missing")?;
        let wanted = self.p.use_indexes()?;
        let uses = self.f.uses(value).count();
        // Phis name blocks, too, which LLVM does not count as uses.
        if ty != Type::LABEL {
            self.p.check_uses(uses, wanted, at)?;
        }
        Ok(())
    }
}

/// True for a constant that is not the name itself and has it as an operand.
fn holds(pool: &ConstantPool, data: &ConstantData, g: Global) -> bool {
    let named = |c: &Constant| *pool.get(*c) == ConstantData::Global(g);
    match data {
        ConstantData::Aggregate(parts) | ConstantData::PtrAuth(parts) => parts.iter().any(named),
        ConstantData::Splat(part) => named(part),
        ConstantData::Expr(e) => e.operands().iter().any(named),
        ConstantData::BlockAddress(o, _)
        | ConstantData::DsoLocalEquivalent(o)
        | ConstantData::NoCfi(o) => *o == g,
        _ => false,
    }
}
