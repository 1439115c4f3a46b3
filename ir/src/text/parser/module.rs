//! The module: items in order, and what is settled before and after them.

use super::scan::{self, Item, ItemKind};
use super::{Error, Label, Parser, Res, ascii};
use crate::constant::ConstantData;
use crate::datalayout::DataLayout;
use crate::entity::{Block, Global};
use crate::function::Function;
use crate::metadata::{MdBody, MdNodeData};
use crate::text::lexer::{Kw, Tok};
use crate::text::places::Places;
use crate::types::Type;
use rustc_hash::{FxHashMap, FxHashSet};

/// Where an item that was read ahead starts and ends.
type Done = Vec<(u32, u32)>;

/// A function body to be read: the function and the offset of its brace.
pub(super) struct PendingBody<'a> {
    pub(super) global: Global,
    pub(super) open: usize,
    pub(super) params: Vec<super::functions::Param<'a>>,
}

impl<'a> Parser<'a> {
    /// Reads everything.
    pub(super) fn module(&mut self) -> Res<()> {
        self.scan = scan::scan(self.lex.text());
        let items = std::mem::take(&mut self.scan.items);
        let done = self.read_ahead(&items)?;
        self.seek(0);
        let pending = self.items(&done)?;
        self.check_summary()?;
        self.check_types()?;
        self.check_global_uses()?;
        self.in_bodies = true;
        self.begin_implicit_intrinsics();
        for body in pending {
            self.body(body)?;
        }
        self.sort_implicit_intrinsics();
        self.check_block_orders()?;
        self.check_global_orders(&items)?;
        self.resolve_block_addresses()
    }

    // ----- ahead ------------------------------------------------------------------

    /// Gives every name its handle, and reads what others refer to.
    fn read_ahead(&mut self, items: &[Item]) -> Res<Done> {
        let mut next_global = 0;
        for item in items {
            self.declare_item(item, &mut next_global)?;
        }
        self.declare_numbered_structs(items);
        let mut done = Done::new();
        let passes: [&[ItemKind]; 3] = [
            &[ItemKind::Target],
            &[ItemKind::Type],
            &[ItemKind::Comdat, ItemKind::Attributes],
        ];
        for kinds in passes {
            for item in items.iter().filter(|i| kinds.contains(&i.kind)) {
                if self.read_item(item)? {
                    done.push((item.start, self.tok.at));
                }
            }
        }
        self.check_types()?;
        done.sort_unstable();
        Ok(done)
    }
    fn declare_item(&mut self, item: &Item, next_global: &mut u32) -> Res<()> {
        let is_global = matches!(
            item.kind,
            ItemKind::Global | ItemKind::Define | ItemKind::Declare
        );
        if !is_global && item.kind != ItemKind::Node {
            return Ok(());
        }
        self.seek(item.name as usize);
        match self.kind() {
            Tok::MdId(n) if item.kind == ItemKind::Node && self.numbered_md.get(n).is_none() => {
                let node = self.h.metadata.nodes.push(MdNodeData {
                    distinct: false,
                    numbered: true,
                    body: MdBody::Forward,
                });
                self.numbered_md.insert(n, node);
            }
            Tok::GlobalVar if is_global && self.is_empty_name() => {
                let g = self.h.add_global(super::globals::blank_global(None));
                self.numbered_globals.insert(*next_global, g);
                *next_global += 1;
            }
            Tok::GlobalVar if is_global => {
                let name = self.name()?;
                let skipped =
                    item.kind == ItemKind::Declare && super::debug::is_debug_intrinsic(&name);
                if !skipped && self.h.lookup(&name).is_none() {
                    self.h
                        .add_global(super::globals::blank_global(Some((&*name).into())));
                }
            }
            Tok::GlobalId(n) if is_global && self.numbered_globals.get(n).is_none() => {
                *next_global = n.saturating_add(1);
                let g = self.h.add_global(super::globals::blank_global(None));
                self.numbered_globals.insert(n, g);
            }
            _ => {}
        }
        Ok(())
    }
    /// Reads one item ahead; false if it turns out to be something else.
    fn read_item(&mut self, item: &Item) -> Res<bool> {
        self.seek(item.start as usize);
        match item.kind {
            ItemKind::Target if self.is_kw(Kw::Target) => return self.target(),
            ItemKind::Type if self.is_type_definition() => self.type_definition()?,
            ItemKind::Comdat if self.is(Tok::ComdatVar) => self.comdat_definition()?,
            ItemKind::Attributes if self.is_kw(Kw::Attributes) => self.attribute_group()?,
            _ => return Ok(false),
        }
        Ok(true)
    }
    fn is_type_definition(&self) -> bool {
        matches!(self.kind(), Tok::LocalVar | Tok::LocalId(_))
    }
    /// `target triple = "…"` or `target datalayout = "…"`; false for a `target(…)` type.
    fn target(&mut self) -> Res<bool> {
        self.bump();
        let layout = match self.kind() {
            Tok::Kw(Kw::Triple) => false,
            Tok::Kw(Kw::Datalayout) => true,
            Tok::LParen => return Ok(false),
            _ => return Err(self.error("'target' must be followed by 'triple' or 'datalayout'")),
        };
        self.bump();
        self.expect(Tok::Equal, "'=' is missing after target property")?;
        let at = self.at();
        let text = self.string()?;
        if layout {
            let parsed = DataLayout::parse(&text);
            self.h.layout = parsed.map_err(|e| self.error_at(at, e.to_string()))?;
        } else {
            self.h.triple = text.into();
        }
        Ok(true)
    }

