//! Families of templates of instruction selection: one instruction at many widths and formats, held against LLVM IR in both forms.

#![allow(clippy::unwrap_used)]

use crate::cli_support::{Folder, tandem};
use crate::reference_selection::{HEADER, judged, shown};
use tandem::judge::selection::Form;
use tandem_ir::Module;
use tandem_ir::machine::text::{Style, print};
use tandem_ir::text::parse;
use tandem_optimized::codegen::CodegenOptions;
use tandem_optimized::driver::ptx::{GenerateError, generate};
use tandem_optimized::options::Options as Settings;

/// Judges a text by both forms; nothing may differ.
fn family(name: &str, body: &str) {
    let module = parse(format!("{HEADER}{body}").as_bytes(), name).unwrap();
    let wrong = findings(name, module);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is found of a module by both forms. The reference has to select all of it; where production refuses functions, it is
/// judged on the others.
pub fn findings(name: &str, module: Module) -> Vec<String> {
    let report = judged(&module, name, &[Form::Reference], 12);
    assert!(
        report.unsupported.is_empty(),
        "{name}: {:?}",
        report.unsupported
    );
    assert!(report.functions > 0, "{name}");
    let mut wrong = shown(&report);
    let mut rest = module;
    let settings = (CodegenOptions::default(), Settings::default());
    if let Err(GenerateError::Unsupported(all)) = generate(&rest, &settings.0, &settings.1) {
        for u in all {
            rest.erase_function(u.global);
        }
    }
    let theirs = judged(&rest, name, &[Form::Production], 12);
    wrong.extend(shown(&theirs));
    println!(
        "{name}: reference {} functions, {} inputs; production {}, {}",
        report.functions, report.inputs, theirs.functions, theirs.inputs
    );
    wrong
}

/// The interpreter of LLVM IR does not run functions with variable arguments: the PTX of each form is run, and gives what the
/// source says.
#[test]
fn lists_of_variable_arguments_are_read_as_they_were_written() {
    let folder = Folder::new();
    let text = std::fs::read_to_string("tests/selection/lists.ll").unwrap();
    let module = parse(text.as_bytes(), "lists").unwrap();
    let settings = (CodegenOptions::default(), Settings::default());
    let production = generate(&module, &settings.0, &settings.1).unwrap();
    let reference = tandem_reference::selection::select(&module, &Default::default()).unwrap();
    for (name, made) in [("production", &production), ("reference", &reference)] {
        let file = folder.write(&format!("{name}.ptx"), print(made, Style::Keep));
        // (5 + 1000 + 250) * 3 - 1000
        let args = ["b32:5", "b64:1000", "b32:3"].map(|a| ["--arg", a]);
        let mut words = vec!["run", file.as_str(), "--function", "use"];
        words.extend(args.iter().flatten());
        let ran = tandem(&words);
        let said = format!("{}{}", ran.out, ran.err);
        assert!(said.contains("returned b64 2765"), "{name}: {said}");
    }
}

/// What is asked of calls is that the PTX is well formed.
#[test]
fn variable_arguments() {
    let text = "define i32 @first(i32 %n, ...) {
  %r = add i32 %n, 1
  ret i32 %r
}
define i32 @calls(i32 %x, i64 %y, double %z, <4 x float> %v, i8 %c) {
  %a = call i32 (i32, ...) @first(i32 %x, i64 %y, i8 %c, double %z, <4 x float> %v, i1 true)
  %b = call i32 (i32, ...) @first(i32 %a)
  ret i32 %b
}
";
    let module = parse(format!("{HEADER}{text}").as_bytes(), "variable").unwrap();
    for form in [Form::Production, Form::Reference] {
        let report = judged(&module, "variable", &[form], 12);
        assert!(report.unsupported.is_empty(), "{:?}", report.unsupported);
        assert_eq!(shown(&report), Vec::<String>::new());
        assert_eq!(report.functions, 2);
    }
}

const WIDTHS: [u32; 15] = [1, 2, 7, 8, 13, 16, 24, 32, 33, 48, 64, 65, 96, 127, 128];
const FORMATS: [(&str, &str); 4] = [
    ("half", "f16"),
    ("bfloat", "bf16"),
    ("float", "f32"),
    ("double", "f64"),
];

