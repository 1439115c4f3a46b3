//! The two forms of every pass on modules, as the judge wants to see them.
//!
//! The documented thresholds stand here once more, from the documents and not from
//! production's code (GO-R1, P1 to P6): what production would consider, and what it
//! may not do although it would be right.

use tandem_ir::constant::ConstantData;
use tandem_ir::module::{GlobalKind, UnnamedAddr};
use tandem_ir::passes::{CONSTMERGE, GENERIC_TO_NVVM, GLOBALDCE, GLOBALOPT, INTERNALIZE, PassId};
use tandem_ir::rewrite::{InstRef, Judgement, ModuleContext, ModuleRewrite, NoTrace, Trace};
use tandem_ir::{Global, InstKind, Module, Type, ValueDef};
use tandem_optimized::options::Options;
use tandem_optimized::passes::{constmerge, generic_to_nvvm, globaldce, globalopt, internalize};
use tandem_oracle::lockstep::Recorder;
use tandem_oracle::pass::{Limits, Production, Reference};

/// The passes on modules, in order of the table.
pub const MODULE_PASSES: [&PassId; 5] = [
    &GLOBALOPT,
    &GLOBALDCE,
    &INTERNALIZE,
    &CONSTMERGE,
    &GENERIC_TO_NVVM,
];

/// The identity of a pass on modules.
pub fn lookup(name: &str) -> Option<&'static PassId> {
    MODULE_PASSES.into_iter().find(|p| p.name == name)
}

/// What a pass on modules is told of the world under the given knobs.
pub fn world(options: &Options) -> ModuleContext {
    ModuleContext {
        is_shard: false,
        keep: options.module.public_api.clone(),
    }
}

/// The reference form of a pass on modules.
pub fn reference(name: &str) -> Option<Box<dyn Reference<Module>>> {
    Some(Box::new(ReferenceForm(tandem_reference::lookup_module(
        name,
    )?)))
}

/// The production form of a pass on modules under the given knobs.
pub fn production(name: &str, options: &Options) -> Option<Box<dyn Production<Module>>> {
    let id = lookup(name)?;
    let options = options.clone();
    Some(Box::new(ProductionForm { id, options }))
}

struct ReferenceForm(&'static tandem_reference::ModulePass);

impl Reference<Module> for ReferenceForm {
    fn find(&self, world: &ModuleContext, m: &Module) -> Vec<ModuleRewrite> {
        (self.0.find)(world, m)
    }
    fn judge(&self, world: &ModuleContext, m: &Module, rw: &ModuleRewrite) -> Judgement {
        (self.0.judge)(world, m, rw)
    }
    fn apply(
        &self,
        world: &ModuleContext,
        m: &mut Module,
        rw: &ModuleRewrite,
    ) -> Result<(), String> {
        (self.0.apply)(world, m, rw).map_err(|e| e.to_string())
    }
    fn run(&self, world: &ModuleContext, m: &mut Module) -> usize {
        (self.0.run)(world, m)
    }
}

struct ProductionForm {
    id: &'static PassId,
    options: Options,
}

impl ProductionForm {
    fn go<T: Trace<Module>>(&self, world: &ModuleContext, m: &mut Module, trace: &mut T) -> bool {
        let o = &self.options;
        match self.id.name {
            "globalopt" => globalopt::run(world, m, o, trace).changed,
            "globaldce" => globaldce::run(world, m, o, trace).changed,
            "internalize" => internalize::run(world, m, o, trace).changed,
            "constmerge" => constmerge::run(world, m, o, trace).changed,
            "generic-to-nvvm" => generic_to_nvvm::run(world, m, o, trace).changed,
            _ => false,
        }
    }
}

impl Production<Module> for ProductionForm {
    fn name(&self) -> &'static str {
        self.id.name
    }
    fn run(&self, world: &ModuleContext, m: &mut Module) -> bool {
        self.go(world, m, &mut NoTrace)
    }
    fn run_traced(
        &self,
        world: &ModuleContext,
        m: &mut Module,
        recorder: &mut Recorder<'_, Module>,
    ) {
        self.go(world, m, recorder);
    }
    fn kinds(&self) -> &'static [&'static str] {
        match self.id.name {
            "globalopt" => &[
                "fold-global",
                "heap-to-static",
                "split-global",
                "split-heap",
                "erase-stores",
                "forward-store",
            ],
            "globaldce" => &["erase-globals"],
            "internalize" => &["internalize"],
            "constmerge" => &["merge-constants"],
            "generic-to-nvvm" => &["move-to-global-space"],
            _ => &[],
        }
    }
}

