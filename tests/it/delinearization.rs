//! Subscripts of accesses: what is printed, what is shown of them, the traps DL-T1 to DL-T10 as far as they concern
//! parametric extents, and that a wrong list is found out by executions.

#![allow(clippy::unwrap_used)]

use tandem::scev::{FunctionReport, Settings, examine};
use tandem_ir::Module;
use tandem_ir::claims::scev::{Obligation, Scev, Shown};
use tandem_optimized::analysis::scev::{Limits, ScalarEvolution};
use tandem_oracle::inputs::Generator;
use tandem_oracle::scev::hold::{Held, Holder};

const SETTINGS: Settings<'static> = Settings {
    launches: None,
    inputs: 40,
    steps: 2_000,
    max_iterations: 100,
    fixed_size_arrays: false,
    classify: false,
    delinearize: true,
};

fn parse(text: &str) -> Module {
    match tandem_ir::text::parse(text.as_bytes(), "d.ll") {
        Ok(m) => m,
        Err(e) => panic!("{e}\n{text}"),
    }
}

/// `for i in 0..n, j in 0..m: A[index] = 1`, each loop executed once at least; `%t` is `i * m`.
fn rows(parameters: &str, index: &str, last: &str, space: u32) -> String {
    format!(
        "target datalayout = \"p3:32:32\"
define void @f(ptr addrspace({space}) %A, {parameters}) {{
entry:
  br label %oi
oi:
  %i = phi i64 [ 0, %entry ], [ %i1, %ol ]
  %t = mul i64 %i, %m
  br label %oj
oj:
  %j = phi i64 [ 0, %oi ], [ %j1, %oj ]
{index}
  %q = getelementptr float, ptr addrspace({space}) %A, i64 %x
  store float 1.0, ptr addrspace({space}) %q
  %j1 = add i64 %j, 1
  %cj = icmp {last}
  br i1 %cj, label %oj, label %ol
ol:
  %i1 = add i64 %i, 1
  %ci = icmp ne i64 %i1, %n
  br i1 %ci, label %oi, label %exit
exit:
  ret void
}}
"
    )
}

const SMALL: &str = "i64 noundef range(i64 1, 4) %n, i64 noundef range(i64 1, 4) %m";
const ANY: &str = "i64 noundef %n, i64 noundef %m";
const BELOW_M: &str = "ne i64 %j1, %m";

fn claims(m: &Module) -> Scev {
    ScalarEvolution::new(&m.header, &m.bodies[0], Limits::default()).claims_with_accesses()
}

/// The report, which has no finding.
fn examined(text: &str) -> FunctionReport {
    let report = examine(&parse(text), 0, &SETTINGS);
    assert_eq!(report.findings, Vec::<String>::new(), "{text}");
    report
}

fn shown(text: &str, what: Obligation) -> Shown {
    let claims = claims(&parse(text));
    let list = claims.accesses[0].list.as_ref().unwrap();
    list.shown.iter().find(|s| s.0 == what).unwrap().1
}

#[test]
fn rows_of_a_known_number_of_elements_are_exact() {
    let text = rows(SMALL, "  %x = add i64 %t, %j", BELOW_M, 0);
    let report = examined(&text);
    let want = "Printing analysis 'Delinearization' for function 'f':
Inst:  store float 1.000000e+00, ptr %q, align 4
AccessFunction: {{0,+,(4 * %m)<nuw><nsw>}<%oi>,+,4}<%oj>
Base offset: %A
ArrayDecl[UnknownSize][%m] with elements of 4 bytes.
ArrayRef[{0,+,1}<nuw><nsw><%oi>][{0,+,1}<nuw><nsw><%oj>]
Delinearization validation: Succeeded
";
    let bare = |t: &str| t.replace("<nuw>", "").replace("<nsw>", "");
    assert_eq!(bare(&report.text), bare(want));
    assert!(report.accesses[0].open.is_empty(), "{report:?}");
    assert_eq!(
        (report.production.lists, report.production.lists_held),
        (1, 1)
    );
}