/// A function of an operation on operands of one type.
fn binary(out: &mut String, name: &str, op: &str, ty: &str, result: &str) {
    out.push_str(&format!(
        "define {result} @{name}({ty} %a, {ty} %b) {{\n  %r = {op} {ty} %a, %b\n  ret {result} %r\n}}\n"
    ));
}

/// A function that calls an intrinsic with its own parameters, and what declares that.
fn intrinsic(out: &mut String, name: &str, callee: &str, result: &str, types: &[&str]) {
    let list = types.join(", ");
    let params: Vec<String> = types
        .iter()
        .zip('a'..)
        .map(|(t, n)| format!("{t} %{n}"))
        .collect();
    let params = params.join(", ");
    out.push_str(&format!(
        "declare {result} @{callee}({list})\ndefine {result} @{name}({params}) {{\n  %r = call {result} @{callee}({params})\n  ret {result} %r\n}}\n"
    ));
}

#[test]
fn integer_arithmetic_at_many_widths() {
    let mut out = String::new();
    for w in WIDTHS {
        let ty = format!("i{w}");
        for op in [
            "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr",
        ] {
            binary(&mut out, &format!("{op}{w}"), op, &ty, &ty);
        }
        for op in ["shl", "lshr", "ashr"] {
            let amount = if w > 64 {
                format!("and i{w} %b, {}", w - 1)
            } else {
                format!("urem i{w} %b, {w}")
            };
            if w > 1 {
                out.push_str(&format!("define i{w} @{op}_in_{w}(i{w} %a, i{w} %b) {{\n  %m = {amount}\n  %r = {op} i{w} %a, %m\n  ret i{w} %r\n}}\n"));
            }
        }
        for op in ["udiv", "sdiv", "urem", "srem"] {
            if w <= 64 {
                binary(&mut out, &format!("{op}{w}"), op, &ty, &ty);
            }
        }
    }
    family("integers", &out);
}

#[test]
fn comparisons_at_many_widths() {
    let mut out = String::new();
    for how in [
        "eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle",
    ] {
        for w in WIDTHS {
            out.push_str(&format!("define i1 @{how}{w}(i{w} %a, i{w} %b) {{\n  %g = add i{w} %a, %b\n  %r = icmp {how} i{w} %g, %b\n  ret i1 %r\n}}\n"));
        }
        binary(
            &mut out,
            &format!("{how}p"),
            &format!("icmp {how}"),
            "ptr",
            "i1",
        );
    }
    family("icmp", &out);
}

#[test]
fn conversions_of_integers_between_widths() {
    let mut out = String::new();
    for a in WIDTHS {
        for b in WIDTHS.into_iter().filter(|b| a < *b) {
            out.push_str(&format!("define i{b} @z{a}_{b}(i{a} %a) {{\n  %g = add i{a} %a, %a\n  %r = zext i{a} %g to i{b}\n  ret i{b} %r\n}}\n"));
            out.push_str(&format!("define i{b} @s{a}_{b}(i{a} %a) {{\n  %g = add i{a} %a, 1\n  %r = sext i{a} %g to i{b}\n  ret i{b} %r\n}}\n"));
            out.push_str(&format!("define i{a} @t{b}_{a}(i{b} %a) {{\n  %r = trunc i{b} %a to i{a}\n  ret i{a} %r\n}}\n"));
        }
    }
    family("widths", &out);
}

