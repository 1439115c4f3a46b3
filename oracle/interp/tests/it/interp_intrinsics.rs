//! Every intrinsic form that device code uses runs, and those that are functions of bits give the bits that
//! LLVM's own folder gives.
#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support;

use support::{launch, main_with, value};
use tandem_interp::{Outcome, Schedule, Value};
use tandem_ir::FloatKind;

/// The declaration of a called function: the call without its values.
fn declaration(call: &str) -> String {
    let (head, rest) = call.split_once('(').unwrap();
    let types: Vec<&str> = rest
        .trim_end_matches(')')
        .split(", ")
        .filter(|a| !a.is_empty())
        .map(|a| a.rsplit_once(' ').unwrap().0)
        .collect();
    format!("declare {head}({})", types.join(", "))
}

/// A kernel of one warp that makes the call once.
fn runs(call: &str) -> Outcome {
    let result = if call.starts_with("void") {
        ""
    } else {
        "%r = "
    };
    let store = if call.contains("lifetime") {
        ""
    } else {
        "  store i64 0, ptr %p\n"
    };
    let text = format!(
        "@s = addrspace(3) global [64 x i32] zeroinitializer\n@d = addrspace(1) global [64 x i32] zeroinitializer\ndefine void @main(ptr %out) {{\n  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %p = alloca i64\n{store}  %c = icmp ult i32 %t, 7\n  {result}call {call}\n  ret void\n}}\ndeclare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n{}\n",
        if call.contains("sreg.tid.x(") {
            String::new()
        } else {
            declaration(call)
        }
    );
    launch(&text, 32, 1, Schedule::RoundRobin(1), true)
        .0
        .outcome
}