    // ----- in order ----------------------------------------------------------------

    /// All items in order, but for the bodies, which are returned.
    fn items(&mut self, done: &Done) -> Res<Vec<PendingBody<'a>>> {
        let mut pending = Vec::new();
        let mut next_global = 0;
        let mut behind = false;
        loop {
            let about_module = matches!(self.kind(), Tok::Kw(Kw::Target | Kw::SourceFilename));
            if about_module && behind {
                let message = "the target and the name of the source stand before everything else";
                return Err(self.error(message));
            }
            behind |= !about_module;
            if let Ok(k) = done.binary_search_by_key(&self.tok.at, |d| d.0) {
                self.seek(done[k].1 as usize);
                continue;
            }
            match self.kind() {
                Tok::Eof => return Ok(pending),
                Tok::Kw(Kw::Define) => pending.push(self.define(&mut next_global)?),
                Tok::Kw(Kw::Declare) => self.declare(&mut next_global)?,
                Tok::GlobalVar | Tok::GlobalId(_) => self.global(&mut next_global)?,
                Tok::MdId(_) => self.numbered_node()?,
                Tok::MdVar => self.named_metadata()?,
                Tok::Kw(Kw::SourceFilename) => self.source_filename()?,
                Tok::Kw(Kw::Module) => self.module_asm()?,
                Tok::Kw(Kw::Uselistorder | Kw::UselistorderBb) => self.use_list_order()?,
                Tok::Summary => self.summary()?,
                _ => return Err(self.error("a definition or declaration must stand here")),
            }
        }
    }
    /// Numbers of unnamed things may skip but not go back.
    pub(super) fn check_number(&self, n: u32, next: u32, what: &str, at: usize) -> Res<()> {
        if n < next || n == u32::MAX {
            let message = format!("the number of this {what} must be at least {next}");
            return Err(self.error_at(at, message));
        }
        Ok(())
    }
    /// The name or number of a definition at module level.
    pub(super) fn defined_global(&mut self, next_global: &mut u32, what: &str) -> Res<Global> {
        let n = match self.kind() {
            Tok::GlobalId(n) => n,
            Tok::GlobalVar if self.is_empty_name() => *next_global,
            _ => {
                let at = self.at();
                let g = self.global_ref()?;
                self.note_place(|p| p.add_global(g, at));
                return Ok(g);
            }
        };
        self.check_number(n, *next_global, what, self.at())?;
        *next_global = n + 1;
        let g = self.numbered_globals.get(n);
        let g = g.ok_or_else(|| self.error("definition was not recognised"))?;
        let at = self.at();
        self.note_place(|p| p.add_global(g, at));
        self.bump();
        Ok(g)
    }
    pub(super) fn note_place(&mut self, note: impl FnOnce(&mut Places)) {
        if let Some(places) = &mut self.places {
            note(places);
        }
    }
    fn source_filename(&mut self) -> Res<()> {
        self.bump();
        self.expect(Tok::Equal, "'=' is missing after source_filename")?;
        self.h.source_filename = Some((&*self.string()?).into());
        Ok(())
    }
    fn module_asm(&mut self) -> Res<()> {
        self.bump();
        self.expect_kw(Kw::Asm)?;
        let text = self.raw_string()?;
        self.h.module_asm.push(text.into());
        Ok(())
    }

    // ----- afterwards -----------------------------------------------------------------

    /// References to globals were given a type before the global's address space was known.
    fn check_global_uses(&mut self) -> Res<()> {
        let uses = std::mem::take(&mut self.global_uses);
        for (g, ty, at) in uses {
            self.check_global_type(g, ty, at as usize)?;
        }
        for (g, at) in std::mem::take(&mut self.equivalents) {
            self.check_equivalent(g, at as usize)?;
        }
        Ok(())
    }
    pub(super) fn check_global_type(&self, g: Global, ty: Type, at: usize) -> Res<()> {
        let found = Type::ptr(self.h.globals[g].addrspace);
        if found == ty {
            return Ok(());
        }
        let (found, ty) = (self.type_name(found), self.type_name(ty));
        let name = self.h.global_name(g);
        let message = format!("'@{name}' has type '{found}' where '{ty}' is wanted");
        Err(self.error_at(at, message))
    }

    /// Replaces the stand-ins of `blockaddress` constants by the blocks.
    fn resolve_block_addresses(&mut self) -> Res<()> {
        if self.block_addresses.is_empty() {
            return Ok(());
        }
        let mut blocks = Vec::with_capacity(self.block_addresses.len());
        let mut bodies: FxHashMap<Global, (&Function, FxHashMap<&str, Block>)> =
            FxHashMap::default();
        let mentioned: FxHashSet<Global> =
            self.block_addresses.iter().map(|u| u.function).collect();
        for body in self.bodies.iter().filter(|b| mentioned.contains(&b.global)) {
            let named = body.blocks().filter_map(|b| Some((body.block_name(b)?, b)));
            bodies.insert(body.global, (body, named.collect()));
        }
        for u in &self.block_addresses {
            let Some((body, names)) = bodies.get(&u.function) else {
                let message = "blockaddress of a function that is not defined here";
                return Err(self.error_at(u.at as usize, message));
            };
            let found = match &u.label {
                Label::Named(name) => names.get(&**name).copied(),
                Label::Numbered(n) => self.numbered_block(u.function, *n),
            };
            blocks.push(found.ok_or_else(|| self.no_block(body, &u.label, u.at as usize))?);
        }
        let fix = |data: &ConstantData| match data {
            ConstantData::BlockAddress(g, b) => {
                Some(ConstantData::BlockAddress(*g, blocks[b.as_u32() as usize]))
            }
            _ => None,
        };
        self.rename_constants(&fix);
        Ok(())
    }
    pub(super) fn rename_constants(&mut self, fix: &dyn Fn(&ConstantData) -> Option<ConstantData>) {
        self.h.constants.rename(fix);
        for b in &mut self.bodies {
            b.constants_mut().rename(fix);
        }
    }

    fn numbered_block(&self, function: Global, n: u32) -> Option<Block> {
        let known = self.numbered_blocks.get(&function)?;
        let k = known.binary_search_by_key(&n, |p| p.0).ok()?;
        Some(known[k].1)
    }
    fn no_block(&self, body: &Function, label: &Label<'a>, at: usize) -> Box<Error> {
        let label = match label {
            Label::Named(n) => n.to_string(),
            Label::Numbered(n) => n.to_string(),
        };
        let function = ascii(self.h.global_name(body.global).as_bytes());
        self.error_at(at, format!("no block '%{label}' in function '@{function}'"))
    }
}
