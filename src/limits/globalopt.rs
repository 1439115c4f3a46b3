//! The limits of GlobalOpt, once more from its documents (GO-R1, P1 to P6) and not from production's code: what
//! production would consider, and what it may not do although it would be right.

use tandem_ir::constant::ConstantData;
use tandem_ir::module::GlobalKind;
use tandem_ir::passes::Params;
use tandem_ir::rewrite::{InstRef, ModuleContext, ModuleRewrite};
use tandem_ir::{Global, InstKind, Module, Type, ValueDef};
use tandem_optimized::options::Options;
use tandem_oracle::pass::Limits;

/// The knobs that hunts draw (GO-004): the pass does nothing below tier 2.
pub(super) const HUNTED: &[&str] = &[
    "",
    "",
    "",
    "",
    "",
    "",
    "-globalopt-tier=2",
    "-globalopt-tier=1",
];

/// The limits under the given knobs.
pub(super) fn limits(_: &Params, options: &Options) -> Box<dyn Limits<Module> + Sync> {
    let own = &options.passes.globalopt;
    // P5: tier 2 and above, and not switched off.
    let runs = !own.disable && own.tier >= 2;
    Box::new(Documented { runs })
}

struct Documented {
    /// P5: the pass is on.
    runs: bool,
}

impl Limits<Module> for Documented {
    fn within_budget(&self, _: &ModuleContext, m: &Module, rw: &ModuleRewrite) -> bool {
        self.runs && beyond(m, rw).is_none() && worth_it(m, rw)
    }
    fn limit_broken(&self, _: &ModuleContext, m: &Module, rw: &ModuleRewrite) -> Option<String> {
        if !self.runs {
            return Some("P5: the pass is off, and made a rewrite".into());
        }
        beyond(m, rw)
    }
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