#[test]
fn floating_point_arithmetic_and_conversions() {
    let mut out = String::new();
    let predicates = "false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true";
    for (ty, short) in FORMATS {
        for op in ["fadd", "fsub", "fmul", "fdiv"] {
            binary(&mut out, &format!("{op}_{ty}"), op, ty, ty);
        }
        for how in predicates.split(' ') {
            binary(
                &mut out,
                &format!("{how}_{ty}"),
                &format!("fcmp {how}"),
                ty,
                "i1",
            );
        }
        out.push_str(&format!(
            "define {ty} @neg_{ty}({ty} %a) {{\n  %r = fneg {ty} %a\n  ret {ty} %r\n}}\n"
        ));
        for w in [1, 7, 8, 16, 24, 32, 33, 64] {
            for op in ["sitofp", "uitofp"] {
                out.push_str(&format!("define {ty} @{op}{w}_{ty}(i{w} %a) {{\n  %r = {op} i{w} %a to {ty}\n  ret {ty} %r\n}}\n"));
            }
            for op in ["fptosi", "fptoui"] {
                out.push_str(&format!("define i{w} @{op}{w}_{ty}({ty} %a) {{\n  %r = {op} {ty} %a to i{w}\n  ret i{w} %r\n}}\n"));
                let result = format!("i{w}");
                intrinsic(
                    &mut out,
                    &format!("{op}_sat{w}_{ty}"),
                    &format!("llvm.{op}.sat.i{w}.{short}"),
                    &result,
                    &[ty],
                );
            }
        }
    }
    for (a, b) in [
        ("half", "float"),
        ("half", "double"),
        ("bfloat", "float"),
        ("bfloat", "double"),
        ("float", "double"),
    ] {
        out.push_str(&format!(
            "define {b} @up_{a}_{b}({a} %a) {{\n  %r = fpext {a} %a to {b}\n  ret {b} %r\n}}\n"
        ));
        out.push_str(&format!(
            "define {a} @down_{b}_{a}({b} %a) {{\n  %r = fptrunc {b} %a to {a}\n  ret {a} %r\n}}\n"
        ));
    }
    family("floats", &out);
}

#[test]
fn intrinsics_on_floats() {
    let mut out = String::new();
    for (ty, short) in FORMATS {
        for op in "fabs sqrt floor ceil trunc rint nearbyint roundeven round".split(' ') {
            intrinsic(
                &mut out,
                &format!("{op}_{ty}"),
                &format!("llvm.{op}.{short}"),
                ty,
                &[ty],
            );
        }
        for op in "copysign minnum maxnum minimum maximum minimumnum maximumnum".split(' ') {
            intrinsic(
                &mut out,
                &format!("{op}_{ty}"),
                &format!("llvm.{op}.{short}"),
                ty,
                &[ty; 2],
            );
        }
        for op in ["fma", "fmuladd"] {
            intrinsic(
                &mut out,
                &format!("{op}_{ty}"),
                &format!("llvm.{op}.{short}"),
                ty,
                &[ty; 3],
            );
        }
    }
    out.push_str("define float @contracted(float %a, float %b, float %c) {\n  %m = fmul contract float %a, %b\n  %r = fadd contract float %m, %c\n  ret float %r\n}\n");
    family("float intrinsics", &out);
}

#[test]
fn intrinsics_on_integers() {
    let mut out = String::new();
    for w in [2, 7, 8, 13, 16, 24, 32, 33, 48, 64] {
        let ty = &*format!("i{w}");
        for op in ["ctpop", "bitreverse"] {
            intrinsic(
                &mut out,
                &format!("{op}{w}"),
                &format!("llvm.{op}.{ty}"),
                ty,
                &[ty],
            );
        }
        for op in ["ctlz", "cttz", "abs"] {
            out.push_str(&format!("declare {ty} @llvm.{op}.{ty}({ty}, i1)\ndefine {ty} @{op}{w}({ty} %a) {{\n  %g = add {ty} %a, %a\n  %r = call {ty} @llvm.{op}.{ty}({ty} %g, i1 false)\n  ret {ty} %r\n}}\n"));
        }
        for op in ["fshl", "fshr"] {
            intrinsic(
                &mut out,
                &format!("{op}{w}"),
                &format!("llvm.{op}.{ty}"),
                ty,
                &[ty; 3],
            );
        }
        for op in [
            "uadd.sat", "sadd.sat", "usub.sat", "ssub.sat", "smin", "smax", "umin", "umax",
        ] {
            intrinsic(
                &mut out,
                &format!("{op}{w}"),
                &format!("llvm.{op}.{ty}"),
                ty,
                &[ty; 2],
            );
        }
        for op in ["uadd", "sadd", "usub", "ssub", "umul", "smul"] {
            if op.ends_with("mul") && (33..64).contains(&w) {
                continue;
            }
            let callee = format!("llvm.{op}.with.overflow.{ty}");
            out.push_str(&format!("declare {{ {ty}, i1 }} @{callee}({ty}, {ty})\n"));
            for (n, of) in [ty, "i1"].iter().enumerate() {
                out.push_str(&format!("define {of} @{op}_{n}_{w}({ty} %a, {ty} %b) {{\n  %r = call {{ {ty}, i1 }} @{callee}({ty} %a, {ty} %b)\n  %o = extractvalue {{ {ty}, i1 }} %r, {n}\n  ret {of} %o\n}}\n"));
            }
        }
        for op in ["scmp", "ucmp"] {
            intrinsic(
                &mut out,
                &format!("{op}{w}"),
                &format!("llvm.{op}.i8.{ty}"),
                "i8",
                &[ty; 2],
            );
        }
        if w % 16 == 0 {
            intrinsic(
                &mut out,
                &format!("bswap{w}"),
                &format!("llvm.bswap.{ty}"),
                ty,
                &[ty],
            );
        }
    }
    family("integer intrinsics", &out);
}