/// Families of device functions: names with alternatives in braces, and the call's types and values.
const FAMILIES: &[(&str, &str, &str)] = &[
    (
        "float",
        "nvvm.{add,mul}.{rn,rz,rm,rp}{,.ftz}.f",
        "float 1.5, float 2.5",
    ),
    (
        "double",
        "nvvm.{add,mul,div}.{rn,rz,rm,rp}.d",
        "double 1.5, double 2.5",
    ),
    (
        "float",
        "nvvm.add.{rn,rz,rm,rp}{,.ftz}.sat.f",
        "float 1.5, float 2.5",
    ),
    (
        "float",
        "nvvm.div.{rn,rz,rm,rp,approx}{,.ftz}.f",
        "float 1.5, float 2.5",
    ),
    ("float", "nvvm.div.full{,.ftz}", "float 1.5, float 2.5"),
    (
        "float",
        "nvvm.fma.{rn,rz,rm,rp}{,.ftz}{,.sat}.f",
        "float 1.5, float 2.5, float 1.0",
    ),
    (
        "double",
        "nvvm.fma.{rn,rz,rm,rp}.d",
        "double 1.5, double 2.5, double 1.0",
    ),
    (
        "half",
        "nvvm.fma.rn{,.ftz}{,.sat,.relu}.f16",
        "half 1.5, half 2.5, half 1.0",
    ),
    (
        "bfloat",
        "nvvm.fma.rn{,.relu}.bf16",
        "bfloat 1.5, bfloat 2.5, bfloat 1.0",
    ),
    (
        "<2 x half>",
        "nvvm.fma.rn{,.ftz}{,.sat,.relu}.f16x2",
        "<2 x half> zeroinitializer, <2 x half> zeroinitializer, <2 x half> zeroinitializer",
    ),
    ("float", "nvvm.fabs{,.ftz}.f32", "float -1.5"),
    ("double", "nvvm.fabs.f64", "double -1.5"),
    (
        "float",
        "nvvm.{floor,ceil,trunc,round,saturate}{,.ftz}.f",
        "float 1.5",
    ),
    (
        "double",
        "nvvm.{floor,ceil,trunc,round,saturate}.d",
        "double 1.5",
    ),
    (
        "float",
        "nvvm.sqrt.{rn,rz,rm,rp,approx}{,.ftz}.f",
        "float 2.0",
    ),
    ("float", "nvvm.sqrt.f", "float 2.0"),
    ("double", "nvvm.sqrt.{rn,rz,rm,rp}.d", "double 2.0"),
    ("float", "nvvm.rcp.{rn,rz,rm,rp}{,.ftz}.f", "float 3.0"),
    ("float", "nvvm.rcp.approx.ftz.f", "float 3.0"),
    (
        "double",
        "nvvm.rcp.{rn,rz,rm,rp,approx.ftz}.d",
        "double 3.0",
    ),
    (
        "float",
        "nvvm.{rsqrt,sin,cos,lg2}.approx{,.ftz}.f",
        "float 2.0",
    ),
    ("float", "nvvm.ex2.approx{,.ftz}.f32", "float 2.0"),
    ("float", "nvvm.ex2.approx{,.ftz}.f", "float 2.0"),
    (
        "float",
        "nvvm.{fmin,fmax}{,.ftz}{,.nan}{,.xorsign.abs}.f",
        "float 1.5, float -2.0",
    ),
    (
        "half",
        "nvvm.{fmin,fmax}{,.ftz}{,.nan}{,.xorsign.abs}.f16",
        "half 1.5, half -2.0",
    ),
    ("double", "nvvm.{fmin,fmax}.d", "double 1.5, double -2.0"),
    ("i32", "nvvm.f2{i,ui}.{rn,rz,rm,rp}{,.ftz}", "float 1.5"),
    ("i64", "nvvm.f2{ll,ull}.{rn,rz,rm,rp}{,.ftz}", "float 1.5"),
    ("i32", "nvvm.d2{i,ui}.{rn,rz,rm,rp}", "double 1.5"),
    ("i64", "nvvm.d2{ll,ull}.{rn,rz,rm,rp}", "double 1.5"),
    ("float", "nvvm.{i,ui}2f.{rn,rz,rm,rp}", "i32 -7"),
    ("float", "nvvm.{ll,ull}2f.{rn,rz,rm,rp}", "i64 -7"),
    ("double", "nvvm.{i,ui}2d.{rn,rz,rm,rp}", "i32 -7"),
    ("double", "nvvm.{ll,ull}2d.{rn,rz,rm,rp}", "i64 -7"),
    ("float", "nvvm.d2f.{rn,rz,rm,rp}{,.ftz}", "double 1.5"),
    ("i16", "nvvm.f2h.rn{,.ftz}", "float 1.5"),
    ("i32", "nvvm.d2i.{lo,hi}", "double 1.5"),
    ("double", "nvvm.lohi.i2d", "i32 1, i32 2"),
    ("i32", "nvvm.{mulhi,mul24}.{i,ui}", "i32 5, i32 6"),
    ("i64", "nvvm.mulhi.{ll,ull}", "i64 5, i64 6"),
    ("i32", "nvvm.sad.{i,ui}", "i32 5, i32 6, i32 7"),
    ("i32", "nvvm.prmt", "i32 5, i32 6, i32 7"),
    ("i32", "nvvm.{fshl,fshr}.clamp", "i32 5, i32 6, i32 40"),
    ("void", "nvvm.barrier.cta.sync{,.aligned}.all", "i32 0"),
    (
        "void",
        "nvvm.barrier.cta.sync{,.aligned}.count",
        "i32 0, i32 32",
    ),
    (
        "i1",
        "nvvm.barrier.cta.red.{and,or}{,.aligned}.all",
        "i32 0, i1 %c",
    ),
    (
        "i32",
        "nvvm.barrier.cta.red.popc{,.aligned}.all",
        "i32 0, i1 %c",
    ),
    ("void", "nvvm.bar.warp.sync", "i32 -1"),
    (
        "i32",
        "nvvm.shfl.sync.{idx,up,down,bfly}.i32",
        "i32 -1, i32 %t, i32 1, i32 31",
    ),
    (
        "float",
        "nvvm.shfl.sync.{idx,up,down,bfly}.f32",
        "i32 -1, float 1.0, i32 1, i32 31",
    ),
    (
        "{i32,i1}",
        "nvvm.shfl.sync.{idx,up,down,bfly}.i32p",
        "i32 -1, i32 %t, i32 1, i32 31",
    ),
    ("i1", "nvvm.vote.{all,any,uni}.sync", "i32 -1, i1 %c"),
    ("i32", "nvvm.vote.ballot.sync", "i32 -1, i1 %c"),
    ("i1", "nvvm.vote.{all,any,uni}", "i1 %c"),
    (
        "i32",
        "nvvm.{activemask,read.ptx.sreg.{laneid,warpid,nwarpid,warpsize,smid,clock}}",
        "",
    ),
    (
        "i32",
        "nvvm.read.ptx.sreg.{tid,ntid,ctaid,nctaid}.{x,y,z}",
        "",
    ),
    (
        "i32",
        "nvvm.read.ptx.sreg.{lanemask.{eq,le,lt,ge,gt},dynamic_smem_size}",
        "",
    ),
    ("i64", "nvvm.read.ptx.sreg.{clock64,globaltimer}", ""),
    (
        "i32",
        "nvvm.atomic.{add,exch,max,min,inc,dec,and,or,xor}.gen.i.{cta,sys}.i32.p0",
        "ptr %p, i32 3",
    ),
    (
        "i32",
        "nvvm.atomic.cas.gen.i.{cta,sys}.i32.p0",
        "ptr %p, i32 0, i32 3",
    ),
    (
        "float",
        "nvvm.atomic.add.gen.f.{cta,sys}.f32.p0",
        "ptr %p, float 3.0",
    ),
    (
        "i32",
        "nvvm.redux.sync.{add,umax,umin,max,min,and,or,xor}",
        "i32 %t, i32 -1",
    ),
];