#[test]
fn dl_t1_t7_what_is_not_shown_is_not_claimed() {
    // DL-T7: rows of 0 or fewer elements.
    let plain = rows(ANY, "  %x = add i64 %t, %j", BELOW_M, 0);
    examined(&plain);
    assert_eq!(shown(&plain, Obligation::Upper(1)), Shown::IfPositive);
    assert_eq!(shown(&plain, Obligation::NoWrap), Shown::Open);
    // DL-T1: j goes up to m.
    let overlap = rows(SMALL, "  %x = add i64 %t, %j", "ule i64 %j1, %m", 0);
    examined(&overlap);
    assert_eq!(shown(&overlap, Obligation::Upper(1)), Shown::Open);
    // DL-T2: j - 1.
    let below = rows(
        SMALL,
        "  %y = add i64 %t, %j\n  %x = add i64 %y, -1",
        BELOW_M,
        0,
    );
    examined(&below);
    assert_eq!(shown(&below, Obligation::Lower(1)), Shown::Open);
    for text in [plain, overlap, below] {
        let report = examined(&text);
        assert!(
            report.text.contains("validation: Failed"),
            "{}",
            report.text
        );
        assert!(!report.accesses[0].open.is_empty());
    }
}

#[test]
fn dl_t3_an_extension_is_not_gone_through() {
    let narrow = "  %k = trunc i64 %t to i32\n  %l = trunc i64 %j to i32\n  %s = add i32 %k, %l\n  %x = zext i32 %s to i64";
    let report = examined(&rows(ANY, narrow, BELOW_M, 0));
    assert!(
        report.text.contains("failed to delinearize"),
        "{}",
        report.text
    );
}

#[test]
fn dl_t4_an_offset_within_an_element_has_no_subscripts() {
    let text = rows(ANY, "  %x = add i64 %t, %j", BELOW_M, 0);
    let bytes = text.replace("getelementptr float", "getelementptr i16");
    let report = examined(&bytes);
    assert!(
        report.text.contains("failed to delinearize"),
        "{}",
        report.text
    );
}

#[test]
fn dl_t8_the_width_is_that_of_the_address_space() {
    let report = examined(&rows(ANY, "  %x = add i64 %t, %j", BELOW_M, 3));
    let row = "ArrayDecl[UnknownSize][(trunc i64 %m to i32)] with elements of 4 bytes.";
    assert!(report.text.contains(row), "{}", report.text);
}

#[test]
fn dl_t10_a_multiple_of_the_row_is_a_row() {
    let index = "  %y = add i64 %t, %j\n  %x = add i64 %y, %m";
    let report = examined(&rows(SMALL, index, BELOW_M, 0));
    let (_, _, subs) = report.accesses[0].list.clone().unwrap();
    assert!(subs[0].starts_with("{1,+,1}"), "{subs:?}");
    assert!(subs[1].starts_with("{0,+,1}"), "{subs:?}");
}

#[test]
fn wrong_subscripts_are_found_out() {
    let module = parse(&rows(SMALL, "  %x = add i64 %t, %j", "ule i64 %j1, %m", 0));
    let right = claims(&module);
    type Wrong = fn(&mut Scev);
    let all: [Wrong; 3] = [
        |c| c.accesses[0].list.as_mut().unwrap().subs.swap(0, 1),
        |c| c.accesses[0].list.as_mut().unwrap().elem = 8,
        |c| {
            let shown = &mut c.accesses[0].list.as_mut().unwrap().shown;
            shown.iter_mut().for_each(|s| s.1 = Shown::Proved);
        },
    ];
    for (n, make) in all.into_iter().enumerate() {
        let mut claims = right.clone();
        make(&mut claims);
        let holder = Holder::new(&module, 0, &claims);
        let program = holder.compile().unwrap();
        let generator = Generator::new(&module.header, &module.bodies[0], &module.bodies);
        let mut held = Held::default();
        let found = (0..900).any(|k| {
            let input = generator.careful_input(1, k / 3, (k % 3) as u8);
            let wrong = holder.hold(&program, &input, 20_000, &mut held);
            wrong.is_some_and(|w| w.iter().any(|w| w.sort == "subscripts"))
        });
        assert!(found, "claim {n}");
    }
}

