//! ConstantMerge: constants with equal contents become one, if nobody can tell their addresses apart.
//!
//! Both must be `constant` and `unnamed_addr`, of one type, address space, TLS mode and
//! contents, in no section and no used list; the one that goes must be local (GO-T21). The one
//! that stays is the first of the text, or the visible one. Initialisers that mentioned
//! what went are looked at again, since they may have become equal.

use crate::analysis::manager::{AnalysisId, ModuleAnalyses, PreservedAnalyses};
use crate::analysis::module::{GlobalUses, Roots};
use crate::context::ModuleCx;
use crate::defects::planted;
use crate::module_edit::{HeaderMentions, Stand, replace_global};
use crate::pass::{self, Invocation, ModulePass, Ran};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use tandem_ir::constant::{ConstantData, ConstantPool};
use tandem_ir::inst::Align;
use tandem_ir::module::{GlobalKind, Linkage, TlsMode, UnnamedAddr};
use tandem_ir::passes::{CONSTMERGE, PassId};
use tandem_ir::rewrite::{ModuleRewrite, Trace};
use tandem_ir::types::TypeTable;
use tandem_ir::{AttrSet, Constant, Global, Header, Module, Type};

/// What one invocation did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// True if the module was changed.
    pub changed: bool,
    /// Constants that went.
    pub merged: u64,
}

/// What two constants must have in common.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    init: Constant,
    ty: Type,
    space: u32,
    tls: TlsMode,
    attrs: Option<AttrSet>,
}

/// What the pass leaves right where it changes something: operands alone change in bodies.
pub const PRESERVED: PreservedAnalyses = PreservedAnalyses::cfg()
    .preserve(AnalysisId::AddressTakenBlocks)
    .preserve(AnalysisId::ConvergentBlocks)
    .preserve(AnalysisId::InstOrder);

/// ConstantMerge for the pass manager.
pub struct ConstantMergePass;

impl pass::Pass for ConstantMergePass {
    const ID: &'static PassId = &CONSTMERGE;
    type Options = ();
}

impl ModulePass for ConstantMergePass {
    fn run<T: Trace<Module>>(
        cx: ModuleCx<'_>,
        m: &mut Module,
        analyses: &mut ModuleAnalyses,
        _: Invocation<'_, ()>,
        trace: &mut T,
    ) -> Ran {
        let r = run(cx, m, analyses, trace);
        Ran {
            changed: r.changed,
            counters: vec![("constants merged", r.merged)],
            preserved: PRESERVED,
            ..Ran::default()
        }
    }
}

/// Runs the pass; not on a shard, where the address of what goes may be used elsewhere (PL-R4).
pub fn run<T: Trace<Module>>(
    cx: ModuleCx<'_>,
    m: &mut Module,
    analyses: &mut ModuleAnalyses,
    trace: &mut T,
) -> Report {
    if cx.context.is_shard {
        return Report::default();
    }
    let (uses, held, _) = analyses.parts(m);
    let mut pass = Pass {
        cx,
        held,
        uses,
        index: HeaderMentions::new(&m.header),
        m,
        table: FxHashMap::default(),
        key_of: FxHashMap::default(),
        spelling: FxHashMap::default(),
        report: Report::default(),
        trace,
    };
    pass.run();
    pass.report
}

struct Pass<'a, T> {
    cx: ModuleCx<'a>,
    m: &'a mut Module,
    held: &'a Roots,
    uses: &'a mut GlobalUses,
    index: HeaderMentions,
    table: FxHashMap<Key, Global>,
    key_of: FxHashMap<Global, Key>,
    spelling: FxHashMap<Constant, Constant>,
    report: Report,
    trace: &'a mut T,
}