impl Limits<Module> for ProductionForm {
    fn within_budget(&self, _: &ModuleContext, m: &Module, rw: &ModuleRewrite) -> bool {
        let runs = self.id.name != GLOBALOPT.name || globalopt_runs(&self.options);
        runs && beyond(m, rw).is_none() && worth_it(m, rw)
    }
    fn limit_broken(&self, _: &ModuleContext, m: &Module, rw: &ModuleRewrite) -> Option<String> {
        if self.id.name == GLOBALOPT.name && !globalopt_runs(&self.options) {
            return Some("P5: the pass is off, and made a rewrite".into());
        }
        beyond(m, rw)
    }
}

/// P5: tier 2 and above, and not switched off.
fn globalopt_runs(options: &Options) -> bool {
    !options.module.disable_globalopt_pass && options.module.tier >= 2
}

/// The threshold that a rewrite is beyond, in words.
fn beyond(m: &Module, rw: &ModuleRewrite) -> Option<String> {
    match rw {
        ModuleRewrite::FoldGlobal { global } => {
            let bits = 8 * bytes_of(m, *global)?;
            (bits > 2047).then(|| format!("P1: folds a variable of {bits} bits, the limit is 2047"))
        }
        ModuleRewrite::HeapToStatic { site, .. } => {
            let bytes = allocated(m, *site)?;
            (bytes >= 2048).then(|| format!("P2: makes {bytes} bytes static, the limit is 2047"))
        }
        ModuleRewrite::SplitGlobal { global } => {
            let ty = m.header.globals[*global].ty;
            let fields = m.header.types.struct_fields(ty)?.0.len();
            let fits = (1..=16).contains(&fields);
            (!fits).then(|| format!("P3: splits a struct of {fields} fields, the limit is 16"))
        }
        ModuleRewrite::SplitHeap { global, .. } => {
            let fields = heap_fields(m, *global)?;
            let fits = (1..=16).contains(&fields);
            (!fits).then(|| format!("P3: splits structs of {fields} fields, the limit is 16"))
        }
        _ => None,
    }
}

fn bytes_of(m: &Module, g: Global) -> Option<u64> {
    let cx = &m.header;
    cx.layout.alloc_size(&cx.types, cx.globals[g].ty)
}

/// The constant size of an allocation, its first argument.
fn allocated(m: &Module, site: InstRef) -> Option<u64> {
    let f = m.body(site.function)?;
    let size = f.call(site.inst)?.args().next()?;
    f.as_int(size)?.as_u64()
}

/// Fields of the largest struct that some `getelementptr` on a loaded pointer of the global steps through.
fn heap_fields(m: &Module, g: Global) -> Option<usize> {
    let fields = |ty: Type| m.header.types.struct_fields(ty).map(|f| f.0.len());
    let mut most = None;
    for f in &m.bodies {
        for i in f.blocks().flat_map(|b| f.insts(b)) {
            let InstKind::Gep { elem } = f.kind(i) else {
                continue;
            };
            let ValueDef::Inst(load) = f.value_def(f.operand(i, 0)) else {
                continue;
            };
            let of_g = matches!(f.kind(load), InstKind::Load(_))
                && f.as_global(f.operand(load, 0)) == Some(g);
            if of_g {
                most = most.max(fields(*elem));
            }
        }
    }
    most
}

/// True if production sees a gain in the rewrite.
fn worth_it(m: &Module, rw: &ModuleRewrite) -> bool {
    match rw {
        ModuleRewrite::SplitGlobal { global } => !all_fields_busy(m, *global),
        // Merging makes no difference where the address is part of the meaning.
        ModuleRewrite::MergeConstants { drop, .. } => {
            let d = &m.header.globals[*drop];
            matches!(&d.kind, GlobalKind::Variable(v) if v.constant)
                && d.unnamed_addr != UnnamedAddr::None
        }
        _ => true,
    }
}

/// P6: every field is both loaded and stored, and none of them is scalar. Too much is called busy where an access
/// cannot be placed, so that too little counts as missed.
fn all_fields_busy(m: &Module, g: Global) -> bool {
    let cx = &m.header;
    let Some((fields, _)) = cx.types.struct_fields(cx.globals[g].ty) else {
        return true;
    };
    let scalar = |t: &Type| !cx.types.is_aggregate(*t) && cx.types.as_vector(*t).is_none();
    if fields.iter().any(scalar) {
        return false;
    }
    let mut loads = false;
    let mut stores = false;
    for f in &m.bodies {
        for i in f.blocks().flat_map(|b| f.insts(b)) {
            loads |= matches!(f.kind(i), InstKind::Load(_));
            stores |= matches!(f.kind(i), InstKind::Store(_));
        }
    }
    let constant = matches!(&cx.globals[g].kind, GlobalKind::Variable(v) if v.constant);
    // A module without any store, or a constant, has no field that is stored.
    loads && stores && !constant && !matches!(init(m, g), Some(ConstantData::Undef))
}

fn init(m: &Module, g: Global) -> Option<&ConstantData> {
    let c = m.header.variable(g)?.init?;
    Some(m.header.constants.get(c))
}
