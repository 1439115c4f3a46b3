//! Module-level names: their blocks, and what constants hold.

use super::super::{Encoder, Result};
use crate::blocks::{BlockData, BlockKey};
use crate::memory::initializer::Contents;
use crate::pointer::{Ptr, Region};
use crate::value::{Scalar, Val};
use tandem_interp::global_align;
use tandem_ir::constant::{ConstantData, ConstantPool};
use tandem_ir::module::{GlobalKind, Linkage};
use tandem_ir::{Constant, Global, Header, Type};

/// Most bytes of an initialiser that are kept apart.
const MOST_BYTES: usize = 1 << 16;

impl Encoder<'_, '_> {
    /// The address of a module-level name.
    ///
    /// # Errors
    /// Names what is not modelled.
    pub fn global_pointer(&mut self, g: Global) -> Result<Val> {
        let cx = self.cx();
        let data = &cx.globals[g];
        if data.linkage == Linkage::ExternalWeak {
            return Err("extern_weak global".into());
        }
        match &data.kind {
            GlobalKind::Alias(c) => {
                // What another module may define in its place is not what it stands for here.
                if matches!(data.linkage, Linkage::WeakAny | Linkage::LinkOnceAny) {
                    return Err("alias that may be replaced".into());
                }
                return self.constant(&cx.constants, *c);
            }
            GlobalKind::IFunc(_) => return Err("ifunc".into()),
            GlobalKind::Erased => return Err("name that was erased".into()),
            GlobalKind::Variable(_) | GlobalKind::Function(_) => {}
        }
        let name = key_name(cx, g);
        let block = match &data.kind {
            GlobalKind::Function(_) => {
                let size = self.w.terms.bits(64, 0);
                self.w.known_block(BlockData {
                    key: BlockKey::Function(name),
                    size: Some(size),
                    align: data.align.map_or(1, |a| a.bytes()),
                    region: Region::Code,
                    constant: true,
                    contents: None,
                })
            }
            _ => self.variable_block(g, name),
        };
        let w = self.w.index_bits(data.addrspace);
        let offset = self.w.terms.bits(w, 0);
        let packed = Ptr { block, offset }.pack(&mut self.w.terms);
        Ok(Scalar::defined(packed).into())
    }

    fn variable_block(&mut self, g: Global, name: String) -> tandem_smt::Term {
        let cx = self.cx();
        let data = &cx.globals[g];
        let variable = cx.variable(g);
        let init = variable.and_then(|v| v.init);
        let constant = variable.is_some_and(|v| v.constant);
        let size = cx.layout.alloc_size(&cx.types, data.ty);
        // A declaration of no size only names the place: what is there is another file's.
        let size = size
            .filter(|&s| s > 0 || init.is_some())
            .map(|s| self.w.terms.bits(64, s));
        let align = global_align(cx, data);
        let key = BlockKey::Global(name);
        let new = !self.w.is_known_block(&key);
        let block = self.w.known_block(BlockData {
            key,
            size,
            align: align.bytes(),
            region: Region::of_space(data.addrspace),
            constant,
            contents: None,
        });
        let replaceable = matches!(
            data.linkage,
            Linkage::WeakAny | Linkage::LinkOnceAny | Linkage::Common
        );
        let external = variable.is_some_and(|v| v.externally_initialized);
        if let (Some(c), true, true, false, false) = (init, new, constant, replaceable, external) {
            let mut contents = Contents {
                size: cx.layout.alloc_size(&cx.types, data.ty).unwrap_or(0),
                ..Contents::default()
            };
            match self.fill_constant(&cx.constants, c, 0, &mut contents) {
                Ok(()) => self.w.set_contents(block, contents),
                Err(why) => self.w.approximate(format!(
                    "contents of constant @{}: {why}",
                    cx.global_name(g)
                )),
            }
        }
        block
    }

    /// Writes a constant of the module into contents.
    fn fill_constant(
        &mut self,
        pool: &ConstantPool,
        c: Constant,
        at: u64,
        out: &mut Contents,
    ) -> Result<()> {
        if out.bytes.len() > MOST_BYTES {
            return Err("too large".into());
        }
        let ty = pool.ty(c);
        match pool.get(c) {
            ConstantData::Zero | ConstantData::Null => Ok(()),
            ConstantData::Bytes(bytes) => {
                for (i, &b) in bytes.iter().enumerate().filter(|(_, b)| **b != 0) {
                    let value = Scalar::defined(self.w.terms.bits(8, b.into()));
                    self.w
                        .put_initial(out, at + i as u64, crate::memory::Cell::Int(8), value);
                }
                Ok(())
            }
            ConstantData::Aggregate(_) | ConstantData::Splat(_) => {
                let steps = self.element_offsets(ty)?;
                for (i, step) in steps.iter().enumerate() {
                    let e = match pool.get(c) {
                        ConstantData::Aggregate(parts) => parts.get(i).copied(),
                        ConstantData::Splat(e) => Some(*e),
                        _ => None,
                    };
                    let e = e.ok_or("initialiser")?;
                    self.fill_constant(pool, e, at + step, out)?;
                }
                Ok(())
            }
            _ => {
                let v = self.constant(pool, c)?;
                self.fill_value(ty, &v, at, out)
            }
        }
    }
    fn fill_value(&mut self, ty: Type, v: &Val, at: u64, out: &mut Contents) -> Result<()> {
        if let Val::Scalar(s) = v {
            let cell = self.cell(ty)?;
            if self.w.terms.as_bool(s.poison).is_none() {
                return Err("poison that is no constant".into());
            }
            self.w.put_initial(out, at, cell, *s);
            return Ok(());
        }
        let types = self.element_types(ty).ok_or_else(|| self.unmodelled(ty))?;
        for ((e, t), step) in v
            .elements()
            .iter()
            .zip(types)
            .zip(self.element_offsets(ty)?)
        {
            self.fill_value(t, e, at + step, out)?;
        }
        Ok(())
    }
}

/// The name under which both sides know the object of a global.
pub(crate) fn key_name(cx: &Header, g: Global) -> String {
    match cx.global_name(g) {
        "" => format!("@{}", g.as_u32()),
        n => n.to_owned(),
    }
}
