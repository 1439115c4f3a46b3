//! Text in and out: what is read comes back, in every style; what cannot be read is an error with a place.

use tandem_ir::machine::MModule;
use tandem_ir::machine::func::{Base, Op, Operand};
use tandem_ir::machine::regs::Class;
use tandem_ir::machine::text::{Style, parse, print};

const SAMPLE: &str = include_str!("../../data/everything.ptx");

fn read(text: &str) -> MModule {
    match parse(text.as_bytes(), "t.ptx") {
        Ok(m) => m,
        Err(e) => panic!("{e}"),
    }
}

/// A kernel with these declarations and statements.
fn kernel(body: &str) -> String {
    format!(
        ".version 8.3\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 p)\n{{\n{body}\n}}\n"
    )
}

#[test]
fn the_sample_comes_back() {
    let m = read(SAMPLE);
    let text = print(&m, Style::Keep);
    let again = read(&text);
    assert_eq!(again, m);
    assert_eq!(print(&again, Style::Keep), text);
}

#[test]
fn the_sample_prints_as_in_the_golden_file() {
    for (style, name) in [
        (Style::Keep, "keep"),
        (Style::Nvvm, "nvvm"),
        (Style::Llc, "llc"),
    ] {
        let path = format!(
            "{}/tests/data/everything.{name}.ptx",
            env!("CARGO_MANIFEST_DIR")
        );
        let text = print(&read(SAMPLE), style);
        if std::env::var_os("TANDEM_BLESS").is_some() {
            std::fs::write(&path, &text).unwrap();
        }
        let wanted = std::fs::read_to_string(&path).unwrap();
        assert!(
            text == wanted,
            "{path} differs: look at it with TANDEM_BLESS=1 and git diff"
        );
    }
}

/// Names of registers change with the style and nothing else does: from either style the same text follows.
#[test]
fn bf_046_a_style_only_renames() {
    let m = read(SAMPLE);
    let nvvm = read(&print(&m, Style::Nvvm));
    assert_eq!(print(&nvvm, Style::Nvvm), print(&m, Style::Nvvm));
    assert_eq!(
        print(&nvvm, Style::Llc),
        print(&read(&print(&m, Style::Llc)), Style::Llc)
    );
    let classes =
        |m: &MModule| -> Vec<usize> { m.funcs.iter().map(|f| f.regs.groups().len()).collect() };
    assert!(classes(&nvvm).iter().all(|n| *n <= 9));
    let shape = |m: &MModule| -> Vec<(usize, usize)> {
        m.funcs
            .iter()
            .map(|f| (f.insts.len(), f.layout.len()))
            .collect()
    };
    assert_eq!(shape(&nvvm), shape(&m));
}

#[test]
fn mm_9_blocks_end_behind_terminators() {
    let m = read(&kernel(
        ".reg .pred %p<3>; .reg .b32 %r<3>;
        @%p1 bra A;
        bra.uni B;
        A: @%p2 bra B;
        mov.u32 %r1, 1;
        @%p1 ret;
        B: C: exit;
        D:",
    ));
    let f = &m.funcs[0];
    let counts: Vec<usize> = f.layout.iter().map(|&b| f.blocks[b].insts.len()).collect();
    assert_eq!(counts, [2, 1, 2, 1, 0]);
    let next = |i: usize| f.layout.get(i + 1).copied();
    let leads: Vec<Vec<usize>> = (0..5)
        .map(|i| {
            let to = f.successors(f.layout[i], next(i), &m.forms);
            to.iter()
                .map(|b| f.layout.iter().position(|x| x == b).unwrap())
                .collect()
        })
        .collect();
    assert_eq!(leads, [vec![1, 3], vec![3, 2], vec![3], vec![], vec![]]);
    assert_eq!(f.blocks[f.layout[3]].label.as_deref(), Some("B"));
}

#[test]
fn mm_11_a_table_leads_to_its_blocks_once_each() {
    let m = read(&kernel(
        ".reg .b32 %r<3>; t: .branchtargets A, B, A, C; brx.idx %r1, t; A: exit; B: exit; C: exit;",
    ));
    let f = &m.funcs[0];
    assert_eq!(
        f.successors(f.layout[0], Some(f.layout[1]), &m.forms).len(),
        3
    );
    assert_eq!(f.tables[0].targets.len(), 4);
}

