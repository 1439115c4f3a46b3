//! Programs biased to passes on whole modules: valid, deterministic, and with everything in them on
//! which such a pass decides.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::collections::BTreeMap;
use tandem_fuzz::config::{Config, Feature, Mode};
use tandem_fuzz::generate;
use tandem_ir::constant::{ConstantData, ConstantExpr};
use tandem_ir::inst::Ordering;
use tandem_ir::module::{GlobalKind, Linkage, TlsMode, UnnamedAddr};
use tandem_ir::passes::{Family, PASSES, Unit};
use tandem_ir::{CastOp, Function, Header, Inst, InstKind, IntPredicate, Module};

/// The passes that are there for whole modules, but for those about loops, which have programs of their own.
pub fn passes_about_names() -> Vec<&'static str> {
    let all = PASSES.iter().filter(|p| p.unit == Unit::Module);
    all.filter(|p| p.family != Family::Loops)
        .map(|p| p.name)
        .collect()
}

fn program(seed: u64, mode: Mode) -> Module {
    let biases = passes_about_names();
    let bias = biases[seed as usize % biases.len()];
    let config = Config::swarm(seed).with_mode(mode).with_bias(Some(bias));
    generate::from_seed(seed, &config)
}

#[test]
fn biased_modules_are_valid_and_survive_their_text() {
    for seed in 0..2000 {
        let mode = [Mode::UbFree, Mode::PoisonRich][usize::from(seed % 3 == 2)];
        let m = program(seed, mode);
        let errors = tandem_ir::verify::verify(&m);
        let text = tandem_ir::text::print(&m);
        assert!(errors.is_empty(), "seed {seed}: {}\n{text}", errors[0]);
        if seed.is_multiple_of(4) {
            let again = tandem_ir::text::parse(text.as_bytes(), "test")
                .unwrap_or_else(|e| panic!("seed {seed}: {e:?}\n{text}"));
            assert_eq!(tandem_ir::text::print(&again), text, "seed {seed}");
        }
    }
}

#[test]
fn a_seed_is_a_module() {
    let text = |seed| tandem_ir::text::print(&program(seed, Mode::UbFree));
    for seed in 0..100 {
        assert_eq!(text(seed), text(seed), "seed {seed}");
        assert_ne!(text(seed), text(seed + 5), "seed {seed}");
    }
}

#[test]
fn the_bias_leaves_other_programs_alone() {
    for seed in 0..60 {
        let config = Config::swarm(seed);
        let of = |bias| {
            tandem_ir::text::print(&generate::from_seed(seed, &config.clone().with_bias(bias)))
        };
        assert_eq!(of(None), of(Some("no-such-pass")), "seed {seed}");
        assert_ne!(of(None), of(Some("globalopt")), "seed {seed}");
    }
}

// ----- what modules consist of ------------------------------------------------------------

type Census = BTreeMap<String, usize>;

fn count(c: &mut Census, what: impl Into<String>, yes: bool) {
    *c.entry(what.into()).or_default() += usize::from(yes);
}

fn count_names(m: &Module, c: &mut Census) {
    let h = &m.header;
    for (_, d) in h.globals.iter() {
        let name = d.name.as_deref().unwrap_or("");
        let object = name.starts_with('o') && matches!(d.kind, GlobalKind::Variable(_));
        for space in [0, 1, 3, 4, 5] {
            count(c, format!("space {space}"), object && d.addrspace == space);
        }
        let fields = h.types.struct_fields(d.ty).map_or(0, |f| f.0.len());
        count(c, "16 fields", object && fields == 16);
        count(c, "17 fields", object && fields == 17);
        count(c, "tls", object && d.tls != TlsMode::None);
        count(c, "section", object && d.section.is_some());
        count(c, "comdat", object && d.comdat.is_some());
        count(c, "external", object && d.linkage == Linkage::External);
        count(c, "weak", object && d.linkage == Linkage::WeakAny);
        count(c, "private", object && d.linkage == Linkage::Private);
        let v = h.globals.iter().find(|(_, x)| x.name == d.name).unwrap().0;
        let v = h.variable(v);
        count(
            c,
            "written by the host",
            v.is_some_and(|v| v.externally_initialized),
        );
        let heap = name.starts_with("heap") && !name.contains('.');
        count(c, "heap of a thread", heap && d.tls != TlsMode::None);
        count(c, "shared heap", heap && d.addrspace == 3);
        let other = |x: &tandem_ir::module::GlobalData| d.comdat.is_some() && x.comdat == d.comdat;
        let shared = h.globals.iter().filter(|(_, x)| other(x)).count() > 1;
        count(c, "shared comdat", shared);
        let written = v.and_then(|v| v.init).is_some_and(|i| {
            !matches!(h.constants.get(i), ConstantData::Undef | ConstantData::Null)
        });
        let anew = matches!(d.addrspace, 3 | 5);
        count(c, "contents that do not count", object && anew && written);
        count(
            c,
            "twin of a thread",
            name.starts_with("twin") && d.tls != TlsMode::None,
        );
        let both = d.linkage == Linkage::External && v.is_some_and(|v| v.externally_initialized);
        count(c, "visible and written by the host", both);
        count(c, "alias", matches!(d.kind, GlobalKind::Alias(_)));
        count(c, "llvm.used", name == "llvm.used");
        count(c, "llvm.compiler.used", name == "llvm.compiler.used");
        count(c, "table", name == "table");
        count(c, "dead cycle", name == "dead0");
        let twin = name.starts_with("twin");
        count(
            c,
            "merged twin",
            twin && d.unnamed_addr == UnnamedAddr::Global,
        );
        count(c, "kept twin", twin && d.unnamed_addr == UnnamedAddr::None);
        count(
            c,
            "taken name",
            name.contains('.') && !name.starts_with("llvm"),
        );
        let once = h.function(h.lookup(name).unwrap_or_else(|| panic!("{name}")));
        let once = once.is_some_and(|f| {
            h.attrs
                .string(f.attrs.func, "tandem-entered-once")
                .is_some()
        });
        count(c, "entered once", once);
        let Some(g) = h.lookup(name) else { continue };
        let hidden = h.is_kernel(g) && d.linkage == Linkage::Internal;
        count(c, "kernel that nobody sees", hidden);
        let null = h.function(g).is_some_and(|f| {
            let kind = tandem_ir::attr::AttrKind::NullPointerIsValid;
            h.attrs.has(f.attrs.func, kind)
        });
        count(c, "null is valid", null);
    }
}