/// Language-wide intrinsics, as calls.
const GENERAL: [&str; 25] = [
    "i32 @llvm.{smin,smax,umin,umax,fshl,clmul}.i32(i32 5, i32 6)",
    "i32 @llvm.{ctlz,cttz,abs}.i32(i32 5, i1 false)",
    "i32 @llvm.{ctpop,bswap,bitreverse}.i32(i32 5)",
    "i256 @llvm.{ctpop,bswap,bitreverse}.i256(i256 5)",
    "{i256,i1} @llvm.{s,u}{add,sub,mul}.with.overflow.i256(i256 5, i256 -1)",
    "i256 @llvm.{sadd,uadd,ssub,usub,sshl,ushl}.sat.i256(i256 5, i256 9)",
    "i256 @llvm.fsh{l,r}.i256(i256 5, i256 9, i256 300)",
    "i256 @llvm.clmul.i256(i256 5, i256 9)",
    "i8 @llvm.{s,u}cmp.i8.i256(i256 5, i256 9)",
    "i256 @llvm.vector.reduce.{add,mul,and,or,xor,smax,umin}.v2i256(<2 x i256> zeroinitializer)",
    "float @llvm.{copysign,minnum,maxnum,minimum,maximum,minimumnum,maximumnum}.f32(float 1.0, float -2.0)",
    "float @llvm.{nearbyint,rint,round,roundeven,trunc,floor,ceil,sqrt,fabs,exp2,log2,sin,cos}.f32(float 1.5)",
    "float @llvm.{fma,fmuladd}.f32(float 1.0, float -2.0, float 4.0)",
    "i256 @llvm.fpto{s,u}i.sat.i256.f32(float 1.5)",
    "void @llvm.lifetime.{start,end}.p0(ptr %p)",
    "void @llvm.{memcpy,memmove}.p0.p0.i64(ptr %p, ptr %out, i64 4, i1 false)",
    "void @llvm.memset.p0.i64(ptr %p, i8 3, i64 4, i1 false)",
    "i32 @llvm.expect.i32(i32 %t, i32 1)",
    "i32 @llvm.expect.with.probability.i32(i32 %t, i32 1, double 0.5)",
    "i1 @llvm.is.constant.i32(i32 %t)",
    "i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)",
    "ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -8)",
    "i1 @llvm.is.fpclass.f32(float 1.0, i32 3)",
    "void @llvm.assume(i1 true)",
    "ptr @llvm.stacksave.p0()",
];

/// All names that a pattern with alternatives in braces stands for.
fn expand(pattern: &str) -> Vec<String> {
    let Some(start) = pattern.find('{') else {
        return vec![pattern.to_owned()];
    };
    let (mut depth, mut cuts) = (0, vec![start]);
    for (i, c) in pattern.char_indices().skip(start) {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 1 => cuts.push(i),
            _ => {}
        }
        if depth == 0 {
            cuts.push(i);
            break;
        }
    }
    let (head, tail) = (&pattern[..start], &pattern[cuts[cuts.len() - 1] + 1..]);
    let options = cuts.windows(2).map(|w| &pattern[w[0] + 1..w[1]]);
    options
        .flat_map(|o| expand(&format!("{head}{o}{tail}")))
        .collect()
}