#[test]
fn mm_10_a_call_with_braces_is_a_region_and_without_is_raw() {
    let head = ".version 8.3\n.target sm_90\n.func f(.param .b32 a);\n.entry k() {";
    let good = read(&format!(
        "{head} {{ .param .b32 s; st.param.b32 [s], 1; call f, (s); }} exit; }}"
    ));
    let f = &good.funcs[1];
    assert!(!f.has_raw_calls());
    assert_eq!(
        f.insts.values().map(|i| i.region).collect::<Vec<_>>(),
        [Some(0), Some(0), None]
    );
    let first = f.insts.values().next().unwrap();
    assert_eq!(first.ops[0], Operand::Address(Base::Slot(0, 0), 0));
    for raw in [
        ".param .b32 s; st.param.b32 [s], 1; call f, (s); exit; }",
        "{ .param .b32 s; st.param.b32 [s], 1; L: call f, (s); } exit; }",
        "{ .param .b32 s; st.param.b32 [s], 1; call f, (s); call f, (s); } exit; }",
    ] {
        let m = read(&format!("{head} {raw}"));
        assert!(m.funcs[1].has_raw_calls(), "{raw}");
        let text = print(&m, Style::Keep);
        assert_eq!(read(&text), m, "{text}");
    }
}

/// Of two scopes that call with a slot of one name, both become names of the function.
#[test]
fn raw_calls_of_several_scopes_come_back() {
    let m = read(
        ".version 8.3\n.target sm_90\n.func f(.param .b32 a);\n.entry k() {
        { .param .b32 s; st.param.b32 [s], 1; L: call f, (s); }
        { .param .b32 s; st.param.b32 [s], 2; M: call f, (s); }
        call f, (7);
        exit; }",
    );
    let text = print(&m, Style::Keep);
    assert_eq!(read(&text), m, "{text}");
    assert_eq!(m.funcs[1].regions.len(), 1);
}

/// A region's declarations are printed at its head: one that hides an outer name behind a use of that name gets another.
#[test]
fn a_name_that_is_hidden_later_still_means_the_outer_one() {
    let m = read(
        ".version 8.3\n.target sm_90\n.global .b32 g;\n.func f(.param .b32 a);\n.entry k() {
        .reg .b64 p;
        P: .callprototype _ (.param .b32 _);
        { .param .b32 s; st.param.b32 [s], 1; ld.global.b64 p, [g];
          .param .b32 g; st.param.b32 [g], 2;
          call p, (s), P; P: .callprototype _ (.param .b64 _); }
        exit; }",
    );
    let f = &m.funcs[1];
    let call = f.insts.values().nth(3).unwrap();
    let Some(&Operand::Proto(n)) = call.ops.last() else {
        panic!("{call:?}")
    };
    assert_eq!(f.protos[n as usize].region, None);
    let text = print(&m, Style::Keep);
    assert_eq!(read(&text), m, "{text}");
    assert!(text.contains("[g];"), "{text}");
}

#[test]
fn scopes_are_flattened_and_names_stay_apart() {
    let m = read(&kernel(
        ".reg .b32 %r<3>, x; .reg .pred q;
        { .reg .pred q; .reg .b64 x; .reg .b32 %r<9>; mov.b64 x, 1; mov.u32 %r1, %r8; A: @q bra A; }
        { .reg .pred q; B: A: @q bra A; }
        mov.u32 x, %r1; A: exit;",
    ));
    let text = print(&m, Style::Keep);
    let again = read(&text);
    assert_eq!(again, m, "{text}");
    let f = &m.funcs[0];
    let names: Vec<&str> = f.regs.groups().iter().map(|g| g.name.as_str()).collect();
    let mut apart = names.clone();
    apart.sort_unstable();
    apart.dedup();
    assert_eq!(apart.len(), names.len(), "{names:?}");
    // The last `mov` is of the outer x and %r1.
    let last = f.insts.values().rev().nth(1).unwrap();
    let Operand::Reg(x) = last.ops[0] else {
        panic!("{last:?}")
    };
    assert_eq!((x.class(), f.regs.name(x).as_str()), (Class::Int32, "x"));
    // `A` inside leads to the `A` inside.
    assert_eq!(
        f.layout
            .iter()
            .filter(|&&b| f.blocks[b].label.is_some())
            .count(),
        3
    );
}

#[test]
fn numbers_are_read_as_ptx_means_them() {
    let m = read(&kernel(
        ".reg .b32 %r<2>; .reg .b64 %rd<2>; .reg .f32 %f<2>;
        mov.b32 %r1, 010; mov.b32 %r1, 0x1F; mov.b32 %r1, 0b101; mov.b32 %r1, 7U; mov.b32 %r1, -1; mov.b64 %rd1, 0xFFFFFFFFFFFFFFFF;
        mov.b64 %rd1, -9223372036854775808; mov.f32 %f1, 0f3f800000; mov.f32 %f1, 1.5; mov.f32 %f1, -0f3F800000; mov.f32 %f1, 1e-3; exit;",
    ));
    let shown: Vec<String> = m.funcs[0]
        .insts
        .values()
        .filter_map(|i| i.ops.get(1))
        .map(|o| format!("{o:?}"))
        .collect();
    assert_eq!(
        shown,
        [
            "Int(8, false)",
            "Int(31, false)",
            "Int(5, false)",
            "Int(7, false)",
            "Int(18446744073709551615, true)",
            "Int(18446744073709551615, false)",
            "Int(9223372036854775808, true)",
            "Float(Single(1065353216))",
            "Float(Double(4609434218613702656))",
            "Float(Single(3212836864))",
            "Float(Double(4562254508917369340))",
        ]
    );
}