impl<T: Trace<Module>> Pass<'_, T> {
    fn run(&mut self) {
        let all = self.m.header.live_globals().map(|(g, _)| g);
        let mut queue: VecDeque<Global> = all.collect();
        while let Some(g) = queue.pop_front() {
            self.trace.heartbeat();
            let Some(key) = self.key(g) else { continue };
            let Some(&other) = self.table.get(&key).filter(|&&o| o != g) else {
                self.enter(key, g);
                continue;
            };
            let (keep, drop) = match (self.is_local(g), self.is_local(other)) {
                (true, _) => (other, g),
                (false, true) => (g, other),
                (false, false) => continue,
            };
            if self.uses.is_pinned(drop) {
                continue;
            }
            let changed = self.index.owners(drop).to_vec();
            self.merge(keep, drop);
            self.enter(key, keep);
            queue.extend(changed.into_iter().filter(|&o| self.leave(o)));
        }
    }
    fn enter(&mut self, key: Key, g: Global) {
        self.table.insert(key, g);
        self.key_of.insert(g, key);
    }
    /// Forgets the contents of a name that changed; true if it is still there.
    fn leave(&mut self, g: Global) -> bool {
        if let Some(key) = self.key_of.remove(&g)
            && self.table.get(&key) == Some(&g)
        {
            self.table.remove(&key);
        }
        !self.m.header.is_erased(g)
    }
    fn is_local(&self, g: Global) -> bool {
        let local = self.m.header.globals[g].linkage.is_local();
        planted!(self.cx, VisibleConstantMerged, local, true)
    }
    /// What must be equal, if the name takes part at all.
    fn key(&mut self, g: Global) -> Option<Key> {
        let (cx, header) = (self.cx, &self.m.header);
        let data = &header.globals[g];
        let GlobalKind::Variable(var) = &data.kind else {
            return None;
        };
        let strong = data.linkage.is_local() || data.linkage == Linkage::External;
        let unnamed = data.unnamed_addr == UnnamedAddr::Global;
        let plain = data.section.is_none()
            && data.partition.is_none()
            && data.comdat.is_none()
            && var.code_model.is_none()
            && var.sanitizer.is_empty()
            && !var.externally_initialized;
        let dbg = header.strings.lookup("dbg");
        let named = header.global_name(g).starts_with("llvm.")
            || planted!(cx, UsedConstantMerged, self.held.is_held(g), false)
            || data.attachments.iter().any(|a| Some(a.0) != dbg)
            || self.index.owners(g).iter().any(|&o| {
                let kind = &header.globals[o].kind;
                matches!(kind, GlobalKind::Alias(_) | GlobalKind::IFunc(_))
            });
        let address = planted!(cx, NamedAddressMerged, unnamed, true);
        let constant = planted!(cx, MutableMerged, var.constant, true);
        if !strong || !address || !plain || named || !constant {
            return None;
        }
        let key = Key {
            init: var.init?,
            ty: data.ty,
            space: planted!(cx, MergeIgnoresSpace, data.addrspace, 0),
            tls: planted!(cx, MergeIgnoresTls, data.tls, TlsMode::None),
            attrs: var.attrs,
        };
        let header = &mut self.m.header;
        let mut speller = Speller {
            pool: &mut header.constants,
            types: &header.types,
            known: &mut self.spelling,
        };
        let init = speller.spell(key.init);
        Some(Key { init, ..key })
    }
    fn merge(&mut self, keep: Global, drop: Global) {
        if T::ACTIVE {
            self.trace
                .before(self.m, |_| ModuleRewrite::MergeConstants { keep, drop });
        }
        let header = &mut self.m.header;
        let (a, b) = (header.globals[keep].align, header.globals[drop].align);
        if a.is_some() || b.is_some() {
            let most = align_of(header, keep).max(align_of(header, drop));
            let most = planted!(
                self.cx,
                MergeAssumesAbiAlignment,
                most,
                faulty::larger_of_abi(header, keep, a, b)
            );
            let align = planted!(self.cx, MergeKeepsAlignment, Some(most), a);
            header.globals[keep].align = align;
        }
        replace_global(
            self.m,
            self.uses,
            &mut self.index,
            drop,
            Stand::Address(keep),
        );
        self.m.header.erase_global(drop);
        if T::ACTIVE {
            self.trace.after(self.m);
        }
        self.report.merged += 1;
        self.report.changed = true;
    }
}

/// Finds one spelling for equal contents: zeros as `zeroinitializer`, arrays of bytes as strings.
struct Speller<'a> {
    pool: &'a mut ConstantPool,
    types: &'a TypeTable,
    known: &'a mut FxHashMap<Constant, Constant>,
}

impl Speller<'_> {
    fn spell(&mut self, c: Constant) -> Constant {
        if let Some(&s) = self.known.get(&c) {
            return s;
        }
        let (ty, data) = (self.pool.ty(c), self.pool.get(c).clone());
        let made = match data {
            ConstantData::Aggregate(list) => {
                let parts: Vec<Constant> = list.iter().map(|&e| self.spell(e)).collect();
                self.aggregate(ty, parts)
            }
            ConstantData::Bytes(b) if b.iter().all(|&b| b == 0) => self.pool.zero(ty),
            _ => c,
        };
        self.known.insert(c, made);
        made
    }
    fn aggregate(&mut self, ty: Type, parts: Vec<Constant>) -> Constant {
        if parts.iter().all(|&e| is_zero(self.pool, e)) {
            return self.pool.zero(ty);
        }
        let string = self.types.as_array(ty).is_some_and(|(e, _)| e == Type::I8);
        let bytes = string.then(|| bytes_of(self.pool, &parts)).flatten();
        let data = match bytes {
            Some(b) => ConstantData::Bytes(b),
            None => ConstantData::Aggregate(parts.into()),
        };
        self.pool.intern(ty, data)
    }
}

fn is_zero(pool: &ConstantPool, c: Constant) -> bool {
    match pool.get(c) {
        ConstantData::Int(v) => *v == 0,
        ConstantData::Float(v) => *v == 0,
        ConstantData::WideInt(v) => v.is_zero(),
        ConstantData::Null | ConstantData::Zero => true,
        _ => false,
    }
}

fn bytes_of(pool: &ConstantPool, parts: &[Constant]) -> Option<Box<[u8]>> {
    let byte = |&c: &Constant| match pool.get(c) {
        ConstantData::Int(v) => u8::try_from(*v).ok(),
        _ => None,
    };
    parts.iter().map(byte).collect()
}

/// What accesses through a constant's address may take it to be a multiple of. LLVM's code generators give a definition
/// that is sure to be the one that is linked its preferred alignment, which for aggregates is more than the ABI asks for;
/// where another definition may take its place, that one's author promises the ABI alignment alone.
fn align_of(header: &Header, g: Global) -> Align {
    let d = &header.globals[g];
    let is_definition = header.variable(g).is_some_and(|v| v.init.is_some());
    let replaceable = match d.linkage {
        Linkage::External | Linkage::Appending => false,
        other => !other.is_local(),
    };
    let by_layout = || match is_definition && !replaceable {
        true => header.layout.unstated_align(&header.types, d.ty),
        false => header.layout.abi_align(&header.types, d.ty),
    };
    d.align.unwrap_or_else(by_layout)
}
