//! The reader against small texts: what it accepts, what it upgrades, what it rejects and where.

#![allow(clippy::unwrap_used)]

use tandem_ir::attr::{Attr, AttrKind, MemoryEffects, ModRef};
use tandem_ir::constant::ConstantData;
use tandem_ir::diag::ErrorKind;
use tandem_ir::inst::InstKind;
use tandem_ir::metadata::DebugRecordKind;
use tandem_ir::module::GlobalKind;
use tandem_ir::text::parse;
use tandem_ir::{Flags, Function, Inst, Module, Type};

fn good(text: &str) -> Module {
    parse(text.as_bytes(), "test.ll").unwrap_or_else(|e| panic!("{e}"))
}

/// Line, column and message of the error.
fn bad(text: &str) -> (u32, u32, String) {
    let e = parse(text.as_bytes(), "test.ll").expect_err(text);
    assert_eq!(e.kind, ErrorKind::Syntax, "{e}");
    (e.line, e.column, e.message)
}

fn insts(f: &Function) -> Vec<Inst> {
    f.blocks().flat_map(|b| f.insts(b)).collect()
}

#[test]
fn forward_references_of_values_and_blocks_are_adopted() {
    let m = good(
        "define i32 @f(i1 %c) {
           br i1 %c, label %a, label %b
         a:
           %x = phi i32 [ %y, %b ], [ 1, %0 ]
           ret i32 %x
         b:
           %y = add nuw nsw i32 2, 3
           br label %a
         }",
    );
    let f = &m.bodies[0];
    let names: Vec<_> = f.blocks().map(|b| f.block_name(b)).collect();
    assert_eq!(names, [None, Some("a"), Some("b")]);
    let phi = insts(f)[1];
    let (value, from) = f.phi_incoming(phi).next().unwrap();
    assert_eq!(f.block_name(from), Some("b"));
    let add = f.def_inst(value).unwrap();
    assert_eq!(f.flags(add), Flags::NUW | Flags::NSW);
    assert_eq!(f.uses(value).count(), 1);
    assert_eq!(f.user(f.uses(value).next().unwrap()), phi);
}

#[test]
fn numbers_may_skip_but_not_go_back() {
    good("define i32 @f(i32 %0) {\n %5 = add i32 %0, 1\n ret i32 %5\n}");
    let (line, column, message) =
        bad("define i32 @f(i32 %0) {\n %1 = add i32 %0, 1\n ret i32 %1\n}");
    assert_eq!((line, column), (2, 2), "{message}");
    assert_eq!(message, "the number of this instruction must be at least 2");
}

#[test]
fn errors_point_at_the_token() {
    let cases: &[(&str, u32, u32, &str)] = &[
        (
            "define void @f() {\n  ret i32 0\n}",
            2,
            3,
            "the function returns 'void', not this",
        ),
        (
            "define i32 @f() {\n  ret i32 %x\n}",
            2,
            11,
            "the value '%x' is defined nowhere",
        ),
        (
            "define void @f() {\n  br label %x\n}",
            2,
            12,
            "the label '%x' is defined nowhere",
        ),
        ("@a = global ptr @b", 1, 17, "'@b' is defined nowhere"),
        (
            "@a = global i32 0\n@a = global i32 1",
            2,
            1,
            "'@a' is defined twice",
        ),
        (
            "@a = external global %t",
            1,
            22,
            "the type '%t' is defined nowhere",
        ),
        ("%t = type { %t }", 1, 1, "the struct '%t' contains itself"),
        (
            "define void @f(i32 %x) {\n  %x = add i32 1, 2\n  ret void\n}",
            2,
            3,
            "this local name is defined twice",
        ),
        (
            "define void @f(i32 %x) {\n  %y = add i64 %x, 2\n  ret void\n}",
            2,
            16,
            "'%x' has type 'i32' where 'i64' is wanted",
        ),
        (
            "define void @f() {\na:\n  ret void\na:\n  ret void\n}",
            4,
            1,
            "this block has the name of an earlier one",
        ),
        (
            "define void @f() {\n  %x = add i32 1, 2\n}",
            3,
            1,
            "an instruction must stand here",
        ),
        (
            "define void @f() {\n  call void @f(), !dbg !3\n  ret void\n}",
            2,
            24,
            "'!3' is defined nowhere",
        ),
        (
            "define void @f() {\n  store i32 0, ptr null, align 3\n  ret void\n}",
            2,
            32,
            "the alignment must be a power of two",
        ),
        (
            "@a = global [2 x i32] [i32 1]",
            1,
            23,
            "1 elements where the type has 2",
        ),
        (
            "@a = global float 0.1",
            1,
            19,
            "the type wanted here cannot hold this floating-point value exactly",
        ),
        (
            "define void @f() {",
            1,
            19,
            "an instruction must stand here",
        ),
        (
            "@a = global i32 0 x",
            1,
            19,
            "a definition or declaration must stand here",
        ),
    ];
    for (text, line, column, message) in cases {
        assert_eq!(bad(text), (*line, *column, message.to_string()), "{text}");
    }
}

