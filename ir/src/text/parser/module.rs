//! The module: items in order, and what is settled before and after them.

use super::scan::{self, Item, ItemKind};
use super::{Error, Label, Parser, Res, ascii};
use crate::datalayout::DataLayout;
use crate::entity::{Block, Global};
use crate::function::Function;
use crate::metadata::{MdBody, MdNodeData};
use crate::text::lexer::{Kw, Tok};
use crate::types::Type;

/// Where an item that was read ahead starts and ends.
type Done = Vec<(u32, u32)>;

/// A function body to be read: the function and the offset of its brace.
pub(super) struct PendingBody {
    pub(super) global: Global,
    pub(super) open: usize,
    /// Names of the parameters, as far as they have any.
    pub(super) params: Vec<super::functions::Param>,
}

impl<'a> Parser<'a> {
    /// Reads everything.
    pub(super) fn module(&mut self) -> Res<()> {
        self.scan = scan::scan(self.lex.text());
        let items = std::mem::take(&mut self.scan.items);
        let done = self.read_ahead(&items)?;
        self.seek(0);
        let pending = self.items(&done)?;
        self.check_types()?;
        self.check_global_uses()?;
        for body in pending {
            self.body(body)?;
        }
        self.check_global_uses()?;
        self.resolve_block_addresses()
    }

    // ----- ahead ------------------------------------------------------------------

    /// Gives every name its handle, and reads what others refer to.
    fn read_ahead(&mut self, items: &[Item]) -> Res<Done> {
        for item in items {
            self.announce(item)?;
        }
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
    fn announce(&mut self, item: &Item) -> Res<()> {
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
            Tok::GlobalVar if is_global => {
                let name = self.name()?;
                let skipped = item.kind == ItemKind::Declare && super::debug::is_debug_intrinsic(&name);
                if !skipped && self.h.lookup(&name).is_none() {
                    self.h.add_global(super::globals::blank_global(Some((&*name).into())));
                }
            }
            Tok::GlobalId(n) if is_global && self.numbered_globals.get(n).is_none() => {
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
            ItemKind::Target => return self.target(),
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
            _ => return Err(self.error("unknown target property")),
        };
        self.bump();
        self.expect(Tok::Equal, "expected '=' after target property")?;
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
    fn items(&mut self, done: &Done) -> Res<Vec<PendingBody>> {
        let mut pending = Vec::new();
        let mut next_global = 0;
        loop {
            if let Ok(k) = done.binary_search_by_key(&self.tok.at, |d| d.0) {
                self.seek(done[k].1 as usize);
                continue;
            }
            match self.kind() {
                Tok::Eof => return Ok(pending),
                Tok::Kw(Kw::Define) => pending.push(self.define(&mut next_global)?),
                Tok::Kw(Kw::Declare) => self.declare(&mut next_global)?,
                Tok::GlobalVar => self.global()?,
                Tok::GlobalId(n) => {
                    self.check_number(n, &mut next_global, "variable", '@')?;
                    self.global()?;
                }
                Tok::MdId(_) => self.numbered_node()?,
                Tok::MdVar => self.named_metadata()?,
                Tok::Kw(Kw::SourceFilename) => self.source_filename()?,
                Tok::Kw(Kw::Module) => self.module_asm()?,
                Tok::Kw(Kw::Uselistorder | Kw::UselistorderBb) => self.use_list_order()?,
                Tok::Summary => self.summary()?,
                _ => return Err(self.error("expected top-level entity")),
            }
        }
    }
    /// Numbers of unnamed things may skip but not go back.
    pub(super) fn check_number(&self, n: u32, next: &mut u32, what: &str, sigil: char) -> Res<()> {
        if n < *next {
            let message = format!("{what} expected to be numbered '{sigil}{next}' or greater");
            return Err(self.error(message));
        }
        *next = n.checked_add(1).ok_or_else(|| self.error("number is too large"))?;
        Ok(())
    }
    fn source_filename(&mut self) -> Res<()> {
        self.bump();
        self.expect(Tok::Equal, "expected '=' after source_filename")?;
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
    /// The order of use lists is no part of a module's meaning, so the directive is skipped.
    pub(super) fn use_list_order(&mut self) -> Res<()> {
        self.bump();
        while !matches!(self.kind(), Tok::LBrace | Tok::Eof | Tok::RBrace) {
            self.bump();
        }
        self.expect(Tok::LBrace, "expected '{' here")?;
        while self.is(Tok::Int) || self.is(Tok::Comma) {
            self.bump();
        }
        self.expect(Tok::RBrace, "expected '}' here")
    }
    /// A summary entry, which describes the module and is recomputed by LLVM: skipped, but balanced.
    fn summary(&mut self) -> Res<()> {
        self.bump();
        self.expect(Tok::Equal, "expected '=' here")?;
        let mut depth = 0usize;
        loop {
            match self.kind() {
                Tok::LParen => depth += 1,
                Tok::RParen => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        self.bump();
                        return Ok(());
                    }
                }
                Tok::Int if depth == 0 => {
                    // `flags: 8`, `blockcount: 5`
                    self.bump();
                    return Ok(());
                }
                Tok::Eof | Tok::Error => return Err(self.error("expected ')' in summary entry")),
                _ => {}
            }
            self.bump();
        }
    }

    // ----- afterwards -----------------------------------------------------------------

    /// References to globals were given a type before the global's address space was known.
    fn check_global_uses(&mut self) -> Res<()> {
        let uses = std::mem::take(&mut self.global_uses);
        for (g, ty, at) in uses {
            self.check_global_type(g, ty, at as usize)?;
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
        let message = format!("'@{name}' defined with type '{found}' but expected '{ty}'");
        Err(self.error_at(at, message))
    }

    /// Replaces the stand-ins of `blockaddress` constants by the blocks.
    fn resolve_block_addresses(&mut self) -> Res<()> {
        if self.block_addresses.is_empty() {
            return Ok(());
        }
        let mut blocks = Vec::with_capacity(self.block_addresses.len());
        for u in &self.block_addresses {
            let body = self.bodies.iter().find(|b| b.global == u.function);
            let body = body.ok_or_else(|| {
                self.error_at(u.at as usize, "blockaddress of a function that is not defined here")
            })?;
            let found = self.find_block(body, &u.label);
            blocks.push(found.ok_or_else(|| self.no_block(body, &u.label, u.at as usize))?);
        }
        let fix = |_: Global, b: Block| blocks[b.as_u32() as usize];
        self.h.constants.map_block_addresses(&fix);
        for b in &mut self.bodies {
            b.constants.map_block_addresses(&fix);
        }
        Ok(())
    }
    fn find_block(&self, body: &Function, label: &Label<'a>) -> Option<Block> {
        match label {
            Label::Named(name) => body.blocks().find(|&b| body.block_name(b) == Some(name)),
            Label::Numbered(n) => {
                let known = self.numbered_blocks.get(&body.global)?;
                let k = known.binary_search_by_key(n, |p| p.0).ok()?;
                Some(known[k].1)
            }
        }
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