#[test]
fn memory_parameters_and_results_of_many_types() {
    let types = "i1|i7|i8|i13|i16|i24|i32|i33|i48|i64|i65|i128|half|bfloat|float|double|ptr|{ i8, i32, i1, [2 x i16], i64 }|<{ i8, i32, double }>|<4 x i8>|<3 x i32>|<2 x half>|<4 x float>|<2 x i64>|[3 x { i8, i16 }]";
    let mut out = String::new();
    for (n, t) in types.split('|').enumerate() {
        for (k, align) in ["", ", align 1"].into_iter().enumerate() {
            let kinds: &[&str] = if n < 17 { &["", "volatile "] } else { &[""] };
            for (v, volatile) in kinds.iter().enumerate() {
                out.push_str(&format!("define void @copy{n}_{k}_{v}(ptr %p, ptr %q) {{\n  %v = load {volatile}{t}, ptr %p{align}\n  store {volatile}{t} %v, ptr %q{align}\n  ret void\n}}\n"));
            }
        }
        if t == "i65" {
            // Production leaves the end of such a result open, which the interpreter takes for the whole.
            continue;
        }
        out.push_str(&format!(
            "define {t} @give{n}({t} %v) {{\n  ret {t} %v\n}}\n"
        ));
        out.push_str(&format!("define void @call{n}(ptr %p, ptr %q) {{\n  %v = load {t}, ptr %p\n  %r = call {t} @give{n}({t} %v)\n  store {t} %r, ptr %q\n  ret void\n}}\n"));
        out.push_str(&format!("define ptx_kernel void @kernel{n}({t} %v, ptr %q) {{\n  store {t} %v, ptr %q\n  ret void\n}}\n"));
        out.push_str(&format!("define void @frame{n}(ptr %p, ptr %q, i32 %n) {{\n  %s = alloca [3 x {t}]\n  %m = urem i32 %n, 3\n  %e = getelementptr [3 x {t}], ptr %s, i32 0, i32 %m\n  %v = load {t}, ptr %p\n  store {t} %v, ptr %e\n  %f = getelementptr {t}, ptr %s, i32 %m\n  %x = load {t}, ptr %f\n  store {t} %x, ptr %q\n  ret void\n}}\n"));
    }
    family("memory", &out);
}

#[test]
fn atomic_operations() {
    let mut out = String::new();
    for w in [8, 16, 32, 64] {
        let ops =
            "xchg add sub and nand or xor max min umax umin uinc_wrap udec_wrap usub_cond usub_sat";
        for op in ops.split(' ') {
            let orders: &[&str] = if op == "add" {
                &["monotonic", "acq_rel", "seq_cst"]
            } else {
                &["monotonic"]
            };
            for order in orders {
                out.push_str(&format!("define i{w} @{op}{w}_{order}(ptr %p, i{w} %v) {{\n  %r = atomicrmw {op} ptr %p, i{w} %v {order}\n  ret i{w} %r\n}}\n"));
            }
        }
        for (n, order) in ["monotonic monotonic", "seq_cst seq_cst", "release acquire"]
            .iter()
            .enumerate()
        {
            out.push_str(&format!("define i1 @swap{w}_{n}(ptr %p, i{w} %b) {{\n  %a = load i{w}, ptr %p\n  %r = cmpxchg ptr %p, i{w} %a, i{w} %b {order}\n  %x = extractvalue {{ i{w}, i1 }} %r, 1\n  ret i1 %x\n}}\n"));
            out.push_str(&format!("define i{w} @fail{w}_{n}(ptr %p, i{w} %a, i{w} %b) {{\n  %r = cmpxchg ptr %p, i{w} %a, i{w} %b {order}\n  %x = extractvalue {{ i{w}, i1 }} %r, 0\n  ret i{w} %x\n}}\n"));
        }
        for order in ["unordered", "monotonic", "acquire", "seq_cst"] {
            out.push_str(&format!("define i{w} @load{w}_{order}(ptr %p) {{\n  %r = load atomic i{w}, ptr %p {order}, align {}\n  ret i{w} %r\n}}\n", w / 8));
        }
        for order in ["unordered", "monotonic", "release", "seq_cst"] {
            out.push_str(&format!("define void @store{w}_{order}(ptr %p, i{w} %v) {{\n  store atomic i{w} %v, ptr %p syncscope(\"device\") {order}, align {}\n  ret void\n}}\n", w / 8));
        }
    }
    for (ty, _) in FORMATS {
        for op in "fadd fsub fmax fmin fmaximum fminimum xchg".split(' ') {
            out.push_str(&format!("define {ty} @{op}_{ty}(ptr %p, {ty} %v) {{\n  %r = atomicrmw {op} ptr %p, {ty} %v monotonic\n  ret {ty} %r\n}}\n"));
        }
    }
    family("atomics", &out);
}

