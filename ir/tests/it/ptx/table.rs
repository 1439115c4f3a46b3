//! The table of instructions and the tables of registers.

use std::collections::BTreeSet;
use tandem_ir::machine::forms::{Form, FormTable, Props, table};
use tandem_ir::machine::regs::{BadRegisterClass, Class, MAX_INDEX, Reg, RegTable};
use tandem_ir::machine::special::{OTHERS, RESERVED, SReg, reserved};
use tandem_ir::machine::types::{Order, Scope, Space, Ty};

#[test]
fn every_line_of_the_table_is_read() {
    assert_eq!(table().mistakes, []);
    assert!(table().variants.len() > 200);
    assert_eq!(table().families().len(), 111, "docs/ptx.md says so");
}

/// The families of real kernels, of LLVM's tests of its backend, and those beside them that the reader has to know.
#[test]
fn the_table_has_every_family() {
    let wanted = "abs activemask add addc alloca and atom bar barrier bfe bfi bfind bmsk bra brev brkpt brx call clz \
        copysign cos cp cvt cvta div dp4a elect ex2 exit fence fma fns getctarank isspacep ld ldu lg2 lop3 mad mad24 mapa \
        match max mbarrier membar min mma mov mul mul24 nanosleep neg not or popc prmt rcp red redux rem ret rsqrt sad \
        selp set setmaxnreg setp shf shfl shl shr sin slct sqrt st sub subc suld suq sust szext tanh testp tex trap txq \
        vote wgmma wmma xor";
    let families: BTreeSet<&str> = table().families().into_iter().collect();
    let missing: Vec<&str> = wanted
        .split_whitespace()
        .filter(|f| !families.contains(f))
        .collect();
    assert_eq!(missing, [""; 0]);
}

#[test]
fn a_form_knows_what_its_spelling_says() {
    let f = Form::of("ld.acquire.sys.global.v2.b32").unwrap();
    assert_eq!((f.family(), f.ty, f.vector), ("ld", Some(Ty::B32), 2));
    assert_eq!(
        (f.order, f.scope, f.space),
        (Order::Acquire, Some(Scope::Sys), Space::Global)
    );
    assert!(f.is(Props::MAY_LOAD) && f.is(Props::SIDE_EFFECT) && !f.is(Props::MAY_STORE));
    let f = Form::of("ld.volatile.shared::cta.u8").unwrap();
    assert_eq!(
        (f.volatile, f.space, f.order),
        (true, Space::Shared, Order::Weak)
    );
    let f = Form::of("cvt.rn.sat.f32.s64").unwrap();
    assert_eq!((f.ty, f.source), (Some(Ty::F32), Some(Ty::S64)));
    assert!(f.has(".sat") && f.has(".rn") && !f.has(".r"));
    let f = Form::of("bar.sync").unwrap();
    assert!(f.is(Props::CONVERGENT));
    let f = Form::of("wmma.load.a.sync.aligned.row.m16n16k16.u8").unwrap();
    assert!(f.is(Props::OPAQUE) && f.is(Props::CONVERGENT));
}

/// What ptxas refuses is no form (PS-11, PS-13), in other words: the near miss beside each is one.
#[test]
fn ps_11_13_refused_spellings_are_no_forms() {
    for (bad, good) in [
        ("and.u32", "and.b32"),
        ("shl.u32", "shl.b32"),
        ("add.b32", "add.u32"),
        ("mul.lo.b32", "mul.lo.u32"),
        ("setp.lt.b32", "setp.eq.b32"),
        ("ld.f16", "ld.b16"),
        ("add.u8", "add.u16"),
        ("atom.add.b32", "atom.add.u32"),
        ("atom.add.s64", "atom.add.u64"),
        ("selp.pred", "selp.b32"),
        ("min.NaN.f64", "min.NaN.f32"),
        ("fma.f32", "fma.rn.f32"),
        ("div.f32", "div.full.f32"),
        ("rcp.approx.f64", "rcp.approx.ftz.f64"),
        ("sqrt.f64", "sqrt.rn.f64"),
        ("ld.seq_cst.sys.b32", "ld.acquire.sys.b32"),
        ("ld.relaxed.b32", "ld.relaxed.cta.b32"),
        ("atom.sub.u32", "atom.add.s32"),
        ("atom.local.add.u32", "atom.shared.add.u32"),
        ("red.acquire.gpu.add.u32", "red.release.gpu.add.u32"),
        ("red.exch.b32", "red.or.b32"),
        ("mul.ftz.rn.f32", "mul.rn.ftz.f32"),
        ("ld.nc.global.b32", "ld.global.nc.b32"),
        ("bra.un", "bra.uni"),
        ("add", "trap"),
    ] {
        assert!(Form::of(bad).is_err(), "{bad}");
        assert!(Form::of(good).is_ok(), "{good}: {:?}", Form::of(good));
    }
    let why = Form::of("ad.s32").unwrap_err();
    assert!(why.contains("did you mean 'add'"), "{why}");
    assert_eq!(
        Form::of("ld.global").unwrap_err(),
        "'ld.global' lacks a modifier"
    );
    assert_eq!(
        Form::of("add.s32.x").unwrap_err(),
        "'add' has no form with '.x' there"
    );
}