/// Loops over `i` and `j` below 16 and `last`; `address` makes `%q` of them.
fn square(address: &str, last: u64) -> String {
    format!(
        "@g = internal global [16 x [9 x float]] zeroinitializer
define void @f(ptr dereferenceable(4096) %A) {{
entry:
  br label %oi
oi:
  %i = phi i64 [ 0, %entry ], [ %i1, %ol ]
  br label %oj
oj:
  %j = phi i64 [ 0, %oi ], [ %j1, %oj ]
{address}
  store float 1.0, ptr %q
  %j1 = add i64 %j, 1
  %cj = icmp ne i64 %j1, {last}
  br i1 %cj, label %oj, label %ol
ol:
  %i1 = add i64 %i, 1
  %ci = icmp ne i64 %i1, 16
  br i1 %ci, label %oi, label %exit
exit:
  ret void
}}
"
    )
}

/// Extents and subscripts of the only access, all shown; `None` where none are claimed.
fn fixed(text: &str) -> Option<(Vec<String>, Vec<String>)> {
    let report = examined(text);
    let access = &report.accesses[0];
    assert!(access.open.is_empty(), "{access:?}");
    let bare = |t: &String| t.replace("<nuw>", "").replace("<nsw>", "");
    let bare = |all: &Vec<String>| all.iter().map(bare).collect();
    access.list.as_ref().map(|l| (bare(&l.1), bare(&l.2)))
}

#[test]
fn extents_that_are_numbers() {
    let list = |dims: &[&str], subs: &[&str]| {
        let all = |of: &[&str]| of.iter().map(|s| (*s).to_owned()).collect::<Vec<_>>();
        Some((all(dims), all(subs)))
    };
    // As the object is declared, in bytes.
    let declared = "  %r = mul i64 %i, 36
  %c = mul i64 %j, 4
  %o = add i64 %r, %c
  %q = getelementptr i8, ptr @g, i64 %o";
    let rows = ["{0,+,1}<%oi>", "{0,+,1}<%oj>"];
    assert_eq!(fixed(&square(declared, 9)), list(&["9"], &rows));
    // As the address steps over it: the diagonal, which strides alone do not show.
    let stepped = "  %q = getelementptr [9 x float], ptr %A, i64 %j, i64 %j";
    let diagonal = ["{0,+,1}<%oj>", "{0,+,1}<%oj>"];
    assert_eq!(fixed(&square(stepped, 9)), list(&["9"], &diagonal));
    // As the strides divide each other, backwards and from the middle.
    let strides = "  %r = mul i64 %i, 32
  %k = sub i64 12, %j
  %o = add i64 %r, %k
  %q = getelementptr float, ptr %A, i64 %o";
    let back = ["{0,+,1}<%oi>", "{12,+,-1}<%oj>"];
    assert_eq!(fixed(&square(strides, 9)), list(&["32"], &back));
    // DL-T1: one column more than a row has; DL-T2: the column before the first.
    assert_eq!(fixed(&square(declared, 10)), None);
    let below = declared.replace("mul i64 %j, 4", "sub i64 0, %j");
    assert_eq!(fixed(&square(&below, 9)), None);
}

#[test]
fn strides_alone_give_extents_where_asked() {
    let wide = "  %r = mul i64 %i, 4
  %o = add i64 %r, %j
  %q = getelementptr float, ptr %A, i64 %o";
    let text = square(wide, 9);
    assert_eq!(fixed(&text), None);
    let settings = Settings {
        fixed_size_arrays: true,
        ..SETTINGS
    };
    let report = examine(&parse(&text), 0, &settings);
    assert!(report.findings.is_empty());
    assert!(report.text.contains("[4]"), "{}", report.text);
    assert!(
        report.text.contains("validation: Failed"),
        "{}",
        report.text
    );
    assert!(!report.accesses[0].open.is_empty());
}