#[test]
fn vectors() {
    let mut out = String::new();
    for (t, n) in [
        ("i8", 4),
        ("i32", 3),
        ("half", 2),
        ("float", 4),
        ("i128", 2),
        ("i64", 2),
        ("i16", 8),
    ] {
        let v = format!("<{n} x {t}>");
        let k = format!("{t}_{n}");
        let float = matches!(t, "half" | "float");
        let (op, cmp) = if float {
            ("fadd", "fcmp olt")
        } else {
            ("add", "icmp slt")
        };
        let mask: Vec<String> = (0..n)
            .map(|j| format!("i32 {}", (3 * j + 1) % (2 * n)))
            .collect();
        binary(&mut out, &format!("add_{k}"), op, &v, &v);
        out.push_str(&format!("define {t} @get_{k}({v} %v, i32 %i) {{\n  %m = urem i32 %i, {n}\n  %r = extractelement {v} %v, i32 %m\n  ret {t} %r\n}}\n"));
        out.push_str(&format!("define {v} @put_{k}({v} %v, {t} %e, i32 %i) {{\n  %m = urem i32 %i, {n}\n  %r = insertelement {v} %v, {t} %e, i32 %m\n  ret {v} %r\n}}\n"));
        out.push_str(&format!("define {v} @mix_{k}({v} %v, {v} %w) {{\n  %r = shufflevector {v} %v, {v} %w, <{n} x i32> <{}>\n  ret {v} %r\n}}\n", mask.join(", ")));
        out.push_str(&format!("define {v} @least_{k}({v} %v, {v} %w) {{\n  %c = {cmp} {v} %v, %w\n  %r = select <{n} x i1> %c, {v} %v, {v} %w\n  ret {v} %r\n}}\n"));
    }
    for (a, b) in [
        ("<4 x i8>", "i32"),
        ("i32", "<4 x i8>"),
        ("double", "<2 x i32>"),
        ("<4 x float>", "i128"),
        ("i128", "<8 x i16>"),
        ("float", "i32"),
    ] {
        let n = out.len();
        out.push_str(&format!(
            "define {b} @cast{n}({a} %v) {{\n  %r = bitcast {a} %v to {b}\n  ret {b} %r\n}}\n"
        ));
    }
    out.push_str("define i8 @mask(<8 x i16> %v, <8 x i16> %w) {\n  %c = icmp ult <8 x i16> %v, %w\n  %r = bitcast <8 x i1> %c to i8\n  ret i8 %r\n}\n");
    intrinsic(
        &mut out,
        "sum",
        "llvm.vector.reduce.add.v4i32",
        "i32",
        &["<4 x i32>"],
    );
    intrinsic(
        &mut out,
        "most",
        "llvm.vector.reduce.smax.v4i8",
        "i8",
        &["<4 x i8>"],
    );
    intrinsic(
        &mut out,
        "fsum",
        "llvm.vector.reduce.fadd.v4f32",
        "float",
        &["float", "<4 x float>"],
    );
    intrinsic(
        &mut out,
        "clamp",
        "llvm.uadd.sat.v4i8",
        "<4 x i8>",
        &["<4 x i8>"; 2],
    );
    family("vectors", &out);
}