#[test]
fn every_form_of_the_device_runs() {
    let mut wrong = Vec::new();
    let mut forms = 0;
    for &(ty, pattern, args) in FAMILIES {
        for name in expand(pattern) {
            forms += 1;
            let o = runs(&format!("{ty} @llvm.{name}({args})"));
            if !o.is_returned() {
                wrong.push(format!("{name}: {o}"));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {forms}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    assert!(forms > 250, "{forms}");
}

#[test]
fn every_general_form_runs() {
    let mut wrong = Vec::new();
    for pattern in GENERAL {
        let (ty, rest) = pattern.split_once(" @").unwrap();
        let (name, args) = rest.split_once('(').unwrap();
        for name in expand(name) {
            let args = if name.starts_with("llvm.fshl.i32") {
                "i32 1, i32 5, i32 6)"
            } else {
                args
            };
            let o = runs(&format!("{ty} @{name}({args}"));
            if !o.is_returned() {
                wrong.push(format!("{name}: {o}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_has_no_certain_definition_is_refused() {
    for call in [
        "i32 @llvm.nvvm.reflect(ptr %p)",
        "void @llvm.nvvm.exit()",
        "{ <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %p, i32 16)",
    ] {
        let o = runs(call);
        assert!(
            matches!(&o, Outcome::Unsupported(u) if u.construct.contains("llvm.nvvm")),
            "{call}: {o}"
        );
    }
}

/// True if a call in a function of its own gives a constant; any NaN is as good as another.
fn gives(call: &str, want: &str) -> bool {
    let ty = call.split(' ').next().unwrap();
    let test = match ty {
        "float" | "double" => {
            let w = if ty == "float" { "i32" } else { "i64" };
            format!(
                "  %b = bitcast {ty} %r to {w}\n  %k = bitcast {ty} {want} to {w}\n  %same = icmp eq {w} %b, %k\n  %x = fcmp uno {ty} %r, 0.0\n  %y = fcmp uno {ty} {want}, 0.0\n  %nan = and i1 %x, %y\n  %c = or i1 %same, %nan\n"
            )
        }
        _ => format!("  %c = icmp eq {ty} %r, {want}\n"),
    };
    let text = format!(
        "define i1 @main() {{\n  %r = call {call}\n{test}  ret i1 %c\n}}\n{}\n",
        declaration(call)
    );
    value(&text) == Value::int(1, 1)
}

#[test]
fn device_functions_give_the_bits_of_llvms_folder() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../corpus/interp/device-folds.txt"
    );
    let text = std::fs::read_to_string(path).unwrap();
    let lines: Vec<&str> = text.lines().filter(|l| !l.starts_with(';')).collect();
    assert!(lines.len() > 300, "{}", lines.len());
    let wrong: Vec<&str> = lines
        .into_iter()
        .filter(|l| {
            let (call, want) = l.split_once(" = ").unwrap();
            !gives(call, want)
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn directed_roots_and_clamped_results_are_exact() {
    for (call, want) in [
        // The nearest root of 2 is below it in float and above it in double.
        (
            "float @llvm.nvvm.sqrt.rn.f(float 2.0)",
            "0x3FF6A09E60000000",
        ),
        (
            "float @llvm.nvvm.sqrt.rp.f(float 2.0)",
            "0x3FF6A09E80000000",
        ),
        (
            "float @llvm.nvvm.sqrt.rz.f(float 2.0)",
            "0x3FF6A09E60000000",
        ),
        (
            "double @llvm.nvvm.sqrt.rn.d(double 2.0)",
            "0x3FF6A09E667F3BCD",
        ),
        (
            "double @llvm.nvvm.sqrt.rm.d(double 2.0)",
            "0x3FF6A09E667F3BCC",
        ),
        ("double @llvm.nvvm.sqrt.rp.d(double 4.0)", "2.0"),
        ("float @llvm.nvvm.add.rn.sat.f(float 1.0, float 2.0)", "1.0"),
        (
            "float @llvm.nvvm.add.rn.sat.f(float 1.0, float 0x7FF8000000000000)",
            "0.0",
        ),
        ("float @llvm.nvvm.i2f.rz(i32 16777219)", "16777218.0"),
        ("float @llvm.nvvm.i2f.rp(i32 16777217)", "16777218.0"),
        ("float @llvm.nvvm.d2f.rm(double 0x3FF0000000000001)", "1.0"),
        (
            "float @llvm.nvvm.d2f.rp(double 0x3FF0000000000001)",
            "0x3FF0000020000000",
        ),
        ("i16 @llvm.nvvm.f2h.rn(float 1.5)", "15872"),
        (
            "half @llvm.nvvm.fma.rn.relu.f16(half 1.0, half -2.0, half 1.0)",
            "0.0",
        ),
        (
            "float @llvm.nvvm.fmin.xorsign.abs.f(float -3.0, float 2.0)",
            "-2.0",
        ),
    ] {
        let half = call.starts_with("half");
        let ok = if half {
            eval_call(call)
                == Value::Float {
                    kind: FloatKind::Half,
                    bits: 0,
                }
        } else {
            gives(call, want)
        };
        assert!(ok, "{call}");
    }
}

/// The value of a call.
fn eval_call(call: &str) -> Value {
    let ty = call.split(' ').next().unwrap();
    value(&format!(
        "define {ty} @main() {{\n  %r = call {call}\n  ret {ty} %r\n}}\n{}\n",
        declaration(call)
    ))
}

/// LangRef, "Parameter Attributes": what a call says of its arguments holds for intrinsics that only compute, each argument
/// for itself.
#[test]
fn conditions_on_arguments_of_operations() {
    let said = |first: &str, second: &str, x: i64| {
        let text = format!(
            "declare i8 @llvm.smin.i8(i8, i8)\ndefine i8 @main(i8 %x) {{\n  \
             %r = call i8 @llvm.smin.i8(i8 {first} %x, i8 {second} %x)\n  ret i8 %r\n}}\n"
        );
        let x = Value::Int {
            width: 8,
            bits: x as u128,
        };
        main_with(&text, &[x]).outcome
    };
    let five = Value::Int { width: 8, bits: 5 };
    let range = "range(i8 0, 4)";
    assert_eq!(
        said(range, "", 3),
        Outcome::Returned(Some(Value::Int { width: 8, bits: 3 }))
    );
    assert_eq!(said(range, "", 5), Outcome::Returned(Some(Value::Poison)));
    assert_eq!(said("", range, 5), Outcome::Returned(Some(Value::Poison)));
    assert_eq!(said("noundef", "noundef", 5), Outcome::Returned(Some(five)));
    assert!(said(&format!("noundef {range}"), "", 5).ub().is_some());
    // The value itself is no poison: the other argument's condition says nothing of it.
    assert_eq!(
        said(range, "noundef", 5),
        Outcome::Returned(Some(Value::Poison))
    );
    assert_eq!(
        said("noundef", range, 5),
        Outcome::Returned(Some(Value::Poison))
    );
}

#[test]
fn ptrmask_works_lane_by_lane_and_keeps_what_is_above_the_index() {
    let text = |mask: &str| {
        format!(
            "target datalayout = \"p1:64:64:64:32\"
define <2 x i64> @main() {{
  %p = inttoptr <2 x i64> <i64 81985529216486895, i64 81985529216486895> to <2 x ptr addrspace(1)>
  %r = call <2 x ptr addrspace(1)> @llvm.ptrmask.v2p1.v2i32(<2 x ptr addrspace(1)> %p, <2 x i32> {mask})
  %v = ptrtoint <2 x ptr addrspace(1)> %r to <2 x i64>
  ret <2 x i64> %v
}}"
        )
    };
    let lanes = |mask: &str| match value(&text(mask)) {
        Value::Elements(v) => v,
        v => panic!("{v}"),
    };
    assert!(lanes("poison").iter().all(|v| *v == Value::Poison));
    let kept = |low: u64| Value::int(64, 0x0123_4567_0000_0000 | u128::from(low));
    let of = lanes("<i32 -16, i32 255>");
    assert_eq!(of, [kept(0x89ab_cde0), kept(0xef)]);
}

#[test]
fn a_length_of_more_than_64_bits_counts_with_all_its_bits() {
    let outcome = |n: &str| {
        runs(&format!(
            "void @llvm.memset.p0.i128(ptr %p, i8 3, i128 {n}, i1 false)"
        ))
    };
    assert!(matches!(outcome("8"), Outcome::Returned(_)));
    // 2^64 is not 0, nor is 2^64 + 1 one byte.
    for n in ["18446744073709551616", "18446744073709551617"] {
        let text = format!("{:?}", outcome(n));
        assert!(text.contains("OutOfBounds"), "{n}: {text}");
    }
}