#[test]
fn integers_are_cut_to_their_type() {
    let m =
        good("@a = global i8 300\n@b = global i128 -1\n@c = global i72 u0xFFFFFFFFFFFFFFFFFFFF");
    let value = |name: &str| {
        let v = m.header.variable(m.header.lookup(name).unwrap()).unwrap();
        m.header.constants.as_bits(v.init.unwrap()).unwrap()
    };
    assert_eq!(value("a").as_u64(), Some(44));
    assert_eq!(value("b").limbs(), [u64::MAX, u64::MAX]);
    assert_eq!(value("c").limbs(), [u64::MAX, 0xff]);
}

#[test]
fn aggregates_take_the_form_that_llvm_has() {
    let m = good(
        "@a = global [2 x i32] [i32 0, i32 0]
         @b = global <2 x i32> <i32 3, i32 3>
         @c = global [2 x i8] [i8 65, i8 66]
         @d = global [2 x i8] c\"\\00\\00\"
         @e = global <2 x ptr> splat (ptr @a)",
    );
    let data = |name: &str| {
        let v = m.header.variable(m.header.lookup(name).unwrap()).unwrap();
        m.header.constants.get(v.init.unwrap()).clone()
    };
    assert_eq!(data("a"), ConstantData::Zero);
    assert!(matches!(data("b"), ConstantData::Splat(_)));
    assert_eq!(data("c"), ConstantData::Bytes((*b"AB").into()));
    assert_eq!(data("d"), ConstantData::Zero);
    assert!(matches!(data("e"), ConstantData::Aggregate(e) if e.len() == 2));
}

#[test]
fn old_attributes_are_upgraded() {
    let m = good(
        "declare void @f(ptr nocapture readonly %p) argmemonly readonly #0
         attributes #0 = { \"b\" nounwind \"a\"=\"1\" align=16 }",
    );
    let g = m.header.lookup("f").unwrap();
    let d = m.header.function(g).unwrap();
    let memory = MemoryEffects {
        argmem: ModRef::Read,
        ..MemoryEffects::NONE
    };
    let expected = [
        Attr::Flag(AttrKind::NoUnwind),
        Attr::Memory(memory),
        Attr::Str("a".into(), Some("1".into())),
        Attr::Str("b".into(), None),
    ];
    assert_eq!(m.header.attrs.get(d.attrs.func), expected);
    let param = m.header.attrs.get(d.attrs.param(0));
    assert_eq!(
        param,
        [
            Attr::Flag(AttrKind::ReadOnly),
            Attr::Captures("none".into())
        ]
    );
    assert_eq!(m.header.globals[g].align.map(|a| a.bytes()), Some(16));
}