#[test]
fn mm_8_notes_come_back() {
    let m = read(&kernel(
        ".reg .b32 %r<3>; .reg .b64 %rd<2>;
        //! cfi same value
        ld.global.b32 %r1, [%rd1]; //! mem(align=1,invariant,nontemporal,dereferenceable,val=@g+4) flags(nuw,nomerge) kill(%rd1,%r1)
        //! freq 7
        A: exit;",
    ));
    let f = &m.funcs[0];
    let ops: Vec<bool> = f
        .insts
        .values()
        .map(|i| matches!(i.op, Op::Cfi(_)))
        .collect();
    assert_eq!(ops, [true, false, false]);
    let load = f.insts.values().nth(1).unwrap();
    let note = load.note.as_ref().unwrap();
    assert_eq!(note.flags, ["nomerge", "nuw"]);
    assert_eq!(note.mem.as_ref().unwrap().value, Some(("@g".into(), 4)));
    assert_eq!(note.kill.len(), 2);
    assert_eq!(read(&print(&m, Style::Keep)), m);
}

/// Text and what the message about it has to say, with line and column.
#[test]
fn mistakes_are_reported_with_their_place() {
    for (text, place, says) in [
        (
            "",
            (1, 1),
            "PTX begins with '.version', found the end of the file",
        ),
        (".version x", (1, 10), "expected a version such as 8.0"),
        (
            ".version 8.0\n.target sm_9",
            (2, 9),
            "unknown target 'sm_9'",
        ),
        (
            ".version 8.0\n.target sm_90\n.address_size 32",
            (3, 15),
            "addresses of other than 64 bits",
        ),
        (
            ".version 8.0\n.target sm_90\n.local .b8 x;",
            (3, 1),
            "'.local' is no declaration",
        ),
        (
            ".version 8.0\n.target sm_90\n.global .b8 x = y;",
            (3, 17),
            "'y' is not declared before it is used",
        ),
        (
            ".version 8.0\n.target sm_90\n.global .b8 x; .global .b8 x;",
            (3, 28),
            "'x' is declared twice",
        ),
        (
            ".version 8.0\n.target sm_90\n.global .v3 .b8 x;",
            (3, 9),
            "'.v3' is no type",
        ),
        (
            ".version 8.0\n.target sm_90\n.global .align 3 .b8 x;",
            (3, 16),
            "an alignment of 3 is no power of two",
        ),
        (
            ".version 8.0\n.target sm_90\n.entry k() {\n ret;",
            (3, 12),
            "this brace is never closed",
        ),
        (
            ".version 8.0\n.target sm_90\n.entry k() {\n bra L;\n}",
            (4, 6),
            "no label 'L' in this scope",
        ),
        (
            ".version 8.0\n.target sm_90\n.entry k() { { L: ret; } bra L; }",
            (3, 30),
            "no label 'L' in this scope",
        ),
        (
            ".version 8.0\n.target sm_90\n.entry k() { L: L: ret; }",
            (3, 17),
            "'L' is declared twice in this scope",
        ),
        (
            ".version 8.0\n.target sm_90\n.entry k() { mov.u32 %r1, 1; }",
            (3, 22),
            "'%r1' is not declared",
        ),
        (
            ".version 8.0\n.target sm_90\n.entry k() { ad.s32 a, b, c; }",
            (3, 14),
            "unknown instruction 'ad'; did you mean 'add'?",
        ),
        (
            ".version 8.0\n.target sm_90\n.entry k() { ret }",
            (3, 18),
            "expected ';' behind 'ret', found '}'",
        ),
        (
            ".version 8.0\n.target sm_90\n.entry k() { .reg .v4 .f32 v; }",
            (3, 19),
            "registers of a vector type",
        ),
        (
            ".version 8.0\n.target sm_90\n.entry k() { .reg .b32 r; ld.b32 r, [r+4294967296]; }",
            (3, 39),
            "PS-43",
        ),
        (
            ".version 8.0\n.target sm_90\n.entry k() { ret; //! mem(align=3)\n}",
            (3, 23),
            "'3' is no alignment",
        ),
        (
            ".version 8.0\n.target sm_90\n.entry k() { /* ret; }",
            (3, 14),
            "this comment does not end",
        ),
        (
            ".version 8.0\n.target sm_90\n.entry k() { ret; \u{e4} }",
            (3, 19),
            "expected a statement, found byte 0xc3",
        ),
    ] {
        let e = parse(text.as_bytes(), "t.ptx").expect_err(text);
        assert_eq!((e.line, e.column), place, "{e}");
        assert!(e.message.contains(says), "{e}");
        assert_eq!(e.file, "t.ptx");
    }
}