fn count_inst(h: &Header, f: &Function, i: Inst, c: &mut Census) {
    let callee = f.callee(i).map_or("", |g| h.global_name(g));
    count(c, "malloc", callee == "malloc");
    count(c, "calloc", callee == "calloc");
    count(c, "made elsewhere", callee.starts_with("make"));
    let most = f.operands(i).filter_map(|v| f.as_int(v)?.as_u64()).max();
    let large = callee == "malloc" && most.is_some_and(|n| n >= 2048);
    count(c, "large object", large);
    count(c, "free", callee == "free");
    count(c, "passed", callee == "peek");
    count(c, "copied", callee.starts_with("llvm.memcpy.p0.p"));
    let indirect = matches!(f.kind(i), InstKind::Call(_)) && f.callee(i).is_none();
    count(c, "call through a table", indirect);
    if let InstKind::Load(a) | InstKind::Store(a) = f.kind(i) {
        count(c, "volatile", a.volatile);
        let ordered = a.ordering != Ordering::NotAtomic;
        count(c, "atomic", ordered);
        let what = match f.kind(i) {
            InstKind::Load(_) => f.inst_type(i),
            _ => f.value_type(f.operand(i, 0)),
        };
        count(c, "atomic pointer", ordered && what.is_ptr());
        count(c, "acquiring", a.ordering == Ordering::Acquire);
        count(c, "releasing", a.ordering == Ordering::Release);
        count(c, "aligned by 16", a.align.bytes() == 16);
    }
    let whole = matches!(f.kind(i), InstKind::Load(_)) && h.types.is_struct(f.inst_type(i));
    count(c, "whole struct", whole);
    let pointer = f.inst_type(i).is_ptr();
    count(c, "phi of addresses", pointer && f.is_phi(i));
    count(
        c,
        "select of addresses",
        pointer && matches!(f.kind(i), InstKind::Select),
    );
    count(
        c,
        "ptrtoint",
        matches!(f.kind(i), InstKind::Cast(CastOp::PtrToInt)),
    );
    if let InstKind::ICmp(p) = f.kind(i) {
        for p2 in IntPredicate::ALL {
            let of_heap = f
                .operands(i)
                .any(|v| matches!(f.as_const(v), Some(ConstantData::Null)));
            count(c, format!("heap {}", p2.keyword()), p == p2 && of_heap);
        }
    }
    let names = f.operands(i).any(|v| f.as_global(v).is_some());
    count(
        c,
        "name in its own space",
        names && matches!(f.kind(i), InstKind::Load(_)),
    );
    for v in f.operands(i) {
        if let Some(ConstantData::Expr(e)) = f.as_const(v) {
            count(
                c,
                "cast expression",
                matches!(**e, ConstantExpr::Cast(CastOp::AddrSpaceCast, ..)),
            );
            count(c, "gep expression", matches!(**e, ConstantExpr::Gep { .. }));
        }
    }
}

#[test]
fn everything_that_decides_appears() {
    let mut c = Census::new();
    for seed in 0..1500 {
        let mut config = Config::swarm(seed).with_bias(Some("globalopt"));
        for f in [
            Feature::Volatile,
            Feature::Atomics,
            Feature::Selects,
            Feature::MemoryIntrinsics,
        ] {
            config.features = config.features.with(f);
        }
        let m = generate::from_seed(seed, &config);
        count_names(&m, &mut c);
        for f in &m.bodies {
            for i in f.blocks().flat_map(|b| f.insts(b)) {
                count_inst(&m.header, f, i, &mut c);
            }
        }
    }
    let rare: Vec<_> = c.iter().filter(|(_, n)| **n < 5).collect();
    assert!(rare.is_empty(), "hardly ever: {rare:?} of {c:?}");
}