#[test]
fn a_form_is_in_a_table_once() {
    let mut forms = FormTable::default();
    let a = forms.intern("add.s32").unwrap();
    let b = forms.intern("add.s64").unwrap();
    assert_eq!(forms.intern("add.s32"), Ok(a));
    assert_ne!(a, b);
    assert_eq!(forms.all().len(), 2);
}

/// The hash names a form by its spelling, so that it stays when the table grows (BF-033).
#[test]
fn bf_033_the_hash_of_a_form_is_fnv_of_its_spelling() {
    // Published values of FNV-1a with 32 bits for these texts.
    let hash = |s: &str| Form::of(s).map(|f| f.hash);
    let by_hand = |s: &str| {
        s.bytes().fold(2_166_136_261u32, |h, b| {
            (h ^ u32::from(b)).wrapping_mul(16_777_619)
        })
    };
    assert_eq!(hash("ret"), Ok(by_hand("ret")));
    assert_ne!(hash("add.s32"), hash("add.s64"));
}

#[test]
fn bf_043_exactly_63_registers_are_reserved() {
    let rows = reserved();
    assert_eq!(rows.len(), 63);
    assert!(
        rows.iter()
            .enumerate()
            .all(|(i, r)| usize::from(r.id) == i && r.mask & RESERVED != 0)
    );
    let names: BTreeSet<String> = rows.iter().map(|r| r.name.clone()).collect();
    let mut wanted: BTreeSet<String> = [
        "%warpid",
        "%laneid",
        "%cluster_ctarank",
        "%cluster_nctarank",
        "%is_explicit_cluster",
        "%SP",
        "%SPL",
    ]
    .map(String::from)
    .into();
    for v in [
        "tid",
        "ntid",
        "ctaid",
        "nctaid",
        "cluster_ctaid",
        "cluster_nctaid",
        "clusterid",
        "nclusterid",
    ] {
        wanted.extend(["x", "y", "z"].map(|a| format!("%{v}.{a}")));
    }
    wanted.extend((0..32).map(|i| format!("%envreg{i}")));
    assert_eq!(names, wanted);
    assert!(!names.contains("%clock") && !names.contains("%smid"));
    let code = |n: &str| rows.iter().find(|r| r.name == n).and_then(|r| r.code);
    assert_eq!(
        (code("%tid.x"), code("%nctaid.z")),
        (Some(0x26), Some(0x31))
    );
    assert_eq!((code("%warpid"), code("%laneid")), (Some(0x5e), Some(0x5f)));
    assert_eq!(
        (code("%cluster_ctarank"), code("%is_explicit_cluster")),
        (Some(0), Some(14))
    );
}

#[test]
fn special_registers_are_found_by_name() {
    for row in reserved() {
        let found = SReg::of(&row.name);
        match row.name.as_str() {
            // A function declares these.
            "%SP" | "%SPL" => assert_eq!(found, None),
            name => {
                assert_eq!(
                    found.map(|s| (s.0, s.is_reserved(), s.bits())),
                    Some((row.id, true, row.bits)),
                    "{name}"
                );
                assert_eq!(found.map(SReg::text), Some(name));
            }
        }
    }
    for (name, bits) in OTHERS {
        let found = SReg::of(name).unwrap();
        assert_eq!(
            (found.text(), found.bits(), found.is_reserved()),
            (name, bits, false)
        );
    }
    assert_eq!(SReg::of("%tid.w"), None);
    assert_eq!(SReg::of("%r1"), None);
}

#[test]
fn bf_045_an_encoding_without_class_is_an_error() {
    // Tag 0 is that of the internal class `!Special!`.
    for bits in [0, 5, 0xA000_0001, 0xF000_0000] {
        assert_eq!(Reg::decode(bits), Err(BadRegisterClass));
    }
    assert_eq!(BadRegisterClass.to_string(), "Bad register class");
}

#[test]
fn bf_046_nine_classes_with_a_tag_of_four_bits() {
    assert_eq!(Class::ALL.len(), 9);
    for (i, class) in Class::ALL.into_iter().enumerate() {
        let reg = Reg::new(class, 77);
        assert_eq!(reg.encode(), (i as u32 + 1) << 28 | 77);
        assert_eq!(Reg::decode(reg.encode()), Ok(reg));
        assert_eq!((reg.class(), reg.index()), (class, 77));
        assert_eq!(
            Class::of_declaration(class.declared(), class.prefix()),
            Some(class)
        );
    }
    assert_eq!(Class::of_declaration(Ty::B32, "%f"), Some(Class::Float32));
    assert_eq!(Class::of_declaration(Ty::B32, "%fd"), Some(Class::Int32));
    assert_eq!(Class::of_declaration(Ty::F64, "x"), Some(Class::Float64));
    assert_eq!(Class::of_declaration(Ty::Texref, "x"), None);
}

#[test]
fn registers_find_their_declaration() {
    let mut t = RegTable::default();
    let a = t.declare("%r", Ty::B32, Some(5)).unwrap().first;
    t.declare("%none", Ty::U32, Some(0)).unwrap();
    let x = t.declare("x", Ty::U32, None).unwrap().first;
    assert_eq!((a.index(), x.index()), (1, 6));
    assert_eq!(t.name(Reg::new(Class::Int32, 5)), "%r4");
    assert_eq!((t.name(x), t.ty(x)), ("x".into(), Ty::U32));
    assert!(t.group_of(Reg::new(Class::Int32, 7)).is_none());
    assert!(t.declare("%r", Ty::B32, Some(MAX_INDEX)).is_none());
}