#[test]
fn debug_intrinsics_become_records() {
    let m = good(
        "define void @f(i32 %x) {
           call void @llvm.dbg.value(metadata i32 %x, metadata !1, metadata !DIExpression()), !dbg !2
           call void @llvm.dbg.label(metadata !3), !dbg !2
           ret void, !dbg !2
         }
         declare void @llvm.dbg.value(metadata, metadata, metadata)
         !1 = !DILocalVariable(name: \"x\", scope: !4)
         !2 = !DILocation(line: 1, scope: !4)
         !3 = !DILabel(scope: !4, name: \"l\", file: !5, line: 2)
         !4 = distinct !DISubprogram(name: \"f\")
         !5 = !DIFile(filename: \"a\", directory: \"b\")",
    );
    let f = &m.bodies[0];
    assert_eq!(m.header.globals.len(), 1);
    let ret = insts(f)[0];
    let kinds: Vec<_> = f.debug_records(ret).iter().map(|r| r.kind).collect();
    assert_eq!(kinds, [DebugRecordKind::Value, DebugRecordKind::Label]);
    assert_eq!(f.debug_records(ret)[0].values().next(), Some(f.args()[0]));
    assert_eq!(f.attachments(ret).len(), 1);
}

#[test]
fn alignment_comes_from_the_layout() {
    let text = "define void @f(ptr %p) {\n %a = alloca i64\n %v = load i64, ptr %p\n ret void\n}";
    let aligns = |m: &Module| -> Vec<u64> {
        let f = &m.bodies[0];
        insts(f)
            .iter()
            .filter_map(|&i| match f.kind(i) {
                InstKind::Alloca { align, .. } => Some(align.bytes()),
                InstKind::Load(a) => Some(a.align.bytes()),
                _ => None,
            })
            .collect()
    };
    // LLVM prefers eight bytes for an i64 whose ABI alignment it takes for four.
    assert_eq!(aligns(&good(text)), [8, 4]);
    let text = format!("target datalayout = \"i64:128\"\n{text}");
    assert_eq!(aligns(&good(&text)), [16, 16]);
}

#[test]
fn block_addresses_find_blocks_of_later_functions() {
    let m = good(
        "@t = global [2 x ptr] [ptr blockaddress(@f, %b), ptr blockaddress(@f, %0)]
         define void @f() {
           br label %b
         b:
           indirectbr ptr blockaddress(@f, %b), [label %b]
         }",
    );
    let f = &m.bodies[0];
    let b = f.last_block().unwrap();
    let last = f.terminator(b).unwrap();
    let g = f.global;
    assert_eq!(
        f.as_const(f.operand(last, 0)),
        Some(&ConstantData::BlockAddress(g, b))
    );
    let entry = f.entry().unwrap();
    let all: Vec<_> = m.header.constants.iter().map(|c| c.2.clone()).collect();
    assert!(all.contains(&ConstantData::BlockAddress(g, b)));
    assert!(all.contains(&ConstantData::BlockAddress(g, entry)));
    let (line, _, message) =
        bad("@t = global ptr blockaddress(@f, %x)\ndefine void @f() {\n ret void\n}");
    assert_eq!((line, &*message), (1, "no block '%x' in function '@f'"));
}

#[test]
fn globals_stand_in_the_order_of_the_text() {
    let m = good(
        "@a = alias i8, ptr @z
         @z = internal addrspace(0) global i8 0, align 4
         define void @f() { call void @llvm.nvvm.barrier0()  call void @llvm.assume(i1 true)  ret void }
         declare void @g()",
    );
    let names: Vec<_> = m
        .header
        .globals
        .values()
        .map(|g| g.name.as_deref().unwrap())
        .collect();
    assert_eq!(
        names,
        ["a", "z", "f", "g", "llvm.assume", "llvm.nvvm.barrier0"]
    );
    let f = &m.bodies[0];
    let called: Vec<_> = insts(f).iter().filter_map(|&i| f.callee(i)).collect();
    let called: Vec<_> = called.iter().map(|&g| m.header.global_name(g)).collect();
    assert_eq!(called, ["llvm.nvvm.barrier0", "llvm.assume"]);
    assert!(matches!(
        m.header.globals.values().next().unwrap().kind,
        GlobalKind::Alias(_)
    ));
}

#[test]
fn typed_pointers_are_read_as_pointers() {
    let m = good("declare void @f(i32 addrspace(3)*, i8**)");
    let ty = m.header.globals.values().next().unwrap().ty;
    let (_, params, _) = m.header.types.as_function(ty).unwrap();
    assert_eq!(params, [Type::ptr(3), Type::PTR]);
    assert_eq!(bad("declare void @f(ptr*)").2, "'ptr' takes no '*'");
}

#[test]
fn limits_are_errors_of_their_own_kind() {
    let deep_type = format!(
        "@a = external global {}i8{}",
        "[1 x ".repeat(10_000),
        "]".repeat(10_000)
    );
    let deep_const = format!(
        "@a = global i8 {}0{}",
        "add (i8 ".repeat(10_000),
        ", i8 0)".repeat(10_000)
    );
    let deep_md = format!("!0 = {}!{{}}{}", "!{".repeat(10_000), "}".repeat(10_000));
    for text in [deep_type, deep_const, deep_md] {
        let e = parse(text.as_bytes(), "").unwrap_err();
        assert_eq!(e.kind, ErrorKind::TooLarge, "{}", e.message);
    }
    // A chain of named structs nests as deep without nesting in the text.
    let mut chain = String::from("%t0 = type { i8 }\n");
    for i in 1..100_000 {
        chain += &format!("%t{i} = type {{ %t{} }}\n", i - 1);
    }
    chain += "@a = external global %t99999";
    assert!(bad(&chain).2.contains("nested too deeply"));
    // So do structs that double from line to line.
    let mut doubling = String::from("%t0 = type { i8 }\n");
    for i in 1..100 {
        doubling += &format!("%t{i} = type {{ %t{0}, %t{0} }}\n", i - 1);
    }
    doubling += "@a = external global %t99";
    assert!(bad(&doubling).2.contains("has too many parts"));
}

/// LLVM checks what a use-list order names, and so do we; only uses of module-level names go uncounted.
#[test]
fn use_list_orders_are_checked() {
    let cases = [
        ("uselistorder ptr @no, { 1, 0 }", "'@no' is defined nowhere"),
        (
            "uselistorder ptr @f, { 1, 1 }",
            "the indexes are no permutation",
        ),
        (
            "uselistorder ptr @f, { 0, 1 }",
            "the indexes leave the order as it is",
        ),
        (
            "uselistorder ptr @f, { 0 }",
            "an order needs two indexes or more",
        ),
        (
            "uselistorder_bb @f, %1, { 1, 0 }",
            "the name of a block must stand here",
        ),
        (
            "uselistorder_bb @no, %b, { 1, 0 }",
            "'@no' is defined nowhere",
        ),
        (
            "uselistorder_bb @g, %b, { 1, 0 }",
            "the function has no such block to order the uses of",
        ),
        (
            "uselistorder_bb @f, %x, { 1, 0 }",
            "the function has no such block to order the uses of",
        ),
    ];
    let module =
        "define i32 @f(i32 %x) {\nb:\n %y = add i32 %x, %x\n ret i32 %y\n}\ndeclare void @g()\n";
    let uses = "@u = global ptr @f\n@v = global ptr @f\ndefine void @h(i1 %c) {\n br i1 %c, label %t, label %t\nt:\n ret void\n}\n";
    good(&format!(
        "{module}{uses}uselistorder ptr @f, {{ 1, 0 }}\nuselistorder_bb @h, %t, {{ 1, 0 }}\n"
    ));
    for (directive, message) in cases {
        assert_eq!(
            bad(&format!("{module}{directive}\n")).2,
            message,
            "{directive}"
        );
    }
    let body = |d: &str| module.replace("}", &format!(" {d}\n}}"));
    good(&body("uselistorder i32 %x, { 1, 0 }"));
    good(&body("uselistorder i32 7, { 1, 0 }"));
    assert_eq!(
        bad(&body("uselistorder i32 %y, { 1, 0 }")).2,
        "the value has 1 uses, but the order 2 indexes"
    );
    bad(&body("uselistorder i32 %x, { 2, 0, 1 }"));
    bad(&body("uselistorder float %x, { 1, 0 }"));
    bad(&body("uselistorder i32 %no, { 1, 0 }"));
}

#[test]
fn words_of_debug_info_are_those_that_llvm_knows() {
    let fields = [
        ("!GenericDINode(tag: ?)", "DW_TAG_typedef"),
        ("!DIBasicType(encoding: ?)", "DW_ATE_signed_char"),
        (
            "!DISubroutineType(cc: ?, types: null)",
            "DW_CC_LLVM_SpirFunction",
        ),
        (
            "distinct !DICompileUnit(language: ?, file: !DIFile(filename: \"a\", directory: \"\"))",
            "DW_LANG_C11",
        ),
        (
            "!DIMacro(type: ?, line: 1, name: \"a\")",
            "DW_MACINFO_undef",
        ),
        ("!{!DIExpression(?)}", "DW_OP_LLVM_tag_offset"),
        (
            "!DICompositeType(tag: DW_TAG_array_type, flags: ?)",
            "DIFlagPublic | DIFlagVector",
        ),
        (
            "distinct !DISubprogram(spFlags: ?)",
            "DISPFlagDefinition | 64",
        ),
        (
            "!DIFile(filename: \"a\", directory: \"\", checksumkind: ?, checksum: \"0\")",
            "CSK_SHA1",
        ),
    ];
    for (node, word) in fields {
        good(&format!("!0 = {}", node.replace('?', word)));
        for wrong in [
            word.replace('_', "_x"),
            format!("{word}x"),
            format!("{word} | DIFlagNone"),
        ] {
            if wrong != word {
                bad(&format!("!0 = {}", node.replace('?', &wrong)));
            }
        }
    }
}

#[test]
fn summaries_name_globals_that_are_there() {
    let text = |name: &str| {
        format!(
            "@\"a b\" = global i32 0\n^0 = module: (path: \"\", hash: (0, 0, 0, 0, 0))\n^1 = gv: (name: \"{name}\")\n"
        )
    };
    good(&text("a b"));
    good(&text("a\\20b"));
    assert_eq!(bad(&text("c")).2, "'@c' is defined nowhere");
}

/// The index of ThinLTO is carried as text, but its grammar is LLVM's.
#[test]
fn summary_entries_have_their_fields() {
    let module = "^0 = module: (path: \"a\", hash: (1, 2, 3, 4, 5))\n";
    let function = |rest: &str| {
        format!(
            "{module}^1 = gv: (guid: 1, summaries: (function: (module: ^0, flags: (linkage: external, live: 1, importType: definition), insts: 1{rest})))\n"
        )
    };
    for text in [
        function(""),
        function(
            ", funcFlags: (readNone : 1, noInline: 0), calls: ((callee: ^1, hotness: hot), (callee: ^1, relbf: 3, tail: 1)), refs: (readonly ^1, ^1)",
        ),
        function(
            ", typeIdInfo: (typeTests: (^1, 7), typeTestAssumeVCalls: (vFuncId: (guid: 5, offset: 0)), typeCheckedLoadConstVCalls: ((vFuncId: (^1, offset: 8), args: (1, 2))))",
        ),
        function(
            ", params: ((param: 0, offset: [-1, 4], calls: ((callee: ^1, param: 0, offset: [0, 0]))))",
        ),
        function(
            ", allocs: ((versions: (none, cold), memProf: ((type: cold, stackIds: (1, 2))))), callsites: ((callee: null, clones: (0), stackIds: ()))",
        ),
        format!(
            "{module}^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: inline, sizeM1BitWidth: 0, inlineBits: 3), wpdResolutions: ((offset: 0, wpdRes: (kind: singleImpl, singleImplName: \"n\")))))\n"
        ),
        format!(
            "{module}^1 = gv: (guid: 3)\n^2 = typeidCompatibleVTable: (name: \"t\", summary: ((offset: 16, ^1)))\n"
        ),
        "^0 = flags: 8\n^1 = blockcount: 5\n".into(),
    ] {
        good(&text);
    }
    for (text, message) in [
        (
            function(", calls: ((callee: ^7))"),
            "there is no summary entry '^7'",
        ),
        (
            function(", insts: 1"),
            "one of funcFlags, calls, typeIdInfo, refs, params, allocs, callsites must stand here",
        ),
        (
            function(", calls: ((callee: ^1, hotness: warm))"),
            "one of unknown, cold, none, hot, critical must stand here",
        ),
        (
            module.replace("5)", "5, 6)"),
            "')' is missing in summary entry",
        ),
        (
            module.replace("path: \"a\", ", ""),
            "one of path must stand here",
        ),
        (
            "^0 = gv: (guid: \"x\")\n".into(),
            "a number must stand here",
        ),
        (
            "^0 = gv: (guid: 1, summaries: ())\n".into(),
            "one of function, variable, alias must stand here",
        ),
        ("^0 = flags: x\n".into(), "a number must stand here"),
    ] {
        assert_eq!(bad(&text).2, message, "{text}");
    }
}

/// Newer LLVM prints shortest decimals (`spec/real-cases`, `float_decimal`): the nearest value is meant.
#[test]
fn decimals_with_an_exponent_are_rounded() {
    let bits = |ty: &str, literal: &str| {
        let m = good(&format!("@g = global {ty} {literal}\n"));
        match m.header.constants.iter().next().map(|c| c.2.clone()) {
            Some(ConstantData::Float(bits)) => bits,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(bits("float", "4.471500e-02"), 0x3d37_2713);
    assert_eq!(bits("float", "-1.000000e-01"), 0xbdcc_cccd);
    assert_eq!(bits("half", "1.000000e-01"), 0x2e66);
    assert_eq!(bits("half", "1.000000e-07"), 0x0002);
    assert_eq!(bits("bfloat", "1.000000e-01"), 0x3dcd);
    assert_eq!(bits("double", "1.000000e-01"), 0x3fb9_9999_9999_999a);
    // LLVM 22 refuses what its printer would not write.
    bad("@g = global float 0.1\n");
    bad("@g = global half 1.000000e+09\n");
    bad("@g = global float 1.000000e+99\n");
}
